"""What thirteen cards are worth, over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery

from schlemm.bots.workers.executor import JobRunner
from schlemm.server.hand import answers
from schlemm.server.hand.wire import Breaks, DealAnswer, HandAnswer
from schlemm.server.network.cookies import Asking
from schlemm.server.network.security import COSTS
from schlemm.server.texts.readers import TextReaders


@post("/api/hand", status_code=200, opt=COSTS)
async def hand(
    asker: Asking,
    runner: NamedDependency[JobRunner],
    texts: NamedDependency[TextReaders],
    text: FromQuery[str] = "",
    letters: FromQuery[str] = "en",
    system: FromQuery[str] = "",
) -> HandAnswer:
    """What a typed hand is worth, or what is wrong with it; with no text a hand is dealt."""
    return await answers.hand(asker, text, letters, system, runner, texts)


@get("/api/deal", cache_control=None)
async def sent_deal(asker: Asking, texts: NamedDependency[TextReaders], text: FromQuery[str]) -> DealAnswer:
    """The deal in a text that somebody was sent."""
    return await answers.sent_deal(asker, text, texts)


@get("/api/hand/breaks", cache_control=None)
async def suit_breaks() -> Breaks:
    """How missing cards of a suit may lie."""
    return answers.suit_breaks()
