"""Score pads over HTTP: everybody with the link writes, stale changes are refused, and a restart loses nothing."""

import csv
import io

import httpx
import pytest
from tests.integration.friends import why_not
from tests.integration.house import MemoryStore, Said, house

PEOPLE = ["Anna", "Ben", "Carla", "Dora", "Emil"]


async def opened(browser: httpx.AsyncClient, **wish: object) -> str:
    """The path of a new pad."""
    answer = await browser.post("/api/pads", json={"form": "rubber", "people": PEOPLE, **wish})
    assert answer.status_code == 201, answer.text
    return f"/api/pads/{answer.json()['pad']}"


async def changed(browser: httpx.AsyncClient, path: str, kind: str, seen: int, **content: object) -> Said:
    """What is answered to a change."""
    answer = await browser.post(path, json={"type": kind, "seen": seen, **content})
    assert answer.status_code == 200, answer.text
    said: Said = answer.json()
    return said


def line(result: str, **more: object) -> Said:
    """An entry as the browser sends it."""
    return {"result": result, **more}


async def test_two_phones_write_on_one_pad_and_none_overwrites_the_other() -> None:
    """The link lets a second phone in; what it asks in view of an older pad is refused, and it is shown the new one."""
    async with house() as home, home.browser() as anna, home.browser() as ben:
        path = await opened(anna, name="Samstag")
        view = (await anna.get(path)).json()
        assert view["next"]["out"] == [3]
        assert await why_not(await ben.get(path)) == (404, "not-found")
        assert await why_not(await ben.post(f"{path}/join", json={"key": "x" * 22})) == (404, "wrong-pad-key")
        key = view["link"].partition("#")[2]
        assert (await ben.post(f"{path}/join", json={"key": key})).status_code == 201
        seen = (await ben.get(path)).json()["version"]
        first = await changed(anna, path, "write", seen, entry=line("4SN+1", heldBy="E", held=5))
        assert first["why"] is None
        assert first["view"]["rounds"][0]["sheet"]["totals"] == {"NS": 150, "EW": 150}
        stale = await changed(ben, path, "write", seen, entry=line("4SN+1"))
        assert stale["why"]["code"] == "pad-changed"
        assert stale["view"] == first["view"]
        again = await changed(ben, path, "undo", stale["view"]["version"])
        assert again["view"]["rounds"][0]["entries"] == []


async def test_a_line_whose_answer_was_lost_is_written_once() -> None:
    """Sent again under its name it is there already, also where another phone has written in between."""
    async with house() as home, home.browser() as anna:
        path = await opened(anna)
        sent = {"entry": line("4SN="), "id": "one"}
        first = await changed(anna, path, "write", 1, **sent)
        await changed(anna, path, "write", 2, entry=line("P"))
        again = await changed(anna, path, "write", 3, **sent)
        stale = await changed(anna, path, "write", 1, **sent)
        alike = await changed(anna, path, "write", 3, entry=line("4SN="), id="two")
    results = [entry["result"] for entry in again["view"]["rounds"][0]["entries"]]
    assert first["why"] is None
    assert results == ["4SN=", "P"]
    assert (again.get("why"), stale.get("why")) == (None, None)
    assert len(alike["view"]["rounds"][0]["entries"]) == 3


async def test_an_evening_goes_on_after_a_restart() -> None:
    """A week later, after the server was started anew, the same browser writes on and the fifth player cuts in."""
    store = MemoryStore()
    async with house(store=store) as home, home.browser() as anna:
        path = await opened(anna, stake=10, rounding="half-up")
        await changed(anna, path, "write", 1, entry=line("4SN="))
        await changed(anna, path, "write", 2, entry=line("4SS="))
        cookies = anna.cookies
    async with house(store=store) as home, home.browser() as anna:
        anna.cookies.update(cookies)
        view = (await anna.get(path)).json()
        assert (view["over"], view["mayUndo"], view["version"]) == (True, True, 3)
        assert view["rounds"][0]["sheet"]["settlement"]["amount"] == 90
        points = {each["member"]: each["points"] for each in view["standing"]}
        assert points == {0: 900, 2: 900, 1: -900, 3: -900}
        seats = [view["next"]["seats"][seat] for seat in "NESW"]
        assert 4 in seats
        begun = await changed(anna, path, "begin", 3, seated=seats, dealer="E")
        assert begun["view"]["rounds"][1]["dealer"] == "E"
        corrected = await changed(anna, path, "correct", 4, round=0, at=1, entry=line("2SS="))
        assert corrected["view"]["rounds"][0]["sheet"]["totals"] == {"NS": 120 + 60 + 300 + 100, "EW": 0}


