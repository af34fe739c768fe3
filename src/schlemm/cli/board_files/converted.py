"""Boards written in another format, some at a time, and what they lose by it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from schlemm.cli.board_files.inputs import BoardFile, opened_file
from schlemm.cli.board_files.losses import Losses
from schlemm.cli.trouble import CommandError
from schlemm.formats.file_formats import FileFormat
from schlemm.formats.filed import FiledBoard, FileDefect
from schlemm.formats.pbn import PbnGame, encode_pbn, join_pbn, write_game
from schlemm.formats.pbn.limits import LONGEST_FILE
from schlemm.formats.pbn.write import END_OF_LINE

CHUNK: Final = 100
"""So many boards are written, and read back, at a time, where what is lost does not depend on all the others."""


@dataclass(frozen=True, slots=True)
class ConvertedFile:
    """What is kept of a file that was converted.

    Attributes:
        path: As it was typed.
        format: The name of its format.
        is_text: Whether its places are lines.
        boards: How many boards it had.
        defects: What could not be read of it.
    """

    path: str
    format: str
    is_text: bool
    boards: int
    defects: tuple[FileDefect, ...]


def converted(
    paths: Iterable[str], form: FileFormat, losses: Losses, done: list[ConvertedFile]
) -> Iterator[bytes]:
    """The boards of all files in one format; PBN comes in pieces, so that few of them are held at a time.

    Args:
        paths: The files; they are read one after the other.
        form: The format.
        losses: What is lost is added to it.
        done: What is told of each file is added to it.

    Raises:
        Trouble: If a file cannot be read, or there is no board in any of them.
    """
    kept: list[FiledBoard] = []
    begun = False
    for path in paths:
        with opened_file(path) as file:
            defects: list[FileDefect] = []
            count = 0
            for piece in _chunks(file, defects):
                count += len(piece)
                if form.name == "pbn":
                    written = encode_pbn(_games(piece, begun=begun))
                    yield written
                    losses.compare(piece, form, written)
                else:
                    kept += piece
                begun = True
            done.append(ConvertedFile(path, file.format, file.is_text, count, tuple(defects)))
    if not begun:
        raise CommandError("files-no-boards")
    if kept:
        written = form.write(kept)
        yield written
        _compare(kept, form, written, losses)


def _compare(boards: Sequence[FiledBoard], form: FileFormat, written: bytes, losses: Losses) -> None:
    """Add what the boards lose in the file, of which no more than that can be read back at once."""
    if len(written) <= LONGEST_FILE:
        losses.compare(boards, form, written)
        return
    for start in range(0, len(boards), CHUNK):
        piece = boards[start : start + CHUNK]
        losses.compare(piece, form, form.write(piece))


def _games(boards: Sequence[FiledBoard], *, begun: bool) -> str:
    """Games of a file; the first ones with its beginning, later ones with the empty line before them."""
    games = (write_game(board if isinstance(board, PbnGame) else PbnGame.of(board)) for board in boards)
    return END_OF_LINE + END_OF_LINE.join(games) if begun else join_pbn(games)


def _chunks(file: BoardFile, defects: list[FileDefect]) -> Iterator[Sequence[FiledBoard]]:
    """The boards of a file, some at a time; what could not be read is added."""
    boards = _boards(file, defects)
    while piece := list(islice(boards, CHUNK)):
        yield piece


def _boards(file: BoardFile, defects: list[FileDefect]) -> Iterator[FiledBoard]:
    for item in file.items:
        if isinstance(item, FiledBoard):
            defects += item.defects
            yield item
        else:
            defects.append(item)
