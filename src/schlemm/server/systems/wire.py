"""What is said over HTTP about bidding systems: their agreements, and their book as codes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from schlemm.bidding.rules.rule import Force
from schlemm.server.common.messages import SYSTEM_TEXT, Message, Said


class Agreement(Message, frozen=True):
    """One thing that partners agree on; ``choices`` are values as a system's name writes them."""

    name: str
    value: str
    usual: str
    """What the system in the box has there."""
    choices: list[str]
    """What could be agreed instead; of a range of points (``15-17``) any other may be written too."""


class BookCall(Message, frozen=True):
    """One call of an auction."""

    call: str
    said: list[Said]
    """What it shows, sentence by sentence."""
    reasons: list[Said]
    """The different kinds of hands that make it, where there are several."""
    force: Force
    artificial: bool


class BookCase(Message, frozen=True):
    """What is called after an auction, whose dealer is North."""

    auction: list[str]
    likewise: list[list[str]]
    """Auctions of the same kind with other suits, answered alike."""
    calls: list[BookCall]


class BookPage(Message, frozen=True):
    """A table of the system."""

    pattern: str
    closed: bool
    """Whether nothing else is bid there; otherwise natural bids follow."""
    cases: list[BookCase]


class BookExample(Message, frozen=True):
    """A hand, or the part of it that matters, as in PBN, and the card that it plays."""

    hand: str
    card: str


class BookRule(Message, frozen=True):
    """A rule of leading or signalling."""

    said: Said
    examples: list[BookExample]


class BookChapter(Message, frozen=True):
    """A topic of the system: tables of calls, or rules for cards."""

    topic: str
    pages: list[BookPage]
    rules: list[BookRule]


class BookPart(Message, frozen=True):
    """Chapters that belong together; ``part-`` and the name is the title."""

    name: str
    topics: list[str]


class SystemCard(Message, frozen=True):
    """GET /api/systems, one of a list: a system in the box, or one that a package brings, whose name is its text."""

    name: str
    agreements: list[Agreement]
    topics: list[str]


class SystemBook(Message, frozen=True):
    """POST /api/systems/{name}?topic=…: a system's agreements and contents, and the chapter that is named."""

    name: str
    """The system's name as it is written; changes that change nothing are left out."""
    agreements: list[Agreement]
    parts: list[BookPart]
    """All its chapters, as they are read."""
    chapters: list[BookChapter]
    """The one that was named, or none: a whole book takes seconds to write."""


class TypedSystem(Message, frozen=True):
    """POST /api/system-texts: the text of a system, and the chapter of its book that is wanted."""

    text: Annotated[str, Meta(max_length=SYSTEM_TEXT)]
    topic: Annotated[str, Meta(max_length=200)] = ""


class FaultView(Message, frozen=True):
    """Something that is wrong with a text."""

    line: int
    column: int
    said: Said
    detail: str
    """The fault in English, for somebody who knows the language of systems; may be empty."""


class SystemRead(Message, frozen=True):
    """What is made of a text: what is wrong with it, or its book."""

    faults: list[FaultView]
    book: SystemBook | None
    """Its name is the name of the system, by which tables are opened."""
