"""Why distribution counts: a short suit is soon used up, and then a small trump takes an ace (S1:54, "stehlen")."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.play import Trick
from schlemm.core.seats import BySeat, Side
from schlemm.core.sentence import Sentence
from schlemm.learn.school.lesson import Lesson, PlayOut, Show, Text, Try
from schlemm.learn.school.picture import PlayPicture

ENDING: Final = BySeat(*map(Hand.parse, ("32..432.", ".JT.QJT.", "AK.32.A.", ".AKQ.65.")))
"""The last five cards; East and West have no trump left."""


def tricks_won(picture: PlayPicture) -> int:
    """How many of the tricks that are shown go to declarer's side."""
    leader, won = picture.contract.leader, 0
    for start in range(0, len(picture.cards), 4):
        cards = tuple(map(Card.parse, picture.cards[start : start + 4]))
        leader, _ = Trick(leader, cards).winning(picture.contract.strain.trump)
        won += leader.side is picture.contract.side
    return won


def _note(place: int, code: str, card: str) -> tuple[int, Sentence]:
    return place, Sentence(f"note-{code}", (("card", card),))


NOTRUMP: Final = PlayPicture(
    ENDING, Contract.parse("3NTS"),
    ("HA", "D2", "HT", "H2", "HK", "D3", "HJ", "H3", "HQ", "S2", "DT", "SK",
     "D5", "D4", "DJ", "DA", "SA", "D6", "S3", "DQ"),
    (_note(0, "high", "HA"), _note(11, "throws", "SK")),
)  # fmt: skip
SPADES: Final = PlayPicture(
    ENDING, Contract.parse("4SS"),
    ("HA", "S2", "HT", "H2", "D2", "DT", "DA", "D5", "H3", "HK", "S3", "HJ",
     "D3", "DJ", "SK", "D6", "SA", "HQ", "D4", "DQ"),
    (_note(1, "steals", "S2"), _note(6, "back", "DA"), _note(10, "again", "S3"), _note(14, "home", "SK")),
)  # fmt: skip

LESSON: Final = Lesson(
    "stealing",
    (
        Text("short"),
        Show(NOTRUMP, "notrump", (("side", str(Side.NORTH_SOUTH)), ("tricks", tricks_won(NOTRUMP)))),
        Show(SPADES, "spades", (("side", str(Side.NORTH_SOUTH)), ("tricks", tricks_won(SPADES)))),
        Text("why", (("more", tricks_won(SPADES) - tricks_won(NOTRUMP)),)),
        PlayOut(ENDING, SPADES.contract),
        PlayOut(ENDING, NOTRUMP.contract),
        Try("count-shortness"),
    ),
)
