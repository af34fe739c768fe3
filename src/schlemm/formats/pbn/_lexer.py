"""The tokens of a PBN text, gathered into tags and games (chapters 2 and 3.1 to 3.3)."""

from __future__ import annotations

import re
from array import array
from collections.abc import Generator, Iterable, Iterator
from typing import Final

from schlemm.formats.filed import LeftOut
from schlemm.formats.pbn._encoding import unquoted
from schlemm.formats.pbn._plain import PlainGame, plain_game
from schlemm.formats.pbn._tokens import BEGINNING, NO_WORDS, PbnTokens, RawGame, RawTag
from schlemm.formats.pbn.defect import Findings, PbnCode, TextPlace
from schlemm.formats.pbn.limits import LONGEST_COMMENT, LONGEST_GAME, LONGEST_VALUE, MOST_TAGS, MOST_WORDS

_WHITE: Final = r"[ \t\v\f\0\x1a\xa0]"
_BETWEEN: Final = rf"{_WHITE}*+(?:\n{_WHITE}*+)?+"  # a tag may go over several lines, not over an empty one
_BEFORE_VALUE: Final = rf"\[{_BETWEEN}(?P<%s>[A-Za-z0-9_]+){_BETWEEN}"
_COMMENT: Final = r"(?P<comment>\{[^}]*\})|"
_TOKENS: Final = (
    r"(?P<escape>^%[^\n]*)"
    rf"|(?P<gap>^{_WHITE}*\n)"
    rf"|(?P<white>\n|{_WHITE}+)"
    r"|(?P<unclosed>\{[^\n]*)"
    r"|(?P<rest>;[^\n]*)"
    rf"|(?P<tag>{_BEFORE_VALUE % 'name'}"
    rf'"(?P<value>[^"\\\n]*+(?:\\.[^"\\\n]*+)*+)"{_BETWEEN}\])'
    # quotes inside of the value that lack their backslash: the last one of the line ends it
    rf"|(?P<loose>{_BEFORE_VALUE % 'loose_name'}"
    rf'"(?P<loose_value>[^\n]*)"{_WHITE}*\]{_WHITE}*$)'
    r"|(?P<bracket>\[[^\n]*)"
    r'|(?P<string>"[^"\n]*")'
    r"|(?P<word>[^\s\[{;\0\x1a]+|.)"
)
_SCANNER: Final = re.compile(_COMMENT + _TOKENS, re.MULTILINE)
_WITHOUT_COMMENTS: Final = re.compile(_TOKENS, re.MULTILINE)


_GAP: Final = re.compile(rf"^{_WHITE}*\n", re.MULTILINE)
_OF_FORMAT: Final = re.compile(
    r"%[ \t]*(?:PBN\b|EXPORT\b|IMPORT\b|Content-type:|\Z)", re.ASCII | re.IGNORECASE
)
"""Escaped lines that say how the file is to be read."""
_LONGEST_LOOSE: Final = 100
"""Characters of a line of other text that may be named."""
_ESCAPED_NAME: Final = re.compile(r"%[A-Za-z]\w{0,19}\b", re.ASCII)
"""What programs call a setting of theirs that they write into a file."""
_LEAST_WINDOW: Final = 1 << 16


