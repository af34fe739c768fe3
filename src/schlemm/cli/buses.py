"""Buses as they are named on a command line, and what is said where one cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from schlemm.cli.installed import require_extra
from schlemm.cli.trouble import FAILED, CommandError

if TYPE_CHECKING:
    from schlemm.bus.bus import BusTrouble
    from schlemm.bus.location import NatsServers

SAID: Final = frozenset({"denied", "no-jetstream", "unreachable"})
"""What can be wrong with a bus that there are words for, besides that something has failed."""


def named_bus(text: str) -> NatsServers:
    """The bus that somebody has named.

    Raises:
        CommandError: If the text names none, or what it needs is not installed.
    """
    from schlemm.bus.location import bus_location

    try:
        servers = bus_location(text)
    except ValueError as error:
        raise CommandError("bus-address-unknown", {"address": text}) from error
    require_extra("cluster")
    return servers


def bus_trouble_told(error: BusTrouble) -> CommandError:
    """Why a bus is of no use."""
    reason = error.reason if error.reason in SAID else "failed"
    return CommandError(f"bus-{reason}", {"place": error.place, "said": error.detail}, FAILED)
