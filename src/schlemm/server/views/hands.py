"""The cards that a player may see, and what their own thirteen are worth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

from schlemm.bidding.systems import distribution_named
from schlemm.carding.history import played_by
from schlemm.core.cards import Strain
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import SEATS, Seat
from schlemm.evaluation.points import Count, Scheme
from schlemm.evaluation.valuation import Valuation, value_hand
from schlemm.server.common.letters import card_letters
from schlemm.server.protocol.sheet import AddendView, HandStrengthView, PointsView, ValuationView
from schlemm.server.protocol.view import HandView
from schlemm.table.views.sight import Sight

VALUED: Final = 2048
"""How many readers' hands are kept valued: those of 512 tables with four people each."""


def shown_hands(sight: Sight) -> list[HandView]:
    """Own hand, dummy once faced, partner's if the player plays it, and hands faced by a claim.

    Once the board is over, all cards stand in its result; here only the reader's own are left.
    """
    return [
        HandView(seat, card_letters(hand), why)
        for seat in SEATS
        for hand, why in _visible(sight, seat)
        if hand is not None
    ]


def _visible(
    sight: Sight, seat: Seat
) -> Iterator[tuple[Hand | None, Literal["own", "dummy", "partner", "claim"]]]:
    """The hand of this seat with the reason why it may be seen, if it may."""
    own, acting = sight.own, sight.acting
    if own is None or acting is None:
        return
    if seat is own.seat:
        yield own.hand, "own"
    elif seat is acting.seat:
        yield acting.hand, "partner"
    elif seat is own.dummy_seat:
        yield own.faced.of(seat), "dummy"
    else:
        yield own.faced.of(seat), "claim"


def valuation_view(sight: Sight) -> ValuationView | None:
    """The reader's own thirteen cards, counted; ``None`` before the first board."""
    if sight.own is None:
        return None
    play = sight.own.play
    played = EMPTY if play is None else played_by(play, sight.me)
    scheme = distribution_named(sight.own.public.systems.of(sight.me.side))
    return _valued(sight.table, sight.me, sight.own.hand | played, scheme)


@lru_cache(maxsize=VALUED)
def _valued(table: str, reader: Seat, hand: Hand, scheme: Scheme) -> ValuationView:
    """What a hand is worth: the same with every card of a board; kept for one reader at one table only."""
    return valuation_of(value_hand(hand), scheme)


def valuation_of(valuation: Valuation, scheme: Scheme) -> ValuationView:
    """What thirteen cards are worth, with every addend, for who counts distribution by this scheme."""
    return ValuationView(
        shape=str(valuation.shape),
        shape_class=valuation.shape.shape_class.value,
        strength=valuation.strength.value,
        losers=valuation.losers,
        counts=[_points(count) for count in valuation.counts],
        strengths=[_strength(valuation, each) for each in (Scheme.LENGTH, Scheme.SHORTNESS)],
        counted_by=scheme,
    )


def _strength(valuation: Valuation, scheme: Scheme) -> HandStrengthView:
    return HandStrengthView(
        scheme, valuation.with_figures(scheme), valuation.with_figures(scheme, Strain.NOTRUMP)
    )


def _points(count: Count) -> PointsView:
    addends = [AddendView(addend.code.value, addend.points, addend.args) for addend in count.addends]
    return PointsView(count.scheme, count.points, addends)
