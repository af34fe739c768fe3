"""What bidding by systems costs, and whether every call keeps what it says.

Run ``python -m benchmarks.bidding [--deals N] [--judged N] [--systems NAME …]``. Prints how long a call takes from a
cold cache (nothing of the auction read before; and again with even the sets of hands to be built) and with judgement,
and how many calls of N deals did not fit what they show.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from statistics import median
from time import process_time
from typing import Final

from benchmarks.timing import ROUNDS, Row, Table

from schlemm.bidding.bid_out import BY_RULES, auction_steps, public_before_calls
from schlemm.bidding.choose import choices, choose_rule
from schlemm.bidding.interpret import interpret, reading_of, situation_before
from schlemm.bots.judgement import judged
from schlemm.core.calls import Call
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide
from schlemm.core.view import Public, View
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation import classes

SYSTEMS: Final = ("forum", "natur-a", "natur-b", "acol", "forum/majors=4/notrump=12-14/key_cards=yes")
LONGEST: Final = 60
"""More calls than any sensible auction has."""
CALL: Final = "by rules"
JUDGED: Final = "that competes, judged"
TARGETS: Final = {CALL: 3.0, JUDGED: 500.0}
"""Milliseconds in the median."""


def dealt(seed: str, number: int, systems: Sequence[str] = SYSTEMS) -> tuple[Deal, Public]:
    """The deal with this number and its auction before the first call; the pairs of systems take turns."""
    pairs = tuple(product(systems, systems))
    start = public_before_calls(Conditions.of_board(number + 1), BySide(*pairs[number % len(pairs)]))
    return random_deal(Pcg32.from_text(f"{seed}/{number}").below), start


def by_judgement(public: Public, hand: Hand) -> Call:
    """The call of a hand where judgement decides."""
    return judged(View(public.auction.turn, public, hand)).call


def called(deal: Deal, start: Public, *, judging: bool) -> Iterator[tuple[Public, Hand]]:
    """Each auction after one more call, with the hand that made it."""
    for asked, public in pairwise(auction_steps(start, deal, by_judgement if judging else BY_RULES)):
        yield public, deal.hand(asked.auction.turn)


def violations(
    seed: str, deals: int, *, judging: bool, systems: Sequence[str] = SYSTEMS
) -> tuple[int, int, int]:
    """How many calls were made, how many do not fit what they show, how many auctions are endless."""
    calls = wrong = endless = 0
    for number in range(deals):
        length = 0
        for public, hand in called(*dealt(seed, number, systems), judging=judging):
            length += 1
            calls += 1
            reading = reading_of(public, len(public.auction.calls) - 1)
            if reading is None or not reading.admits(hand):
                wrong += 1
                print(f"does not fit: deal {number}, {public.auction}, {hand}, {public.systems}")
        endless += length > LONGEST
    return calls, wrong, endless


def forget(*, sets_too: bool = False) -> None:
    """Empty the caches of interpretation, and those of the sets of hands."""
    interpret.cache_clear()
    if sets_too:
        for cached in (
            classes.hands_in,
            classes.hands_near,
            classes.hands_deep_in,
            classes.hull,
            classes.counting,
            classes._adding,
            classes._by_length,
            classes._by_points,
            classes.with_length,
        ):
            cached.cache_clear()


def milliseconds(seed: str, deals: int, *, sets_too: bool, judging: bool = False) -> list[float]:
    """How long each call took that was asked for with empty caches; with ``judging`` only those that compete."""
    taken = []
    for number in range(deals):
        for public, hand in called(*dealt(seed, number), judging=False):
            asked = situation_before(public, len(public.auction.calls) - 1)
            if judging and len(choices(asked, hand)) < 2:
                continue
            forget(sets_too=sets_too)
            started = process_time()
            if judging:
                judged(View(asked.auction.turn, asked, hand))
            else:
                choose_rule(asked, hand)
            taken.append(1000 * (process_time() - started))
    return sorted(taken)


def measure(rounds: int = ROUNDS) -> Table:
    """The median of a call by rules whose auction nobody has read, and of one that is judged, round by round."""
    asked = {CALL: (2, False), JUDGED: (12, True)}
    taken = {name: list[float]() for name in asked}
    for number in range(rounds):
        for name, (deals, judging) in asked.items():
            taken[name].append(median(milliseconds(f"{number}", deals * 6, sets_too=False, judging=judging)))
    rows = tuple(Row(name, tuple(samples), TARGETS[name]) for name, samples in taken.items())
    return Table(
        "bidding", "A call, the auction not read before", "milliseconds of CPU, medians", rows, False
    )


def report(name: str, taken: list[float]) -> None:
    """Print median and 95th percentile."""
    print(f"{name:45} {median(taken):8.2f} ms median, {taken[len(taken) * 95 // 100]:8.2f} ms at 95 %")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--judged", type=int, default=100)
    parser.add_argument("--seed", default="bidding")
    parser.add_argument("--systems", nargs="+", default=SYSTEMS, help="what both sides bid, in all pairs")
    given = parser.parse_args()
    report("a call by rules, auction not read before", milliseconds(given.seed, 40, sets_too=False))
    report("a call by rules, nothing known at all", milliseconds(given.seed, 10, sets_too=True))
    report("a call that competes, judged", milliseconds(given.seed, 300, sets_too=False, judging=True))
    for judging, deals in ((False, given.deals), (True, given.judged)):
        calls, wrong, endless = violations(given.seed, deals, judging=judging, systems=given.systems)
        how = "with judgement" if judging else "by rules"
        print(
            f"{how}: {deals} deals, {calls} calls, {wrong} do not fit what they show, {endless} endless auctions"
        )


if __name__ == "__main__":
    main()
