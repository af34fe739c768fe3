"""Nothing that a player of a match is sent depends on what is called and played at the other table."""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.integration.friends import done, up_to_date
from tests.integration.house import Line, wish
from tests.integration.teams import meeting, play

pytestmark = pytest.mark.hostile


class Player:
    """Somebody who does random legal things, with ids that are the same each time.

    Args:
        line: Their socket.
        seed: What they do follows from it.
        actions: How many things they do.
    """

    def __init__(self, line: Line, seed: int, actions: int) -> None:
        self.line = line
        self._random = Random(seed)
        self._left = actions
        self._seen = -1

    async def act(self) -> None:
        """Do something if there is something to do on this board."""
        view = await up_to_date(self.line)
        if view["phase"] == "finished-here":
            return
        todo = wish(view, self._chosen)
        if todo is not None and self._left > 0 and view["version"] != self._seen:
            self._left, self._seen = self._left - 1, view["version"]
            name = f"{self._left}"
            self.line.say(json.dumps({"type": todo[0], "id": name, "seen": self._seen, **todo[1]}))

    def _chosen(self, choices: Sequence[str]) -> str:
        """Something; who begins never passes, so that no board is passed out."""
        return self._random.choice([choice for choice in choices[:7] if choice != "P"] or choices)


async def heard(viewer: int, seed: int, other: int, actions: int) -> tuple[list[str], list[int]]:
    """What one of two players is told of a whole board by socket and HTTP, and how many boards each table has finished.

    When their own commands are acknowledged, between what updates, is the network's affair and left out.

    Args:
        viewer: Who: 0 Anna, at the first table, 1 Ben, at the second.
        seed: What the viewer does follows from it.
        other: What the other one does.
        actions: How many things the other one does.
    """
    with patch("schlemm.server.match.answers.new_table_name", lambda: "abcdefghijkm"):
        async with meeting() as met:
            anna, ben = met.lines()
            async with anna, ben:
                for line in (anna, ben):
                    await up_to_date(line)
                anna.say('{"type":"next","id":"begin","seen":1}')
                lines, browser = (anna, ben), (met.anna, met.ben)[viewer]
                players = [Player(lines[viewer], seed, 100), Player(lines[1 - viewer], other, actions)]
                while not (finished := (await up_to_date(lines[viewer]))["match"]["finished"])[viewer]:
                    for player in players:
                        await player.act()
                boards = await browser.get(f"/api/matches/{met.match}/boards")
                told = [text for text in lines[viewer].heard if '"type":"update"' in text]
                return [*told, boards.text], finished


@pytest.mark.parametrize(
    "viewer", [pytest.param(0, id="first-table"), pytest.param(1, id="second-table", marks=pytest.mark.slow)]
)
@settings(max_examples=examples(5), phases=[Phase.generate])
@given(
    seed=st.integers(0, 10_000),
    one=st.integers(0, 10_000),
    two=st.integers(0, 10_000),
    actions=st.tuples(st.integers(0, 16), st.integers(0, 16)),
)
def test_no_byte_depends_on_the_other_table(
    viewer: int, seed: int, one: int, two: int, actions: tuple[int, int]
) -> None:
    """However the other table calls and plays a board, as long as it has not finished it this one hears the same."""
    first, finished = asyncio.run(heard(viewer, seed, one, actions[0]))
    again, also = asyncio.run(heard(viewer, seed, two, actions[1]))
    assume(finished[1 - viewer] == also[1 - viewer] == 0)
    assert first == again
    assert len(first) > 10


def test_the_result_of_the_other_table_is_heard_of_in_the_end() -> None:
    """The property above is not empty: when both have finished the board, both tables' results are told."""

    async def told() -> list[str]:
        async with meeting() as met:
            anna, ben = met.lines()
            async with anna, ben:
                await anna.view()
                await done(anna, "next")
                await up_to_date(ben)
                await play((anna,), lambda view: view["phase"] == "finished-here")
                hidden = (await met.anna.get(f"/api/matches/{met.match}/boards")).text
                await play((ben,), lambda view: view["phase"] == "result")
                return [hidden, (await met.anna.get(f"/api/matches/{met.match}/boards")).text]

    hidden, shown = asyncio.run(told())
    assert json.loads(hidden)["boards"] == []
    assert [at["room"] for at in json.loads(shown)["boards"][0]["tables"]] == [1, 2]
