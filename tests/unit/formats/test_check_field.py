"""Scores of several boards and rows of tables: what is right is never doubted, what is wrong is found."""

from dataclasses import replace
from fractions import Fraction
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.linear_time import MOST, steepness

from schlemm.core.contract import Contract, Result
from schlemm.core.seats import SIDES, Side, Vulnerability
from schlemm.formats.check import Difference, FieldCheck, differences
from schlemm.formats.check._worth import MOST_SCORES, WorthKind, WorthLine, _imps_against, odd_worths
from schlemm.formats.filed import FiledBoard
from schlemm.formats.pbn import PbnGame, PbnSection, read_pbn, write_pbn
from schlemm.formats.usebio import read_usebio
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.imps import imps
from schlemm.scoring.matchpoints import Scale, matchpoints

COLUMNS = (
    r"PairId_NS\2R;PairId_EW\2R;Contract\5L;Declarer\1L;Result\2R;Score_NS\6R;Score_EW\6R;MP_NS\4R;MP_EW\4R"
)
results = st.builds(
    lambda bid, seat, tricks: Result(Contract.parse(f"{bid}{seat}"), tricks),
    st.sampled_from(["1NT", "4SX", "3DXX", "7C", "2H"]),
    st.sampled_from("NESW"),
    st.integers(0, 13),
)
fields = st.lists(results, min_size=3, max_size=9)


def points_of(result: Result) -> int:
    """What North and South score, nobody vulnerable."""
    return board_score(result, Vulnerability.NONE).for_side(Side.NORTH_SOUTH)


def table(played: list[Result], scale: Scale = Scale.TWO) -> list[list[str]]:
    """The rows of a table in which everything is right."""
    scores = [points_of(result) for result in played]
    given = {
        side: matchpoints([score if side is Side.NORTH_SOUTH else -score for score in scores], scale)
        for side in SIDES
    }
    rows = []
    for index, (result, score) in enumerate(zip(played, scores, strict=True)):
        contract = result.contract
        assert contract is not None
        told = [f"{contract.bid}{contract.doubling}", contract.declarer.letter, str(result.tricks)]
        worth = [f"{float(given[side][index]):g}" for side in SIDES]
        rows.append([str(2 * index + 1), str(2 * index + 2), *told, str(score), str(-score), *worth])
    return rows


def found_in(text: str) -> list[Difference]:
    """Everything that does not agree in a file."""
    field, found = FieldCheck(), list[Difference]()
    for game in read_pbn(text):
        assert isinstance(game, PbnGame), game
        assert game.defects == ()
        field.add(game)
        found += differences(game)
    return [*found, *(each.difference for each in field.differences())]


def file_of(rows: list[list[str]], after: str = "") -> str:
    """A game with this table."""
    lines = "\n".join(" ".join(row) for row in rows)
    return f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[ScoreTable "{COLUMNS}"]\n{lines}\n{after}'


@given(fields, st.sampled_from(Scale))
def test_right_tables_are_never_doubted(played: list[Result], scale: Scale) -> None:
    """A table whose points follow from contracts and results, and whose matchpoints follow from the points, agrees."""
    assert found_in(file_of(table(played, scale))) == []


@given(st.data(), fields, st.sampled_from([10, -30, 1000]))
def test_a_wrong_score_is_found_in_its_line(data: st.DataObject, played: list[Result], more: int) -> None:
    """Whatever row has other points than its contract and result give, it is named with its line and pairs."""
    rows = table(played)
    wrong = data.draw(st.integers(0, len(rows) - 1))
    side = data.draw(st.sampled_from([5, 6]))
    right = int(rows[wrong][side])
    rows[wrong][side] = str(right + more)
    (one,) = [each for each in found_in(file_of(rows)) if each.code.value == "row-sides"]
    assert (one.line, one.board, dict(one.data)["who"]) == (
        5 + wrong,
        "1",
        f"{2 * wrong + 1} / {2 * wrong + 2}",
    )
    rows[wrong][11 - side] = "-"
    (one,) = [each for each in found_in(file_of(rows)) if each.code.value == "row-score"]
    facts = dict(one.data)
    assert (one.line, facts["told"], facts["expected"]) == (5 + wrong, str(right + more), str(right))


