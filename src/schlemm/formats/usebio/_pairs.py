"""What a USEBIO file lists beside its lines, pairs and hands, and its bytes without what stands around the text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final

from schlemm.core.seats import SEATS, Seat
from schlemm.formats.filed import FileDefect, FilePlace, decoded_blocks, is_utf_16
from schlemm.formats.usebio._parser import Element, UsebioParser

MOST_BYTES: Final = 1 << 25
"""What the pairs of a file may take, by an estimate from above."""
_PAIR: Final = 1000
_NOTHING: Final = b"\0\x1a \t\r\n"
_DECLARED: Final = re.compile(rb"<\?xml[^<>]{0,200}?encoding\s{0,9}=\s{0,9}[\"']([\w.-]+)")
_SEATS: Final = {seat.letter: seat for seat in SEATS}
_MOST_HELD: Final = 1 << 20


class TooMuchListed(Exception):
    """There are more pairs or hands than any event has.

    Attributes:
        line: Where the one stands that is too many.
    """

    def __init__(self, line: int) -> None:
        super().__init__(f"too many pairs or hands, from line {line}")
        self.line = line


class UsebioLists:
    """The pairs and the hands that have been listed so far.

    A number is known where it is listed: in an event, or in a section of it that has pairs or hands of its own; a line
    anywhere else takes the first of that number.

    Args:
        again: The file from its beginning, for what is listed later than it is named.
    """

    def __init__(self, again: Callable[[], Iterable[bytes]] | None) -> None:
        self._again = again
        self._players: dict[tuple[FilePlace | None, str, str], list[str]] = {}
        self._hands: dict[tuple[FilePlace | None, str], dict[Seat, Element]] = {}
        self._left = MOST_BYTES

    def take(self, listed: Element) -> None:
        """Take in a pair, a team or a hand.

        Raises:
            TooMuchListed: If there is no room for it.
        """
        if listed.name == "HAND":
            self._take_hand(listed)
        else:
            self._take_pair(listed)
        if self._left < 0:
            raise TooMuchListed(listed.at.line)

    def _take_hand(self, hand: Element) -> None:
        board = hand.parent
        seat = _SEATS.get(hand.texts.get("DIRECTION", "").upper()[:1])
        if board is None or seat is None or not (number := board.texts.get("BOARD_NUMBER")):
            return
        for place in (None if board.parent is None else board.parent.at, None):
            hands = self._hands.setdefault((place, number), {})
            if seat not in hands:
                hands[seat] = hand
                self._left -= _PAIR

    def hands(self, line: Element) -> Iterable[tuple[Seat, Element]]:
        """The hands of a line's board, as far as they are known.

        Raises:
            TooMuchListed: If there is no room for all that had to be looked for.
        """
        number = line.text("BOARD_NUMBER")
        found = self._dealt(line, number)
        if not found:
            self._look_ahead()
            found = self._dealt(line, number)
        return found.items()

    def _dealt(self, line: Element, number: str) -> dict[Seat, Element]:
        places = (*(each.at for each in line.around), None)
        return next((found for place in places if (found := self._hands.get((place, number)))), {})

    def _look_ahead(self) -> None:
        """Take in what is listed behind the line that is read, once."""
        if self._again is not None:
            again, self._again = self._again, None
            for item in UsebioParser().items(plain_blocks(again())):
                if not isinstance(item, FileDefect) and item.name != "TRAVELLER_LINE":
                    self.take(item)

    def _take_pair(self, pair: Element) -> None:
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

    def players(self, line: Element, side: str) -> tuple[str, str]:
        """Both names of the pair that sat there, as far as they are known.

        Raises:
            TooMuchListed: If there is no room for all that had to be looked for.
        """
        number = line.text(f"{side}_PAIR_NUMBER")
        found = self._listed(line, side, number) if number else []
        if found is None:
            self._look_ahead()
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
    """A file without the blanks and zeros before and behind its text, which no parser takes.

    Where it does not say another encoding it is in UTF-8, with Windows-1252 for the bytes that cannot be.
    """
    begun, is_text, held = False, True, b""
    for block in _in_utf_8(blocks):
        if not begun:
            is_text = not is_utf_16(block)
        text = held + (block.lstrip(_NOTHING) if is_text and not begun else block)
        begun, held = bool(text), b""
        if is_text and len(text) < _MOST_HELD:
            kept = text.rstrip(_NOTHING)
            text, held = kept, text[len(kept) :]
        if text:
            yield text


def _in_utf_8(blocks: Iterable[bytes]) -> Iterator[bytes]:
    following = iter(blocks)
    first = next(following, b"")
    declared = _DECLARED.search(first, 0, 4096)
    if is_utf_16(first) or (declared is not None and declared[1].lower() != b"utf-8"):
        return chain((first,), following)
    return (text.encode() for text in decoded_blocks(chain((first,), following), "utf-8"))
