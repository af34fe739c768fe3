"""Analysed boards as a page and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from schlemm.cli import paper
from schlemm.cli.analysis.analysed import AnalysedBoard, AnalysedEnding, EndingLine, result_text
from schlemm.cli.board_files.inputs import BoardFile
from schlemm.cli.printable import printable
from schlemm.cli.speech import Speech
from schlemm.core.cards import STRAINS
from schlemm.core.contract import Result
from schlemm.core.seats import SEATS, SIDES, Side
from schlemm.dd.par import Par, par_words
from schlemm.formats.filed import FiledBoard
from schlemm.i18n.words import MINUS, margin

NUMBER: Final = 3
"""Columns of the number of a board."""
PLAYED: Final = 9
"""Columns of the contract that was played."""
SEVERAL: Final = 3
"""How many contracts of par are named; all are in the file and in JSON."""


@dataclass(frozen=True, slots=True)
class AnalysedFile:
    """A file with what was found out about its boards.

    Attributes:
        file: As it was read.
        boards: Its boards in their order; those without four hands as they were read.
    """

    file: BoardFile
    boards: tuple[AnalysedBoard | AnalysedEnding | FiledBoard, ...]


def print_page(speech: Speech, files: Sequence[AnalysedFile]) -> None:
    """A row a board: the tricks of both sides, what was played, what was given away, par."""
    lines = [Text(speech.say("analyse-heading"), style="bold"), Text(), Text(_head(speech), style="dim")]
    for each in files:
        if len(files) > 1:
            lines += [Text(), Text(printable(each.file.path), style="bold")]
        for place, board in enumerate(each.boards, start=1):
            lines += _rows(speech, place, board)
    lines += [Text(), Text(speech.say("analyse-legend"), style="dim")]
    paper.show(Group("", Padding(Group(*lines), paper.INDENT), ""))


def _head(speech: Speech) -> str:
    strains = "".join(f"{speech.translator.words.strain(strain):>3}" for strain in STRAINS)
    sides = "  ".join(f"{_side(speech, side):>2}{strains}" for side in SIDES)
    played, given, par = (speech.say(f"analyse-{name}") for name in ("played", "given", "par"))
    return f"{'':>{NUMBER}} {sides}  {played:<{PLAYED}} {given:>3}  {par}"


def _side(speech: Speech, side: Side) -> str:
    return "".join(map(speech.profile.letters.seat, side.letters))


def _rows(speech: Speech, place: int, board: AnalysedBoard | AnalysedEnding | FiledBoard) -> Iterator[Text]:
    filed = board if isinstance(board, FiledBoard) else board.board
    number = str(place if filed.number is None else filed.number)
    if isinstance(board, AnalysedEnding):
        yield from _ending_rows(speech, number, board)
        return
    if not isinstance(board, AnalysedBoard):
        yield Text(f"{number:>{NUMBER}} {speech.say('analyse-no-deal')}")
        return
    sides = "  ".join(f"  {_tricks(board, side)}" for side in SIDES)
    given = "/".join(map(str, board.given or ()))
    row = f"{number:>{NUMBER}} {sides}  {_played(speech, filed):<{PLAYED}} {given:>3}  {_par(speech, board.par)}"
    yield paper.in_suit_colours(row)
    if board.dear:
        letters = speech.profile.letters
        cards = (
            f"{speech.translator.words.card(each.card)} {letters.seat(each.seat.letter)} {MINUS}{each.cost}"
            for each in board.dear
        )
        yield paper.in_suit_colours(f"{'':>{NUMBER}} {', '.join(cards)}", "dim")


def _ending_rows(speech: Speech, number: str, board: AnalysedEnding) -> Iterator[Text]:
    """How many tricks are left, and what both sides take of them, whoever can be on turn; of few also the best play."""
    lines = list(board.lines())
    yield Text(f"{number:>{NUMBER}} {speech.say('analyse-ending', {'count': lines[0].position.tricks_left})}")
    for line in lines:
        facts = {
            "seat": line.position.turn.letter,
            "strain": str(line.position.strain),
            "ns": line.tricks[0],
            "ew": line.tricks[1],
        }
        yield paper.in_suit_colours(f"{'':>{NUMBER}} {speech.say('analyse-ending-line', facts)}")
        if len(lines) <= len(SEATS):
            played = "  ".join(_tricks_of_line(speech, line))
            yield paper.in_suit_colours(f"{'':>{NUMBER}}   {played}", "dim")


def _tricks_of_line(speech: Speech, line: EndingLine) -> Iterator[str]:
    """The best play, trick by trick."""
    words, begun = speech.translator.words, len(line.position.trick)
    cards = [words.card(card) for card in line.line]
    ends = [0, *range(4 - begun, len(cards) + 1, 4)]
    return (" ".join(cards[start:end]) for start, end in pairwise(ends))


def _tricks(board: AnalysedBoard, side: Side) -> str:
    """What the better partner of a side takes in each denomination."""
    best = (max(board.table.tricks(strain, seat) for seat in side.seats) for strain in STRAINS)
    return "".join(f"{tricks:>3}" for tricks in best)


def _played(speech: Speech, board: FiledBoard) -> str:
    result = board.result
    if result is None:
        return ""
    if result.contract is None:
        return speech.say("result-passed-out")
    return f"{_short(speech, result)} {speech.profile.letters.seat(result.contract.declarer.letter)}"


def _short(speech: Speech, result: Result) -> str:
    """A result in as few signs as can be, ``4♥X+1``; without a contract that all passed."""
    contract = result.contract
    if contract is None:
        return speech.say("result-passed-out")
    return f"{speech.translator.words.call(contract.bid)}{contract.doubling}{margin(result)}"


def _par(speech: Speech, best: Par | None) -> str:
    """The score of North and South, and the contracts that lead to it."""
    if best is None:
        return "–"
    letters = speech.profile.letters
    found = par_words(best)
    told: dict[str, list[str]] = {}
    for who, result in found[:SEVERAL]:
        told.setdefault("".join(map(letters.seat, who)), []).append(_short(speech, result))
    named = [f"{who} {', '.join(results)}".strip() for who, results in told.items()]
    more = ", …" if len(found) > SEVERAL else ""
    return f"{paper.printed(best.score)}  {', '.join(named)}{more}"


def analysis_codes(files: Sequence[AnalysedFile], wrong: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What was found out, for a program: notations are canonical, points those of North and South."""
    boards = [_coded(each.file.path, board) for each in files for board in each.boards]
    return {"boards": boards, "defects": list(wrong)}


