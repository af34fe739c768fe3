"""When what bots do is shown: at moments that everybody could work out beforehand, whatever the bots hold."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import TypeAlias

import pytest
from tests.asked_bots import AskedBots
from tests.effort import examples
from tests.unit.table.playing import PLAYERS, ROBOTS, TABLE, deals_from, folded, moments, opening_events
from tests.virtual_time import in_virtual_time

from schlemm.core.action import Action
from schlemm.core.board.state import Bidding, Playing
from schlemm.core.seats import Seat
from schlemm.core.view import View
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.store.event_log import EventLog
from schlemm.store.store import Entry, Stored, StreamStart
from schlemm.table.live.bot_timing import bots_to_ask, shown_after
from schlemm.table.live.log import TABLE_COURSE, Numbered, TableLog
from schlemm.table.live.session import Session
from schlemm.table.rules.act import Request
from schlemm.table.rules.ceremony import CutPack
from schlemm.table.rules.decide import decide, opening
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.pausing import Resume
from schlemm.table.state.events import TableOpened
from schlemm.table.state.players import Person, Robot, hashed
from schlemm.table.state.settings import Ceremony, Settings, Tempo
from schlemm.table.state.table import Table
from schlemm.table.views.history import History
from schlemm.testing.hidden import reshuffled

Thought: TypeAlias = Callable[[View], float]
"""How many seconds a bot thinks about what it sees."""

GLANCE = 0.003
"""What a card takes where there is only one."""

LONGEST = {"anfaenger": 0.05, "klub": 0.5}
"""What thinking takes in most cases, by level, while ten tricks or more are left."""


class Nowhere:
    """A store that keeps nothing, and waits for nothing."""

    id = "nowhere"

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """As if it were kept."""
        return expected + len(entries)

    async def versions(self, holding: Collection[str] = ()) -> dict[str, int]:
        """There is none."""
        return {}

    async def first(self, stream: str) -> StreamStart | None:
        """Nothing begins."""
        return None

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """There is nothing."""
        return ()


class Thoughtful(AskedBots):
    """Bots that think for as long as they are told to, and then play by rules of thumb, or fail."""

    def __init__(self, thought: Thought, *, fails: bool = False) -> None:
        self._thought, self._fails = thought, fails

    async def act(self, bot_name: str, view: View) -> Action:
        """Think, then act."""
        await asyncio.sleep(self._thought(view))
        if self._fails:
            raise ValueError("no idea")
        return await super().act("forum:anfaenger", view)


async def shown(table: Table, thought: Thought, *, fails: bool = False) -> float:
    """How many seconds after somebody has come to look a bot's action is shown."""
    loop = asyncio.get_running_loop()
    session = Session(
        TableLog(EventLog(TABLE_COURSE, History(table), Nowhere())),
        Thoughtful(thought, fails=fails),
        deals_from(1),
    )
    begun, times, told = loop.time(), list[float](), asyncio.Event()

    def hear(events: Numbered) -> None:
        times.append(loop.time() - begun)
        told.set()

    leave = session.listen(hear)
    await told.wait()
    leave()
    await session.close()
    return round(times[0], 6)


def worlds(table: Table, viewer: Seat = Seat.SOUTH, count: int = 12) -> Iterator[Table]:
    """Tables that a viewer cannot tell from this one; this one comes first."""
    yield table
    assert table.board is not None
    for number in range(count):
        other = reshuffled(table.board, viewer, Random(number), swaps=30)
        if other != table.board:
            yield replace(table, board=other)


def has_one_card(table: Table) -> bool:
    """Whether the hand in turn has one legal card only."""
    board = table.board
    assert isinstance(board, Playing)
    return len(board.play.legal_cards(board.hands.of(board.turn))) == 1


def agreed(table: Table, level: str, tempo: Tempo) -> Table:
    """The same table with bots of this level at this tempo."""
    players = table.players.map(
        lambda player: player if isinstance(player, Person) else Robot(player.name, f"forum:{level}")
    )
    return replace(table, players=players, settings=replace(table.settings, tempo=tempo))


def with_and_without_a_choice() -> Iterator[Table]:
    """Early moments at which only a bot knows whether it has one legal card or several."""
    for seed in range(40):
        for table, _ in moments(seed):
            board = table.board
            if not (isinstance(board, Playing) and board.play.tricks_left >= 10 and bots_to_ask(table)):
                continue
            if board.pending is None and len({has_one_card(world) for world in worlds(table)}) == 2:
                yield table


