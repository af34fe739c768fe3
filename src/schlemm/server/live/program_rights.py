"""What a program may say with its key: what the game needs of its seat. It neither chats nor decides anything else."""

from __future__ import annotations

from typing import Final

import msgspec

from schlemm.server.protocol import client
from schlemm.server.protocol.acts import MESSAGES
from schlemm.server.protocol.command import SocketCommand
from schlemm.table.rules.next_board import NEXT
from schlemm.table.state.table import Table

OF_PROGRAM: Final[tuple[type[msgspec.Struct], ...]] = (
    *(message for message, act in MESSAGES.items() if act.by_program),
    *(client.PickUpCommand, client.ExplainQuestion, client.CardQuestion),
)
"""The messages that a program's key opens. What a call means is owed to the opponents, so it may tell them, and ask
about calls and cards; hints and reviews it does not get: it is to play by itself."""


def may_program_say(said: msgspec.Struct, table: Table) -> bool:
    """Whether a program may say this now; that a table begins its first board, a person says."""
    if isinstance(said, SocketCommand) and MESSAGES.get(type(said)) is NEXT and table.is_waiting:
        return False
    return isinstance(said, OF_PROGRAM)
