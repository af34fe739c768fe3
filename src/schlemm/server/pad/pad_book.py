"""The score pads of this server: each is read anew for every question, for they are small and seldom asked for."""

from __future__ import annotations

from schlemm.pad.events import PadOpened
from schlemm.pad.log import PAD_COURSE, PadLog
from schlemm.server.common.damage import reading
from schlemm.server.common.ids import is_table_name
from schlemm.store.event_log import EventLog
from schlemm.store.store import Store


class PadBook:
    """All score pads.

    Args:
        store: Where their events are kept.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, name: str, event: PadOpened) -> PadLog:
        """Begin a pad of this name.

        Raises:
            StoreTrouble: If it could not be kept.
        """
        return await EventLog.begin(PAD_COURSE, name, (event,), self._store)

    async def find(self, name: str) -> PadLog | None:
        """The pad of this name; ``None`` if there is none.

        Raises:
            TableDamaged: If what is stored of it makes no sense.
            StoreTrouble: If the store does not answer.
        """
        if not is_table_name(name):
            return None
        with reading(f"pad {name}"):
            return await EventLog.read(PAD_COURSE, name, self._store)
