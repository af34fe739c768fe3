"""The pairs of a USEBIO file, known while its lines are read, and its bytes without what stands around the text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from schlemm.formats.filed import FileDefect, FilePlace, is_utf_16
from schlemm.formats.usebio._parser import Element, UsebioParser

MOST_BYTES: Final = 1 << 25
"""What the pairs of a file may take, by an estimate from above."""
_PAIR: Final = 1000
_NOTHING: Final = b"\0\x1a \t\r\n"
_MOST_HELD: Final = 1 << 20


class TooManyPairs(Exception):
    """There are more pairs than any event has.

    Attributes:
        line: Where the one stands that is too many.
    """

    def __init__(self, line: int) -> None:
        super().__init__(f"too many pairs, from line {line}")
        self.line = line


class UsebioPairs:
    """The pairs that have been listed so far.

    A pair's number is known where it is listed: in an event, or in a section of it that has pairs of its own; a line
    anywhere else takes the first of that number.

    Args:
        again: The file from its beginning, for what is listed later than it is named.
    """

    def __init__(self, again: Callable[[], Iterable[bytes]] | None) -> None:
        self._again = again
        self._players: dict[tuple[FilePlace | None, str, str], list[str]] = {}
        self._left = MOST_BYTES

    def take(self, pair: Element) -> None:
        """Take in a pair or a team.

        Raises:
            TooManyPairs: If there is no room for it.
        """
        number = pair.texts.get("PAIR_NUMBER") or pair.texts.get("TEAM_ID")
        if not number or not pair.players:
            return
        listed_in = None if pair.parent is None else pair.parent.at
        before = len(self._players)
        for place in (listed_in, None):
            for side in (pair.texts.get("DIRECTION", "").upper(), ""):
                self._players.setdefault((place, side, number), pair.players)
        if len(self._players) > before:
            self._left -= _PAIR + sum(100 + 4 * len(name) for name in pair.players) + 4 * len(number)
        if self._left < 0:
            raise TooManyPairs(pair.at.line)

    def players(self, line: Element, side: str) -> tuple[str, str]:
        """Both names of the pair that sat there, as far as they are known.

        Raises:
            TooManyPairs: If there is no room for all that had to be looked for.
        """
        number = line.text(f"{side}_PAIR_NUMBER")
        found = self._listed(line, side, number) if number else []
        if found is None and self._again is not None:
            again, self._again = self._again, None
            for item in UsebioParser().items(plain_blocks(again())):
                if not isinstance(item, FileDefect) and item.name != "TRAVELLER_LINE":
                    self.take(item)
            found = self._listed(line, side, number)
        first, second, *_ = [*(found or []), "", ""]
        return first, second

    def _listed(self, line: Element, side: str, number: str) -> list[str] | None:
        for place in (*(each.at for each in line.around), None):
            for told in (side, ""):
                if (players := self._players.get((place, told, number))) is not None:
                    return players
        return None


def plain_blocks(blocks: Iterable[bytes]) -> Iterator[bytes]:
    """A file without the blanks and zeros before and behind its text, which no parser takes."""
    begun, is_text, held = False, True, b""
    for block in blocks:
        if not begun:
            is_text = not is_utf_16(block)
        text = held + (block.lstrip(_NOTHING) if is_text and not begun else block)
        begun, held = bool(text), b""
        if is_text and len(text) < _MOST_HELD:
            kept = text.rstrip(_NOTHING)
            text, held = kept, text[len(kept) :]
        if text:
            yield text
