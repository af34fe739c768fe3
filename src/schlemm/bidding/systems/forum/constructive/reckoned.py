"""Blocks of what follows an opening of one that reckon: after a reverse, and after the new minor that asks."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.constructive.shared.placing import forced_to_game, notrump_slams, slams_in
from schlemm.bidding.systems.forum.constructive.shared.values import (
    MAJOR_GAME,
    NOTRUMP_GAME,
    cheapest_bid,
    count_for,
    game_from,
    natural_bid,
    partners_points,
)
from schlemm.core.calls import Bid
from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range


def forced_over_reverse(
    situation: Situation, agreements: Agreements, first: Suit, second: Suit
) -> Iterator[Rule]:
    """What forces to game over a reverse: never by the bids of weak hands."""
    taken = {natural_bid(2), natural_bid(3, first), natural_bid(3, second)}
    for rule in forced_to_game(situation, agreements):
        if rule.call not in taken and rule.meaning is not Meaning.WAITING:
            yield rule if _is_game(situation, rule) else rule._replace(force=Force.GAME)


def _is_game(situation: Situation, rule: Rule) -> bool:
    """Whether the bid is game, or a question that is answered anyway."""
    call = rule.call
    if rule.force is not Force.NONE or not isinstance(call, Bid):
        return True
    return call.level >= situation.game_level(call.strain)


def places_after_checkback(situation: Situation, agreements: Agreements, answer: Suit) -> Iterator[Rule]:
    """Where to play once opener has answered."""
    shown, fits = situation.partner, False
    for suit in (answer, Suit.HEARTS):
        if shown.length(suit).low >= 3 and suit.is_major:
            box = Box().with_length(suit, 8 - shown.length(suit).low)
            if not fits:
                yield from slams_in(situation, agreements, suit)
            fits = True
            need = 0 if _is_most(situation) else game_from(partners_points(situation, suit), MAJOR_GAME)
            yield Rule(natural_bid(4, suit), box.with_count(count_for(situation, suit), need), Meaning.GAME)
            if not situation.is_game and cheapest_bid(situation, suit) == natural_bid(3, suit):
                yield Rule(natural_bid(3, suit), box, Meaning.INVITATION)
    for rule in notrump_slams(situation):
        if not fits or rule.meaning is Meaning.SLAM:  # four notrump asks for aces where opener has three
            yield rule
    yield Rule(natural_bid(3), Box(figures=Range(NOTRUMP_GAME - shown.figures.low, MOST)), Meaning.GAME)
    yield Rule(natural_bid(2), Box(), Meaning.INVITATION)


def _is_most(situation: Situation) -> bool:
    """Whether opener has shown the most, with which whoever asked plays game: to ask was to invite."""
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning is Meaning.MAXIMUM
