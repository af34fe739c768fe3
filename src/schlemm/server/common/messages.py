"""What all messages are made of.

Letters are canonical everywhere (``NESW``, ``SHDC``, ``AKQJT``; calls ``P X XX 1C … 7NT``; cards ``SA``), texts
are codes with arguments: only the browser makes words of them. No message has room for a card that its reader may
not see.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

SeatLetter = Literal["N", "E", "S", "W"]
SuitLetter = Literal["C", "D", "H", "S"]
SideLetters = Literal["NS", "EW"]
StatementName = Literal["none", "top-cards", "trumps-first", "cross-ruff"]
"""The line of play that goes with a claim."""

AnnouncementName = Literal["points", "contract"]
"""What is announced in mini-bridge and waits until it is read."""
FormName = Literal["robber4", "rubber", "boards", "minibridge"]

Phase = Literal["waiting", "auction", "naming", "play", "claim", "finished-here", "result", "closed"]
"""``finished-here``: the other table of the match has yet to finish the board, and its cards stay face down;
``naming``: in mini-bridge declarer names the contract."""

ChatLine = Literal[
    "chat-good-evening",
    "chat-good-luck",
    "chat-thanks-partner",
    "chat-moment",
    "chat-back-again",
    "chat-sorry",
    "chat-well-bid",
    "chat-well-played",
    "chat-bad-luck",
    "chat-thanks",
    "chat-another",
    "chat-good-night",
]
"""The lines that players can say to each other: ids of the catalogues."""
LookingBackName = Literal["laws", "next-lead", "freely"]
"""How long auction and last trick may be looked at: as the Laws have it, until the next lead, on request."""

Force = Literal["none", "request", "round", "game"]
Goal = Literal["part-score", "game", "small-slam", "grand-slam"]
GoalName = Literal["make", "beat", "overtricks"]
"""What somebody practises with the cards: as declarer to make the contract, as defender to beat it, as declarer to take
as many tricks as there are."""
ClockMinutes = Literal[0, 5, 7, 10]
"""How long the people of a side may take over a board; 0: no clock."""
CeremonyName = Literal["off", "singly", "packets"]
"""Whether the dealing is played at the table, and whether cards are dealt singly then, or in threes and a four."""
ShufflerName = Literal["two", "dealer"]
"""Who shuffles then: North the blue pack and South the red one, or the dealer."""
Repeated = Literal["take-back", "claim", "line", "explanation", "seat", "settings", "spectator", "leading"]
"""What can be done on one board so often and no more."""
Argument = str | int
TypedName = Annotated[str, Meta(max_length=2000)]
"""A name as somebody typed it: one that is too long is refused in words."""


class Message(Struct, frozen=True, rename="camel"):
    """How all messages are written: named fields in camel case, never changed."""


class Said(Message, frozen=True):
    """A text as the code of a catalogue's message and its arguments."""

    code: str
    args: dict[str, Argument] = field(default_factory=dict)


class Reason(Message, frozen=True):
    """Why something may not be done; ``law`` where the Laws say so."""

    code: str
    args: dict[str, Argument] = field(default_factory=dict)
    law: str | None = None
