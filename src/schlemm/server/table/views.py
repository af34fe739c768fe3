"""What somebody is invited to, before they sit down: public facts only."""

from __future__ import annotations

from schlemm.core.seats import SEATS, Seat
from schlemm.server.protocol.seats import InvitationView, SeatState
from schlemm.server.views.game import GameNow
from schlemm.server.views.people import player_view
from schlemm.server.views.sheet import form_name, habits
from schlemm.server.views.table import settings_view
from schlemm.table.views.sight import seated_at, sheet_of


def invitation_view(game: GameNow, seat: Seat, state: SeatState, sits: str | None) -> InvitationView:
    """The table as far as everybody with a key may know it.

    Args:
        game: The game, for this table.
        seat: The seat that the key opens.
        state: How it stands for the reader.
        sits: The table of the game at which the reader sits already, if they do.
    """
    table = game.table
    sheet = sheet_of(table)
    elsewhere = sits is not None and sits != table.id and state in {"free", "taken"}
    return InvitationView(
        table=table.id,
        seat=seat,
        state="elsewhere" if elsewhere else state,
        at_once=not table.board_in_progress,
        host=game.host.name,
        form=form_name(sheet),
        rules=[rule.value for rule in sheet.options],
        settings=settings_view(table.settings),
        players=[player_view(each, seated_at(table, each), game.here) for each in SEATS],
        next=sits if elsewhere else table.company.next or None,
        match=game.line_up,
        habits=habits(table.settings),
    )
