"""How much the boards of a file may keep in memory, in proportion to its length."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from schlemm.formats.filed.board import FiledBoard
from schlemm.formats.filed.common_codes import CommonCode
from schlemm.formats.filed.defect import FileDefect

FREE: Final = 1 << 20
"""Bytes that boards may keep in any case, so that nothing short is ever refused."""
SHARE: Final = 20
"""Bytes that boards may keep for each character of their file, by an estimate from above."""
_BOARD: Final = 700
_PIECE: Final = 130
_DEFECT: Final = 500


def weight(item: FiledBoard | FileDefect) -> int:
    """What a board or a defect takes, in bytes, by an estimate from above."""
    if isinstance(item, FileDefect):
        return _DEFECT
    texts = [
        *(value for _, value in item.tags),
        *(text for _, text in item.notes),
        *(comment.text for comment in item.comments),
    ]
    cells = 0 if item.play is None else len(item.play.cells) + len(item.play.notes)
    calls = 0 if item.auction is None else len(item.auction.calls)
    texts_weigh = sum(_PIECE + (1 if text.isascii() else 4) * len(text) for text in texts)
    return _BOARD + texts_weigh + 8 * (cells + calls) + _DEFECT * len(item.defects)


def in_proportion(
    items: Iterable[tuple[FiledBoard | FileDefect, int]], length: int
) -> Iterator[FiledBoard | FileDefect]:
    """The same items, up to the first for which there is no room; a defect says so.

    Args:
        items: Boards and defects, each with the line it begins in.
        length: That of the file.
    """
    left = FREE + SHARE * length
    for item, line in items:
        left -= weight(item)
        if left < 0:
            yield FileDefect(CommonCode.TOO_DENSE, line)
            return
        yield item
