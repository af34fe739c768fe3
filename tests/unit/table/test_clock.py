"""The clock of a table: people's time is on record with what they did, and how long bots think is nowhere."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from tests.asked_bots import AskedBots
from tests.pace import beat_alone
from tests.unit.match.matches import HOST, MATCH, match_opened
from tests.unit.table.friends import after, gathering
from tests.unit.table.playing import AT_ONCE, PLAYERS, TABLE, deals_from, folded, moments, opening_events
from tests.unit.table.promises import promised_deals
from tests.unit.table.test_session import Moody, anna, annas_wish, until_annas_turn

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.core.action import Action, MakeCall
from schlemm.core.calls import Pass
from schlemm.core.seats import BySide, Seat, Side
from schlemm.core.view import View
from schlemm.match.live.log import MatchLog
from schlemm.match.live.session import MatchSession
from schlemm.match.rules.decide import opening
from schlemm.match.rules.requests import MatchRequest
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.server.live.outbox import News
from schlemm.server.views.game import TableNow
from schlemm.table.live.bot_timing import bots_to_ask, people_waited_for
from schlemm.table.live.codec import decode
from schlemm.table.live.log import Numbered, TableLog
from schlemm.table.live.session import Session
from schlemm.table.rules.act import Request
from schlemm.table.rules.dealing import Contribute
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.fixed_lines import Say
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.pausing import Pause, Resume
from schlemm.table.rules.playing import CallMade
from schlemm.table.rules.settings import SettingsChanged
from schlemm.table.rules.standing_in import StandIn
from schlemm.table.rules.undo import Undo, Undone
from schlemm.table.state.chat import Line
from schlemm.table.state.events import BoardDealt, Event, TableOpened, TimeTaken
from schlemm.table.state.table import Table

TIMED = replace(AT_ONCE, minutes=5)
NS, EW = Side.NORTH_SOUTH, Side.EAST_WEST


class Hands:
    """A clock whose hands are moved by the test."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        """What it shows."""
        return self.at


class Ponderous(AskedBots):
    """A bot for each of whose actions so many seconds go by."""

    def __init__(self, hands: Hands, seconds: float) -> None:
        self._hands, self._seconds = hands, seconds

    async def act(self, bot_name: str, view: View) -> Action:
        """Think for a while."""
        self._hands.at += self._seconds
        return await super().act(bot_name, view)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Moody]:
    """An empty store."""
    store = Moody(tmp_path / "events.db")
    await store.start()
    yield store
    await store.close()


async def set_up(store: Moody, hands: Hands, thinks: float = 0.0) -> Session:
    """A robber with a clock, Anna at South; each action of a bot takes so many seconds."""
    events = opening_events(deals_from(7))
    opened = TableOpened(RobberOfFourForm(), PLAYERS, TIMED)
    log = await TableLog.begin(TABLE, (opened, *events[1:]), store)
    return Session(log, Ponderous(hands, thinks), deals_from(8), now=hands, pace=beat_alone)


async def take_up(store: Moody, hands: Hands) -> Session:
    """The same table, as the store has it."""
    log = await TableLog.read(TABLE, store)
    assert log is not None
    return Session(log, InlineExecutor(), deals_from(8), now=hands, pace=beat_alone)


async def acts(session: Session) -> None:
    """Anna does something sensible, now."""
    wish = annas_wish(session.table)
    assert wish is not None
    await session.submit(anna(session, wish))


def timed(*events: Event) -> Table:
    """A table with a clock at which Anna has dealt, after these events."""
    table = replace(folded(opening_events(deals_from(1))), settings=TIMED)
    for event in events:
        table = evolve(table, event)
    return table


def test_what_people_take_adds_up_by_side_until_the_next_board() -> None:
    """Each side's time is the sum of its waits; taking back gives none back, another board begins at nothing."""
    table = timed(TimeTaken(NS, 30), TimeTaken(EW, 5), TimeTaken(NS, 12), CallMade(Seat.NORTH, Pass()))
    assert table.used == BySide(42, 5)
    assert evolve(table, Undone(Seat.NORTH, 0, 0)).used == BySide(42, 5)
    dealt = next(event for event in opening_events(deals_from(2)) if isinstance(event, BoardDealt))
    assert evolve(table, dealt).used == BySide(0, 0)


