"""The bots that sit where no person does: what they are called, and which of them bid a system."""

from __future__ import annotations

from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bots.level import Level
from schlemm.bots.registry import system_of_bot
from schlemm.core.bot_name import DEFAULT
from schlemm.core.seats import BySeat
from schlemm.match.state.place import Place, Room

BOT_NAMES: Final = BySeat("Nora", "Olga", "Sven", "Willi")
"""Each begins with a letter of its seat: Nord, Ost, Süd, West."""

OTHER_NAMES: Final = BySeat("Nele", "Oskar", "Stella", "Wanda")
"""The bots of the second table of a match; as at the first, each begins with a letter of its seat."""


def bot_name(place: Place) -> str:
    """What the bot of a place in a match is called."""
    return (BOT_NAMES if place.room is Room.OPEN else OTHER_NAMES).of(place.seat)


def bot_bidding(system: str, level: Level) -> str:
    """The name of the bot that bids this system, the default bot's if none is named, and plays at this level.

    Raises:
        UnknownSystem: If there is no such system.
    """
    return f"{Agreements.parse(system) if system else system_of_bot(DEFAULT)}:{level.value}"
