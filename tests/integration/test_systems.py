"""The systems and their books over HTTP, and tables whose bots bid what was wished for."""

from functools import partial
from pathlib import Path
from typing import Final

import pytest
from tests.integration.house import MemoryStore, house

from schlemm.bidding.book.book import Chapter, book
from schlemm.bidding.own import load_system as loading
from schlemm.bidding.systems import NAMES, agreements_named
from schlemm.core.bot_name import LARGEST_TEXT, name_of_text
from schlemm.match.rules.rematch import match_opened_again
from schlemm.server.common.messages import SYSTEM_TEXT
from schlemm.server.common.unanswered import TooManyWaiting
from schlemm.server.systems import answers, views
from schlemm.server.systems.book_cache import BookCache


async def test_the_systems_in_the_box_are_listed_with_their_agreements() -> None:
    """Every system in the box is there with all it can agree on, each value among its choices."""
    async with house() as home, home.browser() as browser:
        cards = (await browser.get("/api/systems")).json()
    assert [card["name"] for card in cards] == [*NAMES]
    for card in cards:
        assert card["topics"][0] == "opening"
        assert all(each["value"] == each["usual"] in each["choices"] for each in card["agreements"])


async def test_systems_that_packages_bring_stand_beside_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each by its text; one in which something is wrong is left out, and the others are there all the same."""
    (tmp_path / "club.system").write_text(MINE, encoding="utf-8")
    brought = {
        "club": tmp_path / "club.system",
        "gone": tmp_path / "gone.system",
        "wrong": "topic t\n1S P\n  2S rise\n",
    }
    monkeypatch.setattr(loading, "installed_systems", lambda: brought)
    monkeypatch.setattr(answers, "installed_systems", lambda: brought)
    monkeypatch.setattr(answers, "systems_at_hand", answers.systems_at_hand.__wrapped__)
    async with house() as home, home.browser() as browser:
        cards = (await browser.get("/api/systems")).json()
    assert [card["name"] for card in cards] == [*NAMES, name_of_text(MINE)]
    assert "multi" in cards[-1]["topics"]


async def test_a_changed_agreement_stands_in_the_book() -> None:
    """The book of a changed system says what was changed, in its agreements and in the call itself."""
    async with house() as home, home.browser() as browser:
        answer = await browser.post("/api/systems/forum/notrump=12-14/majors=5?topic=opening")
    told = answer.json()
    assert answer.status_code == 200
    assert told["name"] == "forum/notrump=12-14"
    assert told["agreements"][0] == {
        "name": "notrump",
        "value": "12-14",
        "usual": "15-17",
        "choices": ["12-14", "13-15", "14-16", "15-17", "16-18"],
    }
    (chapter,) = told["chapters"]
    calls = {call["call"]: call for call in chapter["pages"][0]["cases"][0]["calls"]}
    said = calls["1NT"]["said"][0]["args"]
    assert (said["low"], said["high"]) == (12, 14)
    assert calls["2D"]["artificial"]
    assert calls["2D"]["force"] == "game"


async def test_changed_signals_stand_in_the_book() -> None:
    """The chapter about signals says which way round they are agreed, with the cards that are then played."""
    async with house() as home, home.browser() as browser:
        answer = await browser.post("/api/systems/forum/attitude=low?topic=signals")
    told = answer.json()
    (chapter,) = told["chapters"]
    attitude = next(rule for rule in chapter["rules"] if rule["said"]["code"] == "carding-attitude-low")
    assert attitude["examples"] == [{"hand": "K72...", "card": "S2"}, {"hand": "872...", "card": "S8"}]
    assert told["parts"][-1] == {"name": "carding", "topics": ["leads", "signals"]}


async def test_systems_that_do_not_exist_are_refused_with_the_reason() -> None:
    """An unknown system, agreement or chapter is refused; the answer names the wrong part."""
    async with house() as home, home.browser() as browser:
        unknown = await browser.post("/api/systems/forum/majors=6")
        nobody = await browser.post("/api/systems/nobody")
        no_topic = await browser.post("/api/systems/forum?topic=poker")
        table = await browser.post("/api/tables", json={"form": "robber4", "system": "forum/colour=red"})
    assert [answer.status_code for answer in (unknown, nobody, no_topic, table)] == [422, 422, 404, 422]
    assert unknown.json()["why"]["code"] == table.json()["why"]["code"] == "unknown-system"
    assert unknown.json()["why"]["args"]["part"] == "majors=6"
    assert table.json()["why"]["args"]["part"] == "colour=red"


async def test_bots_bid_the_system_of_their_side() -> None:
    """The person's side and the opponents bid what was wished for, which their calls' explanations show."""
    wish = {"system": "natur-b", "theirSystem": "forum/notrump=12-14"}
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser, seat="S", **wish)
        room = await home.parts.games.table(table)
    assert room is not None
    assert [*room.table.systems] == ["natur-b", "forum/notrump=12-14"]


async def test_a_whole_book_is_not_written_for_who_asks() -> None:
    """Without a topic there are agreements and contents; a book takes seconds, and is read chapter by chapter."""
    async with house() as home, home.browser() as browser:
        told = (await browser.post("/api/systems/forum")).json()
    assert told["chapters"] == []
    assert told["agreements"]
    assert told["parts"][0]["topics"][0] == "opening"


async def test_a_chapter_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a chapter is asked for, under whatever name of the system, it is written the first time only."""
    written: list[tuple[str, str]] = []

    def noted(name: str, topic: str) -> tuple[Chapter, ...]:
        written.append((name, topic))
        return book(name, topic)

    monkeypatch.setattr(views, "book", noted)
    names = ["forum", "forum/notrump=15-17", "forum/majors=5", "forum"]
    async with house() as home, home.browser() as browser:
        told = [await browser.post(f"/api/systems/{name}?topic=leads") for name in names]
    assert {answer.content for answer in told} == {told[0].content}
    assert written == [("forum", "leads")]


