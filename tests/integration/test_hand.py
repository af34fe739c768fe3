"""A hand over HTTP: what it is worth, what it opens, what may be expected of partner."""

from tests.integration.house import house


async def test_a_typed_hand_is_valued() -> None:
    """A hand typed with German letters has its points with addends, an opening a system, and chances that add up."""
    async with house() as here, here.browser() as browser:
        asked = {"text": "♠AKD54 ♥K32 ♦DB3 ♣32", "letters": "de"}
        account = (await browser.post("/api/hand", params=asked)).json()["account"]
        counts = {count["scheme"]: count["points"] for count in account["valuation"]["counts"]}
        assert (counts["figure"], account["valuation"]["shape"]) == (15, "5-3-3-2")
        assert [each["system"] for each in account["openings"]] == ["forum", "natur-a", "natur-b", "acol"]
        assert {each["call"] for each in account["openings"]} <= {"1S", "1NT"}
        assert abs(sum(each["chance"] for each in account["partner"]) - 10_000) <= 20
        assert account["average"] == 833
        assert [each["count"] for each in account["together"]] == [20, 25, 33, 37]


async def test_distribution_is_counted_as_the_player_bids() -> None:
    """A player of Natur B counts short suits, one of Forum long ones; a system that is none says nothing."""
    async with house() as here, here.browser() as browser:
        for system, counted in {"natur-b": "shortness", "forum": "length", "none": "length"}.items():
            asked = {"text": "AKQ54.K32.QJ3.32", "system": system}
            account = (await browser.post("/api/hand", params=asked)).json()["account"]
            assert account["valuation"]["countedBy"] == counted


async def test_a_hand_is_dealt() -> None:
    """Without a text thirteen cards are dealt, which can be asked for again as they are written."""
    async with house() as here, here.browser() as browser:
        dealt = (await browser.post("/api/hand")).json()["account"]
        assert len(set(dealt["cards"])) == 13
        again = (await browser.post("/api/hand", params={"text": dealt["text"]})).json()["account"]
        assert again == dealt


async def test_what_is_no_hand_is_pointed_at() -> None:
    """Fourteen cards and a card twice are answered with what is wrong and where."""
    async with house() as here, here.browser() as browser:
        for text in ("AKQ54.K32.QJ32.32", "AAQ54.K32.QJ3.32", "7 spades"):
            answer = (await browser.post("/api/hand", params={"text": text})).json()
            assert answer["account"] is None
            assert answer["defects"]


async def test_breaks_are_told_for_each_number_of_cards() -> None:
    """One to nine missing cards have their breaks, each adding up to a whole."""
    async with house() as here, here.browser() as browser:
        missing = (await browser.get("/api/hand/breaks")).json()["missing"]
        assert len(missing) == 9
        assert all(abs(sum(each["chance"] for each in ways) - 10_000) <= 2 for ways in missing)


async def test_a_deal_in_a_text_is_read() -> None:
    """All four hands of a deal that was sent come back, with dealer and vulnerability where they are told."""
    text = '[Dealer "E"][Vulnerable "NS"][Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]'
    async with house() as home, home.browser() as browser:
        found = (await browser.get("/api/deal", params={"text": text})).json()
        none = (await browser.get("/api/deal", params={"text": "hello"})).json()
    assert [hand["seat"] for hand in found["hands"]] == ["N", "E", "S", "W"]
    assert found["hands"][3]["cards"][0] == "S2"
    assert (found["dealer"], found["vulnerability"]) == ("E", "NS")
    assert none == {"hands": [], "dealer": None, "vulnerability": None}
