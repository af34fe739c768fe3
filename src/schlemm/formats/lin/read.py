"""Reading LIN: from a text to boards, with everything that is wrong on the way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from schlemm.core.checks import check_type
from schlemm.core.sentence import Fact
from schlemm.formats.filed import FiledBoard, LeftOut, decoded
from schlemm.formats.lin._board import BoardBuilder
from schlemm.formats.lin._lexer import LONGEST_SEGMENT, LONGEST_VALUE, LinPair, pairs, segments
from schlemm.formats.lin._values import by_seat_of_lin, read_lin_result, split_names
from schlemm.formats.lin.defect import LinCode, LinDefect

LONGEST_LIN: Final = 1 << 25
"""Bytes of a file, or characters of a text."""
FREE: Final = 1 << 16
"""Bytes that boards may keep in any case, so that nothing short is ever refused."""
SHARE: Final = 13
"""Bytes that boards may keep for each character of their text, by an estimate from above."""
_BOARD: Final = 1000
"""What a board takes beside its notes and comments."""
IGNORED: Final = frozenset(
    {
        *("st", "rh", "pg", "sa", "ha", "mp", "bn", "bm", "zz", "bt", "ht", "up"),
        *("fp", "hf", "hb", "hc", "lb", "lg", "nb", "in", "ia", "ih", "eb", "3b", "7b"),
    }
)
"""Tags of layout and of other scores, which say nothing of a board's deal, auction or play."""

_ROOMS: Final = {"o": "Open", "c": "Closed"}
_LABEL: Final = re.compile(r"([oc])(\d{1,9})", re.ASCII | re.IGNORECASE)


def read_lin(source: str | bytes) -> tuple[FiledBoard | LinDefect, ...]:
    """All boards of a text, each as far as it can be read and with everything that is wrong with it.

    Of two tables each board stands twice, with ``Room`` among its tags. What tags of layout say is counted and named
    once, others that are not known are told once. A defect stands by itself where it belongs to no board. What a text
    keeps in memory is in proportion to its length.

    Args:
        source: A text, or the bytes of a file.

    Raises:
        WrongType: If it is neither.
    """
    check_type("LIN", source, (str, bytes), "str or bytes")
    if len(source) > LONGEST_LIN:
        return (LinDefect(LinCode.FILE_TOO_LONG, 1, data=(("most", LONGEST_LIN >> 20),)),)
    text = decoded(source) if isinstance(source, bytes) else source
    if "|" not in text:
        return (LinDefect(LinCode.NO_BOARDS, 1),) if text.strip("\ufeff\x1a\0 \t\r\n") else ()
    return tuple(_Reader(FREE + SHARE * len(text)).read(pairs(segments((text,)))))


def read_blocks(blocks: Iterable[str]) -> Iterator[FiledBoard | LinDefect]:
    """What ``read_lin`` would read of a text, one board after the other, however long it is.

    Args:
        blocks: The text in pieces.
    """
    found = segments(blocks)
    first = next(found)
    if first.is_closed:
        each = FREE + SHARE * LONGEST_SEGMENT
        yield from _Reader(each, each).read(pairs(chain((first,), found)))
    elif first.text.strip("\ufeff\x1a\0 \t\r\n"):
        yield LinDefect(LinCode.NO_BOARDS, 1)


_NO_RESULTS: Final = LinPair("rs", "", 1, 1)


