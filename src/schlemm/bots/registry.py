"""The bots in the box, by name: ``SYSTEM`` or ``SYSTEM:LEVEL``."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from schlemm.bots.simple import SimpleBot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from schlemm.bots.bot import Bot

_BOTS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType({"simple": SimpleBot})

DEFAULT: Final = "simple"
"""Who sits down where nobody says otherwise."""

NAMES: Final = tuple(_BOTS)
"""Every name that ``bot_named`` knows."""


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


def bot_named(name: str) -> Bot:
    """The bot of this name.

    Raises:
        UnknownBot: If there is none; it lists the names there are.
    """
    if name not in _BOTS:
        raise UnknownBot(name)
    return _BOTS[name]()
