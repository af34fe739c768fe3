"""A living match: bots play at both tables, nothing is lost when it is put down, and each table hears its own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from tests.effort import examples
from tests.pace import beat_alone
from tests.patience import PATIENCE
from tests.unit.match.matches import HOST, MATCH, match_opened
from tests.unit.table.playing import AT_ONCE, deals_from
from tests.unit.table.test_session import Moody, annas_wish

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.core.seats import Seat
from schlemm.match.live.session import MatchSession
from schlemm.match.rules.requests import MatchRequest
from schlemm.match.state.place import Room
from schlemm.match.state.plan import Half, Order, Plan
from schlemm.match.views.standing import standing
from schlemm.store.store import Conflict, StoreTrouble
from schlemm.table.live.log import Numbered
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.fixed_lines import Say
from schlemm.table.rules.pausing import Pause, Resume
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import TakeSeat
from schlemm.table.rules.settings import ChangeSettings, SettingsChanged
from schlemm.table.state.chat import Line
from schlemm.table.state.elsewhere import ChangedElsewhere
from schlemm.table.state.events import Heard


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Moody]:
    """An empty store."""
    store = Moody(tmp_path / "events.db")
    await store.start()
    yield store
    await store.close()


@pytest.fixture
async def session(store: Moody) -> AsyncIterator[MatchSession]:
    """A match just opened, one person and seven bots."""
    session = await MatchSession.open(
        MATCH, match_opened(), store, InlineExecutor(), deals_from(7), beat_alone
    )
    yield session
    await session.close()


async def loaded(store: Moody) -> MatchSession:
    """The match as the store has it."""
    session = await MatchSession.load(MATCH, store, InlineExecutor(), deals_from(0), beat_alone)
    assert session is not None
    return session


def hers(session: MatchSession, command: Command, name: str = "") -> Request:
    """The host asks for this, having seen everything at her table."""
    version = session.room(HOST.room).table.version
    return Request(name or f"r{version}", HOST.seat, version, command)


async def until_hers(session: MatchSession) -> Command | None:
    """Let the bots act until the host has something to do; ``None`` if the match is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            table = session.room(HOST.room).table
            wish = annas_wish(table)
            if session.match.is_over:
                return None
            if wish is not None and (table.board_in_progress or not table.is_over):
                return wish
            await asyncio.sleep(0.001)


async def play_on(session: MatchSession, actions: int = 500) -> None:
    """Let the host do so many things, or reach the end."""
    for _ in range(actions):
        wish = await until_hers(session)
        if wish is None:
            return
        try:
            await session.room(HOST.room).submit(hers(session, wish))
        except Conflict:  # the last write of a session that was put down; it has been read now
            continue
        except Refused as refused:  # a bot was quicker, or the other table has yet to finish
            if refused.reason not in {RefusalCode.STALE, RefusalCode.BOARD_ELSEWHERE}:
                raise
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("plan", [Plan(order=order, half=half) for order in Order for half in Half])
@pytest.mark.exhaustive
async def test_a_person_alone_with_seven_bots_plays_a_match(store: Moody, plan: Plan) -> None:
    """By any plan it comes to its end with a result, and each table hears each of its versions once, in order."""
    session = await MatchSession.open(
        MATCH, match_opened(plan), store, InlineExecutor(), deals_from(7), beat_alone
    )
    heard: dict[Room, list[int]] = {room: [] for room in Room}
    leaves = [session.room(room).listen(_into(heard[room])) for room in Room]
    before = {room: session.room(room).table.changes for room in Room}
    await play_on(session)
    for leave in leaves:
        leave()
    await session.close()
    assert session.match.is_over
    assert len(session.match.boards) == 4
    assert standing(session.match).boards == 4
    for room in Room:
        assert heard[room] == list(range(before[room] + 1, session.room(room).table.changes + 1))
    assert (await loaded(store)).match == session.match


