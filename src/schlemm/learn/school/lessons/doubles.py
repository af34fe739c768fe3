"""Double and redouble: whose bid, whose double, and what a later bid makes of them (S1:23, S4:19-23)."""

from __future__ import annotations

from typing import Final

from schlemm.core.auction import Auction
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import AuctionPicture

_STANDS: Final = Auction.parse("S: 1S X XX P P P")
_CANCELLED: Final = Auction.parse("S: 1S X 2S P P P")

LESSON: Final = Lesson(
    "doubles",
    (
        Text("stake"),
        Show(AuctionPicture(_STANDS), "stands", (("seat", "W"), ("bid", "1S"), ("seat-2", "N"))),
        Text("whose"),
        Show(AuctionPicture(_CANCELLED), "cancelled", (("bid", "2S"), ("bid-2", "1S"))),
        Try("may-double"),
    ),
)
