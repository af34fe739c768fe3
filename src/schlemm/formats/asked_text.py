"""What is asked of a hand or a side as people type it: ``15-17 balanced``, ``5+S 0-2H SAK``, ``25+ 8+♠``."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from schlemm.core.cards import SUITS, Card, Rank, Suit
from schlemm.core.hand import EMPTY, Hand
from schlemm.dealing.constraints import FIGURES, Together
from schlemm.evaluation.box import ANY_LENGTH, ANY_POINTS, MOST, Box, Range
from schlemm.evaluation.features import TopHonours
from schlemm.evaluation.handset import HandSet
from schlemm.formats.letters import CANONICAL, LetterSet
from schlemm.formats.reading import Defect, DefectCode, PlainText, plain_text, refuse

BALANCED: Final = ("balanced", "bal", "ausgeglichen", "gleichmassig", "bilanciata", "reguliere")
SIGNS: Final = dict(zip("♣♦♥♠", SUITS, strict=True))
_HONOURS: Final = (3, 5)


@dataclass(frozen=True, slots=True)
class AskedHand:
    """What a hand is asked.

    Attributes:
        held: Cards that it has for sure.
        shown: The hands that it may be.
    """

    held: Hand = EMPTY
    shown: HandSet = field(default_factory=HandSet)


def read_asked_hand(text: str, letters: LetterSet = CANONICAL) -> AskedHand:
    """Read conditions of one hand, divided by spaces or commas; all of them must hold.

    ====================  ==========================================================
    ``15-17 12+ 8``       figure points
    ``5+S 4-5H 2♦``       cards of a suit
    ``2/3S``              two at least of the three highest cards (or of five)
    ``SAK ♥Q``            cards that it holds
    ``5-3-3-2``           a shape in any suits; of several, one
    ``5=3=3=2``           spades, hearts, diamonds, clubs
    ``balanced``          4-3-3-3, 4-4-3-2 or 5-3-3-2
    ====================  ==========================================================

    >>> asked = read_asked_hand("15-17 balanced 5H ♥AK")
    >>> str(asked.held), asked.shown.bounds.lengths[2]
    ('.AK..', Range(low=5, high=5))

    Args:
        text: What is asked.
        letters: What single letters mean.

    Raises:
        UnreadableText: If something in it is no condition, or no hand can fulfil it; with everything that is wrong.
    """
    asked = _Asked(plain_text("condition", text), letters)
    asked.read(whole_hand=True)
    refuse("condition", text, asked.defects)
    lengths = (asked.lengths[0], asked.lengths[1], asked.lengths[2], asked.lengths[3])
    box = Box(
        asked.points,
        lengths=lengths,
        balanced=asked.balanced,
        shapes=tuple(asked.shapes),
        features=tuple(asked.features),
    )
    shown = HandSet.of(box)
    if not shown:
        asked.nobody((0, len(asked.plain.text)))
        refuse("condition", text, asked.defects)
    return AskedHand(Hand.of(asked.cards), shown)


def read_asked_side(text: str, letters: LetterSet = CANONICAL) -> Together:
    """Read conditions of both hands of a side together: points and lengths.

    >>> read_asked_side("25+ 8+♠").lengths[3]
    Range(low=8, high=13)

    Raises:
        UnreadableText: If something in it is no such condition; with everything that is wrong.
    """
    asked = _Asked(plain_text("condition", text), letters)
    asked.read(whole_hand=False)
    refuse("condition", text, asked.defects)
    clubs, diamonds, hearts, spades = asked.lengths
    return Together(asked.points, (clubs, diamonds, hearts, spades))


@dataclass(slots=True)
class _Asked:
    """What has been read of a text so far."""

    plain: PlainText
    letters: LetterSet
    points: Range = ANY_POINTS
    lengths: list[Range] = field(default_factory=lambda: [ANY_LENGTH] * 4)
    balanced: bool = False
    shapes: list[tuple[int, ...]] = field(default_factory=list)
    features: list[TopHonours] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    defects: list[Defect] = field(default_factory=list)

    def read(self, *, whole_hand: bool) -> None:
        """Take in every condition; those that only one hand can have are refused of a side."""
        suits = {letter: strain.trump for letter, strain in self.letters.strains.items() if strain.trump}
        pattern = _pattern({*suits, *SIGNS}, {*self.letters.ranks})
        for word in re.finditer(r"[^\s,;]+", self.plain.text):
            match = pattern.fullmatch(word[0])
            if match is None or (not whole_hand and match.lastgroup not in {"points", "length"}):
                code = DefectCode.UNKNOWN_CONDITION if match is None else DefectCode.NOT_OF_A_SIDE
                self.defects.append(self.plain.defect(code, *word.span()))
            else:
                self._take(match, suits | SIGNS, word.span())
        if not self.plain.text.strip(" ,;"):
            end = len(self.plain.text)
            self.defects.append(self.plain.defect(DefectCode.NO_CONDITION, end, end))

    def _take(self, match: re.Match[str], suits: dict[str, Suit], at: tuple[int, int]) -> None:
        """Take in what one word says; every part of the pattern ends with the group that names its kind."""
        match match.lastgroup:
            case "points":
                self.points = self._both(self.points, _range(match, "p", MOST), FIGURES, at)
            case "length":
                suit = suits[match["in_suit"]].index
                self.lengths[suit] = self._both(self.lengths[suit], _range(match, "l", 13), 13, at)
            case "top":
                least, among = int(match["least"]), int(match["among"])
                self.features.append(TopHonours(suits[match["top_suit"]], least, among))
                if least > among:
                    self.nobody(at)
            case "cards":
                ranks = (
                    Rank.TEN if rank == "10" else self.letters.ranks[rank]
                    for rank in re.findall("10|.", match["ranks"])
                )
                self.cards += [Card.of(suits[match["card_suit"]], rank) for rank in ranks]
            case "shape":
                self._take_shape([int(length) for length in re.findall(r"\d+", match[0])], match[0], at)
            case _:
                self.balanced = True

    def _take_shape(self, shape: list[int], text: str, at: tuple[int, int]) -> None:
        if sum(shape) != 13:
            self.defects.append(self.plain.defect(DefectCode.NO_SHAPE, *at))
        elif "-" in text:
            self.shapes.append(tuple(sorted(shape, reverse=True)))
        else:
            for suit, length in zip(reversed(SUITS), shape, strict=True):
                both = self._both(self.lengths[suit.index], Range(length, length), 13, at)
                self.lengths[suit.index] = both

    def _both(self, known: Range, new: Range, most: int, at: tuple[int, int]) -> Range:
        """What two conditions leave; where that is nothing, the second is reported."""
        both = Range(max(known.low, new.low), min(known.high, new.high))
        if both.low > min(both.high, most):
            self.nobody(at)
            return known
        return both

    def nobody(self, at: tuple[int, int]) -> None:
        """Report that no hand fulfils this."""
        self.defects.append(self.plain.defect(DefectCode.NOBODY, *at))


def _range(match: re.Match[str], group: str, most: int) -> Range:
    low, high, more = match[f"{group}_low"], match[f"{group}_high"], match[f"{group}_more"]
    return Range(int(low), most if more else int(high or low))


def _pattern(suits: set[str], ranks: set[str]) -> re.Pattern[str]:
    """One word; the last group of each kind is the kind itself."""
    suit, rank = f"[{''.join(sorted(suits))}]", f"(?:10|[{''.join(sorted(ranks))}])"

    def span(group: str) -> str:
        return rf"(?P<{group}_low>\d{{1,2}})(?:-(?P<{group}_high>\d{{1,2}})|(?P<{group}_more>\+))?"

    kinds = {
        "shape": r"\d{1,2}(?:-\d{1,2}){3}|\d{1,2}(?:=\d{1,2}){3}",
        "top": rf"(?P<least>\d)/(?P<among>[{''.join(map(str, _HONOURS))}])(?P<top_suit>{suit})",
        "length": rf"{span('l')}(?P<in_suit>{suit})",
        "points": rf"{span('p')}p?",
        "cards": rf"(?P<card_suit>{suit}):?(?P<ranks>{rank}+)",
        "balanced": "|".join(BALANCED),
    }
    return re.compile("|".join(f"(?P<{name}>{kind})" for name, kind in kinds.items()), re.ASCII)
