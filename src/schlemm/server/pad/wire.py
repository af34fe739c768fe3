"""What is said over HTTP about a score pad: what is written on it, and what is to be.

The key travels in the bodies of requests and behind the ``#`` of the link, never in a path or a query.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from schlemm.core.seats import Seat, Vulnerability
from schlemm.match.state.place import Room
from schlemm.match.state.plan import Measure
from schlemm.scoring.forms.settle import Rounding
from schlemm.server.circle.wire import Name, ProposalView, StandingLine
from schlemm.server.common.messages import Message, Reason
from schlemm.server.protocol.match import ByTeam
from schlemm.server.protocol.sheet import SheetView, StepView
from schlemm.server.table.house_rules import HouseRulesChoice

PadForm: TypeAlias = Literal["rubber", "robber4", "match"]
Seats: TypeAlias = Annotated[list[Annotated[int, Meta(ge=0, le=100)]], Meta(min_length=4, max_length=4)]
"""Which of the people sits North, East, South and West."""


class OpenPad(Message, frozen=True):
    """POST /api/pads: begin a pad."""

    form: PadForm
    people: Annotated[list[Name], Meta(min_length=2, max_length=12)]
    """The players: the first four sit North, East, South, West, unless ``seated`` says otherwise; or two teams."""
    name: Name = ""
    """What it is called; nothing: after the day."""
    seated: Seats | None = None
    dealer: Seat = Seat.NORTH
    boards: Annotated[int, Meta(ge=1, le=64)] = 8
    """Of a match."""
    measure: Measure = Measure.TOTAL_POINTS
    """What decides a match."""
    rules: HouseRulesChoice = HouseRulesChoice()
    stake: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    rounding: Rounding = Rounding.NONE


class NewPad(Message, frozen=True):
    """The answer, also of POST /api/pads/{pad}/join: the pad; the browser's secret comes in a cookie."""

    pad: str


class WrittenEntry(Message, frozen=True):
    """What is written of one deal."""

    result: Annotated[str, Meta(max_length=12)]
    """Such as ``4SXE+1``; ``P`` if passed out."""
    held_by: Seat | None = None
    """Who held honours."""
    held: Literal[0, 4, 5] = 0
    board: Annotated[int, Meta(ge=0, le=64)] = 0
    room: Room = Room.OPEN


class PadCommand(Message, frozen=True):
    """What every change carries: the version of the pad it was made in view of."""

    seen: int


class WriteDown(PadCommand, frozen=True, tag="write"):
    """Write a deal down."""

    entry: WrittenEntry
    id: Annotated[str, Meta(max_length=64)] = ""
    """What the sender calls it: sent again under it after its answer was lost, it is written once."""


class Correct(PadCommand, frozen=True, tag="correct"):
    """Put another entry into the place of one, or strike it out."""

    round: int
    at: int
    entry: WrittenEntry | None = None


class TakeBackEntry(PadCommand, frozen=True, tag="undo"):
    """Take the last change back."""


class NamePerson(PadCommand, frozen=True, tag="name"):
    """Somebody comes along (``at`` is the number of all), or is called otherwise."""

    at: int
    name: Name


class StopRound(PadCommand, frozen=True, tag="stop"):
    """Settle what was played so far."""


class BeginRound(PadCommand, frozen=True, tag="begin"):
    """Begin the next rubber or robber."""

    seated: Seats
    dealer: Seat = Seat.NORTH


PadChange = WriteDown | Correct | TakeBackEntry | NamePerson | StopRound | BeginRound


class RoundView(Message, frozen=True):
    """A rubber or robber of the pad."""

    date: str
    seated: dict[Seat, int]
    """Which of the people sits where."""
    dealer: Seat
    """Who deals the next deal."""
    entries: list[WrittenEntry]
    sheet: SheetView


class PadTableView(Message, frozen=True):
    """A board at one of the tables of a match."""

    entry: WrittenEntry
    at: int
    """Which of the entries."""
    points: int
    """For North-South."""
    steps: list[StepView]


class PadBoardView(Message, frozen=True):
    """A board of a match."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    tables: list[PadTableView | None]
    difference: int | None
    """By which the first team is ahead; ``None`` before both tables have played it."""
    imps: int | None
    earned: ByTeam | None
    """By the measure: IMPs, points, or halves of a board; ``A`` is the first team."""
    total: int | None
    """By which the first team is ahead so far, in the unit of the measure."""


class PadView(Message, frozen=True):
    """GET /api/pads/{pad}: the pad as it stands."""

    pad: str
    version: int
    name: str
    form: PadForm
    measure: Measure
    """What decides a match."""
    honours: bool
    """Whether honours count."""
    link: str
    """Path of the link for everybody at the table."""
    people: list[str]
    rounds: list[RoundView]
    """Of a rubber or robber of four."""
    boards: list[PadBoardView]
    """Of a match."""
    over: bool
    """Whether nothing more can be written before the next round begins."""
    victory_points: list[int] | None
    """Of both teams, in hundredths, once a match is over that IMPs decide."""
    may_undo: bool
    standing: list[StandingLine]
    next: ProposalView
    """Who might play the next round, and where."""
    left: int | None
    """How many times more something can be corrected or undone, once that is few."""


class PadAnswer(Message, frozen=True):
    """The answer of POST /api/pads/{pad}: the pad as it stands now; ``why`` if nothing was changed."""

    view: PadView
    why: Reason | None = None
