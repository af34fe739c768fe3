"""Browsers of a server that is killed: each goes on where it was, and keeps what it was told."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Protocol

from tests.integration.house import Said, wish
from tests.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Choose = Callable[[Sequence[str]], str]


@dataclass(frozen=True)
class Confirmed:
    """A command that the server has said to be done.

    Attributes:
        id: Its id.
        kind: ``call``, ``card``, ``next`` or ``answer``.
        board: Number of the board; 0 before the first.
        text: The call or card.
        version: The version of the table that it led to, as the server said.
    """

    id: str
    kind: str
    board: int
    text: str
    version: int


class Running(Protocol):
    """Where a server can be reached."""

    @property
    def address(self) -> str:
        """Host and port."""


class Player:
    """A browser that goes on where it was: a command without an answer is sent again as it was.

    Args:
        table: The table's name.
        seat: The seat's letter.
        cookie: The browser's.
        choose: Chooses among legal calls, or legal cards.
    """

    def __init__(
        self, table: str, seat: str, cookie: str, choose: Choose = lambda choices: choices[0]
    ) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.choose = choose
        self.confirmed: list[Confirmed] = []
        self.refused: list[str] = []
        self.told: list[int] = []
        self.came_back_to: Said = {}
        self.view: Said = {}
        self._happens: Callable[[], None] = lambda: None
        self._asked: tuple[Said, int] | None = None
        self._number = 0
        self._seen: object = None

    @property
    def over(self) -> bool:
        """Whether the match or the robber is over, as far as the player knows."""
        if not self.view:
            return False
        return bool(self.view["match"]["over"] if self.view["match"] else self.view["sheet"]["over"])

    @property
    def waits(self) -> bool:
        """Whether a command of theirs has not been answered."""
        return self._asked is not None

    async def play(
        self, running: Running, happens: Callable[[], None], until: asyncio.Event | None = None
    ) -> None:
        """Do what may be done until all is over, or the server is gone.

        Args:
            running: The server, or whichever of several there is.
            happens: Called whenever something has been sent or heard.
            until: Whom the game is over for stays until this is set.
        """
        self._happens, self.came_back_to = happens, {}
        address = f"ws://{running.address}/ws/tables/{self.table}?seat={self.seat}"
        seen = f"&seen={self.view['version']}" if self.view else ""
        with suppress(ConnectionClosed, InvalidHandshake, ConnectionError):
            async with connect(address + seen, additional_headers={"Cookie": self.cookie}) as line:
                if self._asked is not None:
                    await line.send(json.dumps(self._asked[0]))
                while not self.over or self.waits:
                    async with asyncio.timeout(PATIENCE):
                        await self._take(line, json.loads(await line.recv()))
                    happens()
                if until is not None:
                    await until.wait()

    async def _take(self, line: ClientConnection, said: Said) -> None:
        if said["type"] == "update":
            self.view = said["view"]
            self.came_back_to = self.came_back_to or self.view
            self.told += [event["version"] for event in said["events"]]
        elif self._asked is not None and said.get("id") == self._asked[0]["id"]:
            (asked, board), self._asked = self._asked, None
            if said["type"] == "done":
                text = asked.get(asked["type"], "")
                self.confirmed.append(Confirmed(said["id"], asked["type"], board, text, said["version"]))
            else:  # what it is asked of has moved on: look again
                self.refused.append(asked["type"])
                self._seen = None
        await self._act(line, self.view)

    async def _act(self, line: ClientConnection, view: Said) -> None:
        if not view:
            return
        todo = wish(view, self.choose)
        at = (view["version"], view["match"] and view["match"]["finished"])
        if todo is None or self._asked is not None or at == self._seen:
            return
        self._number, self._seen = self._number + 1, at
        name = f"{self.table}{self.seat}{self._number}"
        asked = {"type": todo[0], "id": name, "seen": view["version"], **todo[1]}
        self._asked = asked, view["board"]["number"] if view["board"] else 0
        await line.send(json.dumps(asked))
        self._happens()


def anyhow(random: Random) -> Choose:
    """Auctions that end, and any card: who may begin bids something low, and mostly passes afterwards."""

    def choose(choices: Sequence[str]) -> str:
        if choices[0] != "P":
            return random.choice(choices)
        begins = "1C" in choices
        return random.choice(choices[1:4] or choices) if begins or random.random() < 0.2 else "P"

    return choose
