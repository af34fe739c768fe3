"""What a browser keeps for when there is no server: the same as the server would answer, and nobody's own."""

import pytest
from tests.integration.house import house

from schlemm.i18n.profile import PROFILES


@pytest.mark.slow
async def test_kept_answers_are_the_servers_own() -> None:
    """Every answer that is kept is, byte for byte of its meaning, what its path answers; all lessons are among them."""
    async with house() as home, home.browser() as browser:
        kept = (await browser.get("/offline/answers.json")).json()
        asked = {path: (await browser.get(path)).json() for path in kept}
        course = (await browser.get("/api/school")).json()
    assert kept == asked
    lessons = {each["name"] for part in course["parts"] for each in part["lessons"]}
    assert {f"/api/school/lessons/{name}" for name in lessons} <= set(kept)


async def test_kept_answers_are_the_same_for_everybody() -> None:
    """Who has a seat, a pad and a cookie is sent the same bytes as a stranger, and no cookie comes back."""
    async with house() as home, home.browser() as stranger, home.browser() as player:
        table = await home.opened(player, name="Annabella")
        answers = [await each.get("/offline/answers.json") for each in (stranger, player)]
        words = [await each.get("/offline/words/de.json") for each in (stranger, player)]
    for one, other in (answers, words):
        assert one.content == other.content
        assert "set-cookie" not in other.headers
        assert b"Annabella" not in other.content
        assert table.encode() not in other.content


@pytest.mark.parametrize("profile", [*(each.id for each in PROFILES), "de-AT+kreuz"])
async def test_kept_words_are_all_words(profile: str) -> None:
    """Whatever room a page asks for, its words are among those that are kept, and read as the server sends them."""
    async with house() as home, home.browser() as browser:
        kept = (await browser.get(f"/offline/words/{profile}.json")).json()
        rooms = (
            await browser.get(f"/i18n/any/{profile}/{room}.json") for room in ("main", "glossary", "pad")
        )
        for answer in [room.json() async for room in rooms]:
            assert answer["letters"] == kept["room"]["letters"]
            assert answer["words"].items() <= kept["room"]["words"].items()
        assert kept["words"] == (await browser.get(f"/i18n/{profile}/words.json")).json()
        again = await browser.get(f"/offline/words/{profile}.json")
    assert again.headers["cache-control"] == "no-cache"


async def test_words_of_nobody_are_not_kept() -> None:
    """A profile that there is not has no words, as everywhere."""
    async with house() as home, home.browser() as browser:
        assert (await browser.get("/offline/words/xx.json")).status_code == 404


@pytest.mark.slow
async def test_kept_questions_are_those_that_would_be_asked() -> None:
    """A kept question is the one that its seed gives, and its answers are judged as the server judges them."""
    async with house() as home, home.browser() as browser:
        questions = (await browser.get("/api/school/questions")).json()["questions"]
        first = {each["question"]["exercise"]: each for each in questions}
        for name, kept in first.items():
            seed = kept["question"]["seed"]
            path = f"/api/school/exercises/{name}"
            assert (await browser.post(path, params={"seed": seed})).json() == kept["question"]
            for given in (kept["right"][0], *kept["wrong"], "nothing"):
                verdict = (await browser.post(f"{path}/answer", params={"seed": seed, "given": given})).json()
                right = given in kept["right"]
                own = [] if right else kept["wrong"].get(given, [])
                assert verdict == {"right": right, "best": kept["right"][0], "why": [*own, *kept["why"]]}
    course = {each["question"]["exercise"] for each in questions}
    assert len(course) * 6 == len(questions)
