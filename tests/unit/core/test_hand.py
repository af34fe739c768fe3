"""Hands as sets of cards, compared with sets; their notation; deals and everything that is wrong with them."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import SUITS, Card, Suit
from schlemm.core.deal import Deal, DealDefect, defects
from schlemm.core.errors import NotationError
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.testing import cards, deals, hands, suits

ANY_HAND = hands(None) | hands()


@given(st.sets(cards()), st.sets(cards()), cards())
def test_a_hand_is_a_set_of_cards(one: set[Card], other: set[Card], card: Card) -> None:
    """Size, membership, union, intersection, difference and removal are those of sets."""
    hand, further = Hand.of(one), Hand.of(other)
    assert set(hand) == one
    assert len(hand) == len(one)
    assert bool(hand) == bool(one)
    assert (card in hand) == (card in one)
    assert set(hand | further) == one | other
    assert set(hand & further) == one & other
    assert set(hand - further) == one - other
    assert set(hand.without(card)) == one - {card}


@given(ANY_HAND, suits())
def test_a_hand_by_suits(hand: Hand, suit: Suit) -> None:
    """The cards of a suit, their number, and all four numbers agree; cards come from the highest."""
    of_suit = [card for card in hand if card.suit is suit]
    assert list(hand.cards_of(suit)) == list(hand.in_suit(suit)) == of_suit
    assert hand.length(suit) == hand.lengths[suit.index] == len(of_suit)
    assert [card.index for card in hand] == sorted((card.index for card in hand), reverse=True)


@given(ANY_HAND)
def test_hands_are_read_as_written(hand: Hand) -> None:
    """A hand written and read again is the same hand; spades come first."""
    assert Hand.parse(str(hand)) == hand
    assert [len(holding) for holding in str(hand).split(".")] == list(reversed(hand.lengths))


@given(ANY_HAND)
def test_the_ends_of_a_hand_and_its_choices(hand: Hand) -> None:
    """Highest and lowest are the first and last of its cards, and an empty hand has none; a pair is any two of them."""
    in_order = tuple(hand)
    if in_order:
        assert (hand.highest, hand.lowest) == (in_order[0], in_order[-1])
    else:
        for end in ("highest", "lowest"):
            with pytest.raises(ValueError, match=f"no {end} card"):
                getattr(hand, end)
    assert [tuple(pair) for pair in hand.choices(2)] == [*combinations(in_order, 2)]


def test_the_whole_pack_and_no_card() -> None:
    """The pack holds thirteen cards of each suit; an empty hand is three dots."""
    assert [PACK.length(suit) for suit in SUITS] == [13] * 4
    assert (str(EMPTY), Hand.parse("...")) == ("...", EMPTY)


@pytest.mark.parametrize(
    ("text", "reason", "position"),
    [
        ("AKQ.T98.5432", "not-four-holdings", 12),
        ("A.K.Q.J.T", "not-four-holdings", 9),
        ("AK1.T98..5432", "unknown-rank", 2),
        ("AKQ.T98.x.5432", "unknown-rank", 8),
        ("AKQ.T9T..5432", "card-twice", 6),
        ("AKQ.10.98.", "unknown-rank", 4),
    ],
)
def test_texts_that_are_no_hand(text: str, reason: str, position: int) -> None:
    """A text that is no hand says what is wrong, and where."""
    with pytest.raises(NotationError) as raised:
        Hand.parse(text)
    assert (raised.value.what, raised.value.reason, raised.value.position) == ("hand", reason, position)


@given(deals(), st.sampled_from(SEATS))
def test_deals_are_read_as_written(deal: Deal, first: Seat) -> None:
    """A deal written from any seat and read again is the same deal, and has no defect."""
    text = f"{first}:" + " ".join(str(deal.hand(first.after(turns))) for turns in range(4))
    assert Deal.parse(str(deal)) == Deal.parse(text) == deal
    assert defects(deal.hands) == ()


@given(st.builds(BySeat, ANY_HAND, ANY_HAND, ANY_HAND, ANY_HAND))
def test_all_defects_are_told_at_once(four: BySeat[Hand]) -> None:
    """Exactly the hands without thirteen cards, the cards held twice and the missing cards are told, together."""
    found = defects(four)
    held = [card for hand in four for card in hand]
    wrong_size = {seat for seat in SEATS if len(four.of(seat)) != 13}
    assert {defect.seat for defect in found if defect.reason == "not-13-cards"} == wrong_size
    told = {defect.reason: set(defect.cards) for defect in found if defect.seat is None}
    assert told.get("card-twice", set()) == {card for card in held if held.count(card) > 1}
    assert told.get("card-missing", set()) == set(PACK) - set(held)


def test_a_deal_with_defects_cannot_be() -> None:
    """Two cards changed for each other's double: every defect is found, and no such deal can be made."""
    north, *others = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432").hands
    four = BySeat(Hand.parse("AKQJT9876543.A.."), *others)
    assert len(north) == len(four.north) == 13
    assert defects(four) == (
        DealDefect("card-twice", None, Hand.parse(".A..")),
        DealDefect("card-missing", None, Hand.parse("2...")),
    )
    with pytest.raises(NotationError) as raised:
        Deal(four)
    assert (raised.value.what, raised.value.reason) == ("deal", "card-twice")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("AKQ...", "not-four-hands"),
        ("N:... ... ...", "not-four-hands"),
        ("Q:... ... ... ...", "unknown-seat"),
        ("N:... ... ... ...", "not-13-cards"),
        ("N:AKX... ... ... ...", "unknown-rank"),
    ],
)
def test_texts_that_are_no_deal(text: str, reason: str) -> None:
    """A text that is no deal says why."""
    with pytest.raises(NotationError) as raised:
        Deal.parse(text)
    assert raised.value.reason == reason
