"""Strategies for calls, auctions, contracts and results."""

from hypothesis import strategies as st

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, CALLS, Bid, Call
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.testing.cards import seats

BOLDNESS = (3, 5, 38)
"""Among how many of the lowest legal calls a player chooses; the timid make the auctions long."""


def calls() -> st.SearchStrategy[Call]:
    """Any call; it shrinks towards a pass."""
    return st.sampled_from(CALLS)


def bids() -> st.SearchStrategy[Bid]:
    """Any bid; it shrinks towards 1♣."""
    return st.sampled_from(BIDS)


@st.composite
def auctions(draw: st.DrawFn, longest: int = 40) -> Auction:
    """A legal auction, just begun, in progress or over; it shrinks towards few calls and passes.

    Args:
        draw: Given by Hypothesis.
        longest: The most calls wanted.
    """
    auction = Auction(draw(seats()))
    choices = st.integers(0, draw(st.sampled_from(BOLDNESS)) - 1)
    for _ in range(draw(st.integers(0, longest))):
        legal = auction.legal_calls()
        if not legal:
            break
        auction = auction.after(legal[draw(choices) % len(legal)])
    return auction


@st.composite
def complete_auctions(draw: st.DrawFn) -> Auction:
    """An auction that is over; it shrinks towards four passes."""
    auction = draw(auctions(longest=24))
    while not auction.is_over:
        auction = auction.after(CALLS[0])
    return auction


def contracts() -> st.SearchStrategy[Contract]:
    """Any contract."""
    return st.builds(Contract, bids(), st.sampled_from(Doubling), seats())


def results() -> st.SearchStrategy[Result]:
    """Any result, now and then a board that was passed out; it shrinks towards that."""
    return st.just(Result(None, 0)) | st.builds(Result, contracts(), st.integers(0, 13))
