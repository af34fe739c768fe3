"""CSV that a spreadsheet shows as it is meant."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.formats.csv_text import write_csv


@given(
    st.lists(
        st.lists(
            st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")), min_size=2, max_size=2
        )
    )
)
def test_texts_come_back_but_for_the_apostrophe(rows: list[list[str]]) -> None:
    """Every text is read back as it was written, or with an apostrophe before it."""
    back = list(csv.reader(io.StringIO(write_csv(["a", "b"], rows), newline="")))
    assert [len(row) for row in back] == [2] * (len(rows) + 1)
    for row, written in zip(rows, back[1:], strict=True):
        assert all(there in {text, f"'{text}"} for text, there in zip(row, written, strict=True))


@pytest.mark.parametrize("name", ["=HYPERLINK(1)", "+49", "-1", "@sum", "\t=1", " =1"])
def test_no_text_is_a_formula(name: str) -> None:
    """A name that a spreadsheet would reckon with is shown as text."""
    back = list(csv.reader(io.StringIO(write_csv(["n"], [[name]]), newline="")))
    assert back[1] == [f"'{name}"]


def test_numbers_stay_numbers() -> None:
    """A negative number of points is no formula, and nothing is an empty field."""
    assert write_csv(["n", "m"], [[-50, None]]) == "n,m\r\n-50,\r\n"
