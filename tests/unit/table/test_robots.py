"""Bots that fail, each in its own way: the table goes on, the log says so and betrays nothing."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from tests.asked_bots import AskedBots
from tests.pace import beat_alone
from tests.patience import PATIENCE
from tests.unit.bots.machines import Club, in_club
from tests.unit.table.playing import AT_ONCE, ROBOTS, TABLE, deals_from, folded, moments, opening_events

from schlemm.bots.bot import is_asked
from schlemm.bots.simple import SensibleAction, simplest
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.questions import Job, WhatToDo
from schlemm.core.action import Action, AnswerClaim, MakeCall, PlayCard
from schlemm.core.cards import CARDS
from schlemm.core.seats import Seat
from schlemm.core.view import View
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.table.live.bot_timing import bots_to_ask
from schlemm.table.live.robots import Chosen, SpareAction, chosen_action
from schlemm.table.live.session import Session
from schlemm.table.state.events import TableOpened
from schlemm.table.views.sight import view_of
from schlemm.testing.bots import is_legal
from schlemm.workers.process import WorkerFault

T = TypeVar("T")


def failing(view: View) -> Action:
    """A bot with a fault that names its cards."""
    raise ValueError(f"no idea: {view.text()}")


def hanging(view: View) -> Action:
    """A bot whose worker had to be killed."""
    raise WorkerFault("timed-out", f"over {view.hand}")


def cheating(view: View) -> Action:
    """A bot that plays cards that nobody may play."""
    return PlayCard(next(card for card in CARDS if card not in view.hand_in_turn))


class Faulty(AskedBots):
    """Bots that fail; with ``hopeless`` what should stand in for them fails too."""

    def __init__(self, bot: Callable[[View], Action], *, hopeless: bool = False) -> None:
        self.bot = bot
        self.hopeless = hopeless

    async def act(self, bot_name: str, view: View) -> Action:
        """Fail."""
        return self.bot(view)

    async def other(self, job: Job[T]) -> T:
        """Fail too, or work."""
        if self.hopeless:
            raise WorkerFault("crashed")
        return job.run()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """An empty store."""
    store = SqliteStore(tmp_path / "events.db")
    await store.start()
    yield store
    await store.close()


@pytest.mark.parametrize("hopeless", [False, True])
@pytest.mark.parametrize("bot", [failing, hanging, cheating])
async def test_four_bots_that_fail_play_a_board_to_its_end(
    bot: Callable[[View], Action], hopeless: bool, store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever goes wrong, the board ends, every listener hears who was stood in for, and the log names no card."""
    opened = TableOpened(RobberOfFourForm(), ROBOTS, AT_ONCE)
    faulty = Faulty(bot, hopeless=hopeless)
    session = await Session.open(TABLE, opened, store, faulty, deals_from(7), beat_alone)
    hands = session.table.board.board.deal.hands if session.table.board else ()
    told: list[Exception | None] = []
    with caplog.at_level(logging.ERROR):
        leave = session.listen(lambda _: told.append(session.trouble))
        async with asyncio.timeout(PATIENCE):
            while session.table.board_in_progress:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        leave()
    await session.close()
    assert told
    assert all(isinstance(trouble, SpareAction) for trouble in told)
    assert "failed" in caplog.text
    assert hands
    assert not any(str(hand) in caplog.text for hand in hands)


async def test_a_closed_executor_is_no_failure_of_the_bot() -> None:
    """When the server closes, nothing is played for a bot."""

    def closed(view: View) -> Action:
        raise WorkerFault("closed")

    table = folded(opening_events(deals_from(3)))
    with pytest.raises(WorkerFault):
        await chosen_action(Faulty(closed), deals_from(3), table, Seat.NORTH)


def test_where_no_machine_of_bots_answers_rules_of_thumb_do() -> None:
    """Bots that are asked over a bus on which nobody is are stood in for, and the players are told."""

    async def work(club: Club) -> None:
        table = folded(opening_events(deals_from(3)))
        (seat,) = bots_to_ask(table)
        async with club.server() as server:
            chosen = await chosen_action(server, deals_from(3), table, seat)
        assert chosen == Chosen(SensibleAction(view_of(table, seat)).run(), SpareAction(seat))

    in_club(work)


async def test_a_bot_that_works_is_left_alone() -> None:
    """What a sound bot does is its own."""
    table = folded(opening_events(deals_from(3)))
    (seat,) = bots_to_ask(table)
    expected = await InlineExecutor().carry_out(WhatToDo("forum:anfaenger", view_of(table, seat)))
    assert await chosen_action(InlineExecutor(), deals_from(3), table, seat) == Chosen(expected)


def test_what_stands_in_is_legal_everywhere() -> None:
    """In every moment of a whole robber both stand-ins do something legal, and agrees to no claim."""
    asked = 0
    for table, _ in moments(11):
        for seat in bots_to_ask(table):
            view = view_of(table, seat)
            if not is_asked(view):
                continue
            asked += 1
            for action in (SensibleAction(view).run(), simplest(view)):
                assert is_legal(action, view)
                assert isinstance(action, MakeCall | PlayCard | AnswerClaim)
                assert action != AnswerClaim(accept=True)
    assert asked > 100
