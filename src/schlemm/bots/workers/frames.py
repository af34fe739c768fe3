"""How server and worker talk over a pipe: four bytes of length, then one pickled value.

Both ends are our own code of the same version, started by us; nothing from outside ever reaches this pipe.
"""

from __future__ import annotations

import pickle
import struct
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    import asyncio

_LENGTH = struct.Struct(">I")


def packed(value: object) -> bytes:
    """The value as one frame."""
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def read_frame(stream: BinaryIO) -> object:
    """The next value from the stream, waiting for it.

    Raises:
        EOFError: If the other end is gone.
    """
    return pickle.loads(_read_exactly(stream, *_LENGTH.unpack(_read_exactly(stream, _LENGTH.size))))


async def receive_frame(stream: asyncio.StreamReader) -> object:
    """The next value from the stream, waiting for it without blocking the event loop.

    Raises:
        EOFError: If the other end is gone (``asyncio.IncompleteReadError`` is one).
    """
    (length,) = _LENGTH.unpack(await stream.readexactly(_LENGTH.size))
    value: object = pickle.loads(await stream.readexactly(length))
    return value


def _read_exactly(stream: BinaryIO, size: int) -> bytes:
    data = stream.read(size)
    if len(data) < size:
        raise EOFError("the other end of the pipe is closed")
    return data
