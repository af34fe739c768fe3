"""One table, alive: the single writer of its events, who asks the bots and tells the players."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from schlemm.bots import bot as bots
from schlemm.bots.executor import Executor
from schlemm.bots.message import Message
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import SEATS, Seat
from schlemm.core.state import Playing
from schlemm.table.clock import BEATS, on_the_beat
from schlemm.table.codec import decode, encode
from schlemm.table.decide import DealSource, decide, opening
from schlemm.table.events import Event, TableOpened
from schlemm.table.evolve import evolve, opened
from schlemm.table.players import Robot
from schlemm.table.refusal import Refused
from schlemm.table.requests import AnswerClaim, Command, MakeCall, MakeClaim, PlayCard, Request
from schlemm.table.sight import actor, view_of
from schlemm.table.store import Conflict, Entry, Store
from schlemm.table.table import Table

_LOG: Final = logging.getLogger(__name__)

Listener: TypeAlias = Callable[[Sequence[tuple[int, Event]], Table], None]
"""Told of what has happened (each event with its version) and how the table stands now; it must not wait."""


class Session:
    """A table whose events are written by nobody else in this process.

    Args:
        table: The table as the store has it.
        done: The version that each request of the past led to, by its id.
        store: Where events are kept.
        executor: Who asks the bots.
        deals: Where deals come from.
    """

    def __init__(
        self, table: Table, done: dict[str, int], store: Store, executor: Executor, deals: DealSource
    ) -> None:
        self._table = table
        self._done = done
        self._store = store
        self._executor = executor
        self._deals = deals
        self._writing = asyncio.Lock()
        self._listeners: list[Listener] = []
        self._robots: asyncio.Task[None] | None = None
        self._trouble: Exception | None = None

    @classmethod
    async def open(
        cls, table_id: str, event: TableOpened, store: Store, executor: Executor, deals: DealSource
    ) -> Session:
        """Set up a new table and deal its first board.

        Raises:
            Refused: If the settings make no sense.
            Conflict: If there is a table of that name.
            StoreTrouble: If it could not be kept.
        """
        events = opening(event, deals)
        await store.append(table_id, 0, _entries(events, ""))
        return cls(_folded(table_id, events), {}, store, executor, deals)

    @classmethod
    async def load(cls, table_id: str, store: Store, executor: Executor, deals: DealSource) -> Session | None:
        """Take up a table where it stopped; ``None`` if there is none of that name.

        Raises:
            Unreadable: If an event of it cannot be read.
            StoreTrouble: If the store does not answer.
        """
        stored = await store.read(table_id)
        if not stored:
            return None
        events = [decode(item.entry.kind, item.entry.content) for item in stored]
        done = {item.entry.request: item.version for item in stored if item.entry.request}
        return cls(_folded(table_id, events), done, store, executor, deals)

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._table

    @property
    def trouble(self) -> Exception | None:
        """What has stopped the bots, until something happens again; ``wake`` has them try once more."""
        return self._trouble

    # -- players ------------------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tell this listener of everything from now on, until the function returned is called."""
        self._listeners.append(listener)
        self.wake()

        def leave() -> None:
            self._listeners.remove(listener)

        return leave

    async def submit(self, request: Request) -> int:
        """Carry out a request, once, however often it comes.

        Returns:
            The version of the table after it.

        Raises:
            RuleViolation: If a rule of the game forbids it.
            Refused: If the table has another reason not to do it.
            StoreTrouble: If what happened could not be kept; then it has not happened.
        """
        async with self._writing:
            if request.id in self._done:
                return self._done[request.id]
            events = decide(self._table, request, self._deals)
            await self._write(events, request.id)
            self._done[request.id] = self._table.version
        self.wake()
        return self._table.version

    async def explain(self, index: int) -> Message:
        """What a call means, as its bidder's system reads it.

        Raises:
            IndexError: If there is no such call.
        """
        view = view_of(self._table, SEATS[0])
        auction = view.auction
        if not 0 <= index < len(auction.calls):
            raise IndexError(index)
        system = view.public.systems.of(auction.first.after(index).side)
        return await self._executor.explain(system, view.public, index)

    async def claimable(self, seat: Seat) -> int | None:
        """How many of the tricks left the player of this seat can claim beyond doubt, if it is their turn to play."""
        board = self._table.board
        if not isinstance(board, Playing) or actor(self._table) is not seat:
            return None
        return await self._executor.claimable(view_of(self._table, self._table.acts_as(seat)))

    # -- bots ---------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """See to it that bots act while it is theirs to act."""
        if (self._robots is None or self._robots.done()) and self._bots_to_ask():
            self._robots = asyncio.create_task(self._let_bots_act())

    async def close(self) -> None:
        """Leave the table as it is; it can be taken up again with ``load``."""
        if self._robots is not None:
            self._robots.cancel()
            await asyncio.gather(self._robots, return_exceptions=True)

    def _bots_to_ask(self) -> tuple[Seat, ...]:
        """The seats of bots that have something to do now; with nobody watching, none has."""
        board = self._table.board
        if not self._table.board_in_progress or not self._listeners:
            return ()
        if isinstance(board, Playing) and board.pending is not None:
            waiting = board.pending.waits_for(board.contract, board.play.tricks_left)
        else:
            turn = actor(self._table)
            waiting = () if turn is None else (turn,)
        return tuple(
            seat for seat in waiting if isinstance(self._table.players.of(self._table.plays_for(seat)), Robot)
        )

    async def _let_bots_act(self) -> None:
        while seats := self._bots_to_ask():
            table = self._table
            try:
                action = await on_the_beat(_pause(table), partial(self._ask, seats[0], table))
                await self._submit_of_bot(seats[0], table.version, action)
            except (RuleViolation, Refused) as error:
                if self._table.version == table.version:
                    _LOG.exception("the bot at %s, table %s, did what it may not do", seats[0], table.id)
                    self._stopped_by(error)
                    return
            except asyncio.CancelledError:
                raise
            except Exception as error:
                _LOG.exception("the bots of table %s have stopped", table.id)
                self._stopped_by(error)
                return

    def _stopped_by(self, error: Exception) -> None:
        """Keep in mind what has stopped the bots, and tell; nothing has happened at the table."""
        self._trouble = error
        for listener in tuple(self._listeners):
            listener((), self._table)

    async def _ask(self, seat: Seat, table: Table) -> bots.Action:
        player = table.players.of(seat)
        name = player.bot if isinstance(player, Robot) else ""
        return await self._executor.act(name, view_of(table, seat))

    async def _submit_of_bot(self, seat: Seat, seen: int, action: bots.Action) -> None:
        async with self._writing:
            if self._table.version != seen:
                return  # stale: somebody took back or stopped meanwhile; ask again
            request = Request("", seat, seen, _command(action))
            await self._write(decide(self._table, request, self._deals), "")

    # -- the log ------------------------------------------------------------------------------------------------

    async def _write(self, events: Sequence[Event], request: str) -> None:
        """Keep the events, then let them happen, then tell. If keeping fails, nothing has happened."""
        table = self._table
        try:
            await self._store.append(table.id, table.version, _entries(events, request))
        except Conflict:
            await self._catch_up()
            raise
        numbered = list(enumerate(events, start=table.version + 1))
        for event in events:
            table = evolve(table, event)
        self._happened(numbered, table)

    async def _catch_up(self) -> None:
        """Another process has written to this table: read what it wrote."""
        table, numbered = self._table, []
        for stored in await self._store.read(table.id, table.version):
            event = decode(stored.entry.kind, stored.entry.content)
            table = evolve(table, event)
            numbered.append((stored.version, event))
            if stored.entry.request:
                self._done[stored.entry.request] = stored.version
        self._happened(numbered, table)

    def _happened(self, numbered: Sequence[tuple[int, Event]], table: Table) -> None:
        self._table, self._trouble = table, None
        for listener in tuple(self._listeners):
            listener(numbered, table)


def _entries(events: Sequence[Event], request: str) -> list[Entry]:
    """The events as the store takes them; the request's id goes with the last, which completes it."""
    last = len(events) - 1
    return [Entry(*encode(event), request if place == last else "") for place, event in enumerate(events)]


def _folded(table_id: str, events: Sequence[Event]) -> Table:
    table = opened(table_id, events[0])
    for event in events[1:]:
        table = evolve(table, event)
    return table


def _pause(table: Table) -> float:
    """How long a bot waits now: longer when a trick has just been completed."""
    beat = BEATS[table.settings.tempo]
    board = table.board
    if isinstance(board, Playing) and board.pending is None and board.play.winners:
        return beat.action if board.play.trick.cards else beat.trick
    return beat.action


def _command(action: bots.Action) -> Command:
    match action:
        case bots.MakeCall(call):
            return MakeCall(call)
        case bots.PlayCard(card):
            return PlayCard(card)
        case bots.MakeClaim(tricks):
            return MakeClaim(tricks)
        case bots.AnswerClaim(accept):
            return AnswerClaim(accept)
