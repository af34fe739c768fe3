"""What a hand is asked for besides points and lengths."""

import pytest

from schlemm.core.cards import Rank, Suit
from schlemm.core.hand import Hand
from schlemm.evaluation.features import Holds, KeyCards, Stopper, TopHonours


@pytest.mark.parametrize(
    ("spades", "stops"),
    [
        ("A", True),
        ("K2", True),
        ("Q32", True),
        ("J432", True),
        ("K", False),
        ("Q2", False),
        ("J32", False),
        ("T9876", False),
        ("", False),
    ],
)
def test_what_stops_a_suit(spades: str, stops: bool) -> None:
    """An ace, a guarded king, a queen with two or a jack with three stop a suit; nothing less does."""
    assert Stopper(Suit.SPADES).fits(Hand.parse(f"{spades}...")) == stops


@pytest.mark.parametrize(("aces", "holds"), [(0, True), (1, False), (2, False), (3, False), (4, True)])
def test_a_rank_is_counted_over_all_suits(aces: int, holds: bool) -> None:
    """None or all four aces fit an answer that says 0 or 4."""
    hand = Hand.parse(".".join(["A2"] * aces + ["32"] * (4 - aces)))
    assert Holds(Rank.ACE, (0, 4)).fits(hand) == holds


@pytest.mark.parametrize(
    ("hand", "keys", "queen"),
    [
        ("AQ2.A2.32.2", 2, True),
        ("AK2.A2.32.2", 3, False),
        ("K32.A2.A2.A", 4, False),
        ("Q2.K2.K2.K2", 0, True),
    ],
)
def test_key_cards_are_the_aces_and_the_king_of_trumps(hand: str, keys: int, queen: bool) -> None:
    """Other kings do not count, and the queen of trumps is asked for apart."""
    held = Hand.parse(hand)
    assert [count for count in range(6) if KeyCards(Suit.SPADES, (count,)).fits(held)] == [keys]
    assert KeyCards(Suit.SPADES, (keys,), queen).fits(held)
    assert not KeyCards(Suit.SPADES, (keys,), not queen).fits(held)


@pytest.mark.parametrize(
    ("spades", "of_three", "of_five"), [("AKQ2", 3, 3), ("KJT2", 1, 3), ("JT9", 0, 2), ("5432", 0, 0)]
)
def test_honours_are_counted_from_the_ace_down(spades: str, of_three: int, of_five: int) -> None:
    """Of A K Q, or of A K Q J 10, at least so many."""
    hand = Hand.parse(f"{spades}...")
    for among, count in ((3, of_three), (5, of_five)):
        assert TopHonours(Suit.SPADES, count, among).fits(hand)
        assert not TopHonours(Suit.SPADES, count + 1, among).fits(hand)
