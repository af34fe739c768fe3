"""Teams of four: two tables, eight places, the same boards.

A place is the number of the table and the seat, such as ``1N``. Team A sits North-South at table 1 and East-West at
table 2, team B the other way round.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from schlemm.bot_match.contestants import Team
from schlemm.bots.level import Level
from schlemm.core.seats import Seat
from schlemm.match.state.plan import Half, Measure, Order
from schlemm.match.state.teams import Colour
from schlemm.server.common.messages import ClockMinutes, Message, SystemChoice, TypedName
from schlemm.server.protocol.sheet import FateView
from schlemm.table.state.face import Face
from schlemm.table.state.settings import PartnerDeclares, Tempo

PlaceName = Literal["1N", "1E", "1S", "1W", "2N", "2E", "2S", "2W"]
BoardCount = Literal[4, 8, 16, 24, 32]

ByRoom: TypeAlias = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""A number for table 1 and one for table 2."""
ByTeam: TypeAlias = dict[Team, int]


class TeamChoice(Message, frozen=True):
    """A team as the host wants it."""

    colour: Colour
    name: TypedName = ""
    system: SystemChoice = ""
    """What the team bids, such as ``forum/notrump=16-18`` or ``text/…``; empty: the bots' own."""
    level: Level = Level.CLUB
    """How well its bots play their cards."""


class OpenMatch(Message, frozen=True):
    """POST /api/matches: open a match with the person at one place and bots at the others."""

    boards: BoardCount = 4
    measure: Measure = Measure.TOTAL_POINTS
    order: Order = Order.AT_ONCE
    half: Half = Half.STAY
    a: TeamChoice = TeamChoice(Colour.BLUE)
    b: TeamChoice = TeamChoice(Colour.RED)
    name: TypedName = ""
    """The person's name; empty: the catalogue's word for you."""
    face: Face | None = None
    """The picture beside the name, if one was chosen."""
    place: PlaceName = "1S"
    company: Annotated[list[PlaceName], Meta(max_length=8)] = field(default_factory=list)
    """Places kept for people; with any, the match waits for them, and the host starts."""
    tempo: Tempo = Tempo.CALM
    partner_declares: PartnerDeclares = PartnerDeclares.PLAY
    minutes: ClockMinutes = 0


class NewMatch(Message, frozen=True):
    """The answer: the match, and the table and seat of the person who opened it."""

    match: str
    table: str
    seat: Seat


class PlanView(Message, frozen=True):
    """What is agreed about a match."""

    boards: BoardCount
    measure: Measure
    order: Order
    half: Half


class TeamView(Message, frozen=True):
    """A team."""

    team: Team
    name: str
    """Empty if it has given itself none."""
    colour: Colour
    captain: PlaceName
    """Where its captain sits; where that is a bot, the host decides for the team."""


class PlaceView(Message, frozen=True):
    """Who sits at a place of the match."""

    place: PlaceName
    team: Team
    name: str
    human: bool
    here: bool
    """Whether the person is connected; always true for a bot."""
    away: bool
    """Whether a bot stands in for the person until they are back."""
    kept: bool
    """Whether the place, a bot's for now, is kept for a person who has not come yet."""
    face: Face | None = None
    """The picture that they have chosen, if they have."""


class SubstitutionView(Message, frozen=True):
    """At a place another has gone on for a player, or a bot has, or the player is back."""

    place: PlaceName
    board: int
    """Number of the board that was played there, or was to come."""
    left: str
    came: str
    stands_in: bool
    """Whether a bot plays for a person (``came`` is the person's name) who may come back."""


class StandingView(Message, frozen=True):
    """How a match stands over the boards that both tables have finished."""

    boards: int
    total: ByTeam
    """By the measure of the match: IMPs, points, or halves of a board."""
    difference: int
    """Points of team A."""
    imps: int
    """IMPs of team A."""
    victory_points: ByTeam | None
    """In hundredths; once the match is over, and if IMPs decide it."""
    leader: Team | None
    """Who is ahead, or has won; ``None`` for a tie."""


class LineUpView(Message, frozen=True):
    """Who meets in a match, and by what agreements: what everybody with a key to it may know."""

    match: str
    plan: PlanView
    teams: list[TeamView]
    """A, then B."""
    players: list[PlaceView]
    """Table 1 from North, then table 2."""
    host: PlaceName


class MatchView(Message, frozen=True):
    """The match that a table belongs to, as its reader may know it: of the other table no call and no card."""

    line_up: LineUpView
    me: PlaceName
    team: Team
    """The reader's."""
    finished: ByRoom
    """How many boards each table has finished."""
    standing: StandingView
    """Only over boards that both have finished; what they were: GET /api/matches/{match}/boards."""
    ended: str | None
    """The result here, such as ``4SXE+1``, of the board on the table while the other one has yet to finish it."""
    fate: FateView | None
    """What became of its contract; ``None`` if it was passed out, too."""
    substitutions: list[SubstitutionView]
    comments: int
    """How many there are."""
    begun: bool
    at_half: bool
    """Half of the boards are over at both tables, and with the next one the pairs of team B change tables."""
    changed: bool
    """Whether they have."""
    paused: bool
    over: bool
    stopped: bool
    """Whether it was ended early."""
    lines_up: list[Team]
    """The teams that the reader may line up now."""
    releases: list[PlaceName]
    """The places the reader may give to a bot for good, so that a substitute can take them."""
    captains: list[PlaceName]
    """The places whose persons the reader may make captain of their team."""
    renews: list[PlaceName]
    """The people not here for whom the reader may make a link, as they may have lost their device."""
    leads: bool
    """Whether the reader may pause, resume and stop the match."""


class MatchLine(Message, frozen=True):
    """A match in one line, for "go on where you stopped"."""

    match: str
    plan: PlanView
    teams: list[TeamView]
    team: Team
    """The reader's."""
    finished: ByRoom
    standing: StandingView
    over: bool
