"""BRI, DGE and DUP: records of a fixed length, one for each deal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final, TypeAlias

from schlemm.core.checks import check_type
from schlemm.core.conditions import Conditions
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

BRI_RECORD: Final = 128
DGE_RECORD: Final = 128
DUP_RECORD: Final = 156
MOST_UNREADABLE: Final = 100
"""Records that are told one by one; behind so many the file is no longer read."""

ReadHands: TypeAlias = Callable[[bytes], BySeat[Hand | None] | None]
_NUMBERS_OF_DUP: Final = re.compile(rb"[YN][YN](\d{1,3}) *", re.IGNORECASE)
_LAST_BYTES: Final = BRI_LENGTH + DGE_LENGTH


def read_bri(data: bytes) -> tuple[FiledBoard | FileDefect, ...]:
    """The deals of a BRI file, numbered from 1; the column of a defect is a byte, counted from 1.

    Raises:
        WrongType: If it is not bytes.
    """
    return _read("BRI", data, BRI_RECORD, BRI_LENGTH, hands_of_numbers)


def read_dge(data: bytes) -> tuple[FiledBoard | FileDefect, ...]:
    """The deals of a DGE file, numbered from 1; the column of a defect is a byte, counted from 1.

    Raises:
        WrongType: If it is not bytes.
    """
    return _read("DGE", data, DGE_RECORD, DGE_LENGTH, hands_of_signs)


def read_dup(data: bytes) -> tuple[FiledBoard | FileDefect, ...]:
    """The deals of a DUP file, numbered from what its first record says; the column of a defect is a byte.

    A record holds the hands twice; where they differ, those of the machine count, and a defect says so. A record
    whose second half is blank hides the deal from the screen.

    Raises:
        WrongType: If it is not bytes.
    """
    check_type("DUP", data, bytes, "bytes")
    match = _NUMBERS_OF_DUP.match(data, _LAST_BYTES)
    first = max(1, int(match[1])) if match else 1
    return _read("DUP", data, DUP_RECORD, BRI_LENGTH, hands_of_numbers, first, _check_both)


def write_bri(boards: Iterable[FiledBoard]) -> bytes:
    """The deals as BRI; boards without all four hands are left out, and so are numbers and all else."""
    return b"".join(
        numbers_of_hands(board.deal) + b" " * 32 + bytes(18) for board in boards if board.deal is not None
    )


def write_dge(boards: Iterable[FiledBoard]) -> bytes:
    """The deals as DGE; boards without all four hands are left out, and so are numbers and all else."""
    return b"".join(
        signs_of_hands(board.deal) + bytes(DGE_RECORD - DGE_LENGTH)
        for board in boards
        if board.deal is not None
    )


def write_dup(boards: Iterable[FiledBoard]) -> bytes:
    """The deals as DUP, numbered on from the first board's number; boards without all four hands are left out."""
    found = [board for board in boards if board.deal is not None]
    first = (found[0].number or 1) if found else 1
    first = first if first + len(found) <= 1000 else 1
    end = f"YN{first:<3}0 {min(first + len(found) - 1, 999):02}".encode().ljust(10)[:10]
    deals = (board.deal for board in found)
    return b"".join(numbers_of_hands(deal) + signs_of_hands(deal) + end for deal in deals if deal is not None)


def _read(
    name: str,
    data: bytes,
    record: int,
    needed: int,
    read: ReadHands,
    first: int = 1,
    check: Callable[[bytes, int, int], Iterator[FileDefect]] | None = None,
) -> tuple[FiledBoard | FileDefect, ...]:
    """The deals of records of this length, of which the first ``needed`` bytes hold the hands."""
    check_type(name, data, bytes, "bytes")
    if (defect := too_long(data)) is not None:
        return (defect,)
    size = len(data.rstrip(NOTHING[1:].encode()))
    records = range(0, size, record)
    if not any(read(data[start : start + needed]) for start in records[:MOST_UNREADABLE]):
        return (FileDefect(CommonCode.NO_BOARDS, 1, data=(("format", name),)),) if size else ()
    return tuple(chain.from_iterable(_records(name, data, records, needed, read, first, check)))


def _records(
    name: str,
    data: bytes,
    records: range,
    needed: int,
    read: ReadHands,
    first: int,
    check: Callable[[bytes, int, int], Iterator[FileDefect]] | None,
) -> Iterator[tuple[FiledBoard | FileDefect, ...]]:
    unreadable = 0
    for number, start in enumerate(records, first):
        piece = data[start : start + records.step]
        hands = read(piece[:needed])
        if hands is None:
            unreadable += 1
            code = CommonCode.BROKEN if len(piece) >= needed else CommonCode.CUT_OFF
            yield (FileDefect(code, 1, start + 1, str(number), data=(("format", name),)),)
            if unreadable == MOST_UNREADABLE:
                return
            continue
        by_number = Conditions.of_board(number)
        defects = () if check is None else tuple(check(piece, start, number))
        yield (FiledBoard(number, by_number.dealer, by_number.vulnerability, hands, defects=defects),)


def _check_both(piece: bytes, start: int, number: int) -> Iterator[FileDefect]:
    """The defect of a record of DUP whose second half shows other hands than its first."""
    shown = piece[BRI_LENGTH:_LAST_BYTES]
    if shown.strip(b" \0") and hands_of_signs(shown) != hands_of_numbers(piece[:BRI_LENGTH]):
        yield FileDefect(CommonCode.HANDS_DIFFER, 1, start + BRI_LENGTH + 1, str(number))
