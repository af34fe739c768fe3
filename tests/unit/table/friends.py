"""Tables with several people, for tests."""

from tests.unit.table.playing import TABLE, deals_from

from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.rules.seating import TakeSeat
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person, Player, Robot, hashed
from schlemm.table.state.settings import Settings, Tempo
from schlemm.table.state.table import Table

INVITE = "0123456789abcdefghijkl"
NAMES = BySeat("Ben", "Carla", "Anna", "Dirk")
ROBOTS: BySeat[Player] = BySeat(
    *(Robot(name, f"forum:{level}") for name, level in zip("NOSW", ("klub", "meister") * 2, strict=True))
)


def secret_of(seat: Seat) -> str:
    """The secret of the browser of who sits here."""
    return f"secret-of-the-browser-{seat.letter}"


def owner_of(seat: Seat) -> str:
    """What a table keeps of that secret."""
    return hashed(secret_of(seat), TABLE)


def gathering(*people: Seat, kept: tuple[Seat, ...] = (Seat.NORTH,)) -> Table:
    """A table of Anna at South that waits for its start, with these people besides."""
    anna = Person("Anna", hashed(secret_of(Seat.SOUTH), TABLE), bot="forum:klub")
    players = ROBOTS.put(Seat.SOUTH, anna)
    invitation = Invitation(Seat.SOUTH, INVITE)
    event = TableOpened(RobberOfFourForm(), players, Settings(Tempo.AT_ONCE), circle=invitation, kept=kept)
    table = opened(TABLE, event)
    for seat in people:
        table = after(table, seat, sitting(seat))
    return table


def sitting(person: Seat, place: str = "") -> Command:
    """The wish of this person to sit down, with the invitation that was theirs at first, or with this one."""
    return TakeSeat(NAMES.of(person), hashed(secret_of(person), TABLE), place or person.letter)


def asked(table: Table, by: Seat, command: Command) -> tuple[Event, ...]:
    """What happens when this player, up to date, asks for this."""
    return decide(table, Request("", by, table.version, command), deals_from(1))


def after(table: Table, by: Seat, *commands: Command) -> Table:
    """The table after these requests of one player."""
    for command in commands:
        for event in asked(table, by, command):
            table = evolve(table, event)
    return table


def everybody() -> Table:
    """A table of four people before its first board."""
    return gathering(*(seat for seat in SEATS if seat is not Seat.SOUTH))
