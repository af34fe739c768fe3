"""The library over HTTP: what there is to look up, and what a search finds."""

import pytest
from tests.integration.house import house

PAGES = ("rules", "conflicts", "history", "glossary", "sources")


async def test_the_library_can_be_read() -> None:
    """Rules, contradictions, history and words are there."""
    async with house() as here, here.browser() as browser:
        sizes = [
            len(next(iter((await browser.get(f"/api/library/{page}")).json().values()))) for page in PAGES
        ]
        assert sizes[:2] == [8, 40]
        assert all(sizes)


async def test_a_place_of_a_source_can_be_asked_for() -> None:
    """A place is told with what is made of it; one that nothing refers to is not found."""
    async with house() as here, here.browser() as browser:
        told = (await browser.get("/api/library/sources/S1:29")).json()
        assert told["retold"]["code"] == "source-S1-29"
        assert "/conflicts#b10" in [use["path"] for use in told["uses"]]
        assert (await browser.get("/api/library/sources/S1:2")).status_code == 404
        assert (await browser.get("/sources")).status_code == 200


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("profile", "words", "path"),
    [
        ("de", "storgebot", "/glossary#sacrifice"),
        ("de", "Stichzwang", "/conflicts#b2"),
        ("de", "hebt ab", "/rules#dealing-cut"),
        ("de", "Whist", "/history#whist"),
        ("de", "dreizehnmal", "/lesson/trick"),
        ("de-AT", "Strohmann", "/glossary#dummy"),
        ("it", "mazziere", "/glossary#dealer"),
        ("it", "perche nessuno", ""),
        ("it", "parità inesistente", ""),
        ("it", "surlevee", "/glossary#overtrick"),
        ("en", "Störgebot", "/glossary#sacrifice"),
        ("fr", "decouper", ""),
    ],
)
async def test_a_search_finds(profile: str, words: str, path: str) -> None:
    """Words of a language are found in rules, contradictions, lessons, history and glossary, accents or not."""
    async with house() as here, here.browser() as browser:
        answer = (
            await browser.post("/api/library/search", params={"profile": profile, "words": words})
        ).json()
        found = [each["path"] for group in answer["groups"] for each in group["found"]]
        assert (path in found) if path else (answer["count"] == 0)


async def test_a_search_for_next_to_nothing_finds_nothing() -> None:
    """One sign, or none, is not searched for; a profile that there is not is not found."""
    async with house() as here, here.browser() as browser:
        for words in ("", "a", " ", "?!"):
            answer = await browser.post("/api/library/search", params={"profile": "de", "words": words})
            assert answer.json()["count"] == 0
        wrong = await browser.post("/api/library/search", params={"profile": "xx", "words": "stich"})
        assert wrong.status_code == 404
