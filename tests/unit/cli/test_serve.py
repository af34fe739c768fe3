"""``schlemm serve``: what it hands on, what it tells, and why it could not start."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.unit.cli.conftest import Terminal

from schlemm.cli.commands.serve import announcement, default_data, trouble
from schlemm.cli.speech import Speech
from schlemm.i18n.profile import PROFILES, Profile, profile_named
from schlemm.i18n.translator import Translator
from schlemm.server.app import run
from schlemm.server.app.joining import Backing
from schlemm.server.app.listening import local_url
from schlemm.server.app.operation import AT_HOME, Operation
from schlemm.server.common import errors
from schlemm.server.common.errors import ServeError
from schlemm.store.location import PostgresDatabase, SqliteFile


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server was started with; it answers at once and ends."""
    calls: list[dict[str, Any]] = []

    def serve(backing: Backing, host: str, port: int, **more: Any) -> None:
        announce = more.pop("announce")
        calls.append({"backing": backing, "host": host, "port": port, **more})
        announce(run.Serving(local_url(host, port), host, port, backing.location.place))

    monkeypatch.setattr(run, "serve", serve)
    return calls


def test_it_tells_where_it_is(terminal: Terminal, served: list[dict[str, Any]], tmp_path: Path) -> None:
    """The address and the data file are told on standard output, where tests and people find them."""
    ran = terminal("serve", "--data", str(tmp_path / "x.db"), "--port", "8001", "--open", "--seed", "7")
    assert served == [
        {
            "backing": Backing(SqliteFile(tmp_path / "x.db")),
            "host": "127.0.0.1",
            "port": 8001,
            "open_browser": True,
            "seed": 7,
            "operation": AT_HOME,
        }
    ]
    assert ran.code == 0
    assert re.search(r"http://127\.0\.0\.1:8001/$", ran.out.splitlines()[0])
    assert str(tmp_path / "x.db") in ran.out


def test_a_program_reads_where_it_is(
    terminal: Terminal, served: list[dict[str, Any]], tmp_path: Path
) -> None:
    """With --json the announcement is one line: address, host, port, data file, what is lost, what solves."""
    ran = terminal("serve", "--json", "--data", str(tmp_path / "x.db"), "--port", "8001")
    assert (ran.code, len(served), ran.out.count("\n")) == (0, 1, 1)
    assert json.loads(ran.out) == {
        "address": "http://127.0.0.1:8001/",
        "host": "127.0.0.1",
        "port": 8001,
        "data": str(tmp_path / "x.db"),
        "lost": [],
        "solves": True,
        "ops": None,
    }


def test_without_options_it_opens_nothing(terminal: Terminal, served: list[dict[str, Any]]) -> None:
    """Alone it serves this machine on port 8000, from the user's data, by chance, and opens no browser."""
    terminal("serve")
    assert served == [
        {
            "backing": Backing(SqliteFile(default_data())),
            "host": "127.0.0.1",
            "port": 8000,
            "open_browser": False,
            "seed": None,
            "operation": AT_HOME,
        }
    ]


def test_operators_say_how_it_is_run(terminal: Terminal, served: list[dict[str, Any]]) -> None:
    """Proxies, the operators' address, the drain and the kind of log are handed on; nonsense is refused."""
    terminal("serve", "--proxy", "10.0.0.0/8", "--ops", "127.0.0.1:9100", "--drain", "20", "--log", "json",
             "--prune-after", "90")  # fmt: skip
    assert [call["operation"] for call in served] == [
        Operation(("10.0.0.0/8",), "127.0.0.1:9100", 20, log_as_json=True, prune_after=90)
    ]
    for args in (
        ("--drain", "-1"),
        ("--drain", "soon"),
        ("--prune-after", "-1"),
        ("--drain", "3601"),
        ("--log", "xml"),
    ):
        assert terminal("serve", *args).code == 2
    assert len(served) == 1


@pytest.mark.parametrize("language", ["de", "it", "en", "fr"])
def test_where_operators_look_is_told(language: str, tmp_path: Path) -> None:
    """Where metrics are told, the start says where; else it does not."""
    speech, whole = Speech(profile_named(language)), run.Serving("address", "host", 1, str(tmp_path))
    said = announcement(speech, replace(whole, ops="http://127.0.0.1:9100/"))
    assert {*said} - {*announcement(speech, whole)} == {said[-2]}
    assert said[-2].endswith("http://127.0.0.1:9100/metrics")


