"""Whatever anybody says from any seat, the server lives, and only what is legal happens."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from itertools import chain
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.asked_bots import AskedBots
from tests.effort import examples
from tests.integration.friends import key_to, sat
from tests.integration.house import House, Line, Said, house, wish
from tests.integration.nonsense import KINDS, TYPED, broken, message, written
from tests.integration.teams import keys_of, opened

from schlemm.bots.workers.questions import Job
from schlemm.core.view import View
from schlemm.dd.solver import SolverError
from schlemm.match.live.log import MatchLog
from schlemm.table.live.log import TableLog
from schlemm.table.state.players import Person, hashed

pytestmark = pytest.mark.hostile

T = TypeVar("T")

REFUSED = re.compile(r"127\.0\.0\.1, table [a-z2-9]{12}([.][12])?: [a-z-]+")
"""What is logged of a refusal: who, where, why; no card, no secret, nothing that was said."""

Messages = Sequence[tuple[int, dict[str, Any]]]
"""Which of the people says what, in this order."""


class Plain(AskedBots):
    """Bots that do not look for claims, nor at what cards are worth: that is slow, and tested elsewhere."""

    async def safe_claim(self, view: View) -> int | None:
        """Nothing."""
        del view
        return None

    async def other(self, job: Job[T]) -> T:
        """No figures."""
        raise SolverError("missing", detail=str(job))


@asynccontextmanager
async def four_friends() -> AsyncIterator[tuple[House, list[Line]]]:
    """Four people at a table, who have begun."""
    async with house(Plain()) as home, AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(home.browser()) for _ in "SNEW"]
        table = await home.opened(browsers[0], name="S", company=["N", "E", "W"])
        for browser, seat in zip(browsers[1:], "NEW", strict=True):
            await sat(browser, table, await key_to(browsers[0], table, seat), name=seat)
        yield home, [await stack.enter_async_context(home.line(browser, table)) for browser in browsers]


@asynccontextmanager
async def two_teams() -> AsyncIterator[tuple[House, list[Line]]]:
    """Two people at each table of a match, two at one of them, and five bots."""
    async with house(Plain()) as home, AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(home.browser()) for _ in range(3)]
        match = await opened(browsers[0], name="1S", company=["2N", "2E"])
        keys, tables = await keys_of(browsers[0], match["table"]), [match["table"]]
        for browser, place in zip(browsers[1:], ("2N", "2E"), strict=True):
            table, key = keys[place]
            tables.append(table)
            await sat(browser, table, key, name=place)
        lines = [home.line(browser, table) for browser, table in zip(browsers, tables, strict=True)]
        yield home, [await stack.enter_async_context(line) for line in lines]


GATHERINGS = {"table": four_friends, "match": two_teams}


@contextmanager
def listening() -> Iterator[list[logging.LogRecord]]:
    """What is logged meanwhile."""
    heard: list[logging.LogRecord] = []
    logger = logging.getLogger("schlemm")
    handler, level = _Keeping(heard), logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        yield heard
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)


class _Keeping(logging.Handler):
    """Puts what is logged into a list."""

    def __init__(self, heard: list[logging.LogRecord]) -> None:
        super().__init__()
        self._heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record."""
        self._heard.append(record)


async def go_on(lines: Sequence[Line], steps: int, random: Random) -> None:
    """The people do so many legal things."""
    for _ in range(steps):
        for line in lines:
            view = await settled(line)
            todo = wish(view, random.choice)
            if todo is not None:
                line.ask(todo[0], view["version"], **todo[1])
                break
    for line in lines:
        await settled(line)


def aimed(said: dict[str, Any], line: Line, random: Random) -> dict[str, Any]:
    """The message, mostly with the version that its sender has seen, so that it is not refused for that alone."""
    if "seen" in said and random.random() < 0.8:
        return {**said, "seen": line.latest["version"]}
    return said


async def kept(home: House) -> tuple[set[str], Any, Any]:
    """What all requests in the store are known as; the table or match replayed from it, and as the server has it."""
    ((name, entries),) = home.store.streams.items()
    asked = {item.entry.request for item in entries} - {""}
    hall = await home.parts.games.match(name)
    if hall is not None:
        match = await MatchLog.read(name, home.store)
        return asked, match and match.match, hall.state
    table = await TableLog.read(name, home.store)
    room = await home.parts.games.table(name)
    return asked, table and table.table, room and room.table


