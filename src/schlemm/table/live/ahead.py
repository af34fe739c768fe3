"""What bots are going to do, thought about while what they do before waits for its moment."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import reduce
from typing import Final, TypeAlias

from schlemm.core.action import MakeCall, PlayCard
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import Seat
from schlemm.table.live.bot_timing import bots_to_ask
from schlemm.table.live.robots import Chosen, Occasion, occasion_of
from schlemm.table.rules.act import DealSource, Request
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.refusal import Refused
from schlemm.table.state.table import Table

Choose: TypeAlias = Callable[[Table, Seat], Awaitable[Chosen]]
"""What the bot of a seat does at a table as it stands."""


AHEAD: Final = 3
"""How many thoughts a table has at most that are not had yet: as many bots act in a row where a person plays too."""


@dataclass(eq=False)
class _Thought:
    """What a bot is going to do, if it comes to this.

    Attributes:
        occasion: What it is asked.
        table: How the table will stand then.
        task: Thinks about it.
        chosen: The action; ``None`` until it is known.
    """

    occasion: Occasion
    table: Table
    task: asyncio.Task[Chosen] | None = None
    chosen: Chosen | None = None


class ThinkingAhead:
    """The thoughts of a table's bots: as soon as one has chosen, the next one begins, before anything is shown.

    A thought is good for the very same question only (``Occasion``), which is asked once it has happened what was
    foreseen. Otherwise, such as after taking back, it is forgotten. Nobody is told of it before, and no event tells of
    it. A table asks for one at a time, as it would without.

    Args:
        choose: Asks a bot.
        deals: Where deals come from; no call or card needs one.
    """

    def __init__(self, choose: Choose, deals: DealSource) -> None:
        self._choose = choose
        self._deals = deals
        self._line: deque[_Thought] = deque()

    async def chosen(self, table: Table, seat: Seat) -> Chosen:
        """What the bot of this seat does; perhaps it has thought about that already. Raises what asking it does."""
        if table.pack_to_cut is not None:
            return await self._choose(table, seat)
        occasion = occasion_of(table, seat)
        if not self._line or self._line[0].occasion != occasion:
            self.forget()
            self._begin(occasion, table)
        first = self._line[0]
        assert first.task is not None
        try:
            return await asyncio.shield(first.task)
        finally:
            if self._line and self._line[0] is first:
                self._line.popleft()
                self._go_on()

    def forget(self) -> None:
        """It has come otherwise: nothing thought so far is good for anything."""
        for thought in self._line:
            assert thought.task is not None
            thought.task.cancel()
        self._line.clear()

    def _begin(self, occasion: Occasion, table: Table) -> None:
        thought = _Thought(occasion, table)
        thought.task = asyncio.create_task(self._think(thought))
        thought.task.add_done_callback(_quietly)
        self._line.append(thought)

    async def _think(self, thought: _Thought) -> Chosen:
        thought.chosen = await self._choose(thought.table, thought.occasion.seat)
        self._go_on()
        return thought.chosen

    def _go_on(self) -> None:
        """Begin with what comes after the last thought, if that is had and a bot's turn comes then."""
        if not 0 < len(self._line) < AHEAD or self._line[-1].chosen is None:
            return
        last = self._line[-1]
        after = foreseen(last.table, last.occasion.seat, last.chosen, self._deals)
        if after is not None and (seats := bots_to_ask(after)):
            self._begin(occasion_of(after, seats[0]), after)


def foreseen(table: Table, seat: Seat, chosen: Chosen | None, deals: DealSource) -> Table | None:
    """The table after a bot's call or card; ``None`` after anything else, which others answer or chance decides."""
    if chosen is None or not isinstance(chosen.action, MakeCall | PlayCard):
        return None
    try:
        return reduce(evolve, decide(table, Request("", seat, table.version, chosen.action), deals), table)
    except (RuleViolation, Refused):
        return None


def _quietly(task: asyncio.Task[Chosen]) -> None:
    """Whoever wants this thought hears of its failure; where nobody does, nobody has to."""
    if not task.cancelled():
        task.exception()
