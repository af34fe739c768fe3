"""Programs at a table manager that come, go, lie, hang and return at random: the match is played, or ends by name."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

import pytest
from tests.unit.table_manager.session import SYSTEM, Session, beginner
from tests.unit.table_manager.test_manager import (
    BOARDS,
    HOST,
    Followed,
    Stranger,
    endless,
    flooder,
    hold,
    leaver,
    old,
    rubbish,
    short,
    silent,
    web,
)

from schlemm.bot_match.match import TableRecord
from schlemm.core.action import MakeCall, PlayCard
from schlemm.core.seats import SEATS, BySide, Seat
from schlemm.table_manager import manager as manager_module
from schlemm.table_manager.fault import TableFault
from schlemm.table_manager.format import format_message
from schlemm.table_manager.line_socket import LONGEST_LINE
from schlemm.table_manager.manager import ManagedMatch
from schlemm.table_manager.messages import Message
from schlemm.table_manager.parse import parse_message
from schlemm.table_manager.seat_player import SeatPlayer

LIVES: Final = 16
LAST: Final = Seat.EAST
"""Comes when strangers have gone and the others stay, so that the table is not full before that."""
STRANGERS: Final[tuple[Stranger, ...]] = (rubbish, endless, web, short, old, silent, leaver, flooder)

Misdeed = Callable[[asyncio.StreamWriter, Seat], Awaitable[None]]


async def lie(writer: asyncio.StreamWriter, seat: Seat) -> None:
    """Say what is another player's."""
    writer.write(f"{seat.left.name.capitalize()} passes\r\n".encode())


async def lie_about_cards(writer: asyncio.StreamWriter, seat: Seat) -> None:
    """Do at any time what may be done at no time."""
    writer.write(f"{seat.name.capitalize()} plays AS\r\n".encode() * 4)


async def hang(_: asyncio.StreamWriter, __: Seat) -> None:
    """Say nothing more."""


async def babble(writer: asyncio.StreamWriter, _: Seat) -> None:
    """Send bytes that are no text, and nothing else."""
    writer.write(b"\x00\xff\xfe" * 100 + b"\r\n")


async def leave(writer: asyncio.StreamWriter, _: Seat) -> None:
    """Go."""
    writer.close()


async def flood(writer: asyncio.StreamWriter, seat: Seat) -> None:
    """Send without end."""
    writer.write(f"{seat.name.capitalize()} ready for teams\r\n".encode() * 500)


async def swell(writer: asyncio.StreamWriter, _: Seat) -> None:
    """Send a line without an end."""
    writer.write(b"x" * (8 * LONGEST_LINE))


MISDEEDS: Final = (lie, lie_about_cards, hang, babble, leave, flood, swell)
SILENT: Final = (hang, babble)
"""After these no line comes that could be answered, so that the manager has to lose patience."""
PATIENCE: Final = 6.0
"""Seconds until it does, far more than the others need for a line; where nobody is silent it has minutes."""


