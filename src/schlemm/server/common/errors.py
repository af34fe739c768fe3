"""What keeps the server from starting, or from going on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from schlemm.core.errors import RuleViolation
from schlemm.core.sentence import Fact
from schlemm.store.store import Unreadable
from schlemm.table.state.evolve import Impossible

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


@dataclass(eq=True)
class ServeError(Exception):
    """The server cannot do its work; whoever started it makes words of this.

    Attributes:
        code: ``"port-taken"``, ``"port-forbidden"``, ``"port-unknown"``, ``"host-unknown"``, ``"static-missing"``,
            ``"proxy-unknown"``, ``"proxy-everybody"``, ``"no-workers"``, or ``data-`` and what is wrong with the data
            file: ``"data-damaged"``, ``"data-read-only"``, ``"data-newer"``, ``"data-locked"``, ``"data-in-use"``,
            ``"data-full"``, ``"data-failed"``.
        facts: What the words need: ``host`` and ``port``, ``address``, or ``path`` and the facts of the
            ``StoreTrouble``.
        detail: What the system says, for the log.
    """

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)
    detail: str = ""

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}{': ' + facts if facts else ''}{f' ({self.detail})' if self.detail else ''}"
