"""Commands that come a moment late: whether they still mean what they meant when their sender last looked."""

from __future__ import annotations

from collections.abc import Sequence

from schlemm.core.seats import Seat
from schlemm.server.live.commands import WHENEVER
from schlemm.server.protocol import client
from schlemm.table.state.events import (
    BoardDealt,
    CallMade,
    CardPlayed,
    ClaimAnswered,
    Heard,
    TakeBackAnswered,
    TakenBack,
)
from schlemm.table.state.people import ASIDE
from schlemm.table.state.table import Table


def still_means_the_same(
    table: Table, seat: Seat, asked: client.Asked, since: Sequence[Heard] | None
) -> bool:
    """Whether what is asked means what it meant when the player last looked.

    Stopping, settings and what people say always do; taking back one's last action does as long as only others have
    acted since, an answer as long as others have only agreed, and words about a call as long as none was taken back.
    Everything else does as long as nothing has happened to the board: who comes, goes or speaks takes no call or card
    from anybody.

    Args:
        table: The table as it stands.
        seat: Who asks.
        asked: What for.
        since: What has happened since they looked; ``None`` if that is too long ago to be known.
    """
    if isinstance(asked, WHENEVER):
        return True
    if since is None:
        return False
    moves = [event for event in since if not isinstance(event, ASIDE)]
    match asked:
        case client.TakeBackCommand():
            return all(_is_others_move(table, seat, event) for event in moves)
        case client.AnswerClaimCommand():
            return all(isinstance(event, ClaimAnswered) and event.accept for event in moves)
        case client.AnswerTakeBackCommand():
            return all(isinstance(event, TakeBackAnswered) and event.accept for event in moves)
        case client.ExplainCallCommand() | client.AskAboutCallCommand():
            return not any(isinstance(event, TakenBack | BoardDealt) for event in moves)
        case _:
            return not moves


def _is_others_move(table: Table, seat: Seat, event: Heard) -> bool:
    """Whether another player called, or played a card."""
    match event:
        case CallMade(by):
            return by is not seat
        case CardPlayed(by):
            return table.plays_for(by) is not seat
        case _:
            return False
