"""The sheet of S2: contracts by class with bonuses added up beforehand, and penalties as totals.

Nothing on it is written down here: every number is what `schlemm.scoring` gives for a contract of the class.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.calls import BIDS, Bid
from schlemm.core.cards import Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import Seat
from schlemm.learn.tutor.case import is_inconvenient
from schlemm.learn.tutor.sacrifice import made_into_game
from schlemm.scoring.duplicate import contract_score
from schlemm.scoring.items import Step, StepCode
from schlemm.scoring.premiums import SLAM_LEVEL
from schlemm.scoring.sums import SumCode, sums
from schlemm.scoring.tricks import GAME, bid_worth

CLASSES: Final = (StepCode.PART_SCORE, StepCode.GAME, StepCode.SMALL_SLAM, StepCode.GRAND_SLAM)
"""The classes of contracts in the order of S2:11-35, each named after the highest bonus it earns."""

ByDanger = tuple[int, int]
"""Points of a side that is not vulnerable, and of one that is."""


@dataclass(frozen=True, slots=True)
class TrickValue:
    """What the tricks bid are worth undoubled: the first, and every further one (S2:7-9)."""

    strain: Strain
    first: int
    further: int


@dataclass(frozen=True, slots=True)
class ContractClass:
    """Contracts that earn the same bonus.

    Attributes:
        code: The highest bonus among those that the sum holds.
        bids: The bids of the class, the lowest first.
        inconvenient: Those of them that a lower bid would serve as well (S2:21).
        premium: All bonuses in one sum, so that a slam has that for game in it.
    """

    code: StepCode
    bids: tuple[Bid, ...]
    inconvenient: tuple[Bid, ...]
    premium: ByDanger


@dataclass(frozen=True, slots=True)
class DoubledSums:
    """What a doubled contract is worth that is made (S2:65-85).

    Attributes:
        doubling: Doubled or redoubled.
        overtrick: Each overtrick.
        extra: For making it; the same in both states.
    """

    doubling: Doubling
    overtrick: ByDanger
    extra: int


@dataclass(frozen=True, slots=True)
class GamesBelowSlam:
    """Which bids below a slam are games by themselves with this doubling, and which stay part scores (S2:74, S2:85)."""

    doubling: Doubling
    part_scores: tuple[Bid, ...]
    games: tuple[Bid, ...]


def trick_values() -> tuple[TrickValue, ...]:
    """Notrump, a major and a minor, as S2:7-9 has them.

    >>> [(value.strain.name, value.first, value.further) for value in trick_values()]
    [('NOTRUMP', 40, 30), ('SPADES', 30, 30), ('DIAMONDS', 20, 20)]
    """
    return tuple(_trick_value(strain) for strain in (Strain.NOTRUMP, Strain.SPADES, Strain.DIAMONDS))


def contract_classes() -> tuple[ContractClass, ...]:
    """All 35 bids by the bonus that they earn undoubled.

    >>> [(each.code.value, each.premium) for each in contract_classes()]
    [('part-score', (50, 50)), ('game', (300, 500)), ('small-slam', (800, 1250)), ('grand-slam', (1300, 2000))]
    """
    return tuple(_contract_class(code) for code in CLASSES)


def doubled_sums() -> tuple[DoubledSums, ...]:
    """Doubled, then redoubled.

    >>> [(each.overtrick, each.extra) for each in doubled_sums()]
    [((100, 200), 50), ((200, 400), 100)]
    """
    return tuple(
        DoubledSums(
            doubling, _by_danger(SumCode.OVERTRICKS, doubling), _by_danger(SumCode.EXTRA, doubling)[0]
        )
        for doubling in (Doubling.DOUBLED, Doubling.REDOUBLED)
    )


def games_below_slam(doubling: Doubling) -> GamesBelowSlam:
    """The bids below a slam, parted into part scores and games.

    >>> [str(bid) for bid in games_below_slam(Doubling.REDOUBLED).part_scores]
    ['1C', '1D']
    """
    turned = made_into_game(doubling)
    games = tuple(bid for bid in BIDS if bid.level < SLAM_LEVEL and (bid in turned or bid_worth(bid) >= GAME))
    part_scores = tuple(bid for bid in BIDS if bid.level < SLAM_LEVEL and bid not in games)
    return GamesBelowSlam(doubling, part_scores, games)


def _trick_value(strain: Strain) -> TrickValue:
    first = bid_worth(Bid(1, strain))
    return TrickValue(strain, first, bid_worth(Bid(2, strain)) - first)


def _contract_class(code: StepCode) -> ContractClass:
    bids = tuple(bid for bid in BIDS if _class_of(bid) is code)
    convenience = {bid: is_inconvenient(_undoubled(bid)) for bid in bids}
    safe, danger = (_sum(SumCode.PREMIUM, _steps(_undoubled(bids[0]), 0, state)) for state in (False, True))
    return ContractClass(code, bids, tuple(bid for bid in bids if convenience[bid]), (safe, danger))


def _class_of(bid: Bid) -> StepCode:
    """The highest bonus of the contract just made."""
    earned = {step.code for step in _steps(_undoubled(bid), 0, vulnerable=False)}
    return max((code for code in CLASSES if code in earned), key=CLASSES.index)


def _by_danger(code: SumCode, doubling: Doubling) -> ByDanger:
    """What this sum comes to with one overtrick."""
    contract = Contract(BIDS[0], doubling, Seat.SOUTH)
    safe, danger = (_sum(code, _steps(contract, 1, state)) for state in (False, True))
    return safe, danger


def _undoubled(bid: Bid) -> Contract:
    return Contract(bid, Doubling.UNDOUBLED, Seat.SOUTH)


def _steps(contract: Contract, overtricks: int, vulnerable: bool) -> tuple[Step, ...]:
    tricks = contract.bid.tricks + overtricks
    return contract_score(contract, tricks, vulnerable=vulnerable).steps


def _sum(code: SumCode, steps: tuple[Step, ...]) -> int:
    return next(each.points for each in sums(steps) if each.code is code)
