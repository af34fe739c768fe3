"""The end of the auction, and what it has decided (S1:33, S3:8, S4:25)."""

from __future__ import annotations

from typing import Final

from schlemm.core.auction import Auction
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import AuctionPicture

_OVER: Final = Auction.parse("S: 1H P 3H P 4H P P P")

LESSON: Final = Lesson(
    "end",
    (
        Text("three"),
        Show(AuctionPicture(_OVER), "over", (("bid", "4H"), ("contract", str(_OVER.contract)))),
        Text("four"),
        Try("is-over"),
        Text("contract"),
        Try("contract-of"),
    ),
)