def test_chapters_are_kept_within_bounds() -> None:
    """Of many chapters those are kept that were asked for last, and no more than there is room for."""
    book_cache, written = BookCache(kept=100), list[int]()

    def write(number: int) -> bytes:
        written.append(number)
        return bytes(30)

    for number in (1, 2, 3, 1, 4, 1, 2):
        book_cache.get(number, partial(write, number))
    assert written == [1, 2, 3, 4, 2]


def test_only_so_many_wait_for_a_chapter() -> None:
    """Each who waits holds a thread: those beyond are refused at once, and there is room again afterwards."""
    book_cache = BookCache(waiting=1)

    def write() -> bytes:
        with pytest.raises(TooManyWaiting):
            book_cache.get("other", lambda: b"")
        return b"x"

    assert book_cache.get("one", write) == b"x"
    assert book_cache.get("other", lambda: b"y") == b"y"


async def test_a_default_is_told_of_the_field_that_has_it() -> None:
    """The description names no default of an enumeration as a whole: a pad begins with North, a table with South."""
    async with house() as home, home.browser() as browser:
        told = (await browser.get("/api/schema/openapi.json")).json()["components"]["schemas"]
    enumerations = {name: schema for name, schema in told.items() if "enum" in schema}
    assert {"Seat", "Level"} <= enumerations.keys()
    assert {name for name, schema in enumerations.items() if "default" in schema} == set()


async def test_a_system_is_found_by_its_name_however_the_slash_is_written() -> None:
    """Its name is a path; a program that escapes it asks for the same book."""
    async with house() as home, home.browser() as browser:
        plain = await browser.post("/api/systems/forum/majors=4?topic=opening")
        escaped = await browser.post("/api/systems/forum%2Fmajors%3D4?topic=opening")
    assert plain.status_code == 200
    assert plain.json() == escaped.json()


MINE: Final = """system Mine
on natur-b
meaning multi as ask
  en: shows <b>two</b> hearts
topic multi
-
  2D multi, forcing, shows nothing: figures 5..9, H 6
  use as_before(opening_strong)
2D P
  2H relay
"""


async def test_the_text_of_a_system_is_read_at_once() -> None:
    """It is answered with its book, or with what is wrong and where."""
    async with house() as home, home.browser() as browser:
        read = (await browser.post("/api/system-texts", json={"text": MINE})).json()
        wrong = (await browser.post("/api/system-texts", json={"text": MINE.replace("relay", "rely")})).json()
        chapter = (
            await browser.post("/api/system-texts", json={"text": "on natur-b\n", "topic": "answers"})
        ).json()
        long = await browser.post("/api/system-texts", json={"text": "#" * (LARGEST_TEXT + 1)})
    assert read["faults"] == []
    assert read["book"]["name"] == name_of_text(MINE)
    assert [chapter["topic"] for chapter in read["book"]["chapters"]] == ["multi"]
    assert "multi" in [topic for part in read["book"]["parts"] for topic in part["topics"]]
    assert wrong["book"] is None
    assert [(each["line"], each["column"], each["said"]["code"]) for each in wrong["faults"]] == [
        (10, 6, "fault-near")
    ]
    assert [each["topic"] for each in chapter["book"]["chapters"]] == ["answers"]
    assert (long.status_code, LARGEST_TEXT) == (400, SYSTEM_TEXT)


async def test_a_table_is_opened_with_a_text_which_its_stream_keeps_once() -> None:
    """The bots of its side bid it, also after the server comes back and in the next game; a broken text opens none."""
    wish = {"system": name_of_text(MINE), "theirSystem": "forum"}
    store = MemoryStore()
    async with house(store=store) as home, home.browser() as browser:
        table = await home.opened(browser, seat="S", **wish)
        again = (await browser.post(f"/api/tables/{table}/again")).json()["table"]
        broken = await browser.post(
            "/api/tables", json={"form": "robber4", "system": name_of_text(MINE.replace("relay", "rely"))}
        )
        long = await browser.post("/api/tables", json={"form": "robber4", "system": "f" * 1000})
    assert [broken.status_code, long.status_code] == [422, 422]
    assert broken.json()["why"]["code"] == "unknown-system"
    assert broken.json()["why"]["args"] == {"name": "Mine", "part": "2H rely"}
    (kept,) = [entry for entry in await store.read(table) if "weak" in str(entry) or "multi" in str(entry)]
    assert str(kept).count("meaning multi") == 1
    async with house(store=store) as home:
        for name in (table, again):
            room = await home.parts.games.table(name)
            assert room is not None
            assert [*room.table.systems] == [name_of_text(MINE), "forum"]
            assert agreements_named(room.table.systems.north_south).base == "natur-b"


