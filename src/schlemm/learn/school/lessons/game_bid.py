"""Game must be bid, not only made (S0:32-36, S0:73, S1:37, S2:21, S3:21)."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import BIDS, Bid
from schlemm.core.cards import STRAINS, Strain
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.learn.library.figures import score_of
from schlemm.learn.school.exercises.results.stakes import one_more
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import ResultPicture, RowsPicture
from schlemm.scoring.tricks import GAME, bid_points

_THREE, _FOUR = (Bid(level, Strain.SPADES) for level in (3, 4))
_PART, _GAME = score_of("3SS+2"), score_of("4SS+1")


def _worth(bid: Bid) -> int:
    return bid_points(Contract(bid, Doubling.UNDOUBLED, Seat.SOUTH))


def _lowest_game(strain: Strain) -> Bid:
    return next(bid for bid in BIDS if bid.strain is strain and _worth(bid) >= GAME)


_GAMES: Final = RowsPicture(
    (
        Sentence("lesson-game-bid-head"),
        Sentence("lesson-game-bid-tricks"),
        Sentence("lesson-game-bid-points"),
    ),
    tuple(
        (Sentence("lesson-game-bid-one", (("bid", str(bid)),)), (bid.tricks, _worth(bid)))
        for bid in map(_lowest_game, reversed(STRAINS))
    ),
)
_CHANCES: Final = (
    ("bid", str(_FOUR)),
    ("bid-2", str(_THREE)),
    ("white", one_more(_THREE, _FOUR, vulnerable=False).percent),
    ("red", one_more(_THREE, _FOUR, vulnerable=True).percent),
)

LESSON: Final = Lesson(
    "game-bid",
    (
        Text("hundred", (("points", GAME),)),
        Show(_GAMES, "lowest"),
        Try("what-kind"),
        Text("same", (("result", "3SS+2"), ("points", _PART), ("result-2", "4SS+1"), ("points-2", _GAME))),
        Show(ResultPicture(Result.parse("4SS+1"), vulnerable=False), "bonus", (("more", _GAME - _PART),)),
        Text("chance", _CHANCES),
    ),
)
