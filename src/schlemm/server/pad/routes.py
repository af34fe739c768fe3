"""Score pads over HTTP: beginning one, coming to it with its link, writing on it, taking it home.

Keys come in the bodies of requests only; browsers that have shown the key once are known by their cookie.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from schlemm.i18n.translator import Translator
from schlemm.server.network.cookies import Asking, with_cookie
from schlemm.server.network.responses import file_response
from schlemm.server.network.security import COSTS
from schlemm.server.pad import answers
from schlemm.server.pad.pad_book import PadBook
from schlemm.server.pad.wire import NewPad, OpenPad, PadAnswer, PadChange, PadView
from schlemm.server.protocol.seats import ShowKey

Pads: TypeAlias = NamedDependency[PadBook]


@post("/api/pads", status_code=201)
async def open_pad(asker: Asking, data: JSONBody[OpenPad], pads: Pads) -> Response[NewPad]:
    """Begin a pad."""
    return with_cookie(asker, await answers.open_pad(asker, data, pads))


@post("/api/pads/{pad:str}/join", status_code=201)
async def join_pad(
    asker: Asking, pad: FromPath[str], data: JSONBody[ShowKey], pads: Pads
) -> Response[NewPad]:
    """Come to a pad with its key, to write on it."""
    return with_cookie(asker, await answers.join_pad(asker, pad, data.key, pads))


@get("/api/pads/{pad:str}", cache_control=None, opt=COSTS)
async def show_pad(asker: Asking, pad: FromPath[str], pads: Pads) -> PadView:
    """A pad of the asker's as it stands."""
    return await answers.show_pad(asker, pad, pads)


@post("/api/pads/{pad:str}", status_code=200)
async def change_pad(asker: Asking, pad: FromPath[str], data: JSONBody[PadChange], pads: Pads) -> PadAnswer:
    """Change a pad of the asker's; what cannot be done, or is asked for in view of an older one, changes nothing."""
    return await answers.change_pad(asker, pad, data, pads)


@get("/api/pads/{pad:str}/csv", cache_control=None, opt=COSTS)
async def export_pad(
    asker: Asking, pad: FromPath[str], pads: Pads, say: NamedDependency[Translator]
) -> Response[bytes]:
    """A pad of the asker's to take home."""
    return file_response(await answers.export_pad(asker, pad, pads, say))


OF_PADS: Final = (open_pad, join_pad, show_pad, change_pad, export_pad)
"""All that is asked about score pads."""
