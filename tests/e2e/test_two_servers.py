"""A match of eight people in eight browsers over two servers, one of which is killed in the middle of a board."""

import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.cluster.programs import NATS, POSTGRES, free_port, nats, postgres
from tests.e2e.conftest import Guest
from tests.e2e.player import play
from tests.e2e.test_captains import gather
from tests.e2e.test_match import at_table
from tests.e2e.test_people import link_to, sit
from tests.patience import PATIENCE, until

HAPROXY = shutil.which("haproxy")
PEOPLE = {
    "1N": "Ben",
    "1E": "Carla",
    "1W": "Dora",
    "2N": "Emil",
    "2E": "Frida",
    "2S": "Gerd",
    "2W": "Hanna",
}
"""Who sits where, besides Anna at 1S."""

IN_TURN = """
global
    fd-hard-limit 1000
defaults
    mode http
    option redispatch
    retries 3
    timeout connect 3s
    timeout client 60s
    timeout server 60s
    timeout tunnel 5m
frontend outside
    bind 127.0.0.1:{port}
    default_backend servers
backend servers
    balance roundrobin
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
    default-server check inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
    server one 127.0.0.1:{one}
    server two 127.0.0.1:{two}
"""
"""Whatever is asked goes to one server and the other in turn, so that people of one table are at both."""


class Two:
    """Two servers on one database and one bus, and a proxy in front.

    Args:
        database: Where the games are.
        bus: On which bus they speak.
        folder: For the proxy's file.
    """

    def __init__(self, database: str, bus: str, folder: Path) -> None:
        self._database, self._bus = database, bus
        self._processes: list[subprocess.Popen[str]] = []
        ports = [self._start(seed=5) for _ in range(2)]
        self.url = f"http://127.0.0.1:{(port := free_port())}"
        file = folder / "haproxy.cfg"
        file.write_text(IN_TURN.format(port=port, one=ports[0], two=ports[1]), encoding="utf-8")
        self._proxy = subprocess.Popen(
            ["haproxy", "-db", "-f", str(file)], stderr=subprocess.DEVNULL, text=True
        )
        until(self._answers, "the proxy does not answer")

    def kill_one(self) -> None:
        """Kill the first server; its sockets are gone at once."""
        self._processes[0].kill()
        self._processes[0].wait()

    def end(self) -> None:
        """End all of them."""
        for process in [*self._processes, self._proxy]:
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()

    def _answers(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
        return False

    def _start(self, seed: int) -> int:
        command = [
            sys.executable,
            "-m",
            "schlemm",
            "serve",
            "--port",
            "0",
            "--seed",
            str(seed),
            "--lang",
            "en",
        ]
        command += ["--store", self._database, "--bus", self._bus]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._processes.append(process)
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        assert found is not None
        return int(found[1])


@contextmanager
def two_servers(folder: Path) -> Iterator[Two]:
    """Two servers and all that they need."""
    with postgres() as database_server, nats() as bus:
        database = database_server.new_database("club")
        subprocess.run([sys.executable, "-m", "schlemm", "store", "migrate", database], check=True)
        servers = Two(database, bus.address, folder)
        try:
            yield servers
        finally:
            servers.end()


def results(page: Page) -> tuple[str | None, ...]:
    """What both tables have made of the board, as this page compares them."""
    shown = page.get_by_test_id("comparison").locator("[data-result]").all()
    return tuple(each.get_attribute("data-result") for each in shown)


@pytest.mark.exhaustive
@pytest.mark.skipif(
    not (POSTGRES and NATS and HAPROXY), reason="PostgreSQL, NATS or HAProxy is not installed"
)
def test_eight_people_play_on_when_one_of_two_servers_is_killed(
    page: Page, guest: Guest, tmp_path: Path
) -> None:
    """Each plays at whichever server the proxy gives; after one is killed all go on, and see the same board."""
    with two_servers(tmp_path) as servers:
        gather(page, servers.url, *PEOPLE)
        pages = [page]
        for place, name in PEOPLE.items():
            pages.append(guest())
            sit(pages[-1], link_to(page, f"'{place}'"), name)
        page.get_by_test_id("start").click()
        for each in pages:
            expect(each.locator("button[data-card]")).to_have_count(13)
        players = tuple(map(at_table, pages))
        for each in (pages[1], pages[4]):  # at both tables North deals; else all would pass
            each.locator("[data-testid=bidbox] [data-call='1C']").click()
        play(players, lambda: players[0].phase == players[4].phase == "play")
        versions = [player.version for player in players]
        servers.kill_one()
        play(players, lambda: all(player.phase == "result" for player in players))
        assert all(player.version >= version for player, version in zip(players, versions, strict=True))
        for each in pages:
            expect(each.get_by_test_id("comparison")).to_be_visible()
        assert len({results(each) for each in pages}) == 1
