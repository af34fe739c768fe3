"""Samples of deals: uniform over what fits, never without an answer, the same for the same text."""

from collections import Counter
from itertools import pairwise
from math import comb
from operator import le

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

from schlemm.core.cards import Rank, Suit
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.dealing import _compiled, _halves
from schlemm.dealing import sample as sample_module
from schlemm.dealing._class_tables import places, table_of
from schlemm.dealing.loosen import (
    ANY,
    AS_SHOWN,
    NEAR,
    ORDER,
    Asked,
    Slack,
    Softness,
    constraints_with,
    loosened,
)
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.dealing.sample import Sample, sample_hands, sample_shown
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import everything, hands_in
from schlemm.evaluation.features import Holds, Stopper
from schlemm.evaluation.handset import HandSet
from schlemm.evaluation.points import figure_points
from schlemm.testing import deals, seats

OWN = Hand.parse("K72.A4.QT83.J976")
OPENING = hands_in(Box(Range(12, 21)).with_length(Suit.SPADES, 5))
OVERCALL = hands_in(Box(Range(10, 16)).with_length(Suit.HEARTS, 5))
PASS = hands_in(Box(Range(0, 15)))
AUCTION = BySeat(OPENING, OVERCALL, everything(), PASS)
ALL_SPADES = Hand.parse("AKQJT98765432...")
ALL_HEARTS = hands_in(Box().with_length(Suit.HEARTS, 13))


def sample(allowed: BySeat[int], count: int = 24, own: Hand = OWN, text: str = "a text") -> Sample:
    """Deals for South."""
    return sample_hands(own, Seat.SOUTH, allowed, count, Pcg32.from_text(text))


def exactly(points: int) -> int:
    """All hands with so many figure points."""
    return hands_in(Box(Range(points, points)))


def fits(deal: Deal, me: Seat, allowed: BySeat[int], softness: Softness) -> bool:
    """Whether all hands but one's own are what is asked with this softness."""
    return any(has_all(deal, me, asked) for asked in constraints_with(allowed, others(me), softness))


def others(me: Seat) -> tuple[Seat, ...]:
    """The seats one does not see."""
    return tuple(seat for seat in SEATS if seat is not me)


def has_all(deal: Deal, me: Seat, asked: Asked) -> bool:
    """Whether all hands are what is asked if it is these who are off."""
    return all(asked.tables.of(seat)[places([deal.hand(seat).bits])[0]] for seat in others(me))


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    """How far counts are from what was expected."""
    assert set(counts) <= set(expected)
    return sum((counts[key] - number) ** 2 / number for key, number in expected.items())


def test_the_same_text_gives_the_same_deals() -> None:
    """Two samples from one text are equal, their first deal is written down here, and another text's differ."""
    once = sample(AUCTION)
    assert once == sample(AUCTION)
    assert str(once.deals[0]) == ("N:Q9654.3.A76.AQT8 AT83.KQJ8762.9.5 K72.A4.QT83.J976 J.T95.KJ542.K432")
    assert once.deals != sample(AUCTION, text="another").deals


@settings(max_examples=examples(25))
@given(deals(), seats(), st.integers(0, 3), st.integers(0, 2), st.text())
def test_every_deal_fits(deal: Deal, me: Seat, points: int, cards: int, text: str) -> None:
    """Whatever the others showed, each deal has one's own hand and fits what was asked with the softness told."""
    allowed = deal.hands.map(lambda hand: around(hand, points, cards))
    found = sample_hands(deal.hand(me), me, allowed, 6, Pcg32.from_text(text))
    assert 1 <= len(found.deals) <= 6
    assert 0 <= found.independent <= len(found.deals)
    assert all(one.hand(me) == deal.hand(me) for one in found.deals)
    assert all(fits(one, me, allowed, found.softness) for one in found.deals)


def around(hand: Hand, points: int, cards: int) -> int:
    """The hands that are like this one, but for so many points and cards in each suit."""
    held = figure_points(hand)
    clubs, diamonds, hearts, spades = (Range(max(n - cards, 0), n + cards) for n in hand.lengths)
    return hands_in(
        Box(Range(max(held - points, 0), held + points), lengths=(clubs, diamonds, hearts, spades))
    )


def test_all_that_fit_are_equally_likely_where_few_fit() -> None:
    """East has all hearts; North twelve or thirteen diamonds: each of the 170 deals comes as often (0.1 %)."""
    diamonds = hands_in(Box().with_length(Suit.DIAMONDS, 12))
    found = sample(BySeat(diamonds, ALL_HEARTS, 0, everything()), 3400, ALL_SPADES)
    assert (found.softness, found.independent, len(found.deals)) == (AS_SHOWN, 0, 3400)
    counts = Counter(deal.hand(Seat.NORTH).bits for deal in found.deals)
    assert len(counts) <= 170
    assert chi_square(counts, dict.fromkeys(counts, 20.0)) + 20 * (170 - len(counts)) < 231


