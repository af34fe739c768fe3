"""A living table: bots play, requests count once, and what could not be kept has not happened."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from tests.pace import beat_alone
from tests.patience import PATIENCE
from tests.unit.table.playing import AT_ONCE, PLAYERS, TABLE, deals_from

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.core.action import AnswerClaim, MakeCall, PlayCard
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import Seat
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import Conflict, Entry, StoreTrouble
from schlemm.table.live.session import Session
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.fixed_lines import Say
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import TakeSeat
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.rules.stopping import StopNow
from schlemm.table.rules.undo import Undo
from schlemm.table.state.chat import Line
from schlemm.table.state.events import Heard, TableOpened
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

OPENED = TableOpened(RobberOfFourForm(), PLAYERS, AT_ONCE)


class Moody(SqliteStore):
    """A store that can be told to fail."""

    failing = False

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Fail if told to."""
        if self.failing:
            raise StoreTrouble("full", "here")
        return await super().append(stream, expected, entries)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Moody]:
    """An empty store."""
    store = Moody(tmp_path / "events.db")
    await store.start()
    yield store
    await store.close()


@pytest.fixture
async def session(store: Moody) -> AsyncIterator[Session]:
    """A robber just opened, Anna at South, North to call."""
    session = await Session.open(TABLE, OPENED, store, InlineExecutor(), deals_from(7), beat_alone)
    yield session
    await session.close()


def anna(session: Session, command: Command, name: str = "") -> Request:
    """Anna asks for this, having seen everything."""
    return Request(name or f"r{session.table.version}", Seat.SOUTH, session.table.version, command)


def annas_wish(table: Table) -> Command | None:
    """Something sensible for Anna to do; ``None`` while others act."""
    sight = sight_for(table, Seat.SOUTH)
    if sight.over is not None:
        return DealNext()
    if sight.actor is Seat.SOUTH and sight.acting is not None:
        calls = sight.acting.legal_calls()
        return MakeCall(calls[0]) if calls else PlayCard(next(iter(sight.acting.legal_cards())))
    if sight.acting is not None and sight.acting.play is not None and sight.acting.pending is not None:
        play = sight.acting.play
        if sight.acting.seat in sight.acting.pending.waits_for(play.contract, play.tricks_left):
            return AnswerClaim(True)
    return None


async def until_annas_turn(session: Session) -> None:
    """Let the bots act until Anna has something to do."""
    async with asyncio.timeout(PATIENCE):
        while annas_wish(session.table) is None and not session.table.is_over:  # noqa: ASYNC110
            await asyncio.sleep(0.001)


async def play_on(session: Session, actions: int) -> None:
    """Let Anna do so many things, or reach the end."""
    for _ in range(actions):
        await until_annas_turn(session)
        wish = annas_wish(session.table)
        if session.table.is_over or wish is None:
            return
        try:
            await session.submit(anna(session, wish))
        except Refused as refused:  # a bot was quicker to answer the same claim
            if refused.reason is not RefusalCode.STALE:
                raise


async def test_three_bots_and_a_person_play_a_robber_to_its_end(session: Session) -> None:
    """Anna and three bots finish a robber, and a listener sees every version once, in order."""
    seen: list[int] = []
    leave = session.listen(lambda events: seen.extend(version for version, _ in events))
    await play_on(session, 500)
    leave()
    assert session.table.is_over
    assert seen == list(range(3, session.table.version + 1))


async def test_with_nobody_listening_the_bots_wait(session: Session) -> None:
    """A table that nobody watches stands still: one can go on later where one stopped."""
    before = session.table.version
    await asyncio.sleep(0.05)
    assert session.table.version == before


async def test_taken_up_again_at_any_point_it_is_the_same_table(session: Session, store: Moody) -> None:
    """After each of Anna's actions, a table loaded from the store equals the living one."""
    leave = session.listen(lambda _: None)
    for _ in range(25):
        await play_on(session, 1)
        await until_annas_turn(session)
        loaded = await Session.load(TABLE, store, InlineExecutor(), deals_from(0), beat_alone)
        while loaded is not None and loaded.table.version != session.table.version:
            await asyncio.sleep(0)  # a bot has answered a claim while the store was read
            loaded = await Session.load(TABLE, store, InlineExecutor(), deals_from(0), beat_alone)
        assert loaded is not None
        assert loaded.table == session.table
    leave()


