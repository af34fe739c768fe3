"""Messages that are lost or come twice, lines that break, windows that double: the game is the same as without."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from random import Random

import httpx
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.integration.friends import pair, up_to_date
from tests.integration.house import House, Line, Said, wish
from tests.integration.players import anyhow
from tests.integration.teams import meeting
from tests.patience import PATIENCE

pytestmark = pytest.mark.hostile


ASKED_ANYWHERE = {"ClaimAnswered", "AtTable"}
"""What two people, or two tables, do in the order in which they happen to come."""


class Somebody:
    """A person whose browser, network or hand may be unsteady; what they want follows from what they see.

    Args:
        home: The server.
        browser: Their browser.
        table: The name of their table.
        trouble: What goes wrong follows from it; ``None`` if nothing does.
    """

    def __init__(self, home: House, browser: httpx.AsyncClient, table: str, trouble: Random | None) -> None:
        self._home = home
        self._browser = browser
        self._table = table
        self._trouble = trouble
        self.windows: list[Line] = []
        self.heard: list[str] = []
        self._sent: list[str] = []
        self._away = 0
        self.view: Said = {}

    async def turn(self) -> None:
        """Suffer something, then look, and do what is to be done."""
        self._away -= 1
        if self._away > 0:
            return
        if self._trouble is not None and self.view:
            await self._suffer(self._trouble)
        if self._away <= 0:
            await self._look()
            self._act()

    async def _suffer(self, trouble: Random) -> None:
        match trouble.randrange(8):
            case 0:  # reloads the page
                await self.leave()
            case 1:  # in a tunnel for a while
                for line in self.windows:
                    await line.lose()
                self.windows, self._away = [], trouble.randint(1, 6)
            case 2 if len(self.windows) < 3:
                await self._open()
            case 3 | 4 if (
                self._sent and self.windows
            ):  # an answer is lost, or something of long ago comes again
                trouble.choice(self.windows).say(trouble.choice((self._sent[-1], *self._sent)))

    async def _open(self) -> None:
        seen = f"?seen={self.view['version']}" if self.view else ""
        line = self._home.line(self._browser, self._table, seen)
        await line.view()
        self.windows.append(line)

    async def _look(self) -> None:
        if not self.windows:
            await self._open()
        self.view = [await up_to_date(line) for line in self.windows][-1]

    def _act(self) -> None:
        """Do what is wished for, with the same words each time it is said."""
        version = self.view["version"]
        # In a match the version counts what happens at the other table too, which may come sooner or later.
        board = [self.view[part] for part in ("me", "phase", "calls", "left", "trick", "claim")]
        todo = wish(self.view, anyhow(Random(json.dumps(board))))
        if (
            todo is None or rests(self.view) or (self._trouble is not None and self._trouble.random() < 0.2)
        ):  # lost on the way
            return
        finished = self.view["match"] and self.view["match"]["finished"]
        said = {
            "type": todo[0],
            "id": f"{self._table}{self.view['me']}{version}{finished}",
            "seen": version,
            **todo[1],
        }
        self._sent.append(json.dumps(said))
        for number, line in enumerate(
            self.windows
        ):  # the same in each window, as if they did not know of each other
            line.say(json.dumps({**said, "id": f"{said['id']}{number or ''}"}))

    async def leave(self) -> None:
        """Close all windows."""
        for line in self.windows:
            await line.close()
            self.heard += [text for text in [*line.heard, *await line.rest()] if text.startswith('{"')]
        self.windows = []


@asynccontextmanager
async def table(trouble: tuple[Random | None, Random | None]) -> AsyncIterator[tuple[House, list[Somebody]]]:
    """Two people at a table with two bots."""
    async with pair() as met:
        yield (
            met.home,
            [Somebody(met.home, *each) for each in zip(met.browsers, [met.table] * 2, trouble, strict=True)],
        )


@asynccontextmanager
async def match(trouble: tuple[Random | None, Random | None]) -> AsyncIterator[tuple[House, list[Somebody]]]:
    """Two people at the two tables of a match, with six bots."""
    async with meeting() as met:
        each = zip((met.anna, met.ben), met.tables, trouble, strict=True)
        yield met.home, [Somebody(met.home, *one) for one in each]


GATHERINGS = {"table": table, "match": match}


def has_ended(view: Said) -> bool:
    """Whether the first board has been scored, at all tables that play it."""
    return bool(view) and view["phase"] == "result"


def rests(view: Said) -> bool:
    """Whether the first board is over at this table, even if the other one still plays it."""
    return view["phase"] in {"result", "finished-here"}


async def record(gathering: str, trouble: tuple[Random | None, Random | None]) -> list[object]:
    """What a board has come to after all that went wrong; each command has one answer, however often it is given."""
    async with GATHERINGS[gathering](trouble) as (home, people), AsyncExitStack() as stack:
        for person in people:
            stack.push_async_callback(person.leave)
        async with asyncio.timeout(PATIENCE):
            while not all(has_ended(person.view) for person in people):
                for person in people:
                    await person.turn()
                await asyncio.sleep(0.001)
        for person in people:
            await person.leave()
            check_answers(person.heard)
        (entries,) = home.store.streams.values()
        asked = [item.entry.request for item in entries if item.entry.request]
        assert len(asked) == len(set(asked))
        games = [
            [view[part] for part in ("calls", "contract", "result")]
            for view in (each.view for each in people)
        ]
        kinds = [item.entry.kind for item in entries if item.entry.kind not in ASKED_ANYWHERE]
        return [games, sorted(kinds, key=at_table), len(entries)]


def at_table(kind: str) -> str:
    """The table at which something has happened: those of a match go on beside each other."""
    return kind.partition(".")[0] if "." in kind else ""


@cache
def steady(gathering: str) -> list[object]:
    """What the board comes to when nothing goes wrong."""
    return asyncio.run(record(gathering, (None, None)))


def check_answers(heard: list[str]) -> None:
    """What was done once is told so each time, with the same version; every line tells one event a version."""
    done: dict[str, int] = {}
    told: dict[int, Said] = {}
    for said in map(json.loads, heard):
        assert said["type"] in {"update", "done", "refused"}
        for event in said.get("events", ()):
            assert told.setdefault(event["version"], event) == event
        if said["type"] == "done":
            assert done.setdefault(said["id"], said["version"]) == said["version"]
    refused = {
        said["id"]: said["why"]["code"] for said in map(json.loads, heard) if said["type"] == "refused"
    }
    assert set(refused.values()) <= {"stale", "next-board"}, refused


@pytest.mark.parametrize("gathering", GATHERINGS)
@settings(max_examples=examples(3), phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(seed=st.integers(0, 10_000))
@pytest.mark.exhaustive
def test_a_board_is_the_same_whatever_is_lost_or_repeated(gathering: str, seed: int) -> None:
    """Lost, repeated and doubled commands, broken lines and second windows leave a board as it would be otherwise."""
    assert steady(gathering) == asyncio.run(record(gathering, (Random(seed), Random(seed + 1))))
