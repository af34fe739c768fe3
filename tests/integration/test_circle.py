"""A circle of people over HTTP: joining, robbers with changing partners, a table a person, files to take home."""

import csv
import io
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

import httpx
import pytest
from tests.integration.friends import done, key_to, play, sat, why_not
from tests.integration.house import House, MemoryStore, Said, house
from tests.unit.hand_records.printed_records import read_page

from schlemm.formats.pbn import PbnGame, read_pbn
from schlemm.server.live import permissions
from schlemm.store.store import Entry, Stored


@dataclass(frozen=True, slots=True)
class Met:
    """Anna and Ben in a circle that Anna has founded."""

    home: House
    anna: httpx.AsyncClient
    ben: httpx.AsyncClient
    series: str
    path: str
    key: str

    async def view(self, browser: httpx.AsyncClient) -> Said:
        """The circle as this browser sees it."""
        answer = await browser.get(self.path)
        assert answer.status_code == 200, answer.text
        view: Said = answer.json()
        return view

    async def begin(self, **game: object) -> Said:
        """A game that Anna begins."""
        answer = await self.anna.post(f"{self.path}/games", json=game)
        assert answer.status_code == 201, answer.text
        begun: Said = answer.json()
        return begun


@asynccontextmanager
async def circle(store: MemoryStore | None = None) -> AsyncIterator[Met]:
    """Two browsers in one circle, whose bots act at once."""
    async with house(store=store) as home, home.browser() as anna, home.browser() as ben:
        agreed = {"tempo": 0, "level": "anfaenger", "stake": 10, "rules": {"honours": True}}
        founded = await anna.post(
            "/api/series", json={"name": "Donnerstag", "person": "Anna", "agreed": agreed}
        )
        assert founded.status_code == 201, founded.text
        series = founded.json()["series"]
        path = f"/api/series/{series}"
        key = (await anna.get(path)).json()["link"].partition("#")[2]
        joined = await ben.post(f"{path}/join", json={"key": key, "name": "Ben"})
        assert joined.status_code == 201, joined.text
        yield Met(home, anna, ben, series, path, key)


def places(**members: int) -> list[Said]:
    """Members at seats of the first table."""
    return [{"member": member, "place": f"1{seat}"} for seat, member in members.items()]


async def test_a_key_shows_what_is_agreed_before_joining() -> None:
    """The door says whose circle it is and by what rules it plays; names are taken once, wrong keys open nothing."""
    async with circle() as met, met.home.browser() as carla:
        door = await carla.post(f"{met.path}/door", json={"key": met.key})
        assert door.json() == {
            "series": met.series,
            "name": "Donnerstag",
            "host": "Anna",
            "members": ["Anna", "Ben"],
            "rules": {"robber4": ["honours-count"], "rubber": []},
            "own": None,
        }
        assert await why_not(await carla.post(f"{met.path}/door", json={"key": "x" * 22})) == (
            404,
            "wrong-key",
        )
        assert await why_not(await carla.get(met.path)) == (404, "not-found")
        taken = await carla.post(f"{met.path}/join", json={"key": met.key, "name": " ben "})
        assert await why_not(taken) == (422, "name-taken")
        rules = await met.ben.post(f"{met.path}/rules", json={})
        assert await why_not(rules) == (422, "only-host-agrees")
        assert (await met.anna.post(f"{met.path}/rules", json={})).status_code == 200
        assert (await met.view(met.ben))["rules"] == {"robber4": [], "rubber": []}


