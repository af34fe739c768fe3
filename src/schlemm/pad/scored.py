"""What the entries of a pad are worth: they are played through the form again, from the first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from functools import reduce
from itertools import accumulate

from schlemm.circle.circle import MATCH, Game, MemberPlace
from schlemm.circle.circle import GameOutcome as Brought
from schlemm.core.conditions import Conditions
from schlemm.core.seats import SEATS, Side
from schlemm.match.state.comparison import Earned, earned_by
from schlemm.match.state.place import Place, Room
from schlemm.match.state.plan import Measure
from schlemm.pad.pad import Pad, PadEntry, Round
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.form import LineKind, Outcome
from schlemm.scoring.forms.state import FormState
from schlemm.scoring.honours import Honours
from schlemm.scoring.imps import match_imps
from schlemm.scoring.items import Score
from schlemm.scoring.victory_points import victory_points
from schlemm.table.state.forms import Form
from schlemm.table.views.sight import Sheet


def outcome_of(entry: PadEntry) -> Outcome:
    """What a deal brings to the sheet."""
    contract, held = entry.result.contract, entry.held
    if contract is None or held is None:
        return Outcome(entry.result)
    return Outcome(entry.result, Honours(held.seat, contract.strain, held.count))


def _begun(form: Form, played: Round) -> FormState[Form]:
    """The score before the first entry of a round that is no match, with the first dealer of this round."""
    return (form if isinstance(form, DuplicateForm) else replace(form, first_dealer=played.dealer)).start()


def replayed(form: Form, played: Round) -> FormState[Form]:
    """The score after all entries of a round that is no match.

    Raises:
        ValueError: If it would have been over before the last of them.
    """
    score = reduce(FormState.add, map(outcome_of, played.entries), _begun(form, played))
    return score.settle() if played.stopped else score


def over_after(form: Form, played: Round) -> int | None:
    """After how many of its entries a round that is no match is over; ``None`` if it is not."""
    scores = accumulate(map(outcome_of, played.entries), FormState.add, initial=_begun(form, played))
    return next((number for number, score in enumerate(scores) if score.is_over), None)


def round_sheet(form: Form, played: Round) -> Sheet:
    """The sheet of a round that is no match."""
    return Sheet.of(replayed(form, played))


def is_round_over(pad: Pad, played: Round) -> bool:
    """Whether nothing more can be written into a round."""
    if pad.boards:
        return played.stopped or len(played.entries) == 2 * pad.boards
    return played.stopped or over_after(pad.form, played) is not None


@dataclass(frozen=True, slots=True)
class PadBoard:
    """A board of a match.

    Attributes:
        number: Its number.
        entries: What was written of it at each table.
        scores: What that is worth; ``None`` where nothing is written yet.
    """

    number: int
    entries: tuple[PadEntry | None, PadEntry | None]
    scores: tuple[Score | None, Score | None]

    @property
    def conditions(self) -> Conditions:
        """Its dealer and vulnerability."""
        return Conditions.of_board(self.number)

    @property
    def difference(self) -> int | None:
        """The points by which the first team is ahead over both tables; ``None`` before both have played it."""
        first, second = self.scores
        if first is None or second is None:
            return None
        return first.for_side(Side.NORTH_SOUTH) + second.for_side(Side.EAST_WEST)

    @property
    def imps(self) -> int | None:
        """The same in IMPs."""
        first, second = self.scores
        if first is None or second is None:
            return None
        return match_imps(first.for_side(Side.NORTH_SOUTH), second.for_side(Side.EAST_WEST))

    def earned(self, measure: Measure) -> Earned | None:
        """What it brings both teams by this measure; ``None`` before both tables have played it."""
        return None if self.difference is None else earned_by(measure, self.difference)


def boards_of(pad: Pad) -> tuple[PadBoard, ...]:
    """All boards of a match, written or not."""
    found = {(entry.board, entry.room): entry for entry in pad.notes.current.entries}
    return tuple(
        _board(number, found.get((number, Room.OPEN)), found.get((number, Room.CLOSED)))
        for number in range(1, pad.boards + 1)
    )


def victory_points_of(pad: Pad) -> tuple[Decimal, Decimal] | None:
    """The Victory Points of both teams of a match that is over; ``None`` where IMPs do not decide it."""
    imps = [board.imps for board in boards_of(pad) if board.imps is not None]
    if pad.measure is not Measure.IMPS or not imps or not is_round_over(pad, pad.notes.current):
        return None
    points = victory_points(sum(imps), len(imps))
    return points.north_south, points.east_west


def circle_games(pad: Pad) -> tuple[Game, ...]:
    """The rounds as a circle counts its games, so that standings and partners follow from them alike."""
    return tuple(_game(pad, at, played) for at, played in enumerate(pad.notes.rounds))


def _board(number: int, first: PadEntry | None, second: PadEntry | None) -> PadBoard:
    danger = Conditions.of_board(number).vulnerability
    scores = [None if each is None else board_score(each.result, danger) for each in (first, second)]
    return PadBoard(number, (first, second), (scores[0], scores[1]))


def _game(pad: Pad, at: int, played: Round) -> Game:
    if pad.boards:
        seated = tuple(MemberPlace(at, Place(Room.OPEN, SEATS[at])) for at in range(2))
        outcome = _outcome_of_match(pad, seated) if is_round_over(pad, played) else None
        return Game(str(at), MATCH, played.date, seated, outcome)
    seated = tuple(MemberPlace(who, Place(Room.OPEN, seat)) for seat, who in played.seated.items())
    sheet = round_sheet(pad.form, played)
    return Game(
        str(at), sheet.form, played.date, seated, _outcome(pad, sheet, seated) if sheet.over else None
    )


def _outcome(pad: Pad, sheet: Sheet, seated: tuple[MemberPlace, ...]) -> Brought:
    settled = pad.stake.settle(sheet.totals)
    sign = 0 if settled.winner is None else 1 if settled.winner is Side.NORTH_SOUTH else -1
    deals = sum(line.kind is LineKind.BOARD for line in sheet.lines)
    return Brought(seated, deals, sign * settled.rounded, sign * settled.amount, lead=sign)


def _outcome_of_match(pad: Pad, seated: tuple[MemberPlace, ...]) -> Brought:
    boards = [board for board in boards_of(pad) if board.imps is not None]
    imps = sum(board.imps or 0 for board in boards)
    points = sum(board.difference or 0 for board in boards)
    total = sum((board.earned(pad.measure) or Earned() for board in boards), Earned())
    return Brought(
        seated, len(boards), points, imps=imps, lead=total.lead, measure=pad.measure, margin=total.margin
    )
