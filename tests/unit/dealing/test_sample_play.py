"""Samples of the cards that are left: uniform over what fits, voids and numbers of cards always right."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

from schlemm.core.cards import CARDS, Rank, Suit
from schlemm.core.deal import Deal
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.laws import LAWFUL
from schlemm.core.play import Trick, legal_cards
from schlemm.core.seats import Seat
from schlemm.dealing.loosen import ANY as ANY_HAND
from schlemm.dealing.loosen import AS_SHOWN, Slack, Softness
from schlemm.dealing.pcg import Pcg32
from schlemm.dealing.sample_play import Hidden, Rest, sample_rest
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import class_of, hands_in
from schlemm.evaluation.features import Holds
from schlemm.evaluation.handset import HandSet
from schlemm.evaluation.points import figure_points
from schlemm.testing import deals

ANY = HandSet()
WEST_PLAYED = Hand.parse("432.432.43.5")
EAST_PLAYED = Hand.parse("765.765.65.6")
"""Nine cards each."""
UNSEEN = Hand.parse("KQ.AJ.QT9.K")
"""Eight cards, four for each."""


def west(shown: HandSet = ANY, voids: frozenset[Suit] = frozenset()) -> Hidden:
    """West in the ending above."""
    return Hidden(Seat.WEST, WEST_PLAYED, 4, voids, shown)


def east(shown: HandSet = ANY, voids: frozenset[Suit] = frozenset()) -> Hidden:
    """East in the ending above."""
    return Hidden(Seat.EAST, EAST_PLAYED, 4, voids, shown)


def drawn(one: Hidden, other: Hidden, count: int, text: str = "a text") -> Rest:
    """Deals of the ending above as declarer in the South imagines them."""
    return sample_rest(UNSEEN, (one, other), count, Pcg32.from_text(text))


def by_trying(one: Hidden, other: Hidden) -> set[Hand]:
    """The cards that the first of two hands may hold in the ending above, found by trying all."""

    def may_hold(hidden: Hidden, cards: Hand) -> bool:
        void = any(cards.in_suit(suit) for suit in hidden.voids)
        return not void and hidden.played | cards in hidden.shown

    hands = (Hand.of(cards) for cards in combinations(UNSEEN, one.left))
    return {cards for cards in hands if may_hold(one, cards) and may_hold(other, UNSEEN - cards)}


CASES = {
    "nothing known": (west(), east()),
    "a void": (west(), east(voids=frozenset({Suit.DIAMONDS}))),
    "both void": (west(voids=frozenset({Suit.CLUBS})), east(voids=frozenset({Suit.SPADES}))),
    "points": (west(HandSet.of(Box(Range(6, 9)))), east(HandSet.of(Box(Range(6, 12))))),
    "lengths": (west(HandSet.of(Box().with_length(Suit.DIAMONDS, 4))), east()),
    "an ace": (west(HandSet(features=frozenset({Holds(Rank.ACE, (1,))}))), east()),
    "all of it": (
        west(HandSet.of(Box(Range(3, 12)).with_length(Suit.DIAMONDS, 3))),
        east(HandSet.of(Box(Range(3, 15))), frozenset({Suit.CLUBS})),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_all_that_fit_are_equally_likely(name: str) -> None:
    """Every way the eight cards can lie comes as often as every other, compared with all of them (0.1 %)."""
    one, other = CASES[name]
    possible = by_trying(one, other)
    each = 40
    found = drawn(one, other, each * len(possible))
    assert found.softness == AS_SHOWN
    counts = Counter(first for first, _ in found.pairs)
    assert set(counts) == possible
    share = len(found.pairs) / len(possible)
    distance = sum((count - share) ** 2 / share for count in counts.values())
    free = len(possible) - 1
    assert distance < free + 3.3 * (2 * free) ** 0.5 + 6


@given(deals(), st.integers(0, 47), st.data())
@settings(max_examples=examples(60))
def test_every_deal_fits_the_play(deal: Deal, cards: int, data: st.DataObject) -> None:
    """After any play the hidden hands have their numbers of cards, their voids, and shown shapes with the played."""
    hands = deal.hands
    played = deal.hands.map(lambda _: EMPTY)
    voids = {seat: set[Suit]() for seat in Seat}
    trick = Trick(Seat.WEST)
    for _ in range(cards):
        seat = trick.leader.after(len(trick.cards))
        legal = legal_cards(trick, hands.of(seat), LAWFUL, Suit.HEARTS)
        card = data.draw(st.sampled_from(tuple(legal)))
        if trick.led is not None and card.suit is not trick.led:
            voids[seat].add(trick.led)
        hands = hands.put(seat, hands.of(seat).without(card))
        played = played.put(seat, played.of(seat) | Hand.of([card]))
        trick = Trick(trick.leader, (*trick.cards, card))
        trick = Trick(trick.winning(Suit.HEARTS)[0]) if trick.is_complete else trick
    hidden = tuple(
        Hidden(
            seat,
            played.of(seat),
            len(hands.of(seat)),
            frozenset(voids[seat]),
            HandSet(class_of(deal.hand(seat))),
        )
        for seat in (Seat.WEST, Seat.EAST)
    )
    unseen = hands.west | hands.east
    rest = sample_rest(unseen, (hidden[0], hidden[1]), 5, Pcg32.from_text(str(deal)))
    assert rest.softness == AS_SHOWN
    for pair in rest.pairs:
        assert pair[0] | pair[1] == unseen
        assert not pair[0] & pair[1]
        for mine, each in zip(pair, hidden, strict=True):
            assert len(mine) == each.left
            assert not any(mine.in_suit(suit) for suit in each.voids)
            assert each.played | mine in each.shown


def test_less_is_asked_of_who_did_not_hold_what_was_shown() -> None:
    """West has shown thirty points where fifteen are left: he alone is doubted, and his void is kept."""
    honest = HandSet.of(Box(Range(6, 9)))
    boasting = west(HandSet(hands_in(Box(Range(30, 37)))), frozenset({Suit.SPADES}))
    found = drawn(boasting, east(honest), 20)
    assert found.softness == Softness(1, ANY_HAND)
    assert not any(mine.in_suit(Suit.SPADES) for mine, _ in found.pairs)
    assert all(EAST_PLAYED | theirs in honest for _, theirs in found.pairs)


@pytest.mark.parametrize(("low", "off"), [(8, 1), (9, 3)])
def test_either_may_be_off_and_every_deal_has_the_same_chance(low: int, off: int) -> None:
    """Both claim more than half of fifteen points: deals in which one has the least less come all alike (0.1 %)."""
    claim = HandSet.of(Box(Range(low, 37)))
    found = drawn(west(claim), east(claim), 9000)
    assert found.softness == Softness(1, Slack(off))
    held = {hand: figure_points(WEST_PLAYED | hand) for hand in map(Hand.of, combinations(UNSEEN, 4))}
    possible = {hand for hand, mine in held.items() if mine in {low, low - off}}
    counts = Counter(first for first, _ in found.pairs)
    assert set(counts) == possible
    share = 9000 / len(possible)
    free = len(possible) - 1
    assert sum((count - share) ** 2 / share for count in counts.values()) < free + 3.3 * (2 * free) ** 0.5 + 6


def test_a_claimed_ace_that_is_not_there_leaves_the_others_claim() -> None:
    """West has told of four aces where one is out: his test is left out, East's is made."""
    aces, ace = (HandSet(features=frozenset({Holds(Rank.ACE, (count,))})) for count in (4, 1))
    found = drawn(west(aces), east(ace), 20)
    assert found.softness == Softness(1, Slack(3, tested=False))
    assert all(EAST_PLAYED | theirs in ace for _, theirs in found.pairs)


def test_the_same_text_gives_the_same_deals() -> None:
    """Two samples from one text are equal, and another text's differ."""
    assert drawn(west(), east(), 9) == drawn(west(), east(), 9)
    assert drawn(west(), east(), 9) != drawn(west(), east(), 9, "another text")


def test_what_cannot_be_dealt_is_refused() -> None:
    """Cards that nobody may hold, and more cards than places, are an error that names them."""
    nobody = frozenset({Suit.CLUBS})
    with pytest.raises(ValueError, match="no deal of"):
        drawn(west(voids=nobody), east(voids=nobody), 3)
    with pytest.raises(ValueError, match="7 cards for 4 and 4"):
        sample_rest(UNSEEN.without(CARDS[11]), (west(), east()), 3, Pcg32(1))
