"""Several people at one table, each in a browser of their own, or two in one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from tests.integration.house import House, Line, Said, house, wish


async def key_to(browser: httpx.AsyncClient, table: str, seat: str = "", at: str = "") -> str:
    """The key of the host's invitation to a seat; without one, the person's own key."""
    answer = await browser.get(f"/api/tables/{table}/links", params={"seat": at})
    assert answer.status_code == 200, answer.text
    links = answer.json()
    paths = {link["seat"]: link["path"] for link in links["seats"]} | {"": links["own"]}
    address, _, key = paths[seat].partition("#")
    assert address == f"/sit/{table}"
    return str(key)


async def looked_at(browser: httpx.AsyncClient, table: str, key: str) -> Said:
    """What a key leads to."""
    answer = await browser.post(f"/api/tables/{table}/invitation", json={"key": key})
    assert answer.status_code == 200, answer.text
    found: Said = answer.json()
    return found


async def sat(browser: httpx.AsyncClient, table: str, key: str, **name: str) -> str:
    """Sit down; the letter of the seat."""
    answer = await browser.post(f"/api/tables/{table}/sit", json={"key": key, **name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["seat"])


async def why_not(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a problem."""
    return answer.status_code, str(answer.json()["why"]["code"])


@dataclass
class Pair:
    """Anna at South, who is host, and Ben at North.

    Attributes:
        home: The server.
        table: The table's name.
        browsers: Anna's and Ben's.
    """

    home: House
    table: str
    browsers: tuple[httpx.AsyncClient, httpx.AsyncClient]

    def lines(self) -> tuple[Line, Line]:
        """A socket of each."""
        anna, ben = self.browsers
        return self.home.line(anna, self.table), self.home.line(ben, self.table)


@asynccontextmanager
async def pair(**wished: Any) -> AsyncIterator[Pair]:
    """Two people at a table that waits for its start."""
    async with house() as home, home.browser() as anna, home.browser() as ben:
        table = await home.opened(anna, **{"name": "Anna", "company": ["N"], **wished})
        await sat(ben, table, await key_to(anna, table, "N"), name="Ben")
        yield Pair(home, table, (anna, ben))


@asynccontextmanager
async def playing(**wished: Any) -> AsyncIterator[tuple[Pair, Line, Line]]:
    """Two people whose first board has been dealt, with a socket each."""
    async with pair(**wished) as friends:
        anna, ben = friends.lines()
        async with anna, ben:
            await do(anna, "next")
            yield friends, anna, ben


async def do(line: Line, kind: str, /, **content: Any) -> Said:
    """Ask for something, with what the line has seen last; what becomes of it."""
    if not line.heard:
        await line.view()
    return await line.reply(line.ask(kind, line.latest["version"], **content))


async def done(line: Line, kind: str, /, **content: Any) -> None:
    """Ask for something that is done."""
    said = await do(line, kind, **content)
    assert said["type"] == "done", said


async def refused(line: Line, kind: str, /, **content: Any) -> str:
    """Ask for something that is refused; the code."""
    said = await do(line, kind, **content)
    assert said["type"] == "refused", said
    return str(said["why"]["code"])


async def up_to_date(line: Line) -> Said:
    """The line's view once nothing more comes by itself."""
    version = -1
    while version != (version := line.latest["version"] if line.heard else -2):
        for text in await line.rest():
            line.heard.append(text)
    return line.latest


async def play(lines: tuple[Line, ...], until: Any) -> Said:
    """All these people do the first legal thing until a view of the first of them is like this."""
    acted: dict[Line, int] = {}
    while True:
        for line in lines:
            view = await up_to_date(line)
            if line is lines[0] and until(view):
                return view
            todo = wish(view, lambda choices: choices[0])
            if todo is not None and todo[0] != "next" and acted.get(line) != view["version"]:
                acted[line] = view["version"]
                line.ask(todo[0], view["version"], **todo[1])
        await asyncio.sleep(0.001)


def seated(view: Said, seat: str) -> Said:
    """Who sits there."""
    found: Said = next(player for player in view["players"] if player["seat"] == seat)
    return found


def own_cards(view: Said) -> list[str]:
    """The reader's hand."""
    return [card for hand in view["hands"] if hand["seat"] == view["me"] for card in hand["cards"]]


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
    """One browser holds two seats; each window says which it means, and sees that hand only."""
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
            assert (view["seated"], view["phase"], view["board"], view["hands"], view["calls"]) == (
                False, "waiting", None, [], [],
            )  # fmt: skip
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


async def test_a_bot_stands_in_for_who_is_gone_until_they_are_back() -> None:
    """Whoever is here cannot be replaced; for who is gone a bot plays on, until their socket opens again."""
    async with playing() as (friends, anna, ben):
        await up_to_date(ben)
        assert await refused(anna, "stand-in", seat="N") == "still-here"
        assert await refused(anna, "stand-in", seat="E") == "nobody-to-stand-in-for"
        await ben.close()
        view = await up_to_date(anna)
        assert view["may"]["standIn"] == ["N", "S"]
        await done(anna, "stand-in", seat="N")
        view = await play((anna,), lambda view: view["phase"] == "result")
        assert (seated(view, "N")["away"], seated(view, "N")["here"]) == (True, False)
        assert view["may"]["hint"]
        async with friends.home.line(friends.browsers[1], friends.table) as again:
            view = await again.view(lambda view: not seated(view, "N")["away"])
            assert view["me"] == "N"
            assert not (await up_to_date(anna))["may"]["hint"]


