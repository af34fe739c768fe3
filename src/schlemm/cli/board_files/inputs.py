"""Files of boards that are named on the command line, read as far as they can be."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from errno import EBADF
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from schlemm.cli.board_files.opened import OpenedFile
from schlemm.cli.progress import with_progress
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import WIDTH, CommandError, path_code, trouble_lines

if TYPE_CHECKING:
    from schlemm.core.sentence import Fact
    from schlemm.formats.file_formats import FileFormat
    from schlemm.formats.filed import FiledBoard, FileDefect

STANDARD: Final = "-"
"""What is typed for standard input or output."""


@dataclass(frozen=True, slots=True)
class BoardFile:
    """A file that was read.

    Attributes:
        path: As it was typed.
        format: The name of its format.
        is_text: Whether its places are lines.
        items: Its boards, and what is wrong where no board is; of a file that is still open they come once.
    """

    path: str
    format: str
    is_text: bool
    items: Iterable[FiledBoard | FileDefect]

    @property
    def boards(self) -> Iterator[FiledBoard]:
        """Its boards in their order."""
        from schlemm.formats.filed import FiledBoard

        return (item for item in self.items if isinstance(item, FiledBoard))

    @property
    def defects(self) -> Iterator[FileDefect]:
        """Everything that could not be read, in its order."""
        from schlemm.formats.filed import FiledBoard

        for item in self.items:
            yield from item.defects if isinstance(item, FiledBoard) else (item,)


def file_argument(speech: Speech) -> click.Argument:
    """``FILE...``, one or more."""
    return click.Argument(
        ["paths"],
        nargs=-1,
        required=True,
        metavar=f"{speech.help('metavar-file')}...",
        help=speech.help("board-files"),
    )


def encoding_option(speech: Speech) -> click.Option:
    """``--encoding NAME``, as ``known_encoding`` gives it."""
    return click.Option(
        ["--encoding"],
        callback=_encoding,
        metavar=speech.help("metavar-name"),
        help=speech.help("board-encoding"),
    )


def _encoding(_context: click.Context, _option: click.Parameter, name: str | None) -> str | None:
    """The encoding of this name.

    Raises:
        Trouble: If it is none of texts.
    """
    from schlemm.formats.filed.source import known_encoding

    if name is None:
        return None
    found = known_encoding(name)
    if found is None:
        raise CommandError("files-no-encoding", {"name": name})
    return found


def read_file(path: str, encoding: str | None = None) -> BoardFile:
    """A file of boards, all of them at hand.

    Raises:
        Trouble: If it cannot be read, or is of no format that is known.
    """
    with opened_file(path, encoding) as file:
        return replace(file, items=tuple(file.items))


@contextmanager
def opened_file(path: str, encoding: str | None = None) -> Iterator[BoardFile]:
    """A file whose boards are read one by one, once, while the block lasts; most formats may be of any length.

    Where somebody is looking, a bar counts them.

    Args:
        path: As it was typed.
        encoding: In which it is, if somebody knows that better than the file.

    Raises:
        Trouble: If it cannot be read, or is of no format that is known.
    """
    from schlemm.formats.file_formats import BEGINNING, foreign_kind, recognise

    try:
        file = _opened(path, encoding)
        beginning = file.peek(BEGINNING)
    except (OSError, RuntimeError, ValueError) as error:
        raise _unreadable(path, error) from error
    with file:
        if foreign_kind(beginning) == "bws" and path != STANDARD:
            from schlemm.cli.board_files.bridgemate import bridgemate_boards

            yield BoardFile(path, "bws", False, bridgemate_boards(path))
            return
        form = recognise(beginning, path)
        if form is None:
            raise _unknown(path, beginning)
        items = with_progress(_items(path, form, file), None, "stdin" if path == STANDARD else path)
        yield BoardFile(path, form.name, form.is_text, items)


def _items(path: str, form: FileFormat, file: OpenedFile) -> Iterator[FiledBoard | FileDefect]:
    """The boards of a file in their order."""
    from schlemm.formats.streaming import iter_boards

    try:
        yield from iter_boards(form, file.source)
    except OSError as error:
        raise _unreadable(path, error) from error


def _opened(path: str, encoding: str | None) -> OpenedFile:
    """The file.

    Raises:
        OSError: If it cannot be opened.
    """
    from schlemm.formats.streaming import recoded

    if path == STANDARD and sys.stdin is None:  # it was closed by whoever started the command
        raise OSError(EBADF, "")
    file = sys.stdin.buffer if path == STANDARD else Path(path).expanduser().open("rb")
    return OpenedFile(recoded(file, encoding) if encoding else file, is_lent=path == STANDARD)


def _unknown(path: str, beginning: bytes) -> CommandError:
    from schlemm.formats.file_formats import FORMATS, foreign_kind

    if (kind := foreign_kind(beginning)) is not None:
        return CommandError(f"files-{kind}", {"path": path})
    known = ", ".join(each.name.upper() for each in FORMATS)
    if path == STANDARD:
        code = "files-unknown-input" if beginning.strip() else "files-empty-input"
    else:
        code = "files-unknown" if beginning.strip() else "files-empty"
    return CommandError(code, {"path": path, "known": known})


def _unreadable(path: str, error: Exception) -> CommandError:
    return CommandError("files-unreadable", {"path": path, "detail": reason_of(error)}, path_code(error))


def readable_files(
    speech: Speech, paths: Sequence[str], encoding: str | None = None
) -> Iterator[BoardFile | None]:
    """The files one after the other; what cannot be read is told on standard error, and ``None`` stands for it.

    The boards of each are read once, before the next is asked for.
    """
    for path in paths:
        try:
            with opened_file(path, encoding) as file:
                yield file
        except CommandError as trouble:
            for line in trouble_lines(speech, trouble):
                click.echo(line, err=True)
            yield None


def place_told(speech: Speech, path: str, line: int | None, board: str | None, text: str) -> str:
    """A sentence about a place of a file."""
    facts: dict[str, Fact] = {
        "path": path,
        "line": str(line or "none"),
        "board": board or "none",
        "text": text,
    }
    return speech.say("files-at", facts)


def told_at(speech: Speech, path: str, line: int | None, board: str | None, text: str) -> str:
    """The same, as wide as a page."""
    return click.wrap_text(place_told(speech, path, line, board, text), WIDTH, subsequent_indent="    ")


def tell_defects(speech: Speech, path: str, defects: Iterable[FileDefect], *, is_text: bool) -> bool:
    """Tell on standard error what is not read of a file; whether anything of that is wrong."""
    found = False
    for defect in defects:
        found = found or not defect.code.is_note
        text = speech.tell(defect.sentence)
        click.echo(told_at(speech, path, defect.line if is_text else None, defect.board, text), err=True)
    return found
