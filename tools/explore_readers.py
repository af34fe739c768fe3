"""Feeds the reader of one format with files that a fuzzer makes up by what they reach in it, until one raises an error.

``make explore ARGS='readers pbn --seconds 600'``. Each file is read at once and as a stream, which say the same,
checked, and now and then written in every format and read again. The file that fails is left in the folder, with what
is found on the way, so that the next run goes on from there. The fuzzer is atheris, which is no dependency of ours:
``.venv/bin/pip install atheris`` first.
"""

from __future__ import annotations

import argparse
import io
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final
from zlib import crc32

LONGEST: Final = 6000
"""Bytes of a made-up file."""
SELDOM: Final = 16
"""One file of so many is written in every format."""
SECONDS: Final = 10
"""A file that takes longer is a failure."""
MEGABYTES: Final = 2000
"""So is one that takes more memory."""


def try_file(name: str, data: bytes) -> None:
    """Do everything that is done with a file of this format.

    Raises:
        AssertionError: If its stream says something else than the whole.
    """
    from schlemm.formats.check import FieldCheck, differences
    from schlemm.formats.file_formats import FORMATS
    from schlemm.formats.filed import FiledBoard
    from schlemm.formats.streaming import iter_boards

    (form,) = (each for each in FORMATS if each.name == name)
    items, field = form.read(data), FieldCheck()
    boards = [item for item in items if isinstance(item, FiledBoard)]
    for board in boards:
        differences(board)
        field.add(board)
    list(field.differences())
    told = [
        defect for item in items for defect in (item.defects if isinstance(item, FiledBoard) else (item,))
    ]
    is_dense = "too-dense" in {
        defect.code.value for defect in told
    }  # in a stream each board has room of its own
    if tuple(iter_boards(form, io.BytesIO(data))) != items and not is_dense:
        raise AssertionError(f"the stream differs from the whole ({told})")
    for other in FORMATS if crc32(data) % SELDOM == 0 else ():
        other.read(other.write(boards))


def seed_folder(folder: Path, name: str) -> Path:
    """The folder of a format, with a first file in it."""
    from schlemm.core.conditions import Conditions
    from schlemm.core.seats import BySeat
    from schlemm.dealing.numbered import deal_of_number
    from schlemm.formats.file_formats import FORMATS
    from schlemm.formats.filed import FiledBoard

    (form,) = (each for each in FORMATS if each.name == name)
    by_number, hands = Conditions.of_board(7), BySeat(*deal_of_number(7 * 10**26).hands)
    board = FiledBoard(7, by_number.dealer, by_number.vulnerability, hands, tags=(("Event", "Käthe's"),))
    own = folder / name
    own.mkdir(parents=True, exist_ok=True)
    (own / "seed").write_bytes(form.write([board]))
    return own


def main(args: list[str]) -> int:
    """Feed the reader until the time is over or an error is raised; the exit code."""
    parser = argparse.ArgumentParser(description="feed the reader of a format with made-up files")
    parser.add_argument("format", help="such as pbn, lin, json, usebio, dup")
    parser.add_argument("--seconds", type=int, default=60, help="how long")
    parser.add_argument("--folder", type=Path, default=Path("build/explored"), help="where files are kept")
    asked = parser.parse_args(args)
    try:
        atheris = import_module("atheris")
    except ImportError:
        print("atheris is not installed: .venv/bin/pip install atheris", file=sys.stderr)
        return 1
    with atheris.instrument_imports(include=["schlemm.formats"]):
        import_module("schlemm.formats.streaming")
        import_module("schlemm.formats.check")
        known = [form.name for form in import_module("schlemm.formats.file_formats").FORMATS]
    if asked.format not in known:
        parser.error(f"{asked.format} is no format that is known: {', '.join(known)}")
    own = seed_folder(asked.folder, asked.format)
    bounds = f"-max_len={LONGEST}", f"-timeout={SECONDS}", f"-rss_limit_mb={MEGABYTES}"
    words = [sys.argv[0], str(own), f"-max_total_time={asked.seconds}", *bounds, f"-artifact_prefix={own}/"]
    atheris.Setup(words, partial(try_file, asked.format))
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
