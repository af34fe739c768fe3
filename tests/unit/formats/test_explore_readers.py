"""What the fuzzer of readers does with a file: nothing is wrong with good ones, and a reader that lies is found."""

import sys
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from explore_readers import main, seed_folder, try_file
from schlemm.formats.file_formats import FORMATS


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_the_first_file_is_read_as_it_should_be(form: object, tmp_path: Path) -> None:
    """The file that a run begins with is one of its format, and nothing is wrong with it nor with its half."""
    (each,) = (each for each in FORMATS if each is form)
    data = (seed_folder(tmp_path, each.name) / "seed").read_bytes()
    assert each.is_like(data)
    try_file(each.name, data)
    try_file(each.name, data[: len(data) // 2])


def test_a_stream_that_says_something_else_is_found(tmp_path: Path) -> None:
    """A reader whose stream leaves out boards does not get through."""
    data = (seed_folder(tmp_path, "pbn") / "seed").read_bytes()
    with (
        patch("schlemm.formats.streaming.iter_boards", lambda _form, _file: iter(())),
        pytest.raises(AssertionError, match="stream"),
    ):
        try_file("pbn", data)


def test_without_the_fuzzer_it_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where atheris is not installed the command ends with a sentence."""
    monkeypatch.setitem(sys.modules, "atheris", None)
    assert main(["pbn", "--folder", str(tmp_path)]) == 1
    assert "pip install atheris" in capsys.readouterr().err


def test_formats_that_are_not_known_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks for another format is told which there are, and no folder is made."""
    fuzzer = SimpleNamespace(instrument_imports=lambda include: nullcontext([*include]))
    monkeypatch.setitem(sys.modules, "atheris", fuzzer)
    with pytest.raises(SystemExit):
        main(["pdf", "--folder", str(tmp_path)])
    assert "pdf is no format that is known: json, pbn" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