@dataclass(slots=True)
class _Reader:
    """A file while its tags come in.

    Attributes:
        left: Bytes that its boards may still keep.
        each: What each board may keep by itself, in a stream of which no other boards are kept.
    """

    left: int
    each: int | None = None
    builder: BoardBuilder = field(default_factory=BoardBuilder)
    names: list[str] = field(default_factory=list)
    header: dict[str, str] = field(default_factory=dict)
    first: int | None = None
    results: list[str] = field(default_factory=list)
    results_at: LinPair = _NO_RESULTS
    unknown: set[str] = field(default_factory=set)
    left_out: LeftOut = field(default_factory=LeftOut)

    def read(self, found: Iterable[LinPair]) -> Iterator[FiledBoard | LinDefect]:
        """The boards, one after the other, as long as there is room for them."""
        is_empty = True
        for item in self._items(found):
            is_empty = is_empty and not isinstance(item, FiledBoard) and item.code.is_note
            yield item
        if is_empty:
            yield LinDefect(LinCode.NO_BOARDS, 1)

    def _items(self, found: Iterable[LinPair]) -> Iterator[FiledBoard | LinDefect]:
        for pair in found:
            if self.builder.begins_next(pair):
                yield from self._finished()
                self.builder = BoardBuilder(before=self.builder)
                if pair.tag == "vg":
                    self.results = []
            self._take(pair)
            if self.left < self.builder.cost:
                yield from self._finished()
                yield LinDefect(LinCode.TOO_DENSE, pair.line, pair.column)
                return
        yield from self._finished()
        yield from self.left_out.told()

    def _finished(self) -> Iterator[FiledBoard | LinDefect]:
        self._settle()
        found = tuple(self.builder.read())
        if self.builder.says_something and not any(isinstance(item, FiledBoard) for item in found):
            self.left_out.add("nt", self.builder.line or 1)
        boards = sum(isinstance(item, FiledBoard) for item in found)
        self.left = self.each or self.left - self.builder.cost - _BOARD * boards
        self.builder.cost = 0
        yield from found

    def _take(self, pair: LinPair) -> None:
        builder, tag, value = self.builder, pair.tag, pair.value
        builder.line = builder.line or pair.line
        if len(value) > LONGEST_VALUE:
            self._report(LinCode.TOO_LONG, pair, most=LONGEST_VALUE)
        elif not tag:
            self._report(LinCode.NO_TAG, pair, text=value)
        elif tag == "pn" or (tag == "pw" and not self.names):
            self._take_names(pair)
        elif tag == "vg":
            self._take_header(value.split(","), pair.line)
        elif tag == "rs":
            self.results, self.results_at = value.split(","), LinPair(tag, "", pair.line, pair.column)
        elif tag == "qx":
            self._take_label(value.strip())
        elif builder.take(pair):
            return
        elif tag in IGNORED or tag == "pw":
            if value.strip():
                self.left_out.add(tag, pair.line)
        elif tag not in self.unknown:
            self.unknown.add(tag)
            self._report(LinCode.UNKNOWN_TAG, pair, text=tag)

    def _report(self, code: LinCode, pair: LinPair, **data: Fact) -> None:
        self.builder.report(code, pair, **data)

    def _take_names(self, pair: LinPair) -> None:
        names = split_names(pair.value)
        if names is None:
            if pair.value.strip(", \r\n\t"):
                self._report(LinCode.NAMES, pair, text=pair.value)
        elif len(names) == 8 or self.builder.label is None:
            self.names = names
        if names is not None and len(names) == 4:
            self.builder.players = by_seat_of_lin(names)

    def _take_header(self, values: list[str], line: int) -> None:
        """Event, segment, type, first and last board, and the teams with what they carry over."""
        told = [value.strip() for value in (*values, *[""] * 9)]
        named = {"Event": told[0], "Stage": told[1], "HomeTeam": told[5], "VisitTeam": told[7]}
        if {told[6], told[8], *told[9:]} - {"", "0"}:  # what teams carry over
            self.left_out.add("vg", line)
        self.header = {name: value for name, value in named.items() if value}
        self.first = int(told[3]) if told[3].isascii() and told[3].isdigit() and len(told[3]) < 10 else None

    def _take_label(self, label: str) -> None:
        match = _LABEL.fullmatch(label)
        self.builder.label = label[:100]
        if match is not None:
            self.builder.room = _ROOMS[match[1].lower()]
            self.builder.number = int(match[2]) or None

    def _settle(self) -> None:
        """Give the board what the file says of all of them."""
        builder, closed = self.builder, self.builder.room == "Closed"
        builder.header = self.header
        if builder.players is None and self.names and (builder.room or len(self.names) == 4):
            builder.players = by_seat_of_lin(self.names[4:] if closed and self.names[4:] else self.names[:4])
        if builder.number is None or self.first is None or not builder.room:
            return
        place = 2 * (builder.number - self.first) + closed
        text = self.results[place].strip() if 0 <= place < len(self.results) else ""
        told = read_lin_result(text)
        if told is not None:
            builder.told, builder.tricks = told
        elif text:
            builder.report(LinCode.RESULT, self.results_at, text=text)
