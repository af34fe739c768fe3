"""Thinking ahead: bots that follow each other think at once what nobody has seen yet, and nothing of it is told."""

import asyncio
from collections.abc import Callable
from itertools import pairwise, repeat
from random import Random
from typing import TypeAlias

import pytest
from tests.unit.table.playing import ROBOTS, deals_from, moments
from tests.unit.table.test_acting import Nowhere, Thoughtful, agreed, worlds
from tests.virtual_time import in_virtual_time

from schlemm.core.action import Action, MakeCall
from schlemm.core.board.state import Bidding
from schlemm.core.calls import parse_call
from schlemm.core.seats import Seat
from schlemm.core.view import View
from schlemm.store.event_log import EventLog
from schlemm.table.live.ahead import AHEAD
from schlemm.table.live.bot_timing import bots_to_ask, shown_after
from schlemm.table.live.log import TABLE_COURSE, Numbered, TableLog
from schlemm.table.live.session import Session
from schlemm.table.rules.act import Request
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.playing import CallMade
from schlemm.table.rules.undo import Undo, Undone
from schlemm.table.state.elsewhere import ChangedElsewhere
from schlemm.table.state.events import Heard
from schlemm.table.state.settings import Tempo
from schlemm.table.state.table import Table
from schlemm.table.views.history import History

THINKS = 0.02
"""Seconds that every thought takes here, less than any moment."""

Meanwhile: TypeAlias = Callable[[Session], asyncio.Task[None]]
"""What somebody does beside the bots."""


class Watched(Thoughtful):
    """Bots of which is kept what each was asked, from when until when.

    Args:
        seconds: How long they think, one after the other; the last for all that follow.
    """

    def __init__(self, *seconds: float) -> None:
        left = iter((*seconds[:-1], *repeat(seconds[-1] if seconds else THINKS, 1000)))
        super().__init__(lambda _: next(left))
        self.asked: list[tuple[float, float, View]] = []

    async def act(self, bot_name: str, view: View) -> Action:
        """Think, then act."""
        begun = asyncio.get_running_loop().time()
        action = await super().act(bot_name, view)
        self.asked.append((begun, asyncio.get_running_loop().time(), view))
        return action


async def played(table: Table, bots: Watched, until: int, meanwhile: Meanwhile | None = None) -> Numbered:
    """What happens in so many events after this moment, each with the second at which it is told."""
    loop = asyncio.get_running_loop()
    session = Session(TableLog(EventLog(TABLE_COURSE, History(table), Nowhere())), bots, deals_from(1))
    told, enough = list[tuple[float, Heard]](), asyncio.Event()

    def hear(events: Numbered) -> None:
        told.extend((loop.time(), event) for _, event in events)
        if len(told) >= until:
            enough.set()

    leave = session.listen(hear)
    doing = None if meanwhile is None else meanwhile(session)
    await enough.wait()
    if doing is not None:
        await doing
    leave()
    await session.close()
    return [(round(1000 * at), event) for at, event in told]


def bots_in_a_row() -> Table:
    """A moment at which three bots call one after the other, and then the person in any case."""
    return next(table for table, _ in moments(5) if _begins(table, Seat.WEST))


def _begins(table: Table, seat: Seat) -> bool:
    board = table.board
    return isinstance(board, Bidding) and not board.auction.calls and board.turn is seat


def after_south(call: str) -> Table:
    """A moment at which the person South has made this call, and bots come next."""
    table = next(table for table, _ in moments(5) if _begins(table, Seat.SOUTH))
    return evolve(table, CallMade(Seat.SOUTH, parse_call(call)))


def take_back_and(seconds: float, call: str = "") -> Meanwhile:
    """After so many seconds South takes their call back, and may make another one."""

    async def change(session: Session) -> None:
        await asyncio.sleep(seconds)
        await session.submit(Request("back", Seat.SOUTH, session.table.version, Undo()))
        if call:
            wish = MakeCall(parse_call(call))
            await session.submit(Request("again", Seat.SOUTH, session.table.version, wish))

    return lambda session: asyncio.create_task(change(session))


def test_the_next_bot_thinks_while_the_one_before_waits_for_its_moment() -> None:
    """Of three bots in a row each begins when the one before has chosen; all have thought before the first is shown."""
    bots, table = Watched(), bots_in_a_row()
    told = in_virtual_time(played(table, bots, 3))
    begins, ends = [begun for begun, _, _ in bots.asked], [ended for _, ended, _ in bots.asked]
    assert begins == pytest.approx([0, THINKS, 2 * THINKS])
    assert 1000 * ends[-1] < told[0][0]


