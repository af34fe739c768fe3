"""A table at which a board is practised: it begins with the play, and ends with a verdict."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.unit.table.playing import AT_ONCE, PLAYERS, deals_from, folded

from schlemm.bots.boards.goal_search import LookForBoard
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.core.action import PlayCard
from schlemm.core.board.state import Finished, Playing
from schlemm.core.goal import PLAYER, Goal, GoalBoard, GoalMatch, GoalWish, TableGoal
from schlemm.core.seats import Seat
from schlemm.table.live.codec import decode, encode
from schlemm.table.live.goal_boards import MOST, found_board
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.decide import decide
from schlemm.table.rules.disclosure import check_card_hint, check_question
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.goals import GoalSight, board_again, form_for, laid_out
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.rules.undo import Undo
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.settings import Ceremony, CeremonyDeals, Tempo
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

SEED = "e"
"""What boards follow from; a board for each goal is soon found then."""


@cache
def given(goal: Goal) -> GoalBoard:
    """A board for this goal."""
    return asyncio.run(found_board(InlineExecutor(), GoalWish(goal), SEED, 1))


def events(goal: Goal) -> tuple[Event, ...]:
    """How a table with a board for this goal begins."""
    board = given(goal)
    tried = TableGoal(GoalWish(goal), SEED, 1, board.fit, board.possible)
    return laid_out(TableOpened(form_for(board), PLAYERS, AT_ONCE, practice=tried), board)


def asked(table: Table, by: Seat, command: Command) -> Table:
    """The table after this request."""
    for event in decide(table, Request("", by, table.version, command), deals_from(1)):
        table = evolve(table, event)
    return table


def played(table: Table, seed: int) -> Iterator[Table]:
    """Every moment of a random play."""
    random = Random(seed)
    while isinstance(table.board, Playing):
        yield table
        board = table.board
        cards = sorted(board.play.legal_cards(board.hands.of(board.turn)), key=str)
        table = asked(table, table.plays_for(board.turn), PlayCard(random.choice(cards)))
    yield table


def goal_at(table: Table) -> GoalSight:
    """What the player may know of the practice."""
    goal = sight_for(table, PLAYER).goal
    assert goal is not None
    return goal


@pytest.mark.slow
def test_nobody_agrees_on_a_ceremony_where_boards_are_laid_out() -> None:
    """Other settings change at a practice table; that the dealing is played does not, for nothing is dealt there."""
    table = folded(events(Goal.MAKE))
    wished = replace(AT_ONCE, tempo=Tempo.SLOW, ceremony=Ceremony.SINGLY, ceremony_deals=CeremonyDeals.FIRST)
    agreed = replace(wished, ceremony=Ceremony.OFF, ceremony_deals=CeremonyDeals.EVERY)
    assert asked(table, PLAYER, ChangeSettings(wished)).settings == agreed


@pytest.mark.parametrize("goal", Goal)
def test_a_practice_table_begins_after_the_auction_and_keeps_its_events(goal: Goal) -> None:
    """The calls are there as if they had been made, everything can be stored, and the goal is in sight."""
    begun = events(goal)
    assert tuple(decode(*encode(event)) for event in begun) == begun
    table = folded(begun)
    assert isinstance(table.board, Playing)
    assert table.board.auction.calls == given(goal).calls
    tried = goal_at(table)
    assert (tried.wish.goal, tried.number, tried.verdict) == (goal, 1, None)
    assert board_again(table, 1) == given(goal)
    assert board_again(table, 2) is None


@pytest.mark.parametrize("goal", Goal)
def test_the_verdict_says_whether_the_goal_was_reached(goal: Goal) -> None:
    """Nothing is told before the end; then tricks, what was possible, and the goal by its own rule."""
    for seed in range(4):
        *before, table = played(folded(events(goal)), seed)
        assert all(goal_at(one).verdict is None for one in before)
        assert isinstance(table.board, Finished)
        result, verdict = table.board.result, goal_at(table).verdict
        assert result.contract is not None
        assert verdict is not None
        assert verdict.possible == given(goal).possible
        reached = {
            Goal.MAKE: result.tricks >= result.contract.tricks,
            Goal.OVERTRICKS: result.tricks >= (given(goal).possible or 0),
            Goal.BEAT: result.tricks < result.contract.tricks,
        }
        assert verdict.reached == reached[goal]
        assert verdict.tricks == (result.tricks if goal.declares else 13 - result.tricks)


def test_unchecked_overtricks_count_from_the_contract() -> None:
    """Where nobody knows how many tricks there are, the contract is the goal."""
    opened, *rest = events(Goal.OVERTRICKS)
    assert isinstance(opened, TableOpened)
    assert opened.practice is not None
    unknown = replace(opened, practice=replace(opened.practice, fit=GoalMatch.UNCHECKED, possible=None))
    *_, table = played(folded((unknown, *rest)), 1)
    verdict = goal_at(table).verdict
    assert isinstance(table.board, Finished)
    assert table.board.result.contract is not None
    assert verdict is not None
    assert verdict.possible is None
    assert verdict.reached == (table.board.result.tricks >= table.board.result.contract.tricks)


def test_the_given_calls_are_not_taken_back_and_no_board_follows() -> None:
    """Cards can be taken back, the auction cannot; after the board the table is over."""
    table = folded(events(Goal.MAKE))
    with pytest.raises(Refused) as refused:
        asked(table, PLAYER, Undo())
    assert refused.value.reason is RefusalCode.NOTHING_TO_TAKE_BACK
    moments = list(played(table, 1))
    own = next(one for one in moments if isinstance(one.board, Playing) and len(one.board.play.cards) == 2)
    back = asked(own, PLAYER, Undo()).board
    assert isinstance(back, Playing)
    assert len(back.play.cards) == 1
    with pytest.raises(Refused) as refused:
        asked(moments[-1], PLAYER, DealNext())
    assert refused.value.reason is RefusalCode.GAME_OVER


def test_practice_is_no_match() -> None:
    """Hints are given, and partner's calls may be asked about, though boards are scored as in a match."""
    table = next(one for one in played(folded(events(Goal.MAKE)), 1) if _is_own_turn(one))
    check_card_hint(table, PLAYER)
    check_question(table, PLAYER, PLAYER.partner)
    assert not table.is_match


def _is_own_turn(table: Table) -> bool:
    return isinstance(table.board, Playing) and table.plays_for(table.board.turn) is PLAYER


class Searching(InlineExecutor):
    """Answers every search with the same, and counts."""

    def __init__(self, answer: GoalBoard | None) -> None:
        self.answer = answer
        self.looked: list[int] = []

    async def carry_out(self, job: Any, household: str = "") -> Any:
        """The answer."""
        assert isinstance(job, LookForBoard)
        self.looked += range(job.first, job.first + job.count)
        return self.answer


async def test_a_search_is_bounded_and_takes_the_easiest_it_has() -> None:
    """Each of so many deals is looked at once; a board that is not as wished is better than none; none is refused."""
    easy = replace(given(Goal.MAKE), fit=GoalMatch.EASY)
    searching = Searching(easy)
    assert await found_board(searching, GoalWish(Goal.MAKE), "x", 1) == easy
    assert searching.looked == list(range(MOST))
    with pytest.raises(Refused) as refused:
        await found_board(Searching(None), GoalWish(Goal.MAKE), "x", 1)
    assert refused.value.reason is RefusalCode.NO_BOARD
