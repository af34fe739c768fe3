"""What somebody's games cost others: boards reckoned in turns, secrets held against a game once, files in pieces."""

import asyncio
from contextlib import nullcontext
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from tests.integration.house import FREELY, House, house
from tests.integration.legal_bots import Hasty
from tests.integration.test_own_games import a_name, asked, known_as, put
from tests.unit.own_games.played import ANNA, BEN, kept, seated, table_events

from schlemm.bots.review.opened import WhatWasPossible
from schlemm.bots.workers.executor import Executor, InlineExecutor
from schlemm.dd.solver import SolverError
from schlemm.i18n.profile import profile_named
from schlemm.i18n.translator import Translator
from schlemm.own_games.own_boards import OwnBoard, own_boards
from schlemm.server.fair.tally import Tally
from schlemm.server.own_games import game_index
from schlemm.server.own_games.file_of_games import games_as_csv, games_as_json
from schlemm.server.own_games.game_index import GameIndex
from schlemm.server.own_games.games import OwnGames
from schlemm.table.state.players import hashed
from schlemm.workers.process import WorkerFault


class Puzzled(InlineExecutor):
    """Has no answer for the boards of some numbers; remembers the boards it was asked about."""

    def __init__(self, *unsolved: int) -> None:
        self._unsolved = unsolved
        self.asked: list[str] = []

    async def carry_out(self, job: Any, household: str = "") -> Any:
        """The result, where there is one, after everybody else had their turn."""
        if not isinstance(job, WhatWasPossible):
            return await super().carry_out(job, household)
        self.asked.append(str(job.board.deal))
        await asyncio.sleep(0.01)
        if job.board.number in self._unsolved:
            raise SolverError("failed", detail="no answer")
        return await super().carry_out(job, household)


class Ailing(InlineExecutor):
    """Its worker dies so often, or it has none so often, before it answers."""

    def __init__(self, fault: Exception, times: int) -> None:
        self._fault, self._times = fault, times

    async def carry_out(self, job: Any, household: str = "") -> Any:
        """The result, once the faults are over."""
        if not isinstance(job, WhatWasPossible):
            return await super().carry_out(job, household)
        if self._times:
            self._times -= 1
            raise self._fault
        return await super().carry_out(job, household)


async def reckoned(browser: httpx.AsyncClient) -> Any:
    """The figures once nothing more can be reckoned."""
    found = await asked(browser, "/statistics")
    while found["reckoned"] + found["unsolved"] < found["boards"]:
        found = await asked(browser, "/statistics?reckon=1")
        assert found["solver"]
    return found


async def test_a_board_that_cannot_be_solved_stops_no_other() -> None:
    """It is left out, tried once, and it is said how many were; all others are reckoned."""
    puzzled = Puzzled(1)
    async with house(puzzled, site=FREELY) as home, home.browser() as anna:
        put(home, 3, boards=2, anna="S")
        found = await reckoned(known_as(anna, ANNA))
        await asked(anna, "/statistics?reckon=1")
    assert (found["unsolved"], found["reckoned"]) == (1, found["boards"] - 1)
    assert found["reckoned"] > 0
    assert len(puzzled.asked) == found["boards"]


async def test_who_asks_takes_turns_with_others_board_by_board() -> None:
    """Two people who have boards reckoned at once wait for a board of the other's each, and not for all of them."""
    puzzled = Puzzled()
    async with house(site=FREELY) as home:
        memory = OwnGames(home.store, puzzled)
        boards = []
        for number, secret in ((3, ANNA), (5, BEN)):
            name = (
                put(home, number, boards=3, anna="S")
                if secret == ANNA
                else put(home, number, boards=3, ben="S")
            )
            own = await memory.find(name, [secret])
            assert own is not None
            boards.append([*own_boards(own.game, own.people)])
        await asyncio.gather(*(memory.reckon(each, 600.0, "club") for each in boards))
    mine = {str(board.board.deal) for board in boards[0]}
    assert [deal in mine for deal in puzzled.asked[:4]] == [True, False, True, False]


async def own_of(home: House, executor: Executor) -> tuple[OwnGames, list[OwnBoard]]:
    """A game of two boards of one person."""
    memory = OwnGames(home.store, executor)
    own = await memory.find(put(home, 3, boards=2, anna="S"), [ANNA])
    assert own is not None
    return memory, [*own_boards(own.game, own.people)]


