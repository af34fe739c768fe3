"""Whole matches that differ in a few hidden cards: a player is told the same until cards or calls in sight differ."""

import asyncio
import json
from collections.abc import Iterator
from itertools import count
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.integration.friends import up_to_date
from tests.integration.house import Line, Said, wish
from tests.integration.players import anyhow
from tests.integration.teams import Meeting, meeting

from schlemm.core.cards import SUITS
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, Seat
from schlemm.server.common.deal_sources import dealt_from
from schlemm.table.rules.act import DealSource

pytestmark = pytest.mark.hostile

BOARDS = 4
SEAT = {0: Seat.SOUTH, 1: Seat.NORTH}
"""Where the viewers sit: Anna at the first table, Ben at the second."""

LINES = ("chat-good-evening", "chat-good-luck", "chat-moment")


def dealt(seed: int, board: int, viewer: int, swap: int | None) -> DealSource:
    """Deals that follow from a number; in one of them two players whom the viewer does not see exchange a card."""
    deals, numbers = dealt_from(seed), count(1)

    def next_deal() -> Deal:
        deal = deals()
        return deal if swap is None or next(numbers) != board else swapped(deal, SEAT[viewer], Random(swap))

    return next_deal


def swapped(deal: Deal, viewer: Seat, random: Random) -> Deal:
    """The deal with the lowest cards of a suit exchanged between two players whom the viewer does not see."""
    first, second = random.sample([seat for seat in SEATS if seat is not viewer], 2)
    suits = [suit for suit in SUITS if deal.hand(first).length(suit) and deal.hand(second).length(suit)]
    suit = random.choice(suits)
    mine, theirs = (
        min(deal.hand(seat).cards_of(suit), key=lambda card: card.index) for seat in (first, second)
    )
    hands = deal.hands.put(first, (deal.hand(first) - Hand.of([mine])) | Hand.of([theirs]))
    return Deal(hands.put(second, (deal.hand(second) - Hand.of([theirs])) | Hand.of([mine])))


def names() -> Iterator[str]:
    """Secrets that are the same in each match, as if chance had wanted it."""
    return (f"secret-number-{number:09}" for number in count())


class Diary:
    """What a player is told, word for word; when a command is confirmed is the network's affair and left out.

    Args:
        met: The match.
        viewer: Which of the two players.
    """

    def __init__(self, met: Meeting, viewer: int) -> None:
        self._browser = (met.anna, met.ben)[viewer]
        self.line = line_of(met, viewer)
        own = [f"/api/tables?ids={met.tables[viewer]}", f"/api/tables/{met.tables[viewer]}/links"]
        boards = f"/api/matches/{met.match}/boards"
        self._paths = [boards, *own, *(f"{boards}/{number}" for number in range(1, BOARDS + 1))]
        self.told: list[str] = []
        self._read = 0

    async def keep(self) -> None:
        """What has come since."""
        await up_to_date(self.line)
        self.told += [text for text in self.line.heard[self._read :] if '"type":"update"' in text]
        self._read = len(self.line.heard)

    async def ask(self) -> None:
        """What HTTP answers now."""
        self.told += [(await self._browser.get(path)).text for path in self._paths]


def line_of(met: Meeting, who: int) -> Line:
    """A new socket of one of the two."""
    return met.home.line((met.anna, met.ben)[who], met.tables[who])


async def heard(viewer: int, deals: DealSource) -> list[str]:
    """Everything that a player is told in a match of four boards, by socket and HTTP; people chat, leave and return."""
    secrets = names()
    with (
        patch("schlemm.server.match.answers.new_table_name", lambda: "abcdefghijkm"),
        patch("secrets.token_urlsafe", lambda _: next(secrets)),
    ):
        async with meeting(deals=deals) as met:
            diary = Diary(met, viewer)
            lines = [diary.line, diary.line]
            lines[1 - viewer] = line_of(met, 1 - viewer)
            for line in lines:
                await line.view()
            for board in range(BOARDS):
                for who, line in enumerate(lines):
                    line.say(
                        json.dumps({"type": "next", "id": f"{who}-{board}", "seen": line.latest["version"]})
                    )
                    await up_to_date(line)
                for who in (viewer, 1 - viewer):
                    await play_out(lines, who, diary)
                    await diary.ask()
                await lines[1 - viewer].lose()
                await diary.keep()
                lines[1 - viewer] = line_of(met, 1 - viewer)
                await lines[1 - viewer].view()
                await diary.keep()
            for line in lines:
                await line.close()
            return diary.told


async def play_out(lines: list[Line], who: int, diary: Diary) -> None:
    """One of the players plays until their table has finished the board, and now and then the other one speaks."""
    seen = -1
    while True:
        view = await up_to_date(lines[who])
        await diary.keep()
        if view["phase"] in {"finished-here", "result"}:
            return
        todo, version = wish(view, anyhow(Random(view["version"]))), view["version"]
        if todo is not None and version != seen:
            seen = version
            lines[who].say(
                json.dumps({"type": todo[0], "id": f"{who}-{version}", "seen": version, **todo[1]})
            )
            if version % 40 == 9:
                said = {
                    "type": "say",
                    "id": f"say{who}-{version}",
                    "seen": 0,
                    "line": LINES[version // 40 % 3],
                }
                lines[1 - who].say(json.dumps(said))


def may_differ(one: str, other: str) -> bool:
    """Whether these two messages differ in what everybody at the table has seen: a call, a card, dummy, a result."""
    first, second = json.loads(one), json.loads(other)
    if "view" not in first or "view" not in second:
        return False
    views: tuple[Said, Said] = first["view"], second["view"]
    faced = [
        {hand["seat"]: hand["cards"] for hand in view["hands"] if hand["seat"] != view["me"]}
        for view in views
    ]
    return (
        first["events"] != second["events"] or faced[0] != faced[1] or any(view["result"] for view in views)
    )


@pytest.mark.parametrize("viewer", [0, 1], ids=["first-table", "second-table"])
@settings(max_examples=examples(2), phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(seed=st.integers(0, 10_000), board=st.integers(1, BOARDS), swap=st.integers(0, 10_000))
@pytest.mark.exhaustive
def test_no_byte_of_a_match_depends_on_hidden_cards(viewer: int, seed: int, board: int, swap: int) -> None:
    """What one player is told is the same up to a public event that differs: nothing hints at it before."""
    once = asyncio.run(heard(viewer, dealt(seed, board, viewer, None)))
    again = asyncio.run(heard(viewer, dealt(seed, board, viewer, swap)))
    same = next((at for at, pair in enumerate(zip(once, again, strict=False)) if pair[0] != pair[1]), None)
    assume(same is not None)
    assert same is not None
    assert may_differ(once[same], again[same]), (once[same], again[same])
    assert same > 20 * (board - 1)
