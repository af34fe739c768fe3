"""A table by itself is a game of one room, a match one of two: nobody has to ask which of them it is."""

import re
from pathlib import Path

from tests.integration.house import house
from tests.integration.teams import opened

import schlemm.server

SERVER = Path(schlemm.server.__path__[0])
PERHAPS_A_MATCH = re.compile(r"\bmatch is (?:not )?None|\bmatch: \w+ \| None")


async def test_a_game_is_found_by_each_of_its_names() -> None:
    """Whichever name is asked for, it is the same game with all its tables, and each table knows it."""
    async with house() as home, home.browser() as anna:
        match = (await opened(anna))["match"]
        table = await home.opened(anna)
        games = home.parts.games
        for name, rooms in ((table, [table]), (match, [f"{match}.1", f"{match}.2"])):
            game = await games.find(name)
            assert game is not None
            assert [live.table.id for live in game.tables] == rooms
            assert [await games.table(room) for room in rooms] == [*game.tables]
            assert {await games.find(room) for room in rooms} == {live.game for live in game.tables} == {game}
            assert [game.others(live.room) for live in game.tables] == [
                tuple(other for other in game.tables if other is not live) for live in game.tables
            ]


def test_who_has_a_table_does_not_ask_whether_it_has_a_match() -> None:
    """Only what is sent may lack a match, and a search by name may find none."""
    found = {
        path.relative_to(SERVER).as_posix()
        for path in SERVER.rglob("*.py")
        if PERHAPS_A_MATCH.search(path.read_text("utf-8"))
    }
    sent = {each for each in found if each.startswith("protocol/") or each.endswith("/wire.py")}
    assert "protocol/view.py" in sent
    assert found - sent <= {
        "own_games/views.py",
        "views/game.py",
        "views/watching.py",
        "live/admission.py",
        "live/live_games.py",
    }
