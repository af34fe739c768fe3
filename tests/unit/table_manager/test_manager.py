"""A table manager over loopback: it plays what bots play without it, and strangers cannot hurt it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

import pytest
from tests.unit.table_manager.session import Unclaiming

from schlemm.bot_match.contestants import Contestant
from schlemm.bot_match.match import MatchTerms, TableRecord, hold_board, numbered_board
from schlemm.bots.registry import bot_named, system_of_bot
from schlemm.core.action import Action
from schlemm.core.board.board import Board
from schlemm.core.seats import SEATS, BySide, Seat
from schlemm.core.view import View
from schlemm.table_manager import manager as manager_module
from schlemm.table_manager.client import ClientTerms, play_session
from schlemm.table_manager.dialect import Dialects
from schlemm.table_manager.fault import TableFault, TableFaultCode
from schlemm.table_manager.line_socket import LONGEST_LINE
from schlemm.table_manager.manager import STRANGERS, ManagedMatch, TableManager
from schlemm.table_manager.seat_player import SeatPlayer
from schlemm.table_manager.seating import TablePlace

BOARDS = tuple(numbered_board(1, number) for number in range(1, 4))
HOST = "127.0.0.1"
Stranger = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@dataclass
class Followed:
    """Keeps all that is told of a match."""

    places: list[TablePlace] = field(default_factory=list)
    faults: list[TableFault] = field(default_factory=list)
    records: dict[tuple[int, int], TableRecord] = field(default_factory=dict)
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    def seated(self, place: TablePlace) -> None:
        """A player has sat down."""
        self.places.append(place)

    def refused(self, fault: TableFault) -> None:
        """Somebody was not let in."""
        self.faults.append(fault)
        self.heard.set()

    def played(self, room: int, board: Board, record: TableRecord) -> None:
        """A board is finished."""
        self.records[room, board.number] = record


async def play(
    port: int, seat: Seat, team: str, bot: str = "forum:anfaenger", against: str = "forum"
) -> SeatPlayer:
    """A player of ours, to the end of the session."""
    player = Unclaiming(bot_named(bot))
    systems = BySide(against, against).put(seat.side, system_of_bot(bot))

    async def choose(view: View) -> Action:
        return player.act(view)

    terms = ClientTerms(HOST, port)
    return await play_session(SeatPlayer(seat, team, systems), terms, choose, lambda _public, _index: None)


async def hold(
    match: ManagedMatch, followed: Followed, *guests: Callable[[int], Awaitable[object]]
) -> list[object]:
    """The match with these guests, each given the port; what became of them all, the manager first."""
    manager = TableManager(match, followed)
    port = await manager.open(HOST, 0)
    return await asyncio.gather(manager.hold(), *(guest(port) for guest in guests), return_exceptions=True)


def four(team: str = "A") -> list[Callable[[int], Awaitable[object]]]:
    """Four good players."""
    return [partial(play, seat=seat, team=team) for seat in SEATS]


@pytest.mark.slow
async def test_a_match_of_two_rooms_is_the_match_of_its_bots() -> None:
    """Eight players over loopback call and play every board as both bots do without sockets, in both rooms."""
    a, b = "forum:anfaenger", "natur-a:anfaenger"
    followed = Followed()
    guests = [
        partial(play, seat=seat, team=team, bot=mine, against=system_of_bot(other))
        for team, mine, other in (("A", a, b), ("B", b, a))
        for seat in SEATS
    ]
    match = ManagedMatch(BOARDS, rooms=2, teams=BySide("A", "B"))
    results = await hold(match, followed, *guests)
    assert not [result for result in results if isinstance(result, BaseException)]
    first, second = (Contestant(system_of_bot(name), Unclaiming(bot_named(name))) for name in (a, b))
    for board in BOARDS:
        record = hold_board(board, first, second, MatchTerms(plays=True))
        assert (followed.records[0, board.number], followed.records[1, board.number]) == record.tables


@pytest.mark.slow
async def test_teams_that_need_it_are_spoken_to_otherwise() -> None:
    """A session with pauses, without alerts and without the time ends as it does without them."""
    followed, plain = Followed(), Followed()
    dialects = Dialects.of(bare=["a"], untimed=["A"])
    await hold(ManagedMatch(BOARDS[:1], dialects=dialects), followed, *four())
    await hold(ManagedMatch(BOARDS[:1]), plain, *four())
    assert followed.records == plain.records
    assert followed.records


async def rubbish(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Bytes that are no text."""
    writer.write(bytes(range(256)) * 2 + b"\n")


