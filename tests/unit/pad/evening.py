"""An evening whose score is kept on a pad."""

from collections.abc import Iterable

from schlemm.core.contract import Result
from schlemm.core.seats import BySeat, Seat
from schlemm.pad.decide import enter
from schlemm.pad.events import PadEvent, PadOpened
from schlemm.pad.evolve import evolve, opened
from schlemm.pad.pad import Held, Pad, PadEntry
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.scoring.forms.settle import Rounding, Stake
from schlemm.table.state.forms import Form

PEOPLE = ("Anna", "Ben", "Carla", "Dora", "Emil")
FIRST = BySeat(0, 1, 2, 3)
MATCH = DuplicateForm(4)


def beginning(form: Form) -> PadOpened:
    """The first event of a pad for this form."""
    people, seated = (("Blau", "Rot"), BySeat(0, 1, 0, 1)) if form == MATCH else (PEOPLE, FIRST)
    stake = Stake(10, Rounding.HALF_UP)
    return PadOpened("", "invite", "w" * 32, form, stake, people, seated, Seat.NORTH, "2026-11-19")


def pad(form: Form | None = None) -> Pad:
    """A pad on which nothing is written yet."""
    return opened("abcdefghjkmn", beginning(form or RubberForm()))


def after(now: Pad, events: Iterable[PadEvent]) -> Pad:
    """The pad after these events."""
    for event in events:
        now = evolve(now, event)
    return now


def entry(text: str, held: Held | None = None) -> PadEntry:
    """What is written of a deal."""
    return PadEntry(Result.parse(text), held)


def written(now: Pad, *texts: str) -> Pad:
    """The pad with these results written below what is there."""
    for text in texts:
        now = after(now, enter(now, entry(text)))
    return now
