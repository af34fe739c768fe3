"""Hands as people and programs write them: ``AKQ.T98..5432``, ``♠AKQ ♥1098 ♦- ♣5432``, ``S:AKQ H:T98 D:- C:5432``."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from schlemm.core.cards import SUITS, Card, Rank, Strain, Suit
from schlemm.core.hand import Hand
from schlemm.formats._contract_words import WORDS
from schlemm.formats.letters import CANONICAL, LOCAL, LetterSet
from schlemm.formats.reading import Defect, DefectCode, PlainText, plain_text, refuse


def read_hand(text: str, letters: LetterSet = CANONICAL, size: int = 13) -> Hand:
    """Read a hand: four holdings from spades down, or holdings behind signs, words or letters of their suits.

    An empty holding may be written ``-``, the ten ``10`` or ``T``; among marked suits one that is not named is
    empty.

    >>> str(read_hand("♠ AKQ2 ♥ 1098 ♣ 765432")), str(read_hand("akq2 t98 - 765432"))
    ('AKQ2.T98..765432', 'AKQ2.T98..765432')

    Args:
        text: Signs and words are understood always.
        letters: What single letters mean. A letter of a suit that is the letter of a rank too (the K of Karo and
            König) needs a colon behind it.
        size: How many cards are wanted.

    Raises:
        UnreadableText: If it is no such hand; with everything that is wrong with it.
    """
    plain = plain_text("hand", text)
    pieces = _pieces(plain.text, letters)
    found = _Findings(plain)
    if _is_marked(pieces):
        found.read_marked(pieces)
    else:
        found.read_in_order(pieces)
    found.conclude(size)
    refuse("hand", text, found.defects)
    return Hand(found.bits)


class _Unread(Enum):
    """What cannot be understood."""

    CARDS = "cards"
    SUIT = "suit"
    """A letter with a colon that is no suit's letter."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """A suit's sign, a card's rank, a border between holdings (as its text), or something not understood."""

    meaning: Suit | Rank | str | _Unread
    start: int
    end: int


_SUIT_WORDS: Final = {
    word: strain.trump for word, strain in WORDS.items() if isinstance(strain, Strain) and strain.trump
}
_BORDER: Final = r"\s*[.,;/|]\s*|\s+"


def _pieces(text: str, letters: LetterSet) -> list[_Piece]:
    """The pieces of a plain text; what says nothing, the dash of an empty holding, is left out."""
    suits = {**_SUIT_WORDS, **{letter: strain.trump for letter, strain in letters.strains.items()}}
    found: list[_Piece] = []
    for match in re.finditer(_pattern(letters), text):
        start, end = match.span()
        match match.lastgroup:
            case "suit" if (suit := suits[match["suit"]]) is not None:
                found.append(_Piece(suit, start, end))
            case "foreign":
                found.append(_Piece(_Unread.SUIT, start, end))
            case "rank":
                found.append(_Piece(Rank.TEN if match[0] == "10" else letters.ranks[match[0]], start, end))
            case "border":
                found.append(_Piece(match[0].strip() or " ", start, end))
            case "unread" if found and found[-1].meaning is _Unread.CARDS and found[-1].end == start:
                found[-1] = _Piece(_Unread.CARDS, found[-1].start, end)
            case "unread":
                found.append(_Piece(_Unread.CARDS, start, end))
    return found


def _is_marked(pieces: list[_Piece]) -> bool:
    """Whether holdings stand behind signs of suits; in ``AKD.B98..65432`` the D is meant as a card."""
    in_dots = sum(piece.meaning == "." for piece in pieces) == len(SUITS) - 1
    marks = [piece for piece in pieces if isinstance(piece.meaning, Suit) or piece.meaning is _Unread.SUIT]
    return bool(marks) and not (in_dots and marks[0] is not pieces[0])