def test_overtime_is_what_goes_beyond_the_minutes_agreed() -> None:
    """Three thousand tenths are five minutes: only more is overtime, and without a clock there is none."""
    late = timed(TimeTaken(NS, 3017), TimeTaken(EW, 3000))
    assert late.overtime == BySide(17, 0)
    assert replace(late, settings=AT_ONCE).overtime == BySide(0, 0)


def test_time_is_decided_together_with_what_was_done_and_before_it() -> None:
    """One decision, so one append: what each side has used, then the call; nothing where nothing was used."""
    table = timed()
    request = Request("", Seat.NORTH, table.version, MakeCall(Pass()), waited=BySide(70, 0))
    assert decide(table, request, deals_from(1)) == (TimeTaken(NS, 70), CallMade(Seat.NORTH, Pass()))
    unhurried = replace(request, waited=BySide(0, 0))
    assert decide(table, unhurried, deals_from(1)) == (CallMade(Seat.NORTH, Pass()),)


def test_the_clock_runs_for_people_who_are_to_act_and_for_nobody_else() -> None:
    """At every moment of a robber: for the sides that wait for Anna, never for bots, never without a clock."""
    ran = set[frozenset[Side]]()
    for table, _ in moments(3):
        assert people_waited_for(table) == frozenset()
        waited_for = people_waited_for(replace(table, settings=TIMED))
        hers = annas_wish(table) is not None and table.board_in_progress and not bots_to_ask(table)
        assert hers == (waited_for == {NS})
        ran.add(waited_for)
    assert ran == {frozenset(), frozenset({NS})}


def test_no_time_runs_while_people_talk_about_taking_back_or_a_bot_stands_in() -> None:
    """Who waits for an answer, or has left, uses none of their side's time."""
    table = after(replace(gathering(Seat.NORTH), settings=TIMED), Seat.SOUTH, DealNext())
    while people_waited_for(table) != {NS} or not table.board_in_progress:
        table = evolve(table, CallMade(table.board.turn, Pass()))  # pyrefly: ignore[missing-attribute]
    by = table.board.turn  # pyrefly: ignore[missing-attribute]
    assert people_waited_for(after(table, Seat.SOUTH, StandIn(by))) == frozenset()
    called = after(table, by, MakeCall(Pass()))
    while people_waited_for(called) != {NS}:
        called = evolve(called, CallMade(called.board.turn, Pass()))  # pyrefly: ignore[missing-attribute]
    assert people_waited_for(after(called, by, Undo())) == frozenset()


async def test_a_person_s_time_is_measured_from_when_it_became_theirs_to_act(store: Moody) -> None:
    """What goes by before Anna calls is on record with her call; what bots take is not, however long it is."""
    hands = Hands()
    session = await set_up(store, hands, thinks=77.0)
    leave = session.listen(lambda _: None)
    await until_annas_turn(session)
    assert session.table.used == BySide(0, 0)
    hands.at += 12.5625
    await acts(session)
    await until_annas_turn(session)
    hands.at += 1.0625
    await acts(session)
    assert session.table.used == BySide(136, 0)  # the tenths that were begun are not lost either
    leave()
    await session.close()


async def test_time_stops_while_nobody_looks_and_is_not_lost(store: Moody) -> None:
    """What was used before everybody left counts, what goes by meanwhile does not."""
    hands = Hands()
    session = await set_up(store, hands)
    leave = session.listen(lambda _: None)
    await until_annas_turn(session)
    hands.at += 3
    leave()
    hands.at += 1000
    leave = session.listen(lambda _: None)
    hands.at += 4
    await acts(session)
    assert session.table.used == BySide(70, 0)
    leave()
    await session.close()


async def test_after_a_restart_time_goes_on_from_when_the_table_is_taken_up(store: Moody) -> None:
    """What is on record is still used up; what goes by while the server is down is nobody's."""
    hands = Hands()
    session = await set_up(store, hands)
    leave = session.listen(lambda _: None)
    await until_annas_turn(session)
    hands.at += 20
    await acts(session)
    await until_annas_turn(session)
    leave()
    await session.close()
    hands.at += 5000
    again = await take_up(store, hands)
    leave = again.listen(lambda _: None)
    hands.at += 1
    assert again.clock.ticking.unrecorded == BySide(10, 0)
    await acts(again)
    assert again.table.used == BySide(210, 0)
    leave()
    await again.close()


