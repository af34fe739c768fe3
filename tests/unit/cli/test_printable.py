"""What comes from files and their names can neither fake lines of output nor steer the terminal."""

import io
import json
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.cli.conftest import Terminal

from schlemm.cli.board_files.outputs import write_output
from schlemm.cli.printable import printable, printable_lines
from schlemm.cli.speech import speech_for
from schlemm.formats.boards_json import read_boards_json, write_boards_json
from schlemm.formats.filed import FiledBoard

STEERING = "\x1b\x07\x08\x7f\x85\x9b\u2028\u2029\u202e\u2066"
"""Signs that a terminal or an editor acts upon; those that end a line stand apart."""


class Screen(io.TextIOWrapper):
    """Standard output that leads to a terminal."""

    def isatty(self) -> bool:
        """Somebody is looking."""
        return True


@given(st.text(st.sampled_from("ab ♠é" + STEERING + "\r\n\t")))
def test_texts_take_one_line(text: str) -> None:
    """A printable text is one line without any such sign, and all other signs stand where they stood."""
    shown = printable(text)
    assert shown.splitlines() in ([], [shown])
    assert not {*shown} & {*STEERING, "\t"}
    assert [sign for sign in shown if sign in "ab ♠é"] == [sign for sign in text if sign in "ab ♠é"]
    assert not {*printable_lines(text)} & {*STEERING, "\r"}


@given(st.text(st.sampled_from("ab" + STEERING + "\r\n")))
def test_no_sentence_steers_a_terminal(text: str) -> None:
    """Whatever a fact of a sentence holds, the sentence stays one line."""
    said = speech_for((), {"LANG": "en_GB"}).say("files-empty", {"path": f"x{text}y", "known": ""})
    assert said.splitlines() == [said]
    assert not {*said} & {*STEERING}


@pytest.mark.parametrize("command", ["check", "stats", "convert", "analyse"])
def test_names_of_files_fake_no_lines(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """No line of output begins with what stands behind an end of line in a file's name."""
    monkeypatch.chdir(tmp_path)
    odd = "x\nfaked: 9 boards\x1b[2J.pbn"
    Path(odd).write_text('[Board "1"]\n[Deal "N:what"]\n')
    ran = terminal(command, odd, "none.pbn", *(["out.lin"] if command == "convert" else []))
    lines = (ran.out + ran.err).splitlines()
    assert lines
    assert not [line for line in lines if line.lstrip().startswith("faked")]
    assert "\x1b" not in ran.out + ran.err


def test_files_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is written to a terminal is shown without signs that steer it; into a pipe it goes as it is."""
    data = '[Event "\x1b[2J\x9b1m Käthe"]\r\n'.encode()
    into = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", Screen(into, encoding="utf-8"))
    write_output("-", [data], force=False)
    assert into.getvalue().decode() == '[Event "\ufffd[2J\ufffd1m Käthe"]\n'
    into = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(into, encoding="utf-8"))
    write_output("-", [data], force=False)
    assert into.getvalue() == data


@given(st.text(st.sampled_from("ab" + STEERING)))
def test_json_has_them_as_escapes(text: str) -> None:
    """Boards as JSON have no such sign raw, and give back the same text."""
    board = FiledBoard(tags=(("Event", f"x{text}"),))
    told = write_boards_json([board])
    assert not {*told} & {*STEERING}
    assert json.loads(told)["boards"][0]["tags"]["Event"] == f"x{text}"
    assert read_boards_json(told) == (board,)


def test_json_of_commands(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What commands tell programs has no such sign raw either."""
    monkeypatch.chdir(tmp_path)
    odd = f"x{STEERING}.pbn"
    Path(odd).write_text('[Board "1"]\n[Deal "N:what"]\n')
    told = terminal("check", odd, "--json").out
    assert not {*told} & {*STEERING}
    assert json.loads(told)["files"][0]["file"] == odd
