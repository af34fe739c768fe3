"""Words, letters and numbers of hand records, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import SIDES, Seat, Side
from schlemm.core.sentence import Fact
from schlemm.i18n.fluent.locale import with_decimal_mark
from schlemm.i18n.profile import Letters
from schlemm.i18n.translator import Translator
from schlemm.i18n.words import MINUS

_GAP = "\N{THIN SPACE}"


@dataclass(frozen=True, slots=True)
class RecordWords:
    """What stands on hand records.

    Attributes:
        say: The reader's words and letters.
    """

    say: Translator

    @property
    def letters(self) -> Letters:
        """The letters on cards and seats."""
        return self.say.profile.letters

    @property
    def tag(self) -> str:
        """The language as other software names it."""
        return self.say.profile.region

    def text(self, code: str, facts: dict[str, Fact] | None = None) -> str:
        """A text of the chapter on hand records."""
        return self.say.say(f"records-{code}", facts)

    def seat(self, seat: Seat) -> str:
        """The letter of a seat."""
        return self.letters.seat(seat.letter)

    def seats(self, canonical: str) -> str:
        """Letters of one seat or of a side: N, or N/S."""
        return "/".join(map(self.letters.seat, canonical))

    def side(self, side: Side) -> str:
        """The letters of a side."""
        return self.seats(side.letters)

    def strain(self, strain: Strain) -> str:
        """The head of a column."""
        return self.say.words.strain(strain)

    def holding(self, hand: Hand, suit: Suit) -> str:
        """The cards of a suit, a dash for none."""
        return _GAP.join(self.letters.rank(card.rank.letter) for card in hand.cards_of(suit)) or "–"

    def points_for(self, side_points: int) -> str:
        """Points with the side that has them, such as ``O/W +620``.

        Args:
            side_points: For North and South.
        """
        if not side_points:
            return "0"
        return f"{self.side(SIDES[side_points < 0])} +{abs(side_points)}"

    def signed(self, points: int) -> str:
        """Points with their sign."""
        return f"{points:+d}".replace("-", MINUS) if points else "0"

    def number(self, value: Fraction, *, signed: bool = False) -> str:
        """A number with two places at most, and with its sign where that is wanted."""
        text = f"{float(value):{'+' if signed and value else ''}.2f}".rstrip("0").rstrip(".")
        return with_decimal_mark(text.replace("-", MINUS), self.say.profile.region)

    def counted(self) -> str:
        """What the points of a hand are: A 4, K 3, D 2, B 1."""
        return ", ".join(
            f"{court} {worth}" for court, worth in zip(self.letters.courts, (4, 3, 2, 1), strict=True)
        )


def with_letters(say: Translator, letters: Letters) -> Translator:
    """The same words with other letters on cards, suits and seats."""
    return Translator(replace(say.profile, letters=letters))


def from_spades() -> Sequence[Suit]:
    """The suits as they stand under each other."""
    return tuple(reversed(SUITS))