@dataclass
class Visitor:
    """A program at one seat, line by line.

    Attributes:
        seat: Where it sits.
        at: The line of its own in place of which it does something else; 0 for none.
        misdeed: What it does then.
        heard: All lines that it was sent, and its own with a mark before them.
        stays: Set when it has sat down to play.
    """

    seat: Seat
    at: int = 0
    misdeed: Misdeed = hang
    heard: list[str] = field(default_factory=list)
    stays: asyncio.Event = field(default_factory=asyncio.Event)

    async def sit(self, port: int, times: int) -> None:
        """Sit down and go again so many times, and then play, as soon as the seat is free."""
        while True:
            reader, writer = await asyncio.open_connection(HOST, port, limit=1 << 20)
            self.heard.clear()
            try:
                if not await self._is_seated(reader, writer):
                    await asyncio.sleep(0.01)
                elif times:
                    times -= 1
                else:
                    self.stays.set()
                    await self._play(reader, writer)
                    return
            finally:
                writer.close()

    async def _is_seated(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        writer.write(f'Connecting "A" as {self.seat.name} using protocol version 18\r\n'.encode())
        with suppress(OSError):
            self.heard.append((await reader.readline()).decode("latin-1").strip())
        return self.heard != [] and self.heard[0].endswith("seated")

    async def _play(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        player = SeatPlayer(self.seat, "A", BySide(SYSTEM, SYSTEM))
        bot = beginner()
        sent = 0
        line = self.heard[0]
        with suppress(OSError):
            while line and not line.startswith("Error"):
                answers: list[Message]
                player, told = player.after(parse_message(line))
                answers = list(told)
                while player.view is not None:
                    action = bot.act(player.view)
                    assert isinstance(action, MakeCall | PlayCard)
                    player, told = player.acted(action)
                    answers.extend(told)
                for answer in answers:
                    sent += 1
                    if sent == self.at:
                        await self.misdeed(writer, self.seat)
                    if sent < self.at or not self.at:
                        self.heard.append(f"> {format_message(answer)}")
                        writer.write(f"{format_message(answer)}\r\n".encode())
                if player.is_over:
                    return
                line = (await reader.readline()).decode("latin-1").strip()
                self.heard.append(line)


@cache
def expected() -> TableRecord:
    """The first board, played without sockets by the same bots."""
    (record,) = Session(BOARDS[:1]).play().records
    return record


async def visit(port: int, chance: Random, stranger: Stranger) -> None:
    """A stranger's visit some time before the match, until the manager has had enough of it."""
    await asyncio.sleep(chance.random() / 20)
    with suppress(OSError):
        reader, writer = await asyncio.open_connection(HOST, port)
        try:
            await stranger(reader, writer)
            await reader.read()
        finally:
            writer.close()


def check_secrets(visitor: Visitor) -> None:
    """See that a player was sent no cards but its own, and dummy's once there was a lead."""
    is_led = False
    for line in visitor.heard:
        is_led = is_led or " plays " in line
        shown = re.match(r"(\w+)'s cards", line)
        assert shown is None or shown[1].upper() == visitor.seat.name or (shown[1] == "Dummy" and is_led), (
            line
        )


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(LIVES))
async def test_programs_live_at_random(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes before it, four players play; one who breaks the match is named to all, and nobody sees more."""
    monkeypatch.setattr(manager_module, "GREETING", 0.3)
    chance, followed = Random(f"programs at random {seed}"), Followed()
    strangers = [chance.choice(STRANGERS) for _ in range(chance.randrange(7))]
    players = {seat: Visitor(seat) for seat in SEATS}
    bad = players[chance.choice(SEATS)] if seed % 4 else None
    if bad is not None:
        bad.at, bad.misdeed = chance.randint(1, 50), chance.choice(MISDEEDS)
    is_silent = bad is not None and bad.misdeed in SILENT
    match = ManagedMatch(BOARDS[:1], patience=PATIENCE) if is_silent else ManagedMatch(BOARDS[:1])

    async def guests(port: int) -> None:
        async def last() -> None:
            await asyncio.gather(*(visit(port, chance, stranger) for stranger in strangers))
            await asyncio.gather(
                *(player.stays.wait() for player in players.values() if player.seat is not LAST)
            )
            await players[LAST].sit(port, 0)

        early = [players[seat].sit(port, chance.randrange(3)) for seat in SEATS if seat is not LAST]
        await asyncio.gather(*early, last())

    fault, outcome = await hold(match, followed, guests)
    assert outcome is None
    for player in players.values():
        check_secrets(player)
    if bad is None:
        assert fault is None
        assert followed.records == {(0, 1): expected()}
        return
    assert isinstance(fault, TableFault)
    assert fault.seat is bad.seat
    assert not followed.records
    for player in players.values():
        assert player is bad or player.heard[-1].startswith(f"Error: {bad.seat.name.capitalize()}: ")
