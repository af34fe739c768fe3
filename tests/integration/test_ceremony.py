"""The ceremony of dealing over sockets: whose cut it is, that it counts, and what is told of it."""

import json

import pytest
from tests.integration.friends import done, key_to, looked_at, refused, up_to_date
from tests.integration.house import house
from tests.integration.test_fair import follows, played, record_of

from schlemm.server.common.deal_sources import dealt_by_chance, dealt_from

PLAYED = {"ceremony": "singly", "seat": "W"}
"""North deals first, so Anna at West cuts."""


async def test_a_person_cuts_and_the_deal_follows_from_it() -> None:
    """The dealer's right-hand opponent is asked, and the record of the deal checks with their cut in it."""
    async with house(deals=dealt_by_chance()) as home, home.browser() as anna:
        table = await home.opened(anna, **PLAYED)
        async with home.line(anna, table) as line:
            view = await line.view()
            assert (view["phase"], view["board"], view["hands"]) == ("waiting", None, [])
            assert view["pack"] == {
                "back": "blue",
                "shuffler": "N",
                "dealer": "N",
                "cutter": "W",
                "cut": None,
                "mine": True,
                "least": 5,
                "most": 47,
            }
            commitment = view["promise"]["commitment"]
            await done(line, "cut", after=23)
            view = await up_to_date(line)
            assert (view["pack"]["cut"], view["pack"]["mine"], view["board"]["dealer"]) == (23, False, "N")
            happened = [
                (event["kind"], event["seat"], event["cut"])
                for said in map(json.loads, line.heard)
                if said["type"] == "update"
                for event in said["events"]
                if event["kind"] == "contributed" and event["cut"]
            ]
            assert happened == [("contributed", "W", 23)]
            await played(line, 1)
        (deal,) = (await record_of(anna, table))["deals"]
        assert (deal["commitment"], deal["cut"], follows(table, deal)) == (commitment, 23, True)
        assert not follows(table, {**deal, "cut": 24})


@pytest.mark.parametrize(
    ("kind", "content", "code"),
    [
        ("next", {}, "cut-first"),
        ("cut", {"after": 4}, "malformed"),
        ("cut", {"after": 48}, "malformed"),
        ("cut", {"after": "23"}, "malformed"),
        ("cut", {}, "malformed"),
        ("contribute", {"number": 1, "cut": 23}, "malformed"),
        ("contribute", {"number": 1}, "nothing-promised"),
    ],
)
async def test_what_is_no_cut_is_refused(kind: str, content: dict[str, object], code: str) -> None:
    """Neither another command nor a number out of range gets by the cut, and the pack goes on waiting."""
    async with house(deals=dealt_by_chance()) as home, home.browser() as anna:
        table = await home.opened(anna, **PLAYED)
        async with home.line(anna, table) as line:
            await line.view()
            assert await refused(line, kind, **content) == code
            await done(line, "cut", after=5)


async def test_bots_cut_and_others_may_not() -> None:
    """Where a bot sits at the dealer's right it cuts by itself, and nobody is let to do so for it."""
    async with house() as home, home.browser() as anna:
        table = await home.opened(anna, ceremony="packets", shuffler="dealer")
        async with home.line(anna, table) as line:
            view = await line.view(lambda view: view["board"] is not None)
            assert (view["pack"]["cutter"], view["pack"]["shuffler"]) == ("W", "N")
            assert 5 <= view["pack"]["cut"] <= 47
            await up_to_date(line)
            assert await refused(line, "cut", after=26) == "no-pack-to-cut"


async def test_before_the_cut_not_a_byte_speaks_of_the_cards() -> None:
    """What a player is sent before and with the cut is the same whatever is dealt, but for the cards of their hand."""
    heard = []
    for seed in (1, 2):
        async with house(deals=dealt_from(seed)) as home, home.browser() as anna:
            table = await home.opened(anna, **PLAYED)
            async with home.line(anna, table) as line:
                await line.view()
                before = [text.replace(table, "TABLE") for text in line.heard]
                await done(line, "cut", after=30)
                view = await up_to_date(line)
                heard.append((before, view["pack"], view["left"]))
    assert heard[0] == heard[1]


async def test_habits_are_told_on_sheet_and_invitation() -> None:
    """What was agreed about the dealing stands with the sheet and before one sits down; without it, nothing does."""
    async with house() as home, home.browser() as anna, home.browser() as ben:
        for wished, habits in ((PLAYED, ["dealt-singly", "shuffled-two"]), ({"seat": "W"}, [])):
            table = await home.opened(anna, **wished)
            async with home.line(anna, table) as line:
                assert (await line.view())["sheet"]["habits"] == habits
            invitation = await looked_at(ben, table, await key_to(anna, table, "E"))
            assert invitation["habits"] == habits
            assert invitation["rules"] == []


@pytest.mark.slow
async def test_it_is_switched_off_at_the_table() -> None:
    """Whoever has enough of it switches it off; the pack that waits is still cut, the next board is dealt at once."""
    async with house() as home, home.browser() as anna:
        table = await home.opened(anna, **PLAYED)
        async with home.line(anna, table) as line:
            await line.view()
            await done(line, "settings", ceremony="off")
            assert (await up_to_date(line))["settings"]["ceremony"] == "off"
            await done(line, "cut", after=26)
            await played(line, 2)
            assert line.latest["pack"] is None
