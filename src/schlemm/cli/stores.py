"""Stores as they are named on a command line, and what is said where one cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from schlemm.cli.addresses import address_in, without_secrets
from schlemm.cli.installed import require_extra
from schlemm.cli.trouble import FAILED, CommandError

if TYPE_CHECKING:
    from schlemm.store.location import StoreLocation
    from schlemm.store.store import StoreTrouble

SAID: Final = frozenset(
    {
        "address",
        "denied",
        "encoding",
        "foreign",
        "in-use",
        "newer",
        "no-database",
        "older",
        "other-bus",
        "unprepared",
        "unreachable",
    }
)
"""What can be wrong with a database that there are words for, besides that something has failed."""


def named_store(text: str) -> StoreLocation:
    """The store that somebody has named, or whose address stands in the file that they have named (``@FILE``).

    Raises:
        CommandError: If the text names none, the file cannot be read, or what its kind needs is not installed.
    """
    require_extra("server")
    from schlemm.store.location import PostgresDatabase, store_location

    try:
        location = store_location(address_in(text))
    except ValueError as error:
        raise CommandError("store-address-unknown", {"address": without_secrets(text)}) from error
    if isinstance(location, PostgresDatabase):
        require_extra("cluster")
    return location


def database_code(reason: str) -> str:
    """The message about a database that is of no use."""
    return f"serve-store-{reason if reason in SAID else 'failed'}"


def database_trouble(error: StoreTrouble) -> CommandError:
    """Why a database is of no use."""
    return CommandError(
        database_code(error.reason), {**error.facts, "path": error.place, "said": error.detail}, FAILED
    )
