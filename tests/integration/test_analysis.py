"""A deal looked into over HTTP: all that is known comes with the question."""

from urllib.parse import quote

import pytest
from tests.integration.house import house

from schlemm.dd.inside import can_solve
from schlemm.formats.filed import FiledBoard, decoded
from schlemm.formats.lin import read_lin
from schlemm.formats.pbn import PbnGame, read_pbn

DEAL = "N:8762.A76.AT9.AT9 3.J54.8762.QJ876 AKQ54.K32.QJ3.32 JT9.QT98.K54.K54"
ABOUT = {"deal": DEAL, "dealer": "N", "vulnerability": "EW"}

PLAIN = {"content-type": "text/plain"}

solving = pytest.mark.skipif(
    not can_solve(), reason="the compiled library is not built: this machine has no C++ compiler"
)


async def test_a_board_is_read_with_all_that_was_played() -> None:
    """Of a LIN link come hands, dealer, danger, the auction and the cards; typed hands are read with German letters."""
    played = "mb|p|mb|p|mb|1S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|C4|pc|C9|pc|CJ|pc|C2|"
    lin = f"md|3SAKQ54HK32DQJ3C32,SJT9HQT98DK54CK54,S8762HA76DAT9CAT9|sv|e|{played}"
    typed = "S: AKD54 K32 DB3 32\nW: B109 D1098 K54 K54\nN: 8762 A76 A109 A109"
    async with house() as home, home.browser() as browser:
        found = (await browser.post("/api/analysis/text", content=lin, headers=PLAIN)).json()
        hands = (await browser.post("/api/analysis/text?letters=de", content=typed, headers=PLAIN)).json()
    assert (found["dealer"], found["vulnerability"], found["contract"]) == ("N", "EW", "4SS")
    assert (found["calls"][2], found["cards"]) == ("1S", ["C4", "C9", "CJ", "C2"])
    assert found["defects"] == []
    assert hands["hands"] == found["hands"]


CALLS = ["P", "P", "1S", "P", "3S", "P", "4S", "P", "P", "P"]
LIN = (
    "md|3SAKQ54HK32DQJ3C32,SJT9HQT98DK54CK54,S8762HA76DAT9CAT9|sv|e|"
    "mb|p|mb|p|mb|1S|mb|p|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|"
)
LINK = "http://www.bridgebase.com/tools/handviewer.html?"
PASTED = {
    "lin": LIN,
    "lin-link": f"{LINK}lin={quote(LIN)}",
    "pbn": (
        f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "EW"]\n[Deal "{DEAL}"]\n'
        '[Auction "N"]\nPass Pass 1S Pass\n3S Pass 4S AP\n'
    ),
    "handviewer": (
        f"{LINK}n=s8762ha76dat9cat9&e=s3hj54d8762cqj876&s=sakq54hk32dqj3c32&w=sjt9hqt98dk54ck54&d=n&v=e&"
        "a=PP1SP3SP4SPPP"
    ),
}


@pytest.mark.parametrize("text", PASTED.values(), ids=PASTED)
async def test_the_auction_of_a_pasted_board_is_read_whatever_its_format(text: str) -> None:
    """Its calls come with the board."""
    async with house() as home, home.browser() as browser:
        found = (await browser.post("/api/analysis/text", content=text, headers=PLAIN)).json()
    assert (found["dealer"], found["vulnerability"], found["calls"]) == ("N", "EW", CALLS)


async def test_calls_that_somebody_made_are_told_by_a_system() -> None:
    """Each call comes with its seat and with what it means; a hand that cannot make it is told so."""
    asked = {**ABOUT, "calls": ".".join(CALLS)}
    async with house() as home, home.browser() as browser:
        found = (await browser.post("/api/analysis/meanings", params=asked, json={})).json()
        strange = {**asked, "calls": "7NT.P.P.P"}
        told = (await browser.post("/api/analysis/meanings", params=strange, json={})).json()
    assert [each["call"] for each in found["calls"]] == CALLS
    assert [each["seat"] for each in found["calls"]] == [*"NESWNESWNE"]
    assert all(each["said"] for each in found["calls"])
    assert told["calls"][0]["said"][0]["code"] in {"meaning-excluded", "meaning-unknown"}


@pytest.mark.slow
@solving
async def test_shares_are_counted_over_deals_that_fit_the_calls_made() -> None:
    """The same cards under another auction are another question with another answer."""
    asked = {**ABOUT, "contract": "4SS"}
    async with house() as home, home.browser() as browser:
        found = [
            (await browser.post("/api/analysis/chances", params={**asked, "calls": calls}, json={})).json()
            for calls in (".".join(CALLS), "P.1D.1S.P.3S.P.4S.P.P.P", "")
        ]
    assert all(each["count"] > 0 for each in found)
    assert found[0] != found[1]
    assert found[0] != found[2]


