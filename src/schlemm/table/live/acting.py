"""The bots of one table, alive: each is asked when it has something to do, and acts at a moment that tells nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from schlemm.core.errors import RuleViolation
from schlemm.core.seats import Seat
from schlemm.store.store import Conflict
from schlemm.table.live.ahead import ThinkingAhead
from schlemm.table.live.bot_timing import Pace, bots_to_ask
from schlemm.table.live.clock import Sooner, at_its_moment
from schlemm.table.live.dealt_hands import DealtHands
from schlemm.table.live.log import Log
from schlemm.table.live.presence import Presence
from schlemm.table.live.robots import Chosen
from schlemm.table.rules.act import Request
from schlemm.table.rules.refusal import Refused
from schlemm.table.state.table import Table
from schlemm.workers.tasks import end_task

_LOG: Final = logging.getLogger(__name__)

Write: TypeAlias = Callable[[Request, Chosen], Awaitable[None]]
"""Has what a bot does happen, with the log held."""


class BotsAtTable:
    """Makes the bots act while it is their turn and anybody looks.

    Args:
        log: The table and its stream.
        watch: Who looks.
        pace: When what they do is shown.
        thoughts: What the bots have thought, and think.
        write: Has what it does happen.
        give_up: Told of what keeps them from acting.

    Attributes:
        hands: Which hands of a deal that is seen have been picked up.
    """

    def __init__(
        self,
        log: Log,
        watch: Presence,
        pace: Pace,
        thoughts: ThinkingAhead,
        write: Write,
        give_up: Callable[[Exception], None],
    ) -> None:
        self._log = log
        self._watch = watch
        self._pace = pace
        self._thoughts = thoughts
        self._write = write
        self._give_up = give_up
        self.hands = DealtHands()
        self._acting: asyncio.Task[None] | None = None

    def see_to_them(self) -> None:
        """Have them act, if they have something to do and are not at it."""
        if (self._acting is None or self._acting.done()) and self._watch.bots_act and self._to_ask():
            self._acting = asyncio.create_task(self._act())

    async def close(self) -> None:
        """Have them stop."""
        await end_task(self._acting)
        self._thoughts.forget()

    def _to_ask(self) -> tuple[Seat, ...]:
        return () if self._log.rests else bots_to_ask(self._log.table)

    async def _act(self) -> None:
        while self._watch.bots_act and (seats := self._to_ask()):
            table, seat = self._log.table, seats[0]
            moment, sooner = self._pace(table, seat), self._sooner(table, seat)
            try:
                chosen = await at_its_moment(moment, partial(self._thoughts.chosen, table, seat), sooner)
                await self._submit(seat, table, chosen)
            except Conflict:
                continue  # another process was faster; what it wrote has been read
            except Exception as error:
                if self._log.table.version != table.version and isinstance(error, RuleViolation | Refused):
                    continue  # somebody took back or stopped meanwhile
                _LOG.exception("the bot at %s, table %s, could not act", seat, table.id)
                self._give_up(error)
                return
        self._thoughts.forget()

    def _sooner(self, table: Table, seat: Seat) -> Sooner | None:
        """What nobody needs to wait for any longer: a deal whose hands everybody has picked up."""
        over = self.hands.all_taken(table)
        return None if over is None else Sooner(over, self._pace(replace(table, pack=None), seat))

    async def _submit(self, seat: Seat, seen: Table, chosen: Chosen) -> None:
        """Carry out what a bot does, unless that is stale."""
        async with self._log.writing:
            table = self._log.table
            if table.board is seen.board and seat in self._to_ask():
                await self._write(Request("", seat, table.version, chosen.action), chosen)
