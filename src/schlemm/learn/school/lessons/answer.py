"""Answering an opening (S1:31): pass below 6, the best suit from 6, notrump refuses, a jump with more than 13."""

from __future__ import annotations

from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.core.hand import Hand
from schlemm.core.sentence import Facts
from schlemm.evaluation.points import figure_points, length_count
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import AuctionPicture, HandPicture

AUCTION: Final = Auction.parse("N: 1S P")
LEAST: Final = 6
"""From how many points one answers (S1:31)."""
MOST: Final = 13
"""With more than so many one jumps (S1:31)."""
EXAMPLES: Final = {
    "raise": ("K832.4.QJ32.T932", "2S"),
    "refuse": ("32.KJ5.QT32.J932", "1NT"),
    "jump": ("32.AKQ54.A32.K32", "3H"),
}
"""Hands and what they answer in S1's system; a test asks it."""


def _example(code: str) -> Show:
    text, call = EXAMPLES[code]
    hand = Hand.parse(text)
    facts: Facts = (("points", figure_points(hand)), ("length", length_count(hand).points), ("call", call))
    return Show(HandPicture(hand), code, facts)


LESSON: Final = Lesson(
    "answer",
    (
        Text("least", (("least", LEAST), ("most", MOST))),
        Show(AuctionPicture(AUCTION), "auction"),
        _example("raise"),
        _example("refuse"),
        _example("jump"),
        Text("low", (("strain", str(Strain.NOTRUMP)), ("bid", str(Bid(1, Strain.NOTRUMP))))),
        Try("answer-it"),
    ),
)