def _coded(path: str, board: AnalysedBoard | AnalysedEnding | FiledBoard) -> dict[str, Any]:
    filed = board if isinstance(board, FiledBoard) else board.board
    place: dict[str, Any] = {"file": path, "line": filed.line, "board": filed.number}
    if isinstance(board, AnalysedEnding):
        return {**place, "deal": None, "ending": [_coded_line(line) for line in board.lines()]}
    if not isinstance(board, AnalysedBoard):
        return {**place, "deal": None}
    given = board.given
    return {
        **place,
        "deal": str(filed.deal),
        "tricks": str(board.table),
        "par": None if board.par is None else _coded_par(board.par),
        "played": None if filed.result is None else str(filed.result),
        "costs": list(board.costs),
        "given": None if given is None else {side.letters: given.of(side) for side in SIDES},
        "cards": [
            {"index": each.place, "card": str(each.card), "seat": each.seat.letter, "tricks": each.cost}
            for each in board.dear
        ],
    }


def _coded_line(line: EndingLine) -> dict[str, Any]:
    at = line.position
    return {
        "hands": {seat.letter: str(hand) for seat, hand in at.hands.items()},
        "strain": str(at.strain),
        "leader": at.leader.letter,
        "trick": [str(card) for card in at.trick],
        "turn": at.turn.letter,
        "tricks": {side.letters: tricks for side, tricks in line.tricks.items()},
        "cards": {str(card): tricks for card, tricks in line.cards},
        "line": [str(card) for card in line.line],
    }


def _coded_par(best: Par) -> dict[str, Any]:
    contracts = [{"by": who, "result": result_text(result)} for who, result in par_words(best)]
    return {"score": best.score, "contracts": contracts}
