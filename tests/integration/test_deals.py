"""Boards dealt as somebody asks for them, over HTTP: what is asked comes with the question, and nothing is kept."""

import json
from typing import Any

import pytest
from tests.integration.house import house

from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.points import figure_points
from schlemm.formats.filed import FiledBoard
from schlemm.formats.pbn import read_pbn
from schlemm.server.deals.answers import DEALT_FORMATS, MOST_BOARDS, MOST_SEED
from schlemm.server.replay.packing import unpacked

ASKED = {"south": "15-17 ausgeglichen", "ns": "25+", "letters": "de", "count": "5", "seed": "12"}


def deal_of(board: dict[str, Any]) -> Deal:
    """The deal of a board as it was told."""
    held = {hand["seat"]: hand["cards"] for hand in board["hands"]}
    hands = (
        ".".join("".join(card[1] for card in held[seat] if card[0] == suit) for suit in "SHDC")
        for seat in "NESW"
    )
    return Deal.parse(f"N:{' '.join(hands)}")


async def test_boards_have_what_is_asked_and_follow_from_the_seed() -> None:
    """Points and shape are as asked, dealer and danger those of the number, and the same seed gives the same again."""
    async with house() as home, home.browser() as browser:
        found = (await browser.post("/api/deals/boards", params=ASKED, json={})).json()
        again = (await browser.post("/api/deals/boards", params=ASKED, json={})).json()
        others = (await browser.post("/api/deals/boards", params={**ASKED, "seed": "13"}, json={})).json()
    boards = found["boards"]
    assert (found, found["wrong"], found["why"]) == (again, [], None)
    assert not {str(deal_of(each)) for each in boards} & {str(deal_of(each)) for each in others["boards"]}
    assert [(each["number"], each["dealer"]) for each in boards] == list(
        zip(range(1, 6), "NESWN", strict=True)
    )
    assert [each["vulnerability"] for each in boards[:4]] == ["None", "NS", "EW", "All"]
    for board in boards:
        deal = deal_of(board)
        assert 15 <= figure_points(deal.hands.south) <= 17
        assert min(deal.hands.south.lengths) >= 2
        assert figure_points(deal.hands.south) + figure_points(deal.hands.north) >= 25
        packed = unpacked(board["packed"])
        assert packed is not None
        (filed,) = read_pbn(packed)
        assert isinstance(filed, FiledBoard)
        assert filed.deal == deal


async def test_without_a_wish_any_board_comes() -> None:
    """Where nothing is asked every deal fits, and the boards are those of the seed, up to the largest there is."""
    seed = str(MOST_SEED)
    async with house() as home, home.browser() as browser:
        rare = (await browser.post("/api/deals/rarity", json={})).json()
        found = (await browser.post("/api/deals/boards", params={"seed": seed, "count": "2"}, json={})).json()
    below = Pcg32(MOST_SEED).below
    assert (rare["often"], rare["seldom"], rare["exact"]) == (1.0, 1.0, True)
    assert [deal_of(each) for each in found["boards"]] == [random_deal(below) for _ in range(2)]


async def test_how_rare_it_is_is_told_before_anything_is_dealt() -> None:
    """The ace of spades is in one of four; an auction is estimated; what cannot be is told to be nothing."""
    async with house() as home, home.browser() as browser:
        ace, bid, nothing = [
            (await browser.post("/api/deals/rarity", params=asked, json={})).json()
            for asked in (
                {"west": "♠A"},
                {"auction": "1NT P 2♣", "count": "4"},
                {"north": "25+", "south": "25+"},
            )
        ]
    assert (ace["often"], ace["exact"]) == (4.0, True)
    assert 20 < bid["often"] <= bid["seldom"] < 1000
    assert not bid["exact"]
    assert (nothing["often"], nothing["seldom"], nothing["exact"]) == (None, None, True)


