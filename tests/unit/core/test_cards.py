"""Suits, denominations, ranks, cards and seats: their order, their notation, and what is refused."""

from enum import Enum
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import CARDS, RANKS, STRAINS, SUITS, Card, Rank, Strain, Suit
from schlemm.core.errors import NotationError
from schlemm.core.seats import SEATS, SIDES, BySeat, BySide, Seat, Side, Vulnerability
from schlemm.testing import cards, seats, sides, vulnerabilities

Spoken = type[Suit] | type[Strain] | type[Rank] | type[Seat] | type[Side] | type[Vulnerability]
SPOKEN: list[Spoken] = [Suit, Strain, Rank, Seat, Side, Vulnerability]


@pytest.mark.parametrize("kind", SPOKEN)
def test_parse_reads_what_str_writes(kind: Spoken) -> None:
    """Each value, written and read again, is the same value; another text is refused and named."""
    assert [kind.parse(str(value)) for value in kind] == list(kind)
    with pytest.raises(NotationError) as raised:
        kind.parse("?")
    assert raised.value.text == "?"


@given(cards())
def test_cards_are_read_as_written(card: Card) -> None:
    """A card, written and read again, is the same card, and is made of its suit and rank."""
    assert Card.parse(str(card)) is card is Card.of(card.suit, card.rank)


def test_the_pack_in_order() -> None:
    """The 52 cards differ, stand at their index, and rise by suit and then by rank (Law 1; S1:5, 23)."""
    assert len(set(CARDS)) == 52
    assert [card.index for card in CARDS] == list(range(52))
    assert [str(card) for card in CARDS] == [suit + rank for suit in "CDHS" for rank in "23456789TJQKA"]


def test_orders() -> None:
    """Suits rise from clubs to spades, notrump above them; ranks from the two to the ace (S1:5, 23; S4:9)."""
    assert [suit.symbol for suit in SUITS] == list("♣♦♥♠")
    assert [suit.letter for suit in SUITS if suit.is_major] == ["H", "S"]
    assert [strain.notation for strain in STRAINS] == ["C", "D", "H", "S", "NT"]
    assert [strain.notation for strain in STRAINS if strain.is_minor] == ["C", "D"]
    assert [rank.letter for rank in RANKS if rank.is_honour] == ["T", "J", "Q", "K", "A"]
    for order in (SUITS, STRAINS, RANKS, SEATS, SIDES):
        assert [value.index for value in order] == list(range(len(order)))


def test_trumps_of_a_denomination() -> None:
    """Each denomination is that of its trump suit; notrump has none."""
    assert [strain.trump for strain in STRAINS] == [*SUITS, None]
    assert [Strain.of(strain.trump) for strain in STRAINS] == list(STRAINS)


def test_what_may_be_written_in_two_ways() -> None:
    """The ten may be written 10, and notrump N."""
    assert (Card.parse("H10"), Strain.parse("N")) == (Card.parse("HT"), Strain.NOTRUMP)


@pytest.mark.parametrize("text", ["", "S", "SS", "AS", "S11", "sA", "SA ", "XA", "S1"])
def test_texts_that_are_no_card(text: str) -> None:
    """A text that is no card is refused with the text in the error; nothing is guessed."""
    with pytest.raises(NotationError) as raised:
        Card.parse(text)
    assert (raised.value.what, raised.value.text) == ("card", text)


def test_values_of_different_kinds_are_never_equal() -> None:
    """Clubs as a suit, clubs as a denomination, North and the two have index 0 and are four keys of a dict."""
    lowest: list[Enum] = [Suit.CLUBS, Strain.CLUBS, Seat.NORTH, Rank.TWO, Side.NORTH_SOUTH]
    assert len(dict.fromkeys(lowest)) == len(lowest)
    assert not any(one == other for one, other in pairwise(lowest))


@given(seats())
def test_round_the_table(seat: Seat) -> None:
    """Left, partner and right are one, two and three turns clockwise, and partners share a side (S1:7; S4:11)."""
    assert (seat.left, seat.partner, seat.right) == (seat.after(1), seat.after(2), seat.after(3))
    assert seat.right.left is seat.partner.partner is seat.after(4) is seat
    assert seat.partner.side is seat.side is seat.left.side.other
    assert seat in seat.side.seats
    assert "NESW"[seat.index] == seat.letter


@given(sides())
def test_sides(side: Side) -> None:
    """A side has two seats, and is the other one's other."""
    assert side.other.other is side is not side.other
    assert {str(seat) for seat in side.seats} == set(side.letters)


@given(st.lists(st.integers(), min_size=4, max_size=4), seats(), st.integers())
def test_things_by_seat(values: list[int], seat: Seat, value: int) -> None:
    """Putting a value at a seat changes that seat only; mapping keeps the places."""
    by_seat = BySeat(*values)
    assert [by_seat.of(at) for at in SEATS] == values
    assert [by_seat.put(seat, value).of(at) for at in SEATS] == [
        value if at is seat else by_seat.of(at) for at in SEATS
    ]
    assert list(by_seat.map(str)) == [str(value) for value in values]
    assert BySeat.from_function(by_seat.of) == by_seat


@given(st.integers(), st.integers(), sides(), st.integers())
def test_things_by_side(ours: int, theirs: int, side: Side, value: int) -> None:
    """Putting a value at a side changes that side only; mapping keeps the places."""
    by_side = BySide(ours, theirs)
    after = by_side.put(side, value)
    assert (after.of(side), after.of(side.other)) == (value, by_side.of(side.other))
    assert by_side.map(str) == BySide(str(ours), str(theirs))


@given(vulnerabilities())
def test_vulnerability_is_that_of_its_sides(state: Vulnerability) -> None:
    """A state is known by which sides are vulnerable, and says so in the spelling of PBN."""
    assert Vulnerability.from_sides(BySide(*(state.of(side) for side in SIDES))) is state
    letters = {BySide(False, False): "None", BySide(True, False): "NS", BySide(False, True): "EW"}
    assert state.notation == letters.get(state.sides, "All")
