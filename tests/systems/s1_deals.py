"""Two hundred random deals, bid once for all tests: by four who bid Natur A, and by two whose opponents are silent."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

from schlemm.bidding.bid_out import auction_steps, public_before_calls
from schlemm.bidding.choose import choose_call
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import Suit
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Side, Vulnerability
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32

COUNT = 200
SYSTEM = "natur-a"


def hand(text: str) -> Hand:
    """The hand written as spades, hearts, diamonds, clubs."""
    return Hand.parse(text)


def after(calls: str = "", system: str = SYSTEM, vulnerability: str = "None") -> Public:
    """The auction after these calls, North the dealer."""
    auction = Auction.parse(f"N: {calls}")
    return Public(Seat.NORTH, Vulnerability(vulnerability), auction, BySide(system, system))


def called(calls: str, cards: str, system: str = SYSTEM) -> str:
    """What a hand calls after these calls."""
    return str(choose_call(after(calls, system), hand(cards)))


def dealt(seed: str, number: int) -> Deal:
    """A random deal."""
    return random_deal(Pcg32.from_text(f"{seed}/{number}").below)


@cache
def bid_by_four() -> tuple[tuple[Deal, tuple[Public, ...]], ...]:
    """The deals, each with its auction before every call and at its end."""
    return tuple(_by_four(number) for number in range(COUNT))


def _by_four(number: int) -> tuple[Deal, tuple[Public, ...]]:
    deal = dealt("S1", number)
    return deal, tuple(
        auction_steps(public_before_calls(Conditions.of_board(number + 1), BySide(SYSTEM, SYSTEM)), deal)
    )


def each_call() -> Iterator[tuple[Public, Hand, Call]]:
    """Every call of these auctions: before it, who made it with what, and the call."""
    for deal, steps in bid_by_four():
        for before, then in pairwise(steps):
            yield before, deal.hand(before.auction.turn), then.auction.calls[-1]


def alone(deal: Deal, system: str = SYSTEM) -> Public:
    """The auction of North and South, whose opponents pass."""
    public = after(system=system)
    while not public.auction.is_over:
        seat = public.auction.turn
        ours = seat.side is Side.NORTH_SOUTH
        call = choose_call(public, deal.hand(seat)) if ours else PASS
        public = replace(public, auction=public.auction.after(call))
    return public


def figures(cards: Hand) -> int:
    """Figure points, counted as S1:19 does."""
    return sum("JQKA".index(card.rank.letter) + 1 for card in cards if card.rank.letter in "JQKA")


def strength(cards: Hand) -> int:
    """Blattstärke as S1:19 counts it: the first suit of four 0, each further one 1, five cards 2, six 3."""
    lengths = suits(cards).values()
    fours = sum(length == 4 for length in lengths)
    return figures(cards) + max(fours - 1, 0) + sum(length - 3 for length in lengths if length > 4)


def suits(cards: Hand, least: int = 0) -> dict[Suit, int]:
    """The suits of at least so many cards, with their lengths."""
    return {suit: cards.length(suit) for suit in Suit if cards.length(suit) >= least}


def honours(cards: Hand, suit: Suit) -> int:
    """How many of A K Q J the hand has there."""
    return sum(card.rank.letter in "AKQJ" for card in cards.cards_of(suit))


def answers_to(suit: Suit) -> Iterator[tuple[Hand, Bid | None]]:
    """What two hundred random hands answer to one of a suit; ``None`` is a pass."""
    public = after(f"1{suit.letter} P")
    for number in range(COUNT):
        cards = dealt(f"answer/{suit.letter}", number).hand(Seat.SOUTH)
        call = choose_call(public, cards)
        yield cards, call if isinstance(call, Bid) else None
