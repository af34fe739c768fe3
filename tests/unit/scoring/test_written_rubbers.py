"""Rubbers written out by hand: what every deal writes, and what they come to."""

import re
from pathlib import Path
from typing import Final

import pytest

from schlemm.core.contract import Result
from schlemm.core.seats import Seat, Side
from schlemm.scoring.forms.form import Outcome, SheetLine
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.scoring.honours import Honours
from schlemm.scoring.items import SheetPlace, total

PAGE: Final = Path(__file__).parents[2] / "reference" / "rubbers.md"
FORM: Final = RubberForm()
CLOSING: Final = ("bonus", "unfinished")
SIDES: Final = (Side.NORTH_SOUTH, Side.EAST_WEST)

Row = tuple[str, ...]


def _rubbers() -> dict[str, list[Row]]:
    """The rubbers of the page by their titles; each row is a line of its table."""
    parts = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {
        part.splitlines()[0]: [_cells(line) for line in part.splitlines() if "|" in line][2:]
        for part in parts
    }


def _cells(line: str) -> Row:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))


RUBBERS: Final = _rubbers()


def _outcome(deal: str, honours: str) -> Outcome:
    result = Result.parse(deal)
    if honours == "-" or result.contract is None:
        return Outcome(result)
    return Outcome(result, Honours(Seat(honours[0]), result.contract.strain, int(honours[1])))


def _written(line: SheetLine) -> Row:
    """What a line writes: below and above for North-South, then for East-West."""
    steps = line.score.steps
    return tuple(
        str(total(steps, at).of(side)) for side in SIDES for at in (SheetPlace.BELOW, SheetPlace.ABOVE)
    )


def test_there_are_rubbers_enough() -> None:
    """At least a dozen rubbers are written out, finished and unfinished ones."""
    kinds = [row[0] for rows in RUBBERS.values() for row in rows]
    assert len(RUBBERS) >= 12
    assert kinds.count("unfinished") >= 4
    assert kinds.count("bonus") >= 8


@pytest.mark.parametrize("title", RUBBERS)
def test_a_rubber_is_written_as_by_hand(title: str) -> None:
    """Every deal writes what stands on the page, and the totals are those added up by hand."""
    state = FORM.start()
    *rows, sum_row = RUBBERS[title]
    for deal, honours, *_ in (row for row in rows if row[0] not in CLOSING):
        state = state.add(_outcome(deal, honours))
    assert state.is_over == (rows[-1][0] == "bonus")
    lines = list(state.settle().lines)
    assert [_written(line) for line in lines] == [row[2:] for row in rows]
    assert [str(state.settle().totals.of(side)) for side in SIDES] == [sum_row[2], sum_row[4]]
