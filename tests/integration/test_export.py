"""Taking results home over HTTP: for those who sat there, in their words, and only what is over."""

import csv
import io
from datetime import datetime

import pytest
from tests.integration.friends import done
from tests.integration.house import house
from tests.integration.teams import boards_of, meeting, play
from tests.unit.hand_records.printed_records import read_page

from schlemm.core.seats import Seat
from schlemm.formats.filed import FiledBoard
from schlemm.formats.lin import read_lin
from schlemm.formats.pbn import PbnGame, read_pbn


async def test_a_stopped_robber_is_taken_home_with_its_house_rules() -> None:
    """The sheet comes as CSV in the reader's words, with evening and house rules, and as PBN; strangers get nothing."""
    async with house() as home, home.browser() as anna, home.browser() as stranger:
        rules = {"honours": True, "mustBeat": True}
        table = await home.opened(anna, name="=Anna", rules=rules)
        async with home.line(anna, table) as line:
            await line.view()
            await done(line, "stop")
        home.store.beginnings[table] = datetime(2026, 11, 20, 1, 30).astimezone().timestamp()
        where = f"/api/tables/{table}/export"
        told = await anna.get(f"{where}/csv?words=de")
        english = await anna.get(f"{where}/csv?words=xx", headers={"accept-language": "en"})
        pbn = await anna.get(f"{where}/pbn")
        others = [await stranger.get(f"{where}/csv"), await anna.get(f"{where}/doc")]
    (header, row) = csv.reader(io.StringIO(told.content.decode("utf-8-sig"), newline=""))
    assert header[:4] == ["Datum", "Spiel", "Form", "Hausregeln"]
    assert row[0] == "2026-11-19"  # until the morning it is the evening before
    assert (row[2], row[4]) == ("Robber zu vier Austeilungen", "Vorzeitig abgerechnet")
    assert row[3] == "Stichzwang: Wer bedient, übernimmt den Stich, wenn es geht; Honneurs zählen"
    assert english.text.startswith("\ufeffDate,Game,Form")
    assert told.headers["content-type"] == "text/csv; charset=utf-8"
    assert told.headers["content-disposition"] == f'attachment; filename="schlemm-{table}.csv"'
    assert pbn.status_code == 200
    assert read_pbn(pbn.content) == ()
    assert [answer.status_code for answer in others] == [404, 404]


@pytest.mark.parametrize("stored", [1e300, -1e18, float("inf"), -62_135_596_800.0])
async def test_a_time_that_no_calendar_has_keeps_nobody_from_their_results(stored: float) -> None:
    """Where the file has a time out of all range, the evening stays empty, and the rest is there as ever."""
    async with house() as home, home.browser() as anna:
        table = await home.opened(anna, name="Anna")
        async with home.line(anna, table) as line:
            await line.view()
            await done(line, "stop")
        home.store.beginnings[table] = stored
        told = [await anna.get(f"/api/tables/{table}/export/{kind}") for kind in ("csv", "pbn")]
    assert [answer.status_code for answer in told] == [200, 200]
    (_, row) = csv.reader(io.StringIO(told[0].content.decode("utf-8-sig"), newline=""))
    assert row[0] == ""


