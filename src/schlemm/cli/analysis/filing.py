"""Analysed boards as files tell of them: tags and a table of PBN, and remarks on cards that cost tricks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.cli.analysis.analysed import AnalysedBoard, AnalysedEnding, result_text
from schlemm.core.cards import STRAINS
from schlemm.core.seats import Seat, Side
from schlemm.dd.par import Par, par_words
from schlemm.formats.filed import FiledBoard, FiledComment
from schlemm.formats.pbn import PbnGame, PbnSection
from schlemm.formats.pbn.game import comment_order, section_order, tag_order

REMARK: Final = "double dummy: "
"""How the remarks begin that tell what a card cost."""
TABLE: Final = "OptimumResultTable"
COLUMNS: Final = "Declarer;Denomination;Result"
_SEATS: Final = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)


def filed(board: AnalysedBoard | AnalysedEnding | FiledBoard) -> FiledBoard:
    """A board with everything that was found out about it, if anything was."""
    match board:
        case AnalysedBoard():
            return filed_game(board)
        case AnalysedEnding():
            return _filed_ending(board)
        case _:
            return board


def _filed_ending(analysed: AnalysedEnding) -> FiledBoard:
    """The ending with a remark for each position that it can mean."""
    board = analysed.board
    remarks = [each for each in board.comments if not each.text.startswith(REMARK)]
    told = [
        f"{REMARK}{line.position.turn} to play, {line.position.strain}: "
        + " ".join(f"{side} {tricks}" for side, tricks in line.tricks.items())
        + f", {' '.join(map(str, line.line))}"
        for line in analysed.lines()
    ]
    return replace(board, comments=(*(FiledComment("", 0, text) for text in told), *remarks))


def filed_game(analysed: AnalysedBoard) -> PbnGame:
    """The board with everything that was found out, in place of what the file told of the same before."""
    board = analysed.board
    game = board if isinstance(board, PbnGame) else PbnGame.of(board)
    tags = {**dict(game.tags), **_tags(analysed)}
    sections = [section for section in game.sections if section.name not in {TABLE, *tags}]
    remarks = [each for each in game.comments if not each.text.startswith(REMARK)]
    remarks = [each for each in remarks if each.about not in {TABLE, *_tags(analysed)}]
    return replace(
        game,
        tags=tuple(sorted(tags.items(), key=lambda tag: tag_order(tag[0]))),
        sections=tuple(sorted([*sections, _table(analysed)], key=section_order)),
        comments=tuple(sorted([*remarks, *_remarks(analysed, game)], key=comment_order)),
    )


def _tags(analysed: AnalysedBoard) -> dict[str, str]:
    """DoubleDummyTricks and ParContract, which programs know outside the standard, and OptimumScore (4.2.7)."""
    found = {"DoubleDummyTricks": str(analysed.table)}
    if analysed.par is None:
        return found
    score = f"{Side.NORTH_SOUTH.letters} {analysed.par.score}"
    return {**found, "OptimumScore": score, "ParContract": par_text(analysed.par)}


def par_text(best: Par) -> str:
    """The contracts of par, ``NS 4S=, EW 5CX-2``, or ``Pass``."""
    return ", ".join(f"{who} {result_text(result)}".strip() for who, result in par_words(best))


def _table(analysed: AnalysedBoard) -> PbnSection:
    """The twenty rows of 5.7."""
    rows = [
        (seat.letter, str(strain), str(analysed.table.tricks(strain, seat)))
        for seat in _SEATS
        for strain in reversed(STRAINS)
    ]
    return PbnSection(TABLE, COLUMNS, tuple(rows))


def _remarks(analysed: AnalysedBoard, board: FiledBoard) -> list[FiledComment]:
    """A remark behind each card that cost a trick or more."""
    if board.play is None:
        return []
    cells = {card: cell for cell, card in enumerate(board.play.cells) if card is not None}
    return [
        FiledComment("Play", cells[each.card] + 1, f"{REMARK}{each.card} -{each.cost}")
        for each in analysed.dear
    ]
