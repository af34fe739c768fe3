"""A typed contract cut into words, signs and numbers, each with its one meaning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from schlemm.core.cards import Strain
from schlemm.core.contract import Doubling
from schlemm.formats._contract_words import FILLERS, WORDS, Meaning
from schlemm.formats.letters import CANONICAL, LOCAL, LetterSet, with_undisputed
from schlemm.formats.reading import DefectCode, PlainText


@dataclass(frozen=True, slots=True)
class Signed:
    """A number with its sign: tricks above or below the contract."""

    count: int


@dataclass(frozen=True, slots=True)
class Unread:
    """What cannot be understood."""

    code: DefectCode


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a text.

    Attributes:
        meaning: What it says.
        start: Where it starts in the plain text.
        end: Where it ends there.
    """

    meaning: Meaning | Signed | Unread
    start: int
    end: int


_PIECE: Final = re.compile(
    r"(?P<signed>[+-]\s*[0-9]{1,9})|(?P<number>[0-9]{1,9})|(?P<word>[a-z](?:[a-z]|\.(?=[a-z]))*)|(?P<sign>!!?|\*\*?|[=♠♥♦♣])"
    r"|(?P<nothing>(?:[\s.,;:/()'\"]|-(?=[a-z]))+)|(?P<unknown>.)"
)


def tokens(plain: PlainText, letters: LetterSet) -> Iterator[Token]:
    """The pieces of a text from left to right; what says nothing is left out."""
    number_ends_at = None
    for match in _PIECE.finditer(plain.text):
        start, end = match.span()
        match match.lastgroup:
            case "signed":
                yield Token(Signed(int(re.sub(r"\s", "", match[0]))), start, end)
            case "number":
                yield Token(int(match[0]), start, end)
            case "sign":
                yield Token(WORDS[match[0]], start, end)
            case "word":
                yield from _word(match, letters, number_ends_at)
            case "unknown":
                code = DefectCode.NUMBER_MISSING if match[0] in "+-" else DefectCode.UNKNOWN_SIGN
                yield Token(Unread(code), start, end)
        if match.lastgroup != "nothing":
            number_ends_at = end if match.lastgroup == "number" else None


def _word(match: re.Match[str], letters: LetterSet, number_ends_at: int | None) -> Iterator[Token]:
    """The pieces of a run of letters: a word, or single letters written together, such as ``sxe``.

    Directly behind a number, or alone, letters are read as a denomination before they are read as a word: ``4DE``
    are four diamonds by East, but in ``2 de chute`` the word is a word.
    """
    word, (start, end) = match[0].replace(".", ""), match.span()
    after_number = number_ends_at is not None
    parts = _compact(word, letters, with_strain=after_number) or _compact(
        word, with_undisputed(letters), with_strain=after_number
    )
    as_letters = after_number and (number_ends_at == start or len(word) == 1)
    local = any(_compact(word, other, with_strain=after_number) for other in (CANONICAL, *LOCAL.values()))
    if parts and (as_letters or word not in WORDS.keys() | FILLERS):
        yield from _placed(parts, start)
    elif local and as_letters and len(word) == 1:
        yield Token(Unread(DefectCode.LOCAL_LETTER), start, end)
    elif word in WORDS:
        yield Token(WORDS[word], start, end)
    elif word not in FILLERS:
        yield Token(Unread(DefectCode.LOCAL_LETTER if local else DefectCode.UNKNOWN_WORD), start, end)


_DOUBLINGS: Final = {"x": Doubling.DOUBLED, "xx": Doubling.REDOUBLED}


def _compact(word: str, letters: LetterSet, *, with_strain: bool) -> list[tuple[str, Meaning]]:
    """The parts of a word made of single letters: a denomination (if wanted), then maybe a doubling and a seat."""
    notrump = ("nt", "sa", "n") if letters is CANONICAL else ("nt", "sa")
    strains = letters.strains | dict.fromkeys(notrump, Strain.NOTRUMP) if with_strain else {"": None}
    pattern = rf"({'|'.join(strains)})(xx|x|)([{''.join(letters.seats)}]|)"
    match = re.fullmatch(pattern, word)
    if match is None:
        return []
    meanings = (strains[match[1]], _DOUBLINGS.get(match[2]), letters.seats.get(match[3]))
    return [(name, part) for name, part in zip(match.groups(), meanings, strict=True) if part is not None]


def _placed(parts: list[tuple[str, Meaning]], start: int) -> Iterator[Token]:
    for name, meaning in parts:
        yield Token(meaning, start, start + len(name))
        start += len(name)
