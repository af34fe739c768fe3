"""The bots that sit where no person does: what they are called, and which of them bid a system."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from schlemm.bidding.rules.agreements import Agreements, UnknownSystem
from schlemm.bidding.systems import NAMES
from schlemm.bots.level import Level
from schlemm.bots.registry import system_of_bot
from schlemm.core.bot_name import DEFAULT, OWN, short_name, text_of_name
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


def in_the_box(system: str) -> str:
    """This name of a system that is bid where no text of somebody's own is read.

    Raises:
        UnknownSystem: If it is the text of one.
    """
    if system.startswith(OWN):
        raise UnknownSystem(OWN, OWN, NAMES)
    return system


def bot_bidding(system: str, level: Level, *, texts: bool = False) -> str:
    """The name of the bot that bids this system, the default bot's if none is named, and plays at this level.

    Args:
        system: The name of the system.
        level: How well the bot plays.
        texts: Whether the name may be a text, which whoever asks keeps besides: the bot's has its short name.

    Raises:
        UnknownSystem: If there is no such system.
    """
    text = text_of_name(system) if texts else None
    if text is not None:
        return f"{short_name(text)}:{level.value}"
    if len(system) > LONGEST_NAME:
        raise UnknownSystem(system[:LONGEST_NAME], "", NAMES)
    return f"{Agreements.parse(system) if system else system_of_bot(DEFAULT)}:{level.value}"


def texts_of(systems: Iterable[str]) -> tuple[str, ...]:
    """The texts that are the names of systems of somebody's own, each once."""
    found = (text_of_name(system) for system in systems)
    return tuple(dict.fromkeys(text for text in found if text is not None))
