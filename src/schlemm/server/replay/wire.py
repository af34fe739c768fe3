"""What is said over HTTP about boards that are gone through again, ours and those of files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from schlemm.bots.level import Level
from schlemm.core.seats import Seat, Vulnerability
from schlemm.server.common.messages import Message, Said, TypedName
from schlemm.server.protocol.comparison import RecordView, SpokenView
from schlemm.server.protocol.server import MeaningView
from schlemm.server.protocol.view import HandView
from schlemm.table.state.face import Face
from schlemm.table.state.settings import Tempo

LONGEST_FILE = 1 << 20
"""Bytes of a file that is read: some thousand boards."""
LONGEST_PACKED = 12_000
"""Characters of a board in an address."""

PackedBoard = Annotated[str, Meta(max_length=LONGEST_PACKED, pattern="^[A-Za-z0-9_-]+$")]
"""A board of a file as an address holds it: its PBN, deflated, in letters that addresses take as they are."""


class ReplayCosts(Message, frozen=True):
    """A board with open cards: what was possible, and what each card cost its side."""

    cards: list[int]
    """In tricks, from the opening lead."""
    par: int
    """Points of North and South."""
    par_results: list[str]
    """How the best auction and the best play of both sides end, such as ``4SXE-1``; ``P`` for no contract."""
    tricks: dict[Seat, dict[str, int]]
    """What each declarer takes in each denomination (``C D H S NT``) with best play of all."""


class BoardMeanings(Message, frozen=True):
    """GET /api/games/{game}/boards/{number}/meanings: what the calls of a board that is over meant."""

    calls: list[MeaningView]
    """Of each call, as its bidder's system reads it with all cards open."""
    spoken: list[SpokenView]
    """What the players told their opponents about their calls in words of their own."""


class FileProblem(Message, frozen=True):
    """Something in a file that could not be read."""

    line: int
    column: int
    board: str | None
    """As the file names it."""
    said: Said


class FileLine(Message, frozen=True):
    """A board of a file in one line."""

    number: int | None
    room: str
    """``Open`` or ``Closed`` where the file has both tables of a match; else empty."""
    event: str
    players: dict[Seat, str]
    contract: str | None
    """Such as ``4SXE``; ``P`` if passed out."""
    result: str | None
    """Such as ``4SXE+1``."""
    calls: int
    cards: int
    packed: str | None
    """What its address holds; ``None`` if it is too long for one."""


class FileRead(Message, frozen=True):
    """POST /api/replay/file, a text with boards in PBN, LIN or another format: what could be read and what not."""

    kind: str
    """Its format, such as ``pbn``."""
    boards: list[FileLine]
    more: int
    """How many boards there are besides, which are not told."""
    problems: list[FileProblem]
    more_problems: int


class BoardToOpen(Message, frozen=True):
    """POST /api/replay/board and /api/replay/costs: a board of a file, as its address holds it."""

    board: PackedBoard


class NoteView(Message, frozen=True):
    """What a file says that a call or a card means."""

    index: int
    """Which call, or card of the play, counted from 0."""
    text: str


class RemarkView(Message, frozen=True):
    """A remark of a file in words."""

    what: Literal["board", "call", "card"]
    after: int
    """Behind how many calls, or cards of the play."""
    text: str


class ReplayedBoard(Message, frozen=True):
    """A board of a file, ready to be gone through; what the file does not tell is missing."""

    number: int | None
    dealer: Seat | None
    vulnerability: Vulnerability | None
    event: str
    room: str
    players: dict[Seat, str]
    first: Seat
    """Who calls first."""
    hands: list[HandView]
    """As they were dealt, as far as they are given."""
    contract: str | None
    result: str | None
    record: RecordView
    notes: list[NoteView]
    """Of calls."""
    card_notes: list[NoteView]
    remarks: list[RemarkView]
    problems: list[FileProblem]
    whole: bool
    """Whether all four hands are given, so that it can be reckoned and played."""


class GoOnFrom(Message, frozen=True):
    """POST /api/replay/tables: open a table that goes on from a moment of a board, with bots at the other seats."""

    seat: Seat
    calls: Annotated[int, Meta(ge=0, le=400)]
    """How many calls are made as before ..."""
    cards: Annotated[int, Meta(ge=0, le=52)]
    """... and how many cards."""
    game: Annotated[str, Meta(max_length=64)] = ""
    """The asker's game ..."""
    number: int = 0
    """... and its board ..."""
    room: int = 0
    """... at this table of a match: 1, 2, or 0 for the asker's own; or:"""
    board: PackedBoard | None = None
    """A board of a file."""
    name: TypedName = ""
    face: Face | None = None
    """The picture beside the name, if one was chosen."""
    tempo: Tempo = Tempo.CALM
    level: Level = Level.CLUB
    """How well the bots play their cards."""
