"""``schlemm store``: prepares a database, carries games from store to store, and names what a store holds."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, TypeVar

import click

from schlemm.cli.commands.backup import data_trouble
from schlemm.cli.commands.serve import KEPT, LONGEST_KEPT
from schlemm.cli.help_pages import Command, Program
from schlemm.cli.parameters import Whole, shared_options
from schlemm.cli.printable import printable
from schlemm.cli.speech import Speech
from schlemm.cli.stores import database_trouble, named_store
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import FAILED, CommandError, path_code

if TYPE_CHECKING:
    from schlemm.core.sentence import Fact
    from schlemm.store.location import StoreLocation
    from schlemm.store.postgres.postgres_store import PostgresStore
    from schlemm.store.store import PrunableStore, StoreTrouble
    from schlemm.store.transfer import Archive, StreamsRefused

T = TypeVar("T")

MOST: Final = 10
"""How many names are told."""

DAY: Final = 86_400

OF_FILE: Final = frozenset({"damaged", "foreign", "in-use", "newer"})
"""What can be wrong with a file that there are words for, besides that something has failed."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""
    return Program(speech, {"migrate": _migrate, "copy": _copy, "list": _list, "prune": _prune}, [], "store")


def _migrate(speech: Speech) -> click.Command:
    """Makes the tables of a database, or brings them up to date."""

    def run(address: str, as_json: bool) -> None:
        location = named_store(address)
        from schlemm.store.location import PostgresDatabase

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
        origin, place = named_store(source), named_store(target)
        from schlemm.store.transfer import Transferred, transfer

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


def _prune(speech: Speech) -> click.Command:
    """Removes games without a call, or names them."""

    def run(address: str, days: int, dry_run: bool, as_json: bool) -> None:
        import time

        location, before = named_store(address), time.time() - days * DAY
        games = _finished(lambda: _pruned(location, before, dry_run=dry_run), location)
        if as_json:
            from schlemm.cli import paper

            paper.print_json({"store": location.place, "games": games, "removed": not dry_run})
            return
        for name in games:
            click.echo(name)
        facts: dict[str, Fact] = {"games": len(games), "state": "would" if dry_run else "done"}
        click.echo(speech.say("cli-store-pruned", facts))

    return Command(
        speech,
        "prune",
        run,
        [
            _address(speech),
            click.Option(
                ["--days"],
                type=Whole(0, LONGEST_KEPT),
                default=KEPT,
                metavar="N",
                help=speech.help("prune-days"),
            ),
            click.Option(["--dry-run"], is_flag=True, help=speech.help("prune-dry-run")),
            *shared_options(speech),
        ],
    )


async def _pruned(location: StoreLocation, before: float, *, dry_run: bool) -> list[str]:
    """The names of the games without a call that are removed, or would be."""
    from schlemm.match.live.unplayed import prune, unplayed_games

    async def nobody(games: Collection[str]) -> Collection[str]:
        return ()  # no server is there that could have one open

    games: list[str] = []
    async with _prunable(location, copied=dry_run) as store:
        reached: str | None = None
        while reached != "":
            if dry_run:
                found, reached = await unplayed_games(store, before, reached or "")
                games += found
            else:
                pruned = await prune(store, before, nobody, reached or "")
                games, reached = [*games, *pruned.games], pruned.reached
    return sorted(games)


@asynccontextmanager
async def _prunable(location: StoreLocation, *, copied: bool) -> AsyncIterator[PrunableStore]:
    """A store from which streams are removed, while no server runs on it; or, as it is now, one to be looked at."""
    from schlemm.store.location import SqliteFile

    with TemporaryDirectory() as folder:
        if isinstance(location, SqliteFile):
            from schlemm.store.sqlite.backup import back_up
            from schlemm.store.sqlite.sqlite_store import SqliteStore

            location.path.stat()  # what is not there must not be made
            copy = Path(folder, "copy.db")
            path = back_up(location.path, copy, datetime.now(UTC)).path if copied else location.path
            store: SqliteStore | PostgresStore = SqliteStore(path)
        else:
            from schlemm.store.postgres.guard import Guard
            from schlemm.store.postgres.postgres_store import PostgresStore

            store = PostgresStore(location, guard=None if copied else Guard(location))
        await store.start()
        try:
            yield store
        finally:
            await store.close()


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
