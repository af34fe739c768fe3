"""Who leaves for good and who loses their device, over the whole server: links, sockets; what others are told."""

import pytest
from tests.integration.friends import (
    do,
    done,
    key_to,
    looked_at,
    pair,
    playing,
    refused,
    sat,
    seated,
    up_to_date,
    why_not,
)
from tests.integration.house import Closed, Line
from tests.integration.teams import keys_of, meeting

from schlemm.server.live import permissions


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not connected counts as gone at once, and not only after a minute."""
    monkeypatch.setattr(permissions, "ABSENCE", 0.0)


async def shown_out(line: Line) -> str:
    """Why the server has closed this socket."""
    said = await line.until(lambda said: said["type"] == "trouble")
    with pytest.raises(Closed):
        await line.hear()
    return str(said["why"]["code"])


async def test_a_seat_is_given_on_and_its_former_person_is_told(hasty: None) -> None:
    """The host frees the seat of who is away; somebody else sits by its link, and the sheet still names who played."""
    async with playing() as (friends, anna, ben):
        await up_to_date(ben)
        assert await refused(anna, "free-seat", seat="N") == "still-here"
        await ben.close()
        assert await refused(anna, "free-seat", seat="N") == "still-here"
        await done(anna, "stand-in", seat="N")
        assert (await up_to_date(anna))["may"]["freeSeat"] == ["N", "S"]
        await done(anna, "free-seat", seat="N")
        view = await up_to_date(anna)
        assert (seated(view, "N")["name"], seated(view, "N")["human"]) == ("Nora", False)
        assert view["sheet"]["left"] == [{"seat": "N", "name": "Ben", "deal": 1}]
        assert not view["may"]["hint"]
        async with friends.home.line(friends.browsers[1], friends.table) as former:
            assert await shown_out(former) == "seat-given-on"
        async with friends.home.browser() as carl:
            key = await key_to(friends.browsers[0], friends.table, "N")
            assert (await looked_at(carl, friends.table, key))["state"] == "free"
            assert await sat(carl, friends.table, key, name="Carl") == "N"


async def test_nobody_is_replaced_over_a_moment_without_a_connection() -> None:
    """Only after a minute's absence does a bot stand in at somebody else's word, or is the seat given on."""
    async with playing() as (friends, anna, ben):
        await up_to_date(ben)
        await ben.close()
        assert await refused(anna, "stand-in", seat="N") == "here-just-now"
        assert await refused(anna, "free-seat", seat="N") == "here-just-now"
        async with friends.home.line(friends.browsers[1], friends.table) as again:
            view = await up_to_date(again)
            assert (view["me"], seated(view, "N")["away"]) == ("N", False)


async def test_the_link_for_a_lost_device_opens_nothing_in_the_browser_of_another_player(hasty: None) -> None:
    """The host, who makes it in mid-auction, is refused in words and never sent a card of it; neither is it used up."""
    async with playing() as (friends, _, ben):
        partners = [hand["cards"] for hand in (await up_to_date(ben))["hands"] if hand["seat"] == "N"]
        own = await key_to(friends.browsers[1], friends.table)
        await ben.close()
        lost = f"/api/tables/{friends.table}/lost"
        key = (await friends.browsers[0].post(lost, json={"seat": "N"})).json()["path"].partition("#")[2]
        for each in (key, own):
            sit = await friends.browsers[0].post(f"/api/tables/{friends.table}/sit", json={"key": each})
            assert await why_not(sit) == (422, "seat-in-browser")
        async with friends.home.line(friends.browsers[0], friends.table, "?seat=N") as again:
            view = await again.view()
            assert (view["me"], [hand["seat"] for hand in view["hands"]]) == ("S", ["S"])
        async with friends.home.browser() as telephone:
            assert await sat(telephone, friends.table, key) == "N"
            async with friends.home.line(telephone, friends.table) as found:
                cards = [hand["cards"] for hand in (await found.view())["hands"]]
    assert cards == partners


async def test_a_host_who_gives_up_their_seat_hands_on_the_links() -> None:
    """They are shown out at once, and the one who stays is host: with the links and the start."""
    async with playing() as (friends, anna, ben):
        await up_to_date(ben)
        anna.ask("free-seat", anna.latest["version"], seat="S")
        assert await shown_out(anna) == "seat-given-on"
        view = await ben.view(lambda view: view["host"] == "N")
        assert not seated(view, "S")["human"]
        assert await refused(ben, "free-seat", seat="N") == "last-person"
        assert await key_to(friends.browsers[1], friends.table, "S")
        answer = await friends.browsers[0].get(f"/api/tables/{friends.table}/links")
        assert answer.status_code == 404


async def test_no_link_for_who_is_here_or_was_a_moment_ago() -> None:
    """Only after a minute's absence, and only at the host's word, is there a link to somebody else's cards."""
    async with pair() as friends:
        lost = f"/api/tables/{friends.table}/lost"
        anna, ben = friends.lines()
        async with anna, ben:
            await up_to_date(anna)
            view = await up_to_date(ben)
            assert view["may"]["renewLink"] == []
            here = await friends.browsers[0].post(lost, json={"seat": "N"})
        gone = await friends.browsers[0].post(lost, json={"seat": "N"})
        guest = await friends.browsers[1].post(lost, json={"seat": "S"})
        async with friends.home.browser() as stranger:
            nobody = await stranger.post(lost, json={"seat": "N"})
    assert [await why_not(answer) for answer in (here, gone, guest, nobody)] == [
        (422, "device-in-use"),
        (422, "here-just-now"),
        (422, "host-decides"),
        (404, "not-found"),
    ]


