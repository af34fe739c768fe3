"""The example of a player that is a program of its own plays a board at a real server."""

import asyncio
import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType

import httpx
import pytest
from tests.integration.legal_bots import Hasty
from tests.integration.served import served

from schlemm.core.contract import Result
from schlemm.server.app.socket_description import socket_description
from schlemm.server.live.program_rights import OF_PROGRAM

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "table_client.py"
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


@pytest.mark.slow
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


async def ran(command: str) -> str:
    """What a command of the documentation prints."""
    environment = {**os.environ, **dict(part.split("=", 1) for part in command.split() if "KEY=" in part)}
    words = [part for part in command.split() if "KEY=" not in part]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words[1:], cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    assert process.returncode == 0
    return told.decode().strip()


@pytest.mark.slow
async def test_the_commands_of_the_documentation_play_a_board() -> None:
    """Typed as they stand there, with this server's address, a table's name and its key."""
    text = (ROOT / "docs" / "external-bots.md").read_text(encoding="utf-8")
    with_key, alone = re.findall(r"^\$ (.*table_client\.py.*)$", text, re.MULTILINE)
    async with served(executor=Hasty()) as house, httpx.AsyncClient() as person:
        url = f"http://127.0.0.1:{house.port}"
        wish = {"form": "robber4", "name": "Anna", "tempo": 0, "level": "anfaenger"}
        table = (await person.post(f"{url}/api/tables", json=wish)).json()["table"]
        given = (await person.post(f"{url}/api/tables/{table}/programs", json={"seat": "S"})).json()
        with_key = with_key.replace("=KEY ", f"={given['key']} ").replace("TABLE", table)
        for command in (with_key, alone):
            result = await ran(command.replace(":8000", f":{house.port}"))
            assert str(Result.parse(result)) == result


def test_the_documentation_names_what_a_key_opens() -> None:
    """Each message that a program may send, and nothing that it may not."""
    text = (ROOT / "docs" / "external-bots.md").read_text(encoding="utf-8")
    (sentence,) = re.findall(r"It may say (.*?);", text, re.DOTALL)
    tags = {str(kind.__struct_config__.tag) for kind in OF_PROGRAM}
    assert set(re.findall(r"`([a-z-]+)`", sentence)) == tags


def test_the_example_is_short() -> None:
    """It has at most fifty lines beside what explains it."""
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= MOST
