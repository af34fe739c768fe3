"""A board of a file as the fragment of an address: short, and never larger unpacked than a board can be."""

from __future__ import annotations

import base64
import zlib
from dataclasses import replace
from typing import Final

from schlemm.formats.filed import FiledBoard
from schlemm.formats.pbn import PbnGame, write_game
from schlemm.server.replay.wire import LONGEST_PACKED

LONGEST_BOARD: Final = 1 << 16
"""Bytes of a board's PBN; an address that holds more is none of ours."""
KEPT: Final = frozenset(
    {"Event", "Site", "Date", "Room", "Annotator", "HomeTeam", "VisitTeam", "North", "East", "South", "West"}
)
"""The tags that go along; tables of other pairs' results do not."""
_SECTIONS: Final = frozenset({"", "Auction", "Play"})


def packed(board: FiledBoard) -> str | None:
    """What an address holds of a board; ``None`` if that is too long for one."""
    game = PbnGame.of(board)
    tags = tuple((name, value) for name, value in game.tags if name in KEPT)
    comments = tuple(each for each in game.comments if each.about in _SECTIONS)
    text = write_game(replace(game, tags=tags, comments=comments, sections=(), defects=()), exact=True)
    found = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return found if len(found) <= LONGEST_PACKED and len(text.encode()) <= LONGEST_BOARD else None


def unpacked(text: str) -> bytes | None:
    """The PBN that an address holds; ``None`` if it holds none of ours."""
    try:
        squeezed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        reader = zlib.decompressobj()
        content = reader.decompress(squeezed, LONGEST_BOARD)
    except (ValueError, zlib.error):
        return None
    return content if reader.eof else None
