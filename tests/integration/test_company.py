"""Several people who play at one table: standing in, consent, what they say, going on together."""

import json
from contextlib import AsyncExitStack

import pytest
from tests.integration.friends import (
    do,
    done,
    key_to,
    looked_at,
    play,
    playing,
    refused,
    seated,
    up_to_date,
    why_not,
)
from tests.integration.house import Line, Said, wish

from schlemm.server.live import permissions


async def test_the_start_page_knows_with_whom_one_plays() -> None:
    """Each person's line of a table left unfinished names the other people there, and neither themselves nor bots."""
    async with playing() as (friends, anna, _):
        names = {player["seat"]: player["name"] for player in (await up_to_date(anna))["players"]}
        asked = [browser.get(f"/api/tables?ids={friends.table}") for browser in friends.browsers[:2]]
        (of_anna,), (of_ben,) = [(await one).json() for one in asked]
    assert (of_anna["others"], of_ben["others"]) == ([names["N"]], [names["S"]])


async def test_a_bot_stands_in_for_who_is_gone_until_they_are_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is here cannot be replaced; for who is gone a bot plays on, until their socket opens again."""
    monkeypatch.setattr(permissions, "ABSENCE", 0.0)
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
        assert not view["may"]["hint"]
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


async def test_a_confirmed_command_is_confirmed_again_whatever_has_become_of_its_sender() -> None:
    """What was done and is said again, because the answer was lost, is done once: also for who has left since."""
    async with playing() as (_, anna, ben):
        first = anna.ask("say", 0, line="chat-moment")
        confirmed = await anna.reply(first)
        await done(anna, "stand-in", seat="S")
        anna.say(json.dumps({"type": "say", "id": first, "seen": 0, "line": "chat-moment"}))
        assert await anna.reply(first) == confirmed
        assert [said["line"] for said in (await up_to_date(ben))["chat"]] == ["chat-moment"]


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
        assert await refused(anna, "answer-undo", accept=True) == "not-asked"
        await done(ben, "answer-undo", accept=True)
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
        await done(ben if who == "ben refuses" else anna, "answer-undo", accept=False)
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
