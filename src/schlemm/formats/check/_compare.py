"""Everything that is told of a board, compared."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.core.conditions import Conditions
from schlemm.core.sentence import Fact
from schlemm.formats.check._cards import odd_cards
from schlemm.formats.check._difference import Difference, DifferenceCode, UnplacedDifference
from schlemm.formats.check._field import odd_rows
from schlemm.formats.check._score import odd_scores
from schlemm.formats.check._told import odd_told
from schlemm.formats.check._tricks import odd_tricks
from schlemm.formats.filed import FiledBoard


def differences(board: FiledBoard) -> tuple[Difference, ...]:
    """What contradicts something else that is told of this board.

    What is not known contradicts nothing. Where the auction ends in another contract than the one told, the reader
    has found that already (``FiledBoard.defects``), and the board has the contract of the auction.

    Args:
        board: As a reader gives it.
    """
    number = None if board.number is None else str(board.number)
    found = (
        *_odd_conditions(board),
        *odd_cards(board),
        *odd_tricks(board),
        *odd_scores(board),
        *odd_rows(board),
        *odd_told(board),
    )
    return tuple(
        Difference(code, number, line or board.line, tuple(facts.items())) for code, facts, line in found
    )


def _odd_conditions(board: FiledBoard) -> Iterator[UnplacedDifference]:
    """Dealer and vulnerability that do not follow from the number, as they do in duplicate."""
    if board.number is None or board.dealer is None or board.vulnerability is None:
        return
    usual = Conditions.of_board(board.number)
    if board.dealer is not usual.dealer:
        seats = {"seat": board.dealer.letter, "turn": usual.dealer.letter}
        yield UnplacedDifference(DifferenceCode.DEALER, {"number": board.number, **seats})
    if board.vulnerability is not usual.vulnerability:
        told: dict[str, Fact] = {"number": board.number, "vulnerability": usual.vulnerability.notation}
        yield UnplacedDifference(DifferenceCode.VULNERABILITY, told)
