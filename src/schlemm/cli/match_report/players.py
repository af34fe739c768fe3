"""Players by the names that people type: ``forum``, ``natur-a/notrump=12-14:anfaenger``, ``exec:COMMAND``.

A foreign program may have its system told before its command: ``forum/weak_diamonds=yes@exec:COMMAND``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from schlemm.bidding.systems import system_named, title_named
from schlemm.bot_match.contestants import Blame, Contestant, plain_blame
from schlemm.bots.bidder import SystemBot
from schlemm.bots.bot import NotAsked, answers_claim
from schlemm.bots.cards.by_rules import choose_by_rules
from schlemm.bots.claims import accepts
from schlemm.bots.external.attended import AttendedBot
from schlemm.bots.external.bot import ExternalBot
from schlemm.bots.external.fault import ExternalFault, FaultCode
from schlemm.bots.external.name import program_named
from schlemm.bots.registry import bot_named, system_of_bot
from schlemm.core.action import Action, AnswerClaim, PlayCard
from schlemm.core.bot_name import DEFAULT
from schlemm.core.view import View


@dataclass(frozen=True, slots=True)
class Introduced:
    """What is known of a player before the match.

    Attributes:
        title: What it calls itself.
        cards: The name of who plays its cards: its own, or that of a bot of ours for a program that only bids.
    """

    title: str
    cards: str


@contextmanager
def open_player(name: str, patience: float) -> Iterator[Contestant]:
    """The player of this name; a foreign program is ended with the block.

    A foreign program has no system of ours: its opponents, and our bot where it plays for it, read its calls by the
    one that is told of it, or else by the default one.

    Args:
        name: A bot's name, or that of a foreign program.
        patience: Seconds that a foreign program has for an answer.

    Raises:
        UnknownBot: If its level does not exist.
        UnknownSystem: If its system does not exist.
    """
    foreign = program_named(name)
    if foreign is not None:
        with ExternalBot(foreign.command, patience) as program:
            yield Contestant(foreign.system, AttendedBot(program, SystemBot()))
    else:
        yield Contestant(system_of_bot(name), bot_named(name))


def blame(error: Exception) -> Blame:
    """What an error of a player means; a program that has ended may be started once more."""
    if isinstance(error, ExternalFault):
        said = "" if error.code is FaultCode.NOT_STARTED else error.said  # those are the system's words
        return Blame(error.code.value, said, error.code is FaultCode.ENDED)
    return plain_blame(error)


def spare(view: View) -> Action:
    """What is played or answered where a player fails: rules of thumb.

    Raises:
        NotAsked: During the auction.
    """
    if answers_claim(view):
        return AnswerClaim(accept=accepts(view))
    if view.play is None:
        raise NotAsked(view.text())
    return PlayCard(choose_by_rules(view, view.play))


def introduced(name: str, patience: float) -> Introduced:
    """What the player of this name says of itself; a foreign program is started once for it.

    Raises:
        UnknownBot: If its level does not exist.
        UnknownSystem: If its system does not exist.
        ExternalFault: If the program does not answer as it should.
    """
    foreign = program_named(name)
    if foreign is not None:
        if foreign.system:
            system_named(foreign.system)
        with ExternalBot(foreign.command, patience) as program:
            title = program.hello() or name
            return Introduced(title, name if program.plays else DEFAULT)
    bot_named(name)
    title = title_named(system_of_bot(name))
    return Introduced(title or name, name)