async def test_partners_change_after_a_robber_and_everybody_is_led_to_the_next() -> None:
    """Anna and Ben play together, stop, and sit against each other at the next table; points stand by person."""
    async with circle() as met:
        proposed = (await met.anna.get(f"{met.path}/proposal?here=0,1")).json()
        assert proposed == {"seats": {"N": 1, "S": 0}, "out": []}
        begun = await met.begin(form="robber4", seated=places(S=0, N=1))
        assert begun["seat"] == "S"
        table = begun["table"]
        view = await met.view(met.ben)
        assert [game["mine"] for game in view["evenings"][0]["games"]] == [table]
        assert [member["here"] for member in view["members"]] == [True, True]
        lines = met.home.line(met.anna, table), met.home.line(met.ben, table)
        async with lines[0], lines[1]:
            over = await play(lines, lambda view: len(view["sheet"]["lines"]) >= 1)
            assert over["series"] == met.series
            assert over["sheet"]["rules"] == ["honours-count"]
            await done(lines[0], "stop")
            again = await met.ben.post(f"/api/tables/{table}/again")
            assert again.status_code == 201, again.text
            assert (await met.anna.post(f"/api/tables/{table}/again")).json() == again.json()
            ended = await lines[0].view(lambda view: view["next"] is not None)
        after = await met.view(met.anna)
        pbn = await met.ben.get(f"{met.path}/export/pbn")
        told = await met.ben.get(f"{met.path}/standing/csv?words=de")
        lists = await met.ben.get(f"{met.path}/export/csv?words=de")
    assert ended["next"] == again.json()["table"]
    newest, first = after["evenings"][0]["games"]
    assert (newest["over"], first["over"]) == (False, True)
    assert {each["member"]: each["place"] for each in newest["seated"]} == {0: "1S", 1: "1W"}
    ahead = ended["sheet"]["totals"]["NS"] - ended["sheet"]["totals"]["EW"]
    assert first["points"] == ahead
    lines_now = {line["member"]: line for line in after["standing"]}
    assert [lines_now[at]["points"] for at in (0, 1)] == [ahead, ahead]
    assert [lines_now[at]["robbers"] for at in (0, 1)] == [1, 1]
    assert [game.tag("Event") for game in read_pbn(pbn.content) if isinstance(game, PbnGame)] != []
    rows = list(csv.DictReader(io.StringIO(told.content.decode("utf-8-sig"), newline="")))
    assert [(row["Name"], row["Punkte"]) for row in rows] == [("Anna", str(ahead)), ("Ben", str(ahead))] * 2
    assert lists.text.count("Honneurs zählen") >= 2


@pytest.mark.slow
async def test_an_evening_is_printed_as_far_as_its_reader_may_see_it() -> None:
    """All boards that are over stand on one page, game by game; those of a game that goes on for its players only."""
    async with circle() as met, met.home.browser() as carla, met.home.browser() as stranger:
        await carla.post(f"{met.path}/join", json={"key": met.key, "name": "Carla"})
        for stops in (True, False):
            table = (await met.begin(form="robber4", seated=places(S=0, N=1)))["table"]
            lines = met.home.line(met.anna, table), met.home.line(met.ben, table)
            async with lines[0], lines[1]:
                await play(lines, lambda view: len(view["sheet"]["lines"]) >= 1)
                if stops:
                    await done(lines[0], "stop")
        (evening,) = (await met.view(met.anna))["evenings"]
        where = f"{met.path}/evenings/{evening['date']}/records"
        told = {
            name: await who.get(f"{where}?words=fr") for name, who in (("anna", met.anna), ("carla", carla))
        }
        files = [read_pbn((await who.get(f"{met.path}/export/pbn")).content) for who in (met.anna, carla)]
        refused = [await stranger.get(where), await met.anna.get(f"{met.path}/evenings/1999-01-01/records")]
    assert told["anna"].headers["content-security-policy"].endswith("sandbox")
    pages = [read_page(answer.text) for answer in told.values()]
    assert [len([*page.all("article")]) for page in pages] == [*map(len, files)]
    assert len(files[0]) > len(files[1]) > 0
    assert [len([*page.all("div", "part")]) for page in pages] == [2, 0]
    assert next(pages[0].all("html")).attributes["lang"] == "fr"
    assert next(pages[0].all("h1")).whole_text == f"Donnerstag · {evening['date']}"
    assert [answer.status_code for answer in refused] == [404, 404]


async def dealing_at(met: Met, table: str, **change: object) -> Said:
    """What is agreed about the dealing at a table, and whether a pack waits there; then Anna changes something."""
    line = met.home.line(met.anna, table)
    async with line:
        view = await line.view(lambda _: True)
        if change:
            await done(line, "settings", **change)
    agreed = view["settings"]
    return {
        **{name: agreed[name] for name in ("ceremony", "ceremonyDeals")},
        "pack": view["pack"] is not None,
    }


async def test_the_first_deal_of_a_circles_game_is_seen_until_somebody_ends_that() -> None:
    """Where it is asked for a game begins with its pack; ended at the table it stays so; a match has none."""
    seen = {"ceremony": "singly", "ceremonyDeals": "first", "pack": True}
    ended = {"ceremony": "off", "ceremonyDeals": "first", "pack": False}
    async with circle() as met:
        begun = partial(met.begin, seated=places(S=0, N=1))
        plain = await begun(form="robber4")
        assert (await dealing_at(met, plain["table"]))["pack"] is False
        first = await begun(form="robber4", ceremony=True)
        assert await dealing_at(met, first["table"]) == seen
        match = await met.begin(form="match", seated=[{"member": 0, "place": "1S"}], ceremony=True)
        assert (await dealing_at(met, match["table"]))["pack"] is False
        second = await begun(form="rubber", ceremony=True)
        assert await dealing_at(met, second["table"], ceremony="off") == seen
        third = await begun(form="robber4", ceremony=True)
        assert await dealing_at(met, third["table"]) == ended


