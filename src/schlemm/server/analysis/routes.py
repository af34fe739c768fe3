"""A deal looked into with all its cards, over HTTP. All that is known comes with the question; nothing is kept."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request, Response, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, RawBody

from schlemm.bots.workers.executor import JobRunner
from schlemm.core.seats import BySide
from schlemm.server.analysis import answers
from schlemm.server.analysis.answers import AskedDeal, TriedPlay
from schlemm.server.analysis.wire import (
    BoardRead,
    CallsRead,
    ChancesPart,
    DealAnalysed,
    DealBidden,
    PlayAnalysed,
    SystemsBid,
)
from schlemm.server.common.messages import SYSTEMS_BODY
from schlemm.server.network.cookies import Asking
from schlemm.server.network.responses import file_response, json_response
from schlemm.server.network.security import COSTS
from schlemm.server.network.text_body import body_text, text_operation
from schlemm.server.protocol.open_turn import OpenTurnView
from schlemm.server.texts.readers import TextReaders

Asked: TypeAlias = NamedDependency[AskedDeal]
Runner: TypeAlias = NamedDependency[JobRunner]
Systems: TypeAlias = NamedDependency[BySide[str]]
Tried: TypeAlias = NamedDependency[TriedPlay]


def asked_deal(
    deal: FromQuery[str], dealer: FromQuery[str] = "N", vulnerability: FromQuery[str] = "None"
) -> AskedDeal:
    """The deal that was sent."""
    return answers.asked_deal(deal, dealer, vulnerability)


def tried_play(contract: FromQuery[str], cards: FromQuery[str] = "", lead: FromQuery[str] = "") -> TriedPlay:
    """The contract and the cards that were sent, with dots between, and who leads to an ending."""
    return answers.tried_play(contract, cards, lead)


async def systems_of(
    asker: Asking, data: JSONBody[SystemsBid], texts: NamedDependency[TextReaders]
) -> BySide[str]:
    """What each side bids."""
    return await answers.systems_of(asker, data, texts)


ABOUT: Final = {"asked": Provide(asked_deal, sync_to_thread=False)}
TRIED: Final = {"tried": Provide(tried_play, sync_to_thread=False)}
BIDDEN: Final = {"systems": Provide(systems_of)}
"""What several questions name alike."""


@post(
    "/api/analysis/text",
    status_code=200,
    opt=COSTS,
    operation_class=text_operation(answers.LONGEST_TEXT),
    request_max_body_size=answers.LONGEST_TEXT,
)
async def board_in_text(
    request: Request[Any, Any, Any],
    asker: Asking,
    body: RawBody,
    texts: NamedDependency[TextReaders],
    letters: FromQuery[str] = "en",
) -> Response[BoardRead]:
    """The first board in a text of any format that is read, or of four typed hands; or what is wrong with it."""
    return json_response(await answers.board_in_text(asker, body_text(request, body), letters, texts))


@post("/api/analysis/table", status_code=200, opt=COSTS, dependencies=ABOUT)
async def deal_table(runner: Runner, asked: Asked) -> DealAnalysed:
    """Twenty numbers of tricks, and par."""
    return await answers.deal_table(asked, runner)


@post("/api/analysis/play", status_code=200, opt=COSTS, dependencies=ABOUT | TRIED)
async def deal_played(runner: Runner, asked: Asked, tried: Tried) -> PlayAnalysed:
    """A contract after these cards: what each card keeps, and the best line from there."""
    return await answers.deal_played(asked, tried, runner)


@post("/api/analysis/defended", status_code=200, opt=COSTS, dependencies=ABOUT | TRIED)
async def ending_defended(runner: Runner, asked: Asked, tried: Tried) -> OpenTurnView:
    """A deal or an ending after these cards, and the answers of defenders who play as well as can be."""
    return await answers.ending_defended(asked, tried, runner)


@post(
    "/api/analysis/auction",
    status_code=200,
    opt=COSTS,
    dependencies=ABOUT | BIDDEN,
    request_max_body_size=SYSTEMS_BODY,
)
async def deal_bid(runner: Runner, asked: Asked, systems: Systems) -> DealBidden:
    """How the systems of both sides bid a deal, and why."""
    return await answers.deal_bid(asked, systems, runner)


@post(
    "/api/analysis/meanings",
    status_code=200,
    opt=COSTS,
    dependencies=ABOUT | BIDDEN,
    request_max_body_size=SYSTEMS_BODY,
)
async def calls_of_deal(
    runner: Runner, asked: Asked, systems: Systems, calls: FromQuery[str] = ""
) -> CallsRead:
    """What the calls of an auction mean by the systems of both sides, to somebody who sees all four hands."""
    return await answers.calls_of_deal(asked, systems, calls, runner)


@post(
    "/api/analysis/chances",
    status_code=200,
    opt=COSTS,
    dependencies=ABOUT | TRIED | BIDDEN,
    request_max_body_size=SYSTEMS_BODY,
)
async def deal_chances(
    runner: Runner,
    asked: Asked,
    tried: Tried,
    systems: Systems,
    calls: FromQuery[str] = "",
    part: FromQuery[int] = 0,
) -> ChancesPart:
    """In how many deals that fit the calls and the cards so far each card of the hand in turn works."""
    return await answers.deal_chances(asked, tried, systems, calls, part, runner)


@post("/api/analysis/file/{kind:str}", status_code=200, opt=COSTS, sync_to_thread=True, dependencies=ABOUT)
def deal_file(
    kind: FromPath[str],
    asked: Asked,
    calls: FromQuery[str] = "",
    table: FromQuery[str] = "",
    contract: FromQuery[str] = "",
    cards: FromQuery[str] = "",
    lead: FromQuery[str] = "",
) -> Response[bytes]:
    """The deal as a file to take home; of an ending also what is played, and who leads."""
    tried = answers.tried_play(contract, cards, lead) if contract else None
    return file_response(answers.deal_file(asked, kind, calls, table, tried))


OF_ANALYSIS: Final = (
    board_in_text,
    deal_table,
    deal_played,
    ending_defended,
    deal_bid,
    calls_of_deal,
    deal_chances,
    deal_file,
)
"""All that is asked about a deal."""
