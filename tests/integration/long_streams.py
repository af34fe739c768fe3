"""Streams of many thousand events, as they could be made before there was a bound on what one player appends."""

from collections.abc import Iterable, Sequence
from itertools import chain, repeat

from tests.integration.house import MemoryStore

from schlemm.circle.circle import GameOutcome, MemberPlace
from schlemm.circle.events import GameAdded, GameEnded
from schlemm.circle.log import CIRCLE_COURSE
from schlemm.core.calls import PASS
from schlemm.core.contract import Result
from schlemm.core.seats import Seat
from schlemm.match.live import codec as of_match
from schlemm.match.state.events import AtTable
from schlemm.match.state.place import Place, Room
from schlemm.pad.events import Entered, EntryTakenBack, PadEvent
from schlemm.pad.log import PAD_COURSE
from schlemm.pad.pad import PadEntry as Written
from schlemm.store.store import Entry, Stored
from schlemm.table.rules.playing import CallMade
from schlemm.table.rules.undo import Undone


def put(store: MemoryStore, stream: str, written: Iterable[tuple[str, bytes]]) -> None:
    """Add events to a stream behind its back."""
    kept = store.streams[stream]
    kept.extend(Stored(version, Entry(*each)) for version, each in enumerate(written, start=len(kept) + 1))


def long_match(store: MemoryStore, name: str, back: int) -> None:
    """Make a match long: a call made and taken back so many times."""
    dealer = Seat.NORTH  # of the first board
    again = (AtTable(Room.OPEN, CallMade(dealer, PASS)), AtTable(Room.OPEN, Undone(dealer, 0, 0)))
    put(store, name, map(of_match.encode, chain.from_iterable(repeat(again, back))))


def long_circle(store: MemoryStore, name: str, games: int) -> None:
    """Make a circle's stream long: so many games, each over."""
    sitting = (MemberPlace(0, Place(Room.OPEN, Seat.SOUTH)),)
    events: Sequence[GameAdded | GameEnded] = [
        event
        for number in range(games)
        for event in (
            GameAdded(
                f"game{number}", "robber4", f"2026-{1 + number // 28 % 12:02}-{1 + number % 28:02}", sitting
            ),
            GameEnded(f"game{number}", GameOutcome(sitting, 4, 100)),
        )
    ]
    put(store, f"series {name}", map(CIRCLE_COURSE.encode, events))


def long_pad(store: MemoryStore, name: str, back: int) -> None:
    """Make a pad's stream long: a deal written and taken back so many times."""
    again: tuple[PadEvent, ...] = (Entered(Written(Result.parse("1NTS="))), EntryTakenBack())
    put(store, f"pad {name}", map(PAD_COURSE.encode, chain.from_iterable(repeat(again, back))))