CREWS: Final = ({"name": "", "colour": "blue"}, {"name": "", "colour": "yellow"})
DEAL: Final = "N:84.KQ8743.J84.82 AKQ.J5.KQT93.AQT JT9.AT9.A765.K54 76532.62.2.J9763"
"""North bids two diamonds in a system of somebody's own, and two hearts in all others."""
ABOUT: Final = {"deal": DEAL, "dealer": "N", "vulnerability": "EW"}


def _wherever_a_system_is_named(name: str) -> tuple[tuple[str, dict[str, str], object], ...]:
    """What can be asked with the name of a system: path, query and body."""
    crews = dict(zip("ab", ({**crew, "system": name} for crew in CREWS), strict=True))
    return (
        ("/api/tables", {}, {"form": "robber4", "theirSystem": name}),
        ("/api/matches", {}, {"tempo": 0, **crews}),
        ("/api/practice", {}, {"topic": "opening", "system": name}),
        ("/api/analysis/auction", ABOUT, {"ns": name}),
        ("/api/analysis/meanings", {**ABOUT, "calls": "P.P"}, {"ew": name}),
        ("/api/analysis/chances", {**ABOUT, "contract": "3NTE"}, {"ns": name}),
        ("/api/deals/rarity", {"auction": "2D"}, {"system": name}),
        ("/api/deals/boards", {"auction": "2D", "seed": "1"}, {"system": name}),
        ("/api/deals/file/pbn", {"auction": "2D", "seed": "1"}, {"system": name}),
    )


@pytest.mark.parametrize("text", ["topic t\n1S P\n  2S rise\n", "on forums\n", "#" * 64_001])
async def test_a_text_in_which_something_is_wrong_is_bid_nowhere(text: str) -> None:
    """Wherever a system is named, a text is looked at first: with a word that nobody knows it is refused."""
    async with house() as home, home.browser() as browser:
        told = [
            (path, (await browser.post(path, params=params, json=body)).json()["why"]["code"])
            for path, params, body in _wherever_a_system_is_named(name_of_text(text))
        ]
        hand = await browser.post(
            "/api/hand", params={"text": "AKQ54.K32.QJ3.32", "system": name_of_text(text)[:160]}
        )
    assert {code for _, code in told} == {"unknown-system"}, told
    assert hand.status_code == 200


async def test_a_system_of_ones_own_is_bid_wherever_one_is_named() -> None:
    """In practice, on boards dealt to order and where a deal is looked into, with its own words."""
    mine = name_of_text(MINE)
    async with house() as home, home.browser() as browser:
        told = [
            (path, (await browser.post(path, params=params, json=body)).status_code)
            for path, params, body in _wherever_a_system_is_named(mine)
        ]
        bid = (await browser.post("/api/analysis/auction", params=ABOUT, json={"ns": mine})).json()
        drill = {"topic": "opening", "system": mine}
        begun = (await browser.post("/api/practice", json=drill)).json()
        gone_on = await browser.post(f"/api/practice/{begun['id']}", json={**drill, "calls": ["P"]})
        dealt = (
            await browser.post(
                "/api/deals/boards", params={"auction": "2D", "seed": "1"}, json={"system": mine}
            )
        ).json()
    assert {status for _, status in told} <= {200, 201}, told
    assert bid["calls"][0]["call"] == "2D"
    assert bid["calls"][0]["said"][0]["args"]["own-words"] == "en shows <b>two</b> hearts"
    assert (gone_on.status_code, gone_on.json()["system"]) == (200, mine)
    assert dealt["boards"]


async def test_a_match_keeps_a_text_once_for_both_tables_and_for_the_next_match() -> None:
    """The stream has it in its first event; all eight places bid by it after the server comes back."""
    mine, store = name_of_text(MINE), MemoryStore()
    crews = {"a": {**CREWS[0], "system": mine}, "b": {**CREWS[1], "system": mine}}
    async with house(store=store) as home, home.browser() as browser:
        match = (await browser.post("/api/matches", json={"tempo": 0, **crews})).json()["match"]
    kept = [entry for entry in await store.read(match) if "multi" in str(entry)]
    assert [str(entry).count("meaning multi") for entry in kept] == [1]
    async with house(store=store) as home:
        live = await home.parts.games.match(match)
        assert live is not None
        found = live.session.match
    assert [[*table.systems] for table in found.tables] == [[mine, mine]] * 2
    assert match_opened_again(found).texts == (MINE,)
