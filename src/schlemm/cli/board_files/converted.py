"""Boards written in another format, some at a time, and what they lose by it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from itertools import chain, islice
from typing import Final

from schlemm.cli.board_files.chosen import WantedBoards
from schlemm.cli.board_files.inputs import BoardFile, opened_file
from schlemm.cli.board_files.losses import Losses, boards_in
from schlemm.cli.trouble import CommandError
from schlemm.core.deal import Deal
from schlemm.formats.file_formats import DLM, DUP, MACHINES, USEBIO, FileFormat
from schlemm.formats.filed import FiledBoard, FileDefect
from schlemm.formats.machines import MOST_BOARDS, MOST_NUMBERED, first_of_dup
from schlemm.formats.streaming import RECORDS, iter_records, iter_written
from schlemm.formats.usebio import UsebioEvent, write_usebio

CHUNK: Final = 100
"""So many boards are written, and read back, at a time, which say of each what all together would."""


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
    paths: Iterable[str],
    form: FileFormat,
    losses: Losses,
    done: list[ConvertedFile],
    encoding: str | None = None,
    chosen: WantedBoards | None = None,
) -> Iterator[bytes]:
    """The boards of all files in one format, in pieces, so that few of them are held at a time where the format can.

    Args:
        paths: The files; they are read one after the other.
        form: The format.
        losses: What is lost is added to it.
        done: What is told of each file is added to it.
        encoding: In which they are, if somebody knows that better than the files.
        chosen: Which boards are wanted, and how; all as they are where nothing is said.

    Raises:
        Trouble: If a file cannot be read, there is no board in any of them, or none that the format has room for.
    """
    boards = (chosen or WantedBoards()).of(_all(paths, done, encoding))
    first = next(boards, None)
    if first is None:
        raise CommandError("convert-none-fits" if any(file.boards for file in done) else "files-no-boards")
    yield from iter_written(form, _some_with_room(form, losses, chain((first,), boards)))


def _some_with_room(form: FileFormat, losses: Losses, boards: Iterator[FiledBoard]) -> Iterator[FiledBoard]:
    """The same boards, compared.

    Raises:
        Trouble: At the end, if all of them are lost.
    """
    yield from _Compared(form, losses).passing(_counted(boards, losses))
    if losses.boards == losses.given:
        raise CommandError("convert-no-room", {"format": form.name.upper()})


def _counted(boards: Iterator[FiledBoard], losses: Losses) -> Iterator[FiledBoard]:
    for board in boards:
        losses.given += 1
        yield board


@dataclass(slots=True)
class _Compared:
    """Boards compared with what is written of them, some at a time.

    Attributes:
        form: The format.
        losses: What is lost is added to it.
        event: What the boards of USEBIO have told together.
        dealt: Their hands, by number.
        number: The number that the next deal has in a file that only tells the first one's.
    """

    form: FileFormat
    losses: Losses
    event: UsebioEvent = field(default_factory=UsebioEvent)
    dealt: dict[int, Deal] = field(default_factory=dict)
    number: int = 1

    def passing(self, boards: Iterator[FiledBoard]) -> Iterator[FiledBoard]:
        """The same boards, each compared when some have gone by."""
        if self.form.name in MACHINES:
            boards = self._dealt(boards)
        if self.form.name == DLM.name:
            yield from self._passing_dlm(boards)
            return
        if self.form.name == DUP.name:
            begun = list(islice(boards, MOST_NUMBERED))
            self.number = first_of_dup(begun)
            boards = chain(begun, boards)
        while piece := tuple(islice(boards, CHUNK)):
            self._compare(piece)
            yield from piece

    def _compare(self, boards: Sequence[FiledBoard]) -> None:
        """Compare boards with a file of them, which says what stands in a file of all of them."""
        layout = RECORDS.get(self.form.name)
        if self.form.name == USEBIO.name:
            for board in boards:
                self.event = self.event.with_board(board)
            back = boards_in(self.form, write_usebio(boards, self.event, self.dealt).encode())
        elif layout is not None:
            items = iter_records(layout, BytesIO(self.form.write(boards)), self.number)
            back = [item for item in items if isinstance(item, FiledBoard)]
            self.number += len(back)
        else:
            back = boards_in(self.form, self.form.write(boards))
        self.losses.compare(boards, self.form, back)

    def _dealt(self, boards: Iterable[FiledBoard]) -> Iterator[FiledBoard]:
        """Those with all four hands; the others are lost."""
        for board in boards:
            if board.deal is None:
                self.losses.boards += 1
            else:
                yield board

    def _passing_dlm(self, boards: Iterable[FiledBoard]) -> Iterator[FiledBoard]:
        """The same boards, compared at the end: those that there is room for, and one more, which says that it ends."""
        kept: list[FiledBoard] = []
        for board in boards:
            if len(kept) <= MOST_BOARDS:
                kept.append(board)
            else:
                self.losses.boards += 1
            yield board
        self.losses.compare(kept, self.form, boards_in(self.form, self.form.write(kept)))


def _all(paths: Iterable[str], done: list[ConvertedFile], encoding: str | None) -> Iterator[FiledBoard]:
    """The boards of all files; what is told of each is added when it is over."""
    for path in paths:
        with opened_file(path, encoding) as file:
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
