"""A file that can be looked at before it is read, also where it comes through a pipe and cannot be read twice."""

from __future__ import annotations

import io
from types import TracebackType
from typing import BinaryIO, Self, cast

from schlemm.formats.pbn.limits import LONGEST_FILE


class OpenedFile:
    """A file before it is read.

    What comes through a pipe is taken in up to the length that every format may have, so that it can be read twice;
    what is longer is read as it comes.

    Args:
        file: Opened in binary.
        is_lent: Whether it stays open when this is closed.
    """

    def __init__(self, file: BinaryIO, *, is_lent: bool = False) -> None:
        self._file = file
        self._is_lent = is_lent
        self.source: BinaryIO = file
        if not file.seekable():
            taken = file.read(LONGEST_FILE + 1)
            self.source = io.BytesIO(taken)
            if len(taken) > LONGEST_FILE:
                self.source = cast("BinaryIO", _Rest(self.source, file))

    def __enter__(self) -> Self:
        """The file itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it, unless it is lent."""
        if not self._is_lent:
            self._file.close()

    def peek(self, size: int) -> bytes:
        """So many bytes from its beginning, which are read again."""
        place = self.source.tell() if self.source.seekable() else None
        beginning = self.source.read(size)
        if place is not None:
            self.source.seek(place)
        else:
            self.source = cast("BinaryIO", _Rest(io.BytesIO(beginning), self.source))
        return beginning


class _Rest(io.RawIOBase):
    """What has been taken from a file, and behind it what follows.

    Args:
        taken: What has been taken.
        rest: The file.
    """

    def __init__(self, taken: BinaryIO, rest: BinaryIO) -> None:
        self._taken = taken
        self._rest = rest

    def read(self, size: int = -1, /) -> bytes:
        """So many bytes, or fewer at the end; no size is all there are."""
        piece = self._taken.read(size)
        return (
            piece + self._rest.read(size - len(piece) if size >= 0 else -1) if len(piece) != size else piece
        )
