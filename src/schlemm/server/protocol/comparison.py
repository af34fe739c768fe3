"""The boards of a match side by side, over HTTP: only those that both tables have finished, only for its players."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from schlemm.bot_match.contestants import Team
from schlemm.core.claim import Statement
from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.match.state.made_and_lost import Moral
from schlemm.match.state.parting import What
from schlemm.match.state.place import Room
from schlemm.server.common.messages import Message, Said
from schlemm.server.protocol.match import (
    ByRoom,
    ByTeam,
    LineUpView,
    PlaceName,
    StandingView,
    SubstitutionView,
)
from schlemm.server.protocol.view import ContractView, HandView, TrickView


class AtTableView(Message, frozen=True):
    """The result of a board at one table."""

    room: Room
    players: dict[Seat, str]
    """Names of those who played it; empty for a person without a name."""
    result: str
    """Such as ``4SXE+1``; ``P`` if passed out."""
    contract: ContractView | None
    tricks: int | None
    """What declarer took."""
    lead: str | None
    score: int
    """Points of North and South."""
    overtime: dict[Side, int]
    """By how many seconds a side has passed the time agreed, if it has; it costs no points."""


class PartingView(Message, frozen=True):
    """Where the tables parted."""

    what: What
    """By a call, a card, or in that one table claimed."""
    index: int
    """How many calls, or cards, were alike before."""
    seat: Seat
    """Whose call or card."""
    done: Annotated[list[str | None], Meta(min_length=2, max_length=2)]
    """What was called or played at each table; ``None`` where a claim ended the play."""


class BoardLessonView(Message, frozen=True):
    """A contract that was made and lost the board, because the other team did better with the same cards."""

    room: Room
    side: Side
    team: Team
    """Who made it."""
    lesson: Moral
    """What the others did better."""
    lost: int
    """By how many points."""


class ComparisonView(Message, frozen=True):
    """A board at both tables."""

    number: int
    me: PlaceName
    """Where the reader sat on it: pairs may have changed tables since."""
    dealer: Seat
    vulnerability: Vulnerability
    tables: Annotated[list[AtTableView], Meta(min_length=2, max_length=2)]
    difference: int
    """Points of team A at both tables together."""
    imps: int
    """IMPs of team A; negative if team B has won them."""
    earned: ByTeam
    """By the measure of the match; halves of a board in board-a-match."""
    total: ByTeam
    """Running total with this board."""
    winner: Team | None
    parting: PartingView | None
    """``None`` if both did all alike."""
    lesson: BoardLessonView | None
    comments: int


class MatchBoards(Message, frozen=True):
    """GET /api/matches/{match}/boards: the score of a match."""

    line_up: LineUpView
    me: PlaceName
    team: Team
    table: str
    """The reader's table."""
    finished: ByRoom
    over: bool
    stopped: bool
    standing: StandingView
    boards: list[ComparisonView]
    substitutions: list[SubstitutionView]


class RefusedClaimView(Message, frozen=True):
    """A claim that was not agreed to."""

    claimer: Seat
    by: Seat
    """Who did not agree."""
    tricks: int
    statement: Statement
    cards: int
    """How many cards had been played."""


class SpokenView(Message, frozen=True):
    """What a player told their opponents about a call of their own."""

    index: int
    """Which call, counted from 0."""
    seat: Seat
    name: str
    text: str | None
    """Their words; ``None``: it means what their system says."""
    said: list[Said]
    """What that is; empty for words of their own."""


class RecordView(Message, frozen=True):
    """The whole board at one table."""

    room: Room
    calls: list[str]
    """From the first caller's."""
    tricks: list[TrickView]
    """From the opening lead; the last may be what a claim has left on the table, and then has no winner."""
    claimed: bool
    """Whether a claim ended the play."""
    refused: list[RefusedClaimView]
    explanations: list[SpokenView]
    """What was said about calls; nothing for those who look on."""


class CommentView(Message, frozen=True):
    """What a player has said about a call or card of the record."""

    by: PlaceName
    team: Team
    name: str
    room: Room
    what: Literal["call", "card"]
    index: int
    """Which call, or card of the play, counted from 0."""
    text: str


class MatchBoard(Message, frozen=True):
    """GET /api/matches/{match}/boards/{number}: a board with all its cards, and what was done at both tables."""

    line_up: LineUpView
    board: ComparisonView
    first: Seat
    """Who calls first."""
    hands: list[HandView]
    tables: Annotated[list[RecordView], Meta(min_length=2, max_length=2)]
    comments: list[CommentView]
    comments_left: int | None
    """How many more the record of the match takes, once it is few."""


CardCosts: TypeAlias = Annotated[list[list[int]], Meta(min_length=2, max_length=2)]
"""What each card cost its side in tricks, from the opening lead: at table 1, then at table 2."""


class BoardCosts(Message, frozen=True):
    """GET /api/matches/{match}/boards/{number}/costs: the board with open cards; reckoning it takes a few seconds."""

    number: int
    par: int
    """Points of North and South."""
    par_results: list[str]
    """How the best auction and the best play of both sides end, such as ``4SXE-1``; ``P`` for no contract."""
    tricks: dict[Seat, dict[str, int]]
    """What each declarer takes in each denomination (``C D H S NT``) with best play of all."""
    contracts: ByRoom
    """What the contract of each table is worth to North and South with best play of all."""
    scores: ByRoom
    """The result."""
    against_par: ByRoom
    """Points of North and South above par."""
    by_auction: int
    """What team A won by the contracts alone, in points ..."""
    by_play: int
    """... and by the play."""
    cards: CardCosts
    parting: ByRoom | None
    """What the two cards cost in which the tables parted; ``None`` if they did not part by cards."""
