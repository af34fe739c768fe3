"""A JSON text of boards cut into the values of its boards, each with its place; no more than one is kept."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from schlemm.formats.boards_json._window import TextWindow, place_behind
from schlemm.formats.filed import CommonCode, FilePlace

WIDTHS: Final = (1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20, 1 << 22)
"""How many characters are looked at for the end of a value, one after the other; none has more than the last."""
MOST_BROKEN: Final = 20
"""How often reading goes on behind something that is no JSON."""
_AROUND: Final = re.compile(r"[\s,\]}\0\x1a\ufeff]*")
_BEFORE: Final = re.compile(r"(?a:[\s\0\x1a\ufeff]*)")
_WHITE: Final = re.compile(r"\s*")
_BETWEEN: Final = re.compile(r"[\s,]*")
_NAME: Final = re.compile(r'"([a-z]{1,20})"\s*:')
_OBJECT: Final = re.compile(r"[ \t]*\{")
_CUT_OFF: Final = 16
"""So near to the end of what is looked at, an error may be none, for what follows is not seen."""
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
        name: The field; ``"boards"`` of one board; empty where nothing can be read.
        value: What it holds; the ``CommonCode`` of what is wrong where nothing can be read.
        text: Its own text.
        at: Its line and column.
    """

    name: str
    value: object
    text: str
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
        blocks: The text in pieces.

    Attributes:
        is_empty: Whether nothing has been found in it that says anything.
    """

    def __init__(self, blocks: Iterable[str]) -> None:
        self.is_empty = True
        self._window = TextWindow(blocks)
        self._decoder = json.JSONDecoder(parse_int=_whole, parse_float=_no_number, parse_constant=_no_number)

    def pieces(self) -> Iterator[JsonPiece]:
        """The fields and the boards, in the order of the file; behind broken text the next line that is an object."""
        window = self._window
        window.skip_while(_BEFORE)
        self.is_empty = not window.ahead(1)
        goes_on = window.ahead(1) == "{"
        window.skip(int(goes_on))
        window.skip_while(_WHITE)
        while goes_on and (match := _NAME.match(window.ahead(WIDTHS[0]))):
            window.skip(match.end())
            window.skip_while(_WHITE)
            if match[1] == "boards" and window.ahead(1) == "[":
                window.skip(1)
                goes_on = yield from self._boards()
            else:
                piece = self._value(match[1])
                yield piece
                goes_on = bool(piece.name)
            if not goes_on:
                return
            window.skip_while(_AROUND)
        if window.ahead(1):
            yield self._unread(CommonCode.BROKEN, "")

    def place_of(self, names: tuple[str, ...], piece: JsonPiece) -> FilePlace:
        """Where in a board the value under these names stands, as far as they are found."""
        place = 0
        for name in names:
            found = piece.text.find(f'"{name}"', place)
            place = found if found >= 0 else place
        return place_behind(piece.at, piece.text[:place])

    def _boards(self) -> Generator[JsonPiece, None, bool]:
        """The boards of a list; returns whether its end is found."""
        window, broken = self._window, 0
        while True:
            window.skip_while(_BETWEEN)
            if window.ahead(1) == "]":
                window.skip(1)
                return True
            piece = self._value("boards")
            yield piece
            if not piece.name:
                broken += 1
                is_over = piece.value is CommonCode.TOO_DENSE or broken >= MOST_BROKEN
                if is_over or not window.skip_to_line(_OBJECT):
                    return False

    def _value(self, name: str) -> JsonPiece:
        """The value that begins here; what follows is read next, unless it is none."""
        at = self._window.at
        for width in WIDTHS:
            text = with_whole_signs(self._window.ahead(width))
            is_whole = len(text) < width
            if is_costly(text):
                return self._unread(CommonCode.TOO_DENSE, "")
            try:
                value, end = self._decoder.raw_decode(text)
            except json.JSONDecodeError as error:
                is_cut = error.msg.startswith("Unterminated") or error.pos > len(text) - _CUT_OFF
                if is_whole or not is_cut:
                    return self._unread(CommonCode.BROKEN, text[: error.pos])
            except (ValueError, RecursionError):
                return self._unread(CommonCode.BROKEN, "")
            else:
                if is_whole or end < len(text):
                    self._window.skip(end)
                    return JsonPiece(name, value, text[:end], at)
        return self._unread(CommonCode.TOO_LONG, "")

    def _unread(self, code: CommonCode, before: str) -> JsonPiece:
        return JsonPiece("", code, "", place_behind(self._window.at, before))


def _whole(digits: str) -> int:
    """A whole number; one with too many digits is none that anything counts."""
    return int(digits) if len(digits) <= 10 else -1


def _no_number(_text: str) -> int:
    return -1
