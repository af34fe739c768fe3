"""What is said over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from schlemm.bots.goals.wish import Goal, GoalKind, Size
from schlemm.bots.level import Level
from schlemm.core.laws import FirstCaller
from schlemm.core.seats import Seat, Side
from schlemm.scoring.forms.robber_of_four import VulnerabilityOrder
from schlemm.scoring.forms.settle import Rounding
from schlemm.server.common.messages import ClockMinutes, FormName, Message, Reason, TypedName
from schlemm.server.protocol.match import MatchLine
from schlemm.table.state.settings import Ceremony, LookingBack, PartnerDeclares, Shuffler, Tempo


class HouseRulesChoice(Message, frozen=True):
    """House rules the host may pick before the first deal (``domain.md`` B); the defaults are the Laws."""

    first_caller: FirstCaller = FirstCaller.DEALER
    must_beat: bool = False
    simple_doubling: bool = False
    honours: bool | None = None
    """``None``: as the form has it (rubber yes, robber of four no)."""
    vulnerability: VulnerabilityOrder = VulnerabilityOrder.DEALER
    """Who is vulnerable in deals two and three of a robber of four."""
    scoring: Literal["each", "classic"] = "each"
    """Robber of four: every deal by itself, or part scores carried over."""


class OpenTable(Message, frozen=True):
    """POST /api/tables: open a table with the person at one seat and bots at the others."""

    form: Literal["robber4", "rubber", "minibridge"]
    name: TypedName = ""
    """The person's name; empty: the catalogue's word for you."""
    seat: Seat = Seat.SOUTH
    rules: HouseRulesChoice = HouseRulesChoice()
    tempo: Tempo = Tempo.CALM
    partner_declares: PartnerDeclares = PartnerDeclares.PLAY
    stake: int = 0
    rounding: Rounding = Rounding.NONE
    minutes: ClockMinutes = 0
    looking_back: LookingBack = LookingBack.FREELY
    """How long auction and last trick may be looked at during the play."""
    ceremony: Ceremony = Ceremony.OFF
    shuffler: Shuffler = Shuffler.TWO
    system: Annotated[str, Meta(max_length=400)] = ""
    """What the person's side bids, such as ``forum/notrump=16-18``; empty: the bots' own."""
    their_system: Annotated[str, Meta(max_length=400)] = ""
    """What the opponents bid."""
    level: Level = Level.CLUB
    """How well the bots play their cards."""
    newcomer: bool = False
    """Mini-bridge: whether the person plays their first game, in which they declare the first two boards."""
    company: Annotated[list[Seat], Meta(max_length=4)] = field(default_factory=list)
    """Seats kept for people; with any, the table waits for them, and the host starts."""


class OpenGoal(Message, frozen=True):
    """POST /api/goals: open a table to practise the play of the cards; the person sits South."""

    goal: Goal
    size: Size | None = None
    """How high the contract shall be; ``None`` for any."""
    kind: GoalKind | None = None
    """Whether it shall have trumps; ``None`` if it does not matter."""
    name: TypedName = ""
    tempo: Tempo = Tempo.CALM
    level: Level = Level.CLUB
    """How well the bots play their cards."""


class TableOpened(Message, frozen=True):
    """The answer, also of POST /api/tables/{table}/again, /api/goals and /api/goals/{table}/next: where the table is.

    The seat's secret travels in a cookie that no script can read.
    """

    table: str


class TableSummary(Message, frozen=True):
    """GET /api/tables?ids=a,b: one of the person's own tables, for "go on where you stopped"."""

    table: str
    form: FormName
    deal: int
    deals: int
    totals: dict[Side, int]
    us: Side
    over: bool
    others: list[str]
    """Names of the other people at the table."""
    goal: Goal | None = None
    """What is practised there, if anything."""
    match: MatchLine | None = None
    """The match that the table belongs to, if it does; ``table`` is then where the person sits in it now."""


class Problem(Message, frozen=True):
    """Any HTTP error, as JSON."""

    why: Reason
