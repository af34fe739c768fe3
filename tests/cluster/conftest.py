"""Real programs for the tests of several servers; where they are not installed, these tests are skipped aloud."""

from collections.abc import Iterator
from itertools import count

import pytest
from tests.cluster.programs import NATS, POSTGRES, Nats, Postgres, nats, postgres

from schlemm.store.location import PostgresDatabase

_NUMBERS = count()


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """One PostgreSQL server for all tests of a process."""
    if POSTGRES is None:
        pytest.skip(
            "PostgreSQL is not installed (Debian: apt-get install --no-install-recommends postgresql)"
        )
    with postgres() as server:
        yield server


@pytest.fixture
def empty_database(database_server: Postgres) -> PostgresDatabase:
    """A database in which there is nothing."""
    return PostgresDatabase(database_server.new_database(f"test{next(_NUMBERS)}"))


@pytest.fixture(scope="session")
def bus_server() -> Iterator[Nats]:
    """One NATS server for all tests of a process that leave it running."""
    if NATS is None:
        pytest.skip("NATS is not installed (Debian: apt-get install --no-install-recommends nats-server)")
    with nats() as server:
        yield server
