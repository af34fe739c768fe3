"""``schlemm store``: prepares a database, carries games from store to store, and names what a store holds."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeVar

import click

from schlemm.cli.commands.backup import data_trouble
from schlemm.cli.help_pages import Command, Program
from schlemm.cli.parameters import shared_options
from schlemm.cli.printable import printable
from schlemm.cli.speech import Speech
from schlemm.cli.stores import database_trouble, named_store
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import FAILED, CommandError, path_code

if TYPE_CHECKING:
    from schlemm.core.sentence import Fact
    from schlemm.store.location import StoreLocation
    from schlemm.store.store import StoreTrouble
    from schlemm.store.transfer import Archive, StreamsRefused

T = TypeVar("T")

MOST: Final = 10
"""How many names are told."""

OF_FILE: Final = frozenset({"damaged", "foreign", "in-use", "newer"})
"""What can be wrong with a file that there are words for, besides that something has failed."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""
    return Program(speech, {"migrate": _migrate, "copy": _copy, "list": _list}, [], "store")


def _migrate(speech: Speech) -> click.Command:
    """Makes the tables of a database, or brings them up to date."""

    def run(address: str, as_json: bool) -> None:
        from schlemm.store.location import PostgresDatabase

        location = named_store(address)
        if not isinstance(location, PostgresDatabase):
            raise CommandError("store-migrate-file", {"path": location.place})
        from schlemm.store.postgres.connecting import connect_to_database
        from schlemm.store.postgres.schema import Migrated, migrate

        async def work() -> Migrated:
            connection = await connect_to_database(location)
            try:
                return await migrate(connection, location.place)
            finally:
                await connection.close()

        migrated = _finished(work, location)
        facts = {"path": location.place, "before": str(migrated.before), "after": str(migrated.after)}
        if as_json:
            from schlemm.cli import paper

            paper.print_json({"store": location.place, "before": migrated.before, "after": migrated.after})
        else:
            state = "same" if migrated.before == migrated.after else "changed"
            click.echo(speech.say("cli-store-migrated", {**facts, "state": state}))

    return Command(speech, "migrate", run, [_address(speech), *shared_options(speech)])


def _copy(speech: Speech) -> click.Command:
    """Carries games from one store to another."""

    def run(source: str, target: str, only: tuple[str, ...], damaged: bool, as_json: bool) -> None:
        from schlemm.store.transfer import Transferred, transfer

        origin, place = named_store(source), named_store(target)

        async def work() -> Transferred:
            async with _archive(origin, written=False) as first, _archive(place, written=True) as second:
                return await transfer(first, second, only, altered_too=damaged)

        carried = _finished(work, origin, place)
        if as_json:
            from schlemm.cli import paper

            told = {"from": origin.place, "to": place.place, "streams": carried.streams}
            paper.print_json({**told, "events": carried.events, "altered": [*carried.altered]})
        else:
            facts: dict[str, Fact] = {
                "path": place.place,
                "streams": carried.streams,
                "events": carried.events,
            }
            click.echo(speech.say("cli-store-copied", facts))

    return Command(
        speech,
        "copy",
        run,
        [
            click.Argument(["source"], metavar=speech.help("metavar-store")),
            click.Argument(["target"], metavar=speech.help("metavar-to")),
            click.Option(
                ["--only"], multiple=True, metavar=speech.help("metavar-name"), help=speech.help("copy-only")
            ),
            click.Option(["--damaged"], is_flag=True, help=speech.help("restore-damaged")),
            *shared_options(speech),
        ],
    )


def _list(speech: Speech) -> click.Command:
    """Names what a store holds."""

    def run(address: str, as_json: bool) -> None:
        location = named_store(address)

        async def work() -> dict[str, int]:
            async with _archive(location, written=False) as archive:
                return dict(await archive.versions())

        versions = _finished(work, location)
        if as_json:
            from schlemm.cli import paper

            paper.print_json({"store": location.place, "streams": versions})
            return
        for name in sorted(versions):
            click.echo(f"{printable(name)}\t{versions[name]}")

    return Command(speech, "list", run, [_address(speech), *shared_options(speech)])


def _address(speech: Speech) -> click.Argument:
    return click.Argument(["address"], metavar=speech.help("metavar-store"))


@asynccontextmanager
async def _archive(location: StoreLocation, *, written: bool) -> AsyncIterator[Archive]:
    """The events of a store, to be read or to be added to."""
    from schlemm.store.location import SqliteFile
    from schlemm.store.sqlite.archive import read_archive, written_archive

    if isinstance(location, SqliteFile):
        async with (written_archive if written else read_archive)(location.path) as file:
            yield file
        return
    from schlemm.store.postgres.archive import database_archive

    async with database_archive(location) as database:
        yield database


def _finished(work: Callable[[], Coroutine[None, None, T]], *locations: StoreLocation) -> T:
    """What the work on these stores comes to.

    Raises:
        CommandError: If it cannot be done; then nothing was changed.
    """
    import asyncio

    from schlemm.store.store import StoreTrouble
    from schlemm.store.transfer import StreamsRefused

    try:
        return asyncio.run(work())
    except StreamsRefused as refused:
        raise _refused(refused) from refused
    except StoreTrouble as error:
        raise _trouble(error, locations) from error
    except OSError as error:
        facts: dict[str, Fact] = {"path": locations[0].place, "detail": reason_of(error)}
        raise CommandError("store-file-failed", facts, path_code(error)) from error


def _trouble(error: StoreTrouble, locations: Sequence[StoreLocation]) -> CommandError:
    from schlemm.store.location import SqliteFile

    files = {location.place for location in locations if isinstance(location, SqliteFile)}
    if error.place not in files:
        return database_trouble(error)
    return data_trouble(error, f"store-file-{error.reason if error.reason in OF_FILE else 'failed'}")


def _refused(refused: StreamsRefused) -> CommandError:
    names = ", ".join(refused.streams[:MOST])
    more = max(len(refused.streams) - MOST, 0)
    code = f"store-copy-{refused.reason}"
    return CommandError(code, {"names": names, "more": more}, FAILED)
