"""Who is declarer: whoever of the side of the last bid named its denomination first (S1:50 forgets the side, S4:39)."""

from __future__ import annotations

from typing import Final

from schlemm.core.auction import Auction
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import AuctionPicture

_RAISED: Final = Auction.parse("N: 1H P 2C P 2H P 4H P P P")
_NAMED_BEFORE: Final = Auction.parse("N: 1C P 1H 2C P 3C P P P")

LESSON: Final = Lesson(
    "declarer",
    (
        Text("first"),
        Show(
            AuctionPicture(_RAISED),
            "raised",
            (("seat", "S"), ("bid", "4H"), ("seat-2", "N"), ("strain", "H")),
        ),
        Text("why"),
        Show(
            AuctionPicture(_NAMED_BEFORE),
            "side",
            (("seat", "N"), ("strain", "C"), ("seat-2", "W"), ("side", "EW")),
        ),
        Try("who-declares"),
    ),
)
