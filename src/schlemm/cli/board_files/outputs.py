"""Files of boards that commands write: never over another one in silence, and whole or not at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from schlemm.cli.board_files.inputs import STANDARD
from schlemm.cli.printable import printable_lines
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import CommandError, path_code

if TYPE_CHECKING:
    from schlemm.formats.file_formats import FileFormat


USUAL: Final = "pbn"
"""What is written where nothing says in which format."""


def to_option(speech: Speech) -> click.Option:
    """``--to``, the format that is written."""
    return click.Option(["--to"], metavar="FORMAT", help=speech.help("board-to"))


def force_option(speech: Speech) -> click.Option:
    """``--force``, which writes over a file."""
    return click.Option(["--force"], is_flag=True, help=speech.help("board-force"))


def format_asked_for(name: str | None, path: str | None) -> FileFormat:
    """The format of this name, else the one that the end of the file's name tells; of neither PBN.

    Raises:
        Trouble: If there is no such format, or nothing tells which.
    """
    from schlemm.formats.file_formats import FORMATS

    known = ", ".join(each.name for each in FORMATS)
    if name is not None:
        found = next((each for each in FORMATS if each.name == name.casefold().removeprefix(".")), None)
        if found is None:
            raise CommandError("files-no-format", {"name": name, "known": known})
        return found
    if path is None or path == STANDARD:
        return next(each for each in FORMATS if each.name == USUAL)
    ended = next((each for each in FORMATS if path.lower().endswith(each.suffixes)), None)
    if ended is None:
        raise CommandError("files-which-format", {"path": path, "known": known})
    return ended


def check_output(path: str, *, force: bool) -> None:
    """See before the work whether a file can be written, so that nobody waits in vain.

    Raises:
        Trouble: If there is such a file and it is not to be written over, or none can be there.
    """
    if path == STANDARD:
        return
    try:
        target = Path(path).expanduser()
        if is_special(target):
            return
        if target.exists() and not force:
            raise CommandError("files-exists", {"path": path})
        if target.is_dir():
            raise IsADirectoryError(21, "")
        part = _part(target)
        part.open("xb").close()
        part.unlink()
    except (OSError, RuntimeError, ValueError) as error:
        raise _not_written(path, error) from error


def write_output(path: str, pieces: Iterable[bytes], *, force: bool) -> None:
    """Write a file, or to standard output; where it fails, nothing of that name is left and nothing is lost.

    Raises:
        Trouble: If it cannot be written.
    """
    if path == STANDARD:
        _print(pieces)
        return
    try:
        _write(Path(path).expanduser(), pieces, force=force)
    except FileExistsError as error:
        raise CommandError("files-exists", {"path": path}) from error
    except (OSError, RuntimeError, ValueError) as error:
        raise _not_written(path, error) from error


def _print(pieces: Iterable[bytes]) -> None:
    """Write to standard output: the bytes as they are, and to a terminal what it can show of them."""
    if sys.stdout.isatty():
        from schlemm.formats.filed import decoded

        sys.stdout.writelines(printable_lines(decoded(piece)) for piece in pieces)
    else:
        sys.stdout.buffer.writelines(pieces)
    sys.stdout.flush()


def _write(target: Path, pieces: Iterable[bytes], *, force: bool) -> None:
    if is_special(target):
        with target.open("wb") as file:
            file.writelines(pieces)
        return
    part = _part(target)
    try:
        with part.open("xb") as file:
            file.writelines(pieces)
        if not force and target.exists():
            raise FileExistsError(17, "")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _part(target: Path) -> Path:
    """Where a file is written until it is whole."""
    return target.with_name(f".{target.name[:50]}.{os.getpid()}.part")  # 255 bytes at the most, in any script


def is_special(target: Path) -> bool:
    """Whether this is a pipe or a device, which is written to and never replaced."""
    return target.exists() and not target.is_file() and not target.is_dir()


def _not_written(path: str, error: Exception) -> CommandError:
    return CommandError("files-unwritable", {"path": path, "detail": reason_of(error)}, path_code(error))
