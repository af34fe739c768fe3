"""What bidding wins and loses at slams: hands of one side that may make twelve tricks, bid while the others pass.

Run ``python -m lab.bidding.slams [--deals N] [--seed TEXT] [--system NAME] [--hope LOW HIGH] [--judged] [--keep FILE]
[--against FILE]``. North and South hold hands for which the estimate of tricks sees a chance of slam, or one between
two that are given. East's and West's cards are dealt anew ``LAYOUTS`` times and solved double dummy, so that every
contract has a chance of success on these hands; the best one is that with the highest mean score. Printed is what the
contract that is reached loses against it, in IMPs a deal, by the chance of the best slam, and how many slams are bid,
made and missed. With ``--keep`` every deal is written as a line of a file, and ``--against`` compares with such a file
deal by deal.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

from schlemm.bidding.bid_out import public_before_calls
from schlemm.bidding.choose import choose_call
from schlemm.bots.judgement import judged
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import STRAINS
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Doubling
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, BySide, Seat, Side
from schlemm.core.view import Public, View
from schlemm.dd.inside import InsideSolver
from schlemm.dd.table import TrickTable
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.trick_scale import CERTAIN
from schlemm.evaluation.tricks import chances
from schlemm.scoring.duplicate import duplicate_score
from schlemm.scoring.imps import imps

LAYOUTS: Final = 8
"""How often the cards of East and West are dealt."""
HOPE: Final = (0.2, 1.0)
"""The estimated chances of twelve tricks with which a deal is looked at."""
EVEN: Final = (0.4, 0.6)
"""Chances of a slam about which opinions differ."""
SIDE: Final = (Seat.NORTH, Seat.SOUTH)
SLAM: Final = 6


@dataclass(frozen=True, slots=True)
class SlamDeal:
    """Hands of North and South, and what is made of them.

    Attributes:
        number: The board, counted from 1.
        deal: The first layout.
        tables: The trick tables of all layouts.
    """

    number: int
    deal: Deal
    tables: tuple[TrickTable, ...]

    def tricks(self, contract: Contract) -> list[int]:
        """What declarer takes on each layout."""
        return [table.tricks(contract.strain, contract.declarer) for table in self.tables]

    def chance(self, contract: Contract) -> float:
        """How often the contract is made."""
        return mean(tricks >= contract.tricks for tricks in self.tricks(contract))

    def scores(self, contract: Contract | None) -> list[int]:
        """Its score on each layout."""
        if contract is None:
            return [0] * len(self.tables)
        vulnerable = Conditions.of_board(self.number).vulnerability.of(Side.NORTH_SOUTH)
        return [
            duplicate_score(contract.level, contract.strain.index, 0, tricks, vulnerable=vulnerable)
            for tricks in self.tricks(contract)
        ]

    def best(self, levels: Sequence[int] = range(1, 8)) -> Contract:
        """The contract of these levels with the highest mean score."""
        contracts = [
            Contract(Bid(level, strain), Doubling.UNDOUBLED, seat)
            for level in levels
            for strain in STRAINS
            for seat in SIDE
        ]
        return max(contracts, key=lambda contract: mean(self.scores(contract)))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal was bid.

    Attributes:
        number: The board.
        hands: North's and South's cards.
        auction: The calls.
        contract: What was reached; empty if all passed.
        chance: How often it is made.
        best: The best contract.
        slam: How often the best small slam is made.
        loss: IMPs lost against the best contract, on the average of the layouts.
    """

    number: int
    hands: str
    auction: str
    contract: str
    chance: float
    best: str
    slam: float
    loss: float

    @property
    def is_slam(self) -> bool:
        """Whether slam was bid."""
        return self.contract[:1] in {"6", "7"}


def slam_deals(
    seed: str, count: int, after: int = 0, hopes: tuple[float, float] = HOPE
) -> Iterator[SlamDeal]:
    """So many deals with such a chance of slam: the next random ones of this seed after the one of this number."""
    low, high = hopes
    number, found = after, 0
    while found < count:
        number += 1
        deal = random_deal(Pcg32.from_text(f"{seed}/{number}").below)
        if low <= _hope(deal.hand(Seat.NORTH), deal.hand(Seat.SOUTH)) <= high:
            found += 1
            yield layouts_of(number, deal, seed)


def layouts_of(number: int, deal: Deal, seed: str) -> SlamDeal:
    """A deal with the trick tables of its layouts."""
    layouts = [deal, *_others(deal, f"{seed}/{number}")]
    return SlamDeal(number, deal, tuple(InsideSolver().tables(layouts)))


def _hope(north: Hand, south: Hand) -> float:
    """The estimated chance of twelve tricks in the best denomination."""
    return max(sum(chances(north, south, strain)[12:]) for strain in STRAINS) / CERTAIN


def _others(deal: Deal, seed: str) -> Iterator[Deal]:
    """The same hands of North and South beside other ones."""
    cards = [*deal.hand(Seat.EAST), *deal.hand(Seat.WEST)]
    chance = Pcg32.from_text(f"{seed}/layouts")
    for _ in range(LAYOUTS - 1):
        for last in range(len(cards) - 1, 0, -1):
            other = chance.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        yield Deal(
            BySeat(deal.hand(Seat.NORTH), Hand.of(cards[:13]), deal.hand(Seat.SOUTH), Hand.of(cards[13:]))
        )