async def test_what_is_no_board_is_told_of() -> None:
    """What is wrong with typed hands stands with its line; what is nothing at all is told so."""
    short = "8762.A76.AT9.AT\n3.J54.8762.QJ876\nAKQ54.K32.QJ3.32"
    async with house() as home, home.browser() as browser:
        wrong = (await browser.post("/api/analysis/text", content=short, headers=PLAIN)).json()
        nothing = (await browser.post("/api/analysis/text", content="hello", headers=PLAIN)).json()
    assert [(each["line"], each["said"]["code"]) for each in wrong["defects"]] == [(1, "read-too-few-cards")]
    assert [each["said"]["code"] for each in nothing["defects"]] == ["read-no-deal"]
    assert wrong["hands"] == nothing["hands"] == []


@solving
async def test_after_the_last_card_there_is_nothing_to_reckon() -> None:
    """Of a play that is over no shares are told, and no card is left to play."""
    asked = {"deal": DEAL, "contract": "4SS"}
    async with house() as home, home.browser() as browser:
        line = (await browser.post("/api/analysis/play", params=asked)).json()["line"]
        over = {**asked, "cards": ".".join(line)}
        end = (await browser.post("/api/analysis/play", params=over)).json()
        refused = await browser.post("/api/analysis/chances", params={**ABOUT, **over}, json={})
    assert (end["won"] + end["lost"], end["cards"], end["line"]) == (13, [], [])
    assert refused.status_code == 400


@solving
async def test_a_deal_is_solved_played_and_bid() -> None:
    """Table, par, what a card keeps, an auction with reasons and shares of deals are answered."""
    async with house() as home, home.browser() as browser:
        table = (await browser.post("/api/analysis/table", params=ABOUT)).json()
        assert table["tricks"]["S"] == {"C": 7, "D": 10, "H": 9, "S": 11, "NT": 11}
        assert (table["par"], table["most"]["NS"]["points"], table["most"]["EW"]) == (460, 460, None)
        asked = {"deal": DEAL, "contract": "4SS", "cards": "C4.C9"}
        play = (await browser.post("/api/analysis/play", params=asked)).json()
        assert play["turn"] == "E"
        assert {each["card"]: each["tricks"] for each in play["cards"]}["CQ"] == 11
        bid = (await browser.post("/api/analysis/auction", params=ABOUT, json={})).json()
        assert bid["contract"] is not None
        assert all(call["said"] and call["rule"]["code"] for call in bid["calls"])
        calls = ".".join(call["call"] for call in bid["calls"])
        chances = await browser.post(
            "/api/analysis/chances", params={**ABOUT, **asked, "calls": calls}, json={}
        )
        assert 0 < chances.json()["count"] <= 400 // chances.json()["parts"]
        assert chances.json()["declares"] is False


async def test_a_deal_is_taken_home() -> None:
    """As PBN and as LIN it has its hands, dealer and danger; there is no third kind."""
    asked = {**ABOUT, "calls": "1C.P.1S.P.2S.P.4S.P.P.P", "table": "b" * 20}
    async with house() as home, home.browser() as browser:
        pbn = await browser.post("/api/analysis/file/pbn", params=asked)
        lin = await browser.post("/api/analysis/file/lin", params=asked)
        none = await browser.post("/api/analysis/file/exe", params=asked)
    (game,), (board,) = read_pbn(decoded(pbn.content)), read_lin(lin.content)
    assert isinstance(game, PbnGame)
    assert isinstance(board, FiledBoard)
    for found in (game, board):
        assert (str(found.deal), str(found.dealer), str(found.vulnerability)) == (DEAL, "N", "EW")
        assert str(found.contract) == "4SS"
    assert (game.tag("DoubleDummyTricks"), none.status_code) == ("b" * 20, 404)


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("table", {"deal": "N:AKQ"}),
        ("table", {**ABOUT, "dealer": "X"}),
        ("table", {**ABOUT, "vulnerability": "some"}),
        ("play", {"deal": DEAL, "contract": "8SS"}),
        ("play", {"deal": DEAL, "contract": "4SS", "cards": "SA"}),
        ("play", {"deal": DEAL, "contract": "4SS", "cards": "C4.C4"}),
        ("play", {"deal": DEAL, "contract": "4SS", "cards": "x" * 2000}),
        ("chances", {**ABOUT, "contract": "4SS", "part": "99"}),
        ("chances", {**ABOUT, "contract": "4SS", "calls": "1C.1C"}),
        ("chances", {**ABOUT, "contract": "4SS", "cards": "C4.C9.CJ.C2.x"}),
        ("meanings", {**ABOUT, "calls": "1C.1C"}),
        ("file/pbn", {**ABOUT, "calls": "7NT.1C"}),
        ("file/pbn", {**ABOUT, "table": "zz"}),
    ],
)
async def test_nonsense_is_refused(path: str, asked: dict[str, str]) -> None:
    """What no page of ours sends is refused as malformed, and nothing of it is said back."""
    async with house() as home, home.browser() as browser:
        refused = await browser.post(f"/api/analysis/{path}", params=asked, json={})
    assert refused.status_code == 400
    assert refused.json() == {"why": {"code": "malformed", "args": {}, "law": None}}


async def test_an_unknown_system_is_named() -> None:
    """A system that is none is refused by its name."""
    async with house() as home, home.browser() as browser:
        refused = await browser.post("/api/analysis/auction", params=ABOUT, json={"ns": "nonsense"})
    assert refused.status_code == 422
    assert refused.json()["why"]["code"] == "unknown-system"
