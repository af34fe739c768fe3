"""What somebody is invited to, before they sit down: public facts only."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from schlemm.core.seats import SEATS, Seat
from schlemm.server.protocol.seats import InvitationView, SeatState
from schlemm.server.views.match import MatchNow, line_up_view
from schlemm.server.views.people import player_view
from schlemm.server.views.sheet import form_name, habits
from schlemm.server.views.table import settings_view
from schlemm.table.state.table import Table
from schlemm.table.views.sight import seated_at, sheet_of


def invitation_view(
    table: Table,
    seat: Seat,
    state: SeatState,
    here: AbstractSet[Seat],
) -> InvitationView:
    """The table as far as everybody with a key may know it.

    Args:
        table: The table.
        seat: The seat that the key opens.
        state: How it stands for the reader.
        here: The seats whose persons are connected.
    """
    sheet = sheet_of(table)
    return InvitationView(
        table=table.id,
        seat=seat,
        state=state,
        at_once=not table.board_in_progress,
        host=table.players.of(table.company.invitation.host).name,
        form=form_name(sheet),
        rules=[rule.value for rule in sheet.options],
        settings=settings_view(table.settings),
        players=[player_view(each, seated_at(table, each), here) for each in SEATS],
        next=table.company.next or None,
        habits=habits(table.settings),
    )


def of_match(invitation: InvitationView, now: MatchNow, sits: str | None) -> InvitationView:
    """The same for a table of a match.

    Args:
        invitation: To the table.
        now: The match.
        sits: The table of the match at which the reader sits already, if they do.
    """
    elsewhere = sits is not None and sits != invitation.table and invitation.state in {"free", "taken"}
    return replace(
        invitation,
        match=line_up_view(now),
        host=now.match.player(now.match.host).name,
        state="elsewhere" if elsewhere else invitation.state,
        next=sits if elsewhere else invitation.next,
    )
