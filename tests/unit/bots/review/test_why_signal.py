"""A hint for a card that is chosen for what it tells partner says so."""

import pytest
from tests.unit.bots.review.test_why import seen

from schlemm.bots.play.imagine import imagined
from schlemm.bots.play.payoff import UNIT
from schlemm.bots.review.compare import CardComparison, Prospect
from schlemm.bots.review.why import why
from schlemm.core.cards import Card
from schlemm.core.sentence import Sentence

BEST = 10
DUMMY = "84.Q7.AJ765.A65"


def said(hand: str, trick: str, card: str, others: int, before: str = "") -> Sentence:
    """Why East plays this card against 3NT by South, with the others worth so much and the card itself ``BEST``."""
    sight = seen("3NTS", hand, DUMMY, trick, before)
    deals = imagined(sight.view, sight.play, 2)
    best = Prospect(Card.parse(card), 0, 8, BEST)
    rest = (
        Prospect(other, 0, 8 if others == BEST else 6, others) for other in sight.legal if other != best.card
    )
    return why(sight, CardComparison(best, tuple(rest), deals))


@pytest.mark.parametrize(
    ("hand", "trick", "card", "suit", "tells"),
    [
        ("952.KJ43.432.K32", "SK S3", "S2", "S", "attitude-no"),
        ("Q952.KJ43.432.K3", "SK S3", "S9", "S", "attitude-yes"),
        ("J976.KJ4.432.K32", "SK S3", "S6", "S", "attitude-no"),
        (".KJ4.K98432.K842", "SK S3", "D9", "D", "discard-yes"),
        (".KJ4.T98432.K842", "SK S3", "D2", "D", "discard-no"),
    ],
)
def test_a_card_chosen_among_equals_is_named_by_what_it_tells(
    hand: str, trick: str, card: str, suit: str, tells: str
) -> None:
    """Where other cards are as good, the reason is the signal and what the hand means by it, however it may look."""
    assert said(hand, trick, card, BEST) == Sentence("card-why-signals", (("suit", suit), ("tells", tells)))


@pytest.mark.parametrize(
    ("card", "others", "code"),
    [("S2", BEST - UNIT, "card-why-tricks"), ("S5", BEST, "card-why-equal")],
)
def test_no_other_card_is_called_a_signal(card: str, others: int, code: str) -> None:
    """A card that is better than the others is no signal, nor is one that does not tell what the hand has."""
    assert said("952.KJ43.432.K32", "SK S3", card, others).code == code
