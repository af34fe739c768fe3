"""Finding passages by words: prefixes of words, whatever their accents and capitals, with the place marked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from schlemm.core.accents import without_accents

LONGEST: Final = 80
"""Signs of what is searched for; the rest is left out."""
WIDTH: Final = 160
"""Signs of an excerpt, about."""

_WORD: Final = re.compile(r"\w+")
_LIGATURES: Final = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae", "Œ": "oe", "Æ": "ae"})


@dataclass(frozen=True, slots=True)
class Passage:
    """Something that can be found.

    Attributes:
        group: What kind of passage it is.
        path: Where in the house it stands.
        title: What stands over it.
        text: What it says.
        also: Other words by which it is found, shown if they are why.
        one_of_many: Whether the title stands over several passages, and finds none of them by itself.
    """

    group: str
    path: str
    title: str
    text: str
    also: str = ""
    one_of_many: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of an excerpt, and whether it is what was searched for."""

    text: str
    hit: bool


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A passage with an excerpt in which the words are marked."""

    passage: Passage
    title: tuple[Piece, ...]
    excerpt: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Index:
    """Passages with their words, folded; made once a language."""

    passages: tuple[tuple[Passage, frozenset[str], frozenset[str]], ...]

    @classmethod
    def of(cls, passages: Iterable[Passage]) -> Index:
        """The index of these passages; for each the words of its title, and all its words."""
        return cls(
            tuple(
                (
                    each,
                    title := _title(each),
                    title | set(_words(f"{each.text} {each.also}")),
                )
                for each in passages
            )
        )

    def find(self, query: str) -> tuple[SearchHit, ...]:
        """Passages in which a word begins with each word of the query; those with it in the title first.

        >>> Index.of((Passage("word", "/", "Störgebot", "Ein Opfer."),)).find("STOR")[0].title
        (Piece(text='Störgebot', hit=True),)
        """
        wanted = tuple(_words(query[:LONGEST]))
        if not wanted:
            return ()
        hits = [
            (not all(_begins(words, each) for each in wanted), place, passage)
            for place, (passage, words, everything) in enumerate(self.passages)
            if all(_begins(everything, each) for each in wanted)
        ]
        return tuple(_found(passage, wanted) for _, _, passage in sorted(hits, key=lambda hit: hit[:2]))


def fold_text(text: str) -> str:
    """The text without accents and capitals: ``Störgebot`` and ``storgebot`` are the same."""
    return without_accents(text.translate(_LIGATURES).casefold())


def _words(text: str) -> Iterable[str]:
    return _WORD.findall(fold_text(text))


def _title(passage: Passage) -> frozenset[str]:
    return frozenset(() if passage.one_of_many else _words(passage.title))


def _begins(words: frozenset[str], start: str) -> bool:
    return any(word.startswith(start) for word in words)


def _found(passage: Passage, wanted: tuple[str, ...]) -> SearchHit:
    inside = _marked(passage.text, wanted)
    told = any(piece.hit for piece in (*inside, *_marked(passage.title, wanted)))
    shown = inside if told or not passage.also else _marked(passage.also, wanted)
    return SearchHit(passage, _marked(passage.title, wanted), _around(shown))


def _marked(text: str, wanted: tuple[str, ...]) -> tuple[Piece, ...]:
    """The text in pieces: whole words that begin as one of those wanted, and what lies between them."""
    pieces: list[Piece] = []
    done = 0
    for match in _WORD.finditer(text):
        if fold_text(match[0]).startswith(wanted):
            pieces += [Piece(text[done : match.start()], False), Piece(match[0], True)]
            done = match.end()
    pieces.append(Piece(text[done:], False))
    return tuple(piece for piece in pieces if piece.text)


def _around(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """What is close to the first mark, cut at words, with dots where something is left out."""
    if sum(len(piece.text) for piece in pieces) <= WIDTH:
        return pieces
    shown: list[Piece] = []
    left = WIDTH
    for index, piece in enumerate(pieces):
        text = piece.text
        if index == 0 and not piece.hit and len(pieces) > 1 and len(text) > WIDTH // 2:
            text = "… " + text[-WIDTH // 2 :].partition(" ")[2]
        if len(text) > left:
            text = text[:left].rpartition(" ")[0] + " …"
        shown.append(Piece(text, piece.hit))
        left -= len(text)
        if left <= 0 or text.endswith(" …"):
            break
    return tuple(shown)
