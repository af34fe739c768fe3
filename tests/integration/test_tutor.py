"""The tutor over HTTP: what is typed is read in four languages, and what is wrong is pointed at."""

import pytest
from tests.integration.house import house


@pytest.mark.parametrize(
    ("text", "letters", "result", "points"),
    [
        ("4♠X+1", "de", "4SXS+1", 690),
        ("4 Pik kontriert +1", "de", "4SXS+1", 690),
        ("3SA -2", "de", "3NTS-2", -100),
        ("6SA=", "fr", "6NTS=", 990),
        ("4♠! m.i.", "it", "4SXS=", 590),
        ("2♠X+1", "en", "2SXS+1", 570),
    ],
)
async def test_results_are_read_as_they_are_typed(text: str, letters: str, result: str, points: int) -> None:
    """The ways to write a result that players use in four languages mean what they mean (S0:68-71)."""
    async with house() as here, here.browser() as browser:
        answer = (await browser.get("/api/score", params={"text": text, "letters": letters})).json()
        assert answer["defects"] == []
        account = answer["account"]
        assert (account["result"], account["points"]) == (result, points)
        assert sum(step["points"] for step in account["steps"]) == abs(points)
        assert all(step["sum"] for step in account["steps"])


async def test_what_is_wrong_is_pointed_at() -> None:
    """A bid of eight and fourteen tricks are answered with the place and what to do, and no number."""
    async with house() as here, here.browser() as browser:
        for text in ("8♠=", "4♠ 14 Stiche", "", "4♠"):
            answer = (await browser.get("/api/score", params={"text": text})).json()
            assert answer["account"] is None
            assert answer["defects"][0]["said"]["code"].startswith("read-")


async def test_impossible_circumstances_are_refused() -> None:
    """A part score of 100, three honours, and a danger that there is not, are refused."""
    async with house() as here, here.browser() as browser:
        for wrong in ({"ours": 100}, {"honours": 3}, {"vulnerable": "Some"}, {"theirs": 35}):
            assert (await browser.get("/api/score", params={"text": "4♠=", **wrong})).status_code in {
                400,
                422,
            }


async def test_every_bid_says_what_it_is_worth() -> None:
    """All 35 bids are part score, game or slam, and those beyond a game that a lower bid was are named (S2:21)."""
    async with house() as here, here.browser() as browser:
        found = (await browser.get("/api/score/bids")).json()["bids"]
    goals = {each["bid"]: each["goal"] for each in found}
    assert len(goals) == 35
    assert [goals[bid] for bid in ("2S", "3NT", "4S", "4D", "5D", "6C", "7NT")] == [
        *("part-score", "game", "game", "part-score", "game", "small-slam", "grand-slam")
    ]
    assert [each["bid"] for each in found if each["inconvenient"]] == ["4NT", "5H", "5S", "5NT"]


async def test_tables_hold_every_contract() -> None:
    """The tables have all 35 contracts with six columns, and thirteen rows of undertricks."""
    async with house() as here, here.browser() as browser:
        found = (await browser.get("/api/score/tables")).json()
        assert len(found["made"]) == 35
        assert [len(table["rows"]) for table in found["made"]][::5] == [7, 6, 5, 4, 3, 2, 1]
        assert len(found["down"]) == 13
        assert {len(row["points"]) for table in found["made"] for row in table["rows"]} == {6}
