"""Rows of words and texts, which the terminal lays out itself."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schlemm.cli.rows import Rows

ROWS = [
    (Text("1♣", "bold"), Text("Eröffnung mit vielen Worten " * 6, "dim")),
    (Text(), Text("kurz")),
    (Text("1 Sans Atout"), Text("")),
    (Text("P"), Text("♥ 12 bis 14 Figurenpunkte. " * 4)),
]


def drawn(renderable: object, width: int) -> list[str]:
    """The lines, without blanks at their ends."""
    console = Console(width=width, highlight=False, emoji=False, markup=False)
    with console.capture() as captured:
        console.print(renderable)
    return [line.rstrip() for line in captured.get().splitlines()]


def test_rows_look_like_a_table_of_rich() -> None:
    """At the widths of terminals, the lines are those of a grid with the same columns."""
    for width in (40, 62, 80):
        table = Table.grid(padding=(0, 2), expand=True)
        table.add_column(no_wrap=True, min_width=7)
        table.add_column(ratio=1)
        for word, text in ROWS:
            table.add_row(word, text)
        assert drawn(Rows(ROWS), width) == drawn(Padding(table, (0, 0, 0, 2)), width)
