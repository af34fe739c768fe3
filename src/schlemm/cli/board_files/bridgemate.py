"""Databases of Bridgemates (BWS), opened by ``access-parser`` (``schlemm[bws]``)."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from pathlib import Path

from schlemm.cli.installed import require_extra
from schlemm.cli.trouble import CommandError
from schlemm.formats.bws import NOT_READ, READ, Table, read_bws_tables
from schlemm.formats.filed import FiledBoard, FileDefect
from schlemm.formats.filed.source import LONGEST_SOURCE


def bridgemate_boards(path: str) -> Iterator[FiledBoard | FileDefect]:
    """Return the results in a database.

    Raises:
        Trouble: If what opens it is not installed, or cannot make anything of it.
    """
    require_extra("bws")
    return read_bws_tables(_tables(Path(path).expanduser(), path))


def _tables(file: Path, path: str) -> Mapping[str, Table]:
    from access_parser.access_parser import AccessParser

    logging.getLogger("access_parser").setLevel(logging.CRITICAL)  # what is wrong is told by what it raises
    if file.stat().st_size > LONGEST_SOURCE:
        raise CommandError("files-bws-broken", {"path": path})
    try:
        database = AccessParser(str(file))
        return {name: database.parse_table(name) for name in (*READ, *NOT_READ) if name in database.catalog}
    except Exception as error:  # whatever the parser of a database that is cut or made up may raise
        raise CommandError("files-bws-broken", {"path": path}) from error