def test_all_that_fit_are_equally_likely_where_many_fit() -> None:
    """East has all hearts: North's diamonds are as frequent as in all ways to deal the rest (0.1 %)."""
    found = sample(BySeat(everything(), ALL_HEARTS, 0, everything()), 4000, ALL_SPADES)
    assert found.independent == 4000
    ways = {length: comb(13, length) ** 2 / comb(26, 13) * 4000 for length in range(3, 11)}
    counts = Counter(deal.hand(Seat.NORTH).length(Suit.DIAMONDS) for deal in found.deals)
    inside = Counter({length: count for length, count in counts.items() if length in ways})
    assert sum(inside.values()) > 3950
    assert chi_square(inside, ways) < 26.1


def test_frequencies_are_those_of_plain_dealing() -> None:
    """With limits on all three hands, North's points come as often as when whole packs are dealt (0.1 %)."""
    allowed = BySeat(hands_in(Box(Range(8, 14))), hands_in(Box(Range(6, 12))), 0, hands_in(Box(Range(5, 37))))
    random = Pcg32.from_text("plain")
    plain: Counter[int] = Counter()
    while plain.total() < 700:
        deal = dealt_around(OWN, random)
        if fits(deal, Seat.SOUTH, allowed, AS_SHOWN):
            plain[figure_points(deal.hand(Seat.NORTH))] += 1
    found = Counter(figure_points(deal.hand(Seat.NORTH)) for deal in sample(allowed, 7000).deals)
    distance = sum(
        (plain[points] - found[points] / 10) ** 2 / (found[points] / 10 * 1.1) for points in range(8, 15)
    )
    assert distance < 22.5


def dealt_around(own: Hand, random: Pcg32) -> Deal:
    """A random deal in which South has this hand: of a random deal, his cards change places with theirs."""
    deal = random_deal(random.below)
    given, mine = deal.hand(Seat.SOUTH) - own, own - deal.hand(Seat.SOUTH)
    order = list(mine)
    for place in range(len(order) - 1, 0, -1):
        other = random.below(place + 1)
        order[place], order[other] = order[other], order[place]
    change = dict(zip(order, given, strict=True)) | dict(zip(given, order, strict=True))
    return Deal(deal.hands.map(lambda hand: Hand.of(change.get(card, card) for card in hand)))


@pytest.mark.parametrize(
    ("partner", "east", "west", "softness"),
    [
        (12, 10, 8, AS_SHOWN),
        (12, 10, 6, Softness(1, Slack(2))),
        (12, 9, 6, Softness(1, Slack(3))),
        (12, 8, 6, Softness(1, Slack(6, 1, tested=False))),
        (11, 5, 6, Softness(1, Slack(10, 2, tested=False))),
        (10, 4, 4, Softness(1, ANY)),
        (28, 4, 4, Softness(1, Slack(6, 1, tested=False))),
        (35, 4, 4, Softness(1, ANY)),
        (20, 20, 4, Softness(1, ANY)),
        (16, 16, 16, Softness(2, ANY)),
        (37, 37, 37, Softness(3, ANY)),
    ],
)
def test_less_is_asked_step_by_step(partner: int, east: int, west: int, softness: Softness) -> None:
    """Thirty points are unseen; what the others claim to have decides at which step a deal is found."""
    found = sample(BySeat(exactly(partner), exactly(east), 0, exactly(west)), 4)
    assert found.softness == softness
    assert len(found.deals) == 4


def test_the_order_goes_from_nothing_to_everything() -> None:
    """Of the steps that doubt one player, each lets him hold more than the one before; the last asks nothing."""
    assert (ORDER[0], ORDER[-1]) == (AS_SHOWN, Softness(3, ANY))
    table = table_of(OPENING)
    for one, other in pairwise(step.slack for step in ORDER if step.off == 1):
        wider, narrower = loosened(OPENING, other), loosened(OPENING, one)
        assert all(map(le, table, narrower))
        assert all(map(le, narrower, wider))
        assert sum(wider) > sum(narrower) or one.tested > other.tested


