"""The bots that sit where no person does: what they are called, and which of them bid a system."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from schlemm.bidding.rules.agreements import Agreements, UnknownSystem
from schlemm.bidding.systems import NAMES
from schlemm.bots.level import Level
from schlemm.bots.registry import system_of_bot
from schlemm.core.bot_name import DEFAULT, short_name, text_of_name
from schlemm.core.seats import BySeat
from schlemm.match.state.place import Place, Room

BOT_NAMES: Final = BySeat("Nora", "Olga", "Sven", "Willi")
"""Each begins with a letter of its seat: Nord, Ost, Süd, West."""

OTHER_NAMES: Final = BySeat("Nele", "Oskar", "Stella", "Wanda")
"""The bots of the second table of a match; as at the first, each begins with a letter of its seat."""


LONGEST_NAME: Final = 400
"""Signs of the name of a system in the box, with all that may be changed in it; longer ones are nobody's."""


def bot_name(place: Place) -> str:
    """What the bot of a place in a match is called."""
    return (BOT_NAMES if place.room is Room.OPEN else OTHER_NAMES).of(place.seat)


def check_name(system: str) -> None:
    """Return if this may be the name of a system: a text, or one as long as those in the box have.

    Raises:
        UnknownSystem: If it cannot be one.
    """
    if len(system) > LONGEST_NAME and text_of_name(system) is None:
        raise UnknownSystem(system[:LONGEST_NAME], "", NAMES)


def bot_bidding(system: str, level: Level) -> str:
    """The name of the bot that bids this system, the default bot's if none is named, and plays at this level.

    A text has its short name there; whoever opens something with the bot keeps the text besides (``texts_of``).

    Args:
        system: The name of the system.
        level: How well the bot plays.

    Raises:
        UnknownSystem: If there is no such system.
    """
    text = text_of_name(system)
    if text is not None:
        return f"{short_name(text)}:{level.value}"
    check_name(system)
    return f"{Agreements.parse(system) if system else system_of_bot(DEFAULT)}:{level.value}"


def texts_of(systems: Iterable[str]) -> tuple[str, ...]:
    """The texts that are the names of systems of somebody's own, each once."""
    found = (text_of_name(system) for system in systems)
    return tuple(dict.fromkeys(text for text in found if text is not None))
