"""What one player says on a socket, carried out message by message."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Final

import msgspec

from schlemm.core.errors import NotationError, RuleViolation
from schlemm.match.state.place import Place
from schlemm.server.common.messages import BODY, Message, Reason
from schlemm.server.common.rate_limit import BURST, PACE, RateLimit
from schlemm.server.common.reasons import of_notation, of_refusal, of_store, of_violation
from schlemm.server.live.live_table import LiveTable
from schlemm.server.live.match_commands import NonsenseAsked
from schlemm.server.live.outbox import Outbox
from schlemm.server.live.program_rights import may_program_say
from schlemm.server.live.questions import Questions
from schlemm.server.metrics.durations import Durations
from schlemm.server.protocol import client
from schlemm.server.protocol.client import ClientMessage
from schlemm.server.protocol.command import CommandId, SocketCommand
from schlemm.server.protocol.server import Done, Refusal
from schlemm.store.store import StoreTrouble
from schlemm.table.rules.refusal import RefusalCode, Refused

_LOG: Final = logging.getLogger(__name__)

_READER: Final[msgspec.json.Decoder[SocketCommand | client.Question]] = msgspec.json.Decoder(ClientMessage)


class Identified(Message, frozen=True, forbid_unknown_fields=False):
    """Any message with an id: enough to say who is refused."""

    id: CommandId


def refuse(text: str, why: Reason, outbox: Outbox) -> Reason | None:
    """Refuse a message with an id; the reason to end the connection, if it is none."""
    try:
        named = msgspec.json.decode(text, type=Identified)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return Reason("malformed")
    outbox.reply(Refusal(named.id, why))
    return None


class Talk:
    """One socket's side of the conversation.

    Args:
        live: The table.
        outbox: Whose socket it is, and where replies go.
        took: Told how long what was carried out has taken, until every screen's update was queued.
    """

    def __init__(self, live: LiveTable, outbox: Outbox, took: Durations) -> None:
        self._live = live
        self._took = took
        self._outbox = outbox
        self._questions = Questions(live, outbox)
        self._limit = RateLimit(asyncio.get_running_loop().time(), BURST, PACE)

    def close(self) -> None:
        """Give up what has yet to be answered."""
        self._questions.close()

    async def take(self, text: str) -> Reason | None:
        """Carry out one message; the reason to end the connection, if it gives one."""
        if len(text) > BODY:
            return Reason("too-large")
        await asyncio.sleep(self._limit.drawn(asyncio.get_running_loop().time()))
        if self._outbox.closed:  # who has been sent away is listened to no more
            return None
        try:
            said = _READER.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return refuse(text, Reason("malformed"), self._outbox)
        if self._outbox.of_program and not may_program_say(said, self._live.table):
            self._outbox.reply(Refusal(said.id, of_refusal(Refused(RefusalCode.NOT_FOR_PROGRAMS))))
            return None
        if isinstance(said, client.Question):
            self._questions.ask(said)
            return None
        self._outbox.reply(await self._answer(said))
        return None

    async def _answer(self, said: SocketCommand) -> Done | Refusal:
        begun = perf_counter()
        try:
            version = await self._submit(said)
            self._took.observe(perf_counter() - begun)
            return Done(said.id, version)
        except NotationError as error:
            return Refusal(said.id, of_notation(error))
        except NonsenseAsked:
            return Refusal(said.id, Reason("malformed"))
        except RuleViolation as violation:
            return Refusal(said.id, of_violation(violation))
        except Refused as refused:
            return Refusal(said.id, of_refusal(refused))
        except StoreTrouble as trouble:
            _LOG.error("table %s: %s", self._live.table.id, trouble)
            return Refusal(said.id, of_store(trouble))
        except Exception:
            _LOG.exception("table %s: %s failed", self._live.table.id, type(said).__name__)
            return Refusal(said.id, Reason("server-error"))

    async def _submit(self, said: SocketCommand) -> int:
        """Ask the table, or its match; the version of the table after it."""
        if isinstance(said, client.AskedOfMatch):
            return await self._live.game.submit(Place(self._live.room, self._outbox.reader), said)
        if isinstance(said, client.SpeakCommand):
            return self._live.speak(self._outbox.reader, said)
        if isinstance(said, client.PickUpCommand):
            return self._live.pick_up(self._outbox.reader, said)
        return await self._live.commands.submit(self._outbox.reader, said)
