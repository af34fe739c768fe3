"""One room of a managed match: four connections, and the table that they play at."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

from schlemm.core.board.board import Board
from schlemm.core.seats import BySide, Seat
from schlemm.table_manager.dialect import Dialect
from schlemm.table_manager.fault import TableFault, TableFaultCode
from schlemm.table_manager.format import ascii_text, format_message
from schlemm.table_manager.line_socket import LineSocket
from schlemm.table_manager.listener import MatchListener
from schlemm.table_manager.lock_step import EARLY, LockStep, Need, Sends, Turn
from schlemm.table_manager.messages import Scoring
from schlemm.table_manager.parse import parse_message

AHEAD: Final = 64
"""How many lines of a room may wait to be looked at; beyond that its players are not read from."""


class PlayingRoom:
    """One room.

    Args:
        number: 0 for the open room, 1 for the closed one.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self._sockets: dict[Seat, LineSocket] = {}
        self._dialects: dict[Seat, Dialect] = {}
        self._early: dict[Seat, deque[str | TableFault]] = {}
        self._heard: asyncio.Queue[tuple[Seat, str | TableFault]] = asyncio.Queue(AHEAD)
        self._plays = False

    def seat(self, seat: Seat, socket: LineSocket, dialect: Dialect) -> None:
        """Give a seat to a connection."""
        self._sockets[seat] = socket
        self._dialects[seat] = dialect
        self._early[seat] = deque()

    def leave(self, seat: Seat) -> None:
        """Take the seat from its connection, with all that it has said."""
        self._sockets.pop(seat, None)
        self._early.pop(seat, None)

    async def listen(self, seat: Seat, socket: LineSocket) -> None:
        """Take in what a connection says, until it ends.

        Raises:
            TableFault: If it ends, or says too much, before the room plays; later the table hears of that.
        """
        while True:
            try:
                heard: str | TableFault = await socket.read() or TableFault(TableFaultCode.GONE, seat)
            except TableFault as fault:
                heard = fault
            await self._take(seat, heard)
            if isinstance(heard, TableFault):
                raise heard

    async def _take(self, seat: Seat, heard: str | TableFault) -> None:
        if self._plays:
            await self._heard.put((seat, heard))
            return
        self._early[seat].append(heard)
        if len(self._early[seat]) > EARLY:
            flood = TableFault(TableFaultCode.FLOOD, seat)
            self._early[seat].append(
                flood
            )  # if the room has begun to play meanwhile, the table finds it there
            raise flood

    async def play(
        self,
        boards: tuple[Board, ...],
        teams: BySide[str],
        scoring: Scoring,
        patience: float,
        listener: MatchListener,
    ) -> None:
        """Play the boards; the players are told when that fails.

        Raises:
            TableFault: If a player keeps the table from going on.
        """
        try:
            await self._played(LockStep(teams, boards, scoring), patience, listener)
        except TableFault as fault:
            self._tell(ascii_text(f"Error: {fault}"))
            raise

    async def _played(self, table: LockStep, patience: float, listener: MatchListener) -> None:
        self._plays = True
        early = [(seat, heard) for seat, lines in self._early.items() for heard in lines]
        while not table.is_over:
            seat, heard = early.pop(0) if early else await self._next(table, patience)
            before = len(table.records)
            table = self._after(table, seat, heard)
            for number in range(before, len(table.records)):
                listener.played(self.number, table.boards[number], table.records[number])

    async def _next(self, table: LockStep, patience: float) -> tuple[Seat, str | TableFault]:
        """The next line of anybody.

        Raises:
            TableFault: If none comes in time; it names who is waited for.
        """
        try:
            async with asyncio.timeout(patience):
                return await self._heard.get()
        except TimeoutError:
            raise overdue(table) from None

    def _after(self, table: LockStep, seat: Seat, heard: str | TableFault) -> LockStep:
        """The table after a line, with what is sent upon it on its way.

        Raises:
            TableFault: If the line breaks a rule, or the connection has ended.
        """
        if isinstance(heard, TableFault):
            raise heard
        after, sends = table.after(seat, parse_message(heard), asyncio.get_running_loop().time())
        self._send(sends)
        return after

    def _send(self, sends: Sends) -> None:
        for to, message in sends:
            said = self._dialects[to].said(message)
            if said is not None:
                self._sockets[to].send(format_message(said))

    def _tell(self, line: str) -> None:
        for socket in self._sockets.values():
            with suppress(TableFault):
                socket.send(line)

    async def close(self) -> None:
        """End all connections, once their last lines are sent."""
        await asyncio.gather(*(socket.close() for socket in self._sockets.values()))


def overdue(table: LockStep) -> TableFault:
    """What is said when nothing comes: who was waited for, first of all who is on turn, and for what."""
    needs = {seat: need for seat in table.owing() if (need := table.need(seat)) is not None}
    turns = [seat for seat, need in needs.items() if isinstance(need, Turn)]
    seat = (turns or list(needs))[0]
    return TableFault(TableFaultCode.LATE, seat, _wanted(needs[seat]))


def _wanted(need: Need) -> str:
    return str(need) if isinstance(need, Turn) else format_message(need)
