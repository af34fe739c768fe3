"""What a seat may know of a lean board, as a row of zeros and ones: nothing of hands that it cannot see.

All seats are counted from the observer: 0 is the observer, 1 the left opponent, 2 partner, 3 the right one.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from schlemm.environment.lean_board import ACTIONS, FIRST_BID, LeanBoard

Row = npt.NDArray[np.int8]

HAND: Final = slice(0, 52)
"""The cards that the observer still holds."""
DUMMY: Final = slice(52, 104)
"""Dummy's cards that are left, once the opening lead is made."""
PLAYED: Final = slice(104, 312)
"""By seat, the cards of the tricks that are complete, and of the one in progress."""
TRICK: Final = slice(312, 520)
"""By seat, the card that lies in the trick in progress."""
CALLED: Final = slice(520, 940)
"""By bid, four places each for who made it, who doubled and who redoubled it."""
PASSED: Final = slice(940, 944)
"""Who has passed before the first bid."""
DECLARER: Final = slice(944, 948)
"""Who is declarer; none during the auction."""
TURN: Final = slice(948, 952)
"""From whose hand the next action comes."""
VULNERABLE: Final = slice(952, 954)
"""Whether the observer's side is vulnerable, and whether the others are."""
LENGTH: Final = 954
"""How long a row is."""


def observed_row(board: LeanBoard, seat: int, vulnerable: tuple[bool, bool]) -> Row:
    """What a seat sees.

    Args:
        board: The board.
        seat: 0 to 3 for N E S W.
        vulnerable: North-South and East-West.
    """
    row = np.zeros(LENGTH, np.int8)
    row[HAND] = _cards(board.hands[seat])
    if board.cards:
        row[DUMMY] = _cards(board.hands[(board.declarer + 2) % 4])
    _write_play(row, board, seat)
    _write_calls(row, board, seat)
    if board.declarer >= 0:
        row[DECLARER.start + (board.declarer - seat) % 4] = 1
    if not board.is_over:
        row[TURN.start + (board.turn - seat) % 4] = 1
    row[VULNERABLE] = vulnerable[seat % 2], vulnerable[1 - seat % 2]
    return row


def action_mask(board: LeanBoard, seat: int) -> Row:
    """Which actions a seat may choose now: none unless it is on turn."""
    mask = np.zeros(ACTIONS, np.int8)
    if not board.is_over and board.actor == seat:
        mask[board.legal()] = 1
    return mask


def _cards(bits: int) -> Row:
    raw = np.frombuffer(bits.to_bytes(7, "little"), np.uint8)
    return np.unpackbits(raw, count=52, bitorder="little").view(np.int8)


def _write_play(row: Row, board: LeanBoard, seat: int) -> None:
    for player in range(4):
        place = PLAYED.start + 52 * ((player - seat) % 4)
        row[place : place + 52] = _cards(board.dealt[player] & ~board.hands[player])
    for turn, card in enumerate(board.trick):
        row[TRICK.start + 52 * ((board.leader + turn - seat) % 4) + card] = 1


def _write_calls(row: Row, board: LeanBoard, seat: int) -> None:
    bid = -1
    for turn, call in enumerate(board.calls):
        caller = (board.first + turn - seat) % 4
        if call >= FIRST_BID:
            bid = call - FIRST_BID
            row[CALLED.start + 12 * bid + caller] = 1
        elif call:
            row[CALLED.start + 12 * bid + 4 * call + caller] = 1
        elif bid < 0:
            row[PASSED.start + caller] = 1
