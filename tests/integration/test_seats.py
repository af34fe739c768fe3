"""Coming to a table of several people, each in a browser of their own, or two in one."""

import asyncio
import logging

import pytest
from tests.integration.friends import (
    done,
    key_to,
    looked_at,
    own_cards,
    pair,
    play,
    playing,
    refused,
    sat,
    seated,
    up_to_date,
    why_not,
)
from tests.integration.house import house


async def test_a_table_waits_for_its_people_and_the_host_starts() -> None:
    """Seats are kept until people come; nobody but the host deals the first board, and then each has their own hand."""
    async with house() as home, home.browser() as anna, home.browser() as ben:
        table = await home.opened(anna, name="Anna", company=["N", "E", "S"])
        async with home.line(anna, table) as hers:
            view = await hers.view()
            assert (view["phase"], view["board"], view["host"]) == ("waiting", None, "S")
            assert [player["kept"] for player in view["players"]] == [True, True, False, False]
            await sat(ben, table, await key_to(anna, table, "N"), name="Ben")
            view = await hers.view(lambda view: seated(view, "N")["human"])
            assert (seated(view, "N")["name"], seated(view, "N")["kept"]) == ("Ben", False)
            async with home.line(ben, table) as his:
                view = await his.view()
                assert (view["me"], view["may"]["next"], view["may"]["draw"]) == ("N", False, False)
                assert await refused(his, "next") == "host-starts"
                await done(hers, "next")
                both = [await up_to_date(line) for line in (hers, his)]
    hands = [set(own_cards(view)) for view in both]
    assert [len(hand) for hand in hands] == [13, 13]
    assert not hands[0] & hands[1]
    assert not any(view["may"]["hint"] for view in both)


async def test_an_invitation_tells_what_one_is_invited_to() -> None:
    """Before sitting down one reads the form, the house rules, the host and who sits where, and no card or key."""
    async with house() as home, home.browser() as anna, home.browser() as ben:
        table = await home.opened(anna, name="Anna", form="rubber", rules={"mustBeat": True}, stake=20)
        key = await key_to(anna, table, "E")
        found = await looked_at(ben, table, key)
    assert (found["seat"], found["state"], found["atOnce"]) == ("E", "free", False)
    assert (found["host"], found["form"], found["settings"]["stake"]) == ("Anna", "rubber", 20)
    assert "must-beat" in found["rules"]
    assert [player["name"] for player in found["players"]] == ["Nora", "Olga", "Anna", "Willi"]
    assert key not in str(found)


async def test_only_the_host_has_invitations_and_only_the_owner_their_own_key() -> None:
    """A guest is given no invitation and a stranger nothing; every key is another one."""
    async with pair() as friends, friends.home.browser() as stranger:
        anna, ben = friends.browsers
        hers = (await anna.get(f"/api/tables/{friends.table}/links")).json()
        his = (await ben.get(f"/api/tables/{friends.table}/links")).json()
        nothing = await stranger.get(f"/api/tables/{friends.table}/links")
    assert [link["seat"] for link in hers["seats"]] == ["N", "E", "W"]
    assert his["seats"] == []
    assert nothing.status_code == 404
    paths = [hers["own"], his["own"], *(link["path"] for link in hers["seats"])]
    assert len({path.partition("#")[2] for path in paths}) == 5
    assert all(len(path.partition("#")[2]) == 22 for path in paths)


async def test_wrong_keys_taken_seats_and_bad_names_are_refused_kindly() -> None:
    """Whatever is wrong with a link or a name has a code of its own, and nobody sits down by it."""
    emojis = "🎉" * 500
    async with pair() as friends, friends.home.browser() as carl:
        anna, _ = friends.browsers
        north, east = [await key_to(anna, friends.table, seat) for seat in "NE"]
        path = f"/api/tables/{friends.table}"
        asked = [
            ("/api/tables/abcdefghijkm/sit", {"key": east, "name": "Carl"}, 404, "unknown-table"),
            (f"{path}/sit", {"key": "x" * 22, "name": "Carl"}, 404, "wrong-key"),
            (f"{path}/sit", {"key": "ü", "name": "Carl"}, 404, "wrong-key"),
            (f"{path}/sit", {"key": north, "name": "Carl"}, 422, "seat-taken"),
            (f"{path}/sit", {"key": east, "name": emojis}, 422, "name-too-long"),
            (f"{path}/sit", {"key": east, "name": " \u202e\n"}, 422, "name-missing"),
            (f"{path}/sit", {"key": ""}, 400, "malformed"),
            (f"{path}/invitation", {"key": "nonsense"}, 404, "wrong-key"),
        ]  # fmt: skip
        for address, body, status, code in asked:
            assert await why_not(await carl.post(address, json=body)) == (status, code)
        assert (await looked_at(carl, friends.table, north))["state"] == "taken"
        async with friends.home.line(anna, friends.table) as line:
            view = await line.view()
    assert [player["human"] for player in view["players"]] == [True, False, True, False]


