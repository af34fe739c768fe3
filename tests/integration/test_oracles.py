"""As one who tries to cheat would: all that can be asked, in worlds that differ in hidden cards only."""

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from random import Random
from typing import Any, Final, TypeVar
from unittest.mock import patch

import httpx
import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.integration.friends import key_to, sat
from tests.integration.gatherings import quiet
from tests.integration.house import FREELY, House, Line, MemoryStore, house
from tests.integration.mangled import mangled
from tests.integration.nonsense import EXAMPLES
from tests.integration.route_paths import filled
from tests.integration.spectators import watch, watch_keys
from tests.integration.test_hidden_cards import ANNA, Moment, Scripted, as_command, history
from tests.integration.test_hidden_cards_of_people import deals_alike

from schlemm.bots.review.hint import WhatToPlay
from schlemm.bots.workers.questions import Job
from schlemm.core.board.state import Bidding
from schlemm.core.calls import PASS
from schlemm.core.cards import CARDS
from schlemm.core.deal import Deal
from schlemm.dd.solver import SolverError
from schlemm.dealing.numbered import random_deal
from schlemm.server.common.evening import today

pytestmark = pytest.mark.hostile

T = TypeVar("T")

OPENS_CARDS: Final = {"stop", "free-seat"}
"""What ends the board, or one's part in it, so that nothing is hidden any longer."""

QUESTIONS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    *(("explain", {"index": index}) for index in (0, 1, 2, 3, 99, -1)),
    *(("card-says", {"card": str(card)}) for card in (*CARDS, "S1", "")),
    *(("why-not", {"call": call}) for call in ("P", "1C", "3NT", "X", "7NT", "8C")),
    *((kind, {}) for kind in ("hint", "card-hint", "review")),
)


class Silent(Scripted):
    """Bots that make the moves of a history; cards are weighed elsewhere, in a test of what that is asked about."""

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """What comes of the work, unless it is about cards."""
        if type(job).__name__ == WhatToPlay.__name__:
            raise SolverError("missing")
        return await super().carry_out(job)


@contextmanager
def no_chance() -> Iterator[None]:
    """Names and secrets are the same every time."""
    chance = Random(1)
    with (
        patch("secrets.token_bytes", lambda count=None: chance.randbytes(count or 32)),
        patch("secrets.choice", chance.choice),
    ):
        yield


async def all_that_is_told(made: Sequence[Moment], deal: Deal, seed: int) -> dict[str, list[str]]:
    """All that comes of asking for everything once these moves have been made, by who asks.

    Anna, whose cards are her own, another device of hers, who looks over her shoulder, who looks on from the gallery,
    and a stranger: sockets, routes, exports, her circle; what is broken, and what is said again.
    """
    random = Random(seed)
    with no_chance():
        store = MemoryStore()
        executor = Silent([moment.move for moment in made], store, 0)
        async with house(executor, lambda: deal, store, FREELY) as home, AsyncExitStack() as stack:
            people = {
                name: await stack.enter_async_context(home.browser())
                for name in ("anna", "device", "guest", "gallery", "stranger")
            }
            series, table = await _gathered(people)
            executor._set_up = len(store.streams[table])
            lines = await _played(home, people, table, made, stack)
            asked = await _asked_on_sockets(lines, random)
            names = {"table": table, "series": series, "match": table, "pad": series, "game": table}
            told = {name: [*lines[name].heard] if name in lines else [] for name in people}
            for name, browser in people.items():
                told[name] += await _asked_over_http(home, browser, names)
            assert asked > len(EXAMPLES)
            return {
                name: [re.sub(r'"id":"[0-9a-f]+-', '"id":"', text) for text in heard]
                for name, heard in told.items()
            }


async def _gathered(people: dict[str, httpx.AsyncClient]) -> tuple[str, str]:
    """Anna's circle and its game, with two who look on and her other device; their names."""
    anna, agreed = people["anna"], {"tempo": 0, "level": "anfaenger"}
    series = (await anna.post("/api/series", json={"name": "Do", "person": "Anna", "agreed": agreed})).json()[
        "series"
    ]
    begun = await anna.post(
        f"/api/series/{series}/games", json={"form": "robber4", "seated": [{"member": 0, "place": "1S"}]}
    )
    assert begun.status_code == 201, begun.text
    table: str = begun.json()["table"]
    shoulder, gallery = await watch_keys(anna, table)
    await watch(people["guest"], table, shoulder)
    if gallery is not None:
        await watch(people["gallery"], table, gallery, "Otto")
    assert await sat(people["device"], table, await key_to(anna, table)) == "S"
    return series, table


