"""Bidders by the names that people type: ``forum``, ``natur-a/notrump=12-14``, ``exec:COMMAND``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from schlemm.bots.external.bidder import PREFIX, ExternalBidder
from schlemm.bots.external.fault import ExternalFault, FaultCode
from schlemm.bots.registry import bot_named, system_of_bot
from schlemm.tournament.bidders import Blame, Contestant, plain_blame


@contextmanager
def open_bidder(name: str, patience: float) -> Iterator[Contestant]:
    """The bidder of this name; a foreign program is ended with the block.

    A foreign program has no system of ours: its opponents read its calls by the default one.

    Args:
        name: A bot's name, or ``exec:`` and a command.
        patience: Seconds that a foreign program has for an answer.

    Raises:
        UnknownBot: If its level does not exist.
        UnknownSystem: If its system does not exist.
    """
    if name.startswith(PREFIX):
        with ExternalBidder(name.removeprefix(PREFIX), patience) as bidder:
            yield Contestant("", bidder)
    else:
        yield Contestant(system_of_bot(name), bot_named(name))


def blame(error: Exception) -> Blame:
    """What an error of a bidder means; a program that has ended may be started once more."""
    if isinstance(error, ExternalFault):
        return Blame(error.code.value, error.said, error.code is FaultCode.ENDED)
    return plain_blame(error)


def greeting(name: str, patience: float) -> str:
    """What the bidder of this name calls itself; a foreign program is started once for it.

    Raises:
        UnknownBot: If its level does not exist.
        UnknownSystem: If its system does not exist.
        ExternalFault: If the program does not answer as it should.
    """
    if name.startswith(PREFIX):
        with ExternalBidder(name.removeprefix(PREFIX), patience) as bidder:
            return bidder.hello() or name
    bot_named(name)
    return name
