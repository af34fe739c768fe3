"""Behind a reverse proxy: whose word is taken, what follows from it, and the examples about hosting, run."""

import asyncio
import json
import os
import shutil
import signal
import ssl
import subprocess
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from tests.cluster.programs import free_port
from tests.integration.served import served, until
from tests.integration.test_process import HERE_BUILT, Server, server
from websockets.asyncio.client import connect

from schlemm.server.app.application import Site
from schlemm.server.common.errors import ServeError
from schlemm.server.network.proxies import Proxies

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "proxy"
OUTSIDE = "bridge.example.org"

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
"""What a proxy says of somebody who has come over HTTPS."""


async def opened(port: int, **headers: str) -> tuple[int, str]:
    """Open a table; the status, and the cookie that comes with it."""
    return await asyncio.to_thread(_open, f"http://127.0.0.1:{port}", None, headers)


def _open(address: str, trusting: ssl.SSLContext | None, headers: dict[str, str]) -> tuple[int, str]:
    body = json.dumps({"form": "robber4", "tempo": 0, "level": "anfaenger"}).encode()
    given = {"content-type": "application/json", **headers}
    wish = urllib.request.Request(f"{address}/api/tables", body, given)
    try:
        with urllib.request.urlopen(wish, context=trusting) as answer:
            return answer.status, f"{answer.headers['set-cookie']}; table={json.load(answer)['table']}"
    except urllib.error.HTTPError as error:
        with error:
            return error.code, ""


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("proxies", "is_secure"),
    [((), False), (("192.0.2.9",), False), (("127.0.0.1",), True), (("127.0.0.0/8",), True)],
)
async def test_only_a_known_proxy_says_that_the_outside_is_https(
    proxies: tuple[str, ...], is_secure: bool
) -> None:
    """The cookie is marked ``Secure`` where a trusted proxy says HTTPS; nobody else's word changes it."""
    async with served(None, *proxies) as home:
        status, cookie = await opened(home.port, **FORWARDED)
        assert status == 201
        assert ("Secure" in cookie) is is_secure
        assert "Secure" not in (await opened(home.port))[1]
        assert "Secure" not in (await opened(home.port, **{"X-Forwarded-Proto": "http"}))[1]


async def test_who_comes_through_a_proxy_is_counted_by_where_they_are() -> None:
    """Behind a trusted proxy each address has its own limits; nobody gets another by sending the header."""
    async with served(None, "127.0.0.1", site=Site(openings=1, proxied=True)) as home:

        async def status(told: str) -> int:
            return (await opened(home.port, **{"X-Forwarded-For": told}))[0]

        assert [await status(f"192.0.2.{number}") for number in (1, 2, 1)] == [201, 201, 429]
        assert await status("192.0.2.77, 192.0.2.1") == 429
        assert await status("2001:db8::1") == 201
        assert await status("2001:db8::2") == 429


async def test_without_a_proxy_the_header_gives_nobody_another_address() -> None:
    """Where no proxy is trusted the limits go by the connection."""
    async with served(site=Site(openings=1)) as home:
        found = [
            (await opened(home.port, **{"X-Forwarded-For": f"192.0.2.{number}"}))[0] for number in (1, 2)
        ]
    assert found == [201, 429]


async def test_behind_a_proxy_other_names_are_answered() -> None:
    """The proxy decides which names there are; without one a server for this machine has only names of this machine."""
    async with served(None, "127.0.0.1") as behind, served() as alone:
        assert (await opened(behind.port, Host=OUTSIDE))[0] == 201
        assert (await opened(behind.port, Host=OUTSIDE, Origin=f"https://{OUTSIDE}"))[0] == 201
        assert (await opened(behind.port, Host=OUTSIDE, Origin="https://evil.example"))[0] == 403
        assert (await opened(alone.port, Host=OUTSIDE))[0] == 421


@pytest.mark.parametrize(
    ("text", "code"),
    [("proxy.example", "proxy-unknown"), ("", "proxy-unknown"), ("127.0.0.1/8", "proxy-unknown"),
     ("*", "proxy-unknown"), ("0.0.0.0/0", "proxy-everybody"), ("::/0", "proxy-everybody")],
)  # fmt: skip
def test_what_is_no_address_of_a_proxy_is_refused(text: str, code: str) -> None:
    """A name, a slip, or everybody cannot be trusted: the server does not start."""
    with pytest.raises(ServeError) as error:
        Proxies.named([text])
    assert error.value.code == code


