"""What all tolerant readers share: the defects they find, and texts made plain without losing the place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.core.accents import without_accents
from schlemm.core.checks import check_text
from schlemm.core.sentence import Fact, Facts, Sentence

LONGEST: Final = 500
"""How many characters are read; a hand in words has some two hundred."""

QUOTED: Final = 60
"""How many characters of a text that is too long are repeated."""


class DefectCode(Enum):
    """What can be wrong with a text; ``read-`` and the value is its message, which says what to do."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    """More than ``LONGEST`` characters; nothing else is told of such a text."""
    UNKNOWN_SIGN = "unknown-sign"
    UNKNOWN_WORD = "unknown-word"
    LOCAL_LETTER = "local-letter"
    """A letter that stands for different things in different languages."""
    NO_CONTRACT = "no-contract"
    NO_DENOMINATION = "no-denomination"
    NO_LEVEL = "no-level"
    LEVEL_NOT_1_TO_7 = "level-not-1-to-7"
    TWO_CONTRACTS = "two-contracts"
    TWO_DOUBLINGS = "two-doublings"
    TWO_DECLARERS = "two-declarers"
    NUMBER_OF_WHAT = "number-of-what"
    NUMBER_MISSING = "number-missing"
    RESULTS_DIFFER = "results-differ"
    TOO_MANY_TRICKS = "too-many-tricks"
    TOO_FEW_TRICKS = "too-few-tricks"
    PASSED_AND_CONTRACT = "passed-and-contract"
    NO_RESULT = "no-result"
    NO_SEAT = "no-seat"
    CARD_TWICE = "card-twice"
    TOO_FEW_CARDS = "too-few-cards"
    TOO_MANY_CARDS = "too-many-cards"
    NOT_FOUR_HOLDINGS = "not-four-holdings"
    NO_DEAL = "no-deal"
    """A text in which no board is found, and that is not four hands either."""
    WHOSE_HANDS = "whose-hands"
    """Four hands, and nothing says which is whose."""
    TWO_MEANINGS = "two-meanings"
    """Four hands that are other ones in the letters of another language."""
    NO_SUIT = "no-suit"
    """Cards before any sign of a suit."""
    NO_CONDITION = "no-condition"
    UNKNOWN_CONDITION = "unknown-condition"
    NOT_OF_A_SIDE = "not-of-a-side"
    """A condition that one hand can have, and not two together."""
    NO_SHAPE = "no-shape"
    NOBODY = "nobody"
    """A condition that no hand fulfils, or none beside another one."""
    UNKNOWN_CALL = "unknown-call"
    CALL_NOT_LEGAL = "call-not-legal"


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong with a text.

    Attributes:
        code: What.
        start: Index of its first character, counted from 0.
        end: Index after its last character; the same as ``start`` where something is missing.
        data: Facts that its message names.
    """

    code: DefectCode
    start: int
    end: int
    data: Facts = ()

    @property
    def sentence(self) -> Sentence:
        """What is wrong, in the words for what was typed."""
        return Sentence(f"read-{self.code.value}", self.data)


@dataclass(eq=True, unsafe_hash=True)
class UnreadableText(ValueError):
    """A text that no value could be made of.

    Attributes:
        what: What was expected, such as ``"hand"``.
        text: The text as given; of one that is too long, its beginning.
        defects: Everything that is wrong with it, from left to right; at least one.
    """

    what: str
    text: str
    defects: tuple[Defect, ...]

    def __str__(self) -> str:
        found = ", ".join(f"{defect.code.value} at {defect.start}" for defect in self.defects)
        return f"not a {self.what}: {self.text!r} ({found})"


def refuse(what: str, text: str, defects: list[Defect]) -> None:
    """Raise all defects together, from left to right, if there are any.

    Raises:
        UnreadableText: If there is a defect.
    """
    if defects:
        raise UnreadableText(
            what, text, tuple(sorted(defects, key=lambda defect: (defect.start, defect.end)))
        )


def plain_text(what: str, text: str) -> PlainText:
    """The text made plain.

    Args:
        what: What it should be, such as ``"hand"``.
        text: As it was typed.

    Raises:
        UnreadableText: If it is too long to be that.
    """
    check_text(what, text)
    if len(text) > LONGEST:
        beginning = text[:QUOTED]
        end = len(beginning)
        raise UnreadableText(what, beginning, (Defect(DefectCode.TOO_LONG, end, end, (("most", LONGEST),)),))
    return PlainText.of(text)


_SAME: Final = {
    **dict.fromkeys("−‐–—\N{NON-BREAKING HYPHEN}\N{FIGURE DASH}", "-"),
    **dict.fromkeys("’‘´`", "'"),
    **dict(zip("♤♡♢♧", "♠♥♦♣", strict=True)),
    "×": "x",
    "œ": "oe",
    "Œ": "oe",
    "\ufe0e": "",  # how to draw the sign before it: as text,
    "\ufe0f": "",  # or as a picture
}
"""Signs that mean the same as a plainer one."""


@dataclass(frozen=True, slots=True)
class PlainText:
    """A text in small letters without accents, that remembers where each letter came from.

    Attributes:
        original: The text as it was typed.
        text: The plain text.
        places: Index in the original of each of its characters, and the original's length at the end.
    """

    original: str
    text: str
    places: tuple[int, ...]

    @classmethod
    def of(cls, text: str) -> PlainText:
        """The plain form of a text.

        >>> PlainText.of("4 CŒUR contré −1").text
        '4 coeur contre -1'
        """
        letters = [(letter, place) for place, sign in enumerate(text) for letter in _plain(sign)]
        plain = "".join(letter for letter, _ in letters)
        return cls(text, plain, (*(place for _, place in letters), len(text)))

    def defect(self, code: DefectCode, start: int, end: int, **data: Fact) -> Defect:
        """A defect of these characters of the plain text, at their place in the original.

        Its facts begin with these characters as they were typed, as ``word``, if there are any.
        """
        first = self.places[start]
        last = self.places[end - 1] + 1 if end > start else first
        word = (("word", self.original[first:last].strip()),) if last > first else ()
        return Defect(code, first, last, (*word, *data.items()))


def _plain(sign: str) -> str:
    if sign in _SAME:
        return _SAME[sign]
    return without_accents(sign).casefold()
