"""BRI, DGE and DUP: records of a fixed length, one for each deal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final, NamedTuple, TypeAlias

from schlemm.core.checks import check_type
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.formats.filed import CommonCode, FiledBoard, FileDefect
from schlemm.formats.filed.source import NOTHING, too_long
from schlemm.formats.machines._hands import (
    BRI_LENGTH,
    DGE_LENGTH,
    hands_of_numbers,
    hands_of_signs,
    numbers_of_hands,
    signs_of_hands,
)

MOST_UNREADABLE: Final = 100
"""Records that are told one by one; behind so many the file is no longer read."""
MOST_NUMBERED: Final = 999
"""Numbers that a record of DUP has room for."""

ReadHands: TypeAlias = Callable[[bytes], BySeat[Hand | None] | None]
_NOTHING: Final = NOTHING[1:].encode()
_NUMBERS_OF_DUP: Final = re.compile(rb"[YN][YN](\d{1,3}) *", re.IGNORECASE)
_LAST_BYTES: Final = BRI_LENGTH + DGE_LENGTH


@dataclass(frozen=True, slots=True)
class RecordLayout:
    """What the records of a format are.

    Attributes:
        name: The name of the format.
        record: Bytes of a record.
        needed: How many of them, from the first on, hold the hands.
        read: The hands of those.
        first: The number that the first record tells of its deal.
        check: What is wrong with a record whose hands can be read: its bytes, where it begins, and its number.
    """

    name: str
    record: int
    needed: int
    read: ReadHands
    first: Callable[[bytes], int]
    check: Callable[[bytes, int, int], tuple[FileDefect, ...]]


def read_bri(data: bytes, first: int = 1) -> tuple[FiledBoard | FileDefect, ...]:
    """The deals of a BRI file; the column of a defect is a byte, counted from 1.

    Args:
        data: The file.
        first: The number of its first deal, for the file has none.

    Raises:
        WrongType: If it is not bytes.
    """
    return _read(BRI, data, first)


def read_dge(data: bytes, first: int = 1) -> tuple[FiledBoard | FileDefect, ...]:
    """The deals of a DGE file; the column of a defect is a byte, counted from 1.

    Args:
        data: The file.
        first: The number of its first deal, for the file has none.

    Raises:
        WrongType: If it is not bytes.
    """
    return _read(DGE, data, first)


def read_dup(data: bytes, first: int | None = None) -> tuple[FiledBoard | FileDefect, ...]:
    """The deals of a DUP file, numbered from what its first record says; the column of a defect is a byte.

    A record holds the hands twice; where they differ, those of the machine count, and a defect says so. A record
    whose second half is blank hides the deal from the screen.

    Args:
        data: The file.
        first: The number of its first deal, if it is not to be what the file says.

    Raises:
        WrongType: If it is not bytes.
    """
    return _read(DUP, data, first)


def read_record_blocks(
    layout: RecordLayout, blocks: Iterable[bytes], first: int | None = None
) -> Iterator[FiledBoard | FileDefect]:
    """What the reader of this layout would read of a file, one deal after the other, however long it is.

    Args:
        layout: What a record is.
        blocks: The file in pieces of any size.
        first: The number of the first deal, if it is not to be what the file says, or 1.
    """
    records = _told(_records(layout, blocks))
    begun = list(islice(records, MOST_UNREADABLE))
    hands = [layout.read(record.data[: layout.needed]) for record in begun]
    if begun and not any(hands):
        yield FileDefect(CommonCode.NO_BOARDS, 1, data=(("format", layout.name),))
    elif begun:
        start = first if first is not None else layout.first(begun[0].data)
        yield from _items(layout, chain(begun, records), start)


def bri_pieces(boards: Iterable[FiledBoard]) -> Iterator[bytes]:
    """What ``write_bri`` writes, deal by deal."""
    return (numbers_of_hands(deal) + b" " * 32 + bytes(18) for deal in _deals(boards))


def dge_pieces(boards: Iterable[FiledBoard]) -> Iterator[bytes]:
    """What ``write_dge`` writes, deal by deal."""
    return (signs_of_hands(deal) + bytes(DGE.record - DGE.needed) for deal in _deals(boards))


def dup_pieces(boards: Iterable[FiledBoard]) -> Iterator[bytes]:
    """What ``write_dup`` writes: each record says the last number, so up to ``MOST_NUMBERED`` deals wait for it."""
    numbered = ((board.number, deal) for board in boards if (deal := board.deal) is not None)
    begun = list(islice(numbered, MOST_NUMBERED))
    first = _first_number([number for number, _ in begun])
    end = f"YN{first:<3}0 {min(first + len(begun) - 1, MOST_NUMBERED):02}".encode().ljust(10)[:10]
    for _, deal in chain(begun, numbered):
        yield numbers_of_hands(deal) + signs_of_hands(deal) + end


def first_of_dup(boards: Iterable[FiledBoard]) -> int:
    """The number from which ``write_dup`` counts: that of the first deal, or 1 where the last would be too high.

    Args:
        boards: Those with all four hands, of very many the first ``MOST_NUMBERED``.
    """
    return _first_number([board.number for board in boards])


def _first_number(found: Sequence[int | None]) -> int:
    """The number of the first, or 1 where the last would be too high."""
    first = (found[0] or 1) if found else 1
    return first if first + len(found) <= MOST_NUMBERED + 1 else 1


def write_bri(boards: Iterable[FiledBoard]) -> bytes:
    """The deals as BRI; boards without all four hands are left out, and so are numbers and all else."""
    return b"".join(bri_pieces(boards))


def write_dge(boards: Iterable[FiledBoard]) -> bytes:
    """The deals as DGE; boards without all four hands are left out, and so are numbers and all else."""
    return b"".join(dge_pieces(boards))


def write_dup(boards: Iterable[FiledBoard]) -> bytes:
    """The deals as DUP, numbered on from the first board's number; boards without all four hands are left out."""
    return b"".join(dup_pieces(boards))


