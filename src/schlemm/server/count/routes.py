"""What a result is worth, over HTTP."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar import Request, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ValidationException
from litestar.params import FromQuery

from schlemm.core.cards import Strain
from schlemm.core.contract import Contract
from schlemm.core.seats import BySide, Seat, Side, Vulnerability
from schlemm.formats.reading import UnreadableText
from schlemm.learn.tutor.case import HIGHEST_PART_SCORE, Case
from schlemm.scoring.honours import Honours
from schlemm.server.count.reading import ResultText
from schlemm.server.count.sum_sheet import sum_sheet
from schlemm.server.count.views import account_of, bid_kinds, defects_view, kept_accounts, score_tables
from schlemm.server.count.wire import BidKinds, KeptAccounts, ScoreAnswer, ScoreTables, SumSheet
from schlemm.server.network.cookies import browser_of
from schlemm.server.network.security import COSTS
from schlemm.server.texts.readers import TextReaders

LONGEST: Final = 120
"""Signs of a typed result."""


def result_typed(text: FromQuery[str], letters: FromQuery[str] = "en") -> ResultText:
    """A result as a player types it, or in canonical notation.

    Args:
        text: The result.
        letters: The language whose letters are meant: ``de``, ``it``, ``fr``; else the canonical ones.
    """
    return ResultText(text[:LONGEST], letters)


TYPED: Final = {"typed": Provide(result_typed, sync_to_thread=False)}


@get("/api/score", cache_control=None, dependencies=TYPED)
async def score(
    request: Request[Any, Any, Any],
    texts: NamedDependency[TextReaders],
    typed: NamedDependency[ResultText],
    vulnerable: FromQuery[str] = "None",
    ours: FromQuery[int] = 0,
    theirs: FromQuery[int] = 0,
    honours: FromQuery[int] = 0,
) -> ScoreAnswer:
    """What a typed result is worth, or what is wrong with it.

    Args:
        request: Who asks.
        texts: What reads the result.
        typed: The result.
        vulnerable: ``None``, ``NS``, ``EW`` or ``All``; declarer is South if the text names nobody.
        ours: Points of declarer's side below the line from before, in a rubber.
        theirs: The same of the other side.
        honours: 4 or 5 honours in declarer's hand, -4 or -5 in a defender's; four aces in notrump are 4.
    """
    try:
        found = await texts.read(typed, browser_of(request.scope).household)
    except UnreadableText as error:
        return ScoreAnswer(None, defects_view(error))
    result = found.result(Seat.SOUTH)
    contract = result.contract
    side = Side.NORTH_SOUTH if contract is None else contract.side
    below = BySide(0, 0).put(side, _part_score(ours)).put(side.other, _part_score(theirs))
    sides = Vulnerability.parse(vulnerable).sides
    account = account_of(Case(result, sides, below, _honours(contract, honours)))
    named = found.declarer
    return ScoreAnswer(account, [], named)


@get("/api/score/bids", cache_control=None)
async def bids() -> BidKinds:
    """What every bid is worth by itself: part score, game or slam."""
    return bid_kinds()


@get("/api/score/tables", cache_control=None)
async def tables() -> ScoreTables:
    """All scores by contract, to look up and to print."""
    return _tables()


@cache
def _tables() -> ScoreTables:
    return score_tables()


@get("/api/score/sums", cache_control=None)
async def sum_classes() -> SumSheet:
    """Contracts by class with their bonuses as sums, to look up and to print."""
    return _sum_sheet()


@cache
def _sum_sheet() -> SumSheet:
    return sum_sheet()


@get("/api/score/results", sync_to_thread=True, cache_control=None, opt=COSTS)
def results_to_keep() -> KeptAccounts:
    """What every result is worth, for a page that cannot ask the server."""
    return all_accounts()


@cache
def all_accounts() -> KeptAccounts:
    """The same; it takes a second once."""
    return kept_accounts()


def _part_score(points: int) -> int:
    if not 0 <= points <= HIGHEST_PART_SCORE or points % 10:
        raise ValidationException(detail="no part score")
    return points


def _honours(contract: Contract | None, count: int) -> Honours | None:
    """The honours of declarer, or of the defender on the left."""
    if contract is None or not count:
        return None
    most = 4 if contract.strain is Strain.NOTRUMP else 5
    if not 4 <= abs(count) <= most:
        raise ValidationException(detail="no honours")
    return Honours(contract.declarer if count > 0 else contract.leader, contract.strain, abs(count))
