"""The score sheet on the wire, and what a hand is worth: every number with what it is made of."""

from __future__ import annotations

from msgspec import field

from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.core.sentence import Fact
from schlemm.evaluation.points import Scheme
from schlemm.scoring.items import SheetPlace
from schlemm.scoring.sums import SumCode
from schlemm.server.common.messages import FormName, Message


class AddendView(Message, frozen=True):
    """One part of a count: what for (a catalogue code with arguments), and how many points."""

    code: str
    points: int
    args: dict[str, Fact] = field(default_factory=dict)


class PointsView(Message, frozen=True):
    """A count of a hand by one scheme: ``figure``, ``length`` or ``shortness``."""

    scheme: Scheme
    points: int
    addends: list[AddendView]


class HandStrengthView(Message, frozen=True):
    """Figure points and those of a scheme of distribution in one number."""

    scheme: Scheme
    """``length`` or ``shortness``."""
    with_trumps: int
    in_notrump: int


class ValuationView(Message, frozen=True):
    """The reader's own thirteen cards, counted."""

    shape: str
    """Such as ``5-4-3-1``."""
    shape_class: str
    """Catalogue code of the class."""
    strength: str
    """Catalogue code of the strength by figure points."""
    losers: int
    counts: list[PointsView]
    strengths: list[HandStrengthView]
    counted_by: Scheme
    """How the reader's system counts distribution: ``length`` or ``shortness``."""


class StepView(Message, frozen=True):
    """One step of a score: what it is for, its points, and the sum that it is part of."""

    code: str
    points: int
    sum: SumCode | None
    """``None`` of a step that credits nobody."""
    args: dict[str, Fact] = field(default_factory=dict)


class EntryView(Message, frozen=True):
    """A number on the score sheet, with the steps it is made of."""

    side: Side
    line: SheetPlace
    """Above or below the line in a rubber, ``none`` elsewhere."""
    points: int
    steps: list[StepView]


class FateView(Message, frozen=True):
    """What became of a contract, so that nobody has to read it from the notation of a result."""

    declarer: Seat
    tricks: int
    """What declarer's side took."""
    margin: int
    """So many more than the contract wanted; below 0 it went down by so many."""


class SheetLineView(Message, frozen=True):
    """One line of the score sheet."""

    kind: str
    """``board``, ``passed-out``, ``rubber-bonus``, ``unfinished``, ``game-line`` …"""
    deal: int
    vulnerability: Vulnerability | None
    result: str | None
    """Such as ``4SXE+1``."""
    fate: FateView | None
    """``None`` of a board that was passed out, and of a line that is no board."""
    entries: list[EntryView]
    board: int = 0
    """Its number over all that were dealt, as its page has it; 0 of a line that is no board."""


class SettlementView(Message, frozen=True):
    """What the result is worth at the agreed stake."""

    winner: Side | None
    """``None``: a tie."""
    difference: int
    rounded: int
    """In points."""
    amount: int
    """In hundredths of the agreed unit."""


class LeftView(Message, frozen=True):
    """A person who has played and left for good."""

    seat: Seat
    name: str
    deal: int
    """Number of the last deal that was begun before they left."""


class SheetView(Message, frozen=True):
    """The score sheet."""

    form: FormName
    rules: list[str]
    """Codes of the house rules in force."""
    lines: list[SheetLineView]
    totals: dict[Side, int]
    below: dict[Side, int]
    """Part score towards the next game, in forms that have one."""
    games: dict[Side, int]
    over: bool
    settlement: SettlementView | None
    upcoming: list[Vulnerability]
    """Vulnerability of the deals still to come, where it is known beforehand."""
    left: list[LeftView] = field(default_factory=list)
    """Who has played besides those who sit here now."""
    habits: list[str] = field(default_factory=list)
    """Codes of what was agreed besides, which no score depends on."""
