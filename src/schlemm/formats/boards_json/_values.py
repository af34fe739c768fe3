"""Values in JSON, and where they are wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TypeVar

from schlemm.core.errors import NotationError
from schlemm.formats.boards_json._cut import JsonCut, JsonPiece
from schlemm.formats.filed import BoardDraft, CommonCode, FilePlace
from schlemm.formats.filed.source import LONGEST_TEXT

T = TypeVar("T")


class JsonValues:
    """The values of one board; what cannot be is reported.

    Args:
        cut: The text that the board is cut from.
        piece: The board.
    """

    def __init__(self, cut: JsonCut, piece: JsonPiece) -> None:
        self.cut = cut
        self.piece = piece
        self.given: Mapping[str, object] = piece.value if isinstance(piece.value, dict) else {}
        number = self.given.get("number")
        self.draft = BoardDraft(str(number)[:20] if number is not None else None)

    def wrong(self, value: object, *names: str) -> None:
        """Say that a value cannot be, with the names of the fields in which it is."""
        if self.draft.is_full:  # its place would be looked up for nothing, each time in the whole board
            return
        self.draft.report(
            CommonCode.BAD_VALUE, self.at(*names), names[-1] if names else None, text=shown(value)
        )

    def at(self, *names: str) -> FilePlace:
        """Where the field of these names begins."""
        return self.cut.place_of(names, self.piece)

    def check_names(self, given: Mapping[str, object], known: frozenset[str], *names: str) -> None:
        """Tell of fields that are not known."""
        for name in given:
            if name not in known and not self.draft.is_full:
                self.draft.report(CommonCode.UNKNOWN_FIELD, self.at(*names, name), text=name)

    def value(self, parse: Callable[[str], T], value: object, *names: str) -> T | None:
        """What a text says, if it is one of those that ``parse`` reads."""
        if isinstance(value, str) and len(value) <= LONGEST_TEXT:
            with suppress(NotationError, ValueError):
                return parse(value)
        self.wrong(value, *names)
        return None

    def text(self, value: object, *names: str) -> str | None:
        """A text of bearable length."""
        return self.value(str, value, *names)

    def fields(self, value: object, *names: str) -> Mapping[str, object]:
        """The fields of an object; none of anything else, which is wrong."""
        if isinstance(value, dict):
            return value
        self.wrong(value, *names)
        return {}

    def items(self, value: object, *names: str) -> list[object]:
        """The items of a list; none of anything else, which is wrong."""
        if isinstance(value, list):
            return value
        if value is not None:
            self.wrong(value, *names)
        return []

    def whole(self, value: object, least: int, most: int, *names: str) -> int | None:
        """A whole number between two others."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong(value, *names)
        return None

    def pairs(
        self,
        given: Mapping[str, object],
        name: str,
        key: str,
        what: str,
        count: int,
        read: Callable[..., T | None],
        *names: str,
    ) -> tuple[tuple[int, T], ...]:
        """What is said of calls or cells, in their order, nothing twice."""
        found: dict[tuple[int, T], None] = {}
        for each in self.items(given.get(name), *names, name):
            pair = self.fields(each, *names, name)
            index = self.whole(pair.get(key), 0, count - 1, *names, name, key)
            said = read(pair.get(what), *names, name, what) if index is not None else None
            if index is not None and said is not None:
                found[index, said] = None
        return tuple(sorted(found, key=lambda pair: pair[0]))


def shown(value: object) -> str:
    """A value as a defect repeats it."""
    if isinstance(value, str | int | None):
        return str(value)[:100]
    return "[…]" if isinstance(value, list) else "{…}"
