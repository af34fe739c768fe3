"""A person at a socket: a board is played, commands count once, and nothing illegal goes through."""

import json
from random import Random

import pytest
from tests.asked_bots import AskedBots
from tests.integration.house import Line, Said, house, wish

from schlemm.core.cards import Card
from schlemm.core.contract import Result
from schlemm.core.hand import Hand
from schlemm.core.view import View
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.points import figure_points


async def played(line: Line, random: Random, boards: int) -> list[Said]:
    """Play random legal calls and cards until this many boards have ended; every view that came."""
    views: list[Said] = []
    acted = 0
    while True:
        views.append(view := await line.view())
        if view["phase"] == "result" and view["board"]["number"] == boards:
            return views
        todo = wish(view, lambda choices: random.choice(choices[:9]))
        if todo is not None and view["version"] > acted:
            acted = view["version"]
            line.ask(todo[0], acted, **todo[1])


@pytest.mark.sweep
@pytest.mark.parametrize("form", ["robber4", "rubber", "minibridge"])
async def test_boards_are_played_through_the_socket(form: str) -> None:
    """By legal calls and cards alone every board comes to a result that its tricks and its sheet agree with."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser, form=form)
        async with home.line(browser, table) as line:
            views = await played(line, Random(3), boards=4)
    for view in views:
        assert sum(view["left"].values()) == 52 - 4 * len(view["piles"]) - len(
            (view["trick"] or {"cards": []})["cards"]
        )
    ended = [view for view in views if view["phase"] == "result"]
    assert {view["board"]["number"] for view in ended} == {1, 2, 3, 4}
    for view in ended:
        result = Result.parse(view["result"]["result"])
        assert len({card for hand in view["result"]["hands"] for card in hand["cards"]}) == 52
        if result.contract is not None and not view["result"]["claimed"]:
            assert view["piles"].count(result.contract.side.letters) == result.tricks
        lines = view["sheet"]["lines"]
        entries = [entry for line in lines for entry in line["entries"]]
        for side, total in view["sheet"]["totals"].items():
            assert total == sum(entry["points"] for entry in entries if entry["side"] == side)
        assert all(entry["points"] == sum(step["points"] for step in entry["steps"]) for entry in entries)


async def test_versions_never_go_back_and_no_event_is_missed() -> None:
    """The updates of a socket tell every event of the table, each once and in order."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            await played(line, Random(5), boards=1)
    updates = [said for said in map(json.loads, line.heard) if said["type"] == "update"]
    told = [event["version"] for update in updates for event in update["events"]]
    assert told == list(range(3, updates[-1]["view"]["version"] + 1))


@pytest.mark.exhaustive
async def test_a_board_looks_the_same_after_a_restart_at_any_event() -> None:
    """A server that comes up with the events up to any moment shows exactly what the first one showed then."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            shown = {view["version"]: view for view in await played(line, Random(11), boards=1)}
        kept = home.store.streams[table]
        for version, view in shown.items():
            async with house() as second:
                second.store.streams[table] = kept[:version]
                async with second.line(browser, table) as again:
                    assert _without_offer(await again.view()) == _without_offer(view)
    assert len(shown) > 30


def _without_offer(view: Said) -> Said:
    """The view without the offer to claim, which comes a moment later."""
    return {**view, "may": {**view["may"], "sure": None}}


async def test_a_command_that_comes_twice_counts_once() -> None:
    """The same id again, on the same socket or a new one, is answered as before and plays nothing."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line, home.line(browser, table) as other:
            view = await line.view(lambda view: view["turn"]["mine"])
            command = json.dumps({"type": "call", "id": "once", "seen": view["version"], "call": "P"})
            answers = []
            for socket in (line, line, other):
                socket.say(command)
                answers.append(await socket.reply("once"))
    assert answers == [{"type": "done", "id": "once", "version": view["version"] + 1}] * 3
    asked = [stored.version for stored in home.store.streams[table] if stored.entry.request]
    assert asked == [view["version"] + 1]


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"type": "call", "call": "1C"}, "insufficient-bid"),
        ({"type": "call", "call": "XX"}, "nothing-to-redouble"),
        ({"type": "call", "call": "8C"}, "not-a-call"),
        ({"type": "call", "call": "0C"}, "not-a-call"),
        ({"type": "call", "call": ""}, "not-a-call"),
        ({"type": "call", "call": "²C"}, "not-a-call"),
        ({"type": "card", "card": "S1"}, "not-a-card"),
        ({"type": "card", "card": "SA"}, "wrong-phase"),
        ({"type": "claim", "tricks": 3}, "wrong-phase"),
        ({"type": "answer", "accept": True}, "wrong-phase"),
        ({"type": "next"}, "board-not-over"),
        ({"type": "settings", "stake": -1}, "bad-stake"),
        ({"type": "settings", "stake": 10**30}, "bad-stake"),
        ({"type": "settings", "tempo": 7}, "malformed"),
        ({"type": "call", "call": "P", "seen": 1}, "stale"),
        ({"type": "call", "call": "P", "seen": 10**30}, "stale"),
        ({"type": "call", "call": "P", "seen": "2"}, "malformed"),
        ({"type": "call"}, "malformed"),
        ({"type": "shout"}, "malformed"),
        ({}, "malformed"),
    ],
)
async def test_what_may_not_be_done_is_refused_with_its_reason(command: Said, code: str) -> None:
    """Every illegal, unreadable or stale command is refused by code, and the table stays as it was."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            view = await line.view(lambda view: view["turn"]["mine"])
            line.ask("call", view["version"], call="2C")
            view = await line.view(lambda view: view["turn"]["mine"] and view["version"] > 4)
            before = list(home.store.streams[table])
            line.say(json.dumps({"id": "x", "seen": view["version"], **command}))
            refusal = await line.reply("x")
            assert (refusal["type"], refusal["why"]["code"]) == ("refused", code)
            assert home.store.streams[table] == before
            assert (await line.reply(line.ask("call", view["version"], call="P")))["type"] == "done"


async def test_a_call_out_of_turn_is_refused() -> None:
    """Who calls when it is not their turn is told the law."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser, tempo=2)
        async with home.line(browser, table) as line:
            view = await line.view()
            refusal = await line.reply(line.ask("call", view["version"], call="P"))
    assert refusal["why"] == {"code": "not-your-turn", "args": {"turn": "N"}, "law": "29"}


