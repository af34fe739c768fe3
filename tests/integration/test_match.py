"""A match over HTTP and sockets, from opening it to the comparison of its boards."""

import json

import pytest
from tests.integration.friends import done, refused, up_to_date, why_not
from tests.integration.house import MemoryStore, Said, house
from tests.integration.teams import boards_of, imps, is_over, meeting, opened, play, points, totals

from schlemm.store.store import Stored

VULNERABLE = ["None", "NS", "EW", "All"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "place",
    [
        pytest.param("2N", id="opponents"),
        pytest.param("2W", id="mates", marks=pytest.mark.slow),
        pytest.param("1N", id="partners", marks=pytest.mark.slow),
    ],
)
async def test_two_people_play_a_whole_match_and_its_score_is_right(place: str) -> None:
    """Whatever their places, two people play four boards to the end, and every number follows from the results."""
    async with meeting(place) as met:
        anna, ben = met.lines()
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            view = await play((anna, ben), is_over)
        told = [await boards_of(browser, met.match) for browser in (met.anna, met.ben)]
    assert [{board["me"] for board in one["boards"]} for one in told] == [{"1S"}, {place}]
    assert [each | {"me": ""} for each in told[0]["boards"]] == [
        each | {"me": ""} for each in told[1]["boards"]
    ]
    boards = told[0]["boards"]
    assert [board["number"] for board in boards] == [1, 2, 3, 4]
    assert [board["vulnerability"] for board in boards] == VULNERABLE
    gaps = []
    for board in boards:
        first, second = (points(at["result"], board["vulnerability"]) for at in board["tables"])
        assert [at["score"] for at in board["tables"]] == [first, second]
        gaps.append(first - second)
        assert (board["difference"], board["imps"]) == (gaps[-1], imps(gaps[-1]))
    assert [board["total"] for board in boards] == totals(gaps)
    standing = view["match"]["standing"]
    assert standing == told[0]["standing"]
    assert (standing["total"], standing["difference"]) == (totals(gaps)[-1], sum(gaps))
    assert (standing["imps"], standing["victoryPoints"]) == (sum(map(imps, gaps)), None)
    names = [{at["players"]["S"] for at in board["tables"]} for board in boards]
    assert all("Anna" in each for each in names)


@pytest.mark.slow
async def test_a_board_is_told_in_full_once_both_tables_have_finished_it() -> None:
    """The record has the four hands, both auctions and every card; before, and for others, there is none."""
    async with meeting() as met, met.home.browser() as stranger:
        anna, ben = met.lines()
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            where = f"/api/matches/{met.match}/boards"
            early = await met.anna.get(f"{where}/1")
            await play((anna, ben), lambda view: min(view["match"]["finished"]) >= 1)
            found: Said = (await met.ben.get(f"{where}/1")).json()
            later = [
                await met.anna.get(f"{where}/{number}{what}")
                for number in (0, 4, 99)
                for what in ("", "/costs")
            ]
            foreign = [await stranger.get(f"{where}{which}") for which in ("", "/1", "/1/costs")]
    assert await why_not(early) == (404, "not-found")
    assert [answer.status_code for answer in later + foreign] == [404] * 9
    assert sorted(card for hand in found["hands"] for card in hand["cards"]) == sorted(
        f"{suit}{rank}" for suit in "SHDC" for rank in "AKQJT98765432"
    )
    dealt = {hand["seat"]: set(hand["cards"]) for hand in found["hands"]}
    for at, record in zip(found["board"]["tables"], found["tables"], strict=True):
        assert record["calls"][-3:] == ["P", "P", "P"]
        played = [card for trick in record["tricks"] for card in trick["cards"]]
        assert all(card["card"] in dealt[card["seat"]] for card in played)
        assert at["lead"] == (played[0]["card"] if played else None)
        assert record["claimed"] or len(played) in {0, 52}
    parted = found["board"]["parting"]
    if parted is not None and parted["what"] == "call":
        index, (one, other) = parted["index"], (record["calls"] for record in found["tables"])
        assert (one[:index], [one[index], other[index]]) == (other[:index], parted["done"])


