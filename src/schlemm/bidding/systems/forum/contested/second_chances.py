"""Second calls of a hand with something left to say: support for an answer, a late double, an invitation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.fit import shown_points
from schlemm.bidding.natural.sacrifices import are_in_game
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.constructive.values import TRUMPS
from schlemm.bidding.systems.forum.contested.contest import is_last_chance, longest, stopped, suit_bid
from schlemm.bidding.systems.forum.contested.penalties import (
    doubles_facing_an_opening,
    faces_an_opening,
    have_hunted,
)
from schlemm.bidding.systems.forum.contested.strong_hands import much_more_than_shown
from schlemm.bidding.systems.forum.contested.takeout_doubles import raise_of_answer
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE, Bid, Double
from schlemm.core.cards import MINORS, Strain
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount

REOPENS: Final = 8
"""Figure points with which responder, short in their suit, does not let them play at level two."""
OPENED: Final = 11
"""Points with length that partner has shown by opening."""
LAST: Final = 5
"""Figure points fewer for a double that asks where a pass ends the auction: partner may hold them."""
UNTOLD: Final = 5
"""A hand within so many figure points has told what it holds."""
INVITES: Final = 23
"""Figure points of both hands, from which game is possible."""


def support_of_answer(situation: Situation) -> Iterator[Rule]:
    """We doubled, partner answered in a suit, they bid again: four cards and more than the double showed."""
    seat = situation.seat
    own, calls = situation.last.of(seat), situation.calls_of(seat.partner)
    if situation.calls_of(seat) != (DOUBLE,) or own is None or own.meaning is not Meaning.TAKEOUT:
        return
    answer = calls[0] if len(calls) == 1 else None
    trump = answer.strain.trump if isinstance(answer, Bid) else None
    if trump is not None and trump in situation.suits_of(seat.partner) and not are_in_game(situation):
        yield from raise_of_answer(situation, trump)


def reopening_double(situation: Situation) -> Iterator[Rule]:
    """Partner opened, they found a fit at level two, and a pass would end it: short there, the others bid or held."""
    last = situation.last_bid
    if last is None or last.level > 2 or last.strain.trump is None or not situation.is_legal(DOUBLE):
        return
    partner = shown_points(situation, situation.seat.partner, PointCount.LONG).low
    their = last.strain.trump
    if not is_last_chance(situation) or partner < OPENED or their not in situation.their_suits:
        return
    box = with_figure_points(REOPENS).with_length(their, 0, 1)
    for suit in situation.unbid_suits:
        box = box.with_length(suit, 3)
    yield Rule(DOUBLE, box, Meaning.COMPETITIVE_DOUBLE, their=their)


def late_invitations(situation: Situation) -> Iterator[Rule]:
    """They have gone quiet and partner, who opened, told no more than the least: notrump or the minor asks for game."""
    last, partner = situation.last_bid, situation.seat.partner
    if last is None or not situation.is_quiet or situation.is_game or situation.bidder is not partner:
        return
    low = shown_points(situation, partner, PointCount.LONG).low
    if low < OPENED or not situation.calls_of(situation.seat):
        return
    points = with_figure_points(INVITES - low, INVITES - low + 2)
    if situation.cheapest(Strain.NOTRUMP) == 2:
        even = stopped(Box(figures=points.figures, balanced=True), situation.their_suits)
        yield Rule(Bid(2, Strain.NOTRUMP), even, Meaning.INVITATION)
    for minor in MINORS:
        held = situation.partner.length(minor).low
        if held >= 4 and situation.cheapest(Strain.of(minor)) == 3:
            yield Rule(suit_bid(3, minor), points.with_length(minor, TRUMPS - held), Meaning.INVITATION)


def run_from_double(situation: Situation) -> Iterator[Rule]:
    """Partner's suit is doubled and does not fit: a long suit of one's own instead, seven cards at level three."""
    last, seat = situation.last_bid, situation.seat
    if last is None or last.strain.trump is None or situation.suits_of(seat):
        return
    if situation.bidder is not seat.partner or not isinstance(situation.right_hand_call, Double):
        return
    for suit, box in longest(Box().with_length(last.strain.trump, 0, 1), situation.unbid_suits, 6):
        level = situation.cheapest(Strain.of(suit))
        if level <= 2 or (level == 3 and box.length(suit).low >= 7):
            yield Rule(suit_bid(level, suit), box, Meaning.SUIT_TO_PLAY)


def asking_doubles(situation: Situation) -> Iterator[Rule]:
    """Doubles that ask partner to choose; there are none once our side has doubled for penalties."""
    if have_hunted(situation):
        return
    if faces_an_opening(situation):
        yield from doubles_facing_an_opening(situation)
        yield from reopening_double(situation)
        return
    yield from _takeout(situation)
    yield from reopening_double(situation)
    yield from much_more_than_shown(situation)


def _takeout(situation: Situation) -> Iterator[Rule]:
    """Short in their suit with much more than was shown: partner chooses."""
    last = situation.last_bid
    if last is None or last.strain.trump is None or last.level > 3 or not situation.is_legal(DOUBLE):
        return
    their = last.strain.trump
    if their not in situation.their_suits or situation.own.figures.high < 15:
        return
    partner = situation.partner.figures.low
    late = LAST if is_last_chance(situation) and _is_alone(situation) else 0
    for short, low in ((1, 15), (2, 17)):
        least = max(low - late - partner // 2 + last.level - 1, 12)
        box = with_figure_points(least).with_length(their, 0, short)
        for suit in situation.unbid_suits:
            box = box.with_length(suit, 3)
        yield Rule(DOUBLE, box, Meaning.TAKEOUT, their=their)


def _is_alone(situation: Situation) -> bool:
    """Whether partner has said nothing, and so may hold points, and this hand not everything."""
    low, high = situation.own.figures
    return not situation.calls_of(situation.seat.partner) and high - low > UNTOLD
