"""A file of solved deals, so that measuring the same boards again takes a moment and not minutes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import FAILED, CommandError, path_code
from schlemm.core.deal import Deal
from schlemm.core.errors import NotationError
from schlemm.dd.solver import TableSolver
from schlemm.dd.table import TrickTable


class RememberingSolver:
    """Solves what the file does not know yet, and writes it down at once.

    Each line is a deal and its trick table, both in their notation, with a tab between them.

    Args:
        solver: Who solves what is new.
        path: The file; it is made if it is not there.

    Raises:
        Trouble: If the file cannot be read, or holds something else.
        OSError: If it cannot be opened.
    """

    def __init__(self, solver: TableSolver, path: Path) -> None:
        self._solver = solver
        self._known = dict(_lines(path)) if path.exists() else {}
        self._file = path.open("a", encoding="utf-8")

    def knows(self, deal: Deal) -> bool:
        """Whether the table of a deal is in the file already."""
        return str(deal) in self._known

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """The trick tables of these deals, in their order.

        Raises:
            SolverError: If a deal could not be solved.
        """
        new = [deal for deal in deals if str(deal) not in self._known]
        for deal, table in zip(new, self._solver.tables(new) if new else (), strict=True):
            self._known[str(deal)] = table
            self._file.write(f"{deal}\t{table}\n")
        self._file.flush()
        return [self._known[str(deal)] for deal in deals]

    def close(self) -> None:
        """Close the file."""
        self._file.close()


@contextmanager
def remembering(solver: TableSolver, name: str | None) -> Iterator[TableSolver]:
    """The solver with the memory of the file of this name, or as it is if there is none.

    Raises:
        Trouble: If the file cannot be used.
    """
    if name is None:
        yield solver
        return
    try:
        memory = RememberingSolver(solver, Path(name).expanduser())
    except OSError as error:
        facts = {"path": name, "detail": reason_of(error)}
        raise CommandError("match-bad-tables", dict(facts), path_code(error)) from error
    except UnicodeDecodeError as error:
        raise CommandError("match-bad-tables", {"path": name, "detail": reason_of(error)}, FAILED) from error
    try:
        yield memory
    finally:
        memory.close()


def _lines(path: Path) -> Iterator[tuple[str, TrickTable]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        deal, _, table = line.partition("\t")
        try:
            yield str(Deal.parse(deal)), TrickTable.parse(table)
        except NotationError as error:
            raise CommandError("match-bad-line", {"path": str(path), "line": number}, FAILED) from error
