"""What the tests of the command line share: a way to run it here and now."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from schlemm.cli.run import run


@dataclass(frozen=True)
class Ran:
    """How a command ended: exit code, standard output, standard error."""

    code: int
    out: str
    err: str


Terminal = Callable[..., Ran]


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Runs ``schlemm`` with these words, 80 columns wide, in German unless the environment says otherwise."""
    monkeypatch.setenv("COLUMNS", "80")

    def type_in(*words: str, **environment: str) -> Ran:
        code = run(words, environment)
        written = capsys.readouterr()
        return Ran(code, written.out, written.err)

    return type_in
