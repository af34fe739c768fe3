"""One table and everybody who has it open: who comes and goes, and what they are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from schlemm.core.seats import Seat
from schlemm.match.state.place import Room
from schlemm.server.common.background import Background
from schlemm.server.common.messages import Reason as Why
from schlemm.server.live.audience import Audience
from schlemm.server.live.free_words import FreeWords
from schlemm.server.live.live_game import LiveGame
from schlemm.server.live.offers import Offers
from schlemm.server.live.other_servers import OtherServers
from schlemm.server.live.outbox import News, Outbox
from schlemm.server.live.player_commands import PlayerCommands
from schlemm.server.live.spectators import Spectators
from schlemm.server.protocol.client import PickUpCommand, SpeakCommand
from schlemm.server.protocol.server import Led, Trouble
from schlemm.server.views.drawings import Drawings
from schlemm.server.views.game import GameNow
from schlemm.store.store import StoreTrouble
from schlemm.table.live.session import Session
from schlemm.table.rules.devices import DeviceReplaced
from schlemm.table.rules.free_words import words_to_be_heard
from schlemm.table.rules.leaving import SeatFreed
from schlemm.table.rules.programs import ProgramKeyChanged
from schlemm.table.rules.refusal import Refused
from schlemm.table.rules.standing_in import ComeBack
from schlemm.table.state.events import Heard, SeatsDrawn
from schlemm.table.state.table import Table

_LOG: Final = logging.getLogger(__name__)


class LiveTable:
    """A session and the sockets that look at its table. Bots act only while somebody looks.

    Args:
        session: The table.
        game: The game that it belongs to.
        room: Which room of the game it is.

    Attributes:
        commands: What its players ask.
        others: What other servers are told of it, and say.
        drawings: What its players were shown a moment ago.
    """

    def __init__(self, session: Session, game: LiveGame[LiveTable], room: Room) -> None:
        self.session = session
        self.game = game
        self.room = room
        self._audience = Audience(self._news)
        self.commands = PlayerCommands(session, lambda: self.here)
        self.drawings = Drawings()
        self._words = FreeWords()
        self._background = Background()
        self._offers = Offers(session, self._background, self._audience.tell_again)
        self._unlisten: Callable[[], None] | None = None
        self._left_at = _time()
        self.others = OtherServers(self, self._audience, self._words)
        self.spectators = Spectators(
            session, self._news, lambda seat, guest: self._words.overheard(self.table, seat, guest)
        )

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.session.table

    @property
    def now(self) -> GameNow:
        """The game as it stands for this table, and who is connected."""
        return self.game.now(self.room)

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose players are connected; not who waits for the end of the board to sit down."""
        return self._at_this_server | self.others.here

    @property
    def _at_this_server(self) -> frozenset[Seat]:
        coming = self.table.company.coming
        return frozenset(seat for seat in self._audience.readers if coming.of(seat) is None)

    def wake(self) -> None:
        """Wake the bots that trouble has stopped."""
        self.session.wake()

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks, not even a spectator."""
        return not self._audience.outboxes and self.spectators.is_empty

    @property
    def empty_since(self) -> float:
        """When the last one left, on the loop's clock."""
        return max(self._left_at, self.spectators.empty_since)

    def watched_from(self, seat: Seat, *, of_program: bool = False) -> int:
        """How many sockets this player has open, or the program at their seat."""
        return self._audience.count(seat, of_program=of_program)

    # -- coming and going ---------------------------------------------------------------------------------------

    def enter(self, seat: Seat, seen: int | None, *, of_program: bool = False, household: str = "") -> Outbox:
        """A new socket of this player, which is told at once how things stand.

        Args:
            seat: Whose socket it is.
            seen: The version it has seen before, if it was here before.
            of_program: Whether a program has opened it with a key of its own.
            household: Where the socket comes from, as it is counted.
        """
        self.game.follow(self.room)
        outbox = Outbox(seat, of_program=of_program, household=household)
        newly_here = seat not in self.here
        self._audience.join(outbox)
        if self._unlisten is None:
            self._unlisten = self.session.listen(self._happened, self._audience.household)
        self.game.looked_at()
        missed = () if seen is None else self.commands.recent.told_since(self.table, seat, seen) or ()
        outbox.tell(self._news(seat, missed))
        if newly_here:
            self.presence_changed(but=outbox)
        if seat in self.table.company.away or seat in self.table.company.lost:
            self._background.run(self._bring_back(seat))
        self._offers.look(self._at_this_server)
        self.others.tell_who_is_here()
        return outbox

    def leave(self, outbox: Outbox) -> None:
        """The socket is gone."""
        if not self._audience.leave(outbox):
            return
        self._see_who_is_left()  # who looks on is told that the clock rests
        self.others.tell_who_is_here()
        if outbox.reader not in self.here:
            self.gone(outbox.reader)
            self.presence_changed()

    def gone(self, seat: Seat) -> None:
        """This player is connected to no server any longer."""
        self.commands.permissions.left(seat, _time())
        self.session.dealt_hands.without(self.table, self.here)

    def _see_who_is_left(self) -> None:
        """Where nobody plays any longer, bots need not act; others of the household may have theirs act."""
        if not self._audience.outboxes and self._unlisten is not None:
            self._left_at = _time()
            self._words.forget()
            self.drawings.forget()
            self._unlisten()
            self._unlisten = None
        self.game.looked_at()

    async def close(self) -> None:
        """Leave the table as it is, and end what is under way."""
        self._background.close()
        self._audience.close()
        self.spectators.close()
        await self.session.close()

    async def _bring_back(self, seat: Seat) -> None:
        """The person is here again: no bot plays for them any longer."""
        try:
            await self.commands.settle(seat, ComeBack())
        except Refused:
            pass  # another of their windows was faster
        except StoreTrouble as trouble:
            _LOG.error("table %s: %s cannot come back: %s", self.table.id, seat, trouble)

    def speak(self, seat: Seat, asked: SpeakCommand) -> int:
        """Have the table hear what a player says in their own words; return the version, which stays as it was.

        Raises:
            Refused: If nobody may speak freely now, or this player may not, or the text is empty or too long.
        """
        if not self._words.knows(self.table, seat, asked):
            words_to_be_heard(self.table, asked.text)
            self.commands.check(seat, asked)
            self._words.speak(self.table, seat, asked)
            self.others.tell_of_words(seat, asked)
            self.tell()
        return self.table.version_for(seat)

    def pick_up(self, seat: Seat, asked: PickUpCommand) -> int:
        """Note that a player has picked up their hand; return the version, which stays as it was."""
        self.commands.check(seat, asked)
        self.session.dealt_hands.pick_up(self.table, seat, self.here)
        self.others.tell_of_hand(seat)
        return self.table.version_for(seat)

    # -- telling ------------------------------------------------------------------------------------------------

    def _happened(self, events: Sequence[tuple[int, Heard]]) -> None:
        for _, event in events:
            if isinstance(event, SeatsDrawn):
                self.commands.permissions.moved(_time())
                self._audience.move(event.to)
            if isinstance(event, SeatFreed | DeviceReplaced):
                self._audience.send_away(event.seat, Trouble(Why("seat-given-on")))
                self._see_who_is_left()
            if isinstance(event, ProgramKeyChanged):
                self._audience.send_away(event.seat, Trouble(Why("wrong-key")), programs_only=True)
                self._see_who_is_left()
        self._words.follow(self.table)
        self.game.follow(self.room)
        self._audience.tell([event for _, event in events])
        self._offers.look(self._at_this_server)
        self.others.tell_who_is_here()

    def tell(self) -> None:
        """Tell everybody how things stand."""
        self._audience.tell(())
        self.spectators.tell()

    def send_away(self, outbox: Outbox, why: Led | Trouble) -> None:
        """Say a last thing on a socket that has no place here any longer."""
        outbox.reply(why)
        outbox.close()
        self.leave(outbox)

    @property
    def watchers(self) -> tuple[Outbox, ...]:
        """The sockets that look."""
        return self._audience.outboxes

    def presence_changed(self, but: Outbox | None = None) -> None:
        """Tell everybody, except one, that others are connected than before."""
        self._audience.tell((), but)
        self.spectators.tell()
        self.game.tell_others(self.room)

    def _news(self, seat: Seat, events: Sequence[Heard]) -> News:
        sure, ticking = self._offers.to(seat), self.session.clock.ticking
        words = self._words.heard(self.table, seat)
        return News(events, self.now, seat, sure, self.session.trouble, ticking, words)


def _time() -> float:
    return asyncio.get_running_loop().time()
