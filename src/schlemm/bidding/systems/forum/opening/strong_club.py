"""One club opens every strong hand: the answers, opener's second bid, and what responder makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, are_we_alone
from schlemm.bidding.rules.topic import RuleTable, TableRules, Topic
from schlemm.bidding.systems.forum.constructive.third_round import later_rules
from schlemm.bidding.systems.forum.hand_points import with_figure_points, with_length_points
from schlemm.bidding.systems.forum.notrump.balanced_range import Opposite
from schlemm.bidding.systems.forum.notrump.tables import scheme
from schlemm.bidding.systems.forum.opening.opening import STRONG_CLUB
from schlemm.bidding.systems.forum.opening.strong_club_suits import (
    after_weak_major,
    opener_over_answer,
    opener_over_notrump,
    opener_over_raise,
    over_major,
    over_minor,
)
from schlemm.bidding.systems.forum.opening.strong_forced import forced
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import MAJORS, MINORS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.features import TopHonours

POSITIVE: Final = 8
"""Figure points with which an answer forces to game; one fewer with six cards and two high ones."""
EVEN: Final = 14
"""Figure points of an even hand that answers two notrump."""
WEAK: Final = Range(4, 7)
"""Figure points of an answer that shows six cards of a major and no more."""
RECKONED: Final = (Range(8, 12), Range(14, 17))
"""Figure points that the answers in notrump are reckoned with: more than these are rare."""
GAME_ALONE: Final = 23
"""Points, long suits counted, with which opener forces to game in a major; in a minor it takes one more."""
UNEVEN: Final = ((4, 4, 4, 1),)
"""The only uneven shape without a suit of five."""
TWO_NOTRUMP: Final = 3
"""How many points above the most of an opening 2NT opener's rebid of 2NT reaches."""


def strong_club(agreements: Agreements) -> Topic:
    """The topic."""
    first = "1C P|X"
    negative = f"{first} 1D P|X"
    return Topic(
        "strong-club",
        (
            _closed(first, lambda s, b: _answers()),
            _closed(negative, lambda s, b: _after_negative(agreements)),
            *_notrump(agreements),
            _closed(f"{negative} 1M P", lambda s, b: over_major(s, b["M"])),
            _closed(f"{negative} 2m P", lambda s, b: over_minor(b["m"])),
            _closed(f"{negative} 1M P 1NT P", lambda s, b: opener_over_notrump(s, agreements, b["M"])),
            _closed(f"{negative} 1M P 2M P", lambda s, b: opener_over_raise(s, agreements, b["M"])),
            _closed(f"{negative} 1x|2x P 1y|2y P", lambda s, b: opener_over_answer(s, agreements)),
            _closed(f"{first} 2M P", lambda s, b: after_weak_major(s, agreements, b["M"])),
            _closed(f"{first} 1M|2m P", lambda s, b: _after_positive(s)),
            _closed("1C * P", lambda s, b: forced(s, agreements), when=_is_forced),
            _closed("1C * P", lambda s, b: later_rules(s, agreements), when=are_we_alone),
        ),
    )


def _closed(pattern: str, rules: TableRules, when: Callable[[Situation], bool] | None = None) -> RuleTable:
    return RuleTable(Pattern(pattern), rules, closed=True, when=when)


def _is_forced(situation: Situation) -> bool:
    return are_we_alone(situation) and situation.is_forced_to_game


def _notrump(agreements: Agreements) -> Iterator[RuleTable]:
    """Stayman, transfers and slam by points over a bid in notrump of known range, opener's or responder's."""
    two = agreements.two_notrump
    overs = (
        Opposite("1C P|X 1D P|X 1NT", 1, _one_notrump(agreements)),
        Opposite("1C P|X 1D P|X 2NT", 2, Range(two.high + 1, two.high + TWO_NOTRUMP)),
        Opposite("1C P|X 1NT", 1, RECKONED[0]),
        Opposite("1C P|X 2NT", 2, RECKONED[1]),
    )
    for over in overs:
        for place, table in enumerate(scheme(over, agreements)):
            yield replace(_without_stopping(table, agreements), repeats=place > 0)


def _without_stopping(table: RuleTable, agreements: Agreements) -> RuleTable:
    """The same table; where game is certain the suits are told rather than passed below it."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        if not situation.is_forced_to_game or situation.is_game:
            yield from table.rules(situation, bound)
            return
        yield from (rule for rule in table.rules(situation, bound) if rule.call != PASS)
        yield from forced(situation, agreements)

    return replace(table, rules=rules)


def _one_notrump(agreements: Agreements) -> Range:
    """Figure points of opener's one notrump: more than the opening, or fewer where that has most of them."""
    low, high = agreements.notrump.high + 1, agreements.two_notrump.low - 1
    low = STRONG_CLUB if low > high else max(low, STRONG_CLUB)
    return Range(low, max(low, high))


