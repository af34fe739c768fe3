"""The systems in the box and their books, asked for over HTTP."""

from __future__ import annotations

from asyncio import to_thread

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from schlemm.server.common.messages import SYSTEMS_BODY
from schlemm.server.network.cookies import Asking
from schlemm.server.network.responses import json_response
from schlemm.server.network.security import COSTS
from schlemm.server.systems import answers
from schlemm.server.systems.book_cache import BookCache
from schlemm.server.systems.wire import SystemBook, SystemCard, SystemRead, TypedSystem
from schlemm.server.texts.readers import TextReaders


@get("/api/systems", cache_control=None)
async def systems_at_hand() -> list[SystemCard]:
    """The systems that everybody can start from."""
    return await to_thread(answers.systems_at_hand)


@post("/api/systems/{name:path}", status_code=200, sync_to_thread=True, opt=COSTS)
def system_book(
    name: FromPath[str], book_cache: NamedDependency[BookCache], topic: FromQuery[str] = ""
) -> Response[SystemBook]:
    """The agreements and contents of a system, whatever is changed in it, and the chapter that is named."""
    return json_response(answers.system_book(name, topic, book_cache))


@post("/api/system-texts", status_code=200, opt=COSTS, request_max_body_size=SYSTEMS_BODY)
async def system_text(
    asker: Asking, data: JSONBody[TypedSystem], texts: NamedDependency[TextReaders]
) -> Response[SystemRead]:
    """What is wrong with the text of a system of somebody's own, or a chapter of its book."""
    return json_response(await answers.system_text(asker, data, texts))
