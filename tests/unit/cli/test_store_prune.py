"""``schlemm store prune``: which games without a call would go, and what is left once they have."""

import asyncio
from pathlib import Path

from tests.integration.test_pruning import gathered, kept_in
from tests.unit.cli.conftest import Terminal


async def prepared(path: Path) -> tuple[list[str], list[str]]:
    """A file with one of everything."""
    async with kept_in(path) as (home, _, anna):
        return await gathered(home, anna)


def test_the_command_says_what_would_go_and_does_it(terminal: Terminal, tmp_path: Path) -> None:
    """Beside a running server it only tells; what goes is what it has told, and the file is sound afterwards."""
    path = tmp_path / "data.db"
    empty, kept = asyncio.run(prepared(path))
    address = f"sqlite:{path}"
    told = terminal("store", "prune", address, "--days", "0", "--dry-run", SCHLEMM_LANG="en")
    assert told.out.splitlines() == [*sorted(empty), "3 games without a call would be removed."]
    young = terminal("store", "prune", address, SCHLEMM_LANG="en")
    assert young.out == "0 games without a call have been removed.\n"
    done = terminal("store", "prune", address, "--days", "0", "--json")
    assert f'"games":{sorted(empty)}'.replace("'", '"').replace(" ", "") in done.out.replace(" ", "")
    listed = terminal("store", "list", address).out
    assert {line.partition("\t")[0] for line in listed.splitlines()} == {*kept}
    assert terminal("store", "prune", f"sqlite:{path}.no").code != 0
