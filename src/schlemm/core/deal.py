"""The four hands of a board."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.checks import check_text, check_type
from schlemm.core.errors import NotationError
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import SEATS, BySeat, Seat


@dataclass(frozen=True, slots=True)
class DealDefect:
    """One thing that keeps four sets of cards from being a deal.

    Attributes:
        reason: ``"not-13-cards"``, ``"card-twice"`` or ``"card-missing"``.
        seat: Whose hand has the wrong number of cards; ``None`` for the other reasons.
        cards: The cards concerned.
    """

    reason: str
    seat: Seat | None
    cards: Hand


def defects(hands: BySeat[Hand]) -> tuple[DealDefect, ...]:
    """Everything at once that keeps these hands from being a deal; empty if they are one."""
    found = [DealDefect("not-13-cards", seat, hand) for seat, hand in hands.items() if len(hand) != 13]
    seen = twice = Hand()
    for hand in hands:
        twice |= seen & hand
        seen |= hand
    if twice:
        found.append(DealDefect("card-twice", None, twice))
    if PACK - seen:
        found.append(DealDefect("card-missing", None, PACK - seen))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands of thirteen cards that together are the pack; it never changes.

    Raises:
        NotationError: If the hands are no deal; ``defects`` tells everything that is wrong.
    """

    hands: BySeat[Hand]

    def __post_init__(self) -> None:
        check_type("hands", self.hands, BySeat, "a BySeat of four hands, or read a text with Deal.parse")
        for hand in self.hands:
            check_type("hand", hand, Hand, "a Hand")
        found = defects(self.hands)
        if found:
            raise NotationError("deal", self._notation(Seat.NORTH), found[0].reason)

    def hand(self, seat: Seat) -> Hand:
        """The thirteen cards of this seat."""
        return self.hands.of(seat)

    def passed_on(self, turns: int) -> Deal:
        """The deal when every player has passed their hand on, so many seats clockwise."""
        return Deal(self.hands.turned(turns))

    def _notation(self, first: Seat) -> str:
        return f"{first}:" + " ".join(str(self.hands.of(first.after(turns))) for turns in range(4))

    def __str__(self) -> str:
        return self._notation(Seat.NORTH)

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Read the deal notation of PBN: a first seat, a colon, four hands clockwise from it.

        Raises:
            NotationError: If the text is no deal.
        """
        check_text("deal", text)
        first, colon, rest = text.partition(":")
        hands = [Hand.parse(hand) for hand in rest.split()]
        if not colon or len(hands) != len(SEATS):
            raise NotationError("deal", text, "not-four-hands", len(text))
        return cls(BySeat(*hands).turned(Seat.parse(first).index))
