"""What may be written on a score pad: each request returns an event, or is refused with the reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.core.cards import Strain
from schlemm.core.seats import BySeat, Seat
from schlemm.pad.events import (
    Corrected,
    Entered,
    EntryTakenBack,
    PadEvent,
    PersonNamed,
    RoundBegun,
    RoundStopped,
    WriterJoined,
)
from schlemm.pad.evolve import corrected
from schlemm.pad.pad import Pad, PadEntry, Round
from schlemm.pad.scored import is_round_over, over_after
from schlemm.table.rules.person_names import is_taken
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.forms import Form

MOST_ENTRIES: Final = 200
"""How many deals a round has at most."""

MOST_ROUNDS: Final = 200
"""How many rounds a pad has at most."""

MOST_WRITTEN: Final = 4_000
"""How many deals a pad has at most, over all rounds: a hundred evenings."""

SLIPS: Final = 500
"""How often something may be corrected, undone or called otherwise on a pad, and …"""

SLIPS_A_DEAL: Final = 4
"""… how often besides for each deal that is written on it: every change is kept."""

MOST_PEOPLE: Final = 12
"""How many people play at one table in turn at most."""

MOST_WRITERS: Final = 40
"""How many browsers may write at most."""


def join_as_writer(pad: Pad, secret: str) -> tuple[PadEvent, ...]:
    """Another browser writes, the one whose secret has this hash; coming again changes nothing.

    Raises:
        Refused: If there are too many.
    """
    if secret in pad.writers:
        return ()
    if len(pad.writers) >= MOST_WRITERS:
        raise Refused(RefusalCode.TOO_MANY_DEVICES)
    return (WriterJoined(secret),)


def enter(pad: Pad, entry: PadEntry) -> tuple[PadEvent, ...]:
    """Write down a deal.

    Raises:
        Refused: If the round is over, or the entry cannot be.
    """
    current = pad.notes.current
    if is_round_over(pad, current):
        raise Refused(RefusalCode.GAME_OVER)
    if len(current.entries) >= MOST_ENTRIES or _written(pad) >= MOST_WRITTEN:
        raise Refused(RefusalCode.PAD_FULL)
    _check(pad, entry, current.entries)
    return (Entered(entry),)


def correct(pad: Pad, number: int, at: int, entry: PadEntry | None) -> tuple[PadEvent, ...]:
    """Put another entry into the place of one, or strike it out; all that follows is scored anew.

    Raises:
        Refused: If there is no such entry, the new one cannot be, the round would have been over before its end, or
            very much was corrected already.
    """
    if not 0 <= number < len(pad.notes.rounds) or not 0 <= at < len(pad.notes.rounds[number].entries):
        raise Refused(RefusalCode.NO_SUCH_LINE)
    _check_slips(pad)
    played = pad.notes.rounds[number]
    if entry is not None:
        _check(pad, entry, corrected(played.entries, at, None))
    if not pad.boards:
        _check_fits(pad.form, replace(played, entries=corrected(played.entries, at, entry)))
    return (Corrected(number, at, entry),)


def take_back_entry(pad: Pad) -> tuple[PadEvent, ...]:
    """Take the last change back.

    Raises:
        Refused: If there is none, or very many were taken back already.
    """
    if not pad.past:
        raise Refused(RefusalCode.NOTHING_TO_UNDO)
    _check_slips(pad)
    return (EntryTakenBack(),)


def name_person(pad: Pad, at: int, name: str) -> tuple[PadEvent, ...]:
    """Somebody comes along, or is called otherwise; in a match a team.

    Raises:
        Refused: If somebody else's name looks like this one, or there is no room for more people.
    """
    people = pad.notes.people
    if not 0 <= at <= len(people) or (at == len(people) and (pad.boards or at >= MOST_PEOPLE)):
        raise Refused(RefusalCode.TOO_MANY_PEOPLE)
    others = (other for place, other in enumerate(people) if place != at)
    if is_taken(name, others):
        raise Refused(RefusalCode.NAME_ON_PAD, (("name", name),))
    if people[at : at + 1] == (name,):
        return ()
    _check_slips(pad)
    return (PersonNamed(at, name),)


def slips_left(pad: Pad) -> int:
    """How often something may still be corrected, undone or called otherwise."""
    return max(0, SLIPS + SLIPS_A_DEAL * _written(pad) - pad.slips)


def _check_slips(pad: Pad) -> None:
    """Check that what is written may be changed once more.

    Raises:
        Refused: If there were very many.
    """
    if slips_left(pad) == 0:
        raise Refused(RefusalCode.PAD_TOO_OFTEN)


def _written(pad: Pad) -> int:
    """How many deals are written on the pad."""
    return sum(len(played.entries) for played in pad.notes.rounds)


def stop(pad: Pad) -> tuple[PadEvent, ...]:
    """Settle what was played so far.

    Raises:
        Refused: If it is over already.
    """
    if is_round_over(pad, pad.notes.current):
        raise Refused(RefusalCode.GAME_OVER)
    return (RoundStopped(),)


def begin_round(pad: Pad, seated: BySeat[int], dealer: Seat, date: str) -> tuple[PadEvent, ...]:
    """The next rubber or robber.

    Raises:
        Refused: If the last one is not over, people cannot sit so, or it is a match, of which a pad has one.
    """
    if not is_round_over(pad, pad.notes.current):
        raise Refused(RefusalCode.GAME_NOT_OVER)
    if pad.boards or len(pad.notes.rounds) >= MOST_ROUNDS:
        raise Refused(RefusalCode.PAD_FULL)
    check_places(len(pad.notes.people), seated)
    return (RoundBegun(seated, dealer, date),)


def check_places(people: int, seated: BySeat[int]) -> None:
    """Reject places that cannot be taken by so many people.

    Raises:
        Refused: If somebody sits at two seats, or is not known.
    """
    if len(set(seated)) != len(seated) or not all(0 <= person < people for person in seated):
        raise Refused(RefusalCode.NO_SUCH_PLACES)


def _check(pad: Pad, entry: PadEntry, others: tuple[PadEntry, ...]) -> None:
    """Reject an entry that cannot be: of no board of the match, of one that is written, with impossible honours."""
    if pad.boards:
        if not 1 <= entry.board <= pad.boards:
            raise Refused(RefusalCode.NO_SUCH_BOARD, (("boards", pad.boards),))
        if (entry.board, entry.room) in {(each.board, each.room) for each in others}:
            raise Refused(RefusalCode.BOARD_WRITTEN, (("board", entry.board), ("room", entry.room.value)))
    elif entry.board:
        raise Refused(RefusalCode.NO_SUCH_BOARD, (("boards", 0),))
    contract, held = entry.result.contract, entry.held
    if held is None:
        return
    most = 4 if contract is not None and contract.strain is Strain.NOTRUMP else 5
    if contract is None or not pad.form.honours or not 4 <= held.count <= most:
        raise Refused(RefusalCode.NO_HONOURS)


def _check_fits(form: Form, played: Round) -> None:
    """Reject entries of which the last come after the end."""
    end = over_after(form, played)
    if end is not None and end < len(played.entries):
        raise Refused(RefusalCode.OVER_BEFORE, (("deal", end), ("deals", len(played.entries))))
