"""What one socket is still to be told, in order and bounded: a slow reader costs no memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from msgspec.structs import replace as with_fields

from schlemm.core.seats import Seat
from schlemm.server.common.reasons import of_trouble
from schlemm.server.protocol.server import Reply, Update
from schlemm.server.protocol.view import TableView, WordsView
from schlemm.server.views.clock import clock_view
from schlemm.server.views.events import news
from schlemm.server.views.game import GameNow
from schlemm.table.live.stopwatch import Ticking
from schlemm.table.state.events import Heard
from schlemm.table.views.sight import Sight

MOST: Final = 64
"""How much may wait: more than a whole deal of bots at once."""


@dataclass(frozen=True, slots=True)
class News:
    """What has happened at a table, and how it stood then; encoded only when it is sent.

    Attributes:
        events: What happened; empty where only the table itself is news.
        game: The game of the table, as it stood then.
        reader: Whose news it is.
        sure: Tricks that the reader can claim beyond doubt.
        trouble: What kept the bots from acting.
        ticking: How the clock stood.
        words: What people had said in words of their own.
    """

    events: Sequence[Heard]
    game: GameNow
    reader: Seat
    sure: int | None = None
    trouble: Exception | None = None
    ticking: Ticking | None = None
    words: Sequence[WordsView] = ()

    def update(self) -> Update:
        """The message for the reader."""
        sight, view = self.game.shown_to(self.reader, self._view)
        return Update(news(self.events, sight), view)

    def _view(self, sight: Sight) -> TableView:
        trouble = None if self.trouble is None else of_trouble(self.trouble)
        view = self.game.drawings.view(sight, self.game.here, self.sure, trouble)
        view = with_fields(view, words=list(self.words)) if self.words else view
        return view if self.ticking is None else with_fields(view, clock=clock_view(sight, self.ticking))


class Outbox:
    """A queue from a table to one of its players' sockets.

    News never waits for room: if too much is waiting already, what waits is dropped for the newest, which holds the
    whole table. Replies are never dropped; the socket reads no further command while there is no room for them.

    Args:
        reader: The seat of the player whose socket it is; where seats are drawn it changes.
        of_program: Whether a program has opened it with a key of its own.
        household: Where the socket comes from, as it is counted.
    """

    def __init__(self, reader: Seat, *, of_program: bool = False, household: str = "") -> None:
        self.reader = reader
        self.of_program = of_program
        self.household = household
        self._items: deque[News | Reply] = deque()
        self._changed = asyncio.Event()
        self._closed = False

    def tell(self, news: News) -> None:
        """Put news behind what is waiting; how the table stands takes the place of how it stood a moment ago."""
        last = self._items[-1] if self._items else None
        if not news.events and isinstance(last, News) and last.reader is news.reader:
            self._items.pop()
            news = replace(news, events=last.events)
        if len(self._items) >= MOST:
            self._items = deque(item for item in self._items if not isinstance(item, News))
            news = replace(news, events=())
        self._items.append(news)
        self._changed.set()

    def reply(self, reply: Reply) -> None:
        """Put a reply behind what is waiting."""
        self._items.append(reply)
        self._changed.set()

    @property
    def closed(self) -> bool:
        """Whether nobody listens to this reader any longer."""
        return self._closed

    def close(self) -> None:
        """Let ``next`` end once everything has been taken, and whoever waits for room give up."""
        self._closed = True
        self._changed.set()

    async def room(self) -> bool:
        """Wait until there is room for another reply; false once the outbox is closed, since nobody makes room then."""
        while len(self._items) >= MOST and not self._closed:
            await self._change()
        return not self._closed

    async def next(self) -> News | Reply | None:
        """The next thing to send; ``None`` when the outbox is closed and empty."""
        while not self._items and not self._closed:
            await self._change()
        if not self._items:
            return None
        self._changed.set()
        return self._items.popleft()

    async def _change(self) -> None:
        self._changed.clear()
        await self._changed.wait()
