"""What is answered to who wants boards dealt as they ask. What is asked comes with the question; nothing is kept.

The work is done by the bots' workers, in the line of all deals that are looked into, and ends by counts, so that the
same question has the same answer everywhere. No deal of any table has to do with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from schlemm.bots.boards.dealt import DealsThatFit
from schlemm.bots.boards.rarity import HowRareDealsAre
from schlemm.bots.workers.executor import JobRunner
from schlemm.formats.file_formats import FORMATS, FileFormat
from schlemm.server.common.asker import Asker
from schlemm.server.common.file import File
from schlemm.server.common.unanswered import BadQuestion, NotThere
from schlemm.server.deals.reading import LONGEST_FIELD, TypedWish, WrongWish
from schlemm.server.deals.views import (
    boards_of_wrong,
    boards_view,
    filed_board,
    rarity_of_wrong,
    rarity_view,
)
from schlemm.server.deals.wire import BoardsDealt, DealsRarity
from schlemm.server.texts.readers import TextReaders
from schlemm.server.texts.system_check import check_systems

MOST_BOARDS: Final = 64
"""How many boards are dealt at once; the terminal deals as many as are wanted."""
MOST_SEED: Final = 2**64 - 1

DEALT_FORMATS: Final[Mapping[str, FileFormat]] = MappingProxyType(
    {form.name: form for form in FORMATS if form.name != "usebio"}
)
"""The formats of files that have room for cards, by name."""


async def wish_typed(
    asker: Asker, fields: dict[str, str], system: str, letters: str, texts: TextReaders
) -> TypedWish:
    """Return what was typed.

    Raises:
        BadQuestion: If a text is longer than any field of a page.
        UnknownSystem: If something is wrong with the text that is the system.
    """
    if any(len(text) > LONGEST_FIELD for text in fields.values()):
        raise BadQuestion("too long")
    await check_systems(asker, (system,), texts)
    return TypedWish(fields, system, letters)


def boards_wanted(count: int) -> int:
    """Return how many boards are asked for.

    Raises:
        BadQuestion: If it is more than are dealt at once.
    """
    if not 1 <= count <= MOST_BOARDS:
        raise BadQuestion("too many boards")
    return count


def seed_of(text: str) -> int:
    """Return what the deals follow from.

    Raises:
        BadQuestion: If it is no number of 64 bits.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= 20 and int(text) <= MOST_SEED):
        raise BadQuestion("no such seed")
    return int(text)


async def deals_rarity(
    asker: Asker, typed: TypedWish, boards: int, runner: JobRunner, texts: TextReaders
) -> DealsRarity:
    """Return how rare the deals are, or what is wrong with what is asked."""
    wish = await texts.read(typed, asker.household)
    if isinstance(wish, WrongWish):
        return rarity_of_wrong(wish)
    return rarity_view(await runner.carry_out(HowRareDealsAre(wish, boards)))


async def deals_boards(
    asker: Asker, typed: TypedWish, boards: int, start: int, runner: JobRunner, texts: TextReaders
) -> BoardsDealt:
    """Return boards that have what is asked, as far as they are found in time, or what is wrong with it."""
    wish = await texts.read(typed, asker.household)
    if isinstance(wish, WrongWish):
        return boards_of_wrong(wish)
    return boards_view(await runner.carry_out(DealsThatFit(wish, boards, start)))


async def deals_file(
    asker: Asker, kind: str, typed: TypedWish, boards: int, start: int, runner: JobRunner, texts: TextReaders
) -> File:
    """Return the same boards as a file in the format of this name.

    Raises:
        NotThere: If there is no such format, or no board that has what is asked.
        BadQuestion: If what is asked cannot be read.
    """
    if kind not in DEALT_FORMATS:
        raise NotThere
    wish = await texts.read(typed, asker.household)
    if isinstance(wish, WrongWish):
        raise BadQuestion("no such wish")
    deals = await runner.carry_out(DealsThatFit(wish, boards, start))
    if not deals:
        raise NotThere
    form = DEALT_FORMATS[kind]
    boards_of_file = [filed_board(number, deal) for number, deal in enumerate(deals, start=1)]
    media = "text/plain; charset=utf-8" if form.is_text else "application/octet-stream"
    return File(form.write(boards_of_file), media, f"deals{form.suffixes[0]}")