async def test_each_illegal_card_has_the_reason_it_is_refused_with() -> None:
    """The reasons in a view are those that the table itself gives, but of a hand that is not in turn."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            random = Random(2)
            while True:
                view = await line.view()
                todo = wish(view, lambda choices: random.choice(choices[:9]))
                if view["turn"]["cards"] and view["turn"]["reasons"]:
                    break
                if todo is not None:
                    line.ask(todo[0], view["version"], **todo[1])
            for card, reason in view["turn"]["reasons"].items():
                refusal = await line.reply(line.ask("card", view["version"], card=card))
                assert refusal["type"] == "refused"
                if reason["code"] != "not-your-turn":
                    assert refusal["why"] == reason


async def test_undo_works_while_bots_act_but_not_twice() -> None:
    """Taking back is understood although bots have acted since; the same wish again is stale and does nothing."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            view = await line.view(lambda view: view["turn"]["mine"])
            line.ask("call", view["version"], call="7NT")
            called = view["version"] + 1
            await line.view(lambda view: view["version"] > called)
            assert (await line.reply(line.ask("undo", called)))["type"] == "done"
            again = await line.reply(line.ask("undo", called))
            assert again["why"]["code"] == "stale"
    events = [stored.entry.kind for stored in home.store.streams[table]]
    assert events.count("TakenBack") == 1


async def test_settings_change_whatever_was_seen() -> None:
    """A setting can be changed in the middle of the bots' calls; what is not named stays."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser, stake=50)
        async with home.line(browser, table) as line:
            assert (await line.reply(line.ask("settings", 1, tempo=2)))["type"] == "done"
            settings = line.latest["settings"]
    assert settings["tempo"] == 2
    assert (settings["stake"], settings["partnerDeclares"], settings["lookingBack"]) == (50, "play", "freely")


async def test_a_stopped_game_is_settled_and_takes_no_further_call() -> None:
    """After the wish to stop the sheet is closed, and a call is refused."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser, stake=10)
        async with home.line(browser, table) as line:
            view = await line.view(lambda view: view["turn"]["mine"])
            assert (await line.reply(line.ask("stop", view["version"])))["type"] == "done"
            view = line.latest
            assert view["phase"] == "closed"
            assert view["turn"]["seat"] is None
            assert view["sheet"]["settlement"] == {"winner": None, "difference": 0, "rounded": 0, "amount": 0}
            refusal = await line.reply(line.ask("call", view["version"], call="P"))
            assert refusal["why"]["code"] == "wrong-phase"


