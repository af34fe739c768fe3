"""A page without a server is answered by the same application, which goes on where the browser left it."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.integration.house import built
from tests.unit.server.test_page_store import Kept

from schlemm.server.pyodide.page_host import PageHost
from schlemm.server.pyodide.start import page_host

WISH = {"form": "robber4", "tempo": 0, "level": "anfaenger"}


class Browser(Kept):
    """A browser that keeps events and cookies, with a line to each table that it is at."""

    def __init__(self, pages: Path) -> None:
        super().__init__()
        self.pages = pages
        self.cookies: Mapping[str, str] = {}

    @asynccontextmanager
    async def visit(self) -> AsyncIterator[PageHost]:
        """Load the page."""
        host = page_host("x", sorted(self.rows), self.keep, self.cookies, self._keep_cookies, self.pages)
        async with host.lifespan():
            yield host

    def _keep_cookies(self, cookies: Mapping[str, str]) -> None:
        self.cookies = cookies


async def _post(host: PageHost, address: str, body: object) -> Any:
    answer = await host.ask("POST", address, {"content-type": "application/json"}, json.dumps(body).encode())
    assert answer.status == 201, answer.body
    return json.loads(answer.body)


async def _first_view(host: PageHost, table: str) -> Any:
    heard = asyncio.Queue[str]()
    line = host.open(f"/ws/tables/{table}", heard.put_nowait, lambda: None)
    said = json.loads(await heard.get())
    line.close()
    assert line.task
    await line.task
    return said["view"]


async def test_a_table_goes_on_at_the_next_visit(tmp_path: Path) -> None:
    """The same person has the same cards again: events and cookies are all that it takes."""
    browser = Browser(built(tmp_path))
    async with browser.visit() as host:
        table = (await _post(host, "/api/tables", WISH))["table"]
        before = await _first_view(host, table)
    async with browser.visit() as host:
        after = await _first_view(host, table)
    assert before["me"] == after["me"] == "S"
    assert before["board"] == after["board"]


async def test_no_answer_sets_a_cookie_in_the_page(tmp_path: Path) -> None:
    """Secrets stay behind the page, where no script of it reads them."""
    browser = Browser(built(tmp_path))
    async with browser.visit() as host:
        answer = await host.ask(
            "POST", "/api/tables", {"content-type": "application/json"}, json.dumps(WISH).encode()
        )
    assert browser.cookies
    assert "set-cookie" not in answer.headers
    assert not any(secret in str(answer) for secret in browser.cookies.values())


async def test_a_long_text_is_read_where_there_are_no_processes(tmp_path: Path) -> None:
    """Whatever is longer than what a server reads on the spot is answered all the same."""
    browser = Browser(built(tmp_path))
    deal = '[Deal "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"]\n'
    async with browser.visit() as host:
        answer = await host.ask(
            "POST", "/api/replay/file", {"content-type": "text/plain"}, (deal * 100).encode()
        )
    assert answer.status in {200, 201}, answer.body
