"""What thirteen cards are worth, ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from schlemm.core.cards import SUITS
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS
from schlemm.evaluation.odds import at_least, breaks, fit_chances, points_of_partner
from schlemm.evaluation.points import Scheme, figure_points
from schlemm.evaluation.shape import class_probability
from schlemm.evaluation.valuation import value_hand
from schlemm.formats.filed import FiledBoard
from schlemm.learn.openings import Opening
from schlemm.server.common.letters import card_letters
from schlemm.server.hand.wire import (
    Breaks,
    BreakView,
    ChanceView,
    DealAnswer,
    FitView,
    HandAccount,
    OpeningView,
)
from schlemm.server.protocol.view import HandView
from schlemm.server.views.hands import valuation_of
from schlemm.server.views.meaning import said, shown_by

GOALS: Final = (20, 25, 33, 37)
"""Figure points together from which half the pack, a game, a small slam, a grand slam are worth thinking of."""
MOST_MISSING: Final = 9


def hand_account(hand: Hand, openings: Iterable[Opening], scheme: Scheme) -> HandAccount:
    """What the hand is worth, distribution counted by this scheme, what it opens, and what to expect of partner."""
    valuation = value_hand(hand)
    partner = points_of_partner(hand)
    own = figure_points(hand)
    fits = fit_chances(hand)
    return HandAccount(
        cards=card_letters(hand),
        text=str(hand),
        valuation=valuation_of(valuation, scheme),
        shape_share=round(valuation.shape.probability * 100_000),
        class_share=round(class_probability(valuation.shape.shape_class) * 100_000),
        openings=[_opening(each) for each in openings],
        partner=[ChanceView(points, hundredths(chance)) for points, chance in enumerate(partner)],
        average=round(sum(points * chance for points, chance in enumerate(partner)) * 100),
        together=[ChanceView(goal, hundredths(at_least(partner, goal - own))) for goal in GOALS],
        fits=[FitView(suit.letter, hand.length(suit), hundredths(fits[suit])) for suit in reversed(SUITS)],
    )


def breaks_view() -> Breaks:
    """How one to nine missing cards may lie."""
    return Breaks(
        [
            [BreakView(each.longer, each.shorter, hundredths(each.chance)) for each in breaks(missing)]
            for missing in range(1, MOST_MISSING + 1)
        ]
    )


def hundredths(chance: Fraction) -> int:
    """A chance in hundredths of a percent."""
    return round(chance * 10_000)


def _opening(opening: Opening) -> OpeningView:
    advice = opening.advice
    promises = advice.promises
    return OpeningView(
        system=opening.system,
        call=str(advice.call),
        rule=said(advice.rule),
        said=[said(message) for message in promises.spoken],
        shown=shown_by(promises),
        also=list(opening.also),
    )


def deal_answer(found: FiledBoard | None) -> DealAnswer:
    """The deal of a text, if there is one."""
    if found is None or found.deal is None:
        return DealAnswer([], None, None)
    hands = [HandView(seat, card_letters(found.deal.hand(seat)), "over") for seat in SEATS]
    return DealAnswer(hands, found.dealer, found.vulnerability)
