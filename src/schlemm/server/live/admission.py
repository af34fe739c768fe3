"""Which table a socket, or somebody who asks over HTTP, is let in to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from schlemm.core.seats import SEATS, Seat
from schlemm.match.views.sight import MatchSight
from schlemm.server.common.asker import Asker
from schlemm.server.common.damage import TableDamaged
from schlemm.server.common.messages import Reason
from schlemm.server.common.reasons import of_store
from schlemm.server.common.unanswered import NotAdmitted, existing
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_match import LiveMatch
from schlemm.server.live.live_table import LiveTable
from schlemm.server.views.game import MatchNow
from schlemm.store.store import StoreTrouble


async def table_for(name: str, games: LiveGames) -> LiveTable:
    """The table of this name, for a socket to it.

    Raises:
        NotAdmitted: If there is none, or none that can be read.
    """
    try:
        return await games.known_table(name)
    except TableDamaged:
        raise NotAdmitted(Reason("table-damaged")) from None
    except StoreTrouble as trouble:
        raise NotAdmitted(of_store(trouble)) from trouble


def seat_named(letter: str) -> Seat | None:
    """Which of several seats that share a browser is meant; nonsense counts as nothing."""
    return next((seat for seat in SEATS if seat.letter == letter), None)


def seat_finder(
    live: LiveTable, wanted: Seat | None = None
) -> Callable[[str], tuple[LiveTable, Seat] | None]:
    """What finds the table and seat that a secret opens: the wanted one of several, and here before elsewhere."""
    return partial(live.game.where, wanted=wanted, first=live.room)


async def own_table(
    asker: Asker, name: str, games: LiveGames, wanted: Seat | None = None
) -> tuple[LiveTable, Seat]:
    """A table of the asker's, and their seat at it: the wanted one, if they have several.

    Who has been lined up at the other table of a match is found there.

    Raises:
        NotThere: If they have no table of this name.
    """
    return existing(asker.opened(seat_finder(existing(await games.table(name)), wanted)))


async def own_match(asker: Asker, name: str, games: LiveGames) -> tuple[LiveMatch, MatchNow, MatchSight]:
    """A match of the asker's, and what they may know of it.

    Raises:
        NotThere: If they sit in no match of this name.
    """
    match = existing(await games.match(name))
    found = asker.opened(match.where)
    live, seat = existing(found)
    now = match.now(live.room)
    return match, now, now.sight_for(seat)
