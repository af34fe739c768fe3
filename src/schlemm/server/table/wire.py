"""What is said over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from schlemm.bots.level import Level
from schlemm.core.goal import Goal
from schlemm.core.seats import Seat, Side
from schlemm.scoring.forms.settle import Rounding
from schlemm.server.common.messages import ClockMinutes, FormName, Message, SystemChoice, TypedName
from schlemm.server.protocol.match import MatchLine
from schlemm.server.table.house_rules import HouseRulesChoice
from schlemm.table.state.face import Face
from schlemm.table.state.settings import (
    Ceremony,
    CeremonyDeals,
    LookingBack,
    PartnerDeclares,
    Shuffler,
    Tempo,
)


class OpenTable(Message, frozen=True):
    """POST /api/tables: open a table with the person at one seat and bots at the others."""

    form: Literal["robber4", "rubber", "minibridge"]
    name: TypedName = ""
    """The person's name; empty: the catalogue's word for you."""
    face: Face | None = None
    """The picture beside the name, if one was chosen."""
    seat: Seat = Seat.SOUTH
    dealer: Seat = Seat.NORTH
    """Who deals first; a newcomer to mini-bridge deals the first two boards whoever this is."""
    draw: bool = False
    """Whether cards are cut for seats and first deal at once, among bots too; the table then waits for its host."""
    rules: HouseRulesChoice = HouseRulesChoice()
    tempo: Tempo = Tempo.CALM
    partner_declares: PartnerDeclares = PartnerDeclares.PLAY
    stake: int = 0
    rounding: Rounding = Rounding.NONE
    minutes: ClockMinutes = 0
    looking_back: LookingBack = LookingBack.FREELY
    """How long auction and last trick may be looked at during the play."""
    ceremony: Ceremony = Ceremony.OFF
    ceremony_deals: CeremonyDeals = CeremonyDeals.EVERY
    """Which deals the ceremony is played for."""
    shuffler: Shuffler = Shuffler.TWO
    system: SystemChoice = ""
    """What the person's side bids, such as ``forum/notrump=16-18`` or ``text/…``; empty: the bots' own."""
    their_system: SystemChoice = ""
    """What the opponents bid."""
    level: Level = Level.CLUB
    """How well the bots play their cards."""
    newcomer: bool = False
    """Mini-bridge: whether the person plays their first game, in which they declare the first two boards."""
    company: Annotated[list[Seat], Meta(max_length=4)] = field(default_factory=list)
    """Seats kept for people; with any, the table waits for them, and the host starts."""


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
    replayed: bool = False
    """Whether a board that was played before goes on differently there."""
    match: MatchLine | None = None
    """The match that the table belongs to, if it does; ``table`` is then where the person sits in it now."""


class BotTablesLeft(Message, frozen=True):
    """GET /api/bot-tables: at how many more tables bots act for people of one connection."""

    most: int
    """At how many at the same time."""
    left: int | None
    """At how many more, where these are few."""
