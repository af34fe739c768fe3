"""Data files as earlier versions left them, kept as text: what they were made by, then each stream with its events."""

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Final

FILES: Final = sorted((Path(__file__).parent / "files").glob("*.txt"))
"""Named by the format of the file and by when the version that wrote it was current."""

PEOPLE: Final = ("Anna", "Ben", "Carla", "Dora", "Gerda", "Jörg")
"""Who plays in these files, and looks on."""


def secret(name: str, device: int = 1) -> str:
    """The secret of a browser of somebody in these files."""
    return sha256(f"{name} {device}".encode()).hexdigest()[:32]


def unpack(text: Path, to: Path) -> None:
    """Make the data file that a text tells of, as it was left.

    Args:
        text: Statements that made the file, then a paragraph for each stream: its name and time, and a line for each
            event, with kind, content, request and, from format 2 on, checksum.
        to: Where it is made.
    """
    made, *streams = text.read_text("utf-8").strip("\n").split("\n\n")
    with closing(sqlite3.connect(to)) as connection, connection:
        for statement in made.splitlines():
            connection.execute(statement)
        for stream in streams:
            heading, *events = stream.splitlines()
            name, at = heading.split("\t")
            for version, event in enumerate(events, start=1):
                kind, content, request, *checksum = [*event.split("\t"), ""][: max(3, event.count("\t") + 1)]
                values = [name, version, kind, content, request, float(at), *map(bytes.fromhex, checksum)]
                places = ", ".join("?" * len(values))
                connection.execute(f"insert into event values ({places})", values)
