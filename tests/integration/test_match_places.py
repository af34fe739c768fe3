"""The eight places of a match: whose they are, who may hand out their links, and that nobody knows both tables."""

import pytest
from tests.integration.friends import done, key_to, looked_at, refused, sat, up_to_date, why_not
from tests.integration.house import Closed, Line, Said
from tests.integration.teams import keys_of, meeting, play

LINED_UP = ["2E", "1N", "1S", "2W"]
"""Where a captain of team A sends who sits at 1N 1S 2E 2W."""


async def led(line: Line) -> tuple[str, str]:
    """To which table and seat the reader of this socket is led, which is closed after it."""
    said = await line.until(lambda said: said["type"] == "led")
    with pytest.raises(Closed):
        await line.hear()
    return said["table"], said["seat"]


def placed(view: Said, place: str) -> Said:
    """Who sits at a place of the match."""
    found: Said = next(player for player in view["match"]["lineUp"]["players"] if player["place"] == place)
    return found


async def test_the_host_has_all_links_and_a_captain_those_of_the_team() -> None:
    """Seven different keys for the host, three for the other captain, none for anybody else."""
    async with meeting("2N", company=["2N", "1N"]) as met, met.home.browser() as carl:
        table, key = met.keys["1N"]
        await sat(carl, table, key, name="Carl")
        of_ben, of_carl = await keys_of(met.ben, met.tables[1]), await keys_of(carl, table)
    assert set(met.keys) == {"1N", "1E", "1W", "2N", "2E", "2S", "2W"}
    assert len(set(met.keys.values())) == 7
    assert all(table == f"{met.match}.{place[0]}" for place, (table, _) in met.keys.items())
    assert of_ben == {place: met.keys[place] for place in ("1E", "1W", "2S")}
    assert of_carl == {}


async def test_nobody_sits_at_both_tables() -> None:
    """Neither by an invitation nor by another person's own key does a browser come to the other table."""
    async with meeting() as met:
        there, key = met.keys["2E"]
        shown = await looked_at(met.anna, there, key)
        tried = [
            await met.anna.post(f"/api/tables/{there}/sit", json={"key": key, "name": "Anna"}),
            await met.ben.post(
                f"/api/tables/{met.tables[0]}/sit", json={"key": await key_to(met.anna, met.tables[0])}
            ),
        ]
        async with met.home.line(met.anna, met.tables[1]) as line:
            assert await led(line) == (met.tables[0], "S")
        async with met.home.browser() as stranger, met.home.line(stranger, met.tables[1]) as line:
            assert (await line.hear())["why"]["code"] == "foreign-table"
    assert [await why_not(answer) for answer in tried] == [(422, "seated-elsewhere")] * 2
    assert (shown["state"], shown["next"], shown["host"]) == ("elsewhere", met.tables[0], "Anna")
    assert shown["match"]["plan"] == {
        "boards": 4,
        "measure": "total-points",
        "order": "at-once",
        "half": "stay",
    }


async def test_a_line_up_leads_its_players_to_their_new_places() -> None:
    """The captain moves the team before the first board; sockets, links and keys follow, at once and later."""
    async with meeting("2E", company=["2E", "2N"]) as met, met.home.browser() as carl:
        anna, ben = met.lines()
        async with anna, ben:
            assert (await anna.view())["match"]["linesUp"] == ["A", "B"]
            await ben.view()
            assert await refused(ben, "line-up", team="A", to=LINED_UP) == "captain-decides"
            assert await refused(anna, "line-up", team="A", to=["1N"] * 4) == "malformed"
            before = await keys_of(met.anna, met.tables[0])
            anna.ask("line-up", anna.latest["version"], team="A", to=LINED_UP)
            assert await led(anna) == (f"{met.match}.1", "N")
            assert await led(ben) == (f"{met.match}.1", "S")
        async with met.home.line(met.ben, met.tables[1], "?seat=E") as old:
            assert await led(old) == (f"{met.match}.1", "S")
        async with met.home.line(met.anna, f"{met.match}.1", "?seat=N") as line:
            view = await line.view()
            assert (view["match"]["me"], view["match"]["lineUp"]["host"]) == ("1N", "1N")
            assert placed(view, "1S")["name"] == "Ben"
            table, key = before["2N"]
            await sat(carl, table, key, name="Carl")
            assert placed(await up_to_date(line), "2N")["name"] == "Carl"
            found = await looked_at(carl, *before["1N"])
            assert (found["table"], found["seat"], found["state"]) == (f"{met.match}.2", "E", "free")
            await done(line, "next")
            assert await refused(line, "line-up", team="A", to=LINED_UP) == "seats-are-fixed"