@pytest.mark.slow
async def test_bots_act_at_both_tables_while_anybody_looks_at_one(session: MatchSession) -> None:
    """With nobody looking both stand still; a look at the first table has the bots play at the second."""
    before = [room.table.version for room in session.rooms]
    await asyncio.sleep(0.05)
    assert [room.table.version for room in session.rooms] == before
    leave = session.room(Room.OPEN).listen(lambda _: None)
    await until_hers(session)
    async with asyncio.timeout(PATIENCE):
        while session.match.finished(Room.CLOSED) < 4:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    leave()


@pytest.mark.slow
async def test_the_other_table_hears_of_its_neighbour_just_that_a_board_is_over(
    session: MatchSession,
) -> None:
    """While boards are played the other table is told nothing; the end of a board there brings a fresh sight only."""
    heard: list[tuple[int, Numbered]] = []
    leave = session.room(Room.OPEN).listen(
        lambda events: heard.append((session.match.finished(Room.CLOSED), events))
    )
    await until_hers(session)
    heard.clear()
    async with asyncio.timeout(PATIENCE):
        while session.match.finished(Room.CLOSED) < 4:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    leave()
    assert [finished for finished, _ in heard] == sorted({finished for finished, _ in heard})
    assert {event for _, events in heard for _, event in events} == {ChangedElsewhere()}
    assert heard[-1][0] == 4


async def test_both_tables_are_told_what_is_about_the_match(session: MatchSession) -> None:
    """A pause brings the first a fresh sight; what is said at the second, or who waits there to sit down, does not."""
    heard: list[Numbered] = []
    await session.submit(MatchRequest("pause", HOST, Pause()))
    leave = session.room(Room.OPEN).listen(heard.append)
    closed = session.room(Room.CLOSED)
    for command in (Say(Line.MOMENT), TakeSeat("Neu", "a hash", "2E"), Say(Line.SORRY)):
        await closed.submit(Request("", Seat.EAST, closed.table.version, command))
    assert heard == []
    await session.submit(MatchRequest("again", HOST, Resume()))
    await session.submit(MatchRequest("paused", HOST, Pause()))
    leave()
    assert [event for events in heard for _, event in events][:2] == [ChangedElsewhere()] * 2


async def test_put_down_at_any_point_it_is_the_same_match(session: MatchSession, store: Moody) -> None:
    """After each thing the host does, in the middle of boards at both tables, the store has the match as it stands."""
    leave = session.room(HOST.room).listen(lambda _: None)
    for _ in range(examples(96)):
        await play_on(session, 1)
        async with session._log.writing:  # so that no bot writes between the two looks
            again = await loaded(store)
            assert again.match == session.match
            assert [room.table for room in again.rooms] == [room.table for room in session.rooms]
    leave()


@pytest.mark.slow
async def test_another_process_goes_on_where_one_was_killed(store: Moody) -> None:
    """Killed again and again in mid-board, the match goes on from the store to the same end, with nothing twice."""
    session = await MatchSession.open(
        MATCH, match_opened(), store, InlineExecutor(), deals_from(7), beat_alone
    )
    for actions in (3, 9, 1, 14, 6, 500):
        leave = session.room(HOST.room).listen(lambda _: None)
        await play_on(session, actions)
        leave()
        await session.close()
        session = await loaded(store)
    assert session.match.is_over
    for records in session.match.records:
        assert [record.board.number for record in records] == [1, 2, 3, 4]


async def test_a_request_that_comes_twice_is_carried_out_once(session: MatchSession, store: Moody) -> None:
    """The same id gives the same answer and no second event, at a table and for the match, also after a restart."""
    room = session.room(HOST.room)
    request = hers(session, ChangeSettings(AT_ONCE), "once")
    pause = MatchRequest("pause", HOST, Pause())
    version = await room.submit(request)
    await session.submit(pause)
    await session.submit(MatchRequest("resume", HOST, Resume()))
    stored = len(await store.read(MATCH))
    again = await loaded(store)
    for each in (session, again):
        assert await each.room(HOST.room).submit(request) == version
        await each.submit(pause)
        assert not each.match.paused
    assert len(await store.read(MATCH)) == stored


