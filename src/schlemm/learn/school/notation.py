"""The notation of what lessons show: its words make a picture."""

from __future__ import annotations

from schlemm.core.auction import Auction
from schlemm.core.calls import Bid, parse_call
from schlemm.core.cards import Card, Suit
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.errors import NotationError
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.play import Trick
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.learn.school.picture import (
    AuctionPicture,
    DealPicture,
    HandPicture,
    PlayPicture,
    ResultPicture,
    TrickPicture,
)


def bid(text: str) -> Bid:
    """Return a bid such as ``3NT``."""
    call = parse_call(text)
    if not isinstance(call, Bid):
        raise NotationError("bid", text, "no-bid")
    return call


def _all_hands(hands: tuple[str, ...]) -> Deal | BySeat[Hand]:
    """What four hands from North on are, as in ``N:… … … …``: a deal, or what is left of one."""
    first, *others = hands
    held = BySeat(*(Hand.parse(each) for each in (first.removeprefix("N:"), *others)))
    return Deal(held) if sum(map(len, held)) == len(PACK) else held


def hand(cards: str) -> HandPicture:
    """Return the picture of a hand, or of some cards of one, such as ``AQ54.KJ3.K972.83``."""
    return HandPicture(Hand.parse(cards))


def hands(*seen: str) -> DealPicture:
    """Return the picture of some hands around the table, each with its seat before it: ``N:AJT76... S:K98...``."""
    held = {Seat.parse(each[:1]): Hand.parse(each[2:]) for each in seen}
    return DealPicture(BySeat(*(held.get(seat, EMPTY) for seat in SEATS)), tuple(held))


def deal(north: str, east: str, south: str, west: str) -> DealPicture:
    """Return the picture of all hands, whole or what is left of them, such as ``N:AK.J.. .K.AQ. Q.AT.. J.Q.T.``."""
    return DealPicture(_all_hands((north, east, south, west)))


def auction(*calls: str) -> AuctionPicture:
    """Return the picture of an auction, such as ``N: 1S P 2S``."""
    return AuctionPicture(Auction.parse(" ".join(calls)))


def trick(leader: str, *cards: str) -> TrickPicture:
    """Return the picture of a trick, such as ``W: HK S2 HA H7 trumps S``; in notrump nothing follows the cards."""
    played, trump = (cards[:-2], Suit.parse(cards[-1])) if cards[-2:-1] == ("trumps",) else (cards, None)
    return TrickPicture(Trick(Seat.parse(leader.removesuffix(":")), tuple(map(Card.parse, played))), trump)


def result(text: str, *, vulnerable: bool = False) -> ResultPicture:
    """Return the picture of a result such as ``4SXS-2`` with its score, step by step."""
    return ResultPicture(Result.parse(text), vulnerable)


def play(contract: str, north: str, east: str, south: str, west: str, *cards: str) -> PlayPicture:
    """Return the picture of a play: its contract, the hands before it, and the cards in their order."""
    held = _all_hands((north, east, south, west))
    return PlayPicture(held, Contract.parse(contract), tuple(str(Card.parse(card)) for card in cards))
