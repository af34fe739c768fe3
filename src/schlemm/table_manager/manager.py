"""A table manager: seats the players that connect, and holds a match in one room or two."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from schlemm.core.board.board import Board
from schlemm.core.seats import BySide
from schlemm.table_manager.dialect import Dialects
from schlemm.table_manager.fault import TableFault, TableFaultCode
from schlemm.table_manager.format import ascii_text, format_message
from schlemm.table_manager.line_socket import LONGEST_LINE, LineSocket
from schlemm.table_manager.listener import MatchListener
from schlemm.table_manager.messages import Connecting, Scoring, Seated
from schlemm.table_manager.parse import parse_message
from schlemm.table_manager.room import PlayingRoom
from schlemm.table_manager.seating import NO_TEAMS, Seating, TablePlace

GREETING: Final = 30.0
"""Seconds that a stranger has for the first line."""
STRANGERS: Final = 16
"""How many connections may be open that have no seat yet."""


@dataclass(frozen=True, slots=True)
class ManagedMatch:
    """What is played, and how.

    Attributes:
        boards: The boards, the same in both rooms.
        rooms: 1 or 2.
        teams: The only teams that may come, North-South of the open room first; ``None`` for any.
        scoring: What it is played by.
        dialects: Which teams are spoken to otherwise.
        patience: Seconds in which each line that is needed must come.
        seating: Seconds in which all seats must be taken.
    """

    boards: tuple[Board, ...]
    rooms: int = 1
    teams: BySide[str | None] = NO_TEAMS
    scoring: Scoring = Scoring.IMPS
    dialects: Dialects = field(default_factory=Dialects)
    patience: float = 180.0
    seating: float = 3600.0


class TableManager:
    """Holds one match. Make it where an event loop runs, ``open`` it, then ``hold`` the match.

    Args:
        match: What is played.
        listener: Who is told of it.
    """

    def __init__(self, match: ManagedMatch, listener: MatchListener) -> None:
        self._match = match
        self._listener = listener
        self._seating = Seating.of(match.rooms, match.teams)
        self._rooms = tuple(PlayingRoom(number) for number in range(match.rooms))
        self._full = asyncio.Event()
        self._strangers = 0
        self._visits: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    @property
    def teams(self) -> BySide[str]:
        """The teams by their sides in the open room, as far as they have come."""
        return self._seating.teams_in(0)

    async def open(self, host: str, port: int) -> int:
        """Listen, and the port that it is at.

        Raises:
            OSError: If the address cannot be had.
        """
        self._server = await asyncio.start_server(self._visited, host, port, limit=LONGEST_LINE)
        return int(self._server.sockets[0].getsockname()[1])

    async def hold(self) -> None:
        """Wait for the players, and play all boards in all rooms.

        Raises:
            TableFault: If the match cannot be played to its end; what was played has been told to the listener.
        """
        try:
            await self._all_seated()
            async with asyncio.TaskGroup() as rooms:
                for room in self._rooms:
                    rooms.create_task(self._play(room))
        except* TableFault as group:
            raise _first(group) from None
        finally:
            await self._close()

    async def _all_seated(self) -> None:
        """Wait until all seats are taken; then nobody else is let in.

        Raises:
            TableFault: If that takes too long.
        """
        try:
            async with asyncio.timeout(self._match.seating):
                await self._full.wait()
        except TimeoutError:
            raise TableFault(TableFaultCode.EMPTY_SEATS, None, str(self._seating.free)) from None
        if self._server is not None:
            self._server.close()

    async def _play(self, room: PlayingRoom) -> None:
        teams = self._seating.teams_in(room.number)
        await room.play(self._match.boards, teams, self._match.scoring, self._match.patience, self._listener)

    async def _visited(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection until it ends."""
        if self._strangers >= STRANGERS or self._full.is_set():
            writer.transport.abort()
            return
        task = asyncio.current_task()
        if task is not None:
            self._visits.add(task)
            task.add_done_callback(self._visits.discard)
        socket = LineSocket(reader, writer)
        try:
            place = await self._received(socket)
            await self._followed(place, socket)
        except TableFault as fault:
            self._listener.refused(fault)
            with suppress(TableFault):
                socket.send(ascii_text(f"Error: {fault}"))
        finally:
            await socket.close()

    async def _received(self, socket: LineSocket) -> TablePlace:
        """The place that a connection's first line gets it.

        Raises:
            TableFault: If it gets none.
        """
        self._strangers += 1
        try:
            async with asyncio.timeout(GREETING):
                line = await socket.read()
        except TimeoutError:
            raise TableFault(TableFaultCode.LATE, None, "Connecting") from None
        finally:
            self._strangers -= 1
        message = parse_message(line or "")
        if not isinstance(message, Connecting):
            raise TableFault(TableFaultCode.NOT_CONNECTING, None, (line or "")[:80])
        self._seating, place = self._seating.after(message)
        dialect = self._match.dialects.of_team(place.team, place.version)
        socket.seat, socket.pause = place.seat, dialect.pause
        self._rooms[place.room].seat(place.seat, socket, dialect)
        socket.send(format_message(Seated(place.seat, place.team)))
        self._listener.seated(place)
        if self._seating.is_full:
            self._full.set()
        return place

    async def _followed(self, place: TablePlace, socket: LineSocket) -> None:
        """Hand on the lines of a player until the connection ends; before the match begins the seat is free then.

        Raises:
            TableFault: If the player leaves, or floods, before the match.
        """
        room = self._rooms[place.room]
        try:
            await room.listen(place.seat, socket)
        except TableFault:
            if not self._full.is_set():
                self._seating = self._seating.without(place)
                room.leave(place.seat)
                raise

    async def _close(self) -> None:
        if self._server is not None:
            self._server.close()
        for room in self._rooms:
            await room.close()
        for task in tuple(self._visits):
            task.cancel()
        await asyncio.gather(*self._visits, return_exceptions=True)


def _first(group: BaseExceptionGroup[TableFault]) -> TableFault:
    """The first fault of several."""
    for error in group.exceptions:
        if isinstance(error, TableFault):
            return error
        return _first(error)
    raise ValueError("a group of errors is never empty")
