"""Boards of files, ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from schlemm.bots.review.opened import BestResult
from schlemm.core.auction import Auction
from schlemm.core.cards import STRAINS
from schlemm.core.contract import Contract
from schlemm.core.hand import EMPTY
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, Seat
from schlemm.formats.any_text import ReadBoards
from schlemm.formats.filed import FiledBoard, FileDefect
from schlemm.match.state.place import Room
from schlemm.server.common.letters import card_letters
from schlemm.server.protocol.comparison import RecordView
from schlemm.server.protocol.view import HandView
from schlemm.server.replay.filed_boards import lawful_play
from schlemm.server.replay.packing import packed
from schlemm.server.replay.wire import (
    FileLine,
    FileProblem,
    FileRead,
    NoteView,
    RemarkView,
    ReplayCosts,
    ReplayedBoard,
)
from schlemm.server.views.board import tricks_of
from schlemm.server.views.meaning import said

MOST_BOARDS: Final = 500
"""So many boards of a file are told ..."""
MOST_PROBLEMS: Final = 200
"""... and so many of its problems."""


def file_read(found: ReadBoards) -> FileRead:
    """What could be read of a file, and what could not."""
    return FileRead(
        kind=found.kind,
        boards=[_line(board) for board in found.boards[:MOST_BOARDS]],
        more=max(0, len(found.boards) - MOST_BOARDS),
        problems=[*problems(found.defects)],
        more_problems=max(0, len(found.defects) - MOST_PROBLEMS),
    )


def problems(defects: Iterable[FileDefect]) -> Iterator[FileProblem]:
    """What is wrong with a file, as far as it is told."""
    for each in islice(defects, MOST_PROBLEMS):
        yield FileProblem(each.line, each.column, each.board, said(each.sentence))


def _line(board: FiledBoard) -> FileLine:
    played = _play_of(board)
    return FileLine(
        number=board.number,
        room=board.tag("Room") or "",
        event=board.tag("Event") or "",
        players=dict(board.players.items()),
        contract=contract_text(board),
        result=None if board.result is None else str(board.result),
        calls=0 if board.auction is None else len(board.auction.calls),
        cards=0 if played is None else len(played.cards),
        packed=packed(board),
    )


def contract_text(board: FiledBoard) -> str | None:
    """The contract as a word, ``P`` if passed out; ``None`` if the file does not tell it."""
    return None if board.contract is None else str(board.contract)


def _play_of(board: FiledBoard) -> Play | None:
    """The cards in the order of play; those of a whole deal up to the first that may not be played."""
    told, deal, contract = board.played, board.deal, board.contract
    if told is None or deal is None or not isinstance(contract, Contract):
        return told
    return lawful_play(deal, contract, told)


def replayed_board(board: FiledBoard) -> ReplayedBoard:
    """A board of a file, ready to be gone through."""
    play, order = _play_of(board), _order(board)
    auction = board.auction or Auction(board.dealer or Seat.NORTH)
    return ReplayedBoard(
        number=board.number,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        event=board.tag("Event") or "",
        room=board.tag("Room") or "",
        players=dict(board.players.items()),
        first=auction.first,
        hands=[HandView(seat, card_letters(hand), "over") for seat, hand in board.hands.items() if hand],
        contract=contract_text(board),
        result=None if board.result is None else str(board.result),
        record=_record(board, auction, play),
        notes=[NoteView(index, text) for index, text in board.notes],
        card_notes=_card_notes(board, order),
        remarks=_remarks(board, order),
        problems=[*problems(board.defects)],
        whole=board.deal is not None,
    )


def _record(board: FiledBoard, auction: Auction, play: Play | None) -> RecordView:
    ended = board.result is not None or (board.play is not None and board.play.is_closed)
    return RecordView(
        room=Room.CLOSED if board.tag("Room") == "Closed" else Room.OPEN,
        calls=[str(call) for call in auction.calls],
        tricks=[] if play is None else tricks_of(play, EMPTY),
        claimed=ended and play is not None and bool(play.cards) and not play.is_over,
        refused=[],
        explanations=[],
    )


def _order(board: FiledBoard) -> dict[int, int]:
    """Which card of the play each cell of the file is, counted from 0."""
    if board.play is None or not isinstance(board.contract, Contract):
        return {}
    return {cell: index for index, cell in enumerate(board.play.cells_in_order(board.contract))}


def _card_notes(board: FiledBoard, order: dict[int, int]) -> list[NoteView]:
    notes = () if board.play is None else board.play.notes
    return sorted(
        (NoteView(order[cell], text) for cell, text in notes if cell in order), key=lambda note: note.index
    )


def _remarks(board: FiledBoard, order: dict[int, int]) -> list[RemarkView]:
    found: list[RemarkView] = []
    for each in board.comments:
        match each.about:
            case "Auction":
                found.append(RemarkView("call", each.after, each.text))
            case "Play":
                found.append(RemarkView("card", order.get(each.after - 1, -1) + 1, each.text))
            case _:
                found.append(RemarkView("board", 0, each.text))
    return found


def replay_costs(possible: BestResult, cards: Iterable[int]) -> ReplayCosts:
    """A board with open cards."""
    return ReplayCosts(
        cards=[*cards],
        par=possible.par.score,
        par_results=[str(result) for result in possible.par.results],
        tricks={
            seat: {str(strain): possible.table.tricks(strain, seat) for strain in STRAINS} for seat in SEATS
        },
    )
