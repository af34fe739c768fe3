"""What now, and what the cards were worth: asked on the socket, answered by the server."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.asked_bots import AskedBots
from tests.integration.house import House, Line, house, wish

from schlemm.bots.workers.questions import Job
from schlemm.dd.solver import SolverError
from schlemm.workers.process import WorkerFault


def highest(choices: Sequence[str]) -> str:
    """Pass in the auction, the first card in the play."""
    return "P" if "P" in choices else choices[0]


async def on(line: Line, until: str) -> dict[str, Any]:
    """Play on until the table is in this phase and the player has something to do, or the board is over."""
    view = await line.view()
    while view["phase"] != until or not (until == "result" or view["turn"]["mine"]):
        wanted = wish(view, highest)
        if wanted is not None:
            kind, content = wanted
            line.ask(kind, view["version"], **content)
        version = view["version"]
        view = await line.view(lambda now, version=version: now["version"] > version)
    return view


async def asked(line: Line, kind: str, name: str = "x") -> dict[str, Any]:
    """The first answer to this question."""
    line.say(json.dumps({"type": kind, "id": name}))
    return await line.reply(name)


async def at(home: House, browser: Any, **wishes: Any) -> Line:
    """A socket to a new table."""
    return home.line(browser, await home.opened(browser, **wishes))


async def test_a_card_hint_can_be_played_and_is_the_best_of_its_options() -> None:
    """The hint is a legal card with figures that belong together; the card is played from the hand in turn."""
    async with house() as home, home.browser() as browser, await at(home, browser) as line:
        view = await on(line, "play")
        hint = await asked(line, "card-hint")
        assert hint["type"] == "card-hinted"
        assert hint["card"] in hint["options"][0]["cards"]
        assert sorted(card for option in hint["options"] for card in option["cards"]) == sorted(
            view["turn"]["cards"]
        )
        assert all(0 <= option["reached"] <= hint["count"] for option in hint["options"])
        assert all(0 <= option["tenths"] <= 130 for option in hint["options"])
        assert hint["why"]["code"].startswith("card-why-")
        assert hint["plan"] is None or hint["plan"]["code"].startswith("card-plan-")
        line.ask("card", view["version"], card=hint["card"])
        after = await line.view(lambda now: now["version"] > view["version"])
        assert hint["card"] not in [card for hand in after["hands"] for card in hand["cards"]]


async def test_nothing_of_a_review_is_said_before_the_board_is_over() -> None:
    """Whoever asks during the auction or the play is refused, and gets the figures once all cards are open."""
    async with house() as home, home.browser() as browser, await at(home, browser) as line:
        view = await on(line, "auction")
        first = await asked(line, "review", "first")
        line.ask("call", view["version"], call="P")
        await on(line, "play")
        second = await asked(line, "review", "second")
        assert {first["why"]["code"], second["why"]["code"]} == {"board-not-over"}


@pytest.mark.exhaustive
async def test_a_review_grows_until_every_card_has_its_costs() -> None:
    """Each card comes with both costs, nobody's are negative, and the sums are those of the cards."""
    async with house() as home, home.browser() as browser, await at(home, browser) as line:
        view = await on(line, "result")
        review = await asked(line, "review")
        assert not review["complete"]
        while not review["complete"]:
            grown = await line.reply("x")
            assert grown["done"] >= review["done"]
            review = grown
        played = [card["card"] for trick in view["result"]["tricks"] for card in trick["cards"]]
        assert [cost["card"] for cost in review["cards"]][: len(played)] == played
        assert all(cost["open"] >= 0 for cost in review["cards"])
        assert all(cost["known"]["hundredths"] >= 0 for cost in review["cards"] if cost["known"])
        assert {cost["seat"] for cost in review["cards"] if cost["seat"] != cost["by"]} <= {
            view["contract"]["dummy"]
        }
        for player in review["players"]:
            own = [cost["open"] for cost in review["cards"] if cost["by"] == player["seat"]]
            assert player["open"] == sum(own)
        assert review["possible"]["luck"]["exact"]
        costliest = max(review["cards"], key=lambda cost: cost["open"])
        better = review["better"]
        assert (better is None) == (costliest["open"] == 0)
        assert better is None or (better["card"], better["trick"] + len(better["line"])) == (
            costliest["card"],
            14,
        )
        again = await asked(line, "review", "again")
        assert again == {**review, "id": "again"}


@pytest.mark.slow
async def test_the_line_that_beats_a_claim_is_shown_after_the_board() -> None:
    """A refused claim tells nothing while play goes on; the review has the line, up to a trick not given away."""
    async with house() as home, home.browser() as browser, await at(home, browser) as line:
        view = await on(line, "play")
        claim = line.ask("claim", view["version"], tricks=13, statement="top-cards")
        await line.reply(claim)
        view = await line.view(lambda now: now["phase"] == "play" and not now["may"]["claim"])
        again = line.ask("claim", view["version"], tricks=12)
        assert (await line.reply(again))["why"]["code"] == "claim-refused"
        heard = len(line.heard)
        line.ask("card", view["version"], card=view["turn"]["cards"][0])
        await on(line, "result")
        assert not any('"reviewed"' in said for said in line.heard[heard:])
        review = await asked(line, "review")
        (judged,) = review["claims"]
        assert (judged["tricks"], judged["left"], judged["statement"]) == (13, 13, "top-cards")
        assert judged["outcome"] == "beaten"
        side = "NS" if judged["claimer"] in "NS" else "EW"
        assert [trick["winner"] in side for trick in judged["line"]][-1] is False
        assert all(len({card["card"] for card in trick["cards"]}) == 4 for trick in judged["line"])


