"""A board at both tables, side by side, and what it is worth (S1:13, S1:58)."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bot_match.contestants import Team
from schlemm.core.cards import Card
from schlemm.core.contract import Result
from schlemm.core.seats import Side
from schlemm.match.state.made_and_lost import MadeAndLost, made_and_lost
from schlemm.match.state.parting import Parting, parting
from schlemm.match.state.place import Room
from schlemm.match.state.plan import Measure, Plan
from schlemm.scoring.board_a_match import board_a_match
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.imps import imps
from schlemm.table.views.record import RoomRecord


@dataclass(frozen=True, slots=True)
class AtOneTable:
    """The result of a board at one table.

    Attributes:
        room: Which table.
        record: What was called and played there, and by whom.
        score: Points for North and South.
    """

    room: Room
    record: RoomRecord
    score: int

    @property
    def result(self) -> Result:
        """Contract and tricks, or passed out."""
        return self.record.board.result

    @property
    def lead(self) -> Card | None:
        """The opening lead; ``None`` if there was none."""
        play = self.record.board.play
        return play.cards[0] if play is not None and play.cards else None

    def score_of(self, team: Team) -> int:
        """The points as this team sees them."""
        return self.score if team.side_at(self.room.value) is Side.NORTH_SOUTH else -self.score


@dataclass(frozen=True, slots=True)
class Earned:
    """What both teams have, in the unit of the measure: IMPs, points, or halves of a board."""

    a: int = 0
    b: int = 0

    def __add__(self, other: Earned) -> Earned:
        return Earned(self.a + other.a, self.b + other.b)

    @property
    def margin(self) -> int:
        """By how much team A is ahead; negative if it is behind."""
        return self.a - self.b

    @property
    def lead(self) -> int:
        """1 if team A is ahead, -1 if it is behind, 0 for a tie."""
        return (self.margin > 0) - (self.margin < 0)

    def of(self, team: Team) -> int:
        """What one team has."""
        return self.a if team is Team.A else self.b


@dataclass(frozen=True, slots=True)
class Comparison:
    """A board that both tables have finished.

    Attributes:
        number: Its number.
        tables: The open room, then the closed one.
        imps: The IMPs of team A; negative if team B has won them.
        earned: What the board brings both teams by the measure of the match.
        total: What both have with it.
        parting: Where the tables parted; ``None`` if they did all alike.
        lesson: The contract that was made and lost the board, if there is one.
    """

    number: int
    tables: tuple[AtOneTable, AtOneTable]
    imps: int
    earned: Earned
    total: Earned
    parting: Parting | None
    lesson: MadeAndLost | None

    @property
    def difference(self) -> int:
        """The points of team A at both tables together: North-South's at the first minus those at the second."""
        return difference(self.tables)

    @property
    def winner(self) -> Team | None:
        """Who has the better score; ``None`` for a tie."""
        return None if self.difference == 0 else Team.A if self.difference > 0 else Team.B


def compared(plan: Plan, before: Earned, records: tuple[RoomRecord, RoomRecord]) -> Comparison:
    """A board side by side.

    Args:
        plan: What decides.
        before: What both teams had before it.
        records: As the open and the closed room have it.
    """
    first, second = (_at_one_table(room, record) for room, record in zip(Room, records, strict=True))
    ours, theirs = (record.board for record in records)
    gap = difference((first, second))
    earned = earned_by(plan.measure, gap)
    return Comparison(
        number=ours.number,
        tables=(first, second),
        imps=imps(gap),
        earned=earned,
        total=before + earned,
        parting=parting(ours, theirs),
        lesson=made_and_lost(ours, theirs),
    )


def earned_by(measure: Measure, gap: int) -> Earned:
    """What a board brings both teams.

    Args:
        measure: What decides.
        gap: The points of team A at both tables together.
    """
    match measure:
        case Measure.IMPS:
            return Earned(max(imps(gap), 0), max(-imps(gap), 0))
        case Measure.TOTAL_POINTS:
            return Earned(max(gap, 0), max(-gap, 0))
        case Measure.BOARD_A_MATCH:
            return Earned(board_a_match(gap), board_a_match(-gap))


def difference(tables: tuple[AtOneTable, AtOneTable]) -> int:
    """The points of team A at both tables together."""
    return sum(table.score_of(Team.A) for table in tables)


def _at_one_table(room: Room, record: RoomRecord) -> AtOneTable:
    score = board_score(record.board.result, record.board.public.vulnerability)
    return AtOneTable(room, record, score.for_side(Side.NORTH_SOUTH))
