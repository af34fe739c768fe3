"""In which games each secret has opened a seat: read from the events in which people come, and from no others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final, NamedTuple

from schlemm.match.live import codec as of_match
from schlemm.match.live.codec import MATCH, is_match
from schlemm.match.live.unplayed import PLAYED
from schlemm.match.state.events import AtTable, MatchEvent, MatchOpened
from schlemm.server.common.ids import is_table_name
from schlemm.server.common.last_used import LastUsed
from schlemm.store.slices import SLICE, fold_in_slices, map_in_slices
from schlemm.store.store import Store, Stored, StreamStart, Unreadable
from schlemm.table.live import codec as of_table
from schlemm.table.live.codec import TABLE
from schlemm.table.rules.devices import DeviceReplaced, KeyAdded
from schlemm.table.rules.seating import SeatTaken
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.players import Person, hashed

_LOG: Final = logging.getLogger(__name__)

COMING: Final = frozenset(map(TABLE.name_of, (TableOpened, SeatTaken, KeyAdded, DeviceReplaced)))
"""The events of a table by which a secret comes to open a seat."""


SECRETS_KEPT: Final = 2_000
"""Of how many secrets it is kept what they open."""


class Begun(NamedTuple):
    """A game and when it was set up: games stand in this order, which no game that comes later changes.

    Attributes:
        at: In seconds since 1970; 0 if that cannot be read.
        name: Of the game.
    """

    at: float
    name: str


@dataclass(frozen=True, slots=True)
class OpenedBySecret:
    """What a secret opens, as far as it has been looked for.

    Attributes:
        changes: How many changes of the index have been looked at.
        names: Of the games.
    """

    changes: int = 0
    names: frozenset[str] = frozenset()


@dataclass(slots=True)
class GameSecrets:
    """Who has come to a game, as far as its stream has been looked at.

    Attributes:
        version: How many of its events have been looked at.
        scope: What hashes of its secrets are keyed by.
        proofs: Hashes of all secrets that open a seat there, or have opened one.
        begun: When it was set up, in seconds since 1970; ``None`` as long as nobody has asked.
        changed: Which change of the index brought its latest secret, counted from 1.
    """

    version: int = 0
    scope: str = ""
    proofs: set[str] = field(default_factory=set)
    begun: float | None = None
    changed: int = 0

    def note(self, game: str, item: Stored) -> None:
        """Look at one more event.

        Raises:
            Unreadable: If it is one of those that matter, and cannot be read.
        """
        kind = item.entry.kind
        if is_match(kind):
            opened = MATCH.decode(kind, item.entry.content)
            self.scope = (opened.scope if isinstance(opened, MatchOpened) else "") or game
            self.proofs.update(_proofs_of_match(opened))
        elif kind.rpartition(".")[2] in COMING:
            event = of_match.decode(kind, item.entry.content) if "." in kind else None
            happened = (
                event.event if isinstance(event, AtTable) else of_table.decode(kind, item.entry.content)
            )
            if isinstance(happened, TableOpened):
                self.scope = (happened.circle.scope if happened.circle is not None else "") or game
            self.proofs.update(_proofs_of(happened))
        self.version = item.version


class GameIndex:
    """The games of a store by the secrets that have opened a seat there; each stream is read on where it was left.

    Games without a call are not read: anybody can open any number of them, and nobody has played there. A secret is
    held against each game once, and again only where somebody has come to it since.
    """

    def __init__(self) -> None:
        self._games: dict[str, GameSecrets] = {}
        self._changed: dict[str, None] = {}  # names, those with the latest changes last
        self._changes = 0
        self._opened: LastUsed[str, OpenedBySecret] = LastUsed(SECRETS_KEPT)
        self._looking = asyncio.Lock()

    async def catch_up(self, store: Store) -> None:
        """Look at all events that have come since the last time.

        Raises:
            StoreTrouble: If the store does not answer.
        """
        async with self._looking:
            for stream, version in (await store.versions(PLAYED)).items():
                if is_table_name(stream) and self._seen(stream) < version:
                    await self._read_on(store, stream, version)

    async def games_of(self, secret: str, store: Store) -> list[Begun]:
        """Return the games in which this secret opens a seat or has opened one, the newest first.

        Raises:
            StoreTrouble: If the store does not answer.
        """
        found = await self._opened_by(secret)
        return sorted([Begun(await self.begun(name, store), name) for name in found], reverse=True)

    async def _opened_by(self, secret: str) -> frozenset[str]:
        key, changes = hashed(secret, ""), self._changes
        before = self._opened.get(key) or OpenedBySecret()
        late = takewhile(lambda name: self._games[name].changed > before.changes, reversed(self._changed))
        names = [*late]

        def opens(name: str) -> bool:
            game = self._games[name]
            return hashed(secret, game.scope) in game.proofs

        opened = await map_in_slices(opens, names, SLICE)
        more = frozenset(name for name, is_open in zip(names, opened, strict=True) if is_open)
        found = OpenedBySecret(changes, before.names | more)
        self._opened.put(key, found)
        return found.names

    async def begun(self, name: str, store: Store) -> float:
        """When a game was set up, in seconds since 1970; 0 if that cannot be read."""
        game = self._games.setdefault(name, GameSecrets())
        if game.begun is None:
            start = await _start_of(name, store)
            game.begun = 0.0 if start is None else start.at
        return game.begun

    def _seen(self, stream: str) -> int:
        return self._games[stream].version if stream in self._games else 0

    async def _read_on(self, store: Store, stream: str, version: int) -> None:
        game = self._games.setdefault(stream, GameSecrets())
        known = len(game.proofs)
        try:
            stored = await store.read(stream, game.version)
            await fold_in_slices(lambda _, item: game.note(stream, item), None, _those_that_matter(stored))
        except Unreadable:
            _LOG.warning("who has come to %s cannot be read", stream)
        game.version = max(game.version, version)
        if len(game.proofs) > known:
            self._changes += 1
            game.changed = self._changes
            self._changed.pop(stream, None)
            self._changed[stream] = None


def _those_that_matter(stored: Sequence[Stored]) -> list[Stored]:
    return [item for item in stored if item.version == 1 or item.entry.kind.rpartition(".")[2] in COMING]


async def _start_of(name: str, store: Store) -> StreamStart | None:
    try:
        return await store.first(name)
    except Unreadable:
        return None


def _proofs_of(event: Event) -> Iterator[str]:
    match event:
        case TableOpened(players=players):
            for player in players:
                yield from _secrets(player)
        case SeatTaken(person=person):
            yield from _secrets(person)
        case KeyAdded(secret=secret) | DeviceReplaced(secret=secret):
            yield secret


def _proofs_of_match(event: MatchEvent) -> Iterator[str]:
    if isinstance(event, MatchOpened):
        for players in event.players:
            for player in players:
                yield from _secrets(player)


def _secrets(player: object) -> tuple[str, ...]:
    return (player.secret, *player.more) if isinstance(player, Person) else ()
