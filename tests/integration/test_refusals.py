"""What is refused is written down for whoever keeps the server: where and why, and nothing that anybody could use."""

import logging

import pytest
from tests.integration.friends import done, pair, refused
from tests.integration.house import house

from schlemm.server.common import refusals

KEY = "A-key-that-opens-nothing"


def lines_in(caplog: pytest.LogCaptureFixture) -> list[tuple[int, str]]:
    """Level and text of what was written."""
    return [(level, text) for name, level, text in caplog.record_tuples if name == refusals.LOG.name]


async def test_what_no_page_of_ours_asks_is_written_down_without_what_was_sent(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A wrong key, a foreign cookie, a guessed name and nonsense are warned of by code; no line holds what was sent."""
    async with house() as home, home.browser() as browser, home.browser() as stranger:
        table = await home.opened(browser)
        await stranger.post(f"/api/tables/{table}/sit", json={"key": KEY, "name": "Eve\nWARNING all is well"})
        await stranger.post("/api/tables/%0aWARNING/sit", json={"key": KEY, "name": "Eve"})
        await stranger.post("/api/tables", content=b'{"\xff', headers={"content-type": "application/json"})
        for name in (table, "abcdefghijkm", "%0aWARNING"):
            async with home.line(browser, name, cookie=f"schlemm_guest={KEY}") as line:
                await line.until(lambda said: said["type"] == "trouble")
        async with home.line(browser, table) as line:
            line.say("SA")
            await line.until(lambda said: said["type"] == "trouble")
    assert lines_in(caplog) == [
        (logging.WARNING, f"127.0.0.1, {where}")
        for where in (
            "POST /api/tables/{table}/sit: wrong-key",
            "POST /api/tables/{table}/sit: unknown-table",
            "POST /api/tables: malformed",
            f"table {table}: foreign-table",
            "table abcdefghijkm: unknown-table",
            "no table: unknown-table",
            f"table {table}: malformed",
        )
    ]


async def test_a_slip_at_the_table_is_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    """A call out of turn, or a card that one does not hold, is written down as everyday life, and without the card."""
    caplog.set_level(logging.INFO)
    async with pair() as friends:
        anna, ben = friends.lines()
        async with anna, ben:
            await done(anna, "next")
            assert await refused(anna, "card", card="SA") == "wrong-phase"
            assert await refused(ben, "call", call="8C") == "not-a-call"
    found = lines_in(caplog)
    assert {level for level, _ in found} == {logging.INFO}
    assert len(found) == 2
    assert not any("SA" in text for _, text in found)
