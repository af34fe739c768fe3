"""Boards dealt as somebody asks for them, over HTTP. What is asked comes with the question; nothing is kept."""

from __future__ import annotations

from typing import Final, TypeAlias

from litestar import Response, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from schlemm.bots.workers.executor import JobRunner
from schlemm.server.common.messages import SYSTEMS_BODY
from schlemm.server.deals import answers
from schlemm.server.deals.reading import TypedWish
from schlemm.server.deals.wire import BoardsDealt, DealsRarity, SystemBid
from schlemm.server.network.cookies import Asking
from schlemm.server.network.responses import file_response
from schlemm.server.network.security import COSTS
from schlemm.server.texts.readers import TextReaders

Runner: TypeAlias = NamedDependency[JobRunner]
Texts: TypeAlias = NamedDependency[TextReaders]
Typed: TypeAlias = NamedDependency[TypedWish]


def hands_typed(
    north: FromQuery[str] = "",
    east: FromQuery[str] = "",
    south: FromQuery[str] = "",
    west: FromQuery[str] = "",
) -> dict[str, str]:
    """What was typed of each seat."""
    return {"north": north, "east": east, "south": south, "west": west}


def sides_typed(ns: FromQuery[str] = "", ew: FromQuery[str] = "") -> dict[str, str]:
    """What was typed of each side."""
    return {"ns": ns, "ew": ew}


async def wish_typed(
    asker: Asking,
    data: JSONBody[SystemBid],
    texts: Texts,
    hands: NamedDependency[dict[str, str]],
    sides: NamedDependency[dict[str, str]],
    auction: FromQuery[str] = "",
    letters: FromQuery[str] = "en",
) -> TypedWish:
    """What was typed."""
    fields = {**hands, **sides, "auction": auction}
    return await answers.wish_typed(asker, fields, data.system, letters, texts)


def boards_wanted(count: FromQuery[int] = 1) -> int:
    """How many boards are asked for."""
    return answers.boards_wanted(count)


def seed_of(seed: FromQuery[str]) -> int:
    """What the deals follow from; a text, since it may be too long for the numbers of a browser."""
    return answers.seed_of(seed)


WISH: Final = {
    "hands": Provide(hands_typed, sync_to_thread=False),
    "sides": Provide(sides_typed, sync_to_thread=False),
    "typed": Provide(wish_typed),
    "boards": Provide(boards_wanted, sync_to_thread=False),
}
SEEDED: Final = {"start": Provide(seed_of, sync_to_thread=False)}


@post("/api/deals/rarity", status_code=200, opt=COSTS, dependencies=WISH, request_max_body_size=SYSTEMS_BODY)
async def deals_rarity(
    asker: Asking, runner: Runner, texts: Texts, typed: Typed, boards: NamedDependency[int]
) -> DealsRarity:
    """How rare the deals are, or what is wrong with what is asked."""
    return await answers.deals_rarity(asker, typed, boards, runner, texts)


@post(
    "/api/deals/boards",
    status_code=200,
    opt=COSTS,
    dependencies=WISH | SEEDED,
    request_max_body_size=SYSTEMS_BODY,
)
async def deals_boards(
    asker: Asking,
    runner: Runner,
    texts: Texts,
    typed: Typed,
    boards: NamedDependency[int],
    start: NamedDependency[int],
) -> BoardsDealt:
    """Boards that have what is asked, as far as they are found in time, or what is wrong with it."""
    return await answers.deals_boards(asker, typed, boards, start, runner, texts)


@post(
    "/api/deals/file/{kind:str}",
    status_code=200,
    opt=COSTS,
    dependencies=WISH | SEEDED,
    request_max_body_size=SYSTEMS_BODY,
)
async def deals_file(
    asker: Asking,
    runner: Runner,
    texts: Texts,
    kind: FromPath[str],
    typed: Typed,
    boards: NamedDependency[int],
    start: NamedDependency[int],
) -> Response[bytes]:
    """The same boards as a file."""
    return file_response(await answers.deals_file(asker, kind, typed, boards, start, runner, texts))


OF_DEALS: Final = (deals_rarity, deals_boards, deals_file)
"""All that is asked about boards that are dealt as somebody asks for them."""
