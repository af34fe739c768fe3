"""The deals of a game found again in its events, with what they were promised by, so that anybody can check them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce
from typing import Final

from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.dealing.fair import Promise, follows
from schlemm.store.store import Stored
from schlemm.table.live.codec import TABLE, decode
from schlemm.table.rules.dealing import Contributed
from schlemm.table.state.events import BoardDealt, BoardEnded, DealPromised, Event, TableOpened

ABOUT: Final = frozenset(map(TABLE.name_of, (TableOpened, DealPromised, Contributed, BoardDealt, BoardEnded)))
"""The events that say how boards were dealt, and when they were over."""


@dataclass(frozen=True, slots=True)
class DealtBoard:
    """A board that was dealt.

    Attributes:
        number: Which deal of the game, counted from 1.
        promise: What it was to follow from; ``None`` if nothing was promised.
        deal: The cards.
        declarer: The newcomer to whom the hands were passed on, if they were.
    """

    number: int
    promise: Promise | None
    deal: Deal
    declarer: Seat | None = None

    @property
    def is_kept(self) -> bool:
        """Whether the cards are those that follow from the promise, passed on as they had to be."""
        return self.promise is not None and follows(self.promise, self.deal, self.declarer)


@dataclass(slots=True)
class Ledger:
    """The boards of a game, event by event.

    Attributes:
        game: Name of the table or match.
        tables: How many tables play the same boards.
        dealt: All boards that were dealt, in their order.
        practice: Whether boards were chosen, to practise with them or to play them differently.
    """

    game: str
    tables: int = 1
    dealt: list[DealtBoard] = field(default_factory=list)
    practice: bool = False
    _promise: Promise | None = None
    _had: list[int] = field(default_factory=lambda: [0, 0])
    _ended: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def over(self) -> tuple[DealtBoard, ...]:
        """The boards that are over at all tables: only their cards may be shown."""
        return tuple(self.dealt[: min(self._ended[: self.tables])])

    def note(self, room: int, event: Event) -> None:
        """What has happened at one of the tables, counted from 0; a promise concerns all."""
        match event:
            case TableOpened(practice=practice, origin=origin):
                self.practice = practice is not None or origin is not None
            case DealPromised(number, secret):
                self._promise = Promise(self.game, number, secret)
            case Contributed(seat, value, cut) if self._promise is not None:
                who = seat.letter if self.tables == 1 else f"{room + 1}{seat.letter}"
                self._promise = self._promise.after(who, value, cut)
            case BoardDealt():
                self._deal(room, event)
            case BoardEnded():
                self._ended[room] += 1

    def _deal(self, room: int, event: BoardDealt) -> None:
        """A table has got its next board, as the first of them or after another one."""
        self._had[room] += 1
        number, promise = self._had[room], self._promise
        if number > len(self.dealt):
            kept = promise if promise is not None and promise.number == number else None
            self.dealt.append(DealtBoard(number, kept, event.deal, event.declarer))
            self._promise = None


def ledger_of(game: str, stored: Iterable[Stored], tables: int) -> Ledger:
    """The boards of a game as it is kept.

    Args:
        game: Its name.
        stored: Its events; what happened at a table of a match has the table's number before its kind.
        tables: One, or the two of a match.

    Raises:
        Unreadable: If an event cannot be read.
    """
    return reduce(noted, stored, Ledger(game, tables))


def noted(ledger: Ledger, item: Stored) -> Ledger:
    """The ledger after one more event; raises as ``ledger_of`` does."""
    number, dot, inner = item.entry.kind.rpartition(".")
    if inner in ABOUT:
        ledger.note(int(number) - 1 if dot else 0, decode(inner, item.entry.content))
    return ledger
