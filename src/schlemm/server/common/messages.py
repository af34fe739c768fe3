"""What all messages are made of.

Letters are canonical everywhere (``NESW``, ``SHDC``, ``AKQJT``; calls ``P X XX 1C … 7NT``; cards ``SA``), texts
are codes with arguments: only the browser makes words of them. No message has room for a card that its reader may
not see.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from schlemm.core.sentence import Fact

BODY: Final = 16_384
"""The longest message: of the body of a request, and on a socket, in bytes."""

SYSTEM_TEXT: Final = 64_000
"""The longest text of a bidding system, in bytes (``core.bot_name``)."""

SystemChoice = Annotated[str, Meta(max_length=2 * SYSTEM_TEXT)]
"""The name of a system, which may be its whole text."""

SYSTEMS_BODY: Final = 8 * SYSTEM_TEXT
"""The longest body of a request that names systems, in bytes: two texts, and what else is said."""

FormName = Literal["robber4", "rubber", "boards", "minibridge"]

Phase = Literal["waiting", "auction", "naming", "play", "claim", "finished-here", "result", "closed"]
"""``finished-here``: the other table of the match has yet to finish the board, and its cards stay face down;
``naming``: in mini-bridge declarer names the contract."""


ClockMinutes = Literal[0, 5, 7, 10]
"""How long the people of a side may take over a board; 0: no clock."""
TypedName = Annotated[str, Meta(max_length=2000)]
"""A name as somebody typed it: one that is too long is refused in words."""


class Message(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """How all messages are written: named fields in camel case, never changed.

    One that comes with a field that it does not have is malformed: a wish that is passed over in silence, such as a
    house rule with a slip in its name, would be taken for granted.
    """


class Said(Message, frozen=True):
    """A text as the code of a catalogue's message and its arguments."""

    code: str
    args: dict[str, Fact] = field(default_factory=dict)


class Reason(Message, frozen=True):
    """Why something may not be done; ``law`` where the Laws say so."""

    code: str
    args: dict[str, Fact] = field(default_factory=dict)
    law: str | None = None


class Problem(Message, frozen=True):
    """Any HTTP error, as JSON."""

    why: Reason
