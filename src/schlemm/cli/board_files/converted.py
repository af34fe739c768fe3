"""Boards written in another format, some at a time, and what they lose by it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Final

from schlemm.cli.board_files.inputs import BoardFile, opened_file
from schlemm.cli.board_files.losses import Losses
from schlemm.cli.trouble import CommandError
from schlemm.formats.file_formats import USEBIO, FileFormat
from schlemm.formats.filed import FiledBoard, FileDefect
from schlemm.formats.pbn.limits import LONGEST_FILE
from schlemm.formats.streaming import STREAMED, iter_written
from schlemm.formats.usebio import UsebioEvent, write_usebio

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
    """The boards of all files in one format, in pieces, so that few of them are held at a time where the format can.

    Args:
        paths: The files; they are read one after the other.
        form: The format.
        losses: What is lost is added to it.
        done: What is told of each file is added to it.

    Raises:
        Trouble: If a file cannot be read, or there is no board in any of them.
    """
    boards = _all(paths, done)
    first = next(boards, None)
    if first is None:
        raise CommandError("files-no-boards")
    yield from iter_written(form, _Compared(form, losses).passing(chain((first,), boards)))


@dataclass(slots=True)
class _Compared:
    """Boards compared with what is written of them: some at a time where that does not depend on all the others.

    Attributes:
        form: The format.
        losses: What is lost is added to it.
        event: What the boards of USEBIO have told together.
    """

    form: FileFormat
    losses: Losses
    event: UsebioEvent = field(default_factory=UsebioEvent)

    def passing(self, boards: Iterator[FiledBoard]) -> Iterator[FiledBoard]:
        """The same boards, each compared when some, or all, have gone by."""
        if self.form.name not in STREAMED:
            kept = tuple(boards)
            yield from kept
            self._compare_all(kept)
            return
        while piece := tuple(islice(boards, CHUNK)):
            self._compare(piece)
            yield from piece

    def _compare(self, boards: Sequence[FiledBoard]) -> None:
        """Compare boards with a file of them, which says of the event what theirs says."""
        if self.form.name == USEBIO.name:
            for board in boards:
                self.event = self.event.with_board(board)
            self.losses.compare(boards, self.form, write_usebio(boards, self.event).encode())
        else:
            self.losses.compare(boards, self.form, self.form.write(boards))

    def _compare_all(self, boards: Sequence[FiledBoard]) -> None:
        """Compare all boards with their file, of which no more than that can be read back at once."""
        written = self.form.write(boards)
        if len(written) <= LONGEST_FILE:
            self.losses.compare(boards, self.form, written)
            return
        for start in range(0, len(boards), CHUNK):
            self._compare(boards[start : start + CHUNK])


def _all(paths: Iterable[str], done: list[ConvertedFile]) -> Iterator[FiledBoard]:
    """The boards of all files; what is told of each is added when it is over."""
    for path in paths:
        with opened_file(path) as file:
            defects: list[FileDefect] = []
            count = 0
            for board in _boards(file, defects):
                count += 1
                yield board
            done.append(ConvertedFile(path, file.format, file.is_text, count, tuple(defects)))


def _boards(file: BoardFile, defects: list[FileDefect]) -> Iterator[FiledBoard]:
    for item in file.items:
        if isinstance(item, FiledBoard):
            defects += item.defects
            yield item
        else:
            defects.append(item)
