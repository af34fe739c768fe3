"""Hidden cards stay hidden from who looks on: a guest gets what their host gets, the gallery nothing of the board."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.integration.friends import key_to, sat
from tests.integration.house import Line, MemoryStore, house
from tests.integration.spectators import settled, watch, watch_keys
from tests.integration.test_hidden_cards import Moment, Scripted, as_command, history
from tests.integration.test_hidden_cards_of_people import ANNA, BEN, TWO, deals_alike, reached
from tests.unit.table.test_sight import reshuffled

from schlemm.core.deal import Deal

pytestmark = pytest.mark.hostile

GUEST, GALLERY = "guest", "gallery"
SET_UP = 5
"""How many events there are before anybody has moved: opened, Ben sat down, two look on, dealt."""


async def heard_by_spectators(made: Sequence[Moment], deal: Deal) -> dict[str, list[str]]:
    """All that a guest behind Ben and the gallery are sent while these moves are made with this deal."""
    store = MemoryStore()
    bots = Scripted([moment.move for moment in made], store, SET_UP)
    with patch("schlemm.server.table.answers.new_table_name", lambda: "abcdefghijkm"):
        async with house(bots, lambda: deal, store) as home, AsyncExitStack() as stack:
            anna, ben, gerda, otto = [await stack.enter_async_context(home.browser()) for _ in range(4)]
            table = await home.opened(anna, name="Anna", company=["N"])
            await sat(ben, table, await key_to(anna, table, "N"), name="Ben")
            await watch(gerda, table, (await watch_keys(ben, table))[0])
            await watch(otto, table, (await watch_keys(anna, table))[1], "Otto")
            players = {ANNA: await stack.enter_async_context(home.line(anna, table))}
            players[BEN] = await stack.enter_async_context(home.line(ben, table))
            guest = await stack.enter_async_context(home.watch_line(gerda, table))
            gallery = await stack.enter_async_context(home.watch_line(otto, table))
            await reached(players, SET_UP - 1)
            players[ANNA].say(f'{{"type":"next","id":"start","seen":{SET_UP - 1}}}')
            await reached({**players, None: guest}, SET_UP)  # pyrefly: ignore[bad-assignment]
            for version, moment in enumerate(made, start=SET_UP):
                if moment.by in players:
                    players[moment.by].say(as_command(moment.move, version))
                await reached({**players, None: guest}, version + 1)  # pyrefly: ignore[bad-assignment]
            lines: dict[str, Line] = {GUEST: guest, GALLERY: gallery}
            await settled([*lines.values()])
            return {who: line.heard for who, line in lines.items()}


@pytest.mark.parametrize(
    "claim", [pytest.param(0.0, id="plain", marks=pytest.mark.slow), pytest.param(0.1, id="claims")]
)
@settings(max_examples=examples(10))
@given(seed=st.integers(0, 10_000), cut=st.integers(0, 400), shuffle=st.integers(0, 10_000))
def test_no_byte_to_spectators_depends_on_cards_that_they_may_not_see(
    claim: float, seed: int, cut: int, shuffle: int
) -> None:
    """With the cards hidden from Ben dealt anew, his guest hears the same; the gallery hears the same of any board."""
    made = history(seed, claim, TWO)
    made = made[: 1 + cut % max(1, len(made))]
    deals = deals_alike(made, BEN, shuffle)
    once, again = (asyncio.run(heard_by_spectators(made, deal)) for deal in deals)
    assert once[GUEST] == again[GUEST]
    assert len(once[GUEST]) > len(made)
    before = asyncio.run(heard_by_spectators([], deals[1]))
    assert once[GALLERY] == again[GALLERY] == before[GALLERY]


def test_the_guest_does_hear_of_other_cards_of_their_host() -> None:
    """The property above is not empty: with other cards in Ben's hand his guest hears something else."""
    made = history(3, 0.0, TWO)[:3]
    other = reshuffled(made[-1].table, ANNA, Random(1))
    assert other is not None
    assert other.board is not None
    board = made[-1].table.board
    assert board is not None
    deals = board.board.deal, other.board.board.deal
    once, again = (asyncio.run(heard_by_spectators(made, deal)) for deal in deals)
    assert once[GUEST] != again[GUEST]
    assert once[GALLERY] == again[GALLERY]
