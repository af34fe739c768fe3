"""What is said over HTTP about a circle: its people, its evenings, its table.

The key travels in the bodies of requests and behind the ``#`` of the link, never in a path or a query.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from schlemm.bots.level import Level
from schlemm.core.seats import Seat
from schlemm.match.state.plan import Measure
from schlemm.scoring.forms.settle import Rounding
from schlemm.server.common.messages import Message
from schlemm.server.protocol.match import BoardCount, PlaceName
from schlemm.server.protocol.seats import Key
from schlemm.server.table.house_rules import HouseRulesChoice
from schlemm.table.state.face import Face
from schlemm.table.state.settings import Tempo

FormName: TypeAlias = Literal["robber4", "rubber", "match"]
Name: TypeAlias = Annotated[str, Meta(max_length=400)]


class CircleRulesChoice(Message, frozen=True):
    """What a circle plays by; also POST /api/series/{series}/rules."""

    rules: HouseRulesChoice = HouseRulesChoice()
    stake: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    rounding: Rounding = Rounding.NONE
    tempo: Tempo = Tempo.CALM
    level: Level = Level.CLUB
    """How well the bots play their cards."""


class OpenCircle(Message, frozen=True):
    """POST /api/series: found a circle; the person becomes its first member and its host."""

    name: Name
    """What the circle calls itself; 40 characters at most, as all names."""
    person: Name
    agreed: CircleRulesChoice = CircleRulesChoice()
    face: Face | None = None
    """The picture beside the name, if one was chosen."""


class JoinCircle(Message, frozen=True):
    """POST /api/series/{series}/join: belong to the circle from now on."""

    key: Key
    name: Name = ""
    """Left out with a member's own key, which brings them in on another device."""
    face: Face | None = None
    """The picture beside the name, if one was chosen."""


class CircleEntered(Message, frozen=True):
    """The answer of founding and of joining: the circle; the browser's secret comes in a cookie."""

    series: str


class CircleDoor(Message, frozen=True):
    """POST /api/series/{series}/door: what a key opens, before joining."""

    series: str
    name: str
    host: str
    members: list[str]
    """Names of those who belong to it."""
    rules: dict[FormName, list[str]]
    """Codes of the house rules of robber and rubber, as on the sheet."""
    own: str | None
    """Whose own key it is, if it is one."""


class MemberView(Message, frozen=True):
    """A member."""

    name: str
    here: bool
    """Whether they look at the circle or sit at one of its tables now."""
    face: Face | None = None
    """The picture that they have chosen, if they have."""


class StandingLine(Message, frozen=True):
    """What a member has; points and IMPs are signed, amounts in hundredths of the unit agreed."""

    member: int
    points: int
    amount: int
    robbers: int
    won: int
    deals: int
    matches: int
    matches_won: int
    boards: int
    imps: int


class MemberPlaceView(Message, frozen=True):
    """A member at a place; a table by itself is the first."""

    member: int
    place: PlaceName


class GameView(Message, frozen=True):
    """A robber, rubber or match of the circle."""

    game: str
    form: FormName
    over: bool
    seated: list[MemberPlaceView]
    deals: int
    points: int
    """By which North-South, or team A, is ahead."""
    imps: int
    lead: int
    """1 if North-South, or team A, is ahead by what decides, -1 if it is behind, 0 for a tie."""
    measure: Measure
    """What decides: of a table by itself the points."""
    margin: int
    """By which North-South, or team A, is ahead in what decides: IMPs, points, or halves of a board."""
    mine: str | None
    """The table where the reader has a seat, while it goes on."""


class EveningView(Message, frozen=True):
    """An evening: its games, the last first, and what they brought."""

    date: str
    games: list[GameView]
    standing: list[StandingLine]


class CircleView(Message, frozen=True):
    """GET /api/series/{series}: a circle as one of its members sees it."""

    series: str
    name: str
    me: int
    link: str
    """Path of the link for everybody."""
    own: str
    """Path of the link that brings the reader in on another device; nobody else may see it."""
    members: list[MemberView]
    agreed: CircleRulesChoice
    rules: dict[FormName, list[str]]
    """Codes of the house rules of robber and rubber, as on the sheet."""
    leads: bool
    """Whether the reader picks the house rules."""
    standing: list[StandingLine]
    evenings: list[EveningView]
    """The last first."""
    left: dict[str, int]
    """How many times more, of what soon can be done no longer: ``games`` on this evening, ``rules`` until the next."""


class ProposalView(Message, frozen=True):
    """GET /api/series/{series}/proposal?here=0,1,2: who might play the next robber, and where."""

    seats: dict[Seat, int]
    """Seats that are not here are for bots."""
    out: list[int]


class BeginGame(Message, frozen=True):
    """POST /api/series/{series}/games: begin a robber, a rubber or a match of these members and bots."""

    form: FormName
    seated: Annotated[list[MemberPlaceView], Meta(max_length=8)]
    boards: BoardCount = 4
    measure: Measure = Measure.TOTAL_POINTS
    ceremony: bool = False
    """Whether the dealing is played: as at the table before, or where nobody has chosen for the first deal. In a match
    it is not."""


class GameBegun(Message, frozen=True):
    """The answer, also of POST /api/series/{series}/games/{game}/come: where the reader sits, if they do."""

    game: str
    table: str | None
    seat: Seat | None
