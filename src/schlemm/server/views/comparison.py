"""The boards of a match side by side: only what both tables have finished is a ``Comparison``."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from schlemm.bidding.explanation.explain import Explanation
from schlemm.bot_match.contestants import Team
from schlemm.core.cards import STRAINS
from schlemm.core.hand import EMPTY
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import SEATS, SIDES, Side
from schlemm.match.live.reviews import BoardReview, Readings
from schlemm.match.state.comparison import AtOneTable, Comparison
from schlemm.match.state.events import Commented
from schlemm.match.state.made_and_lost import MadeAndLost
from schlemm.match.state.match import room_name
from schlemm.match.state.parting import Parting
from schlemm.match.state.place import Room
from schlemm.match.views.sight import MatchSight
from schlemm.server.common.letters import card_letters
from schlemm.server.protocol.comparison import (
    AtTableView,
    BoardCosts,
    BoardLessonView,
    CommentView,
    ComparisonView,
    MatchBoard,
    MatchBoards,
    PartingView,
    RecordView,
    RefusedClaimView,
    SpokenView,
)
from schlemm.server.protocol.view import HandView
from schlemm.server.views.board import contract_of, tricks_of
from schlemm.server.views.game import MatchNow
from schlemm.server.views.match import (
    by_team,
    line_up_of,
    place_name,
    standing_view,
    substitutions,
)
from schlemm.server.views.meaning import sentences
from schlemm.table.live.stopwatch import TENTHS
from schlemm.table.views.record import RoomRecord


def match_boards(sight: MatchSight, now: MatchNow) -> MatchBoards:
    """The score of a match for one of its players."""
    return MatchBoards(
        line_up=line_up_of(sight, now.everywhere),
        me=place_name(sight.me),
        team=sight.me.team,
        table=room_name(sight.match, sight.me.room),
        finished=list(sight.finished),
        over=sight.over,
        stopped=sight.stopped,
        standing=standing_view(sight.standing),
        boards=[comparison_view(board, sight) for board in sight.boards],
        substitutions=substitutions(sight.substitutions),
    )


def match_board(
    sight: MatchSight, now: MatchNow, number: int, readings: Readings = ({}, {})
) -> MatchBoard | None:
    """A board with all its cards; ``None`` unless both tables have finished it.

    Args:
        sight: The match as its reader may see it.
        now: Who is connected.
        number: Which board.
        readings: What systems say about calls that were explained so.
    """
    board = next((board for board in sight.boards if board.number == number), None)
    if board is None:
        return None
    played = board.tables[0].record.board
    return MatchBoard(
        line_up=line_up_of(sight, now.everywhere),
        board=comparison_view(board, sight),
        first=played.public.auction.first,
        hands=[HandView(seat, card_letters(hand), "over") for seat, hand in played.deal.hands.items()],
        tables=[
            replace(record_view(each.record.board, each.room), explanations=spoken_views(each.record, read))
            for each, read in zip(board.tables, readings, strict=True)
        ],
        comments=[_comment(each) for each in sight.comments if each.board == number],
        comments_left=sight.comments_left,
    )


def comparison_view(board: Comparison, sight: MatchSight) -> ComparisonView:
    """A board at both tables, for whoever has this sight of the match."""
    public = board.tables[0].record.board.public
    return ComparisonView(
        number=board.number,
        me=place_name(sight.place_on(board.number)),
        dealer=public.dealer,
        vulnerability=public.vulnerability,
        tables=[_at_table(each) for each in board.tables],
        difference=board.difference,
        imps=board.imps,
        earned=by_team(board.earned.a, board.earned.b),
        total=by_team(board.total.a, board.total.b),
        winner=board.winner,
        parting=None if board.parting is None else _parting(board.parting),
        lesson=None if board.lesson is None else _lesson(board.lesson),
        comments=sum(1 for each in sight.comments if each.board == board.number),
    )


def board_costs(review: BoardReview) -> BoardCosts:
    """A board with open cards."""
    cost = review.cost
    return BoardCosts(
        number=review.board.number,
        par=cost.par.score,
        par_results=[str(result) for result in cost.par.results],
        tricks={
            seat: {str(strain): cost.tricks.tricks(strain, seat) for strain in STRAINS} for seat in SEATS
        },
        contracts=list(cost.contracts),
        scores=list(cost.scores),
        against_par=list(cost.against_par),
        by_auction=cost.by_auction,
        by_play=cost.by_play,
        cards=[list(each) for each in review.cards],
        parting=None if review.parting is None else list(review.parting),
    )


def _at_table(at: AtOneTable) -> AtTableView:
    contract = at.result.contract
    return AtTableView(
        room=at.room,
        players=dict(at.record.players.items()),
        result=str(at.result),
        contract=None if contract is None else contract_of(contract),
        tricks=None if contract is None else at.result.tricks,
        lead=None if at.lead is None else str(at.lead),
        score=at.score,
        overtime={side: seconds for side in SIDES if (seconds := overtime_of(at, side))},
    )


def overtime_of(at: AtOneTable, side: Side) -> int:
    """By how many seconds a side has passed the time agreed; what has begun counts whole."""
    return -(-at.record.overtime.of(side) // TENTHS)


def _parting(parting: Parting) -> PartingView:
    done = [None if each is None else str(each) for each in parting.done]
    return PartingView(parting.what, parting.index, parting.seat, done)


def _lesson(found: MadeAndLost) -> BoardLessonView:
    team = Team.of_side(found.side, found.room.value)
    return BoardLessonView(found.room, found.side, team, found.lesson, found.lost)


def record_view(board: PlayedBoard, room: Room) -> RecordView:
    """How a board that is over was bid and played at one table."""
    return RecordView(
        room=room,
        calls=[str(call) for call in board.public.auction.calls],
        tricks=[] if board.play is None else tricks_of(board.play, EMPTY),
        claimed=board.play is not None and not board.play.is_over,
        refused=_refused(board),
        explanations=[],
    )


def spoken_views(record: RoomRecord, readings: Mapping[int, Explanation]) -> list[SpokenView]:
    """What the players of a board told their opponents about their calls.

    Args:
        record: The board at one table.
        readings: What systems say about calls that were explained so, by their index.
    """
    return [
        SpokenView(
            index=said.index,
            seat=said.seat,
            name=record.players.of(said.seat),
            text=said.text,
            said=sentences(readings[said.index]) if said.index in readings else [],
        )
        for said in record.explained
    ]


def _refused(board: PlayedBoard) -> list[RefusedClaimView]:
    return [
        RefusedClaimView(
            claimer=each.claim.claimer,
            by=each.by,
            tricks=each.claim.tricks,
            statement=each.claim.statement,
            cards=each.cards,
        )
        for each in board.refused
    ]


def _comment(said: Commented) -> CommentView:
    return CommentView(
        by=place_name(said.by),
        team=said.by.team,
        name=said.name,
        room=said.room,
        what="call" if said.what.value == "call" else "card",
        index=said.index,
        text=said.text,
    )
