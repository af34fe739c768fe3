"""A whole match on a server that is killed at random moments and started again."""

import asyncio
import signal
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.integration.house import Said
from tests.integration.players import Player
from tests.integration.teams import imps, points, totals
from tests.integration.test_process import Server, server
from tests.integration.test_seats_process import ask

from schlemm.server.app.application import STATIC

pytestmark = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the front end has not been built"
)

KILLS = 5
"""How often the server is killed in the course of a match."""


async def gathered(running: Server) -> tuple[str, list[Player]]:
    """A match with Anna at 1S and Ben at 2N, bots at once."""
    crews = {"a": {"colour": "blue", "level": "anfaenger"}, "b": {"colour": "red", "level": "anfaenger"}}
    wished = {"tempo": 0, "name": "Anna", "company": ["2N"], **crews}
    opened, anna = await ask(running, "/api/matches", body=wished)
    links, _ = await ask(running, f"/api/tables/{opened['table']}/links?seat=S", anna)
    table, _, key = next(link["path"] for link in links["seats"] if link["place"] == "2N")[5:].partition("#")
    _, ben = await ask(running, f"/api/tables/{table}/sit", body={"key": key, "name": "Ben"})
    return opened["match"], [Player(opened["table"], "S", anna), Player(table, "N", ben)]


async def killed(running: Server, heard: asyncio.Semaphore, after: int) -> None:
    """Kill the server when the players have sent and heard so many messages, whatever it is doing."""
    for _ in range(after):
        await heard.acquire()
    await running.end(signal.SIGKILL)


def calls_of(board: Said, room: int, seat: str) -> list[str]:
    """What a seat called on a board."""
    first = "NESW".index(board["first"])
    calls: list[str] = board["tables"][room]["calls"]
    return [call for index, call in enumerate(calls) if "NESW"[(first + index) % 4] == seat]


def cards_of(board: Said, room: int) -> list[str]:
    """The cards of a board in the order of play."""
    return [card["card"] for trick in board["tables"][room]["tricks"] for card in trick["cards"]]


@pytest.mark.exhaustive
async def test_a_match_outlives_kills_at_random_moments(tmp_path: Path) -> None:
    """Killed (-9) again and again, a match ends with every confirmed call and card in its record, each once."""
    random, match, players = Random(1), "", list[Player]()
    score: Said = {}
    boards: list[Any] = []
    for kill in range(KILLS + 1):
        async with server(tmp_path / "data.db") as running:
            if not match:
                match, players = await gathered(running)
            heard = asyncio.Semaphore(0)
            after = random.randint(5, 90) if kill < KILLS else 1_000_000
            end = asyncio.create_task(killed(running, heard, after))
            await asyncio.gather(*(player.play(running, heard.release) for player in players))
            end.cancel()
            if all(player.over for player in players):
                where = f"/api/matches/{match}/boards"
                score, _ = await ask(running, where, players[0].cookie)
                numbers = [board["number"] for board in score["boards"]]
                boards = [(await ask(running, f"{where}/{n}", players[1].cookie))[0] for n in numbers]
                break
    assert (len(boards), kill) == (4, KILLS)
    for room, player in enumerate(players):
        called = [each.text for each in player.confirmed if each.kind == "call"]
        assert called == list(chain.from_iterable(calls_of(board, room, player.seat) for board in boards))
        for board in boards:
            number = board["board"]["number"]
            played = [each.text for each in player.confirmed if (each.kind, each.board) == ("card", number)]
            assert [card for card in cards_of(board, room) if card in played] == played
    gaps = [board["difference"] for board in score["boards"]]
    results = [
        [points(at["result"], each["vulnerability"]) for at in each["tables"]] for each in score["boards"]
    ]
    assert gaps == [first - second for first, second in results]
    assert score["standing"]["total"] == totals(gaps)[-1]
    assert score["standing"]["imps"] == sum(imps(gap) for gap in gaps)
