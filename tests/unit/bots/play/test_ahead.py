"""Looking ahead: the next choice is one for all deals that look alike, so a guess has its price."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

from schlemm.bots.play.ahead import WHOLE, LookAhead, TooManyQuestions, World, lowest_equals, summed
from schlemm.core.cards import CARDS, Card, Strain
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Seat, Side
from schlemm.dd.endings import EndingSolver
from schlemm.dd.position import Position

TRICKS = tuple(range(14))
"""Each trick is worth one."""
SIDE = Side.NORTH_SOUTH
QUESTIONS, NODES = 2000, 1_000_000


def look(most: int = QUESTIONS) -> LookAhead:
    """Through the eyes of South, who declares."""
    return LookAhead(EndingSolver(), TRICKS, SIDE, most, NODES)


def worlds(hands: tuple[str, str], *defenders: tuple[str, str]) -> list[World]:
    """South is on lead; given are the hands of North and South, and several times those of East and West."""
    north, south = map(Hand.parse, hands)
    return [
        World(
            Position(BySeat(north, Hand.parse(east), south, Hand.parse(west)), Strain.NOTRUMP, Seat.SOUTH), 0
        )
        for east, west in defenders
    ]


@st.composite
def endings(draw: st.DrawFn) -> list[World]:
    """Three cards a hand, South on lead, in up to four ways that look alike to South, who sees North too."""
    cards = draw(st.permutations(CARDS))[:12]
    strain = draw(st.sampled_from(tuple(Strain)))
    ways = draw(
        st.lists(st.permutations(cards[6:]), min_size=1, max_size=4, unique_by=lambda way: frozenset(way[:3]))
    )
    north, south = Hand.of(cards[:3]), Hand.of(cards[3:6])
    deals = [BySeat(north, Hand.of(way[:3]), south, Hand.of(way[3:])) for way in ways]
    return [World(Position(deal, strain, Seat.SOUTH), 0) for deal in deals]


@given(endings())
@settings(max_examples=examples(40))
def test_who_knows_the_deal_loses_nothing(ways: list[World]) -> None:
    """In one world alone every card is worth what it is with open cards."""
    for world in ways:
        (plain,) = look().plain([world])
        assert {card: look().after(card, [world]) for card in plain} == {
            card: worth * WHOLE for card, worth in plain.items()
        }


@given(endings())
@settings(max_examples=examples(40))
def test_no_card_is_worth_more_than_with_open_cards(ways: list[World]) -> None:
    """Not to see through cards never helps."""
    plain = look().plain(ways)
    for card in plain[0]:
        assert look().after(card, ways) <= summed(card, ways, plain)


GUESS = ("AT2.2..", "KJ3.A..")
QUEEN_WITH_WEST = ("876.5..", "Q54.4..")
QUEEN_WITH_EAST = ("Q87.5..", "654.4..")


def test_a_two_way_guess_has_a_price_and_another_suit_has_none() -> None:
    """With open cards all four tricks are made whatever is led; to lead the suit of the guess costs half a trick.

    If West shows the queen there is none: of two cards that cost nothing West plays either half of the time.
    """
    ways = worlds(GUESS, QUEEN_WITH_WEST, QUEEN_WITH_EAST)
    plain = look().plain(ways)
    heart, spade = Card.parse("HA"), Card.parse("S3")
    assert summed(heart, ways, plain) == summed(spade, ways, plain) == 8 * WHOLE
    assert look().after(heart, ways) == 8 * WHOLE
    assert look().after(spade, ways) == 15 * WHOLE // 2


def test_a_defender_cannot_be_read_by_small_cards() -> None:
    """Spots between which declarer holds none look alike, so other spots tell nothing about the queen."""
    ways = worlds(GUESS, ("654.5..", "Q87.4.."), ("Q54.5..", "876.4.."))
    assert look().after(Card.parse("S3"), ways) == 15 * WHOLE // 2


def test_a_look_that_would_take_too_long_is_given_up() -> None:
    """More questions than allowed are not asked."""
    ways = worlds(GUESS, QUEEN_WITH_WEST, QUEEN_WITH_EAST)
    with pytest.raises(TooManyQuestions):
        look(3).after(Card.parse("S3"), ways)


def test_cards_that_touch_are_looked_at_once() -> None:
    """Of queen and jack the jack stands for both; the nine not, as long as somebody else holds the ten."""
    (world,) = worlds(("32.A..", "QJ9..."), ("T54...", "876..."))
    found = {str(card): str(lowest) for card, lowest in lowest_equals(world.position).items()}
    assert found == {"SQ": "SJ", "SJ": "SJ", "S9": "S9"}
