"""Hands with more than anybody knows, once both sides have bid: they neither pass below game nor sell out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.fit import shown_points
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.constructive.shared.values import NOTRUMP_GAME
from schlemm.bidding.systems.forum.contested.shared.contest import longest, partner_figures, stopped, suit_bid
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import Strain
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount

ENOUGH: Final = 1
"""Figure points that may be missing where partner asks for nine tricks."""
NINE_TRICKS: Final = 3
"""The level of game in notrump."""
HIGH: Final = 4
"""The level of game in a major."""
ANSWERED: Final = 6
"""Points that partner has shown, length counted, with which level three is no reason to want more."""
MUCH: Final = 18
"""Figure points of a hand that does not leave the opponents a low contract undoubled."""


def too_strong_to_pass(situation: Situation) -> Iterator[Rule]:
    """The points for game and no bid that says so: their suit, and partner tells more."""
    if not situation.is_game and situation.is_quiet:
        least = round(NOTRUMP_GAME - partner_figures(situation))
        yield from their_suit(situation, least)
        yield from _partners_major(situation, min(least, NOTRUMP_GAME - _shown(situation)))


def answer_with_stopper(situation: Situation) -> Iterator[Rule]:
    """Partner bid their suit with the points for game: nine tricks where it is stopped, before anything longer."""
    last = situation.last.of(situation.seat.partner)
    if (
        last is None
        or last.meaning is not Meaning.CUE_STRONG
        or situation.cheapest(Strain.NOTRUMP) > NINE_TRICKS
    ):
        return
    figures = with_figure_points(max(NOTRUMP_GAME - ENOUGH - situation.partner.figures.low, 0))
    yield Rule(Bid(NINE_TRICKS, Strain.NOTRUMP), stopped(figures, situation.their_suits), Meaning.GAME)


def suits_of_doubler(situation: Situation) -> Iterator[Rule]:
    """We doubled without a suit and partner asks by their suit: four cards of a major, a minor, if need be three."""
    last, own = situation.last.of(situation.seat.partner), situation.last.of(situation.seat)
    if (
        last is None
        or last.meaning is not Meaning.CUE_STRONG
        or own is None
        or own.meaning is not Meaning.TAKEOUT
    ):
        return
    majors = tuple(suit for suit in situation.unbid_suits if suit.is_major)
    for suits, least in ((majors, 4), (situation.unbid_suits, 4), (situation.unbid_suits, 3)):
        for suit, box in longest(Box(), suits, least):
            level = situation.cheapest(Strain.of(suit))
            if level <= situation.game_level(Strain.of(suit)):
                yield Rule(suit_bid(level, suit), box, Meaning.NATURAL)


def _shown(situation: Situation) -> int:
    """The points that partner has shown, length counted."""
    return shown_points(situation, situation.seat.partner, PointCount.LONG).low


def _partners_major(situation: Situation, least: int) -> Iterator[Rule]:
    """We doubled: game in the major that partner has bid, on three cards, where their suit would be too high."""
    last = situation.last_bid
    if situation.calls_of(situation.seat)[-1:] != (DOUBLE,):
        return
    trump = None if last is None or situation.bidder is not situation.seat.partner else last.strain.trump
    if trump is not None and trump.is_major and situation.cheapest(Strain.of(trump)) == HIGH:
        yield Rule(suit_bid(HIGH, trump), with_figure_points(least).with_length(trump, 3), Meaning.GAME)


def their_suit(situation: Situation, least: int, longest_suit: int = 13) -> Iterator[Rule]:
    """Their suit as an artificial bid, once: so many figure points, and no suit of one's own that is longer."""
    own = situation.last.of(situation.seat)
    if own is not None and own.meaning is Meaning.CUE_STRONG:
        return
    box = with_figure_points(least)
    for suit in situation.unbid_suits:
        box = box.with_length(suit, 0, longest_suit)
    for suit in situation.suits_of(situation.seat):
        if suit.is_major:
            box = box.with_length(suit, 0, 5)
    for their in situation.their_suits[:1]:
        level = situation.cheapest(Strain.of(their))
        if level <= 3:
            yield Rule(suit_bid(level, their), box, Meaning.CUE_STRONG, Force.ROUND)


def much_more_than_shown(situation: Situation) -> Iterator[Rule]:
    """Eighteen points, at level three twenty, that nobody knows of: a double, whatever the shape."""
    last = situation.last_bid
    if last is None or last.level > 3 or not situation.is_legal(DOUBLE):
        return
    alone = _shown(situation) < ANSWERED
    least = MUCH + 2 * (last.level == 3 and alone)
    if situation.own.figures.low < least - 2:
        meaning = Meaning.PENALTY if last.strain is Strain.NOTRUMP else Meaning.TAKEOUT
        yield Rule(DOUBLE, with_figure_points(least), meaning, their=last.strain.trump)
