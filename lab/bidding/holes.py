"""Where a system has nothing to say: it walks auctions and reports hands that were left without a call.

Run ``python -m lab.bidding.holes [--deals N] [--seed TEXT] [--system NAME] [--show N]``. North and South bid the
system; East and West bid each of several systems in turn, and every other time by whim now and then. Reported is,
by the table that answers the auction:

* a strong hand that passes below game, or one that passes with the points for game between both hands;
* a hand that no rule takes although partner's call was forcing;
* a contract in six trumps or fewer although eight in another suit were shown;
* a table that adds nothing natural and has no rule for the auction.

What is left is a hole of the rules, or has a reason that a person can say.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import Enum
from itertools import product
from typing import Final, NamedTuple

from schlemm.bidding.bid_out import bid_on, public_before_calls
from schlemm.bidding.choose import choose_call, choose_rule
from schlemm.bidding.interpret import interpret
from schlemm.bidding.natural.sacrifices import has_told_all
from schlemm.bidding.rules.rule import Force
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems import system_named
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import SUITS, Strain
from schlemm.core.conditions import Conditions
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Side
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.points import figure_points

OTHERS: Final = ("forum", "natur-a", "forum/majors=4/notrump=12-14", "forum/weak_twos=no")
"""What East and West bid."""
STRONG: Final = 18
"""Figure points that do not pass below game, unless they have been shown."""
GAME: Final = 25
"""Figure points of both hands that are game."""
FIT: Final = 8
WHIM: Final = 6
"""One call in so many is made by whim."""
LONGEST: Final = 60


class Kind(Enum):
    """What was found."""

    STRONG_PASS = "a strong hand passes"
    GAME_PASS = "a pass with game between both hands"
    FORCED = "no rule for a hand that partner has forced"
    MISFIT = "six trumps or fewer, though eight were shown"
    NOTHING = "a table without a rule"


class Finding(NamedTuple):
    """One auction in which a hand was left without a call.

    Attributes:
        kind: What is wrong.
        table: The pattern of the table that answered.
        public: The auction.
        hand: The hand in turn, or of declarer.
    """

    kind: Kind
    table: str
    public: Public
    hand: Hand


def walked(seed: str, number: int, system: str) -> Iterator[Finding]:
    """What is found in the auction of the deal with this number."""
    other, by_whim = list(product(OTHERS, (False, True)))[number % (2 * len(OTHERS))]
    deal = random_deal(Pcg32.from_text(f"{seed}/{number}").below)
    public = public_before_calls(Conditions.of_board(number + 1), BySide(system, other))
    whims = Pcg32.from_text(f"{seed}/whims/{number}")
    while not public.auction.is_over and len(public.auction.calls) < LONGEST:
        hand = deal.hand(public.auction.turn)
        ours = public.auction.turn.side is Side.NORTH_SOUTH
        if ours:
            yield from _left_out(public, hand)
        if by_whim and not ours and not whims.below(WHIM):
            call = _whim(interpret(public).situation, hand)
            public = replace(public, auction=public.auction.after(call))
        else:
            public = bid_on(public, deal)
    yield from _misfit(public, deal.hand)


def _whim(situation: Situation, hand: Hand) -> Call:
    """The longest suit at its cheapest level up to three; else a pass."""
    longest = max(SUITS, key=lambda suit: (len(hand.in_suit(suit)), suit.index))
    level = situation.cheapest(Strain.of(longest))
    return Bid(level, Strain.of(longest)) if level <= 3 else PASS


def _left_out(public: Public, hand: Hand) -> Iterator[Finding]:
    """What is wrong with the call of this hand, if it is a pass."""
    situation = interpret(public).situation
    table = system_named(public.systems.of(situation.seat.side)).table_for(situation)
    name = "natural" if table is None else table.pattern.text

    def found(kind: Kind) -> Finding:
        return Finding(kind, name, public, hand)

    if choose_call(public, hand) != PASS:
        return
    if _must_bid(situation) and choose_rule(public, hand) not in interpret(public).rules_alone:
        yield found(Kind.FORCED)
    points, bid = figure_points(hand), situation.last_bid
    if situation.is_game or (bid is not None and bid.level > 3) or situation.is_doubled:
        return
    if (
        table is not None
        and table.closed
        and not interpret(public).rules_alone
        and not _has_a_reason(situation)
    ):
        yield found(Kind.NOTHING)
    if points >= STRONG and points > situation.own.figures.low + 2:
        yield found(Kind.STRONG_PASS)
    elif situation.calls_of(situation.seat.partner) and points + situation.partner.figures.low >= GAME:
        yield found(Kind.GAME_PASS)


def _has_a_reason(situation: Situation) -> bool:
    """Whether passing needs no rule: our side has said nothing, or a preempt has told all."""
    seat = situation.seat
    is_silent = not situation.calls_of(seat) and not situation.calls_of(seat.partner)
    return is_silent or has_told_all(situation)


def _must_bid(situation: Situation) -> bool:
    """Whether partner's last call lets no hand pass."""
    last = situation.last.of(situation.seat.partner)
    if last is None or not situation.is_quiet or situation.is_game:
        return False
    return last.force in {Force.ROUND, Force.GAME} or (situation.is_forced_to_game and situation.is_ours)


def _misfit(public: Public, hand_of: Callable[[Seat], Hand]) -> Iterator[Finding]:
    """The contract of the side, if it has shown a better trump suit."""
    contract = public.auction.contract
    if contract is None or contract.side is not Side.NORTH_SOUTH or contract.strain.trump is None:
        return
    known = interpret(public).situation.known
    declarer, dummy = known.of(contract.declarer).bounds, known.of(contract.dummy).bounds
    hands = [hand_of(seat) for seat in (contract.declarer, contract.dummy)]
    trumps = sum(len(hand.in_suit(contract.strain.trump)) for hand in hands)
    shown = max(declarer.length(suit).low + dummy.length(suit).low for suit in SUITS)
    if trumps <= FIT - 2 and shown >= FIT:
        yield Finding(Kind.MISFIT, "", public, hands[0])


def holes(seed: str, deals: int, system: str) -> dict[tuple[Kind, str], list[Finding]]:
    """What was found in so many deals, by its kind and table."""
    found: dict[tuple[Kind, str], list[Finding]] = defaultdict(list)
    for number in range(deals):
        for finding in walked(seed, number, system):
            found[finding.kind, finding.table].append(finding)
    return found


def told(found: dict[tuple[Kind, str], list[Finding]], show: int) -> Iterator[str]:
    """A line for each kind and table, the most frequent first, and some auctions of each."""
    for (kind, table), findings in sorted(found.items(), key=lambda pair: -len(pair[1])):
        yield f"{len(findings):6}  {kind.value}: {table}"
        for finding in findings[:show]:
            rule = (
                ""
                if finding.public.auction.is_over
                else f" ({choose_rule(finding.public, finding.hand).meaning.name})"
            )
            yield f"          {finding.public.auction}  {finding.hand}{rule}  {finding.public.systems.east_west}"


def main() -> None:
    """Walk the auctions and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="holes")
    parser.add_argument("--system", default="forum")
    parser.add_argument("--show", type=int, default=2, help="auctions shown of each kind")
    asked = parser.parse_args()
    found = holes(asked.seed, asked.deals, asked.system)
    for line in told(found, asked.show):
        print(line)
    print(f"{sum(map(len, found.values()))} in {asked.deals} deals")


if __name__ == "__main__":
    main()