async def test_every_call_is_explained() -> None:
    """Each call of an auction has a meaning; a call that was not made has none."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            view = await line.view(lambda view: view["turn"]["mine"])
            for index in range(len(view["calls"])):
                line.say(json.dumps({"type": "explain", "id": f"why{index}", "index": index}))
                meaning = await line.reply(f"why{index}")
                assert meaning["type"] == "meaning"
                assert meaning["said"][0]["code"].startswith("meaning-")
                assert meaning["call"] == view["calls"][index]
                assert meaning["seat"] == "NESW"[("NESW".index(view["board"]["first"]) + index) % 4]
                assert all(0 <= low <= high <= 50 for low, high in [meaning["shown"]["points"]])
                assert set(meaning["shown"]["lengths"]) == set("SHDC")
                assert all(0 <= low <= high <= 13 for low, high in meaning["shown"]["lengths"].values())
            for index in (-1, len(view["calls"]), 10**20):
                line.say(json.dumps({"type": "explain", "id": f"none{index}", "index": index}))
                assert (await line.reply(f"none{index}"))["why"]["code"] == "no-such-call"


async def test_a_hint_is_a_legal_call_that_nothing_speaks_against() -> None:
    """The hint can be made and fits what it promises; nothing speaks against it, and something against any other."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            view = await line.view(lambda view: view["turn"]["mine"])
            line.say(json.dumps({"type": "hint", "id": "hint"}))
            hint = await line.reply("hint")
            assert hint["type"] == "hinted"
            assert hint["call"] in view["turn"]["calls"]
            hand = next(hand["cards"] for hand in view["hands"] if hand["seat"] == view["me"])
            for suit, (low, high) in hint["shown"]["lengths"].items():
                assert low <= sum(card[0] == suit for card in hand) <= high
            held = Hand.of(map(Card.parse, hand))
            points = figure_points(held) + PointCount(hint["shown"]["count"]).adds(held.lengths)
            assert hint["shown"]["points"][0] <= points <= hint["shown"]["points"][1]
            for call in view["turn"]["calls"]:
                line.say(json.dumps({"type": "why-not", "id": call, "call": call}))
                answer = await line.reply(call)
                assert (answer["type"], answer["call"]) == ("objections", call)
                assert (answer["reasons"] == []) is (call == hint["call"])


@pytest.mark.parametrize(
    ("call", "code"),
    [("8C", "not-a-call"), ("", "not-a-call"), ("1C", "insufficient-bid"), ("XX", "nothing-to-redouble")],
)
async def test_nothing_is_said_of_calls_that_cannot_be_made(call: str, code: str) -> None:
    """Whoever asks why not to make an illegal call is told the law, and who asks about none that it is none."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            view = await line.view(lambda view: view["turn"]["mine"])
            line.ask("call", view["version"], call="2C")
            await line.view(lambda view: view["turn"]["mine"] and view["version"] > 4)
            line.say(json.dumps({"type": "why-not", "id": "x", "call": call}))
            assert (await line.reply("x"))["why"]["code"] == code


async def test_there_is_no_hint_before_ones_turn() -> None:
    """Who is not in turn to call is given neither a hint nor objections."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser, tempo=2)
        async with home.line(browser, table) as line:
            await line.view()
            for question in ({"type": "hint"}, {"type": "why-not", "call": "P"}):
                line.say(json.dumps({**question, "id": question["type"]}))
                assert (await line.reply(question["type"]))["why"]["code"] == "not-to-call"


async def test_who_comes_again_is_told_what_they_missed() -> None:
    """With ``seen`` the first update holds the events since; with nonsense, or from too far back, only the table."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as first, home.line(browser, table) as second:
            view = await first.view(lambda view: view["turn"]["mine"])
            await second.view(lambda seen: seen["version"] == view["version"])
            missed = {}
            for seen in ("2", str(view["version"]), "", "-1", "x", "99999", "1", "²", "1" * 5_000):
                async with home.line(browser, table, f"?seen={seen}") as again:
                    missed[seen[:9]] = [event["version"] for event in (await again.hear())["events"]]
    assert missed.pop("2") == list(range(3, view["version"] + 1))
    assert set(map(tuple, missed.values())) == {()}


async def test_two_windows_show_the_same() -> None:
    """Everything that one window of a player is told, the other is told too."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as first, home.line(browser, table) as second:
            view = await first.view(lambda view: view["turn"]["mine"])
            name = first.ask("call", view["version"], call="P")
            done = await first.reply(name)
            other = await second.view(lambda view: view["version"] == done["version"])
            assert other in [json.loads(text).get("view") for text in first.heard]


class Generous(AskedBots):
    """Thinks that every trick left is sure once dummy is faced."""

    async def safe_claim(self, view: View) -> int | None:
        """All of them."""
        return None if view.dummy is None or view.play is None else view.play.tricks_left


async def test_sure_tricks_are_offered_beside_the_play() -> None:
    """What is sure comes in an update of its own, only while it is the player's turn, and never for one last trick."""
    async with house(Generous()) as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            views = await played(line, Random(11), boards=1)
    offers = [view for view in views if view["may"]["sure"] is not None]
    assert offers
    assert all(view["turn"]["mine"] and view["may"]["sure"] == 13 - len(view["piles"]) > 1 for view in offers)
    plain = [view for view in views if view["may"]["sure"] is None]
    assert {view["version"] for view in offers} <= {view["version"] for view in plain}
