"""The page that says where everything of the sources is: nothing is left out, and what it names is there."""

import re
from pathlib import Path
from typing import Final

from schlemm.learn.library.sources import source_passage
from schlemm.learn.school.lessons.course import read_course
from schlemm.server.app.pages import APP

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "inventory.md"
LATER: Final = "later"
"""What stands in place of a test where something belongs to later work."""


def _rows() -> dict[str, list[str]]:
    """The rows by their names: item, places in the sources, where it is met, and what holds it."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if re.match(r"\| B?\d", line)]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert len({name for name, *_ in cells}) == len(cells)
    return {name: rest for name, *rest in cells}


ROWS: Final = _rows()


def test_every_row_is_there_and_no_cell_is_empty() -> None:
    """Rows 1 to 137 and B1 to B40 stand on the page, once each, with item, source, place and test."""
    assert list(ROWS) == [*map(str, range(1, 138)), *(f"B{row}" for row in range(1, 41))]
    assert {name: cells for name, cells in ROWS.items() if len(cells) != 4 or not all(cells)} == {}


def named(cell: int) -> list[tuple[str, str]]:
    """What the rows name in one of their cells, each with the row."""
    return [(name, each) for name, cells in ROWS.items() for each in cells[cell].split(", ")]


def test_what_a_row_comes_from_is_retold() -> None:
    """Each place that a row comes from can be opened wherever it stands, and is told on the page of the sources."""
    assert [(name, place) for name, place in named(1) if not source_passage(place).uses] == []


def test_what_holds_a_row_is_there() -> None:
    """Each test that a row names exists, or the row says that it belongs to later work."""
    for name, held in named(3):
        if held == LATER:
            continue
        file, _, function = held.strip("`").partition("::")
        text = (ROOT / file).read_text(encoding="utf-8")
        begins = f"'{function}" if file.endswith(".ts") else f"def {function}("
        assert not function or begins in text, (name, held)


def test_where_a_row_is_met_is_there() -> None:
    """Each address that a row names is a page, and each lesson is one of the course."""
    lessons = {f"/lesson/{lesson.name}" for part in read_course() for lesson in part.lessons}
    for name, met in named(2):
        for address in re.findall(r"`(/[^`?#]*)", met):
            assert APP.fullmatch(address.replace("…", "x")), (name, address)
            assert not address.startswith("/lesson/") or address in lessons, (name, address)