@pytest.mark.slow
async def test_what_a_board_cost_adds_up() -> None:
    """Auction and play together are the difference, and every card played has its cost."""
    async with house() as home, home.browser() as anna:
        match = await opened(anna)
        async with home.line(anna, match["table"]) as line:
            await line.view()
            await play((line,), lambda view: min(view["match"]["finished"]) >= 1)
            where = f"/api/matches/{match['match']}/boards/1"
            costs, board = (await anna.get(f"{where}/costs")).json(), (await anna.get(where)).json()
    assert costs["byAuction"] + costs["byPlay"] == board["board"]["difference"]
    assert costs["scores"] == [at["score"] for at in board["board"]["tables"]]
    assert costs["againstPar"] == [score - costs["par"] for score in costs["scores"]]
    played = [sum(len(trick["cards"]) for trick in record["tricks"]) for record in board["tables"]]
    assert [len(cards) for cards in costs["cards"]] == played


async def test_a_board_that_the_other_table_still_plays_keeps_its_cards() -> None:
    """Who is done first sees the own result and no hand; when the other table is done the board opens by itself."""
    async with meeting() as met:
        anna, ben = met.lines()
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            await up_to_date(ben)
            mine = await play((anna,), lambda view: view["phase"] == "finished-here")
            assert mine["result"] is None
            assert mine["match"]["ended"] == mine["sheet"]["lines"][0]["result"]
            assert mine["match"]["standing"]["boards"] == 0
            assert {hand["seat"] for hand in mine["hands"]} <= {"S"}
            assert await refused(anna, "review") == "board-elsewhere"
            await play((ben,), lambda view: view["phase"] in {"result", "finished-here"})
            both = [await up_to_date(line) for line in (anna, ben)]
    assert [view["phase"] for view in both] == ["result", "result"]
    assert [view["match"]["finished"] for view in both] == [[1, 1], [1, 1]]
    assert len(both[0]["result"]["hands"]) == 4


async def test_a_match_rests_while_it_is_paused() -> None:
    """Only who leads it can pause it; then nobody can act at either table until it is resumed."""
    async with meeting("2E") as met:
        anna, ben = met.lines()
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            await up_to_date(ben)
            assert await refused(ben, "pause") == "captain-decides"
            assert not ben.latest["may"]["stop"]
            await done(anna, "pause")
            views = [await up_to_date(line) for line in (anna, ben)]
            assert [view["match"]["paused"] for view in views] == [True, True]
            assert not any(view["turn"]["mine"] or view["may"]["next"] for view in views)
            assert await refused(anna, "call", call="P") == "match-paused"
            await done(anna, "resume")
            assert not (await up_to_date(ben))["match"]["paused"]
            assert await refused(ben, "stop") == "captain-decides"
            await done(anna, "stop")
            ends = [await up_to_date(line) for line in (anna, ben)]
    assert [view["phase"] for view in ends] == ["closed", "closed"]
    assert all(view["match"]["stopped"] and view["match"]["over"] for view in ends)


@pytest.mark.slow
async def test_comments_are_for_the_record_of_a_match_that_is_over() -> None:
    """During the match words could carry knowledge; afterwards a comment reaches both tables."""
    async with meeting() as met:
        anna, ben = met.lines()
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            about = {"board": 1, "room": 1, "what": "call", "index": 0, "text": " Kühn! "}
            assert await refused(anna, "comment", **about) == "game-not-over"
            await play((anna, ben), is_over)
            assert await refused(anna, "comment", **{**about, "index": 500}) == "malformed"
            await done(ben, "comment", **about)
            assert (await up_to_date(anna))["match"]["comments"] == 1
        found = (await met.anna.get(f"/api/matches/{met.match}/boards/1")).json()
    (comment,) = found["comments"]
    assert (comment["by"], comment["name"], comment["text"]) == ("2N", "Ben", "Kühn!")


