"""Remembering the auction, the honours and the trumps, once they are out of sight (S1:62-64)."""

from __future__ import annotations

from typing import Final

from schlemm.bidding.bid_out import bid_out, public_before_calls
from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, Bid
from schlemm.core.cards import Card, Suit
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK
from schlemm.core.laws import LAWFUL
from schlemm.core.play import Trick, legal_cards
from schlemm.core.seats import SEATS, BySide, Seat
from schlemm.core.sentence import Sentence
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.picture import AuctionPicture, TrickPicture
from schlemm.learn.school.question import Choice, Made, NumberQuestion, Question, one_of

_SYSTEM: Final = "natur-b"
_BOARDS: Final = 16
_OPTIONS: Final = 5
TRICKS: Final = 3
"""Tricks that are shown."""


def what_was_bid(random: Pcg32) -> Question:
    """Somebody's first bid, or who named a denomination first, in an auction that is shown once."""
    while True:
        auction = _auction(random)
        bids = [(seat, call) for seat, call in auction.by_seat() if isinstance(call, Bid)]
        if len(bids) >= 3 and len(auction.calls) <= 12:
            break
    return _first_bid(random, auction, bids) if random.below(2) else _who_named(random, auction, bids)


def what_was_played(random: Pcg32) -> Question:
    """How many trumps are out, or which honour of a suit has gone, after tricks that are shown once."""
    deal, trump = random_deal(random.below), one_of(random, tuple(Suit))
    tricks = _played(random, deal, trump)
    cards = [card for trick in tricks for card in trick.cards]
    pictures = tuple(TrickPicture(trick, trump) for trick in tricks)
    gone = tuple(str(card) for card in cards if card.suit is trump)
    honours = tuple(str(card) for card in cards if card.rank.letter in "AKQ")
    facts = (("trump", trump.letter), ("count", len(gone)))
    if not honours or random.below(2):
        why = Sentence("why-trumps-gone", facts)
        return Question(
            Sentence("ask-trumps-gone", facts[:1]),
            pictures,
            NumberQuestion(0, 13),
            (str(len(gone)),),
            (why,),
            hide=True,
        )
    return _honour_gone(random, pictures, honours)


def _played(random: Pcg32, deal: Deal, trump: Suit) -> tuple[Trick, ...]:
    """The first tricks of a deal in which everybody plays any card that they may."""
    hands, leader, tricks = deal.hands, one_of(random, SEATS), list[Trick]()
    for _ in range(TRICKS):
        trick = Trick(leader)
        for turn in range(len(SEATS)):
            seat = leader.after(turn)
            card = one_of(random, tuple(legal_cards(trick, hands.of(seat), LAWFUL, trump)))
            hands = hands.put(seat, hands.of(seat).without(card))
            trick = Trick(leader, (*trick.cards, card))
        tricks.append(trick)
        leader, _ = trick.winning(trump)
    return tuple(tricks)


def _honour_gone(random: Pcg32, pictures: tuple[TrickPicture, ...], gone: tuple[str, ...]) -> Question:
    """Which of these honours has been played? One of them, or two."""
    right = one_of(random, gone)
    others = [str(card) for card in PACK if card.rank.letter in "AKQ" and str(card) not in gone]
    options = [right]
    while len(options) < _OPTIONS:
        options.append(others.pop(random.below(len(others))))
    shown = tuple(sorted(options, key=lambda card: -Card.parse(card).index))
    why = Sentence("why-honour-gone", (("card", right),))
    return Question(Sentence("ask-honour-gone"), pictures, Choice(shown, "card"), (right,), (why,), hide=True)


def _auction(random: Pcg32) -> Auction:
    start = public_before_calls(Conditions.of_board(1 + random.below(_BOARDS)), BySide(_SYSTEM, _SYSTEM))
    return bid_out(start, random_deal(random.below)).auction


def _first_bid(random: Pcg32, auction: Auction, bids: list[tuple[Seat, Bid]]) -> Question:
    seat = one_of(random, tuple(dict.fromkeys(seat for seat, _ in bids)))
    bid = next(call for bidder, call in bids if bidder is seat)
    near = [each for each in BIDS[: bids[-1][1].index + 3] if each != bid]
    options = [bid]
    while len(options) < _OPTIONS:
        options.append(near.pop(random.below(len(near))))
    facts = (("seat", seat.letter), ("bid", str(bid)))
    return Question(
        Sentence("ask-first-bid", facts[:1]),
        (AuctionPicture(auction),),
        Choice(tuple(map(str, sorted(options))), "call"),
        (str(bid),),
        (Sentence("why-first-bid", facts),),
        hide=True,
    )


def _who_named(random: Pcg32, auction: Auction, bids: list[tuple[Seat, Bid]]) -> Question:
    strain = one_of(random, tuple(dict.fromkeys(bid.strain for _, bid in bids)))
    seat, bid = next((seat, bid) for seat, bid in bids if bid.strain is strain)
    facts = (("strain", str(strain)), ("seat", seat.letter), ("bid", str(bid)))
    options = tuple(each.letter for each in SEATS)
    return Question(
        Sentence("ask-who-named", facts[:1]),
        (AuctionPicture(auction),),
        Choice(options, "seat"),
        (seat.letter,),
        (Sentence("why-who-named", facts),),
        hide=True,
    )


WHAT_WAS_BID: Final = Made("what-was-bid", what_was_bid, "exercises-play", heavy=True)
WHAT_WAS_PLAYED: Final = Made("what-was-played", what_was_played, "exercises-play")
