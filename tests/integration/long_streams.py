"""Streams of many thousand events, as they could be made before there was a bound on what one player appends."""

from collections.abc import Iterable, Sequence
from itertools import chain, repeat

from tests.integration.house import MemoryStore

from schlemm.core.calls import PASS
from schlemm.core.contract import Result
from schlemm.core.seats import Seat
from schlemm.table.events import CallMade, TakenBack
from schlemm.table.pad.events import Entered, PadEvent, Undone
from schlemm.table.pad.log import PAD_COURSE
from schlemm.table.pad.pad import Entry as Written
from schlemm.table.series.events import GameAdded, GameEnded
from schlemm.table.series.log import SERIES_COURSE
from schlemm.table.series.series import Outcome, Sitting
from schlemm.table.store import Entry, Stored
from schlemm.table.team import codec as of_match
from schlemm.table.team.events import AtTable
from schlemm.table.team.place import Place, Room


def put(store: MemoryStore, stream: str, written: Iterable[tuple[str, bytes]]) -> None:
    """Add events to a stream behind its back."""
    kept = store.streams[stream]
    kept.extend(Stored(version, Entry(*each)) for version, each in enumerate(written, start=len(kept) + 1))


def long_match(store: MemoryStore, name: str, back: int) -> None:
    """Make a match long: a call made and taken back so many times."""
    dealer = Seat.NORTH  # of the first board
    again = (AtTable(Room.OPEN, CallMade(dealer, PASS)), AtTable(Room.OPEN, TakenBack(dealer, 0, 0)))
    put(store, name, map(of_match.encode, chain.from_iterable(repeat(again, back))))


def long_series(store: MemoryStore, name: str, games: int) -> None:
    """Make a circle's stream long: so many games, each over."""
    sitting = (Sitting(0, Place(Room.OPEN, Seat.SOUTH)),)
    events: Sequence[GameAdded | GameEnded] = [
        event
        for number in range(games)
        for event in (
            GameAdded(
                f"game{number}", "robber4", f"2026-{1 + number // 28 % 12:02}-{1 + number % 28:02}", sitting
            ),
            GameEnded(f"game{number}", Outcome(sitting, 4, 100)),
        )
    ]
    put(store, f"series {name}", map(SERIES_COURSE.codec.encode, events))


def long_pad(store: MemoryStore, name: str, back: int) -> None:
    """Make a pad's stream long: a deal written and taken back so many times."""
    again: tuple[PadEvent, ...] = (Entered(Written(Result.parse("1NTS="))), Undone())
    put(store, f"pad {name}", map(PAD_COURSE.codec.encode, chain.from_iterable(repeat(again, back))))
