"""A JSON text of boards cut into the values of its boards, each with its place."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Final

from schlemm.formats.filed import FilePlace

MOST_BROKEN: Final = 20
"""How often reading goes on behind something that is no JSON; each time it may have to look through the rest."""
_WHITE: Final = re.compile(r"[\s,\]}\0\x1a\ufeff]*")
_BETWEEN: Final = re.compile(r"[\s,]*")
_HEAD: Final = re.compile(r"(?a:[\s\ufeff]*)\{\s*", re.ASCII)
_NAME: Final = re.compile(r'"([a-z]{1,20})"\s*:\s*')
_RESUME: Final = re.compile(r"^[ \t]*\{", re.MULTILINE)
_SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")
_ESCAPE: Final = re.compile(
    r"\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)", re.ASCII
)
"""An escape in a string; what is half of a sign stands in the group."""
_COSTLY: Final = {"[": 90, "{": 260, ",": 20, '"': 36, ":": 20}
"""What Python keeps for each of these signs in JSON, in bytes, by an estimate from above."""


@dataclass(frozen=True, slots=True)
class JsonPiece:
    """A piece of a file: a field of the whole, a board, or a place where there is no JSON.

    Attributes:
        name: The field; ``"boards"`` of one board; empty where the text is broken.
        value: What it holds.
        start: Where it begins in the text.
        end: Where it ends.
        at: Its line and column.
    """

    name: str
    value: object
    start: int
    end: int
    at: FilePlace


def is_costly(text: str) -> bool:
    """Whether values made of so many tiny pieces would take much more memory than the text."""
    cost = sum(weight * text.count(sign) for sign, weight in _COSTLY.items())
    return cost > (1 << 16) + 20 * len(text)


def with_whole_signs(text: str) -> str:
    r"""The text with a replacement, of the same length, for escapes that are half of a sign: nobody could write it.

    >>> with_whole_signs(r'"\ud800 \ud83d\ude00 \\ud800"')
    '"\\ufffd \\ud83d\\ude00 \\\\ud800"'
    """
    if _SURROGATE.search(text) is None:
        return text
    whole, place = io.StringIO(), 0
    for match in _ESCAPE.finditer(text):
        if match[1]:
            whole.write(text[place : match.start()])
            whole.write("\\ufffd")
            place = match.end()
    whole.write(text[place:])
    return whole.getvalue()


class JsonCut:
    """A text while its boards are cut out of it.

    Args:
        text: The whole file.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._seen, self._line, self._line_start = 0, 1, 0
        self._decoder = json.JSONDecoder(parse_int=_whole, parse_float=_no_number, parse_constant=_no_number)

    def pieces(self) -> Iterator[JsonPiece]:
        """The fields and the boards, in the order of the file; behind broken text the next line that is an object."""
        head = _HEAD.match(self._text)
        if head is None:
            yield self._broken(0)
            return
        place: int | None = head.end()
        while place is not None and (match := _NAME.match(self._text, place)):
            if match[1] == "boards" and self._text.startswith("[", match.end()):
                place = yield from self._boards(match.end() + 1)
            else:
                piece = self._value(match[1], match.end())
                yield piece
                place = _behind(_WHITE, self._text, piece.end) if piece.name else None
        if place is not None and place < len(self._text):
            yield self._broken(place)

    def place_of(self, names: tuple[str, ...], piece: JsonPiece) -> FilePlace:
        """Where in a board the value under these names stands, as far as they are found."""
        place = piece.start
        for name in names:
            found = self._text.find(f'"{name}"', place, piece.end)
            place = found if found >= 0 else place
        line_start = self._text.rfind("\n", piece.start, place) + 1
        if not line_start:
            return FilePlace(piece.at.line, piece.at.column + place - piece.start)
        return FilePlace(piece.at.line + self._text.count("\n", piece.start, place), place - line_start + 1)

    def _boards(self, start: int) -> Generator[JsonPiece, None, int | None]:
        """The boards of a list; returns where it ends, ``None`` where that is not found."""
        place, broken = start, 0
        while True:
            end = _behind(_BETWEEN, self._text, place)
            if self._text.startswith("]", end):
                return _behind(_WHITE, self._text, end)
            piece = self._value("boards", end)
            yield piece
            place = piece.end
            if not piece.name:
                broken += 1
                resume = _RESUME.search(self._text, end + 1)
                if resume is None or broken >= MOST_BROKEN:
                    return None
                place = resume.start()

    def _value(self, name: str, start: int) -> JsonPiece:
        try:
            value, end = self._decoder.raw_decode(self._text, start)
        except json.JSONDecodeError as error:
            return self._broken(start, error.pos)
        except (ValueError, RecursionError):
            return self._broken(start)
        return JsonPiece(name, value, start, end, self._place(start))

    def _broken(self, start: int, place: int | None = None) -> JsonPiece:
        where = start if place is None else place
        at = self._place(start)
        if lines := self._text.count("\n", start, where):
            at = FilePlace(at.line + lines, where - self._text.rfind("\n", start, where))
        else:
            at = FilePlace(at.line, at.column + where - start)
        return JsonPiece("", None, start, start, at)

    def _place(self, start: int) -> FilePlace:
        """Line and column of a place behind all that were asked for before."""
        if lines := self._text.count("\n", self._seen, start):
            self._line += lines
            self._line_start = self._text.rfind("\n", self._seen, start) + 1
        self._seen = max(self._seen, start)
        return FilePlace(self._line, start - self._line_start + 1)


def _behind(skipped: re.Pattern[str], text: str, place: int) -> int:
    """The place behind what is skipped."""
    match = skipped.match(text, place)
    return match.end() if match else place


def _whole(digits: str) -> int:
    """A whole number; one with too many digits is none that anything counts."""
    return int(digits) if len(digits) <= 10 else -1


def _no_number(_text: str) -> int:
    return -1