async def test_a_link_brings_back_who_lost_their_device(hasty: None) -> None:
    """All are told of it; it seats the opener as the same person, once, and the former browser is shown out."""
    async with playing() as (friends, anna, ben):
        cards = [hand["cards"] for hand in (await up_to_date(ben))["hands"] if hand["seat"] == "N"]
        await ben.close()
        assert (await up_to_date(anna))["may"]["renewLink"] == ["N"]
        answers = [
            await friends.browsers[0].post(f"/api/tables/{friends.table}/lost", json={"seat": "N"})
            for _ in range(2)
        ]
        assert [answer.status_code for answer in answers] == [201, 201]
        assert answers[0].json() == answers[1].json()
        assert seated(await up_to_date(anna), "N")["lost"]
        key = answers[0].json()["path"].partition("#")[2]
        assert key not in "".join(anna.heard)
        async with friends.home.browser() as telephone, friends.home.browser() as thief:
            found = await looked_at(telephone, friends.table, key)
            assert (found["state"], found["seat"]) == ("lost", "N")
            assert await sat(telephone, friends.table, key) == "N"
            late = await thief.post(f"/api/tables/{friends.table}/sit", json={"key": key})
            assert await why_not(late) == (404, "wrong-key")
            async with friends.home.line(telephone, friends.table) as again:
                view = await again.view()
                assert [hand["cards"] for hand in view["hands"] if hand["seat"] == "N"] == cards
                assert (seated(view, "N")["name"], seated(view, "N")["lost"]) == ("Ben", False)
        async with friends.home.line(friends.browsers[1], friends.table) as former:
            assert await shown_out(former) == "seat-given-on"


async def test_who_comes_back_by_themselves_makes_the_link_worthless(hasty: None) -> None:
    """Their socket opens again before anybody used the link: it opens nothing any more."""
    async with playing() as (friends, anna, ben):
        await up_to_date(ben)
        await ben.close()
        answer = await friends.browsers[0].post(f"/api/tables/{friends.table}/lost", json={"seat": "N"})
        async with friends.home.line(friends.browsers[1], friends.table) as again:
            await again.view(lambda view: not seated(view, "N")["lost"])
            key = answer.json()["path"].partition("#")[2]
            late = await friends.browsers[0].post(
                f"/api/tables/{friends.table}/invitation", json={"key": key}
            )
            assert await why_not(late) == (404, "wrong-key")
        assert (await up_to_date(anna))["host"] == "S"


async def test_a_captain_brings_back_or_replaces_who_is_gone_at_the_other_table(hasty: None) -> None:
    """Where nobody is left there to say that a bot shall stand in, the captain's word is enough."""
    async with meeting("2E") as met, met.home.browser() as telephone:
        anna, ben = met.lines()
        async with anna:
            async with ben:
                await anna.view()
                await done(anna, "next")
                assert (await up_to_date(ben))["match"]["renews"] == []
                assert (await up_to_date(anna))["match"]["captains"] == ["2E"]
                await done(anna, "captain", place="2E")
                assert (await up_to_date(ben))["match"]["lineUp"]["teams"][0]["captain"] == "2E"
                assert await refused(anna, "captain", place="1S") == "captain-decides"
                await done(ben, "captain", place="1S")
            view = await up_to_date(anna)
            assert (view["match"]["renews"], view["match"]["releases"]) == (["2E"], ["1S", "2E"])
            lost = await met.anna.post(f"/api/tables/{met.tables[1]}/lost?seat=S", json={"seat": "E"})
            assert lost.status_code == 201, lost.text
            key = lost.json()["path"].partition("#")[2]
            assert await sat(telephone, met.tables[1], key) == "E"
            async with met.home.line(met.ben, met.tables[1]) as former:
                assert await shown_out(former) == "seat-given-on"
            await done(anna, "pause")
            said = await do(anna, "release", place="2E")
            assert said["type"] == "done", said
            free = await looked_at(telephone, *(await keys_of(met.anna, met.tables[0], "S"))["2E"])
            assert free["state"] == "free"