async def secrets(home: House) -> list[str]:
    """Hashes of the secrets of all who play."""
    _, _, now = await kept(home)
    players = chain(*(table.players for table in getattr(now, "tables", (now,))))
    return [player.secret for player in players if isinstance(player, Person)]


async def settled(line: Line) -> Said:
    """The line's view once nothing more comes by itself."""
    version = -1
    while version != (version := line.latest["version"]):
        line.heard += [text for text in await line.rest() if text.startswith('{"')]
    return line.latest


def led_away(line: Line) -> bool:
    """Whether the line has been closed because its place in the match is another one, or a bot's, by now."""
    last = json.loads(line.heard[-1])
    return last["type"] == "led" or last.get("why", {}).get("code") in {"foreign-table", "seat-given-on"}


async def after(gathering: str, steps: int, said: Messages, seed: int) -> None:
    """Say all this after so many steps, and see that everything is as it should be."""
    random = Random(seed)
    with listening() as logged:
        async with GATHERINGS[gathering]() as (home, lines):
            for line in lines:
                await line.view()
            people = await secrets(home)
            await go_on(lines, steps, random)
            by: dict[str, Line] = {}
            for number, (who, content) in enumerate(said):
                line = by[f"n{number}"] = lines[who % len(lines)]
                line.say(written(aimed(content, line, random), f"n{number}"))
                if number % 3 == 0:
                    await go_on(lines, 1, random)
            await go_on(lines, 4, random)
            answered = await answers(lines)
            gone = {name for name, line in by.items() if led_away(line)}
            assert by.keys() <= answered.keys() | gone
            asked, replayed, table = await kept(home)
            assert replayed == table
            done = {name for name, codes in answered.items() if codes == [""]} | gone
            assert asked <= {hashed(name, secret) for name in done for secret in people}
    assert not [record.getMessage() for record in logged if record.exc_info]
    written_down = {record.getMessage() for record in logged if record.levelno < logging.ERROR}
    assert all(REFUSED.fullmatch(line) for line in written_down)


async def answers(lines: Sequence[Line]) -> dict[str, list[str]]:
    """Why each message was refused, by its id, or nothing; only a review is answered more than once."""
    found: dict[str, list[str]] = {}
    for line in lines:
        await settled(line)
        for said in map(json.loads, line.heard):
            assert said["type"] != "trouble" or led_away(line), said
            if "id" in said:
                found.setdefault(said["id"], []).append(said["why"]["code"] if "why" in said else "")
                assert len(found[said["id"]]) == 1 or said["type"] == "reviewed", said
    assert "server-error" not in chain.from_iterable(found.values())
    return found


ONE_OF_EACH = st.tuples(*(st.tuples(st.integers(0, 3), message(kind)) for kind in KINDS)).flatmap(
    st.permutations
)
"""A message of every kind, each from somebody, in any order."""


@pytest.mark.parametrize("gathering", GATHERINGS)
@settings(max_examples=examples(5), phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(said=ONE_OF_EACH, steps=st.integers(0, 60), seed=st.integers(0, 1_000))
def test_every_kind_of_message_is_done_or_refused(
    gathering: str, said: Messages, steps: int, seed: int
) -> None:
    """Any contents, from any seat, at any moment: one answer each, and nothing that was refused is in the store."""
    asyncio.run(after(gathering, steps, said, seed))


@pytest.mark.parametrize("gathering", GATHERINGS)
@settings(max_examples=examples(5), phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(
    said=st.lists(st.tuples(st.integers(0, 3), TYPED | broken()), min_size=10, max_size=40),
    steps=st.integers(0, 60),
    seed=st.integers(0, 1_000),
)
def test_whatever_is_said_the_table_stays_legal(
    gathering: str, said: Messages, steps: int, seed: int
) -> None:
    """Many messages of all kinds, broken ones too, while the game goes on: it goes on, as the store has it."""
    asyncio.run(after(gathering, steps, said, seed))
