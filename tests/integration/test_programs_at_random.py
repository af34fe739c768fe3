"""Programs with keys of their own that do anything at all: the table goes on, and none of them sees a hidden card."""

import asyncio
import json
from collections.abc import Sequence
from operator import itemgetter
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.integration.friends import done, up_to_date
from tests.integration.house import House, Line, Said, house, wish
from tests.integration.legal_bots import Hasty
from tests.integration.nonsense import TYPED, broken, written
from tests.integration.test_nonsense import kept, listening
from tests.integration.test_programs import ended, let, program

pytestmark = pytest.mark.hostile

DEEDS = (
    *("play",) * 8,
    *("say", "say", "say", "rubbish", "stall", "go on", "break off", "come", "come", "key", "old key"),
)
"""What a program does next: something legal, anything of any kind, what is no message, not reading, breaking off."""


class Robot:
    """A program and the keys that it has been given.

    Attributes:
        seat: Where it sits.
        keys: Its keys, the last of which opens the seat.
        lines: Its sockets.
        left: Those that it has broken off.
    """

    def __init__(self, home: House, table: str, seat: str, key: str) -> None:
        self._home, self._table = home, table
        self.seat, self.keys = seat, [key]
        self.lines: list[Line] = []
        self.left: list[Line] = []

    def come(self, key: str) -> None:
        """Open a socket."""
        self.lines.append(program(self._home, self._table, key))

    async def do(self, deed: str, said: dict[str, Any], anna: httpx.AsyncClient, chance: Random) -> None:
        """Do one thing."""
        for each in tuple(self.lines):
            each.take()
            if each.closed is not None:
                self.lines.remove(each)
                self.left.append(each)
        match deed:
            case "old key":
                self.come(chance.choice([*self.keys, "x" * 22]))
            case "key":
                assert await ended(anna, self._table, self.seat) == 200
                self.keys.append((await let(anna, self._table, self.seat, name=f"Robo {self.seat}"))["key"])
            case _ if self.lines and deed != "come":
                await self._at(chance.choice(self.lines), deed, said, chance)
            case _:
                self.come(self.keys[-1])

    async def _at(self, line: Line, deed: str, said: dict[str, Any], chance: Random) -> None:
        """Do something at a socket."""
        view = view_of(line)
        match deed:
            case "rubbish":
                line.say(chance.choice(["", "{", "[]", "null", "x" * 5000, '{"type":' * 400]))
                line.say_bytes(bytes(range(256)))
            case "say":
                seen = {"seen": view["version"]} if "seen" in said and view else {}
                line.say(written({**said, **seen}, f"r{chance.random()}"))
            case "stall":
                line.stalled.clear()
            case "go on":
                line.stalled.set()
            case "break off":
                self.left.append(line)
                self.lines.remove(line)
                await line.lose()
            case _ if view:
                act(line, view, chance)

    async def leave(self) -> None:
        """Go away for good."""
        for line in self.lines:
            await line.close()


def view_of(line: Line) -> Said | None:
    """What the line was last told of the table, if anything."""
    update = line.last.get("update")
    return update and update["view"]


def act(line: Line, view: Said, chance: Random) -> None:
    """Do something legal at the table, if there is anything to do."""
    choices = chance.choice(
        (chance.choice, itemgetter(0), itemgetter(0))
    )  # a pass often, or auctions are all there is
    if (todo := wish(view, choices)) is not None:
        line.ask(todo[0], view["version"], **todo[1])


def check_sight(line: Line) -> None:
    """See that a program was shown no cards that a player in its place does not see, as long as a board was played."""
    for view in (said["view"] for said in map(json.loads, line.heard) if said["type"] == "update"):
        hands = {hand["seat"]: hand for hand in view["hands"] if hand["cards"]}
        others = hands.keys() - {view["me"]} - in_sight(view)
        if view["result"] is None and view["board"]:
            assert all(hands[seat]["why"] == "claim" and view["claim"] for seat in others), view


def in_sight(view: Said) -> set[str]:
    """Dummy once there was a lead, and a declarer who is a bot, whose cards partner plays."""
    contract, found = view["contract"], set()
    if contract and (view["piles"] or (view["trick"] and view["trick"]["cards"])):
        found.add(contract["dummy"])
    if contract and contract["dummy"] == view["me"]:
        bots = {player["seat"] for player in view["players"] if not player["human"]}
        found |= bots & {contract["declarer"]}
    return found


async def live(said: Sequence[tuple[int, dict[str, Any]]], seed: int) -> None:
    """A person plays with three programs that do all this; then she sends them away, and bots go on with her."""
    chance = Random(seed)
    with listening() as logged:
        async with house(executor=Hasty()) as home, home.browser() as anna:
            table = await home.opened(anna, name="Anna", company=["N", "E", "W"])
            given = {seat: await let(anna, table, seat, name=f"Robo {seat}") for seat in "NEW"}
            robots = [Robot(home, table, seat, found["key"]) for seat, found in given.items()]
            async with home.line(anna, table) as own:
                for robot in robots:
                    robot.come(robot.keys[-1])
                await up_to_date(own)
                await done(own, "next")
                for who, message in said:
                    await robots[who].do(chance.choice(DEEDS), message, anna, chance)
                    for robot in robots:
                        await robot.do("play", message, anna, chance)
                    act(own, await up_to_date(own), chance)
                for robot in robots:
                    assert await ended(anna, table, robot.seat) == 200
                    await robot.leave()
                await played_out(own)
                for robot in robots:
                    for line in (*robot.lines, *robot.left):
                        line.take()
                        check_sight(line)
                _, replayed, now = await kept(home)
                assert replayed == now
    assert not [record.getMessage() for record in logged if record.exc_info]


async def played_out(own: Line) -> None:
    """Play on with bots until a board is over; her socket has been closed by nobody."""
    view = await up_to_date(own)
    while view["result"] is None:
        todo = wish(view, lambda choices: choices[0])
        if todo is not None:
            await done(own, todo[0], **todo[1])
        view = await up_to_date(own)


@pytest.mark.slow
@settings(max_examples=examples(9), phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(
    said=st.lists(st.tuples(st.integers(0, 2), TYPED | broken()), min_size=30, max_size=60),
    seed=st.integers(0, 1_000_000),
)
def test_programs_live_at_random(said: Sequence[tuple[int, dict[str, Any]]], seed: int) -> None:
    """They play, babble, hang, break off and come with old keys and new; the person is shown all, and plays on."""
    asyncio.run(live(said, seed))
