"""The classical rubber: games, lines, bonuses, the end, and a whole one worked by hand."""

from collections.abc import Sequence
from itertools import chain, zip_longest
from pathlib import Path

import pytest

from schlemm.core.cards import Strain
from schlemm.core.contract import Result
from schlemm.core.laws import FirstCaller, HouseRules
from schlemm.core.seats import SIDES, BySide, Seat, Side, Vulnerability
from schlemm.core.view import Stakes
from schlemm.scoring.forms.form import (
    ClosingLine,
    FormOption,
    LineKind,
    Outcome,
    PlayedLine,
    Redeal,
    SheetLine,
)
from schlemm.scoring.forms.rubber import RubberForm, RubberState
from schlemm.scoring.forms.settle import Stake
from schlemm.scoring.honours import Honours
from schlemm.scoring.items import SheetPlace, Step
from schlemm.scoring.penalties import Penalties

FORM = RubberForm()
GOLDEN = Path(__file__).parents[2] / "golden" / "scoring" / "classical_rubber.txt"
BY_HAND = [
    Outcome(Result.parse("2HS+1")),
    Outcome(Result.parse("P")),
    Outcome(Result.parse("3NTE="), Honours(Seat.WEST, Strain.NOTRUMP, 4)),
    Outcome(Result.parse("4SXW-2")),
    Outcome(Result.parse("2DXN=")),
    Outcome(Result.parse("1NTS+1")),
    Outcome(Result.parse("1CE=")),
    Outcome(Result.parse("6HN+1"), Honours(Seat.NORTH, Strain.HEARTS, 4)),
]


def play(*results: str, form: RubberForm = FORM) -> RubberState:
    """The rubber after these results."""
    state = form.start()
    for result in results:
        state = state.add(Outcome(Result.parse(result)))
    return state


def written(line: SheetLine) -> list[tuple[str, str, int, str]]:
    """The steps of a line as (code, side, points, above or below)."""
    return [(step.code.value, str(step.side), step.points, step.line.value) for step in line.score.steps]


def test_a_rubber_worked_by_hand() -> None:
    """C9: a whole rubber, entry by entry and in two columns, is what was worked out with pencil and paper."""
    state = FORM.start()
    for outcome in BY_HAND:
        state = state.add(outcome)
    body = [text for line in state.lines for text in told(line)]
    settled = Stake().settle(state.totals)
    assert state.is_over
    assert settled.winner is Side.NORTH_SOUTH
    closing = f"North-South win by {settled.difference}, paid as {settled.rounded}."
    expected = GOLDEN.read_text(encoding="utf-8").splitlines()
    assert [*expected[:3], *body, "", *drawn(state), "", closing] == expected


def told(line: SheetLine) -> list[str]:
    """A line of the sheet as the golden file tells it."""
    steps = [told_step(step) for step in line.score.steps]
    if isinstance(line, ClosingLine):
        return [line.kind.value, *steps]
    here, honours = line.conditions, line.outcome.honours
    named = f"  honours {honours.seat} {honours.count}" if honours else ""
    head = f"{line.number.deal:2}  {here.dealer} {here.vulnerability!s:<4}  {line.outcome.result}{named}"
    return [head, *steps, *(["      ----"] if line.ends_game else [])]


def told_step(step: Step) -> str:
    """A step with the sum that makes it."""
    terms = " + ".join(f"{part.count}×{part.each}" for part in step.parts)
    reason = f"{step.code.value} {terms if step.factor == 1 else f'({terms})×{step.factor}'}".rstrip()
    return f"      {step.side or '-'!s:<2} {step.line.value:<5} {step.points:5}  {reason}"


def drawn(state: RubberState) -> list[str]:
    """The two columns, as they stand on paper (S1:77): above the line from below, and below it game by game."""
    lines = ["        NS     EW", *reversed(side_by_side(*(above(state.lines, side) for side in SIDES)))]
    rule = "   =============="
    for games in zip(*(below(state.lines, side) for side in SIDES), strict=True):
        if any(games):
            lines += [rule, *side_by_side(*games)]
            rule = "   --------------"
    return [*lines, rule, *side_by_side(*([total] for total in state.totals))]


def above(sheet: Sequence[SheetLine], side: Side) -> list[int]:
    """What a side has above the line, in the order of writing."""
    steps = chain.from_iterable(line.score.steps for line in sheet)
    return [step.points for step in steps if step.side is side and step.line is not SheetPlace.BELOW]


def below(sheet: Sequence[SheetLine], side: Side) -> list[list[int]]:
    """What a side has below the line, game by game."""
    games: list[list[int]] = [[]]
    for line in sheet:
        games[-1] += [
            step.points for step in line.score.steps if (step.side, step.line) == (side, SheetPlace.BELOW)
        ]
        if isinstance(line, PlayedLine) and line.ends_game:
            games.append([])
    return games


def side_by_side(ours: list[int], theirs: list[int]) -> list[str]:
    """Two columns of numbers."""
    return [f"{left:10}{right:>7}".rstrip() for left, right in zip_longest(ours, theirs, fillvalue="")]


def test_part_scores_add_up_to_games() -> None:
    """S1:68, S1:77: part scores of 40 and 60 make a game; the opponents' 90 then no longer count."""
    state = play("2DN=", "3SE=", "2HS=")
    assert (state.games, state.below) == ((1, 0), (0, 0))
    state = state.add(Outcome(Result.parse("1SE=")))
    assert (state.games, state.below) == ((1, 0), (0, 30))


def test_vulnerable_after_one_game() -> None:
    """S3:12, S1:77: a side is vulnerable once it has won a game."""
    moments = [play(), play("4SN="), play("4SN=", "4SE=")]
    vulnerable = [state.conditions.vulnerability for state in moments]
    assert vulnerable == [Vulnerability.NONE, Vulnerability.NORTH_SOUTH, Vulnerability.BOTH]


