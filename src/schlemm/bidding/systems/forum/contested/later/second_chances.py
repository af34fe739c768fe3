"""Second calls of a hand with something left to say: support for an answer or a double, an invitation."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from schlemm.bidding.natural.fit import shown_points
from schlemm.bidding.natural.sacrifices import are_in_game
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.constructive.shared.values import TRUMPS
from schlemm.bidding.systems.forum.contested.shared.contest import stopped, suit_bid
from schlemm.bidding.systems.forum.contested.they_opened.takeout_doubles import raise_of_answer
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import MINORS, Strain
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount

OPENED: Final = 11
"""Points with length that partner has shown by opening."""
RAISED: Final = MappingProxyType({2: 13, 3: 16, 4: 18})
"""Points with support for the major that partner's double spoke of, by the level at which it can be bid."""
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


def major_of_double(situation: Situation) -> Iterator[Rule]:
    """Partner doubled their overcall and they bid on: the major it spoke of, with four cards, as high as they go."""
    partner = situation.last.of(situation.seat.partner)
    if partner is None or partner.meaning is not Meaning.NEGATIVE_DOUBLE:
        return
    for suit in situation.unbid_suits:
        level = situation.cheapest(Strain.of(suit))
        if suit.is_major and level in RAISED:
            four = Box().with_length(suit, 4).with_count(PointCount.support(suit), RAISED[level])
            yield Rule(suit_bid(level, suit), four, Meaning.ANSWER_DOUBLE)


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
