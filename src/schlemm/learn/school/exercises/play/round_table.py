"""Who sits where, who cuts, who deals next: everything at the table goes clockwise (S1:7, S1:17, S4:11-15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from schlemm.core.seats import SEATS, Seat
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.question import Choice, Made, Question, one_of

RIGHT: Final = 3
"""The neighbour on the right, in turns clockwise."""

ASKED: Final[Mapping[str, Callable[[Seat], Seat]]] = MappingProxyType(
    {
        "partner": lambda seat: seat.partner,
        "left": lambda seat: seat.left,
        "cuts": lambda dealer: dealer.after(RIGHT),
        "first-card": lambda dealer: dealer.left,
        "last-card": lambda dealer: dealer,
        "deals-next": lambda dealer: dealer.left,
    }
)
"""What is asked of a seat or a dealer; ``ask-seat-`` and ``why-seat-`` and the name are its sentences."""


def who_sits_where(random: Pcg32) -> Question:
    """A question about one seat, answered with another."""
    name, seat = one_of(random, tuple(ASKED)), one_of(random, SEATS)
    right = ASKED[name](seat)
    return Question(
        Sentence(f"ask-seat-{name}", (("seat", seat.letter),)),
        (),
        Choice(tuple(each.letter for each in SEATS), "seat"),
        (right.letter,),
        (Sentence(f"why-seat-{name}", (("seat", seat.letter), ("turn", right.letter))),),
    )


WHO_SITS_WHERE: Final = Made("who-sits-where", who_sits_where, "exercises-rules")
