"""A table for those who look on: a player's view with nothing to do in it, and what the gallery may see."""

from __future__ import annotations

from msgspec.structs import replace

from schlemm.core.seats import SEATS
from schlemm.server.protocol.may import NOTHING_OFFERED
from schlemm.server.protocol.view import TableView
from schlemm.server.protocol.watching import GalleryView
from schlemm.server.views.game import GameNow
from schlemm.server.views.people import player_view
from schlemm.server.views.sheet import sheet_view
from schlemm.table.views.gallery import gallery_sight_of


def watched_view(view: TableView) -> TableView:
    """What a player sees, for a guest who looks over their shoulder: less in it, and nothing else."""
    match = view.match
    return replace(
        view,
        controls=[],
        turn=replace(view.turn, mine=False, calls=[], cards=[], reasons={}),
        claim=None if view.claim is None else replace(view.claim, mine=False),
        undo=None if view.undo is None else replace(view.undo, mine=False),
        may=NOTHING_OFFERED,
        questions=[],
        pack=None if view.pack is None else replace(view.pack, mine=False),
        spectators=[replace(each, may_end=False) for each in view.spectators],
        origin=None,
        match=None
        if match is None
        else replace(match, lines_up=[], releases=[], captains=[], renews=[], leads=False),
    )


def gallery_view(game: GameNow) -> GalleryView:
    """The table of a game as the gallery may see it."""
    sight = gallery_sight_of(game.table)
    return GalleryView(
        table=sight.table,
        players=[player_view(seat, player, frozenset(SEATS)) for seat, player in sight.players.items()],
        number=sight.number,
        open=sight.open_boards,
        sheet=None if sight.sheet is None else sheet_view(sight.sheet, game.table.settings),
        line_up=game.line_up,
        standing=game.standing,
        over=sight.over,
        spectators=list(sight.spectators),
    )
