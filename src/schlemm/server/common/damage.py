"""What is stored and makes no sense: found while it is read, told to the log, answered as damaged."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from schlemm.core.errors import RuleViolation
from schlemm.store.store import Unreadable
from schlemm.table.state.table import Impossible

_LOG: Final = logging.getLogger(__name__)


class TableDamaged(Exception):
    """What is stored of a table, a match, a circle or a pad makes no sense."""


@contextmanager
def reading(name: str) -> Iterator[None]:
    """Read what is stored under this name.

    Raises:
        TableDamaged: If it makes no sense, whatever stumbled over it; the log is told.
    """
    try:
        yield
    except (Unreadable, Impossible, RuleViolation, ValueError, IndexError) as error:
        # rules and parsers name the cards that they stumble over
        why = str(error) if isinstance(error, Unreadable | Impossible) else type(error).__name__
        _LOG.error("%s cannot be read: %s", name, why)
        raise TableDamaged(name) from error
