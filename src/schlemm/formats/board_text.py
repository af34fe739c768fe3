"""A board in a text that somebody pastes: a file, a link, the deal of one alone, or four hands as people type them."""

from __future__ import annotations

from schlemm.core.checks import check_type
from schlemm.formats.any_text import read_amid_words, read_any_text, typed_board
from schlemm.formats.filed import FiledBoard
from schlemm.formats.letters import CANONICAL, LetterSet
from schlemm.formats.typed_deal import LONGEST, read_typed_deal


def read_board_text(text: str, letters: LetterSet = CANONICAL) -> FiledBoard:
    r"""The first whole deal or ending of a text; else four hands as ``read_typed_deal`` reads them.

    >>> board = read_board_text("S: AKQJT98765432 - - -\nN: - AKQJT98765432 - -\nE: - - AKQJT98765432 -")
    >>> str(board.hands.west)
    '...AKQJT98765432'

    Args:
        text: What was pasted; of one longer than ``LONGEST`` the beginning counts.
        letters: What letters of typed hands mean where those of another language could be meant as well.

    Raises:
        UnreadableText: If there is no board in it, with what is wrong with it as typed hands.
        WrongType: If it is no text.
    """
    check_type("a board's text", text, str, "str")
    beginning = text[:LONGEST]
    for read in (read_any_text, read_amid_words):
        found = read(beginning, letters)
        for board in () if found is None else found.boards:
            if board.deal is not None or board.ending is not None:
                return board
    return typed_board(read_typed_deal(beginning, letters))
