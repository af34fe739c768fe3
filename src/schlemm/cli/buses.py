"""A bus as it is named on a command line, and what is said where it cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from schlemm.cli.addresses import address_in, without_secrets
from schlemm.cli.installed import require_extra
from schlemm.cli.trouble import FAILED, CommandError

if TYPE_CHECKING:
    from schlemm.bus.bus import BusTrouble
    from schlemm.bus.location import NatsServers

SAID: Final = frozenset({"denied", "no-jetstream", "other-version", "unreachable"})
"""What can be wrong with a bus that there are words for, besides that something has failed."""


def named_bus(text: str) -> NatsServers:
    """The bus that somebody has named, or whose address stands in the file that they have named (``@FILE``).

    Raises:
        CommandError: If the text names none, the file cannot be read, or what speaks with it is not installed.
    """
    from schlemm.bus.location import bus_location

    try:
        location = bus_location(address_in(text))
    except ValueError as error:
        raise CommandError("bus-address-unknown", {"address": without_secrets(text)}) from error
    require_extra("cluster")
    return location


def bus_code(reason: str) -> str:
    """The message about a bus that is of no use."""
    return f"serve-bus-{reason if reason in SAID else 'failed'}"


def bus_trouble_said(trouble: BusTrouble) -> CommandError:
    """Why a bus is of no use."""
    return CommandError(bus_code(trouble.reason), {"path": trouble.place, "said": trouble.detail}, FAILED)
