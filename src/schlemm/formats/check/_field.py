"""The scores of a whole file against each other: tables, lines of travellers, totals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction
from typing import Final, NamedTuple

from schlemm.core.seats import SIDES, Side
from schlemm.formats.check._difference import Difference, DifferenceCode, UnplacedDifference
from schlemm.formats.check._rows import ScoreTableRow, table_rows
from schlemm.formats.check._score import is_by_itself
from schlemm.formats.check._worth import OddWorth, WorthKind, WorthLine, odd_worths
from schlemm.formats.filed import FiledBoard, north_south_score
from schlemm.formats.pbn import PbnGame, PbnSection
from schlemm.scoring.duplicate import board_score

MOST_LINES: Final = 200_000
"""So many scores of a file are kept to be compared with each other; those behind them are not."""
COLUMNS: Final = {WorthKind.MATCHPOINTS: "MP", WorthKind.PERCENTAGE: "Percentage", WorthKind.IMPS: "IMP"}
"""What columns of tables are called, before the side and behind ``Total``."""
TAGS: Final = {
    WorthKind.MATCHPOINTS: "ScoreMP",
    WorthKind.PERCENTAGE: "ScorePercentage",
    WorthKind.IMPS: "ScoreIMP",
}
_TOTALS: Final = ("Score", *COLUMNS.values())


def odd_rows(board: FiledBoard) -> Iterator[UnplacedDifference]:
    """Rows of a board's ``ScoreTable`` whose points are not those of their contract and result."""
    for row in _score_table(board):
        told = {side: row.number_in(f"Score_{side}") for side in SIDES}
        north_south, east_west = told[Side.NORTH_SOUTH], told[Side.EAST_WEST]
        if north_south is not None and east_west is not None and north_south != -east_west:
            facts = {"who": row.who, "told": f"{north_south:f}", "other": f"{east_west:f}"}
            yield UnplacedDifference(DifferenceCode.ROW_SIDES, dict(facts), row.line)
            continue
        expected = _points(row, board)
        for side, points in told.items():
            if points is not None and expected is not None and points != (right := _of(side, expected)):
                facts = {"who": row.who, "side": side.letters, "told": f"{points:f}", "expected": str(right)}
                yield UnplacedDifference(DifferenceCode.ROW_SCORE, dict(facts), row.line)
                break


def _score_table(board: FiledBoard) -> Iterator[ScoreTableRow]:
    for section in board.sections if isinstance(board, PbnGame) else ():
        if section.name == "ScoreTable":
            yield from table_rows(section)


def _points(row: ScoreTableRow, board: FiledBoard) -> int | None:
    """What North and South score by contract and result; ``None`` where that does not follow."""
    result = row.result
    if result is None or board.vulnerability is None or not is_by_itself(board):
        return None
    return 0 if result.passed_out else board_score(result, board.vulnerability).for_side(Side.NORTH_SOUTH)


def _of(side: Side, north_south: int) -> int:
    return north_south if side is Side.NORTH_SOUTH else -north_south


class FieldDifference(NamedTuple):
    """Something in a board that scores of several do not bear out.

    Attributes:
        place: Which board of the file it is, counted from 0; ``None`` if it is none of them alone.
        difference: What.
    """

    place: int | None
    difference: Difference