async def test_another_device_comes_with_its_own_key_and_to_the_table() -> None:
    """The own link brings a member in on another device, also to a seat that was given before."""
    async with circle() as met, met.home.browser() as phone:
        begun = await met.begin(form="robber4", seated=places(S=0, N=1))
        own = (await met.view(met.ben))["own"].partition("#")[2]
        assert (await phone.post(f"{met.path}/door", json={"key": own})).json()["own"] == "Ben"
        assert (await phone.post(f"{met.path}/join", json={"key": own})).status_code == 201
        assert (await met.view(phone))["me"] == 1
        come = await phone.post(f"{met.path}/games/{begun['game']}/come")
        assert come.json() == {"game": begun["game"], "table": begun["table"], "seat": "N"}
        async with met.home.line(phone, begun["table"]) as line:
            assert (await line.view())["me"] == "N"


async def test_a_match_of_the_circle_counts_in_its_own_columns() -> None:
    """Members meet in a match; what they cannot sit like is refused, and a match that goes on does not count yet."""
    async with circle() as met:
        seated = [{"member": 0, "place": "1S"}, {"member": 1, "place": "2S"}]
        begun = await met.begin(form="match", seated=seated, boards=4)
        assert begun["table"] == f"{begun['game']}.1"
        view = await met.view(met.ben)
        assert view["evenings"][0]["games"][0]["mine"] == f"{begun['game']}.2"
        assert view["standing"] == []
        lap = await met.anna.post(f"{met.path}/games", json={"form": "rubber", "seated": seated})
        assert await why_not(lap) == (422, "no-such-places")
        async with met.home.line(met.anna, begun["table"]) as line:
            shown = await line.view()
            await done(line, "stop")
        after = await met.view(met.ben)
    assert after["evenings"][0]["games"][0]["over"]
    assert after["standing"] == []
    assert shown["match"]["lineUp"]["plan"]["measure"] == "total-points"


async def test_a_circle_is_there_after_a_restart() -> None:
    """What was joined, agreed and played is kept, and a robber that ended while nobody looked is counted."""
    store = MemoryStore()
    async with circle(store) as met:
        begun = await met.begin(form="robber4", seated=places(S=0, N=1))
        before = await met.view(met.anna)
        async with met.home.line(met.anna, begun["table"]) as line:
            await line.view()
            await done(line, "stop")
        cookies = dict(met.anna.cookies)
    async with house(store=store) as home, home.browser() as anna:
        anna.cookies.update(cookies)
        after = (await anna.get(met.path)).json()
    assert after["link"] == before["link"]
    assert [game["over"] for game in after["evenings"][0]["games"]] == [True]


async def test_a_damaged_game_harms_no_other_of_the_circle() -> None:
    """What makes no sense is left out of the files; the circle is shown, and its other games are led to as before."""
    async with circle() as met:
        broken = await met.begin(form="robber4", seated=places(S=0, N=1))
        sound = await met.begin(form="robber4", seated=places(S=0, N=1))
        await met.home.tidy()
        kept = met.home.store.streams[broken["game"]]
        kept.append(Stored(len(kept) + 1, Entry("Nonsense", b"{}")))
        mine = {game["game"]: game["mine"] for game in (await met.view(met.anna))["evenings"][0]["games"]}
        assert mine == {broken["game"]: None, sound["game"]: sound["table"]}
        file = await met.anna.get(f"{met.path}/export/csv")
        assert (file.status_code, broken["game"] in file.text) == (200, False)
        come = await met.ben.post(f"{met.path}/games/{broken['game']}/come")
        assert (come.status_code, come.json()["table"]) == (200, None)


async def test_a_full_disk_keeps_nobody_from_looking_at_the_circle() -> None:
    """What came of a game is shown before it can be written down, and written down once there is room again."""
    async with circle() as met:
        begun = await met.begin(form="robber4", seated=places(S=0, N=1))
        async with met.home.line(met.anna, begun["table"]) as line:
            await line.view()
            await done(line, "stop")
        before = len(met.home.store.streams[f"series {met.series}"])
        met.home.store.trouble = "full"
        assert len((await met.view(met.anna))["evenings"][0]["games"]) == 1
        met.home.store.trouble = None
        assert (await met.view(met.anna))["evenings"][0]["games"][0]["over"]
        assert len(met.home.store.streams[f"series {met.series}"]) == before + 1


