"""The next game of the people who sit at a table that is over: another of its kind, or the next one of their circle."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.match.rules.rematch import opened_again as match_opened_again
from schlemm.server.app.hub import Hub
from schlemm.server.common.ids import new_table_name
from schlemm.server.live.room import Room, match_of
from schlemm.server.table.opening import opened_again
from schlemm.table.rules.refusal import Reason, Refused
from schlemm.table.rules.requests import GoOn


async def go_on(hub: Hub, former: Room, seat: Seat) -> str:
    """Lead the person of this seat to the next game; the name of their table in it.

    It is begun by the agreements of the former one, for all who sit there, when somebody first asks for it; whoever
    asks later is led to the same. Who plays with bots only, and in no circle, may begin anew in the middle of a game.

    Raises:
        Refused: If other people play and the game is not over, or it was none that has a next.
        StoreTrouble: If it could not be kept.
    """
    async with hub.going_on:
        if former.table.company.next:
            return former.table.company.next
        if (match_of(former) or former.table).is_over:
            await former.settle(seat, GoOn(await _begun(hub, former, seat)))
            return former.table.company.next
        if _is_shared(former, seat):
            raise Refused(Reason.GAME_NOT_OVER)
        return await _begun(hub, former, seat)


def _is_shared(former: Room, seat: Seat) -> bool:
    """Whether the game concerns anybody else than the person of this seat."""
    table = former.table
    return former.around is not None or table.company.invitation.series != "" or table.has_others(seat)


async def _begun(hub: Hub, former: Room, seat: Seat) -> str:
    """The name of the next table or match."""
    series = former.table.company.invitation.series
    live = await hub.circles.find(series) if series else None
    if live is not None:
        return (await hub.circles.begin_next(live, former, seat)).id
    name = new_table_name()
    match = match_of(former)
    if match is None:
        return await hub.set_up(name, opened_again(former.table))
    await hub.set_up_match(name, match_opened_again(match))
    return name
