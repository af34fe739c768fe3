"""``schlemm table-manager`` and ``schlemm table-client``: a match between processes, and what goes wrong."""

import json
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from queue import Queue

import pytest
from tests.patience import PATIENCE
from tests.unit.cli.conftest import Terminal

from schlemm.cli.commands.table_client import call_note
from schlemm.core.auction import Auction
from schlemm.core.calls import parse_call
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.formats.pbn import PbnGame, read_pbn
from schlemm.i18n.profile import LANGUAGES
from schlemm.table_manager.messages import CallNote

PORT = re.compile(r"port (\d+)")


@contextmanager
def process(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A command as a process, ended with the block."""
    command = [sys.executable, "-m", "schlemm", *words, "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            yield running
        finally:
            running.kill()


def port_of(manager: subprocess.Popen[str]) -> str:
    """Where the table manager waits, as it says on standard error."""
    assert manager.stderr is not None
    found = PORT.search(manager.stderr.readline())
    assert found is not None
    return found[1]


@pytest.mark.slow
def test_a_match_between_processes(tmp_path: Path) -> None:
    """Two teams play two rooms; the results stand on the last line for programs, and in a PBN file that reads back."""
    pbn = tmp_path / "match.pbn"
    with ExitStack() as stack:
        options = ("--port", "0", "--rooms", "2", "--boards", "2", "--seed", "1", "--pbn", str(pbn), "--json")
        manager = stack.enter_context(process("table-manager", *options))
        port = port_of(manager)
        guests = [
            stack.enter_context(
                process("table-client", bot, "--port", port, "--seats", "NESW", "--team", team, "--json")
            )
            for bot, team in (("forum:anfaenger", "A"), ("natur-a:anfaenger", "B"))
        ]
        outputs = [guest.communicate(timeout=PATIENCE)[0] for guest in guests]
        result = json.loads(manager.communicate(timeout=PATIENCE)[0].splitlines()[-1])
    assert (manager.returncode, *(guest.returncode for guest in guests)) == (0, 0, 0)
    assert sorted(result["teams"]) == ["A", "B"]
    assert result["stopped"] is None
    assert {tuple(sorted(json.loads(output)["teams"])) for output in outputs} == {("A", "B")}
    games = read_pbn(pbn.read_bytes())
    told = [(board, room) for board in result["boards"] for room in board["rooms"]]
    assert len(games) == len(told) == 4
    for game, (board, room) in zip(games, told, strict=True):
        assert isinstance(game, PbnGame)
        assert not game.defects
        assert (game.number, str(game.auction)) == (board["board"], room["auction"])
        assert game.play is not None
        assert len(room["play"]) == 52


def test_boards_of_a_file_are_played_and_a_guest_who_leaves_ends_the_match(tmp_path: Path) -> None:
    """The boards come from PBN; where a player is lost, the manager says who, and exits with 1."""
    deals = tmp_path / "deals.pbn"
    deals.write_text(
        '[Board "7"]\n[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]\n'
    )
    with ExitStack() as stack:
        options = ("--port", "0", "--deals", str(deals), "--json")
        manager = stack.enter_context(process("table-manager", *options))
        port = port_of(manager)
        lost = stack.enter_context(
            process("table-client", "forum:meister", "--port", port, "--seats", "NESW")
        )
        assert manager.stderr is not None
        for _ in range(4):
            manager.stderr.readline()
        lost.kill()
        result = json.loads(manager.communicate(timeout=PATIENCE)[0].splitlines()[-1])
    assert manager.returncode == 1
    assert result["stopped"]["code"] == "gone"
    assert [board["board"] for board in result["boards"]] == [7]


BEFORE_CARDS = (
    'North ("A") seated',
    'Teams : N/S : "A" E/W : "B"',
    "Start of board",
    "Board number 4. Dealer West. Both vulnerable",
)
BEFORE_STRONG_CARDS = (
    *BEFORE_CARDS[:3],
    "Board number 1. Dealer North. Neither vulnerable",
    "North's cards : S A K Q J T 9. H A K Q. D A K. C A K.",
)
NO_CARDS = "North's cards: S 1 2 3, and so on."


@contextmanager
def manager_of_one_board(*said: str) -> Iterator[tuple[str, Queue[str]]]:
    """The port of a table manager that answers line by line, and what comes after the last; then it closes."""
    heard: Queue[str] = Queue()

    def serve(listening: socket.socket) -> None:
        connection, _ = listening.accept()
        with connection, connection.makefile("rwb", buffering=0) as lines:
            for line in said:
                lines.readline()
                lines.write(line.encode() + b"\r\n")
            heard.put(lines.readline().decode())

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=serve, args=(listening,), daemon=True).start()
        yield str(listening.getsockname()[1]), heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_cards_where_cards_are_due_ends_the_client(terminal: Terminal, language: str) -> None:
    """Nobody waits for what has come and cannot be read: line, seat and board are told, and the exit code is 1."""
    with manager_of_one_board(*BEFORE_CARDS, NO_CARDS) as (port, _):
        words = ("table-client", "forum:anfaenger", "--port", port, "--seats", "N", "--team", "A")
        ended = terminal(*words, "--lang", language)
    told = " ".join(ended.err.split())
    assert ended.code == 1
    assert NO_CARDS in told
    assert " 4" in told


@pytest.mark.parametrize(("option", "alerted"), [((), True), (("--no-alerts",), False)])
def test_alerts_can_be_left_out(terminal: Terminal, option: tuple[str, ...], alerted: bool) -> None:
    """An artificial call is alerted, and stands alone where a table manager could not read it otherwise."""
    with manager_of_one_board(*BEFORE_STRONG_CARDS) as (port, heard):
        terminal("table-client", "forum:anfaenger", "--port", port, "--seats", "N", "--team", "A", *option)
    line = heard.get(timeout=PATIENCE)
    assert line.startswith("North bids 2")
    assert ("Alert." in line) is alerted


def test_what_goes_wrong_is_said(terminal: Terminal, tmp_path: Path) -> None:
    """No manager there, no such seats, no deals in the file and an address of elsewhere are told, in German too."""
    nobody = terminal("table-client", "forum", "--port", "1", "--wait", "0")
    assert nobody.code == 1
    assert "Port 1" in nobody.err
    assert terminal("table-client", "forum", "--seats", "NX").code == 2
    assert terminal("table-client", "nobody").code == 2
    empty = tmp_path / "empty.pbn"
    empty.write_text('[Board "1"]\n')
    assert terminal("table-manager", "--deals", str(empty)).code == 2
    assert terminal("table-manager", "--deals", str(empty), "--seed", "1").code == 2
    assert terminal("table-manager", "--host", "192.0.2.1", "--port", "0").code == 1
    alone = terminal("table-manager", "--wait", "1", "--port", "0")
    assert alone.code == 1
    assert "4 sind noch frei" in " ".join((alone.out + alone.err).split())


def test_alerts_are_explained_in_words() -> None:
    """An artificial call of ours is alerted, with what it shows in the signs of the protocol; a natural one is not."""
    auction = Auction(Seat.NORTH, (parse_call("1NT"), parse_call("P"), parse_call("2C")))
    public = Public(Seat.NORTH, Vulnerability.NONE, auction, BySide("forum", "forum"))
    note = call_note(public, 2)
    assert isinstance(note, CallNote)
    assert note.is_alert
    assert len(note.text) > 10
    assert note.text.isascii()
    assert call_note(public, 0) is None
