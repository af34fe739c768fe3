"""Why a bus on NATS cannot be used is known from its first word, however the line is cut afterwards."""

import asyncio
import json
from collections.abc import Iterator

import pytest
from tests.cluster.houses import bus_to

from schlemm.bus.bus import BusTrouble

INFO = json.dumps(
    {"server_id": "x", "version": "2.11.0", "proto": 1, "max_payload": 1 << 20, "auth_required": True}
)


async def _reason_of(ends: Iterator[str]) -> str:
    """Connect to a server that answers each attempt as the next of these says; why it could not be used."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(f"INFO {INFO}\r\n".encode())
        await reader.readline()  # CONNECT
        match next(ends):
            case "says no":
                writer.write(b"-ERR 'Authorization Violation'\r\n")
                await writer.drain()
                writer.close()
            case "resets":
                writer.transport.abort()
            case "ends":
                writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(BusTrouble) as trouble:
            async with bus_to(f"nats://schlemm:guessed@127.0.0.1:{port}"):
                pass
    return trouble.value.reason


@pytest.mark.parametrize("after", ["resets", "ends", "says no"])
async def test_a_denial_holds_however_the_line_is_cut_later(after: str) -> None:
    """A server that denies may close before its word is read: one word of many attempts is enough."""

    def ends() -> Iterator[str]:
        yield "says no"
        while True:
            yield after

    assert await _reason_of(ends()) == "denied"


@pytest.mark.parametrize("each", ["resets", "ends"])
async def test_a_line_that_is_cut_without_a_word_is_no_connection(each: str) -> None:
    """Whoever never answers cannot be reached, and is not taken for connected."""
    assert await _reason_of(iter(lambda: each, "")) == "unreachable"