async def test_what_the_store_refuses_has_not_happened(session: MatchSession, store: Moody) -> None:
    """When the disk is full, requests fail at a table and for the match, and both stand as they stood."""
    before = session.match
    store.failing = True
    with pytest.raises(StoreTrouble):
        await session.room(HOST.room).submit(hers(session, ChangeSettings(AT_ONCE)))
    with pytest.raises(StoreTrouble):
        await session.submit(MatchRequest("p", HOST, Pause()))
    assert session.match is before


async def test_another_writer_is_noticed_and_both_tables_catch_up(
    session: MatchSession, store: Moody
) -> None:
    """If another process wrote to the match, both tables of this one read it before anything else happens."""
    await session.submit(MatchRequest("pause", HOST, Pause()))
    other = await loaded(store)  # which takes the match to be paused, so that no bot writes meanwhile
    await session.submit(MatchRequest("resume", HOST, Resume()))
    closed = session.room(Room.CLOSED)
    await closed.submit(Request("a", Seat.NORTH, closed.table.version, ChangeSettings(AT_ONCE)))
    heard: list[Heard] = []
    leave = other.room(Room.CLOSED).listen(lambda events: heard.extend(event for _, event in events))
    with pytest.raises(Conflict):
        await other.room(Room.OPEN).submit(hers(other, ChangeSettings(AT_ONCE)))
    leave()
    assert heard == [ChangedElsewhere(), SettingsChanged(AT_ONCE)]
    assert other.match == session.match
    await other.close()


async def test_for_the_match_too_another_writer_is_noticed(session: MatchSession, store: Moody) -> None:
    """A pause that was asked for in view of an older match is not kept before the newer one is read."""
    other = await loaded(store)
    await session.room(HOST.room).submit(hers(session, ChangeSettings(AT_ONCE)))
    with pytest.raises(Conflict):
        await other.submit(MatchRequest("pause", HOST, Pause()))
    assert other.match == session.match
    await other.submit(MatchRequest("pause", HOST, Pause()))
    assert other.match.paused


async def test_while_the_match_rests_bots_do(session: MatchSession) -> None:
    """A captain's pause stops the bots of both tables at once, though people look; resumed, they go on."""
    await session.submit(MatchRequest("pause", HOST, Pause()))
    before = [room.table.version for room in session.rooms]
    leave = session.room(Room.OPEN).listen(lambda _: None)
    await asyncio.sleep(0.05)
    assert [room.table.version for room in session.rooms] == before
    await session.submit(MatchRequest("resume", HOST, Resume()))
    await play_on(session, 2)
    leave()
    assert [room.table.version for room in session.rooms] > before


@pytest.mark.slow
async def test_the_same_bots_do_the_same_at_both_tables(store: Moody) -> None:
    """Eight bots of one kind: the same calls and cards at both tables, and no board is won by anybody."""
    event = match_opened(people=())
    session = await MatchSession.open(MATCH, event, store, InlineExecutor(), deals_from(11), beat_alone)
    leave = session.room(Room.CLOSED).listen(lambda _: None)
    async with asyncio.timeout(PATIENCE):
        while not session.match.is_over:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    leave()
    await session.close()
    for board in session.match.boards:
        assert board.parting is None
        assert board.difference == 0
        assert board.tables[0].record.board == board.tables[1].record.board
        assert board.tables[0].record.players != board.tables[1].record.players


@pytest.mark.slow
async def test_looking_back_waits_for_the_other_table(session: MatchSession) -> None:
    """The review of a board that only one table has finished is refused; once both have, it is that table's own."""
    leave = session.room(HOST.room).listen(lambda _: None)
    async with asyncio.timeout(PATIENCE):
        while session.match.finished(Room.CLOSED) < 1:
            await play_on(session, 1)
    closed = session.room(Room.CLOSED)
    await session.submit(MatchRequest("pause", HOST, Pause()))
    leave()
    records = session._log.rooms[1].records
    assert [record.board.number for record in records] == list(
        range(1, session.match.finished(Room.CLOSED) + 1)
    )
    if not closed.table.board_is_open:
        with pytest.raises(Refused):
            await anext(closed.reviews.follow())


def _into(versions: list[int]) -> Callable[[Numbered], None]:
    return lambda events: versions.extend(version for version, _ in events)
