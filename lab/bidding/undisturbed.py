"""What a pair reaches while the others pass: every deal on which it has half the points, bid twice and compared.

Run ``python -m lab.bidding.undisturbed --keep FILE [--deals N] [--seed TEXT] [--system NAME]`` before a change and once
more after it with ``--against FILE``. North and South bid with judgement. Where the two contracts differ East's and
West's cards are dealt anew ``LAYOUTS`` times and solved double dummy; printed is what the change wins, in IMPs, by what
was bid before and after. ``lab.bidding.slams`` looks at deals with a chance of slam alone, so that a slam too many
costs little there; here every deal counts as often as it is dealt.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Final, NamedTuple

from lab.bidding.slams import SIDE, SLAM, bid_by, layouts_of

from schlemm.core.auction import Auction
from schlemm.core.contract import Contract
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.points import figure_points
from schlemm.scoring.imps import imps
from schlemm.scoring.tricks import GAME, bid_points

POINTS: Final = 20
"""Figure points of both hands from which a deal is bid."""
GRAND: Final = 7
"""The level of a grand slam."""


class Change(NamedTuple):
    """A deal on which another contract is reached.

    Attributes:
        number: The board.
        before: The auction before.
        after: The auction now.
        kinds: What was bid before and now: nothing, a part score, game, slam or grand slam.
        won: IMPs that it wins, on the average of the layouts.
    """

    number: int
    before: str
    after: str
    kinds: tuple[str, str]
    won: float


def auctions(seed: str, deals: int, system: str) -> Iterator[tuple[int, str]]:
    """The auctions of the deals with the points, among so many, by number."""
    for number in range(1, deals + 1):
        deal = random_deal(Pcg32.from_text(f"{seed}/{number}").below)
        if sum(figure_points(deal.hand(seat)) for seat in SIDE) >= POINTS:
            yield number, str(bid_by(system, number, deal, judging=True))


def changes(seed: str, before: Mapping[int, str], after: Mapping[int, str]) -> Iterator[Change]:
    """The deals of which the contract is another one now."""
    for number in sorted(before.keys() & after.keys()):
        first, second = (Auction.parse(each[number]).contract for each in (before, after))
        if first == second:
            continue
        slam = layouts_of(number, random_deal(Pcg32.from_text(f"{seed}/{number}").below), seed)
        pairs = zip(slam.scores(first), slam.scores(second), strict=True)
        won = mean(imps(abs(new - old)) * (1 if new > old else -1) for old, new in pairs)
        yield Change(number, before[number], after[number], (kind_of(first), kind_of(second)), won)


def kind_of(contract: Contract | None) -> str:
    """What a contract is worth."""
    if contract is None:
        return "nothing"
    if contract.level >= SLAM:
        return "grand slam" if contract.level == GRAND else "slam"
    return "game" if bid_points(contract) >= GAME else "part score"


def told(found: Iterable[Change], deals: int) -> Iterator[str]:
    """The sum with its standard error, and the parts of it."""
    kinds = defaultdict[tuple[str, str], list[float]](list)
    for each in found:
        kinds[each.kinds].append(each.won)
    every = [won for some in kinds.values() for won in some]
    error = sqrt(sum(won * won for won in every))
    yield f"{deals} deals bid, {len(every)} contracts differ: {sum(every):+.0f} +- {error:.0f} IMPs"
    for (old, new), some in sorted(kinds.items(), key=lambda pair: sum(pair[1])):
        yield f"{old:>10} -> {new:10} {len(some):5} {sum(some):+7.0f}"


def main() -> None:
    """Bid the deals, and compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="undisturbed")
    parser.add_argument("--system", default="forum")
    parser.add_argument("--keep", type=Path, help="where to write the auctions")
    parser.add_argument("--against", type=Path, help="such a file, to compare with")
    parser.add_argument("--show", type=int, default=0, help="how many of the deals that lose most are shown")
    asked = parser.parse_args()
    after = dict(auctions(asked.seed, asked.deals, asked.system))
    if asked.keep:
        asked.keep.write_text(json.dumps(list(after.items())))
    before = dict(json.loads(asked.against.read_text())) if asked.against else {}
    found = sorted(changes(asked.seed, before, after), key=lambda each: each.won)
    print("\n".join(told(found, len(after))))
    for each in found[: asked.show]:
        print(f"{each.won:+.1f} deal {each.number}\n    {each.before}\n    {each.after}")


if __name__ == "__main__":
    main()