def bid(slam: SlamDeal, system: str, *, judging: bool) -> Outcome:
    """The deal bid by North and South while East and West pass."""
    auction = bid_by(system, slam.number, slam.deal, judging=judging)
    contract, best = auction.contract, slam.best()
    pairs = zip(slam.scores(contract), slam.scores(best), strict=True)
    lost = [imps(abs(other - score)) * (1 if other > score else -1) for score, other in pairs]
    return Outcome(
        slam.number,
        f"{slam.deal.hand(Seat.NORTH)} {slam.deal.hand(Seat.SOUTH)}",
        str(auction),
        "" if contract is None else str(contract),
        0.0 if contract is None else slam.chance(contract),
        str(best),
        slam.chance(slam.best((SLAM,))),
        mean(lost),
    )


def bid_by(system: str, number: int, deal: Deal, *, judging: bool) -> Auction:
    """The auction of a board in which East and West pass."""
    public = public_before_calls(Conditions.of_board(number), BySide(system, system))
    while not public.auction.is_over:
        public = replace(public, auction=public.auction.after(_call(public, deal, judging=judging)))
    return public.auction


def _call(public: Public, deal: Deal, *, judging: bool) -> Call:
    seat = public.auction.turn
    if seat.side is not Side.NORTH_SOUTH:
        return PASS
    hand = deal.hand(seat)
    return judged(View(seat, public, hand)).call if judging else choose_call(public, hand)


def told(bids: Sequence[Outcome], before: dict[int, Outcome]) -> Iterator[str]:
    """The losses by the chance of slam, and the slams."""
    low, high = EVEN
    kinds = {
        f"slam below {low:.0%}": [each for each in bids if each.slam < low],
        f"slam {low:.0%} to {high:.0%}": [each for each in bids if low <= each.slam <= high],
        f"slam above {high:.0%}": [each for each in bids if each.slam > high],
        "all": list(bids),
    }
    yield f"{'':18} {'deals':>6} {'bid':>6} {'makes':>6} {'IMPs lost a deal':>18} {'better than before':>20}"
    for name, some in kinds.items():
        slams = [each for each in some if each.is_slam]
        makes = f"{mean(each.chance for each in slams):.0%}" if slams else "-"
        gained = [before[each.number].loss - each.loss for each in some if each.number in before]
        yield (
            f"{name:18} {len(some):6} {len(slams):6} {makes:>6} {_with_error([each.loss for each in some]):>18}"
            f" {_with_error(gained):>20}"
        )


def _with_error(numbers: Sequence[float]) -> str:
    """The mean and its standard error."""
    if len(numbers) < 2:
        return "-"
    return f"{mean(numbers):+.3f} +- {stdev(numbers) / sqrt(len(numbers)):.3f}"


def main() -> None:
    """Bid the deals and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", default="slams")
    parser.add_argument("--system", default="forum")
    parser.add_argument(
        "--hope", type=float, nargs=2, default=HOPE, help="estimated chances of twelve tricks"
    )
    parser.add_argument("--judged", action="store_true", help="judgement chooses where rules compete")
    parser.add_argument("--solved", type=Path, help="where trick tables are kept from one run to the next")
    parser.add_argument("--keep", type=Path, help="where to write how each deal was bid")
    parser.add_argument("--against", type=Path, help="such a file, to compare with")
    asked = parser.parse_args()
    bids = [
        bid(each, asked.system, judging=asked.judged)
        for each in _solved(asked.seed, asked.deals, asked.solved, (asked.hope[0], asked.hope[1]))
    ]
    if asked.keep:
        asked.keep.write_text("".join(f"{json.dumps(asdict(each))}\n" for each in bids))
    lines = asked.against.read_text().splitlines() if asked.against else ()
    before = {each.number: each for each in (Outcome(**json.loads(line)) for line in lines)}
    print("\n".join(told(bids, before)))


def _solved(seed: str, count: int, kept: Path | None, hopes: tuple[float, float]) -> Iterator[SlamDeal]:
    """The deals with such chances, from a file as far as they stand there; the rest is solved and written to it."""
    stored = [_read(line) for line in kept.read_text().splitlines()] if kept and kept.exists() else []
    known = [each for each in stored if hopes[0] <= _hope(*map(each.deal.hand, SIDE)) <= hopes[1]]
    yield from known[:count]
    for each in slam_deals(seed, count - len(known), known[-1].number if known else 0, hopes):
        if kept:
            with kept.open("a") as file:
                file.write(f"{json.dumps([each.number, str(each.deal), list(map(str, each.tables))])}\n")
        yield each


def _read(line: str) -> SlamDeal:
    number, deal, tables = json.loads(line)
    return SlamDeal(number, Deal.parse(deal), tuple(map(TrickTable.parse, tables)))


if __name__ == "__main__":
    main()