@pytest.mark.parametrize(("times", "unsolved"), [(1, 0), (2, 1)])
async def test_a_board_over_which_a_worker_died_is_tried_once_more(times: int, unsolved: int) -> None:
    """It is counted as one without an answer when two workers have died over it, and not before."""
    async with house(site=FREELY) as home:
        memory, boards = await own_of(home, Ailing(WorkerFault("crashed", "killed", -9), times))
        for _ in range(2):
            assert await memory.reckon(boards[:1], 600.0, "club")
        assert memory.unsolved(boards[:1]) == unsolved
        assert len(memory.worths(boards[:1])) == 1 - unsolved


@pytest.mark.parametrize(
    "fault",
    [WorkerFault("crashed", "no process can be started"), SolverError("closed")],
    ids=["none", "closed"],
)
async def test_where_no_worker_answers_no_board_is_given_up(fault: Exception) -> None:
    """The round ends, says so, and all boards are reckoned once there is a worker."""
    async with house(site=FREELY) as home:
        memory, boards = await own_of(home, Ailing(fault, 1))
        assert not await memory.reckon(boards, 600.0, "club")
        assert memory.unsolved(boards) == 0
        assert await memory.reckon(boards, 600.0, "club")
        assert len(memory.worths(boards)) == len(boards)


async def test_a_board_that_two_ask_for_at_once_is_reckoned_once() -> None:
    """Who waits for the other's turn finds the board done."""
    puzzled = Puzzled()
    async with house(site=FREELY) as home:
        memory, boards = await own_of(home, puzzled)
        await asyncio.gather(*(memory.reckon(boards, 600.0, "club") for _ in range(2)))
    assert len(puzzled.asked) == len(boards)


@pytest.mark.parametrize("kind", ["json", "csv"])
async def test_the_file_is_written_while_it_is_sent(kind: str) -> None:
    """When its first games are on their way the last ones have not been read: no more than one is held at a time."""
    async with house(site=FREELY) as home:
        names = [put(home, number, boards=1, anna="S") for number in range(12)]
        memory = OwnGames(home.store, Hasty())
        games = memory.each(await memory.names([ANNA]), [ANNA])
        read: list[str] = []
        whole = home.store.read

        async def noted(name: str, *after: int) -> Any:
            read.append(name)
            return await whole(name, *after)

        with patch.object(home.store, "read", noted):
            say = Translator(profile_named("de"))
            pieces = games_as_csv(games, say) if kind == "csv" else games_as_json(games, _no_figures)
            for _ in range(4):
                await anext(pieces)
            begun = len(read)
            with pytest.raises(LookupError) if kind == "json" else nullcontext():
                async for _ in pieces:
                    pass
    assert begun <= 4
    assert len(read) == len(names)


async def _no_figures() -> Any:
    raise LookupError


async def test_empty_tables_of_others_cost_nobody_anything() -> None:
    """A thousand tables at which nobody has called are not read: neither for one's games, nor to count deals."""
    read = {}
    for empty in (0, 1_000):
        async with house(site=FREELY) as home, home.browser() as stranger:
            anna = [put(home, number, boards=1, anna="S") for number in range(3)]
            opened = await home.opened(stranger)
            events = home.store.streams.pop(opened)
            for number in range(empty):
                home.store.streams[a_name(100 + number)] = [*events]
            with patch.object(home.store, "read", wraps=home.store.read) as reading:
                found = await OwnGames(home.store, Hasty()).names([ANNA])
                await Tally().catch_up(home.store)
            assert sorted(found) == sorted(anna)
            read[empty] = sum([len(await home.store.read(*call.args)) for call in reading.await_args_list])
    assert read[1_000] == read[0] > 0


async def test_a_secret_is_held_against_a_game_once() -> None:
    """Who asks again is found at once, and only where somebody has come since is looked anew; nobody waits for it."""
    async with house(site=FREELY) as home:
        events = kept(table_events(1, seated(a_name(1), anna="S"), None, 1))
        for number in range(300):
            home.store.streams[a_name(number)] = [*events]
        index, turns = GameIndex(), 0
        await index.catch_up(home.store)

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        waiting = asyncio.ensure_future(others())
        with patch.object(game_index, "hashed", wraps=hashed) as counted:
            await index.games_of(ANNA, home.store)
            first, looked = counted.call_count, turns
            waiting.cancel()
            put(home, 301, boards=1, anna="S")
            await index.catch_up(home.store)
            found = await index.games_of(ANNA, home.store)
    assert a_name(301) in {game.name for game in found}
    assert first >= 300
    assert counted.call_count - first < 10
    assert looked > 2
