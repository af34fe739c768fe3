"""After a reverse: a weak hand bids two notrump or opener's first suit, and what else is bid forces to game.

One's own suit again, which has five cards and any points, forces for a round. Over two notrump opener stops in the
first suit with a minimum.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable
from schlemm.bidding.systems.forum.constructive.shared.placing import forced_to_game, fourth_suit, slams_in
from schlemm.bidding.systems.forum.constructive.shared.values import cheapest_bid, is_undisturbed, natural_bid
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper

WEAK: Final = 8
"""The most points, length counted, of a hand that does not force to game."""
RAISE: Final = 9
"""Support points that raise the second suit, which forces to game."""
FIGURES: Final = 6
"""Figure points among them at least."""
SLOW: Final = 12
"""Support points that raise a major to three, and not at once to game."""
GAME: Final = 9
"""The most figure points of a jump to game on seven cards."""
EXTRAS: Final = 19
"""Opener's points, length counted, that make game opposite a weak hand."""


def after_reverse(agreements: Agreements) -> Iterator[RuleTable]:
    """The tables, up to where a weak hand has stopped."""

    def answers(situation: Situation, bound: Bound) -> Iterator[Rule]:
        first, answer, second = bound["x"], bound["y"], bound["z"]
        yield from _raises(second)
        yield Rule(natural_bid(2, answer), Box().with_length(answer, 5), Meaning.REBID, Force.ROUND)
        weak = Box().with_count(PointCount.LONG, 0, WEAK)
        yield Rule(natural_bid(3, first), weak.with_length(first, 3), Meaning.PREFERENCE)
        yield Rule(natural_bid(2), weak, Meaning.WAITING, Force.ROUND)
        yield from _forces(situation, agreements, first, answer, second)

    def asked(situation: Situation, bound: Bound) -> Iterator[Rule]:
        least = Box().with_count(PointCount.LONG, 0, EXTRAS - 1)
        yield Rule(natural_bid(3, bound["x"]), least, Meaning.SIGN_OFF)
        yield from _goes_on(situation, bound["y"], Box())

    def preferred(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from slams_in(situation, agreements, bound["x"], guarded=True)
        yield from _goes_on(situation, bound["y"], Box().with_count(PointCount.LONG, EXTRAS))
        yield Rule(PASS, Box(), Meaning.PASS)

    def stopped(situation: Situation, bound: Bound) -> Iterator[Rule]:
        second = bound["z"]
        yield Rule(natural_bid(3, second), Box().with_length(second, 4), Meaning.PREFERENCE)
        yield Rule(PASS, Box(), Meaning.PASS)

    reverse = "1x P 1y P 2z P"
    patterns = (
        (reverse, answers),
        (f"{reverse} 2NT P", asked),
        (f"{reverse} 3x P", preferred),
        (f"{reverse} 2NT P 3x P", stopped),
    )
    for text, rules in patterns:
        yield RuleTable(Pattern(text), rules, closed=True, when=_is_reverse)


def _is_reverse(situation: Situation) -> bool:
    """Whether opener's second bid was a reverse."""
    second = situation.readings[-len(situation.line) :][4]
    return is_undisturbed(situation) and second is not None and second.meaning is Meaning.REVERSE


def _raises(second: Suit) -> Iterator[Rule]:
    """Four cards of the second suit and the points: three, where slam is looked for too, or a major at game."""
    points = PointCount.support(second)
    fit = Box(figures=Range(FIGURES, MOST)).with_length(second, 4)
    if second.is_major:
        yield Rule(natural_bid(3, second), fit.with_count(points, SLOW), Meaning.RAISE, Force.GAME)
        yield Rule(natural_bid(4, second), fit.with_count(points, RAISE), Meaning.GAME)
    else:
        yield Rule(natural_bid(3, second), fit.with_count(points, RAISE), Meaning.RAISE, Force.GAME)


def _forces(
    situation: Situation, agreements: Agreements, first: Suit, answer: Suit, second: Suit
) -> Iterator[Rule]:
    """Seven cards at game, three notrump with the last suit stopped, else that suit; never the weak bids."""
    if answer.is_major:
        long = Box(figures=Range(0, GAME)).with_length(answer, 7)
        yield Rule(natural_bid(4, answer), long, Meaning.GAME)
    stopped = Box(figures=Range(0, 13)).having(*map(Stopper, situation.unbid_suits))
    yield Rule(natural_bid(3), stopped, Meaning.GAME)
    yield from fourth_suit(situation, agreements, RAISE)
    taken = {natural_bid(2), natural_bid(3, first), natural_bid(3, second)}
    for rule in forced_to_game(situation, agreements):
        if rule.call not in taken and rule.meaning is not Meaning.WAITING:
            yield rule if _is_game(situation, rule) else rule._replace(force=Force.GAME)
    yield Rule(natural_bid(3), Box(), Meaning.GAME)


def _is_game(situation: Situation, rule: Rule) -> bool:
    """Whether the bid is game, or a question that is answered anyway."""
    call = rule.call
    if rule.force is not Force.NONE or not isinstance(call, Bid):
        return True
    return call.level >= situation.game_level(call.strain)


def _goes_on(situation: Situation, answer: Suit, hand: Box) -> Iterator[Rule]:
    """Opener with extras: three cards for partner's major, three notrump with the last suit stopped, else that suit."""
    again = cheapest_bid(situation, answer)
    if answer.is_major and again is not None and again.level == 3:
        yield Rule(again, hand.with_length(answer, 3), Meaning.RAISE, Force.GAME)
    yield Rule(natural_bid(3), hand.having(*map(Stopper, situation.unbid_suits)), Meaning.GAME)
    for suit in situation.unbid_suits:
        call = cheapest_bid(situation, suit)
        if call is not None and call.level == 3:
            yield Rule(call, hand, Meaning.FOURTH_SUIT, Force.GAME, suits=())
    yield Rule(natural_bid(3), hand, Meaning.GAME)
