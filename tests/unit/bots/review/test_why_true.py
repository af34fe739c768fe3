"""What is said of a card holds in the cards that are seen: deals on which another sentence would be false."""

import pytest
from tests.unit.bots.review.test_why import NORTHS, SOUTHS, WESTS, equal, seen

from schlemm.bots.cards.sight import CardView
from schlemm.bots.play.imagine import imagined
from schlemm.bots.review.compare import CardComparison, Prospect
from schlemm.bots.review.plan_instead import ruffs_first
from schlemm.bots.review.why import why
from schlemm.core.cards import Card

EASTS = "H6 H3 HA HT"
"""A trick that East wins."""


def found(sight: CardView, card: str) -> CardComparison:
    """The comparison in which this card is better than all others."""
    deals = imagined(sight.view, sight.play, 4)
    best = Prospect(Card.parse(card), len(deals), 12, 2)
    others = tuple(Prospect(other, 0, 6, 1) for other in sight.legal if other != best.card)
    return CardComparison(best, others, deals)


def told(contract: str, hand: str, dummy: str, before: str, trick: str, card: str) -> str:
    """The code why this card is played, as if it were better than all others, and the card that is named."""
    sight = seen(contract, hand, dummy, trick, before)
    said = why(sight, found(sight, card))
    return " ".join((said.code.removeprefix("card-why-"), *map(str, said.args.values())))


@pytest.mark.parametrize(
    ("contract", "hand", "dummy", "before", "trick", "card", "code"),
    [
        # The lead runs to the queen in hand, which may win: the ace is not held up.
        ("3NTS", "Q43.2.K43.AK432", "A65.4.A9765.QJ5", WESTS, "S7", "S5", "runs-to SQ"),
        ("4SS", "AKQJT.K8.4.A432", "9876.Q2.A9765.5", WESTS, "H4", "H2", "runs-to HK"),
        # Nothing in hand can win: it is.
        ("3NTS", "943.2.K43.AK432", "A65.4.A9765.QJ5", WESTS, "SQ", "S5", "holds-up SA"),
        # East is out of the suit already, so that there is no link to cut.
        ("3NTS", "943.2.K43.AK432", "A65.4.A9765.QJ5", "SQ S2 H9 S7", "SJ", "S5", "second-low SA"),
        # The five beats the four that was led, and is no high card.
        ("4SS", "AKQJT..43.AK432", "9876.52.A9765.6", WESTS, "H4", "H2", "odds"),
        ("4SS", "AKQJT..43.AK432", "9876.Q2.A9765.6", WESTS, "H4", "H2", "second-low HQ"),
        # Third in hand is declarer, who has no rule for it; what the king does is true of them too.
        ("3NTS", "K43.2.K432.AK32", "65.4.A9765.QJT", NORTHS, "S2 S7", "SK", "forces"),
        # A queen over the jack of the hand opposite keeps no opponent from winning cheaply.
        ("4SS", "Q72.98.KQ432.43", "K65.4.A9765.QJ", WESTS, "SJ S4", "SQ", "forces"),
        ("4SS", "Q72.98.KQ432.43", "K65.4.A9765.QJ", WESTS, "S3 S4", "SQ", "third-high"),
        # Nobody but the other hand has a higher card.
        ("3NTS", "AK4.2.K43.AT432", "Q65.4.A9765.QJ5", WESTS, "S7", "SQ", "wins"),
        # A ruff of the other hand's winner wins nothing that the suit would not give.
        ("4SS", "AKQJT..K432.AK3", "9876..A9765.65", WESTS, "HK H8 H7", "SA", "ruff"),
        ("4SS", "AKQJT..K432.AK3", "9876..A9765.65", WESTS, "H4 HK H7", "ST", "overtakes"),
        ("4SS", "AKQJT..K432.K32", "98765.K8.A97.65", EASTS, "H4", "SA", "wins"),
        # The ace of a sequence drives nothing out: it wins itself.
        ("3NTS", "AK7.9843.732.652", "", "", "", "SA", "cashes"),
        ("3NTS", "QJ73.984.732.652", "", "", "", "SQ", "lead-sequence"),
        # A king alone falls under the ace.
        ("3NTS", "432.2.K432.AK32", "K.4.A9765.T7654", SOUTHS, "", "S2", "odds"),
        # Nobody leads the king to finesse with the ten.
        ("3NTS", "K32.2.K432.AK32", "QT5.4.A9765.654", SOUTHS, "", "SK", "odds"),
        # A knave is no strength to lead through.
        ("4SS", "5432.5.Q43.K432", "AKQ.42.A976.J95", WESTS, "", "C2", "odds"),
        ("4SS", "5432.5.Q43.K432", "AKQ.42.A976.Q95", WESTS, "", "C2", "through"),
        # The suit is partner's if it was partner who led it first.
        ("3NTS", "J8.5.Q432.5432", "T.42.A9765.AKQ", "S3 S5 SA S2 S4 S6 SK S9", "", "S8", "odds"),
        ("3NTS", "J8.87.Q43.5432", "T.42.A9765.AKQ", "H5 H6 HA H3 S4 S6 SK S9", "", "S8", "returns S"),
    ],
)  # fmt: skip
def test_a_card_is_said_to_do_what_it_does(
    contract: str, hand: str, dummy: str, before: str, trick: str, card: str, code: str
) -> None:
    """A trick is won, run to the other hand, ducked or ruffed as the cards lie, and the card that stays is named."""
    assert told(contract, hand, dummy, before, trick, card) == code


def test_trumps_are_drawn_on_lead_alone() -> None:
    """On an own winner a trump is a ruff, so that no plan says what came of drawing trumps instead of a discard."""
    sight = seen("4SS", "AKQJT..K432.K2", "8765.QJ98754.5.", "CA C3", SOUTHS)
    assert ruffs_first(sight, found(sight, "D5")) is None
    on_lead = seen("4SS", "AKQJT..K432.K32", "8765.QJ98754.5.", "", SOUTHS)
    assert ruffs_first(on_lead, found(on_lead, "D2")) is not None


def test_equal_cards_are_thrown_away_as_equals() -> None:
    """Where it makes no difference what is thrown away, no card is said to be missed least."""
    sight = seen("3NTS", "A43..K432.AK432", "65..A9765.QJT9", "HK H4 H7", WESTS)
    assert equal(sight, "D3", tricks=5) == "equal"
    assert why(sight, found(sight, "D3")).code == "card-why-discard"
