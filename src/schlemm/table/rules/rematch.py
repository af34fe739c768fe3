"""Another game of the same people: they sit where they sit now, and their links go on opening their seats."""

from __future__ import annotations

from dataclasses import replace

from schlemm.core.seats import Seat
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.events import Event, TableOpened, WentOn
from schlemm.table.state.table import Table


def table_opened_again(former: Table, invite: str) -> TableOpened:
    """Another game by the agreements of a former one, with the same people and keys; the deal goes on round.

    Args:
        former: A table whose game is over.
        invite: What the keys of its links follow from, where people were not invited to the former one.

    Raises:
        Refused: If single boards were played there, which is no game.
    """
    form, dealer = former.form, former.score.conditions.dealer
    match form:
        case MinibridgeForm():
            form = replace(form, safe=0, first_dealer=dealer, newcomer=None)
        case RobberOfFourForm() | RubberForm():
            form = replace(form, first_dealer=dealer)
        case DuplicateForm():
            raise Refused(RefusalCode.GAME_OVER)
    invitation, away = former.company.invitation, former.company.away
    invitation = replace(invitation, invite=invitation.invite or invite, scope=invitation.scope or former.id)
    return TableOpened(form, former.players, former.settings, circle=invitation, away=away)


def go_on(table: Table, by: Seat, name: str) -> tuple[Event, ...]:
    """Everybody goes on at another table.

    Raises:
        Refused: If the game is not over, or they have gone on already.
    """
    if not table.is_over:
        raise Refused(RefusalCode.GAME_NOT_OVER)
    if table.company.next:
        raise Refused(RefusalCode.GAME_OVER)
    return (WentOn(by, name),)
