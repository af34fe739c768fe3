"""What a request brings about: events, or the reason why not. Nothing is changed here."""

from __future__ import annotations

from schlemm.table.rules.act import DealSource, Request
from schlemm.table.rules.acts import act_of
from schlemm.table.rules.board_quota import check_quota
from schlemm.table.rules.ceremony import next_deal
from schlemm.table.rules.dealing import promised
from schlemm.table.rules.evolve import opened
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seat_drawing import draw_seats
from schlemm.table.rules.settings import check_stake
from schlemm.table.state.events import Event, TableOpened, TimeTaken
from schlemm.table.state.table import Table


def opening(event: TableOpened, deals: DealSource, table_id: str = "") -> tuple[Event, ...]:
    """What happens when a table is set up: it opens, and its first board is dealt, unless it waits for people.

    Args:
        event: What is agreed.
        deals: Where the first deal comes from.
        table_id: The table's name, which promised deals follow from too.

    Raises:
        Refused: If the settings make no sense.
    """
    check_stake(event.settings)
    if event.kept:
        return event, *promised(1, deals)
    return event, *next_deal(opened(table_id, event), deals)


def opening_drawn(event: TableOpened, deals: DealSource, table_id: str = "") -> tuple[Event, ...]:
    """What happens when seats are drawn as soon as a table is set up: it opens, cards are cut, and it waits.

    Raises:
        Refused: If the settings make no sense.
    """
    check_stake(event.settings)
    table = opened(table_id, event)
    cut = draw_seats(table, table.company.invitation.host, deals())
    return event, *cut, *promised(1, deals)


def decide(table: Table, request: Request, deals: DealSource) -> tuple[Event, ...]:
    """What happens when this is asked for.

    Args:
        table: The table as it stands.
        request: What is asked, by whom, and what they have seen.
        deals: Where the next deal comes from, if one is needed.

    Raises:
        RuleViolation: If a rule of the game forbids it.
        Refused: If the table has another reason not to do it.
    """
    if request.seen != table.version:
        raise Refused(RefusalCode.STALE, (("seen", request.seen), ("version", table.version)))
    act = act_of(request.command)
    check_quota(table, act.spends(table, request.by, request.command))
    taken = tuple(TimeTaken(side, tenths) for side, tenths in request.waited.items() if tenths)
    return taken + act.decide(table, request.by, request.command, deals)
