"""Holds cards that are the only one back, so that they come late as often as those that were chosen.

``table.live.bot_timing`` shows what a bot does at a moment by which nearly all such thoughts are had, and what takes
longer whole seconds later. Where the processors are taken, many chosen cards take longer, and a card that needed no
thought hardly ever does: coming late would tell that its player had a choice. So a forced card takes as long as a
recent chosen one took on this server for the same household, whose turn it shares, drawn among those at the most
similar moments of the play. What the draw follows from is a figure of the server: it depends on no card of the hand
that is asked.

A forced card waits for a worker as well, and may be late by itself. Where its draw was not, a later one that is drawn
to be late is let off, so that as many of both come late.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final, TypeVar

from schlemm.bots.level import Level
from schlemm.bots.registry import level_of_bot
from schlemm.bots.workers.executor import Executor, WrappedExecutor
from schlemm.bots.workers.questions import Job, WhatToDo
from schlemm.bots.workers.thinking import card_time
from schlemm.core.view import View

A = TypeVar("A")
T = TypeVar("T")

RECENT: Final = 64
"""How many chosen cards are remembered of a household, a level and a side."""

REMEMBERED: Final = 1_000
"""Of how many of these there are such memories."""

NEAREST: Final = 8
"""Among how many is drawn: those with the most similar number of tricks left, the latest first."""

MOST_OWED: Final = 16
"""How many forced cards that were late by themselves are made up for, so that a busy hour is not paid for the next."""


@dataclass(frozen=True, slots=True)
class CardKind:
    """What everybody knows about a card that a bot is about to play, and whether it is the only one.

    Attributes:
        level: How well the bot plays.
        declares: Whether its side plays the contract.
        left: How many tricks are left.
        usual: How many seconds nearly all such cards take.
        forced: That there is only one, which the bot alone knows.
    """

    level: Level
    declares: bool
    left: int
    usual: float
    forced: bool


def card_kind(bot_name: str, view: View) -> CardKind | None:
    """Return what kind of card is asked for; ``None`` if it is none of which only the bot knows whether it is forced.

    Who leads to a trick has a choice until the last one, and an open hand is seen by everybody.
    """
    play = view.play
    if play is None or view.pending is not None or play.led is None or play.tricks_left == 1:
        return None
    legal = view.legal_cards()
    if not legal or view.faced.of(play.turn) is not None:
        return None
    level = level_of_bot(bot_name)
    declares = play.turn.side is play.contract.side
    return CardKind(level, declares, play.tricks_left, card_time(level, play), len(legal) == 1)


@dataclass(frozen=True, slots=True)
class _Taken:
    """How long a card took, as a share of what nearly all take, and at how many tricks left."""

    left: int
    share: float


@dataclass(slots=True)
class _Recent:
    """The chosen cards of a household, level and side, the latest first, and how many forced ones were late unasked."""

    chosen: deque[_Taken] = field(default_factory=lambda: deque(maxlen=RECENT))
    owed: int = 0


class CardTimes:
    """How long bots' cards have taken on this server lately, until the answer had come.

    Args:
        random: What is drawn from; whoever knows it can tell what was drawn.
    """

    def __init__(self, random: Random) -> None:
        self._random = random
        self._recent: dict[tuple[str, Level, bool], _Recent] = {}

    @property
    def late(self) -> float:
        """The share of the chosen cards remembered that took longer than nearly all do: 0 where there is none."""
        shares = [each.share for recent in self._recent.values() for each in recent.chosen]
        return sum(share > 1 for share in shares) / len(shares) if shares else 0.0

    async def evened(self, kind: CardKind | None, household: str, work: Callable[[], Awaitable[A]]) -> A:
        """Have an answer take as long as one of its kind, forced or not; raises what the work does.

        Args:
            kind: What is asked for; ``None`` if it is to take what it takes.
            household: Who waits for it.
            work: Finds the answer.
        """
        loop = asyncio.get_running_loop()
        begun = loop.time()
        answer = await work()
        if kind is not None:
            took = loop.time() - begun
            await asyncio.sleep(self.taken(kind, took, household) - took)
        return answer

    def taken(self, kind: CardKind, seconds: float, household: str = "") -> float:
        """Note how long a card took; return how long it is to take for whoever waits, which is never less."""
        recent, share = self._recent_of(kind, household), seconds / kind.usual
        if not kind.forced:
            recent.chosen.appendleft(_Taken(kind.left, share))
            return seconds
        if not recent.chosen:
            return seconds
        nearest = sorted(recent.chosen, key=lambda each: abs(each.left - kind.left))[:NEAREST]
        drawn = self._random.choice(nearest).share
        if share > 1:
            recent.owed = min(recent.owed + (drawn <= 1), MOST_OWED)
            return seconds
        if drawn > 1 and recent.owed:
            recent.owed -= 1
            return seconds
        return max(seconds, kind.usual * drawn)

    def _recent_of(self, kind: CardKind, household: str) -> _Recent:
        """Return what is remembered of such cards of this household; the one asked for longest ago is forgotten."""
        of = household, kind.level, kind.declares
        self._recent[of] = recent = self._recent.pop(of, None) or _Recent()
        if len(self._recent) > REMEMBERED:
            del self._recent[next(iter(self._recent))]
        return recent


class EvenTiming(WrappedExecutor):
    """Another executor, whose bots take as long over a card that is the only one as over others.

    Args:
        executor: The executor that does the work.
        times: How long cards have taken.
    """

    def __init__(self, executor: Executor, times: CardTimes) -> None:
        super().__init__(executor)
        self._times = times

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Return the result of this job; raise as ``Executor.carry_out`` does."""
        asked: object = job
        kind = card_kind(asked.bot_name, asked.view) if isinstance(asked, WhatToDo) else None
        return await self._times.evened(kind, household, partial(self._executor.carry_out, job, household))
