"""What is said over HTTP about the worth of a result."""

from __future__ import annotations

from typing import Literal, TypeAlias

from schlemm.core.seats import Seat, Side
from schlemm.learn.minibridge import Zone
from schlemm.server.common.messages import Message, Said
from schlemm.server.protocol.sheet import StepView

Danger: TypeAlias = Literal["equal-safe", "equal-danger", "favourable", "unfavourable"]


class ColumnView(Message, frozen=True):
    """What one side writes in a rubber."""

    side: Side
    above: list[StepView]
    below: list[StepView]
    reached: int
    """Points towards the game in hand after the deal."""
    games: int


class RubberScore(Message, frozen=True):
    """The result in a rubber."""

    columns: list[ColumnView]
    game: bool
    over: bool
    unfinished: list[StepView]
    """What stopping now would bring."""
    unfinished_side: Side | None


class VariationView(Message, frozen=True):
    """One thing changed, and what declarer's side would get."""

    code: str
    result: str
    vulnerable: bool
    points: int


class PriceView(Message, frozen=True):
    """How far a sacrifice may go at one vulnerability."""

    ours: bool
    theirs: bool
    worth: int
    down: int
    cost: int
    next_cost: int


class DefectView(Message, frozen=True):
    """One thing that is wrong with what was typed, and where."""

    start: int
    end: int
    said: Said


class Account(Message, frozen=True):
    """What a result is worth, in every form."""

    result: str
    side: Side
    """Declarer's; North-South if everybody passed."""
    vulnerable: bool
    danger: Danger
    points: int
    """What declarer's side gets, as duplicate and in a robber of four."""
    steps: list[StepView]
    rubber: RubberScore
    variations: list[VariationView]
    prices: list[PriceView]
    """For a made contract: what the other side's sacrifice against it may cost."""
    notes: list[Said]


class ScoreAnswer(Message, frozen=True):
    """GET /api/score?text=…: what a typed result is worth, or what is wrong with it."""

    account: Account | None
    defects: list[DefectView]
    declarer: Seat | None = None
    """Whom the text names; the account has South where it names nobody."""


class KeptAccounts(Message, frozen=True):
    """GET /api/score/results: what South's results are worth, for a page that cannot ask the server.

    Clubs stand for both minors and spades for both majors, which are worth the same; what else it could have been, and
    what a sacrifice may cost, is left out.
    """

    accounts: list[Account]


class TableRow(Message, frozen=True):
    """Tricks made or missing, and the points: undoubled, doubled, redoubled, first safe, then vulnerable."""

    tricks: int
    points: list[int]


class MadeTable(Message, frozen=True):
    """What a contract is worth that is made."""

    bid: str
    rows: list[TableRow]


class BidKind(Message, frozen=True):
    """What a bid is worth by itself."""

    bid: str
    goal: Zone
    inconvenient: bool
    """Whether a lower bid in the same denomination would be game already (S2:21)."""


class BidKinds(Message, frozen=True):
    """GET /api/score/bids: every bid, the lowest first."""

    bids: list[BidKind]


class GamesView(Message, frozen=True):
    """Which bids below a slam are games by themselves with this doubling, and which stay part scores."""

    doubling: str
    """Empty, ``X`` or ``XX``."""
    part_scores: list[str]
    games: list[str]


class ScoreTables(Message, frozen=True):
    """GET /api/score/tables: all scores by contract, and undertricks."""

    made: list[MadeTable]
    down: list[TableRow]
    game_if_doubled: list[str]
    game_if_redoubled: list[str]
    games: list[GamesView]
    """Undoubled, doubled and redoubled."""


class TrickValueView(Message, frozen=True):
    """What the tricks bid in a denomination are worth: the first, and every further one."""

    strain: str
    """One of the denominations that count alike: ``NT``, ``S`` for a major, ``D`` for a minor."""
    first: int
    further: int


class ContractClassView(Message, frozen=True):
    """Contracts that earn the same bonus, all bonuses of theirs in one sum."""

    code: str
    """``part-score``, ``game``, ``small-slam`` or ``grand-slam``."""
    bids: list[str]
    inconvenient: list[str]
    """Those of them that a lower bid would serve as well (S2:21)."""
    premium: list[int]
    """Not vulnerable, then vulnerable."""


class DoubledSumsView(Message, frozen=True):
    """What a doubled contract is worth that is made, besides its tricks and bonuses."""

    doubling: str
    """``X`` or ``XX``."""
    factor: int
    """By which the tricks bid are multiplied."""
    overtrick: list[int]
    """Each, not vulnerable and then vulnerable."""
    extra: int
    games: GamesView


class SumSheet(Message, frozen=True):
    """GET /api/score/sums: contracts by class with their bonuses as sums, and penalties as totals (S2)."""

    tricks: list[TrickValueView]
    classes: list[ContractClassView]
    doubled: list[DoubledSumsView]
    down: list[TableRow]
    """As many undertricks as the source writes out."""
    down_further: list[int]
    """What every undertrick beyond those costs besides."""
