"""What a program may say with its key: what the game needs of its seat. It neither chats nor decides anything else."""

from __future__ import annotations

from typing import Final

import msgspec

from schlemm.server.protocol import client
from schlemm.table.state.table import Table

OF_PROGRAM: Final[tuple[type[msgspec.Struct], ...]] = (
    client.MakeCallCommand,
    client.PlayCardCommand,
    client.MakeClaimCommand,
    client.AnswerClaimCommand,
    client.AnswerTakeBackCommand,
    client.ReadOnCommand,
    client.ContributeCommand,
    client.CutPackCommand,
    client.PickUpCommand,
    client.DealNextCommand,
    client.ExplainCallCommand,
    client.ExplainQuestion,
    client.CardQuestion,
)
"""The messages that a program's key opens. What a call means is owed to the opponents, so it may tell them, and ask
about calls and cards; hints and reviews it does not get: it is to play by itself."""


def may_program_say(said: client.ClientMessage, table: Table) -> bool:
    """Whether a program may say this now; that a table begins its first board, a person says."""
    if isinstance(said, client.DealNextCommand) and table.is_waiting:
        return False
    return isinstance(said, OF_PROGRAM)
