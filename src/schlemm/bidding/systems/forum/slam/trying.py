"""When to look for slam: a question, or a control first, once trumps are agreed and both hands may have the points.

A topic whose auctions agree a trump suit puts ``slam_tries`` before its rules for game::

    yield from slam_tries(situation, agreements, Suit.SPADES)

Four notrump asks, with every suit controlled; with a void only beside key cards enough, for the answer may count an ace
that is not needed. Where trumps are agreed and game is certain a bid in another suit below game shows a control there
(``controls``); who has the points and nothing cheap to show asks all the same. The answers
and what the asker does with them are in ``ace_answers`` and ``decision``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_points import BLIND_SLAM_POINTS, QUESTION_POINTS
from schlemm.bidding.systems.forum.slam.controls import (
    are_controls,
    control_bids,
    denied,
    may_try,
    minor_try,
    unguarded,
    with_controls,
    without_major_fit,
)
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Rank, Strain, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Feature, Holds, KeyCards
from schlemm.evaluation.frequency import usual_span

WITH_VOID: Final = 1
"""Key cards or aces of a hand with a void that asks: the answer may count the ace of that suit."""
HOPES: Final = 2
"""How many points fewer are enough for a control below game, which leaves the question to partner."""
_MOST_ACES: Final = 4
_KEYS: Final = 5
ASK: Final = Bid(4, Strain.NOTRUMP)
"""The question."""


def slam_tries(
    situation: Situation,
    agreements: Agreements,
    trump: Suit,
    box: Box | None = None,
    *,
    more: int = 0,
    fewer: int = HOPES,
    guarded: bool = False,
) -> Iterator[Rule]:
    """Four notrump asking for aces or key cards, by what partner has shown; or a control; six where nothing asks.

    Args:
        situation: The auction.
        agreements: Whether aces or key cards are asked for.
        trump: The suit that is agreed.
        box: What else the hand must hold, such as trumps; nothing if ``None``.
        more: Points more than usual, where the fit is thin or partner's points lie badly.
        fewer: How many points fewer are enough for a control.
        guarded: Whether only who controls every suit asks, for there is a slower way for the others.
    """
    hand, count = Box() if box is None else box, PointCount.support(trump)
    mine = QUESTION_POINTS + more - reckoned_points(situation, situation.seat.partner, trump)
    enough, hopes = hand.with_count(count, mine), hand.with_count(count, mine - fewer)
    if are_controls(situation, trump):
        yield from asks(situation, agreements, trump, enough, unguarded(situation, trump))
        yield from control_bids(situation, trump, hopes)
    open_suits = unguarded(situation, trump) if guarded else denied(situation, trump)
    yield from asks(situation, agreements, trump, enough, open_suits)
    if may_try(situation, trump):
        nearly = hand.with_count(count, mine - 1)
        yield minor_try(trump, without_major_fit(situation, nearly))
    if not situation.is_legal(ASK):
        yield Rule(
            Bid(6, Strain.of(trump)),
            hand.with_count(count, mine + BLIND_SLAM_POINTS - QUESTION_POINTS),
            Meaning.SLAM,
        )


def asks(
    situation: Situation, agreements: Agreements, trump: Suit, hand: Box, open_suits: Sequence[Suit] = ()
) -> Iterator[Rule]:
    """Four notrump with such a hand that controls these suits; with a void only who holds two key cards."""
    if not situation.is_legal(ASK):
        return
    meaning = Meaning.ASK_KEY_CARDS if agreements.key_cards else Meaning.ASK_ACES
    least = {Suit.CLUBS: 3, Suit.DIAMONDS: 2, Suit.HEARTS: 1}.get(trump, 0) - (not agreements.key_cards)
    for controlled in with_controls(hand, open_suits):
        if least >= WITH_VOID:
            sure = controlled.having(_holds(agreements, trump, least))
            yield Rule(ASK, sure, meaning, Force.ROUND, trump=trump)
            continue
        even = without_voids(controlled, trump)
        even = even.having(_holds(agreements, trump, least)) if least > 0 else even
        yield Rule(ASK, even, meaning, Force.ROUND, trump=trump)
        void = controlled.having(_holds(agreements, trump, WITH_VOID))
        yield Rule(ASK, void, meaning, Force.ROUND, trump=trump)


def without_voids(hand: Box, trump: Suit) -> Box:
    """Such hands with a card at least in every suit but trumps."""
    for suit in SUITS:
        low, high = hand.length(suit)
        if suit is not trump and low == 0 and high > 0:
            hand = hand.with_length(suit, 1, high)
    return hand


def reckoned_points(situation: Situation, seat: Seat, trump: Suit) -> int:
    """The points for play in this suit that this seat has but for odd hands: the most of the ways to count them."""
    known = situation.known.of(seat).classes
    counts = (PointCount.FIGURES, PointCount.LONG, PointCount.support(trump))
    return max(usual_span(known, count).low for count in counts)


def _holds(agreements: Agreements, trump: Suit, least: int) -> Feature:
    """Key cards or aces enough; with fewer the answer could pass five of the suit with two of them missing."""
    if agreements.key_cards:
        return KeyCards(trump, tuple(range(least, _KEYS + 1)))
    return Holds(Rank.ACE, tuple(range(least, _MOST_ACES + 1)))
