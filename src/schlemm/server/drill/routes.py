"""Practice of bidding over HTTP: the server keeps nothing of a hand but the secret that all hands follow from."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from schlemm.bidding.systems import NAMES, system_named
from schlemm.bots.workers.executor import Executor
from schlemm.core.calls import Call, parse_call
from schlemm.learn.drill.hand import BidDrill
from schlemm.learn.drill.topics import TOPICS, DrillTopic
from schlemm.server.common.ids import SECRET_BYTES, new_table_name
from schlemm.server.drill.views import drill_view
from schlemm.server.drill.wire import DrillMenu, DrillView, GoOnWithDrill, StartDrill

TAG_BYTES: Final = 6


class Drill:
    """Hands to practise with.

    A hand follows from the server's secret and its id, so nobody can work out the other hands; a part of the id
    proves that this server gave it for this topic and system, so that after a restart (the secret is made anew) an old
    id is refused and does not become another hand.

    Args:
        executor: Who bids, outside the event loop.
        secret: 128 random bits; made up if not given.
    """

    def __init__(self, executor: Executor, secret: bytes | None = None) -> None:
        self._executor = executor
        self._secret = secret or secrets.token_bytes(SECRET_BYTES)

    async def begin(self, topic: DrillTopic, system: str) -> DrillView:
        """A new hand; raises as ``go_on`` does."""
        name = new_table_name()
        return await self._view(f"{name}{self._tag(name, topic, system)}", topic, system, ())

    async def go_on(self, name: str, topic: DrillTopic, system: str, calls: Iterable[Call]) -> DrillView:
        """Where the hand of this name stands after these calls of the player.

        Raises:
            NotFoundException: If this server gave no such hand for the topic and system.
            RuleViolation: If a call is not legal.
            UnknownSystem: If there is no such system.
            WorkerFault: If the bots could not be asked.
        """
        stem, tag = name[: -2 * TAG_BYTES], name[-2 * TAG_BYTES :]
        if not compare_digest(tag.encode(), self._tag(stem, topic, system).encode()):
            raise NotFoundException
        return await self._view(name, topic, system, tuple(calls))

    async def _view(self, name: str, topic: DrillTopic, system: str, calls: tuple[Call, ...]) -> DrillView:
        system_named(system)
        text = self._digest("deal", name, topic, system, 32)
        return drill_view(name, system, await self._executor.carry_out(BidDrill(topic, system, text, calls)))

    def _tag(self, stem: str, topic: DrillTopic, system: str) -> str:
        return self._digest("tag", stem, topic, system, TAG_BYTES)

    def _digest(self, use: str, name: str, topic: DrillTopic, system: str, size: int) -> str:
        message = f"{use}\n{topic.code}\n{system}\n{name}"
        return blake2b(message.encode(), digest_size=size, key=self._secret).hexdigest()


@get("/api/practice", cache_control=None)
async def drill_menu() -> DrillMenu:
    """What can be practised."""
    return DrillMenu([topic.code for topic in TOPICS], list(NAMES))


@post("/api/practice", status_code=201)
async def begin_drill(data: JSONBody[StartDrill], drill: NamedDependency[Drill]) -> DrillView:
    """A hand for a topic."""
    return await drill.begin(topic_named(data.topic), data.system)


@post("/api/practice/{name:str}", status_code=200)
async def go_on_with_drill(
    name: FromPath[str], data: JSONBody[GoOnWithDrill], drill: NamedDependency[Drill]
) -> DrillView:
    """Where a hand stands after the player's calls."""
    calls = [parse_call(text) for text in data.calls]
    return await drill.go_on(name, topic_named(data.topic), data.system, calls)


def topic_named(code: str) -> DrillTopic:
    """The topic with this code.

    Raises:
        NotFoundException: If there is none.
    """
    found = next((topic for topic in TOPICS if topic.code == code), None)
    if found is None:
        raise NotFoundException
    return found
