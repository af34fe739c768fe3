"""Who is connected to other servers, as one server knows it."""

import asyncio

from schlemm.core.seats import BySide, Seat
from schlemm.server.cluster.channel import REMEMBERED, Channel
from schlemm.server.cluster.messages import HereAt, RoomHere
from schlemm.server.protocol.client import SpeakCommand

ANNA = frozenset({Seat.SOUTH})


class Game:
    """A table with nobody connected here, which notes what it is told."""

    def __init__(self) -> None:
        self.version = 7
        self.changes = 0

    async def read_on(self) -> None:
        """There is nothing to be read."""

    def drive(self, drives: bool) -> None:
        """There are no bots."""

    def here_now(self) -> list[RoomHere]:
        """Nobody."""
        return [RoomHere(frozenset(), self.version, BySide(0, 0))]

    def elsewhere_changed(self) -> None:
        """Others are connected elsewhere than before."""
        self.changes += 1

    def ticked_elsewhere(self, room: int, at: RoomHere) -> None:
        """The clock is not looked at."""

    def spoken_elsewhere(self, room: int, seat: Seat, asked: SpeakCommand) -> None:
        """Nobody speaks."""

    def picked_up_elsewhere(self, room: int, seat: Seat) -> None:
        """Nobody picks up a hand."""


def nothing(*_: object) -> None:
    """What is said to nobody."""


async def test_who_is_at_a_server_that_was_only_late_is_there_again() -> None:
    """A busy server misses its time and counts as gone; once it is heard of again, so are its people, unasked."""
    game = Game()
    channel = Channel("table", "here", game, nothing, nothing, nothing, nothing)
    channel.hear(HereAt("late", (RoomHere(ANNA, 7, BySide(0, 0)),)))
    now = asyncio.get_running_loop().time()
    for alive, there in ((True, True), (False, False), (True, True), (False, False)):
        channel.forget_gone(frozenset({"here", "late"} if alive else {"here"}), now + REMEMBERED / 2)
        assert channel.elsewhere(0) == (ANNA if there else frozenset())
    assert game.changes == 4
    channel.hear(HereAt("late", (RoomHere(ANNA, 7, BySide(0, 0)),)))
    assert channel.elsewhere(0) == ANNA


async def test_a_server_that_is_gone_for_long_is_forgotten() -> None:
    """Each start gives a server another name: those of old lives are not kept for ever."""
    channel = Channel("table", "here", Game(), nothing, nothing, nothing, nothing)
    for life in range(5):
        channel.hear(HereAt(f"life {life}", (RoomHere(ANNA, 7, BySide(0, 0)),)))
    now = asyncio.get_running_loop().time() + REMEMBERED
    channel.forget_gone(frozenset(), now)
    channel.forget_gone(frozenset(f"life {life}" for life in range(5)), now)
    assert channel.elsewhere(0) == frozenset()
