"""The table of tricks as a value and as twenty digits."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.dd.made import tables

from schlemm.core.cards import STRAINS, Strain
from schlemm.core.errors import NotationError
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.table import TrickTable


@given(tables())
def test_the_notation_is_read_as_it_is_written(table: TrickTable) -> None:
    """A table is the same after being written and read, also in capital letters."""
    assert TrickTable.parse(str(table)) == table == TrickTable.parse(str(table).upper())


@given(tables())
def test_from_function_asks_for_every_cell(table: TrickTable) -> None:
    """A table made from the answers of a table is that table."""
    assert TrickTable.from_function(table.tricks) == table


def test_the_order_of_the_digits() -> None:
    """The digits go through N S E W, and for each of them through notrump, spades, hearts, diamonds, clubs."""
    cells = [(seat, strain) for seat in "NSEW" for strain in ("NT", "S", "H", "D", "C")]
    for place, (seat, strain) in enumerate(cells):
        table = TrickTable.parse("0" * place + "d" + "0" * (19 - place))
        assert table.tricks(Strain.parse(strain), Seat.parse(seat)) == 13
        assert sum(map(sum, table.rows)) == 13


@given(st.text(max_size=21).filter(lambda text: not re.fullmatch("[0-9a-dA-D]{20}", text)))
def test_other_texts_are_refused(text: str) -> None:
    """Whatever is no table is refused, and the error says whether the length or a digit is wrong."""
    with pytest.raises(NotationError) as caught:
        TrickTable.parse(text)
    assert caught.value.reason == ("unknown-digit" if len(text) == 20 else "not-20-digits")


def test_a_wrong_digit_is_shown() -> None:
    """The error points at the digit: nobody takes fourteen tricks."""
    with pytest.raises(NotationError) as caught:
        TrickTable.parse("7777e777777777777777")
    assert (caught.value.reason, caught.value.position) == ("unknown-digit", 4)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ((7,) * 4, "not-five-denominations"),
        ((7, 7, 7, 7, 14), "tricks-not-0-to-13"),
        ((-1,) * 5, "tricks-not-0-to-13"),
    ],
)
def test_impossible_rows_are_refused(row: tuple[int, ...], reason: str) -> None:
    """No table has a row of another length, or numbers of tricks that there are not."""
    rows = BySeat((0,) * len(STRAINS), (0,) * len(STRAINS), row, (0,) * len(STRAINS))
    with pytest.raises(NotationError) as caught:
        TrickTable(rows)
    assert caught.value.reason == reason
