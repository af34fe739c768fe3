"""Practice over HTTP: a hand from the first call to the last, and nothing of the other hands before."""

import json
from typing import Any

import httpx
import pytest
from tests.integration.house import house

Said = dict[str, Any]


async def _begun(browser: httpx.AsyncClient, topic: str, system: str = "forum") -> Said:
    answer = await browser.post("/api/practice", json={"topic": topic, "system": system})
    assert answer.status_code == 201, answer.text
    begun: Said = answer.json()
    return begun


async def _gone_on(browser: httpx.AsyncClient, hand: Said, calls: list[str]) -> httpx.Response:
    body = {"topic": hand["topic"], "system": hand["system"], "calls": calls}
    return await browser.post(f"/api/practice/{hand['id']}", json=body)


@pytest.mark.parametrize("system", ["forum", "natur-a", "natur-b"])
async def test_a_hand_is_practised_to_its_end(system: str) -> None:
    """Following the system's better call hand by hand reaches an end with four hands; before it there is one hand."""
    async with house() as here, here.browser() as browser:
        menu = (await browser.get("/api/practice")).json()
        hand = await _begun(browser, menu["topics"][1], system)
        calls: list[str] = []
        while hand["ending"] is None:
            assert len(hand["hand"]) == 13
            others = [card for card in _cards(hand) if card not in hand["hand"]]
            assert others == []
            calls.append("P")
            hand = (await _gone_on(browser, hand, calls)).json()
            assert [review["call"] for review in hand["reviews"]] == calls
            assert all(hand["calls"][review["index"]]["call"] == "P" for review in hand["reviews"])
        assert hand["legal"] == []
        assert sum(len(each["cards"]) for each in hand["ending"]["hands"]) == 52
        assert hand["ending"]["model"][-3:] == ["P", "P", "P"]


def _cards(said: Said) -> list[str]:
    """Everything in an answer that could be a card."""
    deck = {suit + rank for suit in "SHDC" for rank in "AKQJT98765432"}
    words = json.dumps(said).replace('"', " ").replace(",", " ").replace("[", " ").split()
    return [word for word in words if word in deck]


async def test_the_same_calls_give_the_same_answer() -> None:
    """The server keeps nothing: asked again, also for an earlier moment, it answers word for word the same."""
    async with house() as here, here.browser() as browser:
        hand = await _begun(browser, "opening")
        first = await _gone_on(browser, hand, ["P"])
        assert (await _gone_on(browser, hand, [])).json() == hand
        assert (await _gone_on(browser, hand, ["P"])).json() == first.json()


async def test_a_hand_is_only_for_its_own_topic_system_and_server() -> None:
    """An id made up, asked for under another topic or system, or from before a restart is not found."""
    async with house() as here, house() as later, here.browser() as browser, later.browser() as afterwards:
        hand = await _begun(browser, "opening")
        for changed in ({"id": hand["id"][::-1]}, {"topic": "slam"}, {"system": "natur-a"}, {"topic": "?"}):
            assert (await _gone_on(browser, {**hand, **changed}, [])).status_code == 404
        assert (await _gone_on(afterwards, hand, [])).status_code == 404


@pytest.mark.parametrize(
    ("calls", "code"),
    [(["XX"], "nothing-to-redouble"), (["8C"], "not-a-call"), (["P"] * 30, "auction-over")],
)
async def test_what_is_no_call_here_is_refused_with_a_reason(calls: list[str], code: str) -> None:
    """An illegal call, a text that is no call and a call too many are answered with a code of the catalogue."""
    async with house() as here, here.browser() as browser:
        hand = await _begun(browser, "opening")
        answer = await _gone_on(browser, hand, calls)
        assert answer.status_code == 422
        assert answer.json()["why"]["code"] == code


async def test_an_unknown_system_is_refused() -> None:
    """A system that does not exist is named in the refusal."""
    async with house() as here, here.browser() as browser:
        answer = await browser.post("/api/practice", json={"topic": "opening", "system": "nobody"})
        assert answer.status_code == 422
        assert answer.json()["why"]["code"] == "unknown-system"
