"""Leads as they are agreed: which card of a holding, and which holdings a card may come from."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from schlemm.carding.carding import STANDARD, Carding, Leads
from schlemm.carding.leads import lead_from, lead_rule, lead_rules
from schlemm.carding.possible import PossibleHands
from schlemm.carding.readings import lead_readings
from schlemm.core.cards import Card, Suit
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.seats import BySeat, Seat
from schlemm.testing import hands, suits

THIRD = Carding(leads=Leads.THIRD)
AGREED = (STANDARD, THIRD)
TRUMPS = st.none() | suits()


@pytest.mark.parametrize(
    ("holding", "notrump", "suit_contract"),
    [
        ("KQJ32", "K", "K"),
        ("KQT32", "3", "K"),
        ("QJT9", "Q", "Q"),
        ("AKQ2", "A", "A"),
        ("AK432", "3", "A"),
        ("A8642", "4", "A"),
        ("Q9752", "5", "5"),
        ("K62", "2", "2"),
        ("965", "9", "9"),
        ("84", "8", "8"),
        ("7", "7", "7"),
    ],
)
def test_which_card_of_a_suit_is_led(holding: str, notrump: str, suit_contract: str) -> None:
    """Top of a sequence, fourth best, low from three to an honour, top of nothing; no low card from an ace."""
    hand = Hand.parse(f"{holding}...")
    assert str(lead_from(hand, None, STANDARD)) == f"S{notrump}"
    assert str(lead_from(hand, Suit.HEARTS, STANDARD)) == f"S{suit_contract}"


@pytest.mark.parametrize(
    ("holding", "card"), [("Q975", "7"), ("Q9752", "2"), ("K98643", "4"), ("K62", "2"), ("KQJ3", "K")]
)
def test_third_and_fifth(holding: str, card: str) -> None:
    """With that agreement the third best of four is led and the fifth of more; the other leads stay."""
    assert str(lead_from(Hand.parse(f"{holding}..."), None, THIRD)) == f"S{card}"


@pytest.mark.parametrize("carding", AGREED)
def test_every_lead_rule_has_an_example_of_its_own(carding: Carding) -> None:
    """The example of a rule is led by that rule and by none before it."""
    for rule in lead_rules(carding):
        trump = Suit.HEARTS if rule.trump else None
        assert lead_rule(Hand.parse(f"{rule.example}..."), trump, carding) is rule


def names_of(card: Card, trump: Suit | None, elsewhere: Hand, carding: Carding) -> tuple[str, ...]:
    """The rules by which a card may have been led when these cards are seen elsewhere."""
    nothing = frozenset[Suit]()
    hidden = (PACK - elsewhere).without(card)
    possible = PossibleHands(
        Hand.of((card,)), hidden, BySeat(12, 13, 13, 13), BySeat(*[nothing] * 4), Seat.NORTH
    )
    return lead_readings(card, trump, possible, carding).names


@given(hands(), suits(), TRUMPS, st.sampled_from(AGREED))
def test_the_rule_that_led_a_card_is_among_those_read_from_it(
    hand: Hand, suit: Suit, trump: Suit | None, carding: Carding
) -> None:
    """Whatever is held, the card that is led tells the rule by which it was chosen, knowing any other cards."""
    held = hand.in_suit(suit)
    assume(held)
    card = lead_from(held, trump, carding)
    others = (PACK - held).in_suit(suit)
    for elsewhere in (EMPTY, others, Hand.of(tuple(others)[::2])):
        assert lead_rule(held, trump, carding).name in names_of(card, trump, elsewhere, carding)


@pytest.mark.parametrize(
    ("elsewhere", "names"),
    [
        ("AKQJT9876543", {"single"}),
        ("AKQJT987654", {"single"}),
        ("AKQJT98765", {"single"}),
        ("KQJT9876543", {"single"}),
    ],
)
def test_cards_seen_elsewhere_leave_fewer_leads(elsewhere: str, names: set[str]) -> None:
    """A two led can only be a single where no higher cards are left from which it would be led."""
    seen = Hand.parse(f"{elsewhere}...")
    assert set(names_of(Card.parse("S2"), None, seen, STANDARD)) == names


def test_the_likeliest_lead_is_named_first() -> None:
    """A low card comes from four or more cards most often, a nine under three that lie elsewhere from three."""
    assert names_of(Card.parse("S2"), None, EMPTY, STANDARD)[0] == "fourth"
    assert names_of(Card.parse("S9"), None, Hand.parse("AKQ..."), STANDARD)[0] == "top"
