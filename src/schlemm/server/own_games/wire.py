"""What is said over HTTP about the games that the person of a browser has played."""

from __future__ import annotations

from schlemm.core.goal import Goal
from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.match.state.place import Room
from schlemm.own_games.contract_kinds import ContractKind
from schlemm.scoring.forms.form import LineKind
from schlemm.server.common.messages import FormName, Message
from schlemm.server.protocol.comparison import RecordView
from schlemm.server.protocol.match import MatchLine
from schlemm.server.protocol.view import HandView
from schlemm.table.state.face import Face


class OwnPlayerView(Message, frozen=True):
    """Who sits at a game of the asker's."""

    seat: Seat
    room: Room
    name: str
    human: bool
    mine: bool
    """Whether the asker's browser opens this seat."""
    face: Face | None = None
    """The picture that they have chosen, if they have."""


class OwnGameView(Message, frozen=True):
    """A game of the asker's in one entry."""

    game: str
    """Name of the table or match."""
    table: str
    """Where the asker sits now; in a match one of its tables."""
    seat: Seat
    date: str
    """The evening on which it was begun, as ``2026-11-19``; empty if the file does not tell."""
    form: FormName
    rules: list[str]
    """Codes of the house rules."""
    players: list[OwnPlayerView]
    us: Side
    """The asker's side, at their table."""
    over: bool
    boards: int
    """How many are open: in a match those that both tables have finished."""
    deals: int
    """How many deals there are to be; 0 if it ends otherwise."""
    totals: dict[Side, int]
    """Points of a table by itself."""
    match: MatchLine | None = None
    goal: Goal | None = None
    """What was practised, if anything."""
    replayed: bool = False
    """Whether a board that was played before went on differently."""
    series: str | None = None
    """The circle that it was played in, if in one."""


class OwnGamesView(Message, frozen=True):
    """GET /api/games?after=...: games of the asker's, the newest first."""

    games: list[OwnGameView]
    next: str | None
    """After which place the older ones come; ``None`` if these were the last. What comes later does not change it."""


class OwnBoardLine(Message, frozen=True):
    """A line of what was played: a board, or what closes a sheet."""

    kind: LineKind
    number: int
    """Of the board, over all that were dealt; 0 of a line that belongs to none."""
    deal: int
    """As the form counts."""
    dealer: Seat | None
    vulnerability: Vulnerability | None
    result: str | None
    """Such as ``4SXE+1``; ``P`` if passed out."""
    points: dict[Side, int]
    mine: list[Seat]
    """Where the asker sat when it ended; nothing if they did not play it."""


class OwnGameBoards(Message, frozen=True):
    """GET /api/games/{game}: a table of the asker's, with its boards that are over."""

    game: OwnGameView
    lines: list[OwnBoardLine]


class OwnBoardView(Message, frozen=True):
    """GET /api/games/{game}/boards/{number}: a board that is over, with all its cards."""

    line: OwnBoardLine
    players: dict[Seat, str]
    """Names of those who played it; empty for a person without a name."""
    first: Seat
    """Who called first."""
    hands: list[HandView]
    """As they were dealt."""
    record: RecordView


class EstimateView(Message, frozen=True):
    """A number with the interval that holds the true one in 95 of 100 cases like this."""

    value: float
    low: float
    high: float


class ShareView(Message, frozen=True):
    """How many of so many."""

    hits: int
    of: int
    share: EstimateView | None
    """From 0 to 1; ``None`` of too few."""


class AverageView(Message, frozen=True):
    """A mean."""

    of: int
    mean: EstimateView | None
    """``None`` of too few."""


class PlayFiguresView(Message, frozen=True):
    """How the cards were played in some contracts."""

    won: ShareView
    """Made by who declared them, beaten by who defended."""
    tricks: AverageView
    """Tricks more than with best play of all, for the own side."""


class KindFiguresView(Message, frozen=True):
    """The contracts of one kind that the asker declared."""

    kind: ContractKind
    figures: PlayFiguresView


class OwnStatistics(Message, frozen=True):
    """GET /api/games/statistics: what the asker's boards say about their play."""

    games: int
    """How many games were looked at: the newest ones."""
    more: bool
    """Whether there are older ones besides."""
    boards: int
    """How many boards the asker has played themselves."""
    reckoned: int
    """How many of them were reckoned with open cards; the others are as long as somebody asks."""
    solver: bool
    """Whether they can be: there is no solver everywhere."""
    unsolved: int
    """How many of the others have been tried in vain: the solver has no answer for them."""
    enough: int
    """From how many cases on a number is told."""
    declared: PlayFiguresView
    defended: PlayFiguresView
    bidding: AverageView
    """Points by which the contracts of the own side are worth more than par, with best play of all."""
    kinds: list[KindFiguresView]


class KeptBoard(Message, frozen=True):
    """A line of what was played, in the file to take home; of a match one for each table."""

    line: OwnBoardLine
    room: Room | None
    players: dict[Seat, str]
    deal: str
    """The four hands as PBN; empty for a line that belongs to no board."""
    calls: list[str]
    first: Seat | None
    cards: list[str]
    """In the order of the play."""
    imps: int | None
    """Of the first team of a match."""


class KeptGame(Message, frozen=True):
    """A game in the file to take home."""

    game: OwnGameView
    boards: list[KeptBoard]


class KeptGames(Message, frozen=True):
    """GET /api/games/export/json: all that the asker has played, as far as it is open."""

    format: str
    """``schlemm-games-1``."""
    games: list[KeptGame]
    statistics: OwnStatistics


class Forgotten(Message, frozen=True):
    """The answer of POST /api/games/forget: the browser is nobody's any more, and opens none of these seats."""

    games: int
