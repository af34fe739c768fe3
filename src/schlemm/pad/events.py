"""What can happen to a score pad."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from schlemm.core.seats import BySeat, Seat
from schlemm.match.state.plan import Measure
from schlemm.pad.pad import PadEntry
from schlemm.scoring.forms.settle import Stake
from schlemm.table.state.forms import Form


@dataclass(frozen=True, slots=True)
class PadOpened:
    """A pad was begun; always the first event.

    Attributes:
        name: What it is called.
        invite: The secret that its key follows from.
        writer: Hash of the secret of the browser that has begun it.
        form: The form of scoring with its house rules; for a match, its boards.
        stake: What is paid for.
        people: Names of the players, in a match of both teams.
        seated: Which of them sits where at first.
        dealer: Who deals first.
        date: The evening, as ``2026-11-19``.
        measure: What decides, in a match.
    """

    name: str
    invite: str
    writer: str
    form: Form
    stake: Stake
    people: tuple[str, ...]
    seated: BySeat[int]
    dealer: Seat
    date: str
    measure: Measure = Measure.IMPS


@dataclass(frozen=True, slots=True)
class WriterJoined:
    """Another browser may write, the one whose secret has this hash."""

    secret: str


@dataclass(frozen=True, slots=True)
class Entered:
    """A deal was written down."""

    entry: PadEntry


@dataclass(frozen=True, slots=True)
class Corrected:
    """An entry was replaced by another, or struck out.

    Attributes:
        round: In which of the rounds, counted from 0.
        at: Which of its entries, counted from 0.
        entry: What stands there now; ``None`` if nothing does.
    """

    round: int
    at: int
    entry: PadEntry | None


@dataclass(frozen=True, slots=True)
class PersonNamed:
    """Somebody came along, or is called otherwise.

    Attributes:
        at: Which of the people, counted from 0; the number of all for somebody new.
        name: Their name.
    """

    at: int
    name: str


@dataclass(frozen=True, slots=True)
class RoundStopped:
    """What was played is settled early."""


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """The next rubber or robber begins.

    Attributes:
        seated: Which of the people sits where.
        dealer: Who deals first.
        date: The evening, as ``2026-11-19``.
    """

    seated: BySeat[int]
    dealer: Seat
    date: str


@dataclass(frozen=True, slots=True)
class EntryTakenBack:
    """The last change was taken back."""


PadEvent: TypeAlias = (
    PadOpened | WriterJoined | Entered | Corrected | PersonNamed | RoundStopped | RoundBegun | EntryTakenBack
)

PAD_EVENTS: Final[Mapping[str, type[PadEvent]]] = {
    "PadOpened": PadOpened,
    "WriterJoined": WriterJoined,
    "Entered": Entered,
    "Corrected": Corrected,
    "PersonNamed": PersonNamed,
    "RoundStopped": RoundStopped,
    "RoundBegun": RoundBegun,
    "Undone": EntryTakenBack,
}
"""The events by the names under which they are kept: these stay, whatever a class comes to be called."""
