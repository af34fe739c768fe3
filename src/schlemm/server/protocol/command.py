"""What every command of a browser carries."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from schlemm.server.common.messages import Message

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""An id of the sender's own: a command that comes twice is carried out once."""


class SocketCommand(Message, frozen=True):
    """What every command carries: an id of the sender's own, and the version it has seen."""

    id: CommandId
    seen: int
