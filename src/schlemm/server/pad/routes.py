"""Score pads over HTTP: beginning one, coming to it with its link, writing on it, taking it home.

A pad lies on the table: whoever has its link may write. Keys come in the bodies of requests only; browsers that have
shown the key once are known by their cookie.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from schlemm.core.seats import BySeat
from schlemm.i18n import Translator
from schlemm.pad.decide import begin_round, correct, enter, join_as_writer, name_person, stop, take_back_entry
from schlemm.pad.events import PadEvent
from schlemm.pad.log import PadLog
from schlemm.pad.pad import Pad
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.evening import today
from schlemm.server.common.file import csv_file
from schlemm.server.common.ids import new_table_name
from schlemm.server.common.messages import Reason
from schlemm.server.common.person_names import name_of
from schlemm.server.common.reasons import of_refusal
from schlemm.server.common.secret import new_secret
from schlemm.server.common.unanswered import NotAdmitted
from schlemm.server.network.cookies import browser_of, with_cookie
from schlemm.server.network.responses import file_response
from schlemm.server.network.security import COSTS
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
from schlemm.server.protocol.seats import ShowKey
from schlemm.table.rules.refusal import RefusalCode as Why
from schlemm.table.rules.refusal import Refused
from schlemm.table.state.invitation import same_key
from schlemm.table.state.players import hashed


@post("/api/pads", status_code=201)
async def open_pad(
    request: Request[Any, Any, Any], data: JSONBody[OpenPad], pads: NamedDependency[PadBook]
) -> Response[NewPad]:
    """Begin a pad."""
    guest, name = browser_of(request.scope).own, new_table_name()
    await pads.open(name, pad_opened(data, hashed(guest, name), new_secret(), today()))
    return with_cookie(browser_of(request.scope), Admitted(NewPad(name), guest))


@post("/api/pads/{pad:str}/join", status_code=201)
async def join_pad(
    request: Request[Any, Any, Any],
    pad: FromPath[str],
    data: JSONBody[ShowKey],
    pads: NamedDependency[PadBook],
) -> Response[NewPad]:
    """Come to a pad with its key, to write on it."""
    log = await pads.find(pad)
    if log is None:
        raise NotAdmitted(Reason("unknown-pad"))
    if not same_key(pad_key(log.now), data.key):
        raise NotAdmitted(Reason("wrong-pad-key"))
    guest = browser_of(request.scope).guest(partial(_writes, log.now))
    await log.carry_out(lambda now: join_as_writer(now, hashed(guest, pad)))
    return with_cookie(browser_of(request.scope), Admitted(NewPad(pad), guest))


@get("/api/pads/{pad:str}", cache_control=None, opt=COSTS)
async def show_pad(
    request: Request[Any, Any, Any], pad: FromPath[str], pads: NamedDependency[PadBook]
) -> PadView:
    """A pad of the asker's as it stands."""
    log, _ = await _own_pad(browser_of(request.scope), pad, pads)
    return await _shown(log.now)


@post("/api/pads/{pad:str}", status_code=200)
async def change_pad(
    request: Request[Any, Any, Any],
    pad: FromPath[str],
    data: JSONBody[PadChange],
    pads: NamedDependency[PadBook],
) -> PadAnswer:
    """Change a pad of the asker's; what cannot be done, or is asked for in view of an older one, changes nothing."""
    log, secret = await _own_pad(browser_of(request.scope), pad, pads)
    sent = data.id if isinstance(data, WriteDown) else ""
    known_as = sent and hashed(sent, secret)
    try:
        return PadAnswer(await _shown(await log.carry_out(lambda now: _decided(now, data), known_as)))
    except Refused as refused:
        return PadAnswer(await _shown(log.now), of_refusal(refused))


@get("/api/pads/{pad:str}/csv", cache_control=None, opt=COSTS)
async def export_pad(
    request: Request[Any, Any, Any],
    pad: FromPath[str],
    pads: NamedDependency[PadBook],
    say: NamedDependency[Translator],
) -> Response[bytes]:
    """A pad of the asker's to take home."""
    log, _ = await _own_pad(browser_of(request.scope), pad, pads)
    return file_response(csv_file(await asyncio.to_thread(pad_as_csv, log.now, say), f"pad-{pad}"))


async def _shown(pad: Pad) -> PadView:
    """A pad as it stands; all of it is scored anew, which is done beside the loop."""
    return await asyncio.to_thread(pad_view, pad)


async def _own_pad(asker: Asker, name: str, pads: PadBook) -> tuple[PadLog, str]:
    """A pad that the asker's browser has been let in to, and the secret by which it is known there.

    Raises:
        NotFoundException: If it has not, or there is none of this name.
    """
    log = await pads.find(name)
    secret = None if log is None else next(filter(partial(_writes, log.now), asker.secrets), None)
    if log is None or secret is None:
        raise NotFoundException
    return log, secret


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


OF_PADS: Final = (open_pad, join_pad, show_pad, change_pad, export_pad)
"""All that is asked about score pads."""
