"""The proxies of ``examples/deploy`` in front of two real servers: who gets what, what is believed, and who is left."""

import asyncio
import http.client
import json
import shutil
import signal
import ssl
import subprocess
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.cluster.programs import free_port
from tests.integration.served import until
from tests.integration.test_process import HERE_BUILT, Server, closing, server
from tests.integration.test_proxies import OUTSIDE, answers, certified, running
from tests.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect

DEPLOY = Path(__file__).resolve().parents[2] / "examples" / "deploy"
VISITOR = "127.0.0.2"
"""Where requests come from, as the proxy sees them; the servers see 127.0.0.1, which is the proxy's."""

WISH = {"form": "robber4", "tempo": 0, "level": "anfaenger"}
NAMES = [f"{letter * 11}k" for letter in "abcdefghijkmnp"]
"""Names as tables have them."""


@dataclass(frozen=True)
class Said:
    """An answer: its status, its headers, its body, and which of the two servers it is from."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def server(self) -> str:
        """The server, as the proxy calls it."""
        return self.headers["x-server"]


@dataclass(frozen=True)
class House:
    """Two servers behind a proxy.

    Attributes:
        port: Where the proxy listens.
        servers: Both, by what the proxy calls them.
        folder: Where the proxy has its files.
    """

    port: int
    servers: Mapping[str, Server]
    folder: Path

    @property
    def origin(self) -> str:
        """What a browser calls the site."""
        return f"https://localhost:{self.port}"

    async def ask(self, path: str, body: object = None, **headers: str) -> Said:
        """Ask the proxy over HTTPS."""
        return await asyncio.to_thread(self._ask, path, body, headers)

    def _ask(self, path: str, body: object, headers: dict[str, str]) -> Said:
        trusting = ssl._create_unverified_context()  # the certificate was made a moment ago
        line = http.client.HTTPSConnection(
            "localhost", self.port, context=trusting, source_address=(VISITOR, 0), timeout=PATIENCE
        )
        try:
            method, text = ("GET", None) if body is None else ("POST", json.dumps(body))
            line.request(method, path, text, {"content-type": "application/json", **headers})
            answer = line.getresponse()
            return Said(
                answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
            )
        finally:
            line.close()

    async def server_of(self, table: str, path: str = "/api/tables/{}/links") -> str:
        """The server that is asked about a table, known there or not."""
        return (await self.ask(path.format(table))).server

    @asynccontextmanager
    async def socket(self, table: str, cookie: str) -> AsyncIterator[ClientConnection]:
        """A socket to a table, through the proxy."""
        given = {"Cookie": cookie, "Origin": self.origin}
        async with connect(
            f"wss://localhost:{self.port}/ws/tables/{table}",
            ssl=ssl._create_unverified_context(),
            additional_headers=given,
        ) as line:
            yield line


def haproxy(folder: Path, inside: list[str], port: int) -> tuple[list[str], dict[str, str]]:
    """How HAProxy is started with the example, here: other ports, a certificate of its own; the servers' names."""
    key, certificate = certified(folder)
    both = folder / "certificate.pem"
    both.write_bytes(certificate.read_bytes() + key.read_bytes())
    text = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    for usual, here in (
        ("bind :8080", f"bind 127.0.0.1:{free_port()}"),
        ("bind :8443", f"bind 127.0.0.1:{port}"),
        ("/run/secrets/certificate.pem", str(both)),
        ("/run/haproxy/admin.sock", str(folder / "admin")),
        ("server-1:8000", inside[0]),
        ("server-2:8000", inside[1]),
        ("    balance ", "    http-response set-header X-Server %s\n    balance "),
    ):
        assert usual in text
        text = text.replace(usual, here)
    file = folder / "haproxy.cfg"
    file.write_text(text, encoding="utf-8")
    subprocess.run(["haproxy", "-c", "-f", file], check=True, capture_output=True)
    return ["haproxy", "-db", "-f", str(file)], {"one": inside[0], "two": inside[1]}


