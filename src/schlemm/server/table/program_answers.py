"""Keys of programs: let one play at one's own seat, or as host at a bot's; who has one; no longer.

The key is told once, in the answer, and only its hash is kept. It opens the socket of the table
(``server/sockets/player_socket.py``), none of these routes, and there no more than ``server/live/program_rights.py``.
"""

from __future__ import annotations

from schlemm.core.seats import SEATS, Seat
from schlemm.server.common.asker import Asker
from schlemm.server.common.bots import BOT_NAMES
from schlemm.server.common.person_names import name_of
from schlemm.server.common.secret import new_secret
from schlemm.server.live.admission import own_table
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable
from schlemm.server.protocol.seats import LetProgramCommand, ProgramKey, ProgramSeat
from schlemm.table.rules.programs import EndProgram, LetProgram
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import TakeSeat, person_at
from schlemm.table.state.players import program_proof
from schlemm.table.state.table import Table


async def programs(asker: Asker, table: str, wanted: Seat | None, games: LiveGames) -> list[ProgramSeat]:
    """Return the programs that play by the word of the person who asks."""
    live, mine = await own_table(asker, table, games, wanted)
    return _let_by(live.table, mine)


def _let_by(table: Table, by: Seat) -> list[ProgramSeat]:
    found = ((each, person_at(table, each)) for each in SEATS if _decides(table, by, each))
    return [
        ProgramSeat(each, person.name, person.is_program)
        for each, person in found
        if person and person.program
    ]


async def let_program(
    asker: Asker, table: str, wanted: Seat | None, wish: LetProgramCommand, games: LiveGames
) -> ProgramKey:
    """Let a program play, and tell its key."""
    live, mine = await own_table(asker, table, games, wanted)
    key = new_secret()
    proof = program_proof(key, live.table.scope)
    if wish.seat is mine:
        await live.commands.settle(mine, LetProgram(proof, _owner(live.table, mine)))
    else:
        _check_hosts(live, mine)
        place = live.table.company.invitation.places.of(wish.seat)
        taken = TakeSeat(name_of(wish.name), proof, place, program=proof)
        await live.commands.settle(wish.seat, taken)
    return ProgramKey(key, wish.seat, f"/ws/tables/{live.table.id}")


async def end_program(
    asker: Asker, table: str, wanted: Seat | None, seat: Seat, games: LiveGames
) -> list[ProgramSeat]:
    """Take a program's key back: at one's own seat one plays alone again, at another one a bot does. Who is left."""
    live, mine = await own_table(asker, table, games, wanted)
    if seat is mine:
        await live.commands.settle(mine, LetProgram("", _owner(live.table, mine)))
    else:
        _check_hosts(live, mine)
        await live.commands.settle(seat, EndProgram(BOT_NAMES.of(seat)))
    return _let_by(live.table, mine)


def _check_hosts(live: LiveTable, seat: Seat) -> None:
    """Check that this person may give a bot's seat to a program: the host of a table by itself.

    Raises:
        Refused: If somebody else decides it. In a match people bring programs to their own seats.
    """
    if live.game.others(live.room) or not _hosts(live.table, seat):
        raise Refused(RefusalCode.HOST_DECIDES)


def _decides(table: Table, by: Seat, seat: Seat) -> bool:
    return by is seat or (table.is_programs(seat) and _hosts(table, by))


def _hosts(table: Table, seat: Seat) -> bool:
    return table.company.invitation.host is seat


def _owner(table: Table, seat: Seat) -> str:
    person = person_at(table, seat)
    return "" if person is None else person.secret
