"""The people of a table: who sits where, what they ask each other, what they say."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from schlemm.bots.registry import level_of_bot
from schlemm.core.seats import Seat
from schlemm.server.protocol.explaining import CallQuestionView, ExplanationView
from schlemm.server.protocol.onlookers import SpectatorView
from schlemm.server.protocol.view import (
    ChatView,
    CutView,
    PlayerView,
    UndoView,
)
from schlemm.table.rules.seat_drawing import by_height
from schlemm.table.state.events import SeatsDrawn
from schlemm.table.views.sight import PlayerSight, Sight


def player_view(seat: Seat, player: PlayerSight, here: AbstractSet[Seat]) -> PlayerView:
    """Who sits at a seat; a bot is always there."""
    return PlayerView(
        seat=seat,
        name=player.name,
        human=player.human,
        here=not player.human or seat in here,
        away=player.away,
        kept=player.kept,
        coming=player.coming,
        lost=player.lost,
        shares=list(player.shares),
        level=level_of_bot(player.bot) if player.bot else None,
        face=player.face,
        program=player.program,
    )


def undo_view(sight: Sight) -> UndoView | None:
    """A wish to take back that waits for answers."""
    asked = sight.asked
    if asked is None:
        return None
    return UndoView(asked.event.by, list(asked.waits), sight.me in asked.waits)


def cut_views(drawn: SeatsDrawn | None) -> list[CutView]:
    """The cards cut for seats, the highest first."""
    if drawn is None:
        return []
    return [CutView(str(drawn.cards.of(seat)), seat, drawn.to.of(seat)) for seat in by_height(drawn.cards)]


def chat_views(sight: Sight) -> list[ChatView]:
    """The last lines said, the oldest first."""
    return [ChatView(said.number, said.seat, said.name, said.line) for said in sight.said]


def explanation_views(sight: Sight) -> list[ExplanationView]:
    """What has been said about calls to the reader, and by them."""
    return [ExplanationView(each.index, each.seat, each.text) for each in sight.disclosed.explained]


def question_views(sight: Sight) -> list[CallQuestionView]:
    """The questions about calls that the reader has to answer, or has asked."""
    if sight.own is None:
        return []
    calls = sight.own.auction.calls
    return [
        CallQuestionView(each.index, str(calls[each.index]), each.by, each.seat)
        for each in sight.disclosed.asked
    ]


def spectator_views(sight: Sight) -> list[SpectatorView]:
    """Those who look on, whom all at the table know of."""
    return [SpectatorView(each.since, each.name, each.seat, each.may_end) for each in sight.spectators]