async def test_who_has_lost_their_device_stays_in_the_circle_with_the_new_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The link that brings them back to the table makes the new device known to the circle, the lost one unknown."""
    monkeypatch.setattr(permissions, "ABSENCE", 0.0)
    async with circle() as met, met.home.browser() as phone:
        begun = await met.begin(form="robber4", seated=places(S=0, N=1))
        later = await met.begin(form="robber4", seated=places(S=0, N=1))
        link = await met.anna.post(f"/api/tables/{begun['table']}/lost", json={"seat": "N"})
        assert link.status_code == 201, link.text
        await sat(phone, begun["table"], link.json()["path"].partition("#")[2])
        assert (await met.view(phone))["me"] == 1
        assert (await met.ben.get(met.path)).status_code == 404
        games = {game["game"]: game["mine"] for game in (await met.view(phone))["evenings"][0]["games"]}
        assert games == {begun["game"]: begun["table"], later["game"]: later["table"]}
        for table in games.values():
            async with met.home.line(met.ben, table) as lost, met.home.line(phone, table) as found:
                assert (await lost.hear())["why"]["code"] == "seat-given-on"
                assert (await found.view())["me"] == "N"


async def test_who_is_seen_elsewhere_in_the_circle_has_lost_no_device(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No link is made for who sits at another table of the circle, and one that was made before opens nothing then."""
    monkeypatch.setattr(permissions, "ABSENCE", 0.0)
    async with circle() as met, met.home.browser() as thief:
        begun = await met.begin(form="robber4", seated=places(S=0, N=1))
        other = await met.begin(form="robber4", seated=places(S=0, N=1))
        lost = f"/api/tables/{begun['table']}/lost"
        link = await met.anna.post(lost, json={"seat": "N"})
        async with met.home.line(met.ben, other["table"]) as line:
            await line.view()
            assert await why_not(await met.anna.post(lost, json={"seat": "N"})) == (422, "device-in-use")
            key = link.json()["path"].partition("#")[2]
            taken = await thief.post(f"/api/tables/{begun['table']}/sit", json={"key": key})
            assert await why_not(taken) == (422, "device-in-use")


async def test_a_guest_at_a_table_of_the_circle_goes_on_with_it() -> None:
    """Whoever was let in by a link to a seat, and belongs to no circle, has a seat at the next table as well."""
    async with circle() as met, met.home.browser() as gerda:
        begun = await met.begin(form="robber4", seated=places(S=0, N=1))
        await sat(gerda, begun["table"], await key_to(met.anna, begun["table"], "E"), name="Gerda")
        async with met.home.line(met.anna, begun["table"]) as line:
            await line.view()
            await done(line, "stop")
        again = await gerda.post(f"/api/tables/{begun['table']}/again")
        async with met.home.line(gerda, again.json()["table"]) as line:
            view = await line.view()
    assert {player["name"] for player in view["players"] if player["human"]} == {"Anna", "Ben", "Gerda"}
    assert [each["name"] for each in view["players"] if each["seat"] == view["me"]] == ["Gerda"]


class Ending(MemoryStore):
    """A store that is full when a table is to be told where its people go on."""

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Keep anything else."""
        if any(entry.kind == "WentOn" for entry in entries):
            self.trouble = "full"
        return await super().append(stream, expected, entries)


async def test_a_next_game_that_nobody_was_told_of_is_found_again() -> None:
    """If the server fails between beginning a game and leading people there, asking again begins no second one."""
    store = Ending()
    async with circle(store) as met:
        begun = await met.begin(form="robber4", seated=places(S=0, N=1))
        async with met.home.line(met.anna, begun["table"]) as line:
            await line.view()
            await done(line, "stop")
        failed = await met.anna.post(f"/api/tables/{begun['table']}/again")
        assert failed.status_code == 503
        kept = MemoryStore()
        kept.streams = store.streams
        cookies = dict(met.anna.cookies)
    async with house(store=kept) as home, home.browser() as anna:
        anna.cookies.update(cookies)
        again = await anna.post(f"/api/tables/{begun['table']}/again")
        games = (await anna.get(met.path)).json()["evenings"][0]["games"]
    assert [game["game"] for game in games] == [again.json()["table"], begun["table"]]


async def test_a_match_of_the_circle_goes_on_in_another_one() -> None:
    """Whoever asks first for the next match is led to their table in it, and so is everybody after them."""
    async with circle() as met:
        seated = [{"member": 0, "place": "1S"}, {"member": 1, "place": "2S"}]
        begun = await met.begin(form="match", seated=seated, boards=4)
        async with met.home.line(met.anna, begun["table"]) as line:
            await line.view()
            await done(line, "stop")
        first = (await met.anna.post(f"/api/tables/{begun['table']}/again")).json()["table"]
        second = (await met.ben.post(f"/api/tables/{begun['game']}.2/again")).json()["table"]
        games = (await met.view(met.anna))["evenings"][0]["games"]
        async with met.home.line(met.anna, first) as line:
            assert (await line.view())["me"] == "S"
    assert (first, second) == (f"{games[0]['game']}.1", f"{games[0]['game']}.2")
