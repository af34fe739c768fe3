"""Under which name each event of a table is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from schlemm.table.rules.acts import KINDS
from schlemm.table.state.events import Event

TABLE_EVENTS: Final[Mapping[str, type[Event]]] = {kind.stored: kind.event for kind in KINDS}
"""The events of a table by the names under which they are kept."""
