"""Lines over TCP, with bounds on what a stranger can cost."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from schlemm.core.seats import Seat
from schlemm.table_manager.fault import TableFault, TableFaultCode

LONGEST_LINE: Final = 1024
"""Bytes of a line; the longest of the protocol, a call with its explanation, has some hundred."""
UNSENT: Final = 64
"""How many lines may wait to be sent; in step nobody has more than five."""
GOODBYE: Final = 5.0
"""Seconds in which the last lines must be read."""
_LINE_END: Final = b"\r\n"


class LineSocket:
    """One connection as lines: read one by one, sent by a task of its own, so that a slow one holds up nobody.

    Args:
        reader: Where lines come from; its limit bounds their length.
        writer: Where they go.
    """

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.seat: Seat | None = None
        self.pause = 0.0
        self._reader, self._writer = reader, writer
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue(UNSENT)
        self._sending = asyncio.create_task(self._send_all())

    async def read(self) -> str | None:
        """The next line, without its end; ``None`` where the connection ends.

        Raises:
            TableFault: If it is too long.
        """
        while True:
            try:
                read = await self._reader.readuntil(b"\n")
            except asyncio.IncompleteReadError:
                return None
            except asyncio.LimitOverrunError:
                raise TableFault(TableFaultCode.FLOOD, self.seat) from None
            except OSError:
                return None
            line = read.decode("latin-1").strip("\r\n\t \0")
            if line:
                return line

    def send(self, line: str) -> None:
        """Send a line as soon as those before it are sent.

        Raises:
            TableFault: If too many wait already.
        """
        try:
            self._unsent.put_nowait(line)
        except asyncio.QueueFull:
            raise TableFault(TableFaultCode.DEAF, self.seat) from None

    async def close(self) -> None:
        """Send what is left, if it is read in time, and end the connection."""
        with suppress(asyncio.QueueFull):
            self._unsent.put_nowait(None)
        with suppress(TimeoutError, OSError):
            async with asyncio.timeout(GOODBYE):
                await self._sending
        self._sending.cancel()
        self._writer.close()
        with suppress(TimeoutError, OSError):
            async with asyncio.timeout(GOODBYE):
                await self._writer.wait_closed()
        self._writer.transport.abort()

    async def _send_all(self) -> None:
        with suppress(OSError):
            while (line := await self._unsent.get()) is not None:
                self._writer.write(line.encode("ascii", "replace") + _LINE_END)
                await self._writer.drain()
                if self.pause:
                    await asyncio.sleep(self.pause)