async def test_the_same_people_meet_again() -> None:
    """Whoever asks for another match opens it for all; the others are led to their own table of it."""
    async with meeting() as met:
        anna, ben = met.lines()
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            early = await met.ben.post(f"/api/tables/{met.tables[1]}/again")
            await done(anna, "stop")
            asked = await met.ben.post(f"/api/tables/{met.tables[1]}/again")
            also = await met.anna.post(f"/api/tables/{met.tables[0]}/again")
            views = [await up_to_date(line) for line in (anna, ben)]
        assert await why_not(early) == (422, "game-not-over")
        tables = [also.json()["table"], asked.json()["table"]]
        assert [view["next"] for view in views] == tables
        assert tables[0].removesuffix(".1") == tables[1].removesuffix(".2") != met.match
        async with met.home.line(met.anna, tables[0]) as one, met.home.line(met.ben, tables[1]) as other:
            assert [(await line.view())["match"]["me"] for line in (one, other)] == ["1S", "2N"]


async def test_a_match_is_one_line_among_the_own_tables() -> None:
    """Whatever names the browser remembers, a match is listed once, as it stands, at the table where one sits."""
    async with meeting("2W") as met:
        names = f"{met.match}.1,{met.match}.2,{met.match}"
        (mine,) = (await met.anna.get("/api/tables", params={"ids": names})).json()
        (bens,) = (await met.ben.get("/api/tables", params={"ids": names})).json()
        async with met.home.browser() as stranger:
            assert (await stranger.get("/api/tables", params={"ids": names})).json() == []
    assert (mine["table"], bens["table"]) == met.tables
    assert (mine["deal"], mine["deals"]) == (1, 4)
    assert mine["match"]["team"] == bens["match"]["team"] == "A"
    assert mine["match"]["finished"] == [0, 0]


@pytest.mark.parametrize(
    ("wished", "status", "code"),
    [
        ({"b": {"colour": "blue"}}, 422, "same-colours"),
        ({"boards": 5}, 400, "malformed"),
        ({"place": "3N"}, 400, "malformed"),
        ({"company": ["1N"] * 9}, 400, "malformed"),
        ({"a": {"colour": "blue", "system": "nobody's"}}, 422, "unknown-system"),
    ],
)
async def test_a_match_that_makes_no_sense_is_not_opened(wished: Said, status: int, code: str) -> None:
    """What cannot be is refused with a reason, and nothing is kept."""
    async with house() as home, home.browser() as anna:
        answer = await anna.post("/api/matches", json=wished)
        assert await why_not(answer) == (status, code)
        assert home.store.streams == {}


async def test_a_table_is_no_match_and_a_match_no_table() -> None:
    """Names that belong to the other kind lead nowhere, and nobody is told that something is damaged."""
    async with house() as home, home.browser() as anna:
        match, table = await opened(anna), await home.opened(anna)
        for name in (match["match"], f"{table}.1", f"{match['match']}.3"):
            async with home.line(anna, name) as line:
                assert (await line.hear())["why"]["code"] == "unknown-table"
        answer = await anna.get(f"/api/matches/{table}/boards")
        assert answer.status_code == 404
        async with home.line(anna, table) as line:
            await line.view()
            assert await refused(line, "release", place="1N") == "malformed"
            assert json.loads(line.heard[0])["view"]["match"] is None


class Noting(MemoryStore):
    """Notes which streams are read."""

    def __init__(self) -> None:
        super().__init__()
        self.read_whole = list[str]()

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """Note it, and read."""
        self.read_whole.append(stream)
        return await super().read(stream, after)


async def test_whether_a_name_is_a_match_is_told_by_its_first_event() -> None:
    """However long the record is, who asks for a match as a table or the other way has none of it read."""
    store = Noting()
    async with house(store=store) as home, home.browser() as anna:
        match, table = (await opened(anna))["match"], await home.opened(anna)
        await home.tidy()
        store.read_whole.clear()
        assert await home.parts.games.table(match) is None
        assert await home.parts.games.match(table) is None
        assert store.read_whole == []
        assert await home.parts.games.table(table) is not None
        assert await home.parts.games.match(match) is not None
        assert store.read_whole == [table, match]
