"""When the store fails: a clear code, nothing lost, nothing half done, and play goes on once it works again."""

import asyncio
import json
from contextlib import suppress

import pytest
from tests.asked_bots import AskedBots
from tests.integration.house import Closed, MemoryStore, house

from schlemm.core import action as bots
from schlemm.core.view import View
from schlemm.store.store import Entry, Stored
from schlemm.workers.process import WorkerFault


@pytest.mark.parametrize("reason", ["full", "read-only", "locked", "failed", "damaged"])
async def test_what_cannot_be_kept_has_not_happened(reason: str) -> None:
    """The command is refused by code, nobody is told of it, and the same id works once the store does."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            view = await line.view(lambda view: view["turn"]["mine"])
            before, heard = list(home.store.streams[table]), len(line.heard)
            home.store.trouble = reason
            command = json.dumps({"type": "call", "id": "x", "seen": view["version"], "call": "P"})
            line.say(command)
            refusal = await line.reply("x")
            assert refusal == {
                "type": "refused",
                "id": "x",
                "why": {"code": f"data-{reason}", "args": {}, "law": None},
            }
            assert home.store.streams[table] == before
            assert len(line.heard) == heard + 1
            home.store.trouble = None
            line.say(command)
            assert (await line.reply("x"))["type"] == "done"
            await line.view(lambda view: view["turn"]["mine"] or view["phase"] == "result")


async def test_a_table_that_cannot_be_kept_is_not_opened() -> None:
    """The answer is a problem with a code, says nothing of where the file is, and leaves no table."""
    async with house() as home, home.browser() as browser:
        home.store.trouble = "full"
        answer = await browser.post("/api/tables", json={"form": "robber4"})
        assert (answer.status_code, answer.json()["why"]["code"]) == (503, "data-full")
        assert "secret.db" not in answer.text
        home.store.trouble = None
        await home.opened(browser)
    assert len(home.store.streams) == 1


async def test_a_table_that_cannot_be_read_is_trouble_until_it_can() -> None:
    """A store that does not answer ends the socket by code; afterwards the table is there as before."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        await home.tidy()
        home.store.trouble = "locked"
        async with home.line(browser, table) as line:
            assert (await line.hear())["why"]["code"] == "data-locked"
        assert (await browser.get(f"/api/tables?ids={table}")).status_code == 503
        home.store.trouble = None
        async with home.line(browser, table) as line:
            assert (await line.view())["table"] == table


class Hesitant(MemoryStore):
    """A store that can be made to take its time; what it reads in the end is of the moment when it may go on."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = asyncio.Event()
        self.ready.set()

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """What has been kept, as soon as the store is ready."""
        await self.ready.wait()
        return await super().read(stream, after)


@pytest.mark.parametrize("trouble", ["locked", None])
async def test_who_gives_up_asking_leaves_nothing_behind(trouble: str | None) -> None:
    """A table that failed to be there after its only asker had gone is looked for anew by the next."""
    store = Hesitant()
    async with house(store=store) as home, home.browser() as browser:
        table = await home.opened(browser)
        await home.tidy()
        kept = store.streams.pop(table)
        store.ready.clear()
        asking = asyncio.create_task(home.parts.games.table(table))
        await asyncio.sleep(0)
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        store.trouble = trouble
        store.ready.set()
        for _ in range(10):
            await asyncio.sleep(0)
        store.trouble, store.streams[table] = None, kept
        room = await home.parts.games.table(table)
        assert room is not None
        assert room.table.id == table


@pytest.mark.parametrize(
    "damage",
    [
        Entry("Nonsense", b"{}"),
        Entry("CallMade", b"{"),
        Entry("CallMade", b'{"seat":"N","call":"XX"}'),
        Entry("CallMade", b'{"seat":"S","call":"P"}'),
        Entry("CardPlayed", b'{"seat":"N","card":"SA"}'),
        Entry("BoardEnded", b'{"result":"P","honours":{"seat":"N","strain":"S","count":4}}'),
        Entry("BoardDealt", b'{"number":1}'),
        Entry("TableOpened", b"[]"),
        Entry("TableOpened", b'{"form":{"kind":""},"players":[]}'),
    ],
    ids=lambda entry: entry.kind,
)
async def test_a_damaged_table_harms_no_other(damage: Entry) -> None:
    """What cannot have happened is trouble for its own table by code; other tables of the same browser go on."""
    async with house() as home, home.browser() as browser:
        broken, sound = await home.opened(browser), await home.opened(browser)
        await home.tidy()
        kept = home.store.streams[broken]
        kept.append(Stored(len(kept) + 1, damage))
        async with home.line(browser, broken) as line:
            assert (await line.hear())["why"]["code"] == "table-damaged"
            with pytest.raises(Closed):
                await line.hear()
        found = (await browser.get(f"/api/tables?ids={broken},{sound}")).json()
        assert [summary["table"] for summary in found] == [sound]


async def test_bots_go_on_once_the_store_does() -> None:
    """A disk that is full while bots act stops them; the cleanup's next round after the trouble wakes them again."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        home.store.trouble = "full"
        async with home.line(browser, table) as line:
            stuck = await line.view(lambda view: view["trouble"] is not None)
            assert (stuck["trouble"]["code"], stuck["calls"]) == ("data-full", [])
            home.store.trouble = None
            await home.tidy(0.0)
            going = await line.view(lambda view: view["turn"]["mine"])
            assert (going["trouble"], len(going["calls"])) == (None, 2)


class Fainting(AskedBots):
    """Bots whose workers die at first."""

    faint = True

    async def act(self, bot_name: str, view: View) -> bots.Action:
        """Die, or act."""
        if self.faint:
            raise WorkerFault("crashed", "for the test")
        return await super().act(bot_name, view)


async def test_a_bot_that_fails_does_not_stop_the_table() -> None:
    """Where a worker dies something simple is done for the bot, and the player is told until they act themselves."""
    executor = Fainting()
    async with house(executor) as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            view = await line.view(lambda view: view["turn"]["mine"])
            assert view["trouble"] == {"code": "bot-stood-in", "args": {"seat": "E"}, "law": None}
            assert len(view["calls"]) == 2
            executor.faint = False
            line.say(json.dumps({"type": "call", "id": "x", "seen": view["version"], "call": "P"}))
            assert (await line.reply("x"))["type"] == "done"
            assert (await line.view(lambda now: now["version"] > view["version"]))["trouble"] is None


async def test_idle_tables_are_put_away_and_come_back() -> None:
    """A table that nobody looks at is closed, one that is looked at is not; asked for again it is as it was."""
    async with house() as home, home.browser() as browser:
        left, kept = await home.opened(browser), await home.opened(browser)
        async with home.line(browser, left) as line:
            view = await line.view(lambda view: view["turn"]["mine"])
        async with home.line(browser, kept) as line:
            await line.view()
            before = [await home.parts.games.table(name) for name in (left, kept)]
            await home.tidy()
            after = [await home.parts.games.table(name) for name in (left, kept)]
            assert [old is new for old, new in zip(before, after, strict=True)] == [False, True]
        async with home.line(browser, left) as line:
            assert (await line.view())["version"] == view["version"]