@pytest.mark.slow
async def test_after_half_of_the_boards_pairs_change_and_are_led() -> None:
    """Who belongs to the second team goes on at the other table, with the same browser and no cards of the old one."""
    async with meeting("2N", half="change") as met:
        anna, ben = met.lines()
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            # where bots alone are left, further boards may be over by the time that anybody looks
            view = await play((anna, ben), lambda view: min(view["match"]["finished"]) >= 2)
            if not view["match"]["changed"]:
                assert view["match"]["atHalf"]
                await done(anna, "next")
            assert await led(ben) == (f"{met.match}.1", "E")
            if (await up_to_date(anna))["board"]["number"] == 2:
                await done(anna, "next")
            heard = [said for said in map(str, ben.heard) if '"number":3' in said]
            assert heard == []
        async with met.home.line(met.ben, f"{met.match}.1", "?seat=E") as line:
            view = await line.view()
            assert (view["me"], view["match"]["me"], view["match"]["team"]) == ("E", "1E", "B")
            assert view["board"]["number"] == 3
        answer = await met.ben.get(f"/api/matches/{met.match}/boards")
        assert answer.json()["table"] == f"{met.match}.1"


async def test_a_substitute_takes_the_place_of_who_has_left() -> None:
    """Released, a person is shown out; who comes with the place's new link goes on for them, and it is on record."""
    async with meeting() as met, met.home.browser() as carl:
        anna, ben = met.lines()
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            await up_to_date(ben)
            assert await refused(anna, "release", place="2N") == "still-here"
            await done(anna, "pause")
            await done(ben, "stand-in", seat="N")
            assert (await up_to_date(anna))["match"]["releases"] == ["1S", "2N"]
            await done(anna, "release", place="2N")
            said = await ben.until(lambda said: said["type"] == "trouble")
            assert said["why"]["code"] == "seat-given-on"
            with pytest.raises(Closed):
                await ben.hear()
            table, key = met.keys["2N"]
            stale = await met.ben.post(f"/api/tables/{table}/invitation", json={"key": key})
            table, key = (await keys_of(met.anna, met.tables[0], "S"))["2N"]
            await sat(carl, table, key, name="Carl")
            await done(anna, "resume")
            view = await anna.view(lambda view: placed(view, "2N")["name"] == "Carl")
            came = [(each["left"], each["came"]) for each in view["match"]["substitutions"]]
            back = await met.ben.post(
                f"/api/tables/{met.tables[0]}/sit", json={"key": met.keys["1N"][1], "name": "B"}
            )
        assert came == [("Ben", "Nele"), ("Nele", "Carl")]
        assert await why_not(stale) == (404, "wrong-key")
        assert await why_not(back) == (422, "seated-elsewhere")
        async with met.home.line(met.ben, met.tables[1]) as line:
            assert (await line.hear())["why"]["code"] == "seat-given-on"


async def test_both_tables_are_put_away_together() -> None:
    """While somebody looks at one table, the other is not put away; afterwards both are, and come back."""
    async with meeting() as met:
        home = met.home
        async with met.home.line(met.anna, met.tables[0]) as line:
            await line.view()
            one, other = [await home.parts.games.table(name) for name in met.tables]
            await home.tidy()
            assert [await home.parts.games.table(name) for name in met.tables] == [one, other]
        await home.tidy()
        assert await home.parts.games.table(met.tables[1]) not in {one, other}
        async with met.home.line(met.ben, met.tables[1]) as line:
            assert placed(await line.view(), "1S")["name"] == "Anna"
