"""What is answered about score pads. A pad lies on the table: whoever has its link may write."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from schlemm.core.seats import BySeat
from schlemm.i18n.translator import Translator
from schlemm.pad.decide import begin_round, correct, enter, join_as_writer, name_person, stop, take_back_entry
from schlemm.pad.events import PadEvent
from schlemm.pad.log import PadLog
from schlemm.pad.pad import Pad
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.evening import today
from schlemm.server.common.file import File, csv_file
from schlemm.server.common.ids import new_table_name
from schlemm.server.common.messages import Reason
from schlemm.server.common.person_names import name_of
from schlemm.server.common.reasons import of_refusal
from schlemm.server.common.secret import new_secret
from schlemm.server.common.unanswered import NotAdmitted, existing
from schlemm.server.pad.csv_export import pad_as_csv
from schlemm.server.pad.opening import entry_of, pad_opened
from schlemm.server.pad.pad_book import PadBook
from schlemm.server.pad.views import pad_key, pad_view
from schlemm.server.pad.wire import (
    BeginRound,
    Correct,
    NamePerson,
    NewPad,
    OpenPad,
    PadAnswer,
    PadChange,
    PadView,
    StopRound,
    TakeBackEntry,
    WriteDown,
)
from schlemm.table.rules.refusal import RefusalCode as Why
from schlemm.table.rules.refusal import Refused
from schlemm.table.state.invitation import same_key
from schlemm.table.state.players import hashed


async def open_pad(asker: Asker, wish: OpenPad, pads: PadBook) -> Admitted[NewPad]:
    """Begin a pad."""
    guest, name = asker.own, new_table_name()
    await pads.open(name, pad_opened(wish, hashed(guest, name), new_secret(), today()))
    return Admitted(NewPad(name), guest)


async def join_pad(asker: Asker, name: str, key: str, pads: PadBook) -> Admitted[NewPad]:
    """Come to a pad with its key, to write on it.

    Raises:
        NotAdmitted: If there is no such pad, or the key is another one's.
    """
    log = await pads.find(name)
    if log is None:
        raise NotAdmitted(Reason("unknown-pad"))
    if not same_key(pad_key(log.now), key):
        raise NotAdmitted(Reason("wrong-pad-key"))
    guest = asker.guest(partial(_writes, log.now))
    await log.carry_out(lambda now: join_as_writer(now, hashed(guest, name)))
    return Admitted(NewPad(name), guest)


async def show_pad(asker: Asker, name: str, pads: PadBook) -> PadView:
    """Return a pad of the asker's as it stands."""
    log, _ = await _own_pad(asker, name, pads)
    return await _shown(log.now)


async def change_pad(asker: Asker, name: str, change: PadChange, pads: PadBook) -> PadAnswer:
    """Change a pad of the asker's; what cannot be done, or is asked for in view of an older one, changes nothing."""
    log, secret = await _own_pad(asker, name, pads)
    sent = change.id if isinstance(change, WriteDown) else ""
    known_as = sent and hashed(sent, secret)
    try:
        return PadAnswer(await _shown(await log.carry_out(lambda now: _decided(now, change), known_as)))
    except Refused as refused:
        return PadAnswer(await _shown(log.now), of_refusal(refused))


async def export_pad(asker: Asker, name: str, pads: PadBook, say: Translator) -> File:
    """Return a pad of the asker's to take home."""
    log, _ = await _own_pad(asker, name, pads)
    return csv_file(await asyncio.to_thread(pad_as_csv, log.now, say), f"pad-{name}")


async def _shown(pad: Pad) -> PadView:
    """A pad as it stands; all of it is scored anew, which is done beside the loop."""
    return await asyncio.to_thread(pad_view, pad)


async def _own_pad(asker: Asker, name: str, pads: PadBook) -> tuple[PadLog, str]:
    """A pad that the asker's browser has been let in to, and the secret by which it is known there.

    Raises:
        NotThere: If it has not, or there is none of this name.
    """
    log = existing(await pads.find(name))
    return log, existing(next(filter(partial(_writes, log.now), asker.secrets), None))


def _writes(pad: Pad, secret: str) -> bool:
    """Whether this is the secret of a browser that may write on a pad."""
    return hashed(secret, pad.id) in pad.writers


def _decided(pad: Pad, change: PadChange) -> Sequence[PadEvent]:
    """Return the pad after a change.

    Raises:
        Refused: If there is a reason not to do it.
    """
    if change.seen != pad.version:
        raise Refused(Why.PAD_CHANGED)
    match change:
        case WriteDown(entry=entry):
            return enter(pad, entry_of(entry))
        case Correct(round=number, at=at, entry=entry):
            return correct(pad, number, at, None if entry is None else entry_of(entry))
        case TakeBackEntry():
            return take_back_entry(pad)
        case NamePerson(at=at, name=name):
            return name_person(pad, at, name_of(name))
        case StopRound():
            return stop(pad)
        case BeginRound(seated=seated, dealer=dealer):
            return begin_round(pad, BySeat(*seated), dealer, today())
