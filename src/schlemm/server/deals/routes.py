"""Boards dealt as somebody asks for them, over HTTP. What is asked comes with the question; nothing is kept.

The work is done by the bots' workers, in the line of all deals that are looked into, and ends by counts, so that the
same question has the same answer everywhere. No deal of any table has to do with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from litestar import Request, Response, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import FromPath, FromQuery

from schlemm.bots.deals.dealt import DealsThatFit
from schlemm.bots.deals.rarity import HowRareDealsAre
from schlemm.bots.workers.executor import JobRunner
from schlemm.formats.file_formats import FORMATS, FileFormat
from schlemm.server.common.file import File
from schlemm.server.deals.reading import LONGEST_FIELD, TypedWish, WrongWish
from schlemm.server.deals.views import (
    boards_of_wrong,
    boards_view,
    filed_board,
    rarity_of_wrong,
    rarity_view,
)
from schlemm.server.deals.wire import BoardsDealt, DealsRarity
from schlemm.server.network.cookies import browser_of
from schlemm.server.network.responses import file_response
from schlemm.server.network.security import COSTS
from schlemm.server.texts.readers import TextReaders

MOST_BOARDS: Final = 64
"""How many boards are dealt at once; the terminal deals as many as are wanted."""
MOST_SEED: Final = 2**64 - 1

DEALT_FORMATS: Final[Mapping[str, FileFormat]] = MappingProxyType(
    {form.name: form for form in FORMATS if form.name != "usebio"}
)
"""The formats of files that have room for cards, by name."""


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


def wish_typed(
    hands: NamedDependency[dict[str, str]],
    sides: NamedDependency[dict[str, str]],
    auction: FromQuery[str] = "",
    system: FromQuery[str] = "",
    letters: FromQuery[str] = "en",
) -> TypedWish:
    """What was typed.

    Raises:
        ValidationException: If a text is longer than any field of a page.
    """
    fields = {**hands, **sides, "auction": auction}
    if any(len(text) > LONGEST_FIELD for text in (*fields.values(), system)):
        raise ValidationException(detail="too long")
    return TypedWish(fields, system, letters)


def boards_wanted(count: FromQuery[int] = 1) -> int:
    """How many boards are asked for.

    Raises:
        ValidationException: If it is more than are dealt at once.
    """
    if not 1 <= count <= MOST_BOARDS:
        raise ValidationException(detail="too many boards")
    return count


def seed_of(seed: FromQuery[str]) -> int:
    """What the deals follow from; a text, since it may be too long for the numbers of a browser.

    Raises:
        ValidationException: If it is no number of 64 bits.
    """
    if not (seed.isascii() and seed.isdecimal() and len(seed) <= 20 and int(seed) <= MOST_SEED):
        raise ValidationException(detail="no such seed")
    return int(seed)


WISH: Final = {
    "hands": Provide(hands_typed, sync_to_thread=False),
    "sides": Provide(sides_typed, sync_to_thread=False),
    "typed": Provide(wish_typed, sync_to_thread=False),
    "boards": Provide(boards_wanted, sync_to_thread=False),
}
SEEDED: Final = {"start": Provide(seed_of, sync_to_thread=False)}


@post("/api/deals/rarity", status_code=200, opt=COSTS, dependencies=WISH)
async def deals_rarity(
    request: Request[Any, Any, Any],
    runner: NamedDependency[JobRunner],
    texts: NamedDependency[TextReaders],
    typed: NamedDependency[TypedWish],
    boards: NamedDependency[int],
) -> DealsRarity:
    """How rare the deals are, or what is wrong with what is asked."""
    wish = await texts.read(typed, browser_of(request.scope).household)
    if isinstance(wish, WrongWish):
        return rarity_of_wrong(wish)
    return rarity_view(await runner.carry_out(HowRareDealsAre(wish, boards)))


@post("/api/deals/boards", status_code=200, opt=COSTS, dependencies=WISH | SEEDED)
async def deals_boards(
    request: Request[Any, Any, Any],
    runner: NamedDependency[JobRunner],
    texts: NamedDependency[TextReaders],
    typed: NamedDependency[TypedWish],
    boards: NamedDependency[int],
    start: NamedDependency[int],
) -> BoardsDealt:
    """Boards that have what is asked, as far as they are found in time, or what is wrong with it."""
    wish = await texts.read(typed, browser_of(request.scope).household)
    if isinstance(wish, WrongWish):
        return boards_of_wrong(wish)
    return boards_view(await runner.carry_out(DealsThatFit(wish, boards, start)))


@post("/api/deals/file/{kind:str}", status_code=200, opt=COSTS, dependencies=WISH | SEEDED)
async def deals_file(
    request: Request[Any, Any, Any],
    runner: NamedDependency[JobRunner],
    texts: NamedDependency[TextReaders],
    kind: FromPath[str],
    typed: NamedDependency[TypedWish],
    boards: NamedDependency[int],
    start: NamedDependency[int],
) -> Response[bytes]:
    """The same boards as a file.

    Args:
        request: Who asks.
        runner: Whose workers deal.
        texts: What reads the wish.
        kind: The name of the format.
        typed: What is asked.
        boards: How many boards.
        start: What the deals follow from.

    Raises:
        NotFoundException: If there is no such format, or no board that has what is asked.
        ValidationException: If what is asked cannot be read.
    """
    if kind not in DEALT_FORMATS:
        raise NotFoundException
    wish = await texts.read(typed, browser_of(request.scope).household)
    if isinstance(wish, WrongWish):
        raise ValidationException(detail="no such wish")
    deals = await runner.carry_out(DealsThatFit(wish, boards, start))
    if not deals:
        raise NotFoundException
    form = DEALT_FORMATS[kind]
    boards_of_file = [filed_board(number, deal) for number, deal in enumerate(deals, start=1)]
    media = "text/plain; charset=utf-8" if form.is_text else "application/octet-stream"
    return file_response(File(form.write(boards_of_file), media, f"deals{form.suffixes[0]}"))


OF_DEALS: Final = (deals_rarity, deals_boards, deals_file)
"""All that is asked about boards that are dealt as somebody asks for them."""