@dataclass(slots=True)
class FieldCheck:
    """The scores of a file, while its boards go by.

    Attributes:
        groups: What is compared with each other: scores of one board, seen from one side.
        sums: What pairs have in all tables, by pair and column.
        totals: The tables of totals.
        lines: How many scores there are.
        boards: How many boards.
    """

    groups: dict[WorthKind, dict[object, list[WorthLine]]] = field(
        default_factory=lambda: {worth: dict[object, list[WorthLine]]() for worth in WorthKind}
    )
    sums: dict[tuple[str, str], Decimal] = field(default_factory=dict)
    totals: list[PbnSection] = field(default_factory=list)
    lines: int = 0
    boards: int = 0

    def add(self, board: FiledBoard) -> None:
        """Take in the scores of a board, as far as there is room."""
        self.boards += 1
        if self.lines >= MOST_LINES:
            return
        self._add_board(board)
        label = None if board.number is None else str(board.number)
        for row in _score_table(board):
            for side in SIDES:
                self._add_row(row, side, label, self.boards)
            self._add_sums(row)
        if isinstance(board, PbnGame):
            self.totals += (each for each in board.sections if each.name == "TotalScoreTable")

    def differences(self) -> Iterator[FieldDifference]:
        """What was worth something else than the file says, and totals that are not the sums of the tables."""
        for worth, groups in self.groups.items():
            for odd in odd_worths(worth, groups.values()):
                yield FieldDifference(odd.line.place, _odd(worth, odd))
        yield from (FieldDifference(None, each) for each in self._odd_totals())

    def _add_board(self, board: FiledBoard) -> None:
        """The score of a board itself, beside those of other boards of the same number and deal."""
        for worth, tag in TAGS.items():
            told = north_south_score(board.tag(tag), board.contract)
            points = north_south_score(board.tag("Score"), board.contract)
            if told is None and board.tag("AdjustedScore") is None:
                continue
            names = ("Event", "Date", "Stage", "Section", "Session")
            group = (board.number, hash(board.hands), *(board.tag(name) for name in names))
            pairs = [board.tag("PairNS") or "", board.tag("PairEW") or ""]
            who = " / ".join(each for each in (pairs if any(pairs) else board.players) if each)
            label = None if board.number is None else str(board.number)
            self._add(worth, group, _line(who or "?", Side.NORTH_SOUTH, points, told, label, board.line))

    def _add_row(self, row: ScoreTableRow, side: Side, board: str | None, table: int) -> None:
        points = _row_points(row, side)
        for worth, column in COLUMNS.items():
            if f"{column}_{side}" in row.cells:
                told = row.number_in(f"{column}_{side}")
                line = _line(row.who, side, points, told, board, row.line, row.times)
                self._add(worth, (table, side), line)

    def _add(self, worth: WorthKind, group: object, line: WorthLine) -> None:
        self.lines += 1
        self.groups[worth].setdefault(group, []).append(replace(line, place=self.boards - 1))

    def _add_sums(self, row: ScoreTableRow) -> None:
        """What a row adds to the totals of its pairs."""
        for side in SIDES:
            pair = row.cell(f"PairId_{side}")
            for column in _TOTALS if pair else ():
                told = row.number_in(f"{column}_{side}")
                if told is None and column == "Score" and (points := _row_points(row, side)) is not None:
                    told = points
                if told is not None:
                    self.sums[pair, column] = self.sums.get((pair, column), Decimal(0)) + told

    def _odd_totals(self) -> Iterator[Difference]:
        """Totals that are not the sum of the tables, where those of most pairs are."""
        for section in self.totals:
            for column in _TOTALS:
                found: list[tuple[ScoreTableRow, Decimal, Decimal]] = []
                odd: list[tuple[ScoreTableRow, Decimal, Decimal]] = []
                for row in table_rows(section):
                    told = row.number_in(f"Total{column}")
                    expected = self.sums.get((row.cell("PairId"), column))
                    if told is not None and expected is not None:
                        found.append((row, told, expected))
                        odd += [found[-1]] if abs(told - expected) > Decimal("0.5") else []
                if 2 * len(odd) <= len(found):
                    for row, told, expected in odd:
                        facts = (("who", row.who), ("told", f"{told:f}"), ("expected", f"{expected:f}"))
                        yield Difference(
                            DifferenceCode.TOTAL, None, row.line, (*facts, ("column", f"Total{column}"))
                        )


def _row_points(row: ScoreTableRow, side: Side) -> Decimal | None:
    """What a side scored, as either column tells it."""
    own, other = row.number_in(f"Score_{side}"), row.number_in(f"Score_{side.other}")
    return own if own is not None or other is None else -other


def _line(
    who: str,
    side: Side,
    points: Decimal | None,
    told: Decimal | None,
    board: str | None,
    line: int | None,
    times: int = 1,
) -> WorthLine:
    exponent = 0 if told is None else told.as_tuple().exponent
    decimals = -exponent if isinstance(exponent, int) else 0
    value = None if told is None else Fraction(told)
    return WorthLine(
        who,
        side.letters,
        None if points is None else int(points),
        value,
        max(decimals, 0),
        board,
        line,
        times,
    )


def _odd(worth: WorthKind, odd: OddWorth) -> Difference:
    line = odd.line
    told = _shown(line.told or Fraction(0), line.decimals)
    facts = (("who", line.who), ("side", line.side), ("told", told), ("expected", _shown(odd.expected, 2)))
    return Difference(DifferenceCode(f"worth-{worth.value}"), line.board, line.line, facts)


def _shown(number: Fraction, decimals: int) -> str:
    """A number with so many decimals, without noughts at its end."""
    text = f"{float(number):.{decimals}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