@given(st.data(), fields)
def test_wrong_matchpoints_are_found_in_their_line(data: st.DataObject, played: list[Result]) -> None:
    """One wrong number of matchpoints among many right ones is named with what it should be, and nothing else."""
    rows = table(played)
    wrong = data.draw(st.integers(0, len(rows) - 1))
    right = rows[wrong][7]
    rows[wrong][7] = f"{float(right) + 1:g}"
    (one,) = found_in(file_of(rows))
    facts = dict(one.data)
    assert (one.code.value, one.line, facts["side"]) == ("worth-matchpoints", 5 + wrong, "NS")
    assert (facts["told"], facts["expected"]) == (rows[wrong][7], right)


def test_totals_are_added_up() -> None:
    """A total that is not the sum of what the tables give is named, the others are not."""
    played = [Result(Contract.parse("4SN"), tricks) for tricks in (9, 10, 11)]
    rows = table(played)
    totals = {row[0]: float(row[7]) for row in rows} | {row[1]: float(row[8]) for row in rows}
    lines = [f"{pair} {total + (pair == '3'):g}" for pair, total in sorted(totals.items())]
    after = "\n".join(['[TotalScoreTable "PairId;TotalMP"]', *lines])
    (one,) = found_in(file_of(rows, after))
    assert (one.code.value, one.board, one.line) == ("total", None, 5 + len(rows) + 3)
    assert dict(one.data) == {"who": "3", "told": "3", "expected": "2", "column": "TotalMP"}


def test_rows_with_a_comment_between_have_no_line_of_their_own() -> None:
    """Where rows do not stand line by line, a difference has the line in which the board begins."""
    rows = table([Result(Contract.parse("4SN"), 10)])
    rows[0][5:7] = ["430", "-430"]
    text = file_of(rows).replace("\n1 2", "\n; a remark\n1 2") + "3 4 - - - - - - -\n"
    (one,) = found_in(text)
    assert one.line == 6
    (one,) = found_in(text.replace("\n3 4", "\n; another\n3 4"))
    assert one.line == 1


def lines_of(scores: list[int], told: list[Fraction]) -> list[WorthLine]:
    """The scores of a board with what they are told to be worth."""
    return [
        WorthLine(str(index), "NS", score, worth, 2, "1", index)
        for index, (score, worth) in enumerate(zip(scores, told, strict=True))
    ]


def cross(scores: list[int], shared: int) -> list[Fraction]:
    """IMPs against all others, rounded to two decimals as programs write them."""
    return [round(Fraction(sum(imps(one - other) for other in scores), shared), 2) for one in scores]


def butler(scores: list[int], left_out: int) -> list[Fraction]:
    """IMPs against the mean without so many of the highest and the lowest, rounded to tens."""
    kept = sorted(scores)[left_out : len(scores) - left_out]
    mean = Fraction(sum(kept), len(kept) * 10)
    datum = 10 * (int(abs(mean) + Fraction(1, 2)) * (1 if mean >= 0 else -1))
    return [Fraction(imps(score - datum)) for score in scores]


@given(
    st.lists(
        st.lists(st.integers(-76, 76).map(lambda ten: 10 * ten), min_size=5, max_size=9),
        min_size=1,
        max_size=4,
    ),
    st.sampled_from(["sum", "others", "all", "butler-0", "butler-1", "butler-2"]),
)
def test_every_usual_way_of_reckoning_imps_is_known(boards: list[list[int]], way: str) -> None:
    """IMPs against all others, added up or shared, and IMPs against a mean are never doubted."""

    def told(scores: list[int]) -> list[Fraction]:
        if way.startswith("butler"):
            return butler(scores, int(way[-1]))
        return cross(scores, {"sum": 1, "others": len(scores) - 1, "all": len(scores)}[way])

    assert [*odd_worths(WorthKind.IMPS, [lines_of(scores, told(scores)) for scores in boards])] == []


