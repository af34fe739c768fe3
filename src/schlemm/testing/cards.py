"""Strategies for cards, hands, deals and seats."""

from math import comb

from hypothesis import strategies as st

from schlemm.core.cards import CARDS, RANKS, STRAINS, SUITS, Card, Rank, Strain, Suit
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import SEATS, SIDES, Seat, Side, Vulnerability
from schlemm.dealing.numbered import DEALS, HAND_SIZE, deal_of_number, subset


def suits() -> st.SearchStrategy[Suit]:
    """Any suit."""
    return st.sampled_from(SUITS)


def strains() -> st.SearchStrategy[Strain]:
    """Any denomination."""
    return st.sampled_from(STRAINS)


def ranks() -> st.SearchStrategy[Rank]:
    """Any rank."""
    return st.sampled_from(RANKS)


def cards() -> st.SearchStrategy[Card]:
    """Any card; it shrinks towards ♣2."""
    return st.sampled_from(CARDS)


def seats() -> st.SearchStrategy[Seat]:
    """Any seat."""
    return st.sampled_from(SEATS)


def sides() -> st.SearchStrategy[Side]:
    """Either side."""
    return st.sampled_from(SIDES)


def vulnerabilities() -> st.SearchStrategy[Vulnerability]:
    """Any of the four states."""
    return st.sampled_from(Vulnerability)


def hands(size: int | None = HAND_SIZE) -> st.SearchStrategy[Hand]:
    """A set of cards, all sets of one size equally likely.

    Args:
        size: How many cards, at most 13; ``None`` for any set of cards at all, up to the whole pack.
    """
    if size is None:
        return st.integers(0, PACK.bits).map(Hand)
    return st.integers(0, comb(52, size) - 1).map(lambda index: subset(index, size))


def deals() -> st.SearchStrategy[Deal]:
    """Any deal, all equally likely; it shrinks towards one suit a player."""
    return st.integers(0, DEALS - 1).map(deal_of_number)