def public_moments(table: Table, told: Numbered) -> list[int]:
    """The milliseconds at which everybody could expect each of these events of bots, by what was to be seen before."""
    found, at = list[int](), 0.0
    for _, event in told:
        assert not isinstance(event, ChangedElsewhere)
        at += shown_after(table, bots_to_ask(table)[0])
        table = evolve(table, event)
        found.append(round(1000 * at))
    return found


@pytest.mark.parametrize("level", ["anfaenger", "klub"])
@pytest.mark.parametrize("tempo", Tempo)
def test_what_is_thought_ahead_is_told_at_its_own_moment(tempo: Tempo, level: str) -> None:
    """However long all in a row have thought, each is shown at the moment that follows from what was shown before."""
    random = Random(f"{tempo} {level}")
    table = agreed(bots_in_a_row(), level, tempo)
    for world in worlds(table):
        told = in_virtual_time(played(world, Watched(random.uniform(0.001, 0.09)), 3))
        assert [at for at, _ in told] == public_moments(world, told)


def test_who_could_think_ahead_is_late_less_often() -> None:
    """A thought longer than its own moment is shown in time, if it could begin while those before were waited for."""
    table = bots_in_a_row()
    usual = [at for at, _ in in_virtual_time(played(table, Watched(), 3))]
    longer = (usual[2] - usual[1]) / 1000 + 0.1
    assert [at for at, _ in in_virtual_time(played(table, Watched(THINKS, THINKS, longer), 3))] == usual


@pytest.mark.parametrize("late", [0.05, 0.7, 1.3])
def test_what_comes_late_in_a_row_comes_whole_seconds_late(late: float) -> None:
    """Whichever bot of a row is not done at its moment is shown whole seconds later, and so are those after it."""
    table = bots_in_a_row()
    usual = [at for at, _ in in_virtual_time(played(table, Watched(), 3))]
    for slow in range(3):
        thoughts = [usual[slow] / 1000 + late if at == slow else 0.0 for at in range(3)]
        told = in_virtual_time(played(table, Watched(*thoughts), 3))
        after = 1000 * int(late + 1)
        assert [at for at, _ in told] == [
            at + (after if each >= slow else 0) for each, at in enumerate(usual)
        ]


def test_one_thought_at_a_time_and_none_twice() -> None:
    """Four bots play a board with one question under way at a time, none asked again, none far ahead."""
    bots = Watched()
    table = next(table for table, _ in moments(7, players=ROBOTS))
    told = in_virtual_time(played(table, bots, 20))
    assert all(ended <= begun for (_, ended, _), (begun, _, _) in pairwise(bots.asked))
    assert len({view.text() for _, _, view in bots.asked}) == len(bots.asked)
    for at, (begun, _, _) in enumerate(bots.asked):
        shown = sum(1000 * begun >= moment - 0.5 for moment, _ in told)
        assert at - shown <= AHEAD


def test_what_was_thought_is_forgotten_when_somebody_takes_back() -> None:
    """Bots whose thoughts came to nothing have done nothing: after taking back it is the person's turn again."""
    bots = Watched()
    told = in_virtual_time(played(after_south("1S"), bots, 1, take_back_and(0.1)))
    assert len(bots.asked) >= 3
    assert [type(event) for _, event in told] == [Undone]


def test_no_thought_is_had_for_another_question() -> None:
    """Taken back in the middle of a row and bid otherwise, bots are asked what they see then, and answer that."""
    bots = Watched()
    told = in_virtual_time(played(after_south("1S"), bots, 5, take_back_and(0.1, "2H")))
    calls = [event for _, event in told if isinstance(event, CallMade)]
    assert str(calls[0].call) == "2H"
    others = [view.text() for _, _, view in bots.asked if "1S" not in view.text()]
    assert len(others) >= 3
    assert all("2H" in text for text in others)
    fresh = in_virtual_time(played(after_south("2H"), Watched(), 3))
    assert calls[1:4] == [event for _, event in fresh if isinstance(event, CallMade)]


def test_a_board_is_played_as_without_thinking_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same calls and cards at the same moments, whether bots think ahead or not; only when they think differs."""
    table = next(table for table, _ in moments(7, players=ROBOTS))
    ahead, alone = Watched(), Watched()
    told = in_virtual_time(played(table, ahead, 30))
    monkeypatch.setattr("schlemm.table.live.ahead.AHEAD", 1)
    assert in_virtual_time(played(table, alone, 30)) == told
    assert ahead.asked[1][0] < alone.asked[1][0]
