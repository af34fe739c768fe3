"""What players may say to each other: fixed lines, heard by the whole table (``domain.md``: manners of a table)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.core.seats import Seat


class Line(Enum):
    """The lines, the last six of them reactions that the page draws; the value is the message in the catalogues."""

    GOOD_EVENING = "chat-good-evening"
    GOOD_LUCK = "chat-good-luck"
    THANKS_PARTNER = "chat-thanks-partner"
    MOMENT = "chat-moment"
    BACK_AGAIN = "chat-back-again"
    SORRY = "chat-sorry"
    WELL_BID = "chat-well-bid"
    WELL_PLAYED = "chat-well-played"
    BAD_LUCK = "chat-bad-luck"
    THANKS = "chat-thanks"
    ANOTHER = "chat-another"
    GOOD_NIGHT = "chat-good-night"
    APPLAUSE = "chat-applause"
    LAUGHTER = "chat-laughter"
    SURPRISE = "chat-surprise"
    PHEW = "chat-phew"
    HEART = "chat-heart"
    CHEERS = "chat-cheers"


MANNERS: Final = (
    Line.GOOD_EVENING,
    Line.GOOD_LUCK,
    Line.THANKS_PARTNER,
    Line.MOMENT,
    Line.BACK_AGAIN,
    Line.SORRY,
)
"""Lines that say nothing about calls and cards: only these are for the time of auction and play."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line that has been said.

    Attributes:
        number: Which line it is of all that were said at the table.
        seat: Where who said it sits; ``None`` once they have left for good.
        name: What they are called.
        line: What.
    """

    number: int
    seat: Seat | None
    name: str
    line: Line
