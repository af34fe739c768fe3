"""What the games of a text keep in memory, weighed against the length of the text before they are read."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from schlemm.formats.pbn._deal_tag import ReadDeals
from schlemm.formats.pbn._plain import PlainGame, PlainTokens
from schlemm.formats.pbn._plain_reading import Layouts
from schlemm.formats.pbn._tokens import NO_WORDS, PbnTokens, RawGame
from schlemm.formats.pbn.limits import LONGEST_GAME

SHARE: Final = 13
"""Bytes that games may keep for each character of their text; those in export format keep some five."""
FREE: Final = 72 << 10
"""Bytes that they may keep in any case, so that nothing short is ever refused: a game with all defects has room."""

_GAME: Final = 350
_DEAL: Final = 400
_TAG: Final = 72
_NOTE: Final = 150
_NAME: Final = 250
"""What a name costs when it is met for the first time; afterwards it is shared."""
_DEFECT: Final = 700
_PLAY: Final = 300
_TAGS: Final = {"Deal": _DEAL, "Note": _NOTE, "Play": _PLAY}
_REMARK: Final = 200
"""What a comment takes, beside its text."""
_GRADE: Final = 90
_STRING: Final = 49
_ROW: Final = 56
_WORD: Final = 8
_SHARED: Final = 160
_MOST_SHARED: Final = 1024
_LONGEST_SHARED: Final = 8


class TooDense(Exception):
    """The games of a text would keep more memory than its length allows.

    Attributes:
        line: Where the first game begins that is not read any more.
    """

    def __init__(self, line: int) -> None:
        super().__init__(f"too many tiny pieces in so short a text, from line {line}")
        self.line = line


@dataclass(slots=True)
class Ration:
    """What the games of one text may still keep, and what they keep once only.

    Attributes:
        left: In bytes, by an estimate from above of what each piece takes.
        names: The names of tags that have been met.
        words: Short words of sections, such as cards, each of which is kept once.
        deals: Deals, likewise.
        layouts: Orders of tags, likewise.
        each: What each game may keep by itself, in a stream of which no other games are kept.
    """

    left: int
    names: set[str] = field(default_factory=set)
    words: dict[str, str] = field(default_factory=dict)
    deals: ReadDeals = field(default_factory=ReadDeals)
    layouts: Layouts = field(default_factory=Layouts)
    each: int | None = None

    @classmethod
    def of(cls, text: str) -> Ration:
        """The ration of a text before its first game."""
        return cls(FREE + SHARE * len(text))

    @classmethod
    def of_stream(cls) -> Ration:
        """The ration of a stream, for each of its games."""
        each = FREE + SHARE * LONGEST_GAME
        return cls(each, each=each)

    def weigh(self, game: RawGame) -> None:
        """Take a game from the ration before it is read.

        Raises:
            TooDense: If there is too little left for it.
        """
        self._begin()
        cost = _GAME + _DEFECT * len(game.findings.defects) + _remarks(game.comments)
        for name, value, _, _, words in game.tags:
            cost += _TAGS.get(name, _TAG)
            if len(value) > 1:
                cost += _STRING + (len(value) if value.isascii() else 4 * len(value))
            if name not in self.names:
                self.names.add(name)
                cost += _NAME + len(name)
            if words is not NO_WORDS:
                cost += self._section(words)
        self._spend(cost, game)

    def weigh_plain(self, game: PlainGame) -> None:
        """Take a plain game from the ration before it is read: what ``weigh`` takes.

        Raises:
            TooDense: If there is too little left for it.
        """
        self._begin()
        names = game.names
        cost = _GAME + _TAG * len(names)
        for name, tag in _TAGS.items():
            cost += (tag - _TAG) * names.count(name)
        long = [value for value in game.values if len(value) > 1]
        text = "".join(long)
        cost += _STRING * len(long) + len(text)
        if not text.isascii():
            cost += 3 * sum(len(value) for value in long if not value.isascii())
        if not self.names.issuperset(names):
            cost += sum(_NAME + len(name) for name in {*names} - self.names)
            self.names.update(names)
        for place, texts in game.words.items():
            section = game.sections[place]
            known = self._known_words(texts, section.count("\n"))
            cost += self._section(PlainTokens(section, 1)) if known is None else known
        self._spend(cost, game)

    def _begin(self) -> None:
        """Of a stream, forget the game before."""
        if self.each is not None:
            self.left = self.each
            self.names.clear()

    def weigh_inherited(self, game: RawGame, names: Collection[str]) -> None:
        """Take from the ration the tags of these names, which a game has from earlier ones.

        Raises:
            TooDense: If there is too little left for them.
        """
        self._spend(_TAG * len(names) + (_DEAL if "Deal" in names else 0), game)

    def weigh_grades(self, game: RawGame, count: int) -> None:
        """Take from the ration so many grades of calls and cards.

        Raises:
            TooDense: If there is too little left for them.
        """
        self._spend(_GRADE * count, game)

    def weigh_defects(self, game: RawGame, count: int) -> None:
        """Take from the ration so many defects that the reading of a game has found.

        Raises:
            TooDense: If there is too little left for them.
        """
        self._spend(_DEFECT * count, game)

    def _spend(self, cost: int, game: RawGame | PlainGame) -> None:
        self.left -= cost
        if self.left < 0:
            raise TooDense(game.line)

    def _section(self, words: PbnTokens) -> int:
        known = None if words.texts is None else self._known_words(words.texts, words.rows)
        if known is not None:
            return known
        cost, line = _remarks(words), 0
        for word in words:
            cost += self._word(word.text) + (_ROW if word.line != line else 0)
            line = word.line
        return cost

    def _known_words(self, texts: list[str], rows: int) -> int | None:
        """What the words of a section cost; ``None`` if there is one that is not known yet and has to be kept."""
        unknown = {*texts}.difference(self.words)
        return None if max(map(len, unknown), default=0) > 1 else _WORD * len(texts) + _ROW * rows

    def _word(self, text: str) -> int:
        """What a word costs; a short one is shared from now on, if there is room for it."""
        if len(text) < 2 or text in self.words:
            return _WORD
        if len(text) <= _LONGEST_SHARED and len(self.words) < _MOST_SHARED:
            self.words[text] = text
            return _WORD + _SHARED
        return _WORD + _string(text)


def _remarks(pieces: PbnTokens) -> int:
    """What the comments among these pieces take."""
    return sum(_REMARK + _string(piece.text) for piece in pieces.everything() if piece.is_comment)


def _string(text: str) -> int:
    """What a string takes in memory, in bytes; those of one character and the empty one exist already."""
    return _STRING + len(text) * (1 if text.isascii() else 4) if len(text) > 1 else 0
