"""What the operating system says: put into the player's language, never repeated in the system's own."""

import errno
import os
import re
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from tests.unit.cli.conftest import Terminal

from schlemm.bots.external.fault import ExternalFault, FaultCode
from schlemm.cli import trouble
from schlemm.cli.commands import score
from schlemm.cli.commands.match import not_started
from schlemm.cli.commands.serve import trouble as serving_trouble
from schlemm.cli.run import run
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of, root_of
from schlemm.formats.pbn.limits import LONGEST_FILE
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.server.common.errors import ServeError
from schlemm.store.store import StoreTrouble

ENGLISH: Final = "English words of the system"
USES: Final[tuple[tuple[str, ...], ...]] = (
    ("bid", "games.pbn"),
    ("deal", "--verify", "record.json"),
    ("system", "forum", "--save", "ours.json"),
    ("system", "ours.json"),
    ("match", "forum", "forum", "--pbn", "match.pbn"),
)
GERMAN: Final = {
    errno.ENOENT: "es gibt sie nicht",
    errno.ENOSPC: "kein Platz mehr",
    errno.EROFS: "lässt sich nichts schreiben",
    errno.ENAMETOOLONG: "der Name ist zu lang",
    errno.ETIMEDOUT: "das System meldet ETIMEDOUT",
}


def refusing(name: str, number: int) -> Callable[..., Any]:
    """A method of paths that fails for the files of the test, and does for others what it always does."""
    usual = getattr(Path, name)

    def method(path: Path, *args: Any, **options: Any) -> Any:
        if path.name not in {word for words in USES for word in words}:
            return usual(path, *args, **options)
        if name == "is_file":
            return True
        raise OSError(number, ENGLISH)

    return method


@pytest.mark.parametrize("words", USES, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_error_of_the_system_is_repeated(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, words: tuple[str, ...]
) -> None:
    """Whatever the system refuses a file with, the sentence is whole, and none of the system's words is in it."""
    numbers = sorted(errno.errorcode) if words == USES[0] else sorted(GERMAN)
    for number in numbers:
        for name in ("open", "read_bytes", "write_text", "write_bytes", "is_file"):
            monkeypatch.setattr(Path, name, refusing(name, number))
        ran = terminal(*words, SCHLEMM_LANG=language)
        monkeypatch.undo()
        said = " ".join(ran.err.split())
        assert (ran.code in {1, 2}, ran.out) == (True, "")
        assert ENGLISH not in said
        assert os.strerror(number) not in said
        assert "{" not in said
        if language == "de" and number in GERMAN:
            assert GERMAN[number] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_data_file_that_cannot_be_opened(language: str) -> None:
    """The server's file: the system's code where there is one, the database's name for it, never their sentences."""
    causes: dict[str, BaseException] = {
        "device": OSError(errno.EIO, ENGLISH),
        "database": sqlite3.OperationalError(ENGLISH),
        "other": ValueError(ENGLISH),
    }
    for cause in causes.values():
        store = StoreTrouble("failed", "x.db", ENGLISH)
        store.__cause__ = cause
        error = ServeError("data-failed", {"path": "x.db"}, ENGLISH)
        error.__cause__ = store
        (said, *_) = trouble.trouble_lines(Speech(profile_named(language)), serving_trouble(error))
        assert ENGLISH not in said
        assert "{" not in said


def test_the_first_cause_is_found_whatever_came_of_what() -> None:
    """Also where an error was raised from itself, which Python allows."""
    first = ValueError()
    first.__cause__ = first
    second = ValueError()
    second.__cause__ = first
    assert root_of(second) is first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [errno.ENOENT, errno.EACCES, errno.ENOEXEC, errno.ENOMEM, None])
def test_a_program_that_cannot_be_started(language: str, number: int | None) -> None:
    """Why a foreign program does not start is said in the player's language."""
    fault = ExternalFault("engine", FaultCode.NOT_STARTED, ENGLISH)
    fault.__cause__ = None if number is None else OSError(number, ENGLISH)
    (said, *_) = trouble.trouble_lines(Speech(profile_named(language)), not_started("exec:engine", fault))
    assert ENGLISH not in said
    assert "exec:engine" in said
    assert "{" not in said


def test_output_that_nobody_can_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A full disk behind standard output is told in the player's language."""

    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, ENGLISH)

    monkeypatch.setattr(score, "_print_table", full)
    monkeypatch.setattr(sys, "stdout", sys.stdout)  # put back after the test
    code = run(("score", "4S="), {})
    sys.stdout.close()  # the command has put nothing at all there
    said = " ".join(capsys.readouterr().err.split())
    assert code == 1
    assert "kein Platz mehr" in said
    assert ENGLISH not in said


def test_reasons_are_codes() -> None:
    """Errors without a number have codes too, and the first error of a chain is the one that counts."""
    assert reason_of(UnicodeDecodeError("utf-8", b"x", 0, 1, ENGLISH)) == "not-text"
    assert reason_of(ValueError(ENGLISH)) == "no-path"
    assert reason_of(RuntimeError(ENGLISH)) == "no-home"
    assert reason_of(None) == "unknown"
    outer, inner = KeyError("outer"), OSError(errno.EIO, ENGLISH)
    outer.__cause__ = inner
    assert root_of(outer) is inner


def test_nobody_repeats_the_words_of_the_system() -> None:
    """No module of the terminal looks at the system's sentence."""
    for path in Path(trouble.__file__).parent.rglob("*.py"):
        assert not re.search(r"strerror|str\(error\)", path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_in_a_file_names_the_file(terminal: Terminal, tmp_path: Path, language: str) -> None:
    """Every complaint about a game of a file begins with the file, and goes on with line and board."""
    file = tmp_path / "games.pbn"
    file.write_text(
        '[Board "4"]\n[Deal "all"]\n\n[Board "5"]\n[Dealer "Q"]\n\n[Board "6"]\n[Event "no cards"]\n'
    )
    ran = terminal("bid", str(file), SCHLEMM_LANG=language)
    assert ran.code == 2
    complaints = "".join(ran.err.split()).split("".join(str(file).split()))
    assert len(complaints) == 5
    assert all(number in text for number, text in zip(("2", "5", "5", "6"), complaints[1:], strict=True))


def test_a_pipe_is_named_as_it_is_typed(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What comes through a pipe is named with the dash that stands for it, and read no further than a file may go."""
    (tmp_path / "in").write_bytes(b'[Deal "all"]')
    with (tmp_path / "in").open(encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        ran = terminal("bid", "-")
    assert ran.err.startswith("-, Zeile 1")
    (tmp_path / "long.pbn").write_bytes(b"x" * (LONGEST_FILE + 100))
    ran = terminal("bid", str(tmp_path / "long.pbn"))
    assert ran.code == 2
    assert "32 MB" in " ".join(ran.err.split())


def test_a_typed_deal_names_no_file(terminal: Terminal) -> None:
    """What is wrong with a deal on the command line is told without a place in a file."""
    ran = terminal("bid", "N:AKQ - - -")
    assert ran.code == 2
    assert "Zeile" not in ran.err
