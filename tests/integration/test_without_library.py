"""Where the compiled library is not built: everything is played, and what cannot be worked out is refused in words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.integration.house import house
from tests.integration.test_review import asked, at, on

from schlemm.bots.solving import compiled_solver
from schlemm_native import library


def forget() -> None:
    """Have the library looked for anew."""
    for found in (library.library, library.is_built, compiled_solver):
        found.cache_clear()


@pytest.fixture
def _not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine on which nothing could be compiled."""
    with monkeypatch.context() as patched:
        patched.setattr(library, "FILE", tmp_path / "_library.so")
        forget()
        yield
    forget()


@pytest.mark.usefixtures("_not_built")
async def test_without_the_library_a_board_is_played_to_its_end() -> None:
    """Bots call and play on, a hint about the play and the review of the board are refused for want of a solver."""
    async with house() as home, home.browser() as browser, await at(home, browser) as line:
        view = await on(line, "play")
        assert (await asked(line, "card-hint"))["why"]["code"] == "solver-missing"
        line.ask("card", view["version"], card=view["turn"]["cards"][0])
        await on(line, "result")
        assert (await asked(line, "review", "y"))["why"]["code"] == "solver-missing"