def caddy(folder: Path, inside: list[str], port: int) -> tuple[list[str], dict[str, str]]:
    """How Caddy is started with the example, here: another port, a certificate of its own; the servers' names."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for usual, here in (
        (f"{OUTSIDE} {{", f"https://localhost:{port} {{\n\ttls internal"),
        ("{\n\tservers", "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tservers"),
        ("server-1:8000 server-2:8000", " ".join(inside)),
        ("\t\tlb_policy", "\t\theader_down X-Server {http.reverse_proxy.upstream.hostport}\n\t\tlb_policy"),
    ):
        assert usual in text
        text = text.replace(usual, here, 1)
    file = folder / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"], {each: each for each in inside}


@pytest.fixture(params=["haproxy", "caddy"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """Two servers, each with a file of its own, behind a proxy of this kind that has found both."""
    proxy = request.param
    if shutil.which(proxy) is None:
        pytest.skip(f"{proxy} is not installed (Debian: apt-get install --no-install-recommends {proxy})")
    with (tmp_path / "log-of-one").open("wb") as one, (tmp_path / "log-of-two").open("wb") as two:
        async with (
            server(tmp_path / "one.db", "--proxy", "127.0.0.1", log=one) as first,
            server(tmp_path / "two.db", "--proxy", "127.0.0.1", log=two) as second,
        ):
            inside, port = [first.address, second.address], free_port()
            command, names = {"haproxy": haproxy, "caddy": caddy}[proxy](tmp_path, inside, port)
            home = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}
            by_address = {first.address: first, second.address: second}
            with running(command, **home):
                await until(lambda: answers(port))
                yield House(port, {name: by_address[address] for name, address in names.items()}, tmp_path)


pytestmark = [HERE_BUILT, pytest.mark.exhaustive]


async def test_two_servers_look_like_one(house: House) -> None:
    """Pages, the visitor's address, a ``Secure`` cookie, foreign pages refused: as behind the proxy of one server."""
    page = await house.ask("/")
    assert (page.status, page.headers["strict-transport-security"]) == (200, "max-age=31536000")
    spoofed = {"X-Forwarded-For": "192.0.2.66", "Forwarded": "for=192.0.2.66", "X-Forwarded-Proto": "http"}
    made = await house.ask("/api/tables", WISH, Origin=house.origin, **spoofed)
    assert made.status == 201
    assert "Secure" in made.headers["set-cookie"]
    assert (await house.ask("/api/tables", WISH, Origin="https://evil.example", **spoofed)).status == 403
    logs = "".join((house.folder / f"log-of-{name}").read_text() for name in ("one", "two"))
    assert f"{VISITOR}, POST /api/tables: foreign-origin" in logs
    assert "192.0.2.66" not in logs


async def test_one_table_has_one_server(house: House) -> None:
    """Whatever is asked about a table goes to one server, sockets and both rooms of a match too; both have some."""
    found = {name: await house.server_of(name) for name in NAMES}
    assert {*found.values()} == {*house.servers}
    for name, at in found.items():
        for path in ("/api/tables/{}/gallery/1", "/api/matches/{}/boards", "/ws/tables/{}", "/ws/watch/{}.2"):
            assert await house.server_of(name, path) == at
    assert {(await house.ask("/hand")).server for _ in range(30)} == {*house.servers}


async def opened_at_home(house: House) -> tuple[str, str, str]:
    """A table on the server that is asked about it, for these servers share none: its name, a cookie, the server."""
    while True:
        made = await house.ask("/api/tables", WISH, Origin=house.origin)
        table = json.loads(made.body)["table"]
        if await house.server_of(table) == made.server:
            return table, made.headers["set-cookie"].split(";")[0], made.server


async def test_a_server_goes_and_the_other_is_left(house: House) -> None:
    """A socket works through the proxy; after its server was killed it is closed, and all go on with the other one."""
    table, cookie, at = await opened_at_home(house)
    other = next(name for name in house.servers if name != at)
    async with house.socket(table, cookie) as line:
        assert json.loads(await line.recv())["view"]["table"] == table
        await house.servers[at].end(signal.SIGKILL)
        assert await closing(line) is not None
    for name in NAMES:
        assert await house.server_of(name) == other
    async with house.socket(table, cookie) as line:
        assert (
            json.loads(await line.recv())["type"] == "trouble"
        )  # the other one has no such table in its file


async def test_a_server_is_taken_out_by_hand(house: House) -> None:
    """Told to drain a server, HAProxy sends it nothing new; what is open there goes on."""
    if not (house.folder / "admin").exists():
        pytest.skip("only HAProxy can be told so")
    table, cookie, at = await opened_at_home(house)
    async with house.socket(table, cookie) as line:
        reader, writer = await asyncio.open_unix_connection(house.folder / "admin")
        writer.write(f"set server schlemm/{at} state drain\n".encode())
        await reader.read()
        writer.close()
        assert await house.server_of(table) != at
        async with asyncio.timeout(PATIENCE):
            await (await line.ping())
