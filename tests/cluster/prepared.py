"""Databases that are prepared, and changed behind the store's back."""

from schlemm.store.location import PostgresDatabase
from schlemm.store.postgres.connecting import connect_to_database
from schlemm.store.postgres.schema import Migrated, migrate


async def prepare(database: PostgresDatabase) -> Migrated:
    """Make the tables of a database."""
    connection = await connect_to_database(database)
    try:
        return await migrate(connection, database.place)
    finally:
        await connection.close()


async def change(database: PostgresDatabase, *statements: str) -> None:
    """Change a database behind the store's back."""
    connection = await connect_to_database(database)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