@pytest.mark.slow
async def test_a_match_is_taken_home_board_by_board() -> None:
    """A board that both tables have finished makes two games and two lines, with the first team's IMPs."""
    async with meeting() as met, met.home.browser() as stranger:
        anna, ben = met.lines()
        where = f"/api/matches/{met.match}/export"
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            early = await met.anna.get(f"{where}/pbn")
            await play((anna, ben), lambda view: min(view["match"]["finished"]) >= 1)
            met.home.store.beginnings[met.match] = datetime(2026, 11, 19, 20, 15).astimezone().timestamp()
            games = read_pbn((await met.ben.get(f"{where}/pbn")).content)
            lin = read_lin((await met.ben.get(f"{where}/lin")).content)
            told = await met.anna.get(f"/api/tables/{met.match}.1/export/csv?words=en")
            boards = (await boards_of(met.anna, met.match))["boards"]
        foreign = await stranger.get(f"{where}/pbn")
    assert read_pbn(early.content) == ()
    assert len(games) == 2 * len(boards)
    for board, first, second in zip(boards, games[::2], games[1::2], strict=True):
        assert isinstance(first, PbnGame)
        assert isinstance(second, PbnGame)
        assert first.deal == second.deal
        assert first.tag("Date") == second.tag("Date") == "2026.11.19"
        assert (first.tag("Room"), second.tag("Room")) == ("Open", "Closed")
        assert first.tag("ScoreIMP") == f"NS {board['imps']}"
        assert [str(game.result) for game in (first, second)] == [at["result"] for at in board["tables"]]
        for game in (first, second):
            assert game.auction is not None
            meant = [index for index, text in game.notes if text]
            assert meant  # by their systems, and no note on the passes that end it
            assert max(meant) < len(game.auction.calls) - (3 if game.auction.contract else 0)
            assert game.tag("BidSystemNS")
    for written, back in zip(games, lin, strict=True):
        assert isinstance(written, PbnGame)
        assert isinstance(back, FiledBoard)
        assert (back.deal, back.auction, back.result) == (written.deal, written.auction, written.result)
        assert [index for index, _ in back.notes] == [index for index, _ in written.notes]
    rows = list(csv.DictReader(io.StringIO(told.content.decode("utf-8-sig"), newline="")))
    assert [row["IMPs first team"] for row in rows] == [str(board["imps"]) for board in boards for _ in "12"]
    assert {row["Line"] for row in rows} <= {"Board", "Passed out"}
    assert foreign.status_code == 404


async def test_a_match_is_printed_as_hand_records_once_both_tables_have_finished_a_board() -> None:
    """Each board is printed once with both results and IMPs, for who played, and nothing of a board in progress."""
    async with meeting(measure="imps") as met, met.home.browser() as stranger:
        anna, ben = met.lines()
        where = f"/api/matches/{met.match}/export/records?words=de"
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            early = await met.anna.get(where)
            await play((anna, ben), lambda view: min(view["match"]["finished"]) >= 1)
            told = await met.anna.get(where)
            games = read_pbn((await met.ben.get(f"/api/matches/{met.match}/export/pbn")).content)
            boards = (await boards_of(met.anna, met.match))["boards"]
        foreign = await stranger.get(where)
    assert [*read_page(early.text).all("article")] == []
    assert told.headers["content-type"] == "text/html; charset=utf-8"
    assert told.headers["content-disposition"] == f'inline; filename="schlemm-{met.match}.html"'
    assert told.headers["content-security-policy"].endswith("sandbox")
    printed = [*read_page(told.text).all("article")]
    assert len(printed) == len(boards)
    for board, first, article in zip(boards, games[::2], printed, strict=True):
        assert isinstance(first, FiledBoard)
        assert first.deal is not None
        (results,) = article.all("table", "results")
        rows = [[*row.all("td", "won")] for row in results.all("tr") if [*row.all("td")]]
        assert [won.text.replace("−", "-") for (won,) in rows] == [
            f"{sign * board['imps']:+d}" if board["imps"] else "0" for sign in (1, -1)
        ]
        north = next(article.all("section", "north")).whole_text
        voids = sum(not length for length in first.deal.hand(Seat.NORTH).lengths)
        assert len(north.split()) == 13 + voids
    assert foreign.status_code == 404


async def test_a_robber_is_printed_in_the_words_of_its_reader() -> None:
    """The boards of a table are a page in the language asked for, with what was played as its title."""
    async with house() as home, home.browser() as anna:
        table = await home.opened(anna, name="Anna")
        async with home.line(anna, table) as line:
            await line.view()
            await done(line, "stop")
        told = await anna.get(f"/api/tables/{table}/export/records?words=fr")
    page = read_page(told.text)
    assert next(page.all("html")).attributes["lang"] == "fr"
    assert next(page.all("h1")).text