async def _played(
    home: House,
    people: dict[str, httpx.AsyncClient],
    table: str,
    made: Sequence[Moment],
    stack: AsyncExitStack,
) -> dict[str, Line]:
    """Everybody's socket, once the moves have been made."""
    lines = {name: home.line(people[name], table) for name in ("anna", "device", "stranger")}
    lines |= {name: home.watch_line(people[name], table) for name in ("guest", "gallery")}
    for line in lines.values():
        stack.push_async_callback(line.close)
    await quiet([*lines.values()])
    if lines["anna"].last["update"]["view"]["may"]["next"]:
        lines["anna"].say(
            json.dumps({"type": "next", "id": "start", "seen": lines["anna"].latest["version"]})
        )
        await quiet([*lines.values()])
    for moment in made:
        if moment.by is ANNA:
            lines["anna"].say(as_command(moment.move, lines["anna"].latest["version"]))
            await quiet([*lines.values()])
    return lines


async def _asked_on_sockets(lines: dict[str, Line], random: Random) -> int:
    """Say everything there is to say on every socket; how many things that were."""
    said = [each for each in (*QUESTIONS, *EXAMPLES) if each[0] not in OPENS_CARDS]
    random.shuffle(said)
    for number, (kind, content) in enumerate(said):
        for name in ("guest", "gallery", "stranger", "device", "anna"):
            line = lines[name]
            whole = {"type": kind, "id": f"{name}{number}", "seen": 0, **content}
            if "update" in line.last and name not in {"guest", "gallery"}:
                whole["seen"] = line.last["update"]["view"]["version"]
            broken = mangled({**whole, "id": f"{name}{number}x"}, random)
            line.say(json.dumps(whole))
            if '"id": "' in broken and not any(f'"{each}"' in broken for each in OPENS_CARDS):
                line.say(broken)
        await quiet([*lines.values()])
    return len(said)


async def _asked_over_http(home: House, browser: httpx.AsyncClient, names: dict[str, str]) -> list[str]:
    """Every route that names something, and what comes of it: status, headers, every byte."""
    paths = {route.path for route in home.app.routes if route.path.startswith("/api/")}
    told = []
    for path in sorted(path for path in paths if re.search(r"{(table|match|series|pad|game):str}", path)):
        for kind in ("csv", "pbn", "records") if "{kind:str}" in path else ("",):
            asked = filled(path, {**names, "kind": kind, "number": "1", "which": "again", "evening": today()})
            answer = await browser.get(asked)
            headers = sorted(each for each in answer.headers.items() if not each[0].startswith("ratelimit"))
            told.append(f"{asked} {answer.status_code} {headers} {answer.text}")
    told.append((await browser.get(f"/api/tables?ids={names['table']}")).text)
    for path in ("", "/statistics?reckon=1", "/export/json", "/export/csv", "/export/pbn"):
        told += [(await browser.get(f"/api/games{path}")).text]
    return [*told, (await browser.get(f"/api/fair/{names['table']}")).text]


def _a_pass_would_open_hands(moment: Moment) -> bool:
    """Whether a pass, one of the messages that are tried, ends the auction: then partner's cards may lie open."""
    board = moment.table.board
    if not isinstance(board, Bidding) or board.auction.turn is not ANNA:
        return False
    return board.auction.after(PASS).is_over


@settings(max_examples=examples(12), phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(
    seed=st.integers(0, 10_000),
    cut=st.integers(0, 400),
    shuffle=st.integers(0, 10_000),
    claim=st.sampled_from((0, 0.1)),
)
def test_nothing_that_can_be_asked_depends_on_cards_that_may_not_be_seen(
    seed: int, cut: int, shuffle: int, claim: float
) -> None:
    """Whoever asks whatever, by socket or over HTTP, gets the same bytes if only cards hidden from them differ.

    The player, her other device, her guest, the gallery, a stranger: every message there is, whole and broken, every
    question, every route that names a table, a match, a circle or a pad, with status, headers and size, and what a
    browser has played.
    """
    made = history(seed, claim)
    made = made[: 1 + cut % max(1, len(made))]
    deals = deals_alike(made, ANNA, shuffle)
    assume(not _a_pass_would_open_hands(made[-1]))
    once, again = (asyncio.run(all_that_is_told(made, deal, seed)) for deal in deals)
    assert once == again
    assume(len(made) > 1)
    assert len(once["anna"]) > len(made)
    assert len(once["gallery"]) > 20
    assert json.loads(once["stranger"][0])["why"]["code"] == "foreign-table"


def test_a_parameter_that_nothing_stands_for_is_told() -> None:
    """Whoever asks every route learns of one with a parameter that is new, instead of asking for what is nowhere."""
    assert filled("/api/pads/{pad:str}/{number:int}", {"pad": "p", "number": "1"}) == "/api/pads/p/1"
    with pytest.raises(KeyError, match="board"):
        filled("/api/pads/{pad:str}/{board:int}", {"pad": "p"})


@pytest.mark.slow
def test_with_another_hand_the_player_is_told_something_else() -> None:
    """The property above is not empty: other cards of her own are told to her, her device and her guest alone."""
    deals = (random_deal(Random(seed).randrange) for seed in (1, 2))
    once, again = (asyncio.run(all_that_is_told([], deal, 1)) for deal in deals)
    assert {name for name in once if once[name] != again[name]} == {"anna", "device", "guest"}