def test_points_below_the_line_are_trick_points() -> None:
    """S1:11, S1:68 ask for 100 scoring points (B24): only those for tricks bid and made count towards the game."""
    state = play("1SN+4", "1SE-3")
    assert state.totals == (150 + 150, 0)
    assert (state.games, state.below) == ((0, 0), (30, 0))


def test_a_doubled_part_score_can_be_a_game() -> None:
    """S1:75: 2♥ doubled and made wins a game at once; 2♦ doubled does not."""
    assert play("2HXN=").games == (1, 0)
    assert play("2DXN=").games == (0, 0)
    step = play("2DN=", "1HXN=").lines[1].score.steps[0]
    assert (step.args["before"], step.args["reached"], step.args["by-doubling"]) == (40, 100, 1)


def test_penalties_are_written_above_the_line() -> None:
    """S3:28: undertricks go above the line, on the defenders' side, and at the price of declarer's state."""
    assert written(play("4SXN-2").lines[0]) == [("undertricks", "EW", 300, "above")]
    assert written(play("4SN=", "4SXN-2").lines[1]) == [("undertricks", "EW", 500, "above")]


@pytest.mark.parametrize(
    ("results", "bonus"),
    [(("4SN=", "4SN="), 700), (("4SN=", "4SE=", "4SN="), 500), (("4SE=", "4SN=", "3SE-1", "4SN="), 500)],
)
def test_bonus_for_the_rubber(results: tuple[str, ...], bonus: int) -> None:
    """C9: two games against none earn 700, against one 500; the bonus has a line of its own, and is the last."""
    state = play(*results)
    assert state.is_over
    assert not play(*results[:-1]).is_over
    assert state.lines[-1].kind is LineKind.RUBBER_BONUS
    assert written(state.lines[-1]) == [("rubber-bonus", "NS", bonus, "above")]


def test_the_winner_has_more_points_not_more_games() -> None:
    """C9: who wins two games may still lose the rubber."""
    state = play("7NTXXE-6", "3NTE=", "3NTE=")
    settled = Stake(10).settle(state.totals)
    assert state.games == (0, 2)
    assert state.totals == (2800, 200 + 700)
    assert (settled.winner, settled.difference, settled.amount) == (Side.NORTH_SOUTH, 1900, 190)


def test_a_rubber_can_be_a_tie() -> None:
    """A tie is a tie: 100 above for each, and nobody has won."""
    state = play("1CE-2", "1CN-2").settle()
    assert state.totals == (100, 100)
    assert Stake(10).settle(state.totals).winner is None


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ((), []),
        (("4SN=",), [("unfinished-game", "NS", 300, "above")]),
        (("4SN=", "4SE="), []),
        (("1SE=",), [("unfinished-part-score", "EW", 100, "above")]),
        (("1SE=", "1SN="), []),
        (
            ("4SN=", "1SE="),
            [("unfinished-game", "NS", 300, "above"), ("unfinished-part-score", "EW", 100, "above")],
        ),
    ],
)
def test_stopping_before_the_end(results: tuple[str, ...], expected: list[tuple[str, str, int, str]]) -> None:
    """C9: 300 for the only game of an unfinished rubber, 100 for the only part score of the unfinished game."""
    state = play(*results).settle()
    assert state.is_over
    assert state.lines[-1].kind is LineKind.UNFINISHED
    assert written(state.lines[-1]) == expected


def test_the_next_dealer_deals_after_four_passes() -> None:
    """C9, B4: passed out, the deal goes to the next player; by agreement the same one deals again."""
    state = play("1CN=", "P")
    number = state.number
    assert (state.conditions.dealer, number.board, number.deal, number.attempt) == (Seat.SOUTH, 3, 3, 1)
    again = RubberForm(redeal=Redeal.SAME_DEALER)
    state = play("1CN=", "P", form=again)
    number = state.number
    assert (state.conditions.dealer, number.board, number.deal, number.attempt) == (Seat.EAST, 3, 2, 2)


def test_honours_count_for_any_player() -> None:
    """C9: a defender's honours count for the defenders, made or not; by agreement honours do not count."""
    outcome = Outcome(Result.parse("4SN-1"), Honours(Seat.EAST, Strain.SPADES, 5))
    state = FORM.start().add(outcome)
    assert written(state.lines[0]) == [("undertricks", "EW", 50, "above"), ("honours", "EW", 150, "above")]
    without = RubberForm(honours=False)
    assert without.start().add(outcome).totals == (0, 50)


def test_the_sheet_names_what_was_agreed() -> None:
    """G4: by the Law there is no house rule to name; all that can be agreed is named in one order."""
    rules = HouseRules(FirstCaller.LEFT_OF_DEALER, must_beat=True)
    agreed = RubberForm(Seat.NORTH, rules, Penalties.SIMPLE, Redeal.SAME_DEALER, honours=False)
    assert FORM.options == ()
    assert agreed.options == (
        FormOption.LEFT_OF_DEALER_CALLS_FIRST,
        FormOption.MUST_BEAT,
        FormOption.SIMPLE_DOUBLING,
        FormOption.SAME_DEALER_REDEALS,
        FormOption.HONOURS_DO_NOT_COUNT,
    )
    assert play("1CXN-3", form=agreed).totals == (0, 300)


def test_stakes_tell_players_what_the_deal_means() -> None:
    """The players' view knows games, part scores and the running difference: 60 below makes 1SA a game."""
    stakes = play("4SN=", "2HE=").stakes
    assert stakes == Stakes("rubber", BySide(1, 0), BySide(0, 60), deal=3, difference=60)
