"""A table of the protocol without sockets: the manager's side and four players pass each other lines of text."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from schlemm.bot_match.contestants import Player
from schlemm.bots.registry import bot_named
from schlemm.core.action import Action, MakeCall, PlayCard
from schlemm.core.board.board import Board
from schlemm.core.seats import SEATS, BySide, Seat
from schlemm.core.view import View
from schlemm.table_manager.format import format_message
from schlemm.table_manager.lock_step import LockStep
from schlemm.table_manager.messages import Message, Scoring, Seated
from schlemm.table_manager.parse import parse_message
from schlemm.table_manager.seat_player import SeatPlayer

SYSTEM = "forum"
TEAMS = BySide("Alpha", "Beta")


@dataclass(frozen=True)
class Unclaiming:
    """A bot that plays every board to its last card, as the protocol has it."""

    bot: Player

    def act(self, view: View) -> Action:
        """What the bot does where nobody may claim."""
        return self.bot.act(replace(view, refused=(view.seat,)))


def beginner() -> Unclaiming:
    """A quick player."""
    return Unclaiming(bot_named("forum:anfaenger"))


@dataclass
class Session:
    """Four players at one table.

    Attributes:
        boards: What they play.
        player: Who acts for all of them.
        order: Whose line is next, of those that have one to send.
        written: What was said, line by line.
    """

    boards: Iterable[Board]
    player: Player = field(default_factory=beginner)
    order: Callable[[list[Seat]], Seat] = field(default=lambda seats: seats[0])
    written: list[str] = field(default_factory=list)

    def play(self) -> LockStep:
        """Play all boards, and the table after them."""
        table = LockStep(TEAMS, tuple(self.boards), Scoring.IMPS)
        players: dict[Seat, SeatPlayer] = {}
        lines: dict[Seat, list[Message]] = {}
        for seat in SEATS:
            players[seat] = SeatPlayer(seat, TEAMS.of(seat.side), BySide(SYSTEM, SYSTEM))
            self._told(players, lines, seat, Seated(seat, TEAMS.of(seat.side)))
        while self._thought(players, lines):
            seat = self.order([seat for seat in SEATS if lines[seat]])
            line = format_message(lines[seat].pop(0))
            self.written.append(f"{seat} > {line}")
            table, sends = table.after(seat, parse_message(line), float(len(self.written)))
            for to, message in sends:
                self._told(players, lines, to, message)
        return table

    def _told(
        self,
        players: dict[Seat, SeatPlayer],
        lines: dict[Seat, list[Message]],
        seat: Seat,
        message: Message,
    ) -> None:
        line = format_message(message)
        self.written.append(f"{seat} < {line}")
        players[seat], answers = players[seat].after(parse_message(line))
        lines.setdefault(seat, []).extend(answers)

    def _thought(self, players: dict[Seat, SeatPlayer], lines: Mapping[Seat, list[Message]]) -> bool:
        """Have everybody on turn act; whether there is a line to send."""
        for seat, player in players.items():
            view = player.view
            if view is not None:
                action = self.player.act(view)
                assert isinstance(action, MakeCall | PlayCard)
                players[seat], answers = player.acted(action)
                lines[seat].extend(answers)
        return any(lines.values())