def test_what_nobody_reckons_so_is_not_compared() -> None:
    """Where no way fits half of the lines, as where not all scores of a board are there, nothing is said."""
    strange = lines_of([100, 50, -420, 110], [Fraction(7), Fraction(13), Fraction(1), Fraction(90)])
    for worth in WorthKind:
        assert [*odd_worths(worth, [strange])] == []
    assert [*odd_worths(WorthKind.MATCHPOINTS, [lines_of([100], [Fraction(9)])])] == []


def test_work_is_bounded() -> None:
    """However often a file says that a score came about, no more than so many are looked at."""
    lowest, *others = lines_of([0, 100, 200, 300], [Fraction(told) for told in (0, 2, 4, 1)])
    assert len([*odd_worths(WorthKind.MATCHPOINTS, [[lowest, *others]])]) == 1
    assert not [*odd_worths(WorthKind.MATCHPOINTS, [[replace(lowest, times=MOST_SCORES), *others]])]


@pytest.mark.parametrize("worth", WorthKind)
def test_four_times_the_scores_of_a_board_take_time_in_proportion(worth: WorthKind) -> None:
    """Each is compared with all others without going through all pairs."""

    def lines(count: int, fewer: int) -> list[WorthLine]:
        scores = range(0, 10 * (count * 15 // 16 - fewer), 10)
        return lines_of(list(scores), [Fraction(0)] * len(scores))

    assert steepness(lambda group: [*odd_worths(worth, [group])], lines, 1 << 10) <= MOST


@given(st.dictionaries(st.integers(-300, 300).map(lambda tens: 10 * tens), st.integers(1, 9), min_size=1))
def test_imps_against_all_others_are_those_of_each_pair(scores: dict[int, int]) -> None:
    """They are added up limit by limit, which comes to the same."""
    told = sorted(scores)
    below = [0, *accumulate(scores[score] for score in told)]
    for score in told:
        pairs = sum(times * imps(score - other) for other, times in scores.items())
        assert _imps_against(told, below, score) == pairs


@pytest.mark.parametrize(("told", "expected"), [("0.33", []), ("2", ["worth-matchpoints"])])
def test_lines_of_travellers_are_compared(told: str, expected: list[str]) -> None:
    """The lines of one board in USEBIO are compared with each other, adjusted ones counted."""
    lines = "".join(
        f"<TRAVELLER_LINE><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>{tricks}</TRICKS>"
        f"<SCORE>{score}</SCORE><NS_MATCH_POINTS>{worth}</NS_MATCH_POINTS></TRAVELLER_LINE>\n"
        for tricks, score, worth in ((10, 420, "3"), (11, 450, "5.67"), (9, -50, told), ("", "A5050", "3"))
    )
    text = f"<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n{lines}</BOARD></EVENT></USEBIO>"
    field = FieldCheck()
    for board in read_usebio(text.encode()):
        assert isinstance(board, FiledBoard)
        field.add(board)
    found = [*field.differences()]
    assert [each.difference.code.value for each in found] == expected
    assert [(each.place, each.difference.line) for each in found] == [(2, 4)] * len(expected)


def test_tables_come_back_with_their_lines() -> None:
    """A section knows where its rows stand, and is the same as one that does not."""
    (game,) = read_pbn(file_of(table([Result(Contract.parse("4SN"), 10)])))
    assert isinstance(game, PbnGame)
    (section,) = game.sections
    assert section.line == 5
    assert section == PbnSection(section.name, section.value, section.rows)
    assert read_pbn(write_pbn([game])) == (game,)
