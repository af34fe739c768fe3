"""What workers find out for a player, hints, meanings, offers to claim, they find out from what the player sees."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from typing import NoReturn, TypeVar

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.asked_bots import AskedBots
from tests.unit.table.playing import WHOLE_GAMES, deals_from, moments
from tests.unit.table.test_sight import reshuffled

from schlemm.bidding.explanation.advice import Advice
from schlemm.bots.workers.questions import Job
from schlemm.core.calls import PASS, Call
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.core.view import View
from schlemm.store.event_log import EventLog
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.table.live.log import TABLE_COURSE, TableLog
from schlemm.table.live.session import Session
from schlemm.table.rules.refusal import Refused
from schlemm.table.state.table import Table
from schlemm.table.views.history import History

T = TypeVar("T")
READERS = (Seat.SOUTH, Seat.NORTH)


class Asked(Exception):
    """What workers are asked, instead of an answer."""


class Overheard(AskedBots):
    """Says what it is asked and answers nothing."""

    async def advise(self, view: View) -> Advice:
        """Say what call is asked for."""
        self.say("call", view)

    async def why_not(self, view: View, call: Call) -> tuple[Sentence, ...]:
        """Say which call is asked about."""
        self.say("why not", view, call)

    async def safe_claim(self, view: View) -> int | None:
        """Say whose claim is asked for."""
        self.say("claim", view)

    async def other(self, job: Job[T]) -> T:
        """Say what work is asked for."""
        self.say("job", job)

    def say(self, *what: object) -> NoReturn:
        """Tell it to the test."""
        raise Asked(*what)


async def answer(question: Awaitable[object]) -> object:
    """What comes of a question: what workers are asked, or why it is refused; else the answer."""
    try:
        return await question
    except (Asked, Refused, RuleViolation, IndexError) as said:
        return type(said), said.args, str(said)


async def all_answers(table: Table, seat: Seat) -> list[object]:
    """What comes of all that a player can ask about the board beside the game."""
    log = TableLog(EventLog(TABLE_COURSE, History(table), SqliteStore(Path("never-opened"))))
    session = Session(log, Overheard(), deals_from(1))
    questions: tuple[Awaitable[object], ...] = (
        session.advise(seat),
        session.why_not(seat, PASS),
        session.weigh_cards(seat),
        session.safe_claim(seat),
        session.explain(seat, 0),
    )
    return [await answer(each) for each in questions]


@WHOLE_GAMES
@given(st.integers(0, 10_000), st.sampled_from(READERS), st.integers(0, 400), st.integers(0, 10_000))
def test_what_workers_are_asked_for_a_player_does_not_depend_on_hidden_cards(
    seed: int, reader: Seat, moment: int, shuffle: int
) -> None:
    """Hints, objections, meanings and offers to claim: with other hidden cards the same is asked for, or refused."""
    tables = [table for table, _ in moments(seed, claim=0.1)]
    table = tables[moment % len(tables)]
    other = reshuffled(table, reader, Random(shuffle))
    assume(other is not None)
    assert other is not None
    here, there = (asyncio.run(all_answers(each, reader)) for each in (table, other))
    assert here == there


def test_everything_is_asked_in_these_games() -> None:
    """The property above is not empty: each kind of work is asked for at some moment."""
    kinds: set[object] = set()
    for table, _ in moments(3, claim=0.0):
        if table.board is not None:
            found = asyncio.run(all_answers(table, Seat.SOUTH))
            kinds |= {(place, each[0]) for place, each in enumerate(found) if isinstance(each, tuple)}
    assert kinds >= {(place, Asked) for place in range(5)}
