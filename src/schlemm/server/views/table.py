"""A whole table as one player may see it."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from schlemm.core.seats import Seat
from schlemm.scoring.forms.form import LineKind
from schlemm.server.common.messages import Phase, Reason
from schlemm.server.protocol.goals import OriginView
from schlemm.server.protocol.promise import PromiseView
from schlemm.server.protocol.view import PackView, PlayerView, SettingsView, TableView
from schlemm.server.views import board
from schlemm.server.views.goals import goal_view
from schlemm.server.views.hands import shown_hands, valuation_view
from schlemm.server.views.people import (
    chat_views,
    cut_views,
    explanation_views,
    player_view,
    question_views,
    spectator_views,
    undo_view,
)
from schlemm.server.views.result import result_view
from schlemm.server.views.says import cards_to_ask_about
from schlemm.server.views.sheet import sheet_view
from schlemm.server.views.turn import claim_view, goals, may_view, turn_view
from schlemm.table.state.pack import CUTS
from schlemm.table.state.settings import Settings
from schlemm.table.views.sight import Sight


def table_view(
    sight: Sight, here: AbstractSet[Seat], sure: int | None = None, trouble: Reason | None = None
) -> TableView:
    """The table, ready to be shown.

    Args:
        sight: All that the player may know.
        here: The seats whose players are connected.
        sure: Tricks that the player can claim beyond doubt, if that has been found out.
        trouble: What keeps the bots from acting.
    """
    telling = cards_to_ask_about(sight)
    return TableView(
        table=sight.table,
        version=sight.version,
        me=sight.me,
        phase=phase(sight),
        players=_players(sight, here),
        controls=list(sight.controls),
        board=board.board_view(sight),
        calls=board.call_views(sight),
        contract=board.contract_view(sight),
        hands=shown_hands(sight),
        left=board.cards_left(sight),
        trick=board.current_trick(sight, telling),
        last_trick=board.last_trick(sight, telling),
        piles=board.piles(sight),
        turn=turn_view(sight),
        goals=goals(sight),
        claim=claim_view(sight),
        may=may_view(sight, here, sure),
        valuation=valuation_view(sight),
        sheet=sheet_view(sight.sheet, sight.settings),
        result=None if sight.over is None else result_view(sight.over, telling),
        settings=settings_view(sight.settings),
        host=sight.host,
        seated=sight.seated,
        undo=undo_view(sight),
        cut=cut_views(sight.drawn),
        chat=chat_views(sight),
        words=[],  # no event, so not in the sight: ``server.live`` puts them in
        explanations=explanation_views(sight),
        questions=question_views(sight),
        next=sight.next,
        series=sight.series,
        practice=None if sight.goal is None else goal_view(sight.goal),
        origin=_origin_view(sight),
        trouble=trouble,
        promise=_promise_view(sight),
        spectators=spectator_views(sight),
        pack=_pack_view(sight),
    )


def with_others_here(
    view: TableView, sight: Sight, here: AbstractSet[Seat], sure: int | None, trouble: Reason | None
) -> TableView:
    """What ``table_view`` makes of this sight, from what it made for others connected, another offer or trouble."""
    return replace(view, players=_players(sight, here), may=may_view(sight, here, sure), trouble=trouble)


def _players(sight: Sight, here: AbstractSet[Seat]) -> list[PlayerView]:
    """Who sits where, and is connected."""
    return [player_view(seat, player, here) for seat, player in sight.players.items()]


def _origin_view(sight: Sight) -> OriginView | None:
    """Where the board comes from, if it goes on from a moment of one that was played before."""
    origin = sight.origin
    if origin is None:
        return None
    return OriginView(origin.game, origin.board, origin.room, origin.calls, origin.cards)


def _promise_view(sight: Sight) -> PromiseView | None:
    """The deal to come."""
    promise = sight.promise
    return None if promise is None else PromiseView(promise.number, promise.commitment, promise.given)


def _pack_view(sight: Sight) -> PackView | None:
    """The pack of this deal or the next; a person who is away has a bot cut it."""
    pack = sight.pack
    if pack is None:
        return None
    mine = pack.cut is None and pack.cutter is sight.me and not sight.players.of(sight.me).away
    return PackView(
        back=pack.back,
        shuffler=pack.shuffler,
        dealer=pack.dealer,
        cutter=pack.cutter,
        cut=pack.cut,
        least=CUTS[0],
        most=CUTS[-1],
        mine=mine,
    )


def phase(sight: Sight) -> Phase:
    """Where the table stands: ``closed`` once it was stopped, ``waiting`` without a board for the reader."""
    if any(line.kind is LineKind.UNFINISHED for line in sight.sheet.lines):
        return "closed"
    if sight.own is None:
        return "waiting"
    if sight.own.result is not None:
        return "result" if sight.over is not None else "finished-here"
    if sight.own.play is None:
        return "naming" if sight.own.auction.is_naming else "auction"
    return "play" if sight.own.pending is None else "claim"


def settings_view(settings: Settings) -> SettingsView:
    """What the players have agreed on."""
    return SettingsView(
        tempo=settings.tempo,
        partner_declares=settings.partner_declares,
        stake=settings.stake,
        rounding=settings.rounding,
        minutes=settings.minutes,
        looking_back=settings.looking_back,
        ceremony=settings.ceremony,
        ceremony_deals=settings.ceremony_deals,
        shuffler=settings.shuffler,
        words=settings.words,
    )
