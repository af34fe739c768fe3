"""The first bid of a pair whose opponents have opened: S1:29 calls it an opening too, and asks as much of it.

From 13 points, rarely 12, and a suit with figures: five cards, where it takes no higher level than one also four. What
the source does not name, a bid in notrump, a jump or a double, asks for as many points and is natural.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from schlemm.bidding.natural.defence import OVERCALL, defence
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation, has_side_called
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.natur_a.opening import rarely_opened
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.features import TopHonours

FIVE: Final = ((7, 1), (6, 1), (5, 2), (5, 1))
"""Which suit of five is best: its length and how many of A K Q J it has, from the best; "some figures" (S1:29)."""
FOUR: Final = ((4, 2),)
"""The same for a suit of four."""
AUCTIONS: Final = ("1x", "1x P P", "1x P 1y|1NT|2x", "1NT", "2x", "*")
"""Where the opponents have opened: the usual auctions by name, then every other."""


def overcalls(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from defence(situation, partial(_suits, agreements))
        four = _best(situation, tuple(s for s in SUITS if s not in situation.their_suits), FOUR, agreements)
        yield from (rule for rule in four if isinstance(rule.call, Bid) and rule.call.level == 1)

    tables = (RuleTable(Pattern(text), rules, closed=True, when=_have_they_opened) for text in AUCTIONS)
    return Topic("overcalls", tuple(tables))


def _have_they_opened(situation: Situation) -> bool:
    """Whether the opponents have bid and this side has called nothing."""
    return situation.last_bid is not None and not has_side_called(situation)


def _suits(agreements: Agreements, situation: Situation, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    """Suits of five: the best; then with one point too few, not at level three."""
    yield from _best(situation, suits, FIVE, agreements)
    for suit, box in rarely_opened(agreements, suits):
        if situation.cheapest(Strain.of(suit)) < len(OVERCALL):
            yield Rule(Bid(situation.cheapest(Strain.of(suit)), Strain.of(suit)), box, Meaning.OVERCALL)


def _best(
    situation: Situation, suits: tuple[Suit, ...], kinds: tuple[tuple[int, int], ...], agreements: Agreements
) -> Iterator[Rule]:
    """The best of these suits, with an opening or more if its level takes more."""
    for length, figures in kinds:
        for suit in suits if length == 4 else reversed(suits):
            level = situation.cheapest(Strain.of(suit))
            if level > len(OVERCALL):
                continue
            least, (low, high) = OVERCALL[level - 1]
            cards = length if level == 1 else max(length, least)
            box = Box(strength=Range(max(low, agreements.opening), high)).with_length(suit, cards)
            yield Rule(
                Bid(level, Strain.of(suit)), box.having(TopHonours(suit, figures, 4)), Meaning.OVERCALL
            )