async def test_sitting_down_twice_changes_nothing() -> None:
    """The same link opened again in the same browser leads to the seat that one has, and adds no event."""
    async with pair() as friends:
        anna, ben = friends.browsers
        key = await key_to(anna, friends.table, "N")
        before = len(friends.home.store.streams[friends.table])
        assert (await looked_at(ben, friends.table, key))["state"] == "yours"
        assert await sat(ben, friends.table, key, name="Bernd") == "N"
        assert len(friends.home.store.streams[friends.table]) == before


async def test_both_partners_share_a_browser() -> None:
    """One browser holds two seats, as all can read; each window says which it means, and sees that hand only."""
    async with house() as home, home.browser() as laptop:
        table = await home.opened(laptop, name="Anna", company=["N"])
        assert await sat(laptop, table, await key_to(laptop, table, "N"), name="Ben") == "N"
        async with home.line(laptop, table, "?seat=S") as hers, home.line(laptop, table, "?seat=N") as his:
            await done(hers, "next")
            views = [await up_to_date(line) for line in (hers, his)]
        async with home.line(laptop, table, "?seat=E") as first, home.line(laptop, table) as other:
            assert {(await line.view())["me"] for line in (first, other)} == {"N"}
    assert [view["me"] for view in views] == ["S", "N"]
    assert [{hand["seat"] for hand in view["hands"]} for view in views] == [{"S"}, {"N"}]
    for view in views:
        assert [player["shares"] for player in view["players"]] == [["S"], [], ["N"], []]


async def test_a_person_takes_their_seat_along_to_another_device() -> None:
    """The own key opens the same seat in a second browser, next to the first, and nobody else's."""
    async with playing() as (friends, _, ben), friends.home.browser() as phone:
        key = await key_to(friends.browsers[1], friends.table)
        found = await looked_at(phone, friends.table, key)
        assert (found["seat"], found["state"]) == ("N", "own")
        assert await sat(phone, friends.table, key) == "N"
        assert (await looked_at(phone, friends.table, key))["state"] == "yours"
        async with friends.home.line(phone, friends.table) as second:
            view = await second.view()
            assert view["me"] == "N"
            assert own_cards(view) == own_cards(await up_to_date(ben))


@pytest.mark.slow
async def test_who_comes_during_a_board_sits_down_after_it() -> None:
    """A bot plays its board to the end; the person sees no card of it and may do nothing until the seat is theirs."""
    async with playing() as (friends, anna, ben), friends.home.browser() as carl:
        key = await key_to(friends.browsers[0], friends.table, "E")
        assert await sat(carl, friends.table, key, name="Carl") == "E"
        assert (await looked_at(carl, friends.table, key))["state"] == "coming"
        assert seated(await up_to_date(anna), "E") | {
            "name": "Olga",
            "coming": "Carl",
            "human": False,
        } == seated(anna.latest, "E")
        async with friends.home.line(carl, friends.table) as his:
            view = await his.view()
            assert (view["seated"], view["phase"]) == (False, "waiting")
            assert (view["board"], view["hands"], view["calls"]) == (None, [], [])
            assert (view["turn"]["mine"], view["may"]["stop"], view["may"]["sure"]) == (False, False, None)
            for kind, content in (
                ("call", {"call": "P"}),
                ("stop", {}),
                ("hint", {}),
                ("explain", {"index": 0}),
            ):
                assert await refused(his, kind, **content) == "not-seated-yet"
            await play((anna, ben), lambda view: view["phase"] == "result")
            told = [text for text in his.heard if '"hands":[{' in text]
            view = await up_to_date(his)
            assert told == []
            assert (view["seated"], view["phase"], seated(view, "E")["name"]) == (True, "result", "Carl")
            await done(anna, "next")
            assert len(own_cards(await up_to_date(his))) == 13


