"""A score pad as everybody at its table sees it."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.circle.pivot import proposal
from schlemm.circle.standing import standings
from schlemm.core.seats import Side
from schlemm.pad.decide import slips_left
from schlemm.pad.pad import Pad, PadEntry, Round
from schlemm.pad.scored import (
    PadBoard,
    boards_of,
    circle_games,
    is_round_over,
    replayed,
    victory_points_of,
)
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.server.circle.views import proposal_view, standing_lines
from schlemm.server.circle.wire import ProposalView
from schlemm.server.pad.wire import PadBoardView, PadForm, PadTableView, PadView, RoundView, WrittenEntry
from schlemm.server.views.match import by_team
from schlemm.server.views.sheet import sheet_view, step_view
from schlemm.table.state.board_quota import TOLD_FROM
from schlemm.table.state.invitation import key_from
from schlemm.table.state.settings import Settings
from schlemm.table.views.sight import Sheet


def pad_key(pad: Pad) -> str:
    """The key of the link to the pad."""
    return key_from(pad.invite, "pad")


def pad_view(pad: Pad) -> PadView:
    """The pad as it stands."""
    notes, games, won = pad.notes, circle_games(pad), victory_points_of(pad)
    return PadView(
        pad=pad.id,
        version=pad.version,
        name=pad.name,
        form=form_of_pad(pad),
        measure=pad.measure,
        honours=pad.form.honours,
        link=f"/pad/{pad.id}#{pad_key(pad)}",
        people=list(notes.people),
        rounds=[] if pad.boards else [_round(pad, played) for played in notes.rounds],
        boards=list(_boards(pad)),
        over=is_round_over(pad, notes.current),
        victory_points=None if won is None else [int(each * 100) for each in won],
        may_undo=bool(pad.past),
        standing=standing_lines(standings(games)),
        next=ProposalView({}, []) if pad.boards else _proposed(pad),
        left=left if (left := slips_left(pad)) <= TOLD_FROM else None,
    )


def form_of_pad(pad: Pad) -> PadForm:
    """What is played, by the name that a pad is opened with."""
    if pad.boards:
        return "match"
    return "robber4" if isinstance(pad.form, RobberOfFourForm) else "rubber"


def _proposed(pad: Pad) -> ProposalView:
    """Who might play the next round: all that were played count, the last evening's first."""
    games = circle_games(pad)
    tonight = [game for game in games if game.date == games[-1].date]
    former = [game for game in games if game.date != games[-1].date]
    return proposal_view(proposal(range(len(pad.notes.people)), tonight, former))


def _round(pad: Pad, played: Round) -> RoundView:
    score = replayed(pad.form, played)
    settings = Settings(stake=pad.stake.per_hundred, rounding=pad.stake.rounding)
    return RoundView(
        date=played.date,
        seated=dict(played.seated.items()),
        dealer=score.conditions.dealer,
        entries=[_entry(entry) for entry in played.entries],
        sheet=sheet_view(Sheet.of(score), settings),
    )


def _entry(entry: PadEntry) -> WrittenEntry:
    held = entry.held
    return WrittenEntry(
        result=str(entry.result),
        held_by=None if held is None else held.seat,
        held=0 if held is None else 4 if held.count == 4 else 5,
        board=entry.board,
        room=entry.room,
    )


def _boards(pad: Pad) -> Iterator[PadBoardView]:
    total = 0
    for board in boards_of(pad):
        earned = board.earned(pad.measure)
        total += 0 if earned is None else earned.margin
        yield PadBoardView(
            number=board.number,
            dealer=board.conditions.dealer,
            vulnerability=board.conditions.vulnerability,
            tables=[_at_table(pad, board, table) for table in range(2)],
            difference=board.difference,
            imps=board.imps,
            earned=None if earned is None else by_team(earned.a, earned.b),
            total=None if earned is None else total,
        )


def _at_table(pad: Pad, board: PadBoard, table: int) -> PadTableView | None:
    entry, score = board.entries[table], board.scores[table]
    if entry is None or score is None:
        return None
    at = pad.notes.current.entries.index(entry)
    points = score.for_side(Side.NORTH_SOUTH)
    return PadTableView(_entry(entry), at, points, [step_view(step) for step in score.steps])
