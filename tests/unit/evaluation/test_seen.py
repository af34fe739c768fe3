"""Hands that may still be held: just those that the cards seen allow."""

from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import CARDS, Rank, Suit
from schlemm.core.hand import Hand
from schlemm.evaluation.classes import class_of, everything
from schlemm.evaluation.features import Feature, Holds, KeyCards, Stopper, TopHonours
from schlemm.evaluation.seen import Seen, possible

FEATURES: tuple[Feature, ...] = (
    Stopper(Suit.HEARTS),
    TopHonours(Suit.SPADES, 1),
    TopHonours(Suit.CLUBS, 2, 5),
    Holds(Rank.ACE, (0, 2)),
    Holds(Rank.KING, (1,)),
    KeyCards(Suit.DIAMONDS, (1, 4)),
    KeyCards(Suit.SPADES, (0, 2), queen=True),
)


def features() -> st.SearchStrategy[frozenset[Feature]]:
    """Up to three things that calls may have asked for."""
    return st.frozensets(st.sampled_from(FEATURES), max_size=3)


@given(st.integers(0, 2**32), st.integers(7, 12), st.integers(15, 36), features())
def test_it_is_just_the_hands_that_can_be_dealt(
    seed: int, held: int, elsewhere: int, asked: frozenset[Feature]
) -> None:
    """All ways to fill a hand from the cards not seen, tried one by one, come to the same set."""
    random = Random(seed)
    pack = random.sample(CARDS, len(CARDS))
    left = pack[held + elsewhere :]
    while len(left) > 13 - held + 5:
        left.pop()
        elsewhere += 1
    if len(left) < 13 - held:
        return
    mine = Hand.of(pack[:held])
    seen = Seen(mine, Hand.of(card for card in CARDS if card not in mine and card not in left))
    expected = 0
    for more in combinations(left, 13 - held):
        hand = mine | Hand.of(more)
        if all(feature.fits(hand) for feature in asked):
            expected |= class_of(hand)
    assert possible(seen, asked) == expected


@given(st.integers(0, 2**32), features())
def test_a_suit_that_has_ended_holds_no_more(seed: int, asked: frozenset[Feature]) -> None:
    """Who has shown to be out of a suit has only what is known of it."""
    hand = Hand.of(Random(seed).sample(CARDS, 13))
    shown = Hand.of(tuple(hand)[::2])
    ended = frozenset(suit for suit in Suit if shown.length(suit) == hand.length(suit))
    left = possible(Seen(shown, ended=ended), asked)
    assert left & class_of(hand) or not all(feature.fits(hand) for feature in asked)
    lone = Hand.of([CARDS[0]])
    only = possible(Seen(lone, ended=frozenset({CARDS[0].suit})))
    assert not only & class_of(Hand.of(CARDS[:13]))


def test_who_sees_nothing_excludes_nothing() -> None:
    """Without a card seen, every hand is possible."""
    all_hands = possible(Seen())
    assert all_hands & ~everything() == 0
    assert all_hands & class_of(Hand.of(CARDS[:13]))
