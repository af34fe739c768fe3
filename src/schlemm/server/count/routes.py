"""What a result is worth, over HTTP."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery

from schlemm.server.count import answers
from schlemm.server.count.reading import ResultText
from schlemm.server.count.views import bid_kinds
from schlemm.server.count.wire import BidKinds, KeptAccounts, ScoreAnswer, ScoreTables, SumSheet
from schlemm.server.network.cookies import Asking
from schlemm.server.network.security import COSTS
from schlemm.server.texts.readers import TextReaders


def result_typed(text: FromQuery[str], letters: FromQuery[str] = "en") -> ResultText:
    """A result as a player types it, with the letters of a language (``de``, ``it``, ``fr``) or canonical ones."""
    return ResultText(text[: answers.LONGEST], letters)


TYPED: Final = {"typed": Provide(result_typed, sync_to_thread=False)}


@get("/api/score", cache_control=None, dependencies=TYPED)
async def score(
    asker: Asking,
    texts: NamedDependency[TextReaders],
    typed: NamedDependency[ResultText],
    vulnerable: FromQuery[str] = "None",
    ours: FromQuery[int] = 0,
    theirs: FromQuery[int] = 0,
    honours: FromQuery[int] = 0,
) -> ScoreAnswer:
    """What a typed result is worth, or what is wrong with it."""
    return await answers.score(asker, typed, vulnerable, (ours, theirs), honours, texts)


@get("/api/score/bids", cache_control=None)
async def bids() -> BidKinds:
    """What every bid is worth by itself: part score, game or slam."""
    return bid_kinds()


@get("/api/score/tables", cache_control=None)
async def tables() -> ScoreTables:
    """All scores by contract, to look up and to print."""
    return answers.tables()


@get("/api/score/sums", cache_control=None)
async def sum_classes() -> SumSheet:
    """Contracts by class with their bonuses as sums, to look up and to print."""
    return answers.sum_classes()


@get("/api/score/results", sync_to_thread=True, cache_control=None, opt=COSTS)
def results_to_keep() -> KeptAccounts:
    """What every result is worth, for a page that cannot ask the server."""
    return answers.all_accounts()
