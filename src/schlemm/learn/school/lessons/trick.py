"""What a trick is, who wins it, which card may be played (S1:50-56, S3:7-11)."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import Card, Suit
from schlemm.core.play import Trick
from schlemm.core.seats import Seat
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import TrickPicture

_FOLLOWED: Final = Trick(Seat.WEST, tuple(map(Card.parse, ("HK", "H3", "HA", "H7"))))
_RUFFED: Final = Trick(Seat.WEST, tuple(map(Card.parse, ("HK", "S2", "HA", "H7"))))

LESSON: Final = Lesson(
    "trick",
    (
        Text("what"),
        Show(TrickPicture(_FOLLOWED, None), "followed", (("seat", "E"), ("card", "HA"))),
        Text("follow", (("suit", "H"),)),
        Try("which-card"),
        Text("trumps"),
        Show(TrickPicture(_RUFFED, Suit.SPADES), "ruffed", (("seat", "N"), ("card", "S2"), ("card-2", "HA"))),
        Try("who-wins"),
    ),
)