async def test_an_auction_is_bid_by_the_dealer_of_each_board() -> None:
    """On every board the dealer has the hand of the opening that was asked for."""
    asked = {"auction": "1SA", "letters": "de", "count": "6", "seed": "2"}
    async with house() as home, home.browser() as browser:
        boards = (await browser.post("/api/deals/boards", params=asked, json={})).json()["boards"]
    assert len(boards) == 6
    for board in boards:
        assert 15 <= figure_points(deal_of(board).hand(Seat.parse(board["dealer"]))) <= 17


@pytest.mark.parametrize("kind", DEALT_FORMATS)
async def test_the_same_boards_are_in_every_file(kind: str) -> None:
    """Each format's file has the boards that the page shows, and a name that says what it is."""
    async with house() as home, home.browser() as browser:
        shown = (await browser.post("/api/deals/boards", params=ASKED, json={})).json()["boards"]
        file = await browser.post(f"/api/deals/file/{kind}", params=ASKED, json={})
    form = DEALT_FORMATS[kind]
    read = [item for item in form.read(file.content) if isinstance(item, FiledBoard)]
    assert [item.deal for item in read] == [deal_of(each) for each in shown]
    assert file.headers["content-disposition"].endswith(f'schlemm-deals{form.suffixes[0]}"')


async def test_what_is_wrong_is_told_field_by_field() -> None:
    """Fields that cannot be read are named with the place; those that do not go together are told of as a whole."""
    wrong = {"north": "15-17 stark", "ew": "25+", "seed": "1"}
    twice = {"north": "♠A", "south": "♠A", "seed": "1"}
    async with house() as home, home.browser() as browser:
        for path in ("rarity", "boards"):
            told = (await browser.post(f"/api/deals/{path}", params=wrong, json={})).json()
            (field,) = told["wrong"]
            assert (field["field"], field["defects"][0]["start"]) == ("north", 6)
            assert field["defects"][0]["said"]["code"] == "read-unknown-condition"
            told = (await browser.post(f"/api/deals/{path}", params=twice, json={})).json()
            assert (told["wrong"], told["why"]["code"]) == ([], "deal-held-twice")
            assert "boards" not in told or told["boards"] == []
        refused = await browser.post("/api/deals/file/pbn", params=wrong, json={})
        none = await browser.post(
            "/api/deals/file/pbn", params={"north": "25+", "south": "25+", "seed": "1"}, json={}
        )
    assert (refused.status_code, none.status_code) == (400, 404)


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("boards", {"seed": "1", "count": str(MOST_BOARDS + 1)}),
        ("boards", {"seed": "1", "count": "0"}),
        ("boards", {"seed": "1", "count": "many"}),
        ("boards", {"count": "1"}),
        ("boards", {"seed": str(MOST_SEED + 1)}),
        ("boards", {"seed": "-1"}),
        ("boards", {"seed": "²"}),
        ("boards", {"seed": "9" * 5000}),
        ("boards", {"seed": "1", "north": "x" * 201}),
        ("rarity", {"auction": "P " * 200}),
        ("rarity", {"count": "65"}),
        ("file/pbn", {"seed": "1", "count": "65"}),
    ],
)
async def test_nonsense_is_refused(path: str, asked: dict[str, str]) -> None:
    """What no page of ours sends is refused as malformed, and nothing of it is said back."""
    async with house() as home, home.browser() as browser:
        refused = await browser.post(f"/api/deals/{path}", params=asked, json={})
    assert refused.status_code == 400
    assert json.loads(refused.content) == {"why": {"code": "malformed", "args": {}, "law": None}}


async def test_an_unknown_system_and_an_unknown_format_are_refused() -> None:
    """A system that is none is refused by its name; a format that is none, or has no room for cards, is not found."""
    async with house() as home, home.browser() as browser:
        system = await browser.post(
            "/api/deals/rarity", params={"auction": "1NT"}, json={"system": "nonsense"}
        )
        formats = [
            (await browser.post(f"/api/deals/file/{kind}", params={"seed": "1"}, json={})).status_code
            for kind in ("exe", "usebio")
        ]
    assert (system.status_code, system.json()["why"]["code"]) == (422, "unknown-system")
    assert formats == [404, 404]
