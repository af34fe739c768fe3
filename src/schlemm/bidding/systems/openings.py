"""What the two natural systems open in the same way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Strain
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.features import TopHonours


def opening_topic(openings: Iterable[Rule], agreements: Agreements) -> Topic:
    """The topic of these openings, from the best, and of preempts if they are agreed on.

    In fourth seat there are none: nobody is to keep out. The sources know none at all.
    """
    always = tuple(openings)
    with_preempts = (*always, *_preempts()) if agreements.preempts else always

    def rules(situation: Situation, bound: Bound) -> tuple[Rule, ...]:
        return with_preempts if len(situation.public.auction.calls) < 3 else always

    return Topic("opening", (RuleTable(Pattern(""), rules, closed=True),))


def _preempts() -> Iterator[Rule]:
    for suit in reversed(SUITS):
        box = Box(figures=Range(5, 9)).with_length(suit, 7).having(TopHonours(suit, 2, 5))
        yield Rule(Bid(3, Strain.of(suit)), box, Meaning.PREEMPT)
