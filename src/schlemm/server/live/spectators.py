"""The sockets of those who look on at one table. They keep no bot awake, and are told after the players."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from schlemm.core.seats import Seat
from schlemm.server.common.messages import Reason
from schlemm.server.live.audience import NewsFor
from schlemm.server.live.outbox import News, Outbox
from schlemm.server.protocol.server import Trouble, Update
from schlemm.server.protocol.view import WordsView
from schlemm.server.protocol.watching import GalleryView
from schlemm.server.views.watching import gallery_view, watched_view
from schlemm.table.live.session import Session
from schlemm.table.rules.acts import is_told
from schlemm.table.rules.refusal import RefusalCode as Why
from schlemm.table.rules.spectators import spectators_of
from schlemm.table.state.company import Spectator
from schlemm.table.state.events import Heard

WordsFor: TypeAlias = Callable[[Seat, Spectator], Sequence[WordsView]]
"""What a guest of the player of a seat may read of what was said freely: nothing from before they came."""


@dataclass(frozen=True, slots=True)
class OverShoulder(News):
    """The news of a player, for a guest who sees what they see; its words are those that the guest may read."""

    def update(self) -> Update:
        """The message for the guest."""
        update = News.update(self)
        return Update(update.events, watched_view(update.view))


@dataclass(eq=False, slots=True)
class _Looking:
    """One socket.

    Attributes:
        who: Whose it is.
        outbox: What it is still to be told.
        last: What it was told last, in the gallery.
    """

    who: Spectator
    outbox: Outbox = field(init=False)
    last: GalleryView | None = None

    def __post_init__(self) -> None:
        self.outbox = Outbox(self.who.came.seat or Seat.NORTH)


class Spectators:
    """Those who look on at one table, as far as they are connected.

    Args:
        session: The table.
        news: What a player is told.
        words: What a guest may read of what was said freely.
    """

    def __init__(self, session: Session, news: NewsFor, words: WordsFor) -> None:
        self._session = session
        self._news = news
        self._words = words
        self._looking: list[_Looking] = []
        self._unlisten: Callable[[], None] | None = None
        self.empty_since = asyncio.get_running_loop().time()

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks on."""
        return not self._looking

    @property
    def sockets(self) -> int:
        """How many sockets look on."""
        return len(self._looking)

    def sockets_of(self, who: Spectator) -> int:
        """How many sockets somebody has open."""
        return sum(1 for each in self._looking if each.who.since == who.since)

    def enter(self, who: Spectator) -> Outbox:
        """A new socket of a spectator, which is told at once how things stand."""
        looking = _Looking(who)
        self._looking.append(looking)
        if self._unlisten is None:
            self._unlisten = self._session.listeners.overhear(self.tell)
        self._show(looking, ())
        return looking.outbox

    def leave(self, outbox: Outbox) -> None:
        """The socket is gone."""
        self._looking = [each for each in self._looking if each.outbox is not outbox]
        if self.is_empty and self._unlisten is not None:
            self.empty_since = asyncio.get_running_loop().time()
            self._unlisten()
            self._unlisten = None

    def tell(self, events: Sequence[tuple[int, Heard]] = ()) -> None:
        """Tell everybody what has happened and how things stand; who looks on no longer is told that, and no more."""
        still = {each.since for each in spectators_of(self._session.table)}
        for looking in tuple(self._looking):
            if looking.who.since in still:
                self._show(looking, [event for _, event in events])
            else:
                looking.outbox.reply(Trouble(Reason(Why.WATCHING_ENDED.value)))
                looking.outbox.close()
                self.leave(looking.outbox)

    def close(self) -> None:
        """End all sockets."""
        for looking in self._looking:
            looking.outbox.close()

    def _show(self, looking: _Looking, events: Sequence[Heard]) -> None:
        seat = looking.who.came.seat
        if events and not any(is_told(event, looking.outbox.reader) for event in events):
            return  # a guest hears of no more than the player whose guest they are
        news = self._news(looking.outbox.reader, events)
        if seat is not None:
            words = self._words(seat, looking.who)
            looking.outbox.tell(
                OverShoulder(news.events, news.game, seat, None, news.trouble, news.ticking, words)
            )
            return
        view = gallery_view(news.game)
        if view != looking.last:  # else the number of messages would tell how far the board has come
            looking.last = view
            looking.outbox.reply(view)
