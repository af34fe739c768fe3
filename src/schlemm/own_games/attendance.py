"""Who has played each board of a table themselves: people sit down, go and come back, and bots stand in for them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from schlemm.core.board.state import Finished, Playing
from schlemm.core.contract import Contract
from schlemm.core.seats import BySeat, Seat
from schlemm.table.rules.devices import DeviceReplaced
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.state.events import BoardDealt, BoardEnded, Event
from schlemm.table.state.players import Person, Player
from schlemm.table.state.table import Table

PersonId: TypeAlias = str
"""Whom a person is known by at one table or match: the hash of their first secret; empty for a bot."""


@dataclass(frozen=True, slots=True)
class BoardAttendance:
    """Who has played a board that is over.

    Attributes:
        people: Who sat where when it ended.
        by_bots: The seats whose calls or cards were chosen by a bot, all or some of them.
        chose: Whose player chose declarer's cards, and dummy's; ``None`` if it was passed out, or several did.
    """

    people: BySeat[PersonId]
    by_bots: frozenset[Seat] = frozenset()
    chose: Seat | None = None

    def seats_of(self, people: frozenset[PersonId]) -> tuple[Seat, ...]:
        """Where one of these persons sat."""
        return tuple(seat for seat, person in self.people.items() if person and person in people)


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who has played the boards of a table, as far as its events have been read.

    Attributes:
        boards: Those that are over, in their order.
        by_bots: Of the board in progress, the seats for which a bot has called or played.
        chose: Of the board in progress, whose players have played declarer's cards or dummy's.
    """

    boards: tuple[BoardAttendance, ...] = ()
    by_bots: frozenset[Seat] = frozenset()
    chose: frozenset[Seat] = frozenset()

    def known_as(self, former: PersonId, now: PersonId) -> Attendance:
        """The same after a person has come back with another secret in place of all that they had."""
        boards = tuple(
            replace(board, people=board.people.map(lambda person: now if person == former else person))
            for board in self.boards
        )
        return replace(self, boards=boards)


def attended(before: Attendance, table: Table, event: Event) -> Attendance:
    """Who has played the boards of a table after one more event there.

    Args:
        before: Who had until then.
        table: The table before the event.
        event: What happens.
    """
    match event:
        case BoardDealt():
            return Attendance(before.boards)
        case CallMade(seat):
            return _acted(before, table, table.plays_for(seat))
        case CardPlayed(seat):
            after, contract = _acted(before, table, table.plays_for(seat)), _contract_of(table)
            declares = contract is not None and seat.side is contract.side
            return replace(after, chose=after.chose | {table.plays_for(seat)}) if declares else after
        case BoardEnded():
            return Attendance((*before.boards, _board(before, table)))
    return before


def came_back(table: Table, event: DeviceReplaced) -> tuple[PersonId, PersonId]:
    """Whom the person was known by who comes back with another secret, and whom they are known by from now on."""
    return person_id(table.players.of(event.seat)), event.secret


def person_id(player: Player) -> PersonId:
    """Whom a player is known by."""
    return player.secret if isinstance(player, Person) else ""


def _acted(before: Attendance, table: Table, seat: Seat) -> Attendance:
    player = table.players.of(seat)
    if table.bot_at(seat) is None and not (isinstance(player, Person) and player.program):
        return before  # where a program has a key nobody can tell who has acted
    return replace(before, by_bots=before.by_bots | {seat})


def _board(before: Attendance, table: Table) -> BoardAttendance:
    """The board that has just ended; where a claim came before declarer's first card, who would have chosen it."""
    contract, chose = _contract_of(table), before.chose
    if contract is not None and not chose:
        chose = frozenset({table.chooses_for(contract.declarer, contract.declarer)})
    chooser = next(iter(chose)) if contract is not None and len(chose) == 1 else None
    return BoardAttendance(table.players.map(person_id), before.by_bots, chooser)


def _contract_of(table: Table) -> Contract | None:
    board = table.board
    if isinstance(board, Finished):
        return board.result.contract
    return board.contract if isinstance(board, Playing) else None
