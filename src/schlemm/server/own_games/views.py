"""Games of a person as they are told: from sights and from what is open of each game, never from its tables."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.circle.evening import evening_at
from schlemm.match.state.match import Match
from schlemm.match.state.place import Room
from schlemm.match.views.paper import ExportRow
from schlemm.own_games.estimates import ENOUGH, Average, Interval, ShareCount
from schlemm.own_games.player_statistics import PlayerStatistics, PlayFigures
from schlemm.server.common.letters import card_letters
from schlemm.server.own_games.games import OwnGame
from schlemm.server.own_games.wire import (
    AverageView,
    EstimateView,
    KeptBoard,
    KeptGame,
    KindFiguresView,
    OwnBoardLine,
    OwnBoardView,
    OwnGameBoards,
    OwnGameView,
    OwnPlayerView,
    OwnStatistics,
    PlayFiguresView,
    ShareView,
)
from schlemm.server.protocol.view import HandView
from schlemm.server.views.comparison import record_view
from schlemm.server.views.game import MatchNow, TableNow
from schlemm.server.views.sheet import form_name
from schlemm.table.state.players import Person


def own_game_view(own: OwnGame) -> OwnGameView:
    """A game in one entry."""
    kept, seat = own.game.kept, own.place.seat
    now = (
        MatchNow(kept, own.place.room, (frozenset(), frozenset()))
        if isinstance(kept, Match)
        else TableNow(kept.table, frozenset())
    )
    progress = now.progress_for(seat)
    sight = progress.sight
    return OwnGameView(
        game=own.game.id,
        table=sight.table,
        seat=seat,
        date=evening_at(own.begun) if own.begun else "",
        form=form_name(sight.sheet),
        rules=[rule.value for rule in sight.sheet.options],
        players=[*_players(own)],
        us=seat.side,
        over=own.game.is_over,
        boards=_open_boards(own),
        deals=progress.deals,
        totals=dict(sight.sheet.totals.items()) if progress.match is None else {},
        match=progress.match,
        goal=None if sight.goal is None else sight.goal.wish.goal,
        replayed=sight.origin is not None,
        series=sight.series,
    )


def _open_boards(own: OwnGame) -> int:
    kept = own.game.kept
    return kept.open_boards if isinstance(kept, Match) else len(kept.records)


def _players(own: OwnGame) -> Iterator[OwnPlayerView]:
    for room, table in zip(Room, own.game.tables, strict=False):
        for seat, player in table.players.items():
            mine = isinstance(player, Person) and player.secret in own.people
            face = player.face if isinstance(player, Person) else None
            yield OwnPlayerView(seat, room, player.name, isinstance(player, Person), mine, face)


def own_game_boards(own: OwnGame) -> OwnGameBoards:
    """A game with its boards that are over; of a match those that both tables have finished, as the first has them."""
    return OwnGameBoards(own_game_view(own), [own_board_line(own, row) for row in own.game.paper().rows])


def own_board_line(own: OwnGame, row: ExportRow) -> OwnBoardLine:
    """A line of what was played."""
    public = None if row.record is None else row.record.board.public
    return OwnBoardLine(
        kind=row.kind,
        number=row.board,
        deal=row.deal,
        dealer=None if public is None else public.dealer,
        vulnerability=None if public is None else public.vulnerability,
        result=None if row.record is None else str(row.record.board.result),
        points=dict(row.score.totals.items()),
        mine=list(own.game.seats_on(row, own.people)),
    )


def open_row(own: OwnGame, number: int, room: int = 0) -> ExportRow | None:
    """The line of a board; ``None`` unless it is over at all tables.

    Args:
        own: The game.
        number: Which board.
        room: At which table of a match, 1 or 2; 0 for that of the asker.
    """
    rows = [row for row in own.game.paper().rows if row.record is not None and row.board == number]
    if room:
        rows = [row for row in rows if row.room is not None and row.room.value == room]
    sat = [row for row in rows if own.game.seats_on(row, own.people)]
    return next(iter(sat or rows), None)


def own_board_view(own: OwnGame, number: int, room: int = 0) -> OwnBoardView | None:
    """A board with all its cards; ``None`` unless it is over at all tables; arguments as of ``open_row``."""
    row = open_row(own, number, room)
    if row is None or row.record is None:
        return None
    board = row.record.board
    return OwnBoardView(
        line=own_board_line(own, row),
        players=dict(row.record.players.items()),
        first=board.public.auction.first,
        hands=[HandView(seat, card_letters(hand), "over") for seat, hand in board.deal.hands.items()],
        record=record_view(board, row.room or Room.OPEN),
    )


def kept_game(own: OwnGame) -> KeptGame:
    """A game for the file to take home."""
    return KeptGame(own_game_view(own), [_kept_board(own, row) for row in own.game.paper().rows])


def _kept_board(own: OwnGame, row: ExportRow) -> KeptBoard:
    line = own_board_line(own, row)
    if row.record is None:
        return KeptBoard(line, row.room, {}, "", [], None, [], row.imps)
    board = row.record.board
    auction = board.public.auction
    return KeptBoard(
        line=line,
        room=row.room,
        players=dict(row.record.players.items()),
        deal=str(board.deal),
        calls=[str(call) for call in auction.calls],
        first=auction.first,
        cards=[] if board.play is None else [str(card) for card in board.play.cards],
        imps=row.imps,
    )


def own_statistics(
    found: PlayerStatistics, games: int, *, more: bool, solver: bool, unsolved: int
) -> OwnStatistics:
    """What a person's boards say.

    Args:
        found: What they say.
        games: How many games were looked at.
        more: Whether there are older ones.
        solver: Whether boards can be reckoned with open cards.
        unsolved: How many of them have been tried in vain.
    """
    return OwnStatistics(
        games=games,
        more=more,
        boards=found.boards,
        reckoned=found.reckoned,
        solver=solver,
        unsolved=unsolved,
        enough=ENOUGH,
        declared=_figures(found.declared),
        defended=_figures(found.defended),
        bidding=_average(found.bidding),
        kinds=[KindFiguresView(kind, _figures(figures)) for kind, figures in found.by_kind.items()],
    )


def _figures(found: PlayFigures) -> PlayFiguresView:
    return PlayFiguresView(_share(found.won), _average(found.tricks))


def _share(found: ShareCount) -> ShareView:
    return ShareView(found.hits, found.of, _estimate(found.interval))


def _average(found: Average) -> AverageView:
    return AverageView(found.of, _estimate(found.interval))


def _estimate(found: Interval | None) -> EstimateView | None:
    return None if found is None else EstimateView(found.value, found.low, found.high)
