"""The lines of the protocol as values, those of the players and those of the table manager."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability


class Scoring(Enum):
    """What a match is scored by, as version 19 says it behind the teams."""

    IMPS = "IMP"
    MATCHPOINTS = "MP"


class ReadyTopic(Enum):
    """What a player can be ready for, apart from calls and cards of others."""

    TEAMS = "teams"
    START = "start"
    DEAL = "deal"
    CARDS = "cards"
    DUMMY = "dummy"


@dataclass(frozen=True, slots=True)
class Connecting:
    """The first line of a player.

    Attributes:
        team: Its name; partners give the same.
        seat: Where it wants to sit; ``None`` for anywhere.
        version: The version of the protocol that it speaks.
    """

    team: str
    seat: Seat | None
    version: int


@dataclass(frozen=True, slots=True)
class Ready:
    """A player is ready for one of the topics."""

    seat: Seat
    topic: ReadyTopic


@dataclass(frozen=True, slots=True)
class ReadyForCall:
    """A player is ready for somebody's call."""

    seat: Seat
    caller: Seat


@dataclass(frozen=True, slots=True)
class ReadyForCard:
    """A player is ready for somebody's card.

    Attributes:
        seat: Who is ready.
        player: Whose card; ``None`` where the line says dummy's.
        trick: To which trick, from 1.
    """

    seat: Seat
    player: Seat | None
    trick: int


@dataclass(frozen=True, slots=True)
class CallNote:
    """What is said of a call.

    Attributes:
        is_alert: Whether the call is alerted; else it is only explained.
        text: The explanation; empty after a bare alert.
    """

    is_alert: bool
    text: str = ""


@dataclass(frozen=True, slots=True)
class CallLine:
    """A call, from its player or passed on to the others."""

    seat: Seat
    call: Call
    note: CallNote | None = None


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card, from its player or passed on to the others; dummy's cards come from declarer in dummy's name.

    Attributes:
        seat: From whose hand.
        card: The card.
        text: What is said of it, such as a signal's meaning.
    """

    seat: Seat
    card: Card
    text: str = ""


@dataclass(frozen=True, slots=True)
class Seated:
    """The table manager has given a player its seat."""

    seat: Seat
    team: str


@dataclass(frozen=True, slots=True)
class Teams:
    """Who plays whom.

    Attributes:
        names: The team of each side.
        scoring: What it is played by; told in version 19.
    """

    names: BySide[str]
    scoring: Scoring | None = None


@dataclass(frozen=True, slots=True)
class StartOfBoard:
    """A board begins; one that is under way is given up."""


@dataclass(frozen=True, slots=True)
class BoardConditions:
    """Number, dealer and vulnerability of the board."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability


@dataclass(frozen=True, slots=True)
class CardsOf:
    """Somebody's cards.

    Attributes:
        seat: Whose; ``None`` for dummy's.
        hand: All of them.
    """

    seat: Seat | None
    hand: Hand


@dataclass(frozen=True, slots=True)
class ToLead:
    """Who leads to the next trick; ``None`` for dummy."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Timing:
    """How long both sides have thought, in seconds.

    Attributes:
        board: On the last board.
        total: On all.
    """

    board: BySide[int]
    total: BySide[int]


@dataclass(frozen=True, slots=True)
class EndOfSession:
    """All boards are played."""


@dataclass(frozen=True, slots=True)
class Explain:
    """The table manager asks a player what somebody's call means; the answer is a line of free text."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Unknown:
    """Any other line: of another dialect, or a sentence about an error."""

    text: str


Message: TypeAlias = (
    Connecting
    | Ready
    | ReadyForCall
    | ReadyForCard
    | CallLine
    | CardLine
    | Seated
    | Teams
    | StartOfBoard
    | BoardConditions
    | CardsOf
    | ToLead
    | Timing
    | EndOfSession
    | Explain
    | Unknown
)
"""Any line."""