@pytest.mark.exhaustive
async def test_after_the_robber_luck_and_play_make_the_score() -> None:
    """Only when the robber is over come its sums, over all boards, and they are what the sheet says."""
    async with house() as home, home.browser() as browser, await at(home, browser) as line:
        view = await on(line, "result")
        while not view["sheet"]["over"]:
            line.ask("next", view["version"])
            view = await on(line, "result")
        line.say(json.dumps({"type": "review", "id": "end"}))
        review = await line.until(lambda said: said.get("id") == "end" and said["complete"])
        game, totals = review["game"], view["sheet"]["totals"]
        assert game["boards"] == len([entry for entry in view["sheet"]["lines"] if entry["result"]])
        assert game["exact"]
        assert game["score"] == totals["NS"] - totals["EW"]


@pytest.mark.exhaustive
async def test_a_game_that_is_stopped_after_a_review_is_summed_up_too() -> None:
    """A review that was complete before the game ended has the sums when it is asked for again."""
    async with house() as home, home.browser() as browser, await at(home, browser) as line:
        view = await on(line, "result")
        line.ask("next", view["version"])
        view = await on(line, "result")
        line.say(json.dumps({"type": "review", "id": "before"}))
        before = await line.until(lambda said: said.get("id") == "before" and said["complete"])
        await line.reply(line.ask("stop", view["version"]))
        line.say(json.dumps({"type": "review", "id": "after"}))
        after = await line.until(lambda said: said.get("id") == "after" and said["complete"])
        assert before["game"] is None
        assert after["game"]["boards"] == 2


@pytest.mark.slow
async def test_a_game_that_is_stopped_in_the_middle_of_a_board_is_summed_up_over_those_before() -> None:
    """The review is that of the last board that was finished, and tells no card of the one that was not."""
    async with house() as home, home.browser() as browser, await at(home, browser) as line:
        first = await on(line, "result")
        line.ask("next", first["version"])
        ended = await on(line, "result")
        line.ask("next", ended["version"])
        view = await on(line, "auction")
        await line.reply(line.ask("stop", view["version"]))
        line.say(json.dumps({"type": "review", "id": "end"}))
        review = await line.until(lambda said: said.get("id") == "end" and said["complete"])
        played = [card["card"] for trick in ended["result"]["tricks"] for card in trick["cards"]]
        assert (review["board"], review["game"]["boards"]) == (2, 2)
        assert [cost["card"] for cost in review["cards"]][: len(played)] == played


async def test_a_game_that_is_stopped_in_its_first_board_has_no_review() -> None:
    """Where no board was finished, nothing is made up."""
    async with house() as home, home.browser() as browser, await at(home, browser) as line:
        view = await on(line, "auction")
        await line.reply(line.ask("stop", view["version"]))
        assert (await asked(line, "review"))["why"]["code"] == "board-not-over"


async def test_with_the_rule_to_beat_hints_and_reviews_say_why_they_are_off() -> None:
    """No figures are made up for rules that the solver does not know."""
    async with (
        house() as home,
        home.browser() as browser,
        await at(home, browser, rules={"mustBeat": True}) as line,
    ):
        await on(line, "play")
        assert (await asked(line, "card-hint"))["why"]["code"] == "other-rules"
    async with (
        house() as home,
        home.browser() as browser,
        await at(home, browser, rules={"mustBeat": True}) as line,
    ):
        await on(line, "result")
        assert (await asked(line, "review"))["why"]["code"] == "other-rules"


class Unsolved(AskedBots):
    """Workers on a platform for which there is no solver."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    async def other(self, job: Job[Any]) -> Any:
        """Nothing."""
        raise SolverError(self.reason)


@pytest.mark.parametrize(
    ("reason", "code"), [("missing", "solver-missing"), ("too-wild", "too-wild"), ("failed", "no-figures")]
)
async def test_a_solver_of_no_use_is_a_sentence(reason: str, code: str) -> None:
    """Where nothing can be reckoned the player is told why, and the game goes on."""
    async with house(Unsolved(reason)) as home, home.browser() as browser, await at(home, browser) as line:
        view = await on(line, "play")
        assert (await asked(line, "card-hint"))["why"]["code"] == code
        line.ask("card", view["version"], card=view["turn"]["cards"][0])
        assert (await line.view(lambda now: now["version"] > view["version"]))["phase"]


class Swamped(AskedBots):
    """Workers that have no answer."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    async def other(self, job: Job[Any]) -> Any:
        """Nothing."""
        raise WorkerFault(self.reason)


@pytest.mark.parametrize(("reason", "code"), [("busy", "bots-busy"), ("crashed", "no-figures")])
async def test_workers_that_are_asked_too_much_are_a_sentence(reason: str, code: str) -> None:
    """Who asks while too much is asked reads that it is so; a worker that failed says no more than that."""
    async with house(Swamped(reason)) as home, home.browser() as browser, await at(home, browser) as line:
        await on(line, "play")
        assert (await asked(line, "card-hint"))["why"]["code"] == code
        answer = await browser.post("/api/hand", params={"text": "AQ94.KJ7.A3.Q852"})
        assert (answer.status_code, answer.json()["why"]["code"]) == (
            503,
            {"busy": "bots-busy"}.get(reason, "bot-trouble"),
        )


async def test_there_is_no_card_hint_in_the_auction() -> None:
    """Who is to call is given no card."""
    async with house() as home, home.browser() as browser, await at(home, browser) as line:
        await on(line, "auction")
        assert (await asked(line, "card-hint"))["why"]["code"] == "not-to-play"