def split_games(text: str, left_out: LeftOut) -> Iterator[RawGame | PlainGame]:
    """The games of a text, one after the other; paragraphs without a tag (statistics, letterheads) are none.

    An unclosed comment ends with its line, so that the games behind it are not lost. A new board begins a new game
    even if the empty line before it is missing.

    Args:
        text: With any line ends.
        left_out: Takes in escaped lines, and what stands before the first tag of a game.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return GameSplitter(text, left_out).games()


class GameSplitter:
    """Cuts a text, or a piece of one, into its games.

    Args:
        text: Whole lines that end in line feeds alone; the first may have lost its beginning.
        left_out: What is passed over between tags.
        line: The number of the first line in the whole text.
        column: The column at which the first line begins.
        is_last: Whether nothing follows; if something does, the last game is not yet complete.

    Attributes:
        place: Where in the text the first game begins that is not complete.
        line: Its line.
        column: Its column.
    """

    def __init__(
        self, text: str, left_out: LeftOut, line: int = 1, column: int = 1, *, is_last: bool = True
    ) -> None:
        self.place = 0
        self.line = line
        self.column = column
        self._text = text
        self._left_out = left_out
        self._is_last = is_last
        self._scanner = _SCANNER
        self._is_behind_gap = column == 1

    def games(self) -> Iterator[RawGame | PlainGame]:
        """The games that are complete, one after the other."""
        text, length = self._text, len(self._text)
        while self.place < length:
            plain = plain_game(text, self.place, self.line) if self._is_behind_gap else None
            if plain is None:
                if not (yield from self._game()):
                    return
                continue
            game, end, line = plain
            if end == length and not self._is_last:
                return
            yield game
            self.place, self.line = min(end + 1, length), line + 1

    def _game(self) -> Generator[RawGame, None, bool]:
        """The next game, token by token, or nothing up to the next gap; whether there may be more behind it."""
        text, line = self._text, self.line
        gathering = _Gathering(text, line, self._left_out)
        line_start = self.place - self.column + 1
        for match in self._matches():
            start, end = match.span()
            if match.lastgroup == "gap":
                yield from gathering.game()
                self.place = end
                self.line = line + 1
                self.column = 1
                self._is_behind_gap = True
                return True
            if gathering.is_over_before(match):
                yield from gathering.game()
                self.place = start
                self.line = line
                self.column = start - line_start + 1
                self._is_behind_gap = False  # or what follows would be looked at from each of its games on
                return True
            gathering.take(match, TextPlace(line, start - line_start + 1))
            if lines := text.count("\n", start, end):
                line += lines
                line_start = text.rfind("\n", start, end) + 1
        if self._is_last:
            yield from gathering.game()
        return False

    def _matches(self) -> Iterator[re.Match[str]]:
        """Tokens; once a brace is not closed no later one can be, so they are not looked for again."""
        place = self.place
        while match := self._scanner.match(self._text, place):
            if match.lastgroup == "unclosed":
                if not self._is_last and len(self._text) - place < LONGEST_COMMENT:
                    return  # it may be closed by what follows
                self._scanner = _WITHOUT_COMMENTS
            yield match
            place = match.end()


class StreamSplitter:
    """Cuts a text of any length into its games.

    Args:
        blocks: The text in pieces, its lines ended by line feeds.
        left_out: What is passed over between tags.

    Attributes:
        says_something: Whether there is more than comments and escaped lines where no game has been found.
    """

    def __init__(self, blocks: Iterable[str], left_out: LeftOut) -> None:
        self.says_something = False
        self._left_out = left_out
        self._blocks = without_mark(blocks)
        self._text = ""
        self._line = self._column = 1
        self._has_games = self._is_skipping = False

    def games(self) -> Iterator[RawGame | PlainGame]:
        """The games, one after the other."""
        waiting, size = list[str](), 0
        for block in self._blocks:
            waiting.append(block)
            size += len(block)
            if size > max(_LEAST_WINDOW, 3 * len(self._text)):  # so that little is looked at twice
                yield from self._look_at("".join(waiting), is_last=False)
                waiting, size = list[str](), 0
        yield from self._look_at("".join(waiting), is_last=True)

    def _look_at(self, more: str, *, is_last: bool) -> Iterator[RawGame | PlainGame]:
        """The games that are complete with these characters more."""
        text = self._text + (self._behind_gap(more) if self._is_skipping else more)
        splitter = GameSplitter(text, self._left_out, self._line, self._column, is_last=is_last)
        for game in splitter.games():
            self._has_games = True
            yield game
        if not self._has_games and not self.says_something:
            self.says_something = says_something(text if is_last else text[: splitter.place])
        self._text = "" if is_last else text[splitter.place :]
        self._line, self._column = splitter.line, splitter.column
        if len(self._text) > LONGEST_GAME:
            findings = Findings()
            findings.report(PbnCode.TOO_LONG, TextPlace(self._line, self._column), most=LONGEST_GAME)
            yield RawGame((), findings, self._line)
            self._has_games = True
            self._drop(self._text)

    def _behind_gap(self, text: str) -> str:
        """What stands behind the next empty line."""
        gap = _GAP.search(text, 0 if self._column == 1 else text.find("\n") + 1 or len(text))
        self._drop(text if gap is None else text[: gap.end()])
        self._is_skipping = gap is None
        return "" if gap is None else text[gap.end() :]

    def _drop(self, text: str) -> None:
        """Leave out text up to somewhere in a game that is too long."""
        self._text, self._is_skipping = "", True
        self._line += text.count("\n")
        self._column = 1 if text.endswith("\n") else len(text) + 1


def without_mark(blocks: Iterable[str]) -> Iterator[str]:
    """The same text without a byte order mark at its beginning."""
    found = filter(None, blocks)
    yield next(found, "").removeprefix("\ufeff")
    yield from found


def says_something(text: str) -> bool:
    """Whether there is more than comments and escaped lines; without a tag such a text is no PBN."""
    lines = (found[0].strip("\ufeff\x1a\0 \t") for found in re.finditer(r"[^\r\n]+", text))
    return any(line and not line.startswith(("%", ";", "{")) for line in lines)


class _Gathering:
    """One game while its tokens come in.

    Args:
        text: The text that it stands in.
        line: Where it begins.
        left_out: What is passed over in it, once it is complete.
    """

    def __init__(self, text: str, line: int, left_out: LeftOut) -> None:
        self._text = text
        self._left_out = left_out
        self._loose_line = 0
        self._line = line
        self._tags: list[RawTag] = []
        self._names: set[str] = set()
        self._pieces = self._words = 0
        self._places: array[int] | None = None
        self._begin = (0, line, 0)
        self._comments = NO_WORDS
        self._findings = Findings()

    def take(self, match: re.Match[str], at: TextPlace) -> None:
        """Take in one token."""
        match match.lastgroup:
            case "tag":
                self._open(match, "name", "value", at)
            case "loose":
                self._open(match, "loose_name", "loose_value", at)
            case "word" | "string":
                if self._tags:
                    self._add(match, at, is_word=True)
                elif at.line != self._loose_line:
                    self._loose_line = at.line
                    line = self._text[match.start() : match.start() + _LONGEST_LOOSE].partition("\n")[0]
                    self._findings.left_out.add(line.rstrip(), at.line)
            case "escape" if _OF_FORMAT.match(match[0]) is None:
                name = _ESCAPED_NAME.match(match[0])
                self._findings.left_out.add("%" if name is None else name[0], at.line)
            case "comment" | "rest":
                if _length(match, 0) > len("{}"):
                    self._add(match, at, is_word=False)
            case "bracket":
                self._findings.report(PbnCode.UNREADABLE_TAG, at, text=match[0].rstrip())
            case "unclosed":
                self._findings.report(PbnCode.UNCLOSED_COMMENT, at)
            case _:
                pass

    def is_over_before(self, match: re.Match[str]) -> bool:
        """Whether this tag begins the next game: one that a game begins with, where a deal has been told."""
        if match.lastgroup != "tag" or "Deal" not in self._names:
            return False
        return match["name"] in BEGINNING and match["name"] in self._names

    def game(self) -> Iterator[RawGame]:
        """The game, if there is anything that belongs to one."""
        self._close()
        self._left_out.take_from(self._findings.left_out)
        if self._tags or self._findings.defects:
            yield RawGame(tuple(self._tags), self._findings, self._line, self._comments)

    def _open(self, match: re.Match[str], name: str, value: str, at: TextPlace) -> None:
        """Begin with a tag, unless it is too much."""
        self._close()
        if len(self._tags) >= MOST_TAGS:
            self._findings.report_once(PbnCode.TOO_MANY_TAGS, at, most=MOST_TAGS)
        elif _length(match, name) > LONGEST_VALUE:
            self._findings.report(PbnCode.TOO_LONG, at, most=LONGEST_VALUE)
        elif _length(match, value) > LONGEST_VALUE:
            self._findings.report(PbnCode.TOO_LONG, at, match[name], most=LONGEST_VALUE)
        else:
            self._begin = (match.start(), at.line, match.start() - at.column + 1)
            self._names.add(match[name])
            self._tags.append(RawTag(match[name], unquoted(match[value]), *at))

    def _add(self, match: re.Match[str], at: TextPlace, *, is_word: bool) -> None:
        """Take in a piece of a section, unless it is too much."""
        name = self._tags[-1].name if self._tags else None
        if _length(match, 0) > LONGEST_VALUE:
            self._findings.report(PbnCode.TOO_LONG, at, name, most=LONGEST_VALUE)
        elif self._pieces >= MOST_WORDS:
            self._findings.report_once(PbnCode.TOO_MANY_WORDS, at, name, most=MOST_WORDS)
        else:
            self._pieces += 1
            self._words += is_word
            if self._places is None:
                self._places = array("I")
                if not self._tags:
                    self._begin = (match.start(), at.line, match.start() - at.column + 1)
            self._places.extend(match.span())

    def _close(self) -> None:
        """Give the pieces since the last tag to it."""
        if self._places is not None:
            found = PbnTokens(self._text, self._places, self._words, self._begin)
            if self._tags:
                self._tags[-1] = self._tags[-1]._replace(words=found)
            else:
                self._comments = found
            self._places, self._words = None, 0


def _length(match: re.Match[str], group: str | int) -> int:
    start, end = match.span(group)
    return end - start
