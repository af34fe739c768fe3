"""What is answered about boards that are over: our own and those of files, and tables that go on from one.

Of our own games only what ``OwnGames`` opens is told: boards that are over, of a match at both tables, to those who sat
there. Of a file nothing is kept, unless a table is started from it.
"""

from __future__ import annotations

from schlemm.match.views.paper import ExportRow
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.ids import new_table_name
from schlemm.server.common.unanswered import existing
from schlemm.server.live.live_games import LiveGames
from schlemm.server.own_games.answers import own_game_named
from schlemm.server.own_games.games import OwnGames
from schlemm.server.own_games.views import open_row
from schlemm.server.protocol.seats import NewTable
from schlemm.server.replay.opening import table_from
from schlemm.server.replay.packing import unpacked
from schlemm.server.replay.reading import BoardText, FileText, WholeBoardText
from schlemm.server.replay.replays import Replays
from schlemm.server.replay.views import replay_costs
from schlemm.server.replay.wire import BoardMeanings, GoOnFrom, ReplayCosts
from schlemm.server.texts.readers import TextReaders
from schlemm.server.views.comparison import spoken_views
from schlemm.server.views.meaning import calls_meaning
from schlemm.table.state.origin import BoardOrigin
from schlemm.table.views.record import RoomRecord


async def own_board_costs(
    asker: Asker, game: str, number: int, room: int, memory: OwnGames, replays: Replays
) -> ReplayCosts:
    """Return a board of the asker's game that is over, with open cards; the first time it has to be reckoned."""
    _, record = await _own_record(asker, game, number, room, memory)
    return replay_costs(*await replays.costs(record.board, asker.household))


async def own_board_meanings(
    asker: Asker, game: str, number: int, room: int, memory: OwnGames, replays: Replays
) -> BoardMeanings:
    """Return what the calls of a board of the asker's game that is over meant."""
    _, record = await _own_record(asker, game, number, room, memory)
    readings = await replays.meanings(record.board, asker.household)
    calls = calls_meaning(record.board.public.auction, readings)
    return BoardMeanings(calls, spoken_views(record, dict(enumerate(readings))))


async def read_boards(asker: Asker, text: bytes, texts: TextReaders) -> bytes:
    """Return a ``FileRead`` as JSON: the boards of a text, and what could not be read."""
    return await texts.answer(FileText(text), asker.household)


async def open_filed_board(asker: Asker, board: str, texts: TextReaders) -> bytes:
    """Return a ``ReplayedBoard`` as JSON: a board of a file, packed for an address, ready to be gone through."""
    return await texts.answer(BoardText(existing(unpacked(board))), asker.household)


async def filed_board_costs(asker: Asker, board: str, replays: Replays, texts: TextReaders) -> ReplayCosts:
    """Return a board of a file with open cards."""
    _, whole = await texts.read(WholeBoardText(existing(unpacked(board))), asker.household)
    return replay_costs(*await replays.costs(whole, asker.household))


async def go_on_from(
    asker: Asker, wish: GoOnFrom, games: LiveGames, memory: OwnGames, texts: TextReaders
) -> Admitted[NewTable]:
    """Open a table that goes on from a moment of a board, for the person who asks."""
    if wish.board is not None:
        text = WholeBoardText(existing(unpacked(wish.board)))
        number, board = await texts.read(text, asker.household)
        origin = BoardOrigin("", number, 0, wish.calls, wish.cards)
    else:
        row, record = await _own_record(asker, wish.game, wish.number, wish.room, memory)
        room = 0 if row.room is None else row.room.value
        board = record.board
        origin = BoardOrigin(wish.game, wish.number, room, wish.calls, wish.cards)
    name = new_table_name()
    await games.lay_out(name, table_from(wish, board, origin, name, asker.own))
    return Admitted(NewTable(name), asker.own)


async def _own_record(
    asker: Asker, game: str, number: int, room: int, memory: OwnGames
) -> tuple[ExportRow, RoomRecord]:
    """A board of the asker's game that is over at all its tables.

    Raises:
        NotThere: If there is none.
    """
    row = existing(open_row(await own_game_named(asker, game, memory), number, room))
    return row, existing(row.record)
