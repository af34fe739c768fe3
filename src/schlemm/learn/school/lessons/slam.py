"""Slam after both have shown strength; asking for aces and kings, with the limit of the trump suit (S1:37-39)."""

from __future__ import annotations

from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Rank, Strain
from schlemm.core.contract import Result
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.learn.school.exercises.results.stakes import declarers_score
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import AuctionPicture, HandPicture, ResultPicture, RowsPicture

_ASKS: Final = (("bid", str(Bid(4, Strain.NOTRUMP))), ("better", str(Bid(5, Strain.NOTRUMP))))
_SMALL: Final = Bid(6, Strain.HEARTS)
_GAME: Final = Bid(4, Strain.HEARTS)
AUCTION: Final = Auction.parse("N: 1H P 3H P 4NT P")
HELD: Final = Hand.parse("A32.K876.A43.A32")
ANSWER: Final = "5H"
"""What the hand answers with hearts as trumps; a test asks S1's system."""


def steps() -> RowsPicture:
    """How many aces, or kings, each answer shows; none and all four answer alike."""
    rows = []
    for count, suit in enumerate(SUITS):
        numbers = f"{count}, {len(SUITS)}" if count == 0 else str(count)
        answers = tuple(str(Bid(level, Strain.of(suit))) for level in (5, 6))
        rows.append((Sentence("row-answer", (("call", answers[0]), ("call-2", answers[1]))), (numbers,)))
    return RowsPicture((Sentence("row-answers"), Sentence("row-held")), tuple(rows))


def _more(*, vulnerable: bool) -> int:
    """What the small slam brings more than game with the same twelve tricks."""
    made = (declarers_score(bid, _SMALL.tricks, vulnerable=vulnerable) for bid in (_SMALL, _GAME))
    return next(made) - next(made)


LESSON: Final = Lesson(
    "slam",
    (
        Text("bonus", (("more", _more(vulnerable=False)), ("danger", _more(vulnerable=True)))),
        Show(ResultPicture(Result.parse("6HS="), vulnerable=False), "made"),
        Text("ask", _ASKS),
        Show(steps(), "steps"),
        Show(AuctionPicture(AUCTION), "auction"),
        Show(HandPicture(HELD), "limit", (
            ("count", sum(card.rank is Rank.ACE for card in HELD)), ("bid", "5S"), ("call", ANSWER), ("trump", "H"),
        )),
        Try("ace-answer"),
        Text("clubs", (("trump", "C"), ("call", "5C"))),
    ),
)  # fmt: skip