def test_a_proxy_is_known_by_either_kind_of_address() -> None:
    """Where one listens on IPv6 an IPv4 proxy shows as ``::ffff:…``, and is the same one."""
    proxies = Proxies.named(["10.0.0.0/8", "fd00::/8"])
    assert proxies.trusts("::ffff:10.1.2.3")
    assert proxies.trusts("fd12::1")
    assert not proxies.trusts("192.0.2.1")
    assert not proxies.trusts("unix:")
    assert "::ffff:10.0.0.0/104" in proxies.as_seen()


# -- the examples ---------------------------------------------------------------------------------------------------


@contextmanager
def running(command: list[str], **environment: str) -> Iterator[None]:
    """A program, for as long as the block lasts."""
    process = subprocess.Popen(command, env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def caddy(folder: Path, inside: str, port: int) -> tuple[list[str], str]:
    """How Caddy is started with the example, here: another port, a certificate of its own."""
    text = (EXAMPLES / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("127.0.0.1:8000", inside).replace(
        f"{OUTSIDE} {{", f"https://localhost:{port} {{\n\ttls internal"
    )
    text = text.replace(
        "{\n\tservers", "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tservers", 1
    )
    file = folder / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"], f"localhost:{port}"


def certified(folder: Path) -> tuple[Path, Path]:
    """A key of our own for this machine, and its certificate."""
    key, certificate = folder / "key.pem", folder / "one.pem"
    made = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=localhost",
        "-days",
        "2",
    ]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    return key, certificate


def nginx(folder: Path, inside: str, port: int) -> tuple[list[str], str]:
    """How nginx is started with the example, here: another port, a certificate of its own."""
    key, certificate = certified(folder)
    text = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
    text = text.replace("127.0.0.1:8000", inside).replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace(f"/etc/letsencrypt/live/{OUTSIDE}/fullchain.pem", str(certificate))
    text = text.replace(f"/etc/letsencrypt/live/{OUTSIDE}/privkey.pem", str(key)).replace(
        OUTSIDE, "localhost"
    )
    temporary = "".join(
        f"{each}_temp_path {folder}/{each};\n"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n"
    file = folder / "nginx.conf"
    file.write_text(f"{head}http {{\naccess_log off;\n{temporary}{text}}}\n", encoding="utf-8")
    return ["nginx", "-c", str(file), "-p", str(folder), "-e", str(folder / "log")], f"localhost:{port}"


@asynccontextmanager
async def behind(proxy: str, folder: Path, inside: Server) -> AsyncIterator[str]:
    """A proxy of this kind in front of a server; name and port to the outside."""
    made, port = {"caddy": caddy, "nginx": nginx}[proxy], free_port()
    command, outside = await asyncio.to_thread(made, folder, inside.address, port)
    with running(command, XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder), HOME=str(folder)):
        await until(lambda: answers(port))
        yield outside


def answers(port: int) -> bool:
    """Whether somebody speaks TLS there."""
    try:
        ssl.get_server_certificate(("localhost", port))
    except OSError:
        return False
    return True


@HERE_BUILT
@pytest.mark.parametrize("proxy", ["caddy", "nginx"])
@pytest.mark.exhaustive
async def test_the_examples_do_what_the_page_says(proxy: str, tmp_path: Path) -> None:
    """Caddy and nginx, as the page has them: HTTPS outside, a ``Secure`` cookie, sockets, and the visitor's address."""
    if shutil.which(proxy) is None:
        pytest.skip(f"{proxy} is not installed")
    log = tmp_path / "log-of-server"
    trusting = ssl._create_unverified_context()  # the certificate was made a moment ago
    with log.open("wb") as written:
        async with (
            server(tmp_path / "data.db", "--proxy", "127.0.0.1", log=written) as inside,
            behind(proxy, tmp_path, inside) as outside,
        ):
            address, spoofed = f"https://{outside}", {"X-Forwarded-For": "192.0.2.66"}
            origin = {"Origin": address, **spoofed}
            status, cookie = await asyncio.to_thread(_open, address, trusting, origin)
            assert status == 201
            assert "Secure" in cookie
            evil = {"Origin": "https://evil.example"}
            assert (await asyncio.to_thread(_open, address, trusting, evil))[0] == 403
            table = cookie.rpartition("table=")[2]
            given = {"Cookie": cookie.split(";")[0], "Origin": address}
            async with connect(
                f"wss://{outside}/ws/tables/{table}", ssl=trusting, additional_headers=given
            ) as line:
                assert json.loads(await line.recv())["view"]["table"] == table
    assert "127.0.0.1, POST /api/tables: foreign-origin" in log.read_text()
    assert "192.0.2.66" not in log.read_text()
