"""Remembering the auction and the cards that have gone, honours and trumps first (S1:62-64)."""

from __future__ import annotations

from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.cards import Card, Suit
from schlemm.core.play import Trick
from schlemm.core.seats import Seat
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import AuctionPicture, TrickPicture

_AUCTION: Final = Auction.parse("S: 1S P 2H P 3H P 4H P P P")
_TRICK: Final = Trick(Seat.WEST, tuple(map(Card.parse, ("DK", "D4", "D7", "H2"))))

LESSON: Final = Lesson(
    "memory",
    (
        Text("last"),
        Text("auction"),
        Show(AuctionPicture(_AUCTION), "told", (("seat", "S"), ("seat-2", "N"))),
        Try("what-was-bid"),
        Text("cards"),
        Show(TrickPicture(_TRICK, Suit.HEARTS), "gone", (("card", "DK"), ("trump", "H"), ("count", 1))),
        Try("what-was-played"),
    ),
)