def _deals(boards: Iterable[FiledBoard]) -> Iterator[Deal]:
    return (deal for board in boards if (deal := board.deal) is not None)


def _read(layout: RecordLayout, data: bytes, first: int | None) -> tuple[FiledBoard | FileDefect, ...]:
    check_type(layout.name, data, bytes, "bytes")
    if (defect := too_long(data)) is not None:
        return (defect,)
    return tuple(read_record_blocks(layout, (data,), first))


class _Record(NamedTuple):
    """A record with its place, the first byte of the file being 0."""

    start: int
    data: bytes


def _records(layout: RecordLayout, blocks: Iterable[bytes]) -> Iterator[_Record]:
    """A file cut into records, of which the last may be shorter."""
    rest, start = b"", 0
    for block in blocks:
        rest += block
        whole = len(rest) - len(rest) % layout.record
        for place in range(0, whole, layout.record):
            yield _Record(start + place, rest[place : place + layout.record])
        rest, start = rest[whole:], start + whole
    if rest:
        yield _Record(start, rest)


def _told(records: Iterable[_Record]) -> Iterator[_Record]:
    """The same without what stands at the end and says nothing; of more such than are told one by one, not all."""
    waiting: list[_Record] = []
    for record in records:
        if record.data.strip(_NOTHING):
            yield from waiting
            waiting.clear()
            yield record
        elif len(waiting) <= MOST_UNREADABLE:
            waiting.append(record)


def _items(layout: RecordLayout, records: Iterable[_Record], first: int) -> Iterator[FiledBoard | FileDefect]:
    unreadable = 0
    for number, record in enumerate(records, first):
        hands = layout.read(record.data[: layout.needed])
        if hands is not None:
            by_number, defects = (
                Conditions.of_board(number),
                tuple(layout.check(record.data, record.start, number)),
            )
            yield FiledBoard(number, by_number.dealer, by_number.vulnerability, hands, defects=defects)
            continue
        code = CommonCode.BROKEN if len(record.data) >= layout.needed else CommonCode.CUT_OFF
        yield FileDefect(code, 1, record.start + 1, str(number), data=(("format", layout.name),))
        unreadable += 1
        if unreadable == MOST_UNREADABLE:
            return


def _from_one(_: bytes) -> int:
    return 1


def _first_of_record(record: bytes) -> int:
    """The number that a record of DUP tells for the first one of its file."""
    match = _NUMBERS_OF_DUP.match(record, _LAST_BYTES)
    return max(1, int(match[1])) if match else 1


def _unchecked(_piece: bytes, _start: int, _number: int) -> tuple[FileDefect, ...]:
    return ()


def _check_both(piece: bytes, start: int, number: int) -> tuple[FileDefect, ...]:
    """The defect of a record of DUP whose second half shows other hands than its first."""
    shown = piece[BRI_LENGTH:_LAST_BYTES]
    if shown.strip(b" \0") and hands_of_signs(shown) != hands_of_numbers(piece[:BRI_LENGTH]):
        return (FileDefect(CommonCode.HANDS_DIFFER, 1, start + BRI_LENGTH + 1, str(number)),)
    return ()


BRI: Final = RecordLayout("BRI", 128, BRI_LENGTH, hands_of_numbers, _from_one, _unchecked)
DGE: Final = RecordLayout("DGE", 128, DGE_LENGTH, hands_of_signs, _from_one, _unchecked)
DUP: Final = RecordLayout("DUP", 156, BRI_LENGTH, hands_of_numbers, _first_of_record, _check_both)