@pytest.mark.parametrize("result", ["4SN+4", "8SN=", "4SN", "", "4SXXXN=", "4SN=14"])
async def test_a_result_that_cannot_be_changes_nothing(result: str) -> None:
    """Fourteen tricks, level eight, no declarer: refused with a reason, and the pad stays as it was."""
    async with house() as home, home.browser() as anna:
        path = await opened(anna)
        answer = await anna.post(path, json={"type": "write", "seen": 1, "entry": line(result)})
        assert (await why_not(answer))[0] == 422
        assert (await anna.get(path)).json()["version"] == 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"people": ["Anna", "anna", "Carla", "Dora"]}, "name-on-pad"),
        ({"people": ["Anna", "", "Carla", "Dora"]}, "name-missing"),
        ({"people": ["Anna", "Ben"]}, "no-such-places"),
        ({"seated": [0, 0, 1, 2]}, "no-such-places"),
        ({"name": "x" * 41}, "name-too-long"),
    ],
)
async def test_a_pad_that_cannot_be_is_not_begun(wish: Said, code: str) -> None:
    """Two of one name, nobody's name, too few people: each is refused with what to mend."""
    async with house() as home, home.browser() as anna:
        answer = await anna.post("/api/pads", json={"form": "robber4", "people": PEOPLE, **wish})
        assert await why_not(answer) == (422, code)


async def test_all_can_be_taken_home_as_csv() -> None:
    """Every line of all rubbers, under the headings of the reader's language, with who sat where."""
    async with house() as home, home.browser() as anna:
        path = await opened(anna, form="robber4", name="Samstag", rules={"honours": True})
        await changed(anna, path, "write", 1, entry=line("P"))
        await changed(anna, path, "write", 2, entry=line("3NTW-1"))
        await changed(anna, path, "stop", 3)
        answer = await anna.get(f"{path}/csv?words=de")
        rows = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"), newline="")))
    assert [row["Zeile"] for row in rows] == ["Durchgepasst", "Austeilung", "Vorzeitig abgerechnet"]
    assert [row["Punkte Nord-Süd"] for row in rows] == ["0", "50", "0"]
    assert (rows[1]["West"], rows[1]["Spieler"], rows[1]["Stiche"]) == ("Dora", "W", "8")
    assert rows[0]["Hausregeln"] == "Honneurs zählen"


async def test_a_match_that_is_over_has_victory_points() -> None:
    """Once both tables have played every board, twenty points are shared by the margin in IMPs, and not before."""
    async with house() as home, home.browser() as anna:
        path = await opened(anna, form="match", people=["Blau", "Rot"], boards=1, measure="imps")
        found = []
        for seen, (result, room) in enumerate([("4SN=", 1), ("3SN+1", 2)], start=1):
            await changed(anna, path, "write", seen, entry=line(result, board=1, room=room))
            found.append((await anna.get(path)).json()["victoryPoints"])
    before, after = found
    assert before is None
    assert sum(after) == 2_000
    assert after[0] > after[1]


async def test_a_match_of_two_tables_is_scored_in_imps() -> None:
    """Both tables' results of a board make IMPs, the running total grows, and the file has a line a table."""
    async with house() as home, home.browser() as anna:
        path = await opened(anna, form="match", people=["Blau", "Rot"], boards=3, measure="imps")
        for seen, (result, board, room) in enumerate(
            [("4SN=", 1, 1), ("3SN+1", 1, 2), ("1NTE=", 2, 1), ("2SN-1", 2, 2)], start=1
        ):
            said = await changed(anna, path, "write", seen, entry=line(result, board=board, room=room))
            assert said["why"] is None
        boards = (await anna.get(path)).json()["boards"]
        answer = await anna.get(f"{path}/csv?words=en")
        rows = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"), newline="")))
    assert [(board["difference"], board["imps"], board["total"]) for board in boards] == [
        (420 - 170, 6, 6),
        (-90 + 100, 0, 6),
        (None, None, None),
    ]
    assert boards[0]["tables"][0]["points"] == 420
    assert boards[0]["tables"][0]["steps"]
    assert [row["North"] for row in rows] == ["Blau", "Rot", "Blau", "Rot"]


@pytest.mark.parametrize(
    ("measure", "earned", "totals"),
    [
        ("imps", [{"A": 6, "B": 0}, {"A": 0, "B": 7}], [6, -1]),
        ("total-points", [{"A": 250, "B": 0}, {"A": 0, "B": 290}], [250, -40]),
        ("board-a-match", [{"A": 2, "B": 0}, {"A": 0, "B": 2}], [2, 0]),
    ],
)
async def test_a_match_is_counted_by_its_measure(
    measure: str, earned: list[dict[str, int]], totals: list[int]
) -> None:
    """What is chosen, or points, decides what each board brings and who is ahead; only IMPs make victory points."""
    chosen = {} if measure == "total-points" else {"measure": measure}
    async with house() as home, home.browser() as anna:
        path = await opened(anna, form="match", people=["Blau", "Rot"], boards=2, **chosen)
        for seen, (result, board, room) in enumerate(
            [("4SN=", 1, 1), ("3SN+1", 1, 2), ("1NTE=", 2, 1), ("3NTE-4", 2, 2)], start=1
        ):
            said = await changed(anna, path, "write", seen, entry=line(result, board=board, room=room))
            assert said["why"] is None
        view = (await anna.get(path)).json()
    assert view["measure"] == measure
    assert [board["earned"] for board in view["boards"]] == earned
    assert [board["total"] for board in view["boards"]] == totals
    assert (view["victoryPoints"] is None) is (measure != "imps")
    won = {line["member"]: line["matchesWon"] for line in view["standing"]}
    assert won == {0: int(totals[-1] > 0), 1: int(totals[-1] < 0)}
