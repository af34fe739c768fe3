"""A live table: the single writer of its events; it runs the bots and notifies the listeners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from schlemm.bots.workers.executor import Executor, HouseholdRunner
from schlemm.core.seats import Seat
from schlemm.store.event_log import retry_on_conflict
from schlemm.store.store import Conflict, Store
from schlemm.table.live.acting import BotsAtTable
from schlemm.table.live.ahead import ThinkingAhead
from schlemm.table.live.asked import AskedOfTable
from schlemm.table.live.bot_timing import Pace, shown_after
from schlemm.table.live.log import Log, Numbered, TableLog
from schlemm.table.live.presence import BotsWait, Household, Listener, Listeners, Presence, nobody
from schlemm.table.live.request_fingerprint import request_fingerprint
from schlemm.table.live.reviews import Reviews
from schlemm.table.live.robots import Chosen, SpareAction, chosen_action
from schlemm.table.live.stopwatch import STEADY, Now, Timekeeper
from schlemm.table.rules.act import DealSource, Request
from schlemm.table.rules.decide import opening
from schlemm.table.state.events import TableOpened


class Session(AskedOfTable):
    """A table whose events are written by nobody else in this process.

    Args:
        log: The table and its stream.
        executor: Runs bots and other long work outside the event loop.
        deals: Where deals come from.
        watch: Who looks at tables that are played together; ``None`` for a table by itself.
        now: What people's time is measured by.
        pace: When what bots do is shown.
    """

    def __init__(
        self,
        log: Log,
        executor: Executor,
        deals: DealSource,
        watch: Presence | None = None,
        now: Now = STEADY,
        pace: Pace = shown_after,
    ) -> None:
        self._log = log
        self._deals = deals
        self._watch = watch or Presence()
        runner = HouseholdRunner(executor, lambda: self.household)
        super().__init__(log, runner)
        self.clock = Timekeeper(log, now)
        self.listeners = Listeners(self._watch, self.clock.looked_at)
        self._bots = BotsAtTable(
            log,
            self._watch,
            pace,
            ThinkingAhead(partial(chosen_action, runner, deals), deals),
            write=self._write_of_bot,
            give_up=partial(self._tell, ()),
        )
        self.dealt_hands = self._bots.hands
        self._watch.keeps_awake(self._bots.see_to_them)
        self.reviews = Reviews(log, runner)
        self._trouble: Exception | None = None

    @classmethod
    async def open(
        cls,
        table_id: str,
        event: TableOpened,
        store: Store,
        executor: Executor,
        deals: DealSource,
        pace: Pace = shown_after,
    ) -> Session:
        """Set up a new table and deal its first board.

        Raises:
            Refused: If the settings make no sense.
            Conflict: If there is a table of that name.
            StoreTrouble: If it could not be kept.
        """
        log = await TableLog.begin(table_id, opening(event, deals, table_id), store)
        return cls(log, executor, deals, pace=pace)

    @classmethod
    async def load(
        cls, table_id: str, store: Store, executor: Executor, deals: DealSource, pace: Pace = shown_after
    ) -> Session | None:
        """Take up a table where it stopped; ``None`` if there is none of that name.

        Raises:
            Unreadable: If an event of it cannot be read.
            Impossible: If an event of it cannot follow the ones before.
            StoreTrouble: If the store does not answer.
        """
        log = await TableLog.read(table_id, store)
        return None if log is None else cls(log, executor, deals, pace=pace)

    @property
    def trouble(self) -> Exception | None:
        """What has stopped the bots until something happens, or ``wake``; ``SpareAction`` stops none."""
        return self._watch.waits if self._trouble is None else self._trouble

    @property
    def household(self) -> str:
        """In whose name all that is asked here is thought, see ``Presence``."""
        return self._watch.household

    def listen(self, listener: Listener, household: Household = nobody) -> Callable[[], None]:
        """Tell this listener, of this household, of everything until the function returned is called."""
        return self.listeners.add(listener, household)

    def outcome(self, seat: Seat, request_id: str) -> int | None:
        """The version of the table that a player's request of the past led to; ``None`` if it was not carried out."""
        return self._log.outcome(request_fingerprint(self.table, seat, request_id))

    async def submit(self, request: Request) -> int:
        """Carry out a request, once, however often it comes; the version after it."""
        return await self._submit(lambda: request)

    async def submit_anew(self, make: Callable[[], Request]) -> int:
        """Carry out a request that is made of the table as it stands, and anew where another process was faster.

        Args:
            make: Makes it; what it raises is raised.
        """
        return await retry_on_conflict(lambda: self._submit(make))

    async def _submit(self, make: Callable[[], Request]) -> int:
        """Carry out a request, made while nobody else writes; the version of the table after it.

        Raises:
            RuleViolation: If a rule of the game forbids it.
            Refused: If the table has another reason not to do it.
            Conflict: If another process wrote to the table meanwhile; it has been read, and may be asked again.
            StoreTrouble: If what happened could not be kept; then it has not happened.
        """
        async with self._log.writing:
            request = make()
            known = request_fingerprint(self.table, request.by, request.id)
            if (done := self._log.outcome(known)) is not None:
                return done
            try:
                await self._write(replace(request, id=known))
            except Conflict:
                self.wake()  # bots may have to act upon what the other process wrote
                raise
        self.wake()
        return self.table.changes

    def wake(self) -> None:
        """Have bots act while it is their turn; with nobody watching, none does."""
        self._watch.wake()

    def drive(self, drives: bool) -> None:
        """Whether bots are to act in this process, where several keep the table open."""
        self._watch.drive(drives)

    @property
    def waits(self) -> BotsWait | None:
        """Why bots wait though somebody looks, if they do."""
        return self._watch.waits

    def keep_waiting(self, why: BotsWait | None) -> None:
        """Have bots wait for this reason, or act."""
        self._watch.keep_waiting(why)

    async def read_on(self) -> None:
        """Read what another process may have written, and tell of it.

        Raises:
            StoreTrouble: If the store does not answer.
            Unreadable: If an event of it cannot be read.
            Impossible: If an event of it cannot follow the ones before.
        """
        async with self._log.writing:
            numbered = await self._log.read_on()
            if numbered:
                self.hear(numbered)

    def hear(self, numbered: Numbered) -> None:
        """Tell the listeners of what has happened at this table in other ways than by a request to it."""
        self.clock.recorded_elsewhere(numbered)
        self._tell(numbered)
        self._bots.see_to_them()

    async def close(self) -> None:
        """Leave the table as it is; it can be taken up again with ``load``."""
        await self._bots.close()

    async def _write_of_bot(self, request: Request, chosen: Chosen) -> None:
        """Carry out what a bot does; what stood in for it is told until a person acts."""
        told = self._trouble if isinstance(self._trouble, SpareAction) else None
        await self._write(request, chosen.stood_in or told)

    async def _write(self, request: Request, trouble: SpareAction | None = None) -> None:
        """Carry a request out and tell; if another process was faster, read and tell what it wrote."""
        timed = self.clock.timed(request)
        events = self._log.decide(timed, self._deals)
        try:
            numbered = await self._log.append(events, timed.id)
        except Conflict:
            written = await self._log.catch_up()
            self.clock.recorded_elsewhere(written)
            self._tell(written)
            raise
        self.clock.recorded(numbered)
        self._tell(numbered, trouble)

    def _tell(self, numbered: Numbered, trouble: Exception | None = None) -> None:
        self._trouble = trouble
        self.clock.follow()
        self.listeners.tell(numbered)
