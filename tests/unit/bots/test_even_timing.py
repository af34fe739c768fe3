"""On a busy server too, when a card comes tells nothing of whether its player had another one."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from random import Random
from typing import TypeVar, cast

import pytest
from tests.unit.table.playing import moments
from tests.unit.table.test_acting import agreed
from tests.virtual_time import in_virtual_time

from schlemm.bots.level import Level
from schlemm.bots.workers.even_timing import CardKind, CardTimes, EvenTiming, card_kind
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.questions import Job, WhatToDo
from schlemm.core.board.state import Playing
from schlemm.core.view import View
from schlemm.table.live.bot_timing import bots_to_ask, shown_after
from schlemm.table.live.clock import at_its_moment
from schlemm.table.state.settings import Tempo
from schlemm.table.state.table import Table
from schlemm.table.views.sight import view_of

T = TypeVar("T")
BOT = "forum:klub"
CARDS = 400
"""How many cards of each sort are compared."""


def kind(*, forced: bool, left: int = 7) -> CardKind:
    """A defender's card at some moment."""
    return CardKind(Level.CLUB, declares=False, left=left, usual=0.4, forced=forced)


@dataclass
class Busy(InlineExecutor):
    """Bots whose answers take as long as they are told to, by what is asked."""

    seconds: Callable[[View], float]

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Take so long, then act by rules of thumb."""
        asked: object = job
        assert isinstance(asked, WhatToDo)
        await asyncio.sleep(self.seconds(asked.view))
        return cast("T", WhatToDo("forum:anfaenger", asked.view).run())


def hidden_cards() -> Iterator[tuple[Table, CardKind]]:
    """Moments at which only a club player knows whether there is one legal card, at the tempo without pauses."""
    for seed in range(1_000):
        for table, _ in moments(seed, claim=0.0):
            if isinstance(table.board, Playing) and (seats := bots_to_ask(table)):
                found = card_kind(BOT, view_of(table, seats[0]))
                if found is not None:
                    yield agreed(table, "klub", Tempo.AT_ONCE), found


@pytest.fixture(scope="module")
def asked() -> list[Table]:
    """As many forced cards as chosen ones, which come at the same moments by all that everybody knows, in turn."""
    waiting: dict[CardKind, list[Table]] = {}
    found: list[Table] = []
    for table, kind in hidden_cards():
        other = waiting.setdefault(replace(kind, forced=not kind.forced), [])
        if other:
            found += [other.pop(), table]
        else:
            waiting.setdefault(kind, []).append(table)
        if len(found) == 2 * CARDS:
            return found
    raise AssertionError("too few")


async def lateness(asked: list[Table], seconds: Callable[[View], float]) -> dict[bool, list[float]]:
    """How many seconds after their moments cards are shown, by whether there was one card only."""
    times = CardTimes(Random("drawn"))
    bots, loop = EvenTiming(Busy(seconds), times), asyncio.get_running_loop()
    found: dict[bool, list[float]] = {False: [], True: []}
    for table in asked:
        seat = bots_to_ask(table)[0]
        view, moment, begun = view_of(table, seat), shown_after(table, seat), loop.time()
        await at_its_moment(moment, partial(bots.carry_out, WhatToDo(BOT, view)))
        found[len(view.legal_cards()) == 1].append(round(loop.time() - begun - moment, 6))
    return found


@pytest.mark.sweep
@pytest.mark.parametrize("forced_late", [0.0, 0.17, 0.48])
@pytest.mark.parametrize("chosen_late", [0.48, 0.9])
def test_forced_cards_come_late_as_often_as_chosen_ones(
    asked: list[Table], chosen_late: float, forced_late: float
) -> None:
    """Whatever shares of both come late from the workers, as many of either are shown late, and by as many seconds."""
    random = Random(f"{chosen_late} {forced_late}")

    def seconds(view: View) -> float:
        shares = {True: forced_late, False: chosen_late}
        found = card_kind(BOT, view)
        assert found is not None
        late = random.random() < shares[found.forced]
        return found.usual * (random.uniform(1.1, 8.0) if late else random.uniform(0.01, 0.9))

    found = in_virtual_time(lateness(asked, seconds))
    assert len(found[True]) == len(found[False]) == CARDS
    for least in (0.5, 1.5):
        of = {forced: sum(each > least for each in late) / CARDS for forced, late in found.items()}
        error = 2.6 * sqrt(2 * of[False] * (1 - of[False]) / CARDS)
        assert abs(of[True] - of[False]) < error, least


def test_nothing_is_held_back_where_nothing_is_late(asked: list[Table]) -> None:
    """On a server with time to spare every card, forced or not, is shown at its moment."""
    random = Random("quiet")
    found = in_virtual_time(lateness(asked[:200], lambda _: random.uniform(0.001, 0.19)))
    assert {*found[True], *found[False]} == {0.0}


def test_a_quiet_server_forgets_that_it_was_busy() -> None:
    """Once as many cards have come in time as are looked at, forced ones do again."""
    times = CardTimes(Random(1))
    for _ in range(100):
        times.taken(kind(forced=False), 9.0)
    assert times.late == 1.0
    assert times.taken(kind(forced=True), 0.01) == pytest.approx(9.0)
    for _ in range(200):
        times.taken(kind(forced=False), 0.1)
    assert times.late == 0.0
    assert times.taken(kind(forced=True), 0.01) == pytest.approx(0.1)


def test_it_is_drawn_among_the_most_similar_moments() -> None:
    """A card near the end takes no share of what the first tricks take, as far as there are others."""
    times = CardTimes(Random(2))
    for _ in range(50):
        times.taken(kind(forced=False, left=12), 4.0)
        times.taken(kind(forced=False, left=3), 0.1)
    assert times.taken(kind(forced=True, left=2), 0.01) == pytest.approx(0.1)
    assert times.taken(kind(forced=True, left=11), 0.01) == pytest.approx(4.0)
    assert times.taken(replace(kind(forced=True), declares=True), 0.01) == 0.01


def test_what_comes_late_for_a_stranger_holds_nobody_else_back() -> None:
    """Whose own chosen cards are in time has forced cards in time, though all of another household's are late."""
    times = CardTimes(Random(4))
    for _ in range(50):
        times.taken(kind(forced=False), 4.0, "stranger")
        times.taken(kind(forced=False), 0.1, "guest")
    assert times.taken(kind(forced=True), 0.01, "guest") == pytest.approx(0.1)
    assert times.taken(kind(forced=True), 0.01, "stranger") == pytest.approx(4.0)


def test_what_is_drawn_follows_from_the_seed() -> None:
    """The same cards with the same seed take as long."""

    def drawn(seed: int) -> list[float]:
        times, random = CardTimes(Random(seed)), Random(3)
        return [times.taken(kind(forced=at % 2 == 0), random.random()) for at in range(60)]

    assert drawn(1) == drawn(1) != drawn(2)


def test_what_everybody_sees_is_not_held_back() -> None:
    """No card of an open hand, no lead and no last card is of a kind: all know whether there is a choice."""
    kinds = 0
    for moment, _ in moments(5, claim=0.1):
        table = agreed(moment, "klub", Tempo.AT_ONCE)
        board = table.board
        for seat in bots_to_ask(table):
            found = card_kind(BOT, view_of(table, seat))
            if found is not None:
                assert isinstance(board, Playing)
                assert board.pending is None
                assert board.play.led is not None
                assert board.play.tricks_left > 1
                assert board.turn is not board.contract.dummy
                assert found.usual <= shown_after(table, seat)
                kinds += 1
    assert kinds > 10