async def test_who_leaves_has_a_bot_play_and_may_say_that_they_are_back() -> None:
    """Having left, one plays nothing oneself before saying so."""
    async with playing() as (_, anna, ben):
        await done(anna, "stand-in", seat="S")
        view = await up_to_date(anna)
        assert (seated(view, "S")["away"], view["turn"]["mine"], view["may"]["standIn"]) == (True, False, [])
        assert await refused(anna, "say", line="chat-moment") == "away"
        await done(anna, "come-back")
        assert await refused(anna, "come-back") == "not-away"
        assert not seated(await up_to_date(ben), "S")["away"]


async def until_both_have_called(anna: Line, ben: Line) -> None:
    """Anna and Ben have called at least once each, and no card has been played."""

    def called(view: Said) -> bool:
        first = "NESW".index(view["board"]["first"])
        callers = {"NESW"[(first + turn) % 4] for turn in range(len(view["calls"]))}
        return {"N", "S"} <= callers

    await play((anna, ben), called)
    await up_to_date(ben)


async def test_undo_asks_the_others_and_is_done_when_all_agree() -> None:
    """Among people nothing is taken back without their consent, and bots wait for the answer."""
    async with playing(rules={}) as (_, anna, ben):
        await until_both_have_called(anna, ben)
        calls = anna.latest["calls"]
        await done(anna, "undo")
        assert (await up_to_date(ben))["undo"] == {"by": "S", "waits": ["N"], "mine": True}
        assert await refused(anna, "undo") == "others-must-agree"
        assert await refused(anna, "agree", accept=True) == "not-asked"
        await done(ben, "agree", accept=True)
        view = await up_to_date(anna)
        assert view["undo"] is None
        assert len(view["calls"]) < len(calls)
        assert view["turn"]["mine"]


@pytest.mark.parametrize("who", ["ben refuses", "anna gives up"])
async def test_a_wish_to_undo_ends_with_a_no(who: str) -> None:
    """One refusal is enough, and who has asked may give it up; the calls stay."""
    async with playing() as (_, anna, ben):
        await until_both_have_called(anna, ben)
        calls = anna.latest["calls"]
        await done(anna, "undo")
        await up_to_date(ben)
        await done(ben if who == "ben refuses" else anna, "agree", accept=False)
        view = await up_to_date(ben)
        assert view["undo"] is None
        assert view["calls"][: len(calls)] == calls


async def test_lines_are_heard_by_all_and_disturb_no_call() -> None:
    """What is said reaches everybody; a call made in view of the table before it still counts; chatter is bounded."""
    async with playing() as (_, anna, ben):
        lines = (anna, ben)
        view = await play(lines, lambda view: view["turn"]["mine"] or view["phase"] == "result")
        before = view["version"]
        assert "chat-well-played" not in view["may"]["say"]
        assert await refused(ben, "say", line="chat-well-played") == "not-during-board"
        await done(ben, "say", line="chat-good-evening")
        todo = wish(view, lambda choices: choices[0])
        assert todo is not None
        said = await anna.reply(anna.ask(todo[0], before, **todo[1]))
        assert said["type"] == "done"
        heard = (await up_to_date(anna))["chat"]
        assert [(line["seat"], line["line"]) for line in heard] == [("N", "chat-good-evening")]
        assert [await do(ben, "say", line="chat-moment") for _ in range(6)][-1]["why"]["code"] == "too-fast"
        assert len((await up_to_date(anna))["chat"]) <= 6
        assert await refused(ben, "say", line="your king is mine") == "malformed"


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


async def test_friends_go_on_together() -> None:
    """The first who wants another robber opens it for all; the others are told where, and are at their seats there."""
    async with playing() as (friends, anna, ben):
        early = await friends.browsers[1].post(f"/api/tables/{friends.table}/again")
        assert await why_not(early) == (422, "game-not-over")
        await up_to_date(ben)
        await done(anna, "stop")
        first = await friends.browsers[1].post(f"/api/tables/{friends.table}/again")
        second = await friends.browsers[0].post(f"/api/tables/{friends.table}/again")
        assert first.status_code == second.status_code == 201
        table = first.json()["table"]
        assert second.json()["table"] == (await up_to_date(anna))["next"] == table
        key = await key_to(friends.browsers[0], table, "N")
        assert (await looked_at(friends.browsers[1], table, key))["state"] == "yours"
        over = await looked_at(
            friends.browsers[1], friends.table, await key_to(friends.browsers[0], friends.table, "E")
        )
        assert (over["state"], over["next"]) == ("over", table)
        async with AsyncExitStack() as stack:
            views = []
            for browser in friends.browsers:
                line = await stack.enter_async_context(friends.home.line(browser, table))
                views.append(await line.view())
    assert [view["me"] for view in views] == ["S", "N"]
    assert views[0]["host"] == "S"
    assert seated(views[0], "N")["name"] == "Ben"


async def test_no_secret_is_told_or_stored_or_sent_to_others() -> None:
    """Guests' secrets are nowhere stored; no key is ever said on a socket, and none lies in the store."""
    async with playing() as (friends, anna, ben):
        await play((anna, ben), lambda view: view["phase"] == "result")
        keys = [await key_to(friends.browsers[0], friends.table, seat) for seat in ("N", "E", "W", "")]
        keys.append(await key_to(friends.browsers[1], friends.table))
        secrets = [browser.cookies["schlemm_guest"] for browser in friends.browsers]
        heard = "".join((*anna.heard, *ben.heard))
        stored = b"".join(item.entry.content for item in friends.home.store.streams[friends.table]).decode()
    assert not any(word in heard for word in (*keys, *secrets))
    assert not any(word in stored for word in (*keys, *secrets))
