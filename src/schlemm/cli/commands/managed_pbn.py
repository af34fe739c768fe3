"""A managed match as a PBN file."""

from __future__ import annotations

from collections.abc import Iterable

from schlemm.bot_match.match import TableRecord
from schlemm.core.board.board import Board
from schlemm.core.seats import BySide
from schlemm.formats.filed import FiledPlay
from schlemm.formats.pbn import PbnGame, encode_pbn, write_pbn
from schlemm.table_manager.messages import Scoring
from schlemm.table_manager.results import ManagedBoard

NAMES = ("Open", "Closed")
"""The rooms as PBN calls them."""


def managed_pbn(boards: Iterable[ManagedBoard], teams: BySide[str], scoring: Scoring) -> bytes:
    """All boards that are finished, once for each room in which they are.

    Args:
        boards: The boards.
        teams: Who sits where in the open room; in the closed one it is the other way.
        scoring: What the match is played by.
    """
    return encode_pbn(
        write_pbn(
            _game(board.board, record, room, len(board.records), teams, scoring)
            for board in boards
            for room, record in enumerate(board.records)
            if record is not None
        )
    )


def _game(
    board: Board, record: TableRecord, room: int, rooms: int, teams: BySide[str], scoring: Scoring
) -> PbnGame:
    north_south, east_west = teams if room == 0 else teams.swapped
    played = record.played
    return PbnGame(
        number=board.number,
        dealer=board.conditions.dealer,
        vulnerability=board.conditions.vulnerability,
        hands=board.deal.hands.map(lambda hand: hand),
        auction=record.auction,
        tricks=None if played is None else played.tricks,
        tags=(
            ("West", east_west),
            ("North", north_south),
            ("East", east_west),
            ("South", north_south),
            ("Scoring", scoring.value),
            *([("Room", NAMES[room])] if rooms > 1 else []),
            ("Table", str(room + 1)),
        ),
        play=None if played is None else FiledPlay.of(played.play, is_closed=True),
    )
