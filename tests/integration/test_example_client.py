"""The example of a player that is a program of its own plays a board at a real server."""

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType

import httpx
from tests.integration.legal_bots import Hasty
from tests.integration.served import served

from schlemm.core.contract import Result
from schlemm.server.app.socket_description import socket_description

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_client.py"
MOST = 50
"""Lines that are code."""


def example() -> ModuleType:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("table_client", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def test_the_example_plays_a_board() -> None:
    """It opens a table, plays until there is a result, and the server tells of its sockets what the code says."""
    async with served(executor=Hasty()) as house:
        url = f"http://127.0.0.1:{house.port}"
        program = example()
        address, key = await asyncio.to_thread(program.seated, url)
        result = await asyncio.to_thread(program.play, address, key)
        async with httpx.AsyncClient() as browser:
            told = (await browser.get(f"{url}/api/schema/asyncapi.json")).json()
    assert str(Result.parse(result)) == result
    assert told == socket_description()


def test_the_example_is_short() -> None:
    """It has at most fifty lines beside what explains it."""
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= MOST