def test_a_database_is_named_without_who_asks(terminal: Terminal, served: list[dict[str, Any]]) -> None:
    """The store may be a database; its place is told without name and password. Two places at once are refused."""
    address = "postgresql://anna:secret@db.example/club"
    ran = terminal("serve", "--store", address)
    assert [call["backing"] for call in served] == [Backing(PostgresDatabase(address))]
    assert "postgresql://db.example/club" in ran.out
    assert "secret" not in ran.out
    for args in (("--store", address, "--data", "x.db"), ("--store", "x.db"), ("--store", "sqlite:")):
        assert terminal("serve", *args).code == 2
    assert len(served) == 1


def test_the_data_file_has_its_place() -> None:
    """The data file is the user's own, in a folder named after the program."""
    assert default_data().is_absolute()
    assert default_data().parts[-2:] == ("schlemm", "schlemm.db")


CODES = sorted({*re.findall(r'``"([a-z-]+)"``', errors.ServeError.__doc__ or ""), "data-full", "no-workers"})


@pytest.mark.parametrize("code", CODES)
def test_why_it_could_not_start(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Every reason ends with exit code 1 and a sentence in the player's language."""

    def refuse(*_: object, **__: object) -> None:
        facts: dict[str, str | int] = {"host": "127.0.0.1", "port": 8000, "path": "x.db"}
        raise ServeError(code, {**facts, "found": "9", "known": "2", "process": "77"}, "cause")

    monkeypatch.setattr(run, "serve", refuse)
    ran = terminal("serve", SCHLEMM_LANG="en")
    assert (ran.code, ran.out) == (1, "")
    assert f"serve-{code}" not in ran.err
    assert len(ran.err) > 40


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_every_reason_has_words(profile: Profile) -> None:
    """Each code that the server may give is known in every profile."""
    assert CODES
    assert [code for code in CODES if not Translator(profile).knows(f"serve-{code}")] == []


def test_a_taken_port_names_another(terminal: Terminal) -> None:
    """Somebody whose port is taken is told a port to try, written as ports are: without dots."""
    facts = trouble(ServeError("port-taken", {"host": "127.0.0.1", "port": 8000})).facts
    assert (facts["port"], facts["next"]) == ("8000", "8001")
    assert trouble(ServeError("port-taken", {"host": "127.0.0.1", "port": 65535})).facts["next"] == "8000"
    assert terminal("serve", "--port", "65536").code == 2


def test_a_damaged_file_is_left_as_it_is(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is none of ours is told of, in words, and not touched."""
    monkeypatch.setattr(run, "STATIC", tmp_path)
    (tmp_path / "index.html").touch()
    file = tmp_path / "bad.db"
    file.write_bytes(b"no database at all, but somebody's notes" * 9)
    before = file.read_bytes()
    ran = terminal("serve", "--port", "0", "--data", str(file))
    assert ran.code == 1
    assert "bad.db" in ran.err
    assert file.read_bytes() == before


def test_a_file_in_use_names_the_process(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts a second server is told which process has the file, where that is known."""
    for process, named in (("77", True), ("none", False)):

        def refuse(*_: object, process: str = process, **__: object) -> None:
            raise ServeError("data-in-use", {"path": "x.db", "process": process})

        monkeypatch.setattr(run, "serve", refuse)
        ran = terminal("serve", SCHLEMM_LANG="en")
        assert ran.code == 1
        assert "x.db" in ran.err
        assert ("77" in ran.err) is named


def test_a_later_file_names_both_formats(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of a later version is refused with the format that it has and the one that is known."""

    def refuse(*_: object, **__: object) -> None:
        raise ServeError("data-newer", {"path": "x.db", "found": "9", "known": "2"})

    monkeypatch.setattr(run, "serve", refuse)
    said = terminal("serve", SCHLEMM_LANG="en").err
    assert "format 9" in said
    assert "up to 2" in " ".join(said.split())


@pytest.mark.parametrize("language", ["de", "it", "en", "fr"])
def test_what_is_lost_is_named(language: str, tmp_path: Path) -> None:
    """Where the data file ends earlier than it did, the start says so and names what was longer; else it does not."""
    speech, whole = Speech(profile_named(language)), run.Serving("address", "host", 1, str(tmp_path))
    said = announcement(speech, replace(whole, lost=("anna", "berta")))
    assert said[:-1] == announcement(speech, whole)
    assert "anna, berta" in said[-1]


@pytest.mark.parametrize("language", ["de", "it", "en", "fr"])
def test_where_nothing_solves_the_start_says_what_helps(language: str, tmp_path: Path) -> None:
    """Without the compiled library the start says what is missing by it, and how one gets it; else it does not."""
    speech, whole = Speech(profile_named(language)), run.Serving("address", "host", 1, str(tmp_path))
    said = announcement(speech, replace(whole, solves=False))
    assert said[:-1] == announcement(speech, whole)
    assert "pip install ./native" in said[-1]
    assert "make native" in said[-1]