async def test_a_request_that_comes_twice_is_carried_out_once(session: Session, store: Moody) -> None:
    """The same id gives the same answer and no second event, also after a restart."""
    leave = session.listen(lambda _: None)
    await until_annas_turn(session)
    leave()
    wish = annas_wish(session.table)
    assert wish is not None
    request = anna(session, wish, "once")
    version = await session.submit(request)
    assert await session.submit(request) == version
    loaded = await Session.load(TABLE, store, InlineExecutor(), deals_from(0), beat_alone)
    assert loaded is not None
    assert await loaded.submit(request) == version
    assert loaded.table.version == version


async def test_nobodys_request_is_taken_for_another_players(session: Session) -> None:
    """Two players who happen to use the same id both get what they ask for, and each of them once."""
    await session.submit(Request("", Seat.EAST, session.table.version, TakeSeat("Otto", "a hash", "E")))
    await session.submit(anna(session, StopNow()))
    for seat in (Seat.SOUTH, Seat.EAST):
        assert session.outcome(seat, "same") is None
        request = Request("same", seat, session.table.version, Say(Line.THANKS))
        version = await session.submit(request)
        assert await session.submit(request) == session.outcome(seat, "same") == version
    assert [spoken.seat for spoken in session.table.company.said] == [Seat.SOUTH, Seat.EAST]


async def test_what_the_store_refuses_has_not_happened(session: Session, store: Moody) -> None:
    """When the disk is full, the request fails, the table is as it was, and it goes on once there is room."""
    leave = session.listen(lambda _: None)
    await until_annas_turn(session)
    leave()
    wish, before = annas_wish(session.table), session.table
    assert wish is not None
    store.failing = True
    with pytest.raises(StoreTrouble):
        await session.submit(anna(session, wish))
    assert session.table is before
    store.failing = False
    assert await session.submit(anna(session, wish)) > before.version


async def test_a_refused_request_leaves_no_trace(session: Session, store: Moody) -> None:
    """What the rules forbid is neither stored nor told."""
    heard: list[Heard] = []
    before = session.table
    leave = session.listen(lambda events: heard.extend(event for _, event in events))
    with pytest.raises((RuleViolation, Refused)):
        await session.submit(anna(session, DealNext()))
    leave()
    assert heard == []
    assert len(await store.read(TABLE)) == before.version


async def test_another_writer_is_noticed_and_caught_up_with(session: Session, store: Moody) -> None:
    """If another process wrote to the table, this one reads it before anything else happens."""
    other = await Session.load(TABLE, store, InlineExecutor(), deals_from(9), beat_alone)
    assert other is not None
    leave = other.listen(lambda _: None)
    await play_on(other, 3)
    await until_annas_turn(other)
    leave()
    await other.close()
    with pytest.raises(Exception, match="version"):
        await session.submit(anna(session, ChangeSettings(AT_ONCE)))
    assert session.table == other.table


async def test_bots_act_upon_what_another_writer_has_done(session: Session, store: Moody) -> None:
    """A person whose wish came too late is not left waiting: where it is a bot's turn by now, the bot acts at once."""
    leave = session.listen(lambda _: None)
    await until_annas_turn(session)
    other = await Session.load(TABLE, store, InlineExecutor(), deals_from(9), beat_alone)
    assert other is not None
    wish = annas_wish(other.table)
    assert wish is not None
    await other.submit(anna(other, wish))  # nobody looks there, so that no bot acts there
    written = other.table.version
    with pytest.raises(Conflict):
        await session.submit(anna(session, ChangeSettings(AT_ONCE)))
    async with asyncio.timeout(PATIENCE):
        while session.table.version == written:  # noqa: ASYNC110
            await asyncio.sleep(0)
    leave()


async def test_a_store_that_has_less_than_the_table_is_trouble(session: Session, tmp_path: Path) -> None:
    """Where the end of a stream is gone from under a server, bots stop and say so, and nobody tries for ever."""
    with closing(sqlite3.connect(tmp_path / "events.db")) as behind, behind:
        behind.execute("delete from event where version=(select max(version) from event)")
    with pytest.raises(StoreTrouble):
        await session.submit(anna(session, ChangeSettings(AT_ONCE)))
    leave = session.listen(lambda _: None)
    async with asyncio.timeout(PATIENCE):
        while session.trouble is None:  # noqa: ASYNC110
            await asyncio.sleep(0)
    leave()
    assert isinstance(session.trouble, StoreTrouble)


async def test_bots_act_anew_after_something_is_taken_back(session: Session) -> None:
    """Undo gives the turn back to Anna, and after her next action the bots go on."""
    leave = session.listen(lambda _: None)
    await play_on(session, 6)
    await until_annas_turn(session)
    await session.submit(anna(session, Undo()))
    assert annas_wish(session.table) is not None
    version = session.table.version
    await play_on(session, 3)
    leave()
    assert session.table.version > version
