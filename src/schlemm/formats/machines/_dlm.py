"""DLM: a text of up to 99 deals, each in a line of letters with a sum that guards it."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import xor
from typing import Final

from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import TRICKS
from schlemm.core.seats import SEATS, BySeat
from schlemm.formats.filed import CommonCode, FiledBoard, FileDefect, LeftOut
from schlemm.formats.filed.source import LONGEST_TEXT, NOTHING, no_boards, text_of
from schlemm.formats.machines._hands import NUMBERED

MOST_BOARDS: Final = 99
"""A file has this many lines of deals, whether they are used or not."""

_RANGE: Final = re.compile(r"^[ \t]*(From|To) board[ \t]*=[ \t]*(\d{1,3})\b", re.MULTILINE | re.IGNORECASE)
_BOARD: Final = re.compile(
    r"^[ \t]*Board (\d{1,3})[ \t]*=[ \t]*(\S{0,200})", re.IGNORECASE | re.ASCII | re.MULTILINE
)
_DEAL: Final = re.compile(r"([a-p]{26})(\d{3})?", re.ASCII)
_HEAD: Final = (
    *("[Document]", "Headline=Schlemm", "Status=Show", "Duplicates=1"),
    *("Next board to duplimate=0", "PrintOuts=0", "Crypto key=0"),
)
"""What a file begins with, beside the range of its boards and their sum."""
_OF_MACHINE: Final = re.compile(
    r"(?:From|To) board\s*=|Checksum\s*=|Duplicates \d{1,3}\s*=|Board \d{1,3}\s*=|\[Document\]|$",
    re.IGNORECASE,
)
"""Lines that are read, or say nothing of a deal."""
_UNUSED: Final = "aaaaaabffffffkkkkkklpppppp"
"""What stands in the lines that are not used: each player has all cards of a suit.

Where a range of boards is told, its first and its last are used, so there it is a deal like others.
"""


def read_dlm(source: str | bytes) -> tuple[FiledBoard | FileDefect, ...]:
    """The deals of a DLM file that it says are to be dealt, with their numbers.

    Args:
        source: A text, or the bytes of a file.

    Raises:
        WrongType: If it is neither.
    """
    text = text_of("DLM", source)
    if isinstance(text, FileDefect):
        return (text,)
    found = tuple(_items(text))
    is_empty = not text.strip(NOTHING) or _BOARD.search(text) is not None
    return (*(found or no_boards("DLM", is_empty=is_empty)), *_left_out(text))


def _items(text: str) -> Iterator[FiledBoard | FileDefect]:
    told = {match[1].lower(): int(match[2]) for match in _RANGE.finditer(text, 0, 1 << 16)}
    wanted = range(told.get("from", 1), told.get("to", 999) + 1)
    seen: set[int] = set()
    line, place = 1, 0
    for match in _BOARD.finditer(text):
        number, letters = int(match[1]), match[2]
        line += text.count("\n", place, match.start(2))
        place = match.start(2)
        is_used = not letters.startswith(_UNUSED) or number in told.values()
        if number in wanted and number > 0 and number not in seen and is_used:
            seen.add(number)
            yield _board(number, letters, line, place - text.rfind("\n", 0, place))


def _left_out(text: str) -> Iterator[FileDefect]:
    """What else stands there: titles, settings of the machine, remarks."""
    left_out = LeftOut()
    for number, line in enumerate(io.StringIO(text, newline=None), 1):
        plain = line[:LONGEST_TEXT].strip(NOTHING)
        if plain not in _HEAD and _OF_MACHINE.match(plain) is None:
            left_out.add(plain.partition("=")[0].strip(), number)
    return left_out.told()


def _board(number: int, value: str, line: int, column: int) -> FiledBoard | FileDefect:
    match = _DEAL.fullmatch(value)
    hands = None if match is None else _hands(match[1])
    if match is None or hands is None:
        return FileDefect(CommonCode.BROKEN, line, column, str(number), "Board", (("format", "DLM"),))
    by_number = Conditions.of_board(number)
    is_right = match[2] is None or int(match[2]) == _sum(number, match[1])
    defects = () if is_right else (FileDefect(CommonCode.CHECKSUM, line, column + 26, str(number), "Board"),)
    return FiledBoard(number, by_number.dealer, by_number.vulnerability, hands, defects=defects, line=line)


def write_dlm(boards: Iterable[FiledBoard]) -> str:
    """The deals with their numbers; without those, or with numbers that come twice, they are counted from 1.

    Boards without all four hands are left out, and so are those behind the 99th and all else. A file says at its
    beginning which numbers it has, and lists its boards by them, so that nothing can be written before the last board
    is known; no more than ``MOST_BOARDS`` and one are kept until then.
    """
    known: list[tuple[int, Deal]] = []  # one more than there is room for cannot all have different numbers
    for board in boards:
        if (deal := board.deal) is not None and len(known) <= MOST_BOARDS:
            known.append((board.number or 0, deal))
    numbers = [number for number, _ in known]
    if len({*numbers}) < len(numbers) or not all(1 <= number <= MOST_BOARDS for number in numbers):
        known = [(number, deal) for number, (_, deal) in enumerate(known[:MOST_BOARDS], 1)]
    lines = _lines(dict(known))
    return "".join(line + "\r\n" for line in lines)


def _lines(deals: dict[int, Deal]) -> Iterator[str]:
    first, last = (min(deals), max(deals)) if deals else (1, 0)
    yield from (*_HEAD[:4], f"From board={first}", f"To board={last}", *_HEAD[4:])
    yield f"Checksum={1 ^ first ^ last ^ 1}"
    for number in range(1, MOST_BOARDS + 1):
        letters = _letters(deals[number]) if number in deals else _UNUSED
        yield f"Duplicates {number:02}=0"
        yield f"Board {number:02}={letters}{_sum(number, letters):03}"


def _hands(letters: str) -> BySeat[Hand | None] | None:
    """Two cards a letter: who has the first and the second, North 0 to West 3."""
    owners = [owner for letter in letters for owner in divmod(ord(letter) - ord("a"), 4)]
    hands = [
        Hand.of(card for card, owner in zip(NUMBERED, owners, strict=True) if owner == seat.index)
        for seat in SEATS
    ]
    return BySeat(*hands) if all(len(hand) == TRICKS for hand in hands) else None


def _letters(deal: Deal) -> str:
    owners = [next(seat.index for seat in SEATS if card in deal.hands.of(seat)) for card in NUMBERED]
    pairs = zip(owners[::2], owners[1::2], strict=True)
    return "".join(chr(ord("a") + 4 * first + second) for first, second in pairs)


def _sum(number: int, letters: str) -> int:
    """The number of the board and all letters, one after the other, exclusively or."""
    return reduce(xor, letters.encode(), number)
