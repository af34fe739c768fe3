"""What is answered about a match: opening it, and its boards side by side, for those who sit in it."""

from __future__ import annotations

from schlemm.bots.workers.executor import JobRunner
from schlemm.match.state.match import room_name
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.ids import new_table_name
from schlemm.server.common.unanswered import NotThere, existing
from schlemm.server.live.admission import own_match
from schlemm.server.live.live_games import LiveGames
from schlemm.server.match.opening import match_opened
from schlemm.server.protocol.comparison import BoardCosts, MatchBoard, MatchBoards
from schlemm.server.protocol.match import NewMatch, OpenMatch
from schlemm.server.texts.readers import TextReaders
from schlemm.server.texts.system_check import check_systems
from schlemm.server.views.comparison import board_costs, match_board, match_boards
from schlemm.table.rules.refusal import Refused


async def open_match(
    asker: Asker, wish: OpenMatch, games: LiveGames, texts: TextReaders
) -> Admitted[NewMatch]:
    """Open a match for the person who asks.

    Raises:
        UnknownSystem: If a system does not exist, or something is wrong with the text that it is.
    """
    name = new_table_name()
    event = match_opened(wish, name, asker.own)
    await check_systems(asker, (wish.a.system, wish.b.system), texts)
    await games.set_up(name, event)
    return Admitted(NewMatch(name, room_name(name, event.host.room), event.host.seat), asker.own)


async def boards(asker: Asker, match: str, games: LiveGames) -> MatchBoards:
    """Return the score of a match of the asker's."""
    _, now, sight = await own_match(asker, match, games)
    return match_boards(sight, now)


async def board(asker: Asker, match: str, number: int, games: LiveGames, runner: JobRunner) -> MatchBoard:
    """Return a board with all its cards, once both tables have finished it."""
    live, now, sight = await own_match(asker, match, games)
    try:
        readings = await live.session.reviews.readings(number, runner)
    except Refused as refused:
        raise NotThere from refused
    return existing(match_board(sight, now, number, readings))


async def costs(asker: Asker, match: str, number: int, games: LiveGames, runner: JobRunner) -> BoardCosts:
    """Return the same board with open cards; the first time it has to be reckoned."""
    live, _, sight = await own_match(asker, match, games)
    if number not in {each.number for each in sight.boards}:
        raise NotThere
    return board_costs(await live.session.reviews.of(number, runner))
