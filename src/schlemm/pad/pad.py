"""A score pad as it stands: who plays, what was written down, and what can be undone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.contract import Result
from schlemm.core.seats import BySeat, Seat
from schlemm.match.state.place import Room
from schlemm.match.state.plan import Measure
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.settle import Stake
from schlemm.table.state.forms import Form

UNDOABLE: Final = 20
"""How many of the last changes can be undone."""


@dataclass(frozen=True, slots=True)
class Held:
    """Honours in one hand, as they are called out at the table.

    Attributes:
        seat: Who held them.
        count: 4 or 5; four aces in notrump are 4.
    """

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class PadEntry:
    """What was written down of one deal.

    Attributes:
        result: How it ended.
        held: Honours that were called out.
        board: Its number, in a match; else 0.
        room: At which table, in a match.
    """

    result: Result
    held: Held | None = None
    board: int = 0
    room: Room = Room.OPEN


@dataclass(frozen=True, slots=True)
class Round:
    """A rubber, a robber of four, or a match.

    Attributes:
        date: The evening on which it was begun, as ``2026-11-19``.
        dealer: Who dealt first.
        seated: Which of the people sat where; in a match which team, at the first table.
        entries: What was written down, in the order of writing.
        stopped: Whether it was settled early.
    """

    date: str
    dealer: Seat
    seated: BySeat[int]
    entries: tuple[PadEntry, ...] = ()
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Notes:
    """All that changes by writing, and is undone by undoing.

    Attributes:
        people: The names of the players, in a match of both teams.
        rounds: What was played, in its order; the last one goes on.
    """

    people: tuple[str, ...]
    rounds: tuple[Round, ...]

    @property
    def current(self) -> Round:
        """The one that is written into."""
        return self.rounds[-1]


@dataclass(frozen=True, slots=True)
class Pad:
    """A pad after its first ``version`` events.

    Attributes:
        id: Its name in links.
        version: How many events it has seen.
        name: What it is called.
        invite: The secret that its key follows from.
        form: The form of scoring with its house rules; for a match, its boards.
        stake: What is paid for.
        writers: Hashes of the secrets of the browsers that may write.
        notes: What is written.
        past: What was written before each of the last changes, the latest last.
        slips: How often something was corrected, undone or called otherwise.
        measure: What decides, in a match.
    """

    id: str
    version: int
    name: str
    invite: str
    form: Form
    stake: Stake
    writers: tuple[str, ...]
    notes: Notes
    past: tuple[Notes, ...] = ()
    slips: int = 0
    measure: Measure = Measure.IMPS

    @property
    def boards(self) -> int:
        """How many boards a match has; 0 if it is none."""
        return self.form.boards if isinstance(self.form, DuplicateForm) else 0
