"""Go on: another game of the same people, who sit where they sit now; their links go on opening their seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import Seat
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.table.rules.act import Act, DealSource, EventKind, OfSeat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class GoOn:
    """Go on at the table of this name, everybody."""

    table: str


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """The game is over, and the people go on at another table."""

    by: Seat
    table: str


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
    return TableOpened(
        form, former.players, former.settings, circle=invitation, away=away, texts=former.texts
    )


def _decide(table: Table, by: Seat, wish: GoOn, deals: DealSource) -> tuple[WentOn, ...]:
    if not table.is_over:
        raise Refused(RefusalCode.GAME_NOT_OVER)
    if table.company.next:
        raise Refused(RefusalCode.GAME_OVER)
    return (WentOn(by, wish.table),)


def _evolve(table: Table, event: WentOn) -> Table:
    return replace(table, company=replace(table.company, next=event.table))


GO_ON: Final = Act(
    name="go-on",
    request=GoOn,
    decide=_decide,
    kinds=(
        EventKind(
            name="went-on",
            stored="WentOn",
            event=WentOn,
            evolve=_evolve,
            seen=OfSeat,
            told=lambda event, viewer: OfSeat(event.by),
        ),
    ),
)