def test_all_ways_to_be_off_are_equally_likely() -> None:
    """The points are one too few, and each of the three may have it: they do as often as in plain dealing (0.1 %)."""
    asked = constraints_with(
        BySeat(exactly(12), exactly(10), 0, exactly(7)), others(Seat.SOUTH), Softness(1, Slack(1))
    )
    random, plain = Pcg32.from_text("plain"), Counter[tuple[int, ...]]()
    while plain.total() < 150:
        deal = dealt_around(OWN, random)
        if any(has_all(deal, Seat.SOUTH, each) for each in asked):
            plain[split(deal)] += 1
    found = Counter(map(split, sample(BySeat(exactly(12), exactly(10), 0, exactly(7)), 3000).deals))
    assert set(found) == {(13, 10, 7), (12, 11, 7), (12, 10, 8)} == set(plain)
    distance = sum((plain[each] - found[each] / 20) ** 2 / (found[each] / 20 * 1.05) for each in found)
    assert distance < 13.8


def split(deal: Deal) -> tuple[int, ...]:
    """The points of North, East and West."""
    return tuple(figure_points(deal.hand(seat)) for seat in others(Seat.SOUTH))


def test_an_impossible_length_is_off_by_one() -> None:
    """East claims four clubs where three are unseen: with one card in another suit it is possible."""
    own = Hand.parse("A.K.4.AKQJT97654")
    found = sample(BySeat(everything(), hands_in(Box().with_length(Suit.CLUBS, 4)), 0, everything()), 4, own)
    assert found.softness == Softness(1, NEAR)
    assert {deal.hand(Seat.EAST).length(Suit.CLUBS) for deal in found.deals} == {3}


def test_two_or_three_are_doubted_where_no_single_one_explains_it() -> None:
    """North and East claim too many spades, North and West too many hearts, East and West too many points or clubs."""
    own = Hand.parse("QJT987.QJT987.2.")
    spades, hearts = Box().with_length(Suit.SPADES, 4), Box().with_length(Suit.HEARTS, 4)
    north = hands_in(spades.with_length(Suit.HEARTS, 4))
    strong, clubs = Box(Range(18, 37)), Box().with_length(Suit.CLUBS, 7)
    for more, off in ((strong, 2), (clubs, 3)):
        east, west = hands_in(spades) & hands_in(more), hands_in(hearts) & hands_in(more)
        assert sample(BySeat(north, east, 0, west), 4, own).softness == Softness(off, NEAR)


def test_features_hold() -> None:
    """Where a call showed a stopper and an ace, every deal has them."""
    shown = HandSet(PASS, frozenset({Stopper(Suit.SPADES), Holds(Rank.ACE, (1,))}))
    free = HandSet()
    found = sample_shown(OWN, Seat.SOUTH, BySeat(HandSet(OPENING), shown, free, free), 24, Pcg32(5))
    assert (found.softness, len(found.deals)) == (AS_SHOWN, 24)
    assert all(deal.hand(Seat.EAST) in shown for deal in found.deals)


def test_features_nobody_can_have_are_given_up() -> None:
    """Four aces cannot be opposite one: the sample says that it asked for less, of this player alone."""
    shown = HandSet(features=frozenset({Holds(Rank.ACE, (4,))}))
    found = sample_shown(OWN, Seat.SOUTH, BySeat(shown, HandSet(), HandSet(), HandSet()), 2, Pcg32(5))
    assert (found.softness, len(found.deals)) == (Softness(1, Slack(3, tested=False)), 2)


def test_a_table_has_the_hands_of_its_set() -> None:
    """A set turned into a table has as many classes, and the empty set none."""
    assert sum(table_of(OPENING)) == OPENING.bit_count()
    assert not any(table_of(0))


@pytest.mark.parametrize(("own", "count"), [(Hand.parse("AK..."), 4), (OWN, 0)])
def test_what_cannot_be_sampled(own: Hand, count: int) -> None:
    """A hand that is no hand, or no deals at all, is an error that says what is needed."""
    with pytest.raises(ValueError, match="a sample needs a hand of 13 cards"):
        sample(AUCTION, count, own)


def test_the_samples_are_the_same_without_the_compiled_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think the same on a machine where nothing could be compiled: first way, second way and less asked."""
    diamonds = hands_in(Box().with_length(Suit.DIAMONDS, 12))
    asked = (
        (AUCTION, OWN),
        (BySeat(diamonds, ALL_HEARTS, 0, everything()), ALL_SPADES),
        (BySeat(exactly(12), exactly(9), 0, exactly(6)), OWN),
    )
    first = [sample(allowed, own=own) for allowed, own in asked]
    for module in (_compiled, _halves):
        monkeypatch.setattr(module, "library", lambda: None)
    sample_module._unseen_hands.cache_clear()
    assert [sample(allowed, own=own) for allowed, own in asked] == first
    sample_module._unseen_hands.cache_clear()
