"""What names a store: a file or a database, as somebody writes it on a command line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import urlsplit

SQLITE: Final = "sqlite:"
"""What the name of a file begins with."""

POSTGRES: Final = ("postgresql", "postgres")
"""What the address of a database begins with, before ``://``."""


@dataclass(frozen=True, slots=True)
class SqliteFile:
    """A file for one server.

    Attributes:
        path: Where it is.
    """

    path: Path

    @property
    def place(self) -> str:
        """Where it is, as it may be shown and logged."""
        return str(self.path)


@dataclass(frozen=True, slots=True)
class PostgresDatabase:
    """A PostgreSQL database.

    Attributes:
        address: Where it is and who asks, with their password.
    """

    address: str

    @property
    def place(self) -> str:
        """Where it is, as it may be shown and logged: without whoever asks, and their password.

        >>> PostgresDatabase("postgresql://anna:secret@db.example:5433/club?sslmode=require").place
        'postgresql://db.example:5433/club'
        """
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


StoreLocation: TypeAlias = SqliteFile | PostgresDatabase


def store_location(text: str) -> StoreLocation:
    """The store that a text names.

    Raises:
        ValueError: If it names none: it is neither ``sqlite:FILE`` nor ``postgresql://...``.

    >>> store_location("sqlite:evening.db").place
    'evening.db'
    """
    if text.startswith(SQLITE) and len(text) > len(SQLITE):
        return SqliteFile(Path(text.removeprefix(SQLITE)).expanduser())
    parts = urlsplit(text)
    if parts.scheme in POSTGRES and text.startswith(f"{parts.scheme}://"):
        return PostgresDatabase(text)
    raise ValueError(text)
