"""What a score pad looks like after an event."""

from __future__ import annotations

from dataclasses import replace

from schlemm.pad.events import (
    Corrected,
    Entered,
    EntryTakenBack,
    PadEvent,
    PadOpened,
    PersonNamed,
    RoundBegun,
    RoundStopped,
    WriterJoined,
)
from schlemm.pad.pad import UNDOABLE, Notes, Pad, PadEntry, Round
from schlemm.table.state.table import Impossible


def opened(pad_id: str, event: PadEvent) -> Pad:
    """The pad after its first event.

    Raises:
        Impossible: If that event does not open a pad.
    """
    if not isinstance(event, PadOpened):
        raise Impossible(f"pad {pad_id} begins with {type(event).__name__}, not PadOpened")
    notes = Notes(event.people, (Round(event.date, event.dealer, event.seated),))
    pad = Pad(pad_id, 1, event.name, event.invite, event.form, event.stake, (event.writer,), notes)
    return replace(pad, measure=event.measure)


def evolve(pad: Pad, event: PadEvent) -> Pad:
    """The pad after one more event.

    Raises:
        Impossible: If the event cannot follow.
    """
    slips = pad.slips + isinstance(event, EntryTakenBack | Corrected | PersonNamed)
    pad = replace(pad, version=pad.version + 1, slips=slips)
    match event:
        case WriterJoined(secret):
            return replace(pad, writers=(*pad.writers, secret))
        case EntryTakenBack():
            if not pad.past:
                raise Impossible(f"pad {pad.id}: nothing is there to undo")
            return replace(pad, notes=pad.past[-1], past=pad.past[:-1])
        case PadOpened():
            raise Impossible(f"pad {pad.id} was opened twice")
        case _:
            past = (*pad.past, pad.notes)[-UNDOABLE:]
            return replace(pad, notes=_written(pad.notes, event), past=past)


def corrected(entries: tuple[PadEntry, ...], at: int, entry: PadEntry | None) -> tuple[PadEntry, ...]:
    """The entries with another one in this place, or with none."""
    return (*entries[:at], *(() if entry is None else (entry,)), *entries[at + 1 :])


def _written(notes: Notes, event: Entered | Corrected | PersonNamed | RoundStopped | RoundBegun) -> Notes:
    current = notes.current
    match event:
        case Entered(entry):
            return _with(notes, len(notes.rounds) - 1, replace(current, entries=(*current.entries, entry)))
        case Corrected(number, at, entry):
            former = notes.rounds[number]
            return _with(notes, number, replace(former, entries=corrected(former.entries, at, entry)))
        case PersonNamed(at, name):
            return replace(notes, people=(*notes.people[:at], name, *notes.people[at + 1 :]))
        case RoundStopped():
            return _with(notes, len(notes.rounds) - 1, replace(current, stopped=True))
        case RoundBegun(seated, dealer, date):
            former = replace(current, stopped=True)
            return replace(notes, rounds=(*notes.rounds[:-1], former, Round(date, dealer, seated)))


def _with(notes: Notes, at: int, changed: Round) -> Notes:
    """The notes with one round changed."""
    return replace(notes, rounds=(*notes.rounds[:at], changed, *notes.rounds[at + 1 :]))