async def endless(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A line that does not end."""
    writer.write(b"Connecting " + b"x" * (4 * LONGEST_LINE))


async def web(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A browser."""
    writer.write(b"GET / HTTP/1.1\r\nHost: there\r\n\r\n")


async def short(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A connection that closes at once."""
    writer.close()


async def old(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A program of another century."""
    writer.write(b'Connecting "Old" as North using protocol version 3\r\n')


async def silent(_: asyncio.StreamReader, __: asyncio.StreamWriter) -> None:
    """A connection that says nothing."""


async def leaver(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A player that sits down and leaves."""
    writer.write(b'Connecting "Gone" as North using protocol version 18\r\n')
    await reader.readline()
    writer.close()


async def flooder(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A player that cannot wait."""
    writer.write(b'Connecting "Flood" as North using protocol version 18\r\n')
    await reader.readline()
    writer.write(b"North ready for teams\r\n" * 1000)


@pytest.mark.sweep
@pytest.mark.parametrize("stranger", [rubbish, endless, web, short, old, silent, leaver, flooder])
async def test_strangers_leave_the_manager_well(stranger: Stranger, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a stranger does before the match is told and ends that connection; then four players play."""
    monkeypatch.setattr(manager_module, "GREETING", 0.2)
    followed = Followed()

    async def visit(port: int) -> list[object]:
        reader, writer = await asyncio.open_connection(HOST, port)
        await stranger(reader, writer)
        await followed.heard.wait()
        with suppress(OSError):
            await reader.read()
        writer.close()
        return await asyncio.gather(*(guest(port) for guest in four()))

    results = await hold(ManagedMatch(BOARDS[:1]), followed, visit)
    assert not [result for result in results if isinstance(result, BaseException)]
    assert len(followed.faults) == 1
    assert len(followed.records) == 1


async def test_many_strangers_do_not_keep_players_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """More silent connections than may be open are closed, the others after a while; players are seated then."""
    monkeypatch.setattr(manager_module, "GREETING", 0.5)
    followed = Followed()

    async def visit(port: int) -> list[object]:
        doors = [await asyncio.open_connection(HOST, port) for _ in range(STRANGERS + 8)]
        for reader, _ in doors:
            with suppress(OSError):
                await reader.read()
        for _, writer in doors:
            writer.close()
        return await asyncio.gather(*(guest(port) for guest in four()))

    results = await hold(ManagedMatch(BOARDS[:1]), followed, visit)
    assert not [result for result in results if isinstance(result, BaseException)]
    assert len(followed.faults) == STRANGERS
    assert len(followed.records) == 1


async def spoil(port: int, line: bytes) -> bytes:
    """A player who sits North, is ready for all, and then says something else instead of the first call."""
    reader, writer = await asyncio.open_connection(HOST, port)
    topics = ("for teams", "to start", "for deal", "for cards")
    writer.write(b'Connecting "A" as North using protocol version 18\r\n')
    for topic in topics:
        writer.write(f"North ready {topic}\r\n".encode())
    while not (await reader.readline()).startswith(b"North's cards"):
        pass
    if line:
        writer.write(line)
        with suppress(OSError):
            await writer.drain()
    else:
        writer.close()
        return b"Error"
    said = b""
    with suppress(OSError):
        said = await reader.read()
    writer.close()
    return said


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"North doubles\r\n", TableFaultCode.ILLEGAL_CALL),
        (b"East passes\r\n", TableFaultCode.UNEXPECTED),
        (b"North plays AS\r\n", TableFaultCode.UNEXPECTED),
        (b"\x00\xff\xfe" * 100 + b"\r\n", TableFaultCode.LATE),
        (b"North passes a remark\r\n" * 500, TableFaultCode.FLOOD),
        (b"x" * (8 * LONGEST_LINE), TableFaultCode.FLOOD),
        (b"", TableFaultCode.GONE),
    ],
)
async def test_a_player_who_breaks_the_match_is_named(line: bytes, code: TableFaultCode) -> None:
    """The match ends with what was wrong and whose fault it was; the other players are told and let go."""
    followed = Followed()
    match = ManagedMatch(BOARDS[:1], patience=1.0)
    results = await hold(match, followed, partial(spoil, line=line), *four()[1:])
    fault, said, *others = results
    assert isinstance(fault, TableFault)
    assert (fault.code, fault.seat) == (code, Seat.NORTH)
    assert isinstance(said, bytes)
    assert b"Error" in said or len(line) > LONGEST_LINE  # who floods may be cut off before that is read
    for other in others:
        assert isinstance(other, TableFault)
        assert other.code is TableFaultCode.GONE
        assert other.detail.startswith("Error: North: ")
    assert not followed.records


async def test_seats_must_be_taken_in_time() -> None:
    """A match to which too few come ends by itself."""
    results = await hold(ManagedMatch(BOARDS[:1], seating=0.2), Followed(), four()[0])
    assert isinstance(results[0], TableFault)
    assert (results[0].code, results[0].detail) == (TableFaultCode.EMPTY_SEATS, "3")
    assert isinstance(results[1], TableFault)


async def test_a_board_may_be_begun_anew() -> None:
    """A manager that starts the board again in the middle gets the same calls once more."""
    said: list[str] = []

    async def manage(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def asked(answer: str) -> None:
            said.append((await reader.readline()).decode().strip())
            writer.write(f"{answer}\r\n".encode())

        await asked('South ("A") seated')
        await asked('Teams : N/S : "A" E/W : "B"')
        await asked("Start of board")
        for again in ("Start of board", "End of session"):
            await asked("Board number 1. Dealer East. Both vulnerable.")
            await asked("South's cards : S A K Q J T 9 8. H A K Q. D A K. C A.")
            await asked("EAST PASSES")
            said.append((await reader.readline()).decode().strip())
            await asked(again)
        writer.close()

    server = await asyncio.start_server(manage, HOST, 0)
    port = server.sockets[0].getsockname()[1]
    player = await play(port, Seat.SOUTH, "A")
    server.close()
    assert player.is_over
    assert said[3:8] == said[8:13]
    assert said[6].startswith("South bids")


@pytest.mark.parametrize(
    "line", ["East passes", "East plays AS", "Dummy's cards : S A. H -. D -. C -.", "x" * 5000]
)
async def test_a_manager_that_says_what_cannot_be_is_left(line: str) -> None:
    """A player of ours who is told of something impossible, or of more than a line, closes the connection."""

    async def manage(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(f"{line}\r\n".encode())
        with suppress(OSError):
            await reader.read()
        writer.close()

    server = await asyncio.start_server(manage, HOST, 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(TableFault):
        await play(port, Seat.SOUTH, "A")
    server.close()
