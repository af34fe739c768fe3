"""The bots in the box, by name (``core.bot_name``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from schlemm.bidding.systems import NAMES as SYSTEMS
from schlemm.bidding.systems import agreements_named
from schlemm.bots.bidder import SystemBot
from schlemm.bots.level import Level
from schlemm.core.bot_name import SHORT, split

if TYPE_CHECKING:
    from schlemm.bots.bot import Bot
    from schlemm.core.view import HasName

LEVELS: Final = tuple(level.value for level in Level)
"""The names of the levels, from the weakest."""
NAMES: Final = SYSTEMS
"""The names of bots without a level; every change of their agreements is a name too."""


@dataclass(eq=True, unsafe_hash=True)
class UnknownBot(LookupError):
    """No bot has this name.

    Attributes:
        name: The name as given.
        known: The names there are.
    """

    name: str
    known: tuple[str, ...] = NAMES

    def __str__(self) -> str:
        return f"no bot is called {self.name!r}; there are: {', '.join(self.known)}"


def bot_named(name: str | HasName) -> Bot:
    """The bot of this name, or the club player for whatever system has one.

    Raises:
        UnknownBot: If its level does not exist; it lists the names there are.
        UnknownSystem: If its system does not exist.
    """
    system, level = _parts(name if isinstance(name, str) else name.name)
    if not system.startswith(SHORT):  # the text of such a system stands at its table
        agreements_named(system)
    return SystemBot(level)


def system_of_bot(name: str) -> str:
    """The name of the system that a bot bids.

    Raises:
        UnknownBot: If its level does not exist.
    """
    return _parts(name)[0]


def level_of_bot(name: str) -> Level:
    """The level at which a bot plays its cards.

    Raises:
        UnknownBot: If it does not exist.
    """
    return _parts(name)[1]


def _parts(name: str) -> tuple[str, Level]:
    """The system and the level of a bot's name; without a level it plays like the default bot."""
    system, code = split(name)
    try:
        return system, Level(code) if code else Level.CLUB
    except ValueError:
        raise UnknownBot(name, tuple(f"{system}:{each}" for each in LEVELS)) from None