async def test_what_breaks_into_a_wait_leaves_nothing_uncounted(store: Moody) -> None:
    """A line said while Anna thinks is one append with her time so far; her call brings the rest."""
    hands = Hands()
    session = await set_up(store, hands)
    heard: list[Numbered] = []
    leave = session.listen(heard.append)
    await until_annas_turn(session)
    hands.at += 5
    await session.submit(anna(session, Say(Line.MOMENT), "said"))
    assert [type(event).__name__ for _, event in heard[-1]] == ["TimeTaken", "LineSaid"]
    hands.at += 2
    await acts(session)
    assert session.table.used == BySide(70, 0)
    leave()
    await session.close()


async def test_what_could_not_be_kept_is_still_to_be_counted(store: Moody) -> None:
    """If a call could not be stored, the time until it is made again counts once, and all of it."""
    hands = Hands()
    session = await set_up(store, hands)
    leave = session.listen(lambda _: None)
    await until_annas_turn(session)
    hands.at += 5
    store.failing = True
    with pytest.raises(Exception, match="full"):
        await acts(session)
    store.failing = False
    hands.at += 5
    await acts(session)
    assert session.table.used == BySide(100, 0)
    leave()
    await session.close()


async def test_nothing_that_a_player_is_sent_tells_how_long_bots_thought(tmp_path: Path) -> None:
    """Byte for byte Anna is told the same, whether each bot thinks for no time or for a minute."""

    async def told(thinks: float) -> list[bytes]:
        store = Moody(tmp_path / f"{thinks}.db")
        await store.start()
        hands = Hands()
        session = await set_up(store, hands, thinks)
        updates: list[bytes] = []

        def listener(events: Numbered) -> None:
            happened = [event for _, event in events]
            now = TableNow(session.table, frozenset({Seat.SOUTH}))
            news = News(happened, now, Seat.SOUTH, ticking=session.clock.ticking)
            updates.append(msgspec.json.encode(news.update()))

        leave = session.listen(listener)
        for _ in range(12):
            await until_annas_turn(session)
            while bots_to_ask(session.table):  # noqa: ASYNC110 - they have to answer the same claim
                await asyncio.sleep(0.001)
            hands.at += 2.5
            if annas_wish(session.table) is not None:
                await acts(session)
        leave()
        await session.close()
        await store.close()
        return updates

    quick, slow = await asyncio.gather(told(0.0), told(60.0))
    assert quick == slow
    assert any(b'"NS":25,' in update or b'"NS":25}' in update for update in quick)


async def test_a_paused_match_uses_up_nobody_s_time(store: Moody) -> None:
    """Between pause and going on the clock stands, at both tables."""
    hands = Hands()
    event = replace(match_opened(), settings=TIMED)
    log = await MatchLog.begin(MATCH, opening(MATCH, event, deals_from(7)), store)
    match = MatchSession(log, InlineExecutor(), deals_from(0), now=hands, pace=beat_alone)
    room = match.room(HOST.room)
    leave = room.listen(lambda _: None)
    await until_annas_turn(room)
    hands.at += 3
    await match.submit(MatchRequest("pause", HOST, Pause()))
    assert room.clock.ticking.runs_for == frozenset()
    hands.at += 500
    await match.submit(MatchRequest("resume", HOST, Resume()))
    hands.at += 1
    await acts(room)
    assert room.table.used == BySide(40, 0)
    leave()
    await match.close()


@pytest.mark.slow
async def test_what_a_browser_gives_for_the_next_deal_of_a_match_costs_and_saves_no_time(
    store: Moody,
) -> None:
    """A number that comes while somebody thinks is no move: all of their thinking is on record with what they do."""
    hands, deals = Hands(), promised_deals()
    log = await MatchLog.begin(MATCH, opening(MATCH, replace(match_opened(), settings=TIMED), deals), store)
    match = MatchSession(log, InlineExecutor(), deals, now=hands, pace=beat_alone)
    room = match.room(HOST.room)
    leave = room.listen(lambda _: None)
    await until_annas_turn(room)
    hands.at += 3
    assert match.match.promise is not None
    given = Contribute(match.match.promise.number, "ab" * 16)
    await room.submit(Request("", HOST.seat, room.table.version, given))
    hands.at += 1
    await acts(room)
    assert room.table.used == BySide(40, 0)
    leave()
    await match.close()


def test_a_table_of_an_older_file_has_no_clock() -> None:
    """Settings that were stored before there were clocks are read as without one."""
    stored = b'{"settings":{"tempo":1,"partner_declares":"play","stake":0,"rounding":"none"}}'
    event = decode("SettingsChanged", stored)
    assert isinstance(event, SettingsChanged)
    assert event.settings.minutes == 0