@pytest.fixture(scope="module")
def secret_choices() -> tuple[Table, ...]:
    """Some of them."""
    return tuple(islice(with_and_without_a_choice(), examples(8)))


@pytest.mark.sweep
@pytest.mark.parametrize("level", LONGEST)
@pytest.mark.parametrize("tempo", Tempo)
def test_the_only_card_is_shown_when_one_of_several_is(
    tempo: Tempo, level: str, secret_choices: tuple[Table, ...]
) -> None:
    """Of hands that look alike from outside, those with one legal card and those with more play at the same moments."""
    random = Random(f"{tempo} {level}")

    def thought(view: View) -> float:
        return GLANCE if len(view.legal_cards()) == 1 else random.uniform(0.03, LONGEST[level])

    for table in secret_choices:
        moments_by_choice: dict[bool, set[float]] = {False: set(), True: set()}
        for world in worlds(agreed(table, level, tempo)):
            moments_by_choice[has_one_card(world)].add(in_virtual_time(shown(world, thought)))
        forced, free = moments_by_choice[True], moments_by_choice[False]
        assert len(forced) == 1
        assert forced == free


def of_a_kind(kind: str) -> Table:
    """A moment at which a bot has this to do."""
    if kind == "naming":
        return folded(opening_events(deals_from(2), MinibridgeForm(), ROBOTS))
    for table, _ in moments(5, claim=0.1, players=ROBOTS if kind == "answer" else PLAYERS):
        board = table.board
        claimed = isinstance(board, Playing) and board.pending is not None
        is_it = {"call": isinstance(board, Bidding), "lead": isinstance(board, Playing), "answer": claimed}
        if is_it[kind] and claimed == (kind == "answer") and bots_to_ask(table):
            return table
    raise AssertionError(kind)


KINDS = ("call", "naming", "lead", "answer")


