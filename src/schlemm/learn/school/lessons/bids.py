"""Bids: what they promise and in which order they stand (S1:21-25, S3:6-8, S4:27-29)."""

from __future__ import annotations

from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS
from schlemm.core.cards import STRAINS
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import AuctionPicture

_LOWEST, _HIGHEST = BIDS[0], BIDS[-1]
_PROMISES: Final = (
    ("bid", str(_LOWEST)),
    ("tricks", _LOWEST.tricks),
    ("bid-2", str(_HIGHEST)),
    ("tricks-2", _HIGHEST.tricks),
    ("book", _LOWEST.tricks - _LOWEST.level),
)
_IN_ORDER: Final = tuple((f"strain-{place}", str(strain)) for place, strain in enumerate(STRAINS, 1))
_CLIMB: Final = Auction.parse("N: 1C 1D 1H 1S 1NT 2C 3C")

LESSON: Final = Lesson(
    "bids",
    (
        Text("promise", _PROMISES),
        Try("how-many-tricks"),
        Text("order", (("count", len(BIDS)), *_IN_ORDER)),
        Show(AuctionPicture(_CLIMB), "climb", (("bid", "1NT"), ("bid-2", "2C"))),
        Try("is-legal-bid"),
        Text("lowest", (("bid", "1S"), ("bid-2", "1H"), ("bid-3", "2H"))),
        Try("lowest-bid"),
    ),
)
