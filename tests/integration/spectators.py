"""People who look on at a table of a whole server inside a test."""

from collections.abc import Sequence

import httpx
from tests.integration.house import Line


async def watch_keys(browser: httpx.AsyncClient, table: str, at: str = "") -> tuple[str | None, str | None]:
    """The keys that a person may hand out: to look over their own shoulder, and to the gallery."""
    answer = await browser.get(f"/api/tables/{table}/links", params={"seat": at})
    assert answer.status_code == 200, answer.text
    links = answer.json()
    keys = []
    for path in (links["watch"], links["gallery"]):
        address, _, key = (path or "").partition("#")
        assert address in {f"/watch/{table}", ""}
        keys.append(key or None)
    return keys[0], keys[1]


async def state_of(browser: httpx.AsyncClient, table: str, key: str | None) -> str:
    """How it stands for somebody who has this key."""
    answer = await browser.post(f"/api/tables/{table}/watching", json={"key": key})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["state"])


async def watch(browser: httpx.AsyncClient, table: str, key: str | None, name: str = "Gerda") -> str | None:
    """Come to look on; whose cards are seen, nobody's in the gallery."""
    answer = await browser.post(f"/api/tables/{table}/watch", json={"key": key, "name": name})
    assert answer.status_code == 201, answer.text
    seat: str | None = answer.json()["seat"]
    return seat


async def refused(browser: httpx.AsyncClient, table: str, key: str | None) -> tuple[int, str]:
    """Why somebody may not come to look on: status and code."""
    answer = await browser.post(f"/api/tables/{table}/watch", json={"key": key, "name": "Gerda"})
    return answer.status_code, str(answer.json()["why"]["code"])


async def settled(lines: Sequence[Line]) -> None:
    """Hear all that comes by itself, until nothing more does."""
    quiet = False
    while not quiet:
        quiet = True
        for line in lines:
            told = [text for text in await line.rest() if text.startswith("{")]
            line.heard += [text for text in told if not text.startswith("{'type'")]
            quiet = quiet and not told
