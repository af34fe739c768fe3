"""Hidden cards stay hidden where several people sit: from each other, and from who is about to sit down."""

import asyncio
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.integration.friends import done, key_to, sat, up_to_date
from tests.integration.house import Line, MemoryStore, house
from tests.integration.test_hidden_cards import Moment, Scripted, as_command, history
from tests.unit.table.playing import PLAYERS, TABLE
from tests.unit.table.test_sight import reshuffled

from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.dealing.numbered import random_deal
from schlemm.table.state.players import Person, hashed

pytestmark = pytest.mark.hostile

ANNA, BEN, CARL = Seat.SOUTH, Seat.NORTH, Seat.EAST
TWO = PLAYERS.put(BEN, Person("Ben", hashed("another", TABLE)))
SET_UP = 4
"""How many events there are before anybody has moved: opened, Ben sat down, dealt, Carl is to come."""


async def heard_by_each(made: Sequence[Moment], deal: Deal) -> dict[Seat, list[str]]:
    """Everything that Anna, Ben, and Carl, who waits for a seat, are sent while these moves are made with this deal."""
    store = MemoryStore()
    bots = Scripted([moment.move for moment in made], store, SET_UP)
    with patch("schlemm.server.table.answers.new_table_name", lambda: "abcdefghijkm"):
        async with house(bots, lambda: deal, store) as home, AsyncExitStack() as stack:
            anna, ben, carl = [await stack.enter_async_context(home.browser()) for _ in range(3)]
            table = await home.opened(anna, name="Anna", company=["N"])
            await sat(ben, table, await key_to(anna, table, "N"), name="Ben")
            lines = {ANNA: await stack.enter_async_context(home.line(anna, table))}
            lines[BEN] = await stack.enter_async_context(home.line(ben, table))
            await reached(lines, 2)
            lines[ANNA].say('{"type":"next","id":"start","seen":2}')
            await reached(lines, 3)
            await sat(carl, table, await key_to(anna, table, "E"), name="Carl")
            lines[CARL] = await stack.enter_async_context(home.line(carl, table))
            await reached(lines, SET_UP)
            for version, moment in enumerate(made, start=SET_UP):
                if moment.by in lines and moment.by is not CARL:
                    lines[moment.by].say(as_command(moment.move, version))
                await reached(lines, version + 1)
            return {seat: line.heard + await line.rest() for seat, line in lines.items()}


async def reached(lines: dict[Seat, Line], version: int) -> None:
    """All of them have heard of this version."""
    for line in lines.values():
        if not line.heard or line.latest["version"] < version:
            await line.view(lambda view: view["version"] >= version)


def deals_alike(made: Sequence[Moment], viewer: Seat, shuffle: int) -> tuple[Deal, Deal]:
    """The deal of a board that has come so far, and another in which the viewer would see the same."""
    assume(made)
    table = made[-1].table
    other = reshuffled(table, viewer, Random(shuffle))
    assume(other is not None)
    assert other is not None
    assert table.board is not None
    assert other.board is not None
    deals = table.board.board.deal, other.board.board.deal
    assume(deals[0] != deals[1])
    return deals


@pytest.mark.parametrize(
    "claim", [pytest.param(0.0, id="plain", marks=pytest.mark.slow), pytest.param(0.1, id="claims")]
)
@settings(max_examples=examples(12))
@given(
    seed=st.integers(0, 10_000),
    cut=st.integers(0, 400),
    shuffle=st.integers(0, 10_000),
    viewer=st.sampled_from((ANNA, BEN)),
)
def test_no_byte_to_any_of_several_people_depends_on_cards_that_they_may_not_see(
    claim: float, seed: int, cut: int, shuffle: int, viewer: Seat
) -> None:
    """With the cards hidden from one of two people dealt anew, that person and who waits for a seat hear the same."""
    made = history(seed, claim, TWO)
    made = made[: 1 + cut % max(1, len(made))]
    deals = deals_alike(made, viewer, shuffle)
    once, again = (asyncio.run(heard_by_each(made, deal)) for deal in deals)
    assert once[viewer] == again[viewer]
    assert once[CARL] == again[CARL]
    assert len(once[CARL]) > len(made)


def test_the_other_person_does_hear_of_other_cards() -> None:
    """The property above is not empty: who holds other cards is told so."""
    made = history(3, 0.0, TWO)[:3]
    other = reshuffled(made[-1].table, ANNA, Random(1))
    assert other is not None
    assert other.board is not None
    board = made[-1].table.board
    assert board is not None
    once, again = (
        asyncio.run(heard_by_each(made, deal)) for deal in (board.board.deal, other.board.board.deal)
    )
    assert once[BEN] != again[BEN]
    assert once[ANNA] == again[ANNA]


async def heard_with_words(spoken: bool) -> tuple[list[str], list[str], list[str]]:
    """All that North, who speaks, South, their partner, and East, a person too, are sent during an auction.

    Args:
        spoken: Whether North explains the opening, East asks about it, and North answers.
    """
    with patch("schlemm.server.table.answers.new_table_name", lambda: "abcdefghijkm"):
        deal = random_deal(Random(5).randrange)
        async with house(None, lambda: deal) as home, AsyncExitStack() as stack:
            browsers = [await stack.enter_async_context(home.browser()) for _ in "SNEW"]
            table = await home.opened(browsers[0], name="Anna", company=["N", "E", "W"])
            for browser, seat in zip(browsers[1:], "NEW", strict=True):
                await sat(browser, table, await key_to(browsers[0], table, seat), name=seat)
            lines = {
                seat: await stack.enter_async_context(home.line(browser, f"{table}?seat={seat}"))
                for browser, seat in zip(browsers, "SNEW", strict=True)
            }
            south, north, east, _ = lines.values()
            await done(south, "next")
            for seat, call in (("N", "1C"), ("E", "P"), ("S", "1H"), ("W", "P")):
                if spoken and seat == "E":
                    await done(north, "explain-call", index=0, call="1C", text="clubs, or a balanced hand")
                    await up_to_date(east)
                    await done(east, "ask-about-call", index=0, call="1C")
                    await up_to_date(north)
                    await done(north, "explain-call", index=0, call="1C", text=None)
                await up_to_date(lines[seat])
                await done(lines[seat], "call", call=call)
            await up_to_date(north)
            await done(north, "say", line="chat-moment")
            for line in lines.values():
                await up_to_date(line)
            heard = [
                [re.sub(r'"id":"[0-9a-f]+-', '"id":"', text) for text in line.heard]
                for line in (south, north, east)
            ]
            return heard[0], heard[1], heard[2]


def test_partner_hears_the_same_bytes_with_and_without_an_explanation() -> None:
    """What is said of a call, and asked about it, changes no byte for partner, adds no message; opponents read it."""
    silent, told = (asyncio.run(heard_with_words(spoken)) for spoken in (False, True))
    assert told[0] == silent[0]
    assert len(told[1]) > len(silent[1])
    assert any("clubs, or a balanced hand" in text for text in told[2])
    assert not any("clubs, or a balanced hand" in text for text in told[0])
