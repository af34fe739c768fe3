"""One solver for all tests here, and a loud word when the foreign deals are not there."""

from collections.abc import Iterator

import pytest
from tests.unit.dd import foreign

from schlemm.dd.native import NativeSolver


@pytest.fixture(scope="session")
def solver() -> Iterator[NativeSolver]:
    """A solver with two threads, which start with the first deal."""
    with NativeSolver(threads=2) as solver:
        yield solver


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say aloud which tables nothing was compared with."""
    if not foreign.FILE.exists():
        terminalreporter.section("DOUBLE-DUMMY TABLES NOT COMPARED", red=True, bold=True)
        terminalreporter.line(f"{foreign.WHY}; the tests that read it were skipped.")
