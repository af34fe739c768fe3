"""Hands to bid: the server keeps nothing of one but the secret that all of them follow from."""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest
from typing import Final

from schlemm.bidding.systems import NAMES, agreements_named
from schlemm.bots.workers.executor import JobRunner
from schlemm.core.calls import Call, parse_call
from schlemm.learn.drill.drill_hand import BidDrill
from schlemm.learn.drill.topics import TOPICS, DrillTopic
from schlemm.server.common.asker import Asker
from schlemm.server.common.ids import new_table_name
from schlemm.server.common.unanswered import NotThere, existing
from schlemm.server.drill.views import drill_view
from schlemm.server.drill.wire import DrillMenu, DrillView, GoOnWithDrill, StartDrill
from schlemm.server.texts.readers import TextReaders
from schlemm.server.texts.system_check import check_systems

TAG_BYTES: Final = 6


class Drill:
    """Hands to practise with.

    A hand follows from the server's secret and its id, so nobody can work out the other hands; a part of the id
    proves that this server gave it for this topic and system, so that an id of another
    server is refused and does not become another hand.

    Args:
        secret: 128 bits that nobody else knows.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    async def begin(self, asker: Asker, wish: StartDrill, runner: JobRunner, texts: TextReaders) -> DrillView:
        """A new hand; raises as ``go_on`` does. A text is looked at now: what was given for it proves that it was."""
        name, topic, system = new_table_name(), _topic_named(wish.topic), wish.system
        await check_systems(asker, (system,), texts)
        return await self._view(f"{name}{self._tag(name, topic, system)}", topic, system, (), runner)

    async def go_on(self, name: str, asked: GoOnWithDrill, runner: JobRunner) -> DrillView:
        """Where the hand of this name stands after these calls of the player.

        Args:
            name: Its name.
            asked: What is practised, what is bid, and the player's calls.
            runner: Who bids for the others.

        Raises:
            NotThere: If there is no such topic, or this server gave no such hand for the topic and system.
            NotationError: If a call is none.
            RuleViolation: If a call is not legal.
            UnknownSystem: If there is no such system.
            WorkerFault: If the bots could not be asked.
        """
        calls, topic, system = tuple(map(parse_call, asked.calls)), _topic_named(asked.topic), asked.system
        stem, tag = name[: -2 * TAG_BYTES], name[-2 * TAG_BYTES :]
        if not compare_digest(tag.encode(), self._tag(stem, topic, system).encode()):
            raise NotThere
        return await self._view(name, topic, system, calls, runner)

    async def _view(
        self, name: str, topic: DrillTopic, system: str, calls: tuple[Call, ...], runner: JobRunner
    ) -> DrillView:
        agreements_named(system)
        text = self._digest("deal", name, topic, system, 32)
        return drill_view(name, system, await runner.carry_out(BidDrill(topic, system, text, calls)))

    def _tag(self, stem: str, topic: DrillTopic, system: str) -> str:
        return self._digest("tag", stem, topic, system, TAG_BYTES)

    def _digest(self, use: str, name: str, topic: DrillTopic, system: str, size: int) -> str:
        message = f"{use}\n{topic.code}\n{system}\n{name}"
        return blake2b(message.encode(), digest_size=size, key=self._secret).hexdigest()


def menu() -> DrillMenu:
    """Return what can be practised."""
    return DrillMenu([topic.code for topic in TOPICS], list(NAMES))


def _topic_named(code: str) -> DrillTopic:
    return existing(next((topic for topic in TOPICS if topic.code == code), None))