def _answers() -> Iterator[Rule]:
    """Suits of five with values, notrump with values, six cards of a major without them; else one diamond."""
    good = with_figure_points(POSITIVE - 1)
    for length in (7, 6, 5):
        for level, suits in ((1, MAJORS), (2, MINORS)):
            for suit in suits:
                call = Bid(level, Strain.of(suit))
                box = with_figure_points(POSITIVE).with_length(suit, length)
                yield Rule(call, box, Meaning.POSITIVE, Force.GAME)
                if length > 5:
                    long = good.with_length(suit, length).having(TopHonours(suit, 2))
                    yield Rule(call, long, Meaning.POSITIVE, Force.GAME)
    yield Rule(Bid(2, Strain.NOTRUMP), with_figure_points(EVEN), Meaning.POSITIVE, Force.GAME)
    yield Rule(Bid(1, Strain.NOTRUMP), with_figure_points(POSITIVE), Meaning.POSITIVE, Force.GAME)
    for suit in MAJORS:
        yield Rule(Bid(2, Strain.of(suit)), Box(figures=WEAK).with_length(suit, 6), Meaning.SUIT_TO_PLAY)
    yield Rule(Bid(1, Strain.DIAMONDS), Box(), Meaning.RELAY, Force.ROUND)


def _after_negative(agreements: Agreements) -> Iterator[Rule]:
    """Even hands by points, hands that make game alone with a jump, others in their longest suit."""
    two = agreements.two_notrump
    even = Box(balanced=True).with_length(Suit.HEARTS, 2, 4).with_length(Suit.SPADES, 2, 4)
    yield Rule(Bid(3, Strain.NOTRUMP), _figures(even, two.high + TWO_NOTRUMP + 1), Meaning.REBID_NOTRUMP)
    yield Rule(Bid(2, Strain.NOTRUMP), _figures(even, two.low), Meaning.REBID_NOTRUMP)
    yield Rule(Bid(1, Strain.NOTRUMP), even, Meaning.REBID_NOTRUMP)
    for length in (7, 6, 5):
        for level, suits, least in ((2, MAJORS, GAME_ALONE), (3, MINORS, GAME_ALONE + 1)):
            for suit in suits:
                alone = with_length_points(least).with_length(suit, length)
                yield Rule(Bid(level, Strain.of(suit)), alone, Meaning.NEW_SUIT, Force.GAME)
    for length in (7, 6, 5):
        for level, suits in ((1, MAJORS), (2, MINORS)):
            for suit in suits:
                yield Rule(Bid(level, Strain.of(suit)), Box().with_length(suit, length), Meaning.NEW_SUIT)
    yield Rule(Bid(2, Strain.NOTRUMP), with_figure_points(two.high + 1), Meaning.REBID_NOTRUMP)
    for suit in reversed(MAJORS):
        yield Rule(Bid(1, Strain.of(suit)), Box(shapes=UNEVEN).with_length(suit, 4), Meaning.NEW_SUIT)


def _figures(box: Box, low: int) -> Box:
    return box._replace(figures=Range(low, MOST))


def _after_positive(situation: Situation) -> Iterator[Rule]:
    """Opener, where game is certain: support, a suit of five, else notrump."""
    theirs = situation.suits_of(situation.seat.partner)
    for suit in theirs:
        fit = Box().with_length(suit, 3) if suit.is_major else Box().with_length(suit, 4)
        for major in MAJORS if not suit.is_major else ():
            fit = fit.with_length(major, 0, 4)
        call = Bid(situation.cheapest(Strain.of(suit)), Strain.of(suit))
        yield Rule(call, fit, Meaning.RAISE, Force.GAME)
    for length in (7, 6, 5):
        for suit in (*MAJORS, *MINORS):
            if suit not in theirs:
                call = Bid(situation.cheapest(Strain.of(suit)), Strain.of(suit))
                yield Rule(call, Box().with_length(suit, length), Meaning.NEW_SUIT, Force.GAME)
    level = situation.cheapest(Strain.NOTRUMP)
    yield Rule(Bid(level, Strain.NOTRUMP), Box(), Meaning.REBID_NOTRUMP, Force.GAME)
