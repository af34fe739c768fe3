"""Players of ours at another manager's table, each over a connection of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from schlemm.core.action import Action, MakeCall, PlayCard
from schlemm.core.view import Public, View
from schlemm.table_manager.fault import TableFault, TableFaultCode
from schlemm.table_manager.format import ascii_text, format_message
from schlemm.table_manager.line_socket import LONGEST_LINE, LineSocket
from schlemm.table_manager.messages import CallNote, Explain, Message, Unknown
from schlemm.table_manager.parse import parse_message
from schlemm.table_manager.seat_player import Lines, SeatPlayer

RETRY: Final = 0.5
"""Seconds between two tries to reach a table manager that is not there yet."""

Chooser: TypeAlias = Callable[[View], Awaitable[Action]]
"""Chooses what a player does."""
Explainer: TypeAlias = Callable[[Public, int], CallNote | None]
"""Says what a call of one's own side means, by its index in the auction; ``None`` if nothing needs to be said."""


@dataclass(frozen=True, slots=True)
class ClientTerms:
    """Where a table manager is, and how it is spoken to.

    Attributes:
        host: Its host.
        port: Its port.
        version: The version of the protocol that we name.
        patience: Seconds without a line after which it is given up.
        wait: Seconds in which it must be there.
    """

    host: str
    port: int
    version: int = 18
    patience: float = 1800.0
    wait: float = 10.0


async def play_session(
    player: SeatPlayer, terms: ClientTerms, choose: Chooser, explain: Explainer
) -> SeatPlayer:
    """Sit down, and play to the end of the session.

    Args:
        player: Who, with the seat it wants and its team.
        terms: Where.
        choose: Chooses its calls and cards.
        explain: Explains them.

    Returns:
        The player as the session has left it.

    Raises:
        OSError: If the table manager cannot be reached.
        TableFault: If it refuses, breaks off, or says what cannot be.
    """
    reader, writer = await _connected(terms)
    socket = LineSocket(reader, writer)
    try:
        socket.send(format_message(player.connecting(terms.version)))
        return await _SessionAtTable(player, socket, terms.patience, choose, explain).play()
    finally:
        await socket.close()


async def _connected(terms: ClientTerms) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection, as soon as there is one.

    Raises:
        OSError: If there is none in time.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + terms.wait
    while True:
        try:
            return await asyncio.open_connection(terms.host, terms.port, limit=LONGEST_LINE)
        except ConnectionRefusedError:
            if loop.time() >= end:
                raise
            await asyncio.sleep(RETRY)


class _SessionAtTable:
    """One player's session: lines are heard while it thinks, so that a board can be begun anew."""

    def __init__(
        self, player: SeatPlayer, socket: LineSocket, patience: float, choose: Chooser, explain: Explainer
    ) -> None:
        self._player = player
        self._socket = socket
        self._patience = patience
        self._choose = choose
        self._explain = explain
        self._thinking: asyncio.Task[Action] | None = None
        self._asked: View | None = None
        self._last = ""

    async def play(self) -> SeatPlayer:
        """Play to the end.

        Raises:
            TableFault: If it comes too early.
        """
        hearing = asyncio.create_task(self._socket.read())
        try:
            while not self._player.is_over:
                self._think()
                tasks = {hearing} if self._thinking is None else {hearing, self._thinking}
                patience = self._patience if self._thinking is None else None
                done, _ = await asyncio.wait(tasks, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
                if not done:
                    raise TableFault(TableFaultCode.LATE, self._player.seat)
                if hearing in done:
                    self._hear(hearing.result())
                    hearing = asyncio.create_task(self._socket.read())
                elif self._thinking is not None:
                    self._act(self._thinking.result())
            return self._player
        finally:
            hearing.cancel()
            if self._thinking is not None:
                self._thinking.cancel()

    def _think(self) -> None:
        """Begin to think if the player is on turn, and stop if what it thought about is no more."""
        view = self._player.view
        if view == self._asked:
            return
        if self._thinking is not None:
            self._thinking.cancel()
        self._asked = view
        self._thinking = None if view is None else asyncio.ensure_future(self._choose(view))

    def _hear(self, line: str | None) -> None:
        """Take a line in.

        Raises:
            TableFault: If there is none, or it cannot be.
        """
        if line is None:
            raise TableFault(TableFaultCode.GONE, self._player.seat, self._last)
        message = parse_message(line)
        self._last = message.text if isinstance(message, Unknown) else ""
        if isinstance(message, Explain):
            self._socket.send(ascii_text(self._explanation(message)) or "-")
            return
        self._player, lines = self._player.after(message)
        self._send(lines)

    def _act(self, action: Action) -> None:
        """Do what was thought out."""
        note, view = None, self._asked
        self._thinking = self._asked = None
        if view is None or not isinstance(action, MakeCall | PlayCard):
            raise TableFault(TableFaultCode.UNEXPECTED, self._player.seat, str(action))
        if isinstance(action, MakeCall):
            after = view.auction.after(action.call)
            note = self._explain(replace(view.public, auction=after), len(after.calls) - 1)
        self._player, lines = self._player.acted(action, note)
        self._send(lines)

    def _explanation(self, message: Explain) -> str:
        """What the last such call of this seat means."""
        view = self._player.view
        if view is None:
            return ""
        calls = enumerate(view.auction.by_seat())
        made = [index for index, made in calls if made == (message.seat, message.call)]
        note = self._explain(view.public, made[-1]) if made else None
        return "" if note is None else note.text

    def _send(self, lines: Lines | tuple[Message, ...]) -> None:
        for message in lines:
            self._socket.send(format_message(message))