async def test_seats_are_drawn_by_cutting_cards_before_the_first_board() -> None:
    """The host has cards cut; everybody moves with their window, name, key and invitation, and the highest deals."""
    async with pair() as friends:
        browsers = friends.browsers
        own = [await key_to(browser, friends.table) for browser in browsers]
        anna, ben = friends.lines()
        async with anna, ben:
            assert await refused(ben, "draw") == "host-starts"
            await done(anna, "draw")
            views = [await up_to_date(line) for line in (anna, ben)]
            assert await refused(anna, "draw") == "seats-are-fixed"
            cut = views[0]["cut"]
            to = {card["before"]: card["seat"] for card in cut}
            assert [view["me"] for view in views] == [to["S"], to["N"]]
            assert [seated(views[1], view["me"])["name"] for view in views] == ["Anna", "Ben"]
            assert views[1]["host"] == to["S"]
            assert {cut[0]["seat"], cut[1]["seat"]} in ({"N", "S"}, {"E", "W"})
            assert [await key_to(browser, friends.table) for browser in browsers] == own
            await done(anna, "next")
            assert (await up_to_date(ben))["board"]["dealer"] == cut[0]["seat"]
            assert ben.latest["cut"] == []
            assert len(own_cards(ben.latest)) == 13


async def test_of_two_who_want_a_seat_at_the_same_moment_one_gets_it() -> None:
    """The same invitation opened in two browsers at once seats one person; the other is told so."""
    async with house() as home, home.browser() as anna, home.browser() as ben, home.browser() as bob:
        table = await home.opened(anna, name="Anna", company=["N"])
        body = {"key": await key_to(anna, table, "N")}
        answers = await asyncio.gather(
            *(
                browser.post(f"/api/tables/{table}/sit", json={**body, "name": name})
                for browser, name in ((ben, "Ben"), (bob, "Bob"))
            )
        )
        assert sorted(answer.status_code for answer in answers) == [201, 422]
        loser = next(answer for answer in answers if answer.status_code == 422)
        assert await why_not(loser) == (422, "seat-taken")
        sockets = [home.line(browser, table) for browser in (ben, bob)]
        said = [await line.hear() for line in sockets]
        assert sorted(each["type"] for each in said) == ["trouble", "update"]
        for line in sockets:
            await line.close()


@pytest.mark.parametrize("kind", ["full", "locked"])
async def test_trouble_with_the_store_seats_nobody_and_logs_no_key(
    kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    """If sitting down cannot be kept it has not happened, it works later, and no log has keys, secrets or names."""
    caplog.set_level(logging.DEBUG)
    async with house() as home, home.browser() as anna, home.browser() as ben:
        table = await home.opened(anna, name="Anna", company=["N"])
        key = await key_to(anna, table, "N")
        home.store.trouble = kind
        answer = await ben.post(f"/api/tables/{table}/sit", json={"key": key, "name": "Benedikt"})
        assert await why_not(answer) == (503, f"data-{kind}")
        home.store.trouble = None
        assert (await looked_at(ben, table, key))["state"] == "free"
        assert await sat(ben, table, key, name="Benedikt") == "N"
        secrets = [browser.cookies["schlemm_guest"] for browser in (anna, ben)]
    assert not any(word in caplog.text for word in (key, "Benedikt", *secrets))


async def test_a_stranger_has_no_seat_whatever_seat_they_name() -> None:
    """Naming a seat in the address opens nothing to a browser without its secret."""
    async with pair() as friends, friends.home.browser() as stranger:
        for query in ("", "?seat=S", "?seat=N", "?seat=E", "?seat=%00"):
            async with friends.home.line(stranger, friends.table, query) as line:
                said = await line.hear()
            assert (said["type"], said["why"]["code"]) == ("trouble", "foreign-table")
        answer = await stranger.get(f"/api/tables/{friends.table}/links?seat=S")
    assert await why_not(answer) == (404, "not-found")


async def test_a_host_with_too_long_a_name_is_told_so() -> None:
    """A host's name of 500 emojis is refused in words, as that of a guest is, and no table is opened."""
    async with house() as here, here.browser() as browser:
        answer = await browser.post("/api/tables", json={"form": "robber4", "name": "😀" * 500})
    assert await why_not(answer) == (422, "name-too-long")
