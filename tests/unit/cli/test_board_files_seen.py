"""What people see while files of boards are read: how far that has come, and what to do where nothing can be read."""

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.unit.cli.conftest import Terminal

from schlemm.core.conditions import Conditions
from schlemm.core.seats import BySeat
from schlemm.dealing.numbered import deal_of_number
from schlemm.formats.file_formats import FORMATS
from schlemm.formats.filed import FiledBoard
from schlemm.i18n.profile import LANGUAGES

GAME = '[Board "1"]\n[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]\n\n'


BOARD = FiledBoard(
    1, Conditions.of_board(1).dealer, Conditions.of_board(1).vulnerability, BySeat(*deal_of_number(7).hands)
)


class Typed(io.TextIOWrapper):
    """Standard input with these bytes."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))


@pytest.fixture
def bars(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The labels of all bars that are drawn, each with how many things it has counted."""
    drawn: list[str] = []

    class Bar:
        def __init__(self, *_columns: object, **_settings: object) -> None:
            self._counted = 0

        def __enter__(self) -> "Bar":
            return self

        def __exit__(self, *_error: object) -> None:
            drawn[-1] = f"{drawn[-1]} {self._counted}"

        def add_task(self, label: str, **_settings: object) -> int:
            drawn.append(label)
            return 0

        def advance(self, _task: int) -> None:
            self._counted += 1

    monkeypatch.setattr("rich.progress.Progress", Bar)
    return drawn


@pytest.mark.parametrize("command", ["check", "stats", "convert"])
@pytest.mark.parametrize("is_seen", [False, True])
@pytest.mark.parametrize("path", ["in.pbn", "-"])
def test_how_far_reading_has_come(
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    bars: list[str],
    command: str,
    is_seen: bool,
    path: str,
) -> None:
    """Each command that reads files counts their boards in a bar, and only where somebody is looking."""
    monkeypatch.chdir(tmp_path)
    Path("in.pbn").write_text(GAME * 7)
    monkeypatch.setattr(sys, "stdin", Typed(GAME.encode() * 7))
    monkeypatch.setattr(sys.stderr, "isatty", lambda: is_seen, raising=False)
    ran = terminal(command, path, *(["out.lin"] if command == "convert" else []))
    assert ran.code == 0
    label = "stdin" if path == "-" else path
    assert bars == ([f"{label} 7"] if is_seen else [])


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["check", "stats", "convert", "analyse"])
def test_what_comes_from_another_command_and_is_no_file(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, command: str
) -> None:
    """Whoever pipes the picture of a deal into a command is told what writes boards for it."""
    monkeypatch.chdir(tmp_path)
    shown = terminal("deal", "--seed", "1", SCHLEMM_LANG=language).out
    out = ["out.lin"] if command == "convert" else []
    for data, hint in ((shown, "schlemm deal --to pbn"), ("", "")):
        monkeypatch.setattr(sys, "stdin", Typed(data.encode()))
        ran = terminal(command, "-", *out, SCHLEMM_LANG=language)
        assert ran.code == 2
        assert hint in " ".join(ran.err.split())
        assert " -." not in ran.err
    monkeypatch.setattr(sys, "stdin", Typed(terminal("deal", "--to", "pbn").out.encode()))
    assert terminal(command, "-", *out, SCHLEMM_LANG=language).code == 0


class Pipe(io.BytesIO):
    """What can be read once."""

    def seekable(self) -> bool:
        """It cannot be read again."""
        return False


LONG = [(name, 700) for name in ("pbn", "lin", "rbn", "json", "bri", "dge", "dup")] + [("handviewer", None)]
"""Formats with so many boards; none of one that is read at once."""


@pytest.mark.sweep
@pytest.mark.parametrize("longest", [10, 200, 1 << 16, 1 << 20])
@pytest.mark.parametrize(("suffix", "count"), LONG)
def test_long_files_through_a_pipe(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, longest: int, suffix: str, count: int | None
) -> None:
    """What comes through a pipe is read to its end in the formats that are read board by board."""
    data = next(each for each in FORMATS if each.name == suffix).write([BOARD] * 700)
    monkeypatch.setattr("schlemm.cli.board_files.opened.LONGEST_FILE", longest)
    monkeypatch.setattr("schlemm.formats.streaming.LONGEST_SOURCE", longest)
    monkeypatch.setattr("schlemm.formats.filed.source.LONGEST_SOURCE", longest)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=Pipe(data)))
    told = json.loads(terminal("check", "-", "--json").out)
    if count is None and longest < len(data):
        assert [each["code"] for each in told["defects"]] == ["file-file-too-long"]
    else:
        assert told["files"][0]["boards"] == 700