def _pattern(letters: LetterSet) -> str:
    """Suits first: their words and symbols, a letter with a colon, a letter that is no rank's; then the rest."""
    words = "|".join(sorted(_SUIT_WORDS, key=len, reverse=True))
    no_ranks = "".join(letters.strains.keys() - letters.ranks.keys())
    suit = rf"(?P<suit>{words}|[{''.join(letters.strains)}](?=\s*:)|[{no_ranks}])\s*:?\s*"
    rest = rf"(?P<rank>10|[{''.join(letters.ranks)}])|(?P<border>{_BORDER})|(?P<dash>-)|(?P<unread>.)"
    return rf"{suit}|(?P<foreign>[a-z](?=\s*:))\s*:\s*|{rest}"


@dataclass(slots=True)
class _Findings:
    """What has been found in a text so far."""

    plain: PlainText
    defects: list[Defect] = field(default_factory=list)
    bits: int = 0
    cards: int = 0

    def read_marked(self, pieces: list[_Piece]) -> None:
        """Take in holdings behind their suits; borders say nothing."""
        marks = [place for place, piece in enumerate(pieces) if isinstance(piece.meaning, Suit | _Unread)]
        homeless = [piece for piece in pieces[: marks[0]] if isinstance(piece.meaning, Rank)]
        if homeless:
            self._defect(DefectCode.NO_SUIT, homeless[0].start, homeless[-1].end)
        suit = None
        for piece in pieces:
            if isinstance(piece.meaning, Suit):
                suit = piece.meaning
            elif piece.meaning is _Unread.SUIT:
                suit = None
                self._unread(piece, DefectCode.LOCAL_LETTER)
            else:
                self._take(piece, suit)

    def read_in_order(self, pieces: list[_Piece]) -> None:
        """Take in holdings from spades down, divided by dots, else by other signs, else by spaces."""
        borders = {piece.meaning for piece in pieces if isinstance(piece.meaning, str)}
        border = next((sign for sign in ".,;/|" if sign in borders), " ")
        holdings: list[list[_Piece]] = [[]]
        for piece in pieces:
            if piece.meaning == border:
                holdings.append([])
            else:
                holdings[-1].append(piece)
        in_four = len(holdings) == len(SUITS)
        if not in_four:
            end = len(self.plain.text)
            self._defect(DefectCode.NOT_FOUR_HOLDINGS, end, end, count=len(holdings))
        for place, holding in enumerate(holdings):
            for piece in holding:
                self._take(piece, SUITS[3 - place] if in_four else None)

    def _take(self, piece: _Piece, suit: Suit | None) -> None:
        """One card more, of no suit if it is not known which."""
        match piece.meaning:
            case Rank() as rank:
                self.cards += 1
                if suit is not None:
                    self._take_card(Card.of(suit, rank), piece)
            case _Unread() | Suit():
                self.cards += piece.end - piece.start
                sign = self.plain.text[piece.start : piece.end]
                known = {letter for letters in LOCAL.values() for letter in letters.ranks}
                self._unread(piece, DefectCode.LOCAL_LETTER if {*sign} <= known else DefectCode.UNKNOWN_WORD)

    def _take_card(self, card: Card, piece: _Piece) -> None:
        if self.bits >> card.index & 1:
            self._defect(DefectCode.CARD_TWICE, piece.start, piece.end, card=str(card))
        self.bits |= 1 << card.index

    def _unread(self, piece: _Piece, code: DefectCode) -> None:
        self._defect(code, piece.start, piece.end)

    def conclude(self, size: int) -> None:
        """Add the defects of the whole to those of its parts."""
        end = len(self.plain.text)
        if not self.cards:
            self.defects = [self.plain.defect(DefectCode.EMPTY, end, end)]
        elif self.cards != size:
            code = DefectCode.TOO_FEW_CARDS if self.cards < size else DefectCode.TOO_MANY_CARDS
            self._defect(code, end, end, count=self.cards, size=size)

    def _defect(self, code: DefectCode, start: int, end: int, **data: str | int) -> None:
        self.defects.append(self.plain.defect(code, start, end, **data))