@pytest.mark.sweep
@pytest.mark.parametrize("fails", [False, True], ids=["own", "stood-in"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("tempo", Tempo)
def test_whatever_a_bot_does_is_shown_at_one_moment(tempo: Tempo, kind: str, fails: bool) -> None:
    """A call, a contract named, a card, an answer to a claim, a stand-in's too: however long it took, as usual."""
    random = Random(kind)
    found = {
        in_virtual_time(shown(world, lambda _: random.uniform(0.001, 0.09), fails=fails))
        for world in worlds(agreed(of_a_kind(kind), "klub", tempo))
    }
    assert len(found) == 1
    assert min(found) >= 0.09


def test_a_bot_for_who_is_away_keeps_to_the_moments_too() -> None:
    """A bot that plays for an absent person acts no sooner and no later where it has one card only."""
    table, _ = next(
        (t, e) for t, e in moments(5) if isinstance(t.board, Bidding) and t.board.turn is Seat.SOUTH
    )
    away = replace(table, company=replace(table.company, away=(Seat.SOUTH,)))
    assert bots_to_ask(away) == (Seat.SOUTH,)
    found = {
        in_virtual_time(shown(away, lambda _, seconds=seconds: seconds)) for seconds in (0.001, 0.02, 0.09)
    }
    assert len(found) == 1


def test_bots_wait_through_a_pause() -> None:
    """As long as somebody has asked for a pause no bot acts, however long it lasts; after it they go on."""

    async def heard() -> list[str]:
        table = of_a_kind("call")
        paused = replace(table, company=replace(table.company, paused=Seat.SOUTH))
        session = Session(
            TableLog(EventLog(TABLE_COURSE, History(paused), Nowhere())),
            Thoughtful(lambda _: GLANCE),
            deals_from(1),
        )
        told = list[str]()
        leave = session.listen(lambda events: told.extend(type(event).__name__ for _, event in events))
        await asyncio.sleep(1000)
        await session.submit(Request("", Seat.SOUTH, session.table.version, Resume()))
        await asyncio.sleep(1000)
        leave()
        await session.close()
        return told[:2]

    assert in_virtual_time(heard()) == ["TableResumed", "CallMade"]


@pytest.mark.parametrize("tempo", Tempo)
def test_what_comes_late_comes_whole_seconds_late(tempo: Tempo, secret_choices: tuple[Table, ...]) -> None:
    """A bot that thinks longer than usual acts whole seconds after the usual moment, as soon as it can."""
    table = agreed(secret_choices[0], "klub", tempo)
    usual = in_virtual_time(shown(table, lambda _: GLANCE))
    for late in (0.05, 0.7, 1.3, 4.2):
        assert in_virtual_time(shown(table, lambda _: usual + late)) == pytest.approx(usual + int(late + 1))  # noqa: B023


@pytest.mark.slow
def test_the_moment_is_the_same_for_all_who_cannot_tell() -> None:
    """At every moment of a robber, with the cards dealt anew that a player cannot see, bots act after the same time."""
    compared = 0
    for turn, (table, _) in enumerate(moments(11, claim=0.1)):
        for seat in bots_to_ask(table):
            usual = shown_after(table, seat)
            assert usual > 0
            for world in worlds(table, Seat.SOUTH, 2 if turn % 5 else 0):
                assert bots_to_ask(world) == bots_to_ask(table)
                assert shown_after(world, seat) == usual
                compared += world is not table
    assert compared > 100


def test_a_card_that_everybody_sees_is_the_only_one_is_not_waited_for() -> None:
    """What all know needs no hiding: the last cards, and an open hand's only one, come at once."""
    quick = {
        shown_after(agreed(table, "klub", Tempo.AT_ONCE), seat)
        for table, _ in moments(3, claim=0.0)
        for seat in bots_to_ask(table)
        if isinstance(table.board, Playing) and (table.board.play.tricks_left == 1 or only_one_open(table))
    }
    assert quick
    assert max(quick) <= 0.2


def only_one_open(table: Table) -> bool:
    """Whether the hand in turn is dummy's, open, and has one legal card."""
    board = table.board
    return (
        isinstance(board, Playing)
        and board.play.dummy_faced
        and board.turn is board.contract.dummy
        and has_one_card(table)
    )


PICKED_UP_LATE = 1.1
"""Seconds after which the slower of two people has picked up; the beat of a deal is longer."""


def seen_dealt() -> Table:
    """A table whose cards everybody has seen dealt: a bot calls first, people sit at South and West."""
    deals, settings = deals_from(3), Settings(ceremony=Ceremony.SINGLY)
    players = PLAYERS.put(Seat.WEST, Person("Ben", hashed("another secret 01", TABLE)))
    form = RobberOfFourForm(first_dealer=Seat.NORTH)
    table = folded(opening(TableOpened(form, players, settings), deals, TABLE))
    for event in decide(table, Request("", Seat.WEST, table.version, CutPack(23)), deals):
        table = evolve(table, event)
    return table


@pytest.mark.parametrize(
    ("taken", "gone", "shown_at"),
    [
        ({}, None, 2.6),
        ({Seat.SOUTH: 0.5}, None, 2.6),
        ({Seat.SOUTH: 0.5, Seat.WEST: PICKED_UP_LATE}, None, PICKED_UP_LATE),
        ({Seat.SOUTH: 0.0, Seat.WEST: 0.0}, None, 0.45),
        ({Seat.SOUTH: 3.0, Seat.WEST: 3.0}, None, 2.6),
        ({Seat.SOUTH: 0.5}, PICKED_UP_LATE, PICKED_UP_LATE),
        ({Seat.SOUTH: PICKED_UP_LATE}, 0.5, PICKED_UP_LATE),
        ({}, 0.5, 2.6),
    ],
)
@pytest.mark.parametrize("thinks", [GLANCE, 0.4])
def test_bots_wait_for_those_who_watch_the_dealing_and_no_longer(
    taken: dict[Seat, float], gone: float | None, shown_at: float, thinks: float
) -> None:
    """The first call comes when the last person here has picked up, or after the deal's beat; West may leave before."""

    async def first_call() -> float:
        loop = asyncio.get_running_loop()
        session = Session(
            TableLog(EventLog(TABLE_COURSE, History(seen_dealt()), Nowhere())),
            Thoughtful(lambda _: thinks),
            deals_from(1),
        )
        begun, times, called = loop.time(), list[float](), asyncio.Event()

        def hear(_: Numbered) -> None:
            times.append(loop.time() - begun)
            called.set()

        leave = session.listen(hear)
        here = {Seat.SOUTH, Seat.WEST}

        def go() -> None:
            here.discard(Seat.WEST)
            session.dealt_hands.without(session.table, here)

        for seat, when in taken.items():
            loop.call_later(when, session.dealt_hands.pick_up, session.table, seat, here)
        if gone is not None:
            loop.call_later(gone, go)
        await called.wait()
        leave()
        await session.close()
        return round(times[0], 6)

    assert in_virtual_time(first_call()) == shown_at
