"""``schlemm score``: one line of JSON that can be trusted, and a table for people."""

import io
import json
from contextlib import redirect_stdout

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.cli.conftest import Terminal

from schlemm.cli.run import run
from schlemm.core.contract import Result
from schlemm.core.seats import Side, Vulnerability
from schlemm.scoring.duplicate import board_score
from schlemm.testing import results


def scored(*words: str) -> dict[str, object]:
    """What ``schlemm score … --json`` prints."""
    screen = io.StringIO()
    with redirect_stdout(screen):
        assert run(["score", *words, "--json"], {}) == 0
    lines = screen.getvalue().splitlines()
    assert len(lines) == 1
    told: dict[str, object] = json.loads(lines[0])
    return told


def test_the_line_of_the_readme() -> None:
    """4♠ doubled with an overtrick, vulnerable, is 990, step by step and in exactly these words."""
    assert scored("4♠X+1", "--vul") == {
        "score": 990,
        "steps": [
            {"code": "bid-tricks", "points": 240},
            {"code": "overtricks", "points": 200},
            {"code": "game", "points": 500},
            {"code": "insult", "points": 50},
        ],
    }


@given(results(), st.booleans())
def test_json_is_the_score_of_declarers_side(result: Result, vulnerable: bool) -> None:
    """For any result the score is that of the scorer, as declarer's side sees it, and the sum of its steps."""
    told = scored(str(result), "--vul" if vulnerable else "--not-vul")
    score = board_score(result, Vulnerability.BOTH if vulnerable else Vulnerability.NONE)
    side = Side.NORTH_SOUTH if result.contract is None else result.contract.side
    assert told["score"] == score.for_side(side)
    assert told["steps"] == [
        {"code": step.code.value, "points": step.points_for(side)} for step in score.steps
    ]
    assert told["score"] == sum(step.points_for(side) for step in score.steps)


def test_the_same_for_every_declarer() -> None:
    """The score is positive for declarer's side, wherever declarer sits."""
    assert {scored("4♠=", "--declarer", seat)["score"] for seat in "NESW"} == {420}


@pytest.mark.parametrize("words", [["3SA", "-2"], ["3SA -2"], ["3", "ohne", "2", "Faller"], ["3NT−2"]])
def test_results_may_be_typed_in_several_words(words: list[str]) -> None:
    """A result needs no quotes: what begins with a minus is no option."""
    assert scored(*words)["score"] == -100


def test_a_rubber_has_its_lines() -> None:
    """In a rubber each step says on which side of the line it stands, and part scores of before count."""
    told = scored("2♠X+1", "--form", "rubber", "--below", "60", "--vul")
    assert told == {
        "score": 370,
        "steps": [
            {"code": "bid-tricks", "points": 120, "line": "below"},
            {"code": "overtricks", "points": 200, "line": "above"},
            {"code": "insult", "points": 50, "line": "above"},
        ],
    }


def test_simple_doubling_is_a_house_rule() -> None:
    """S1:79 as printed: a double only doubles 50 a trick; the Law has 100, 300, 500."""
    assert scored("3♥X-3", "--simple-doubling")["score"] == -300
    assert scored("3♥X-3")["score"] == -500


def test_local_letters_are_read_where_they_are_named(terminal: Terminal) -> None:
    """O is East in German and West in Italian; without a language it is nobody."""
    assert "von Ost" in terminal("score", "4P=", "--declarer", "O", "--letters", "de").out
    assert "von West" in terminal("score", "4P=", "--declarer", "O", "--letters", "it").out
    assert terminal("score", "4♠=", "--declarer", "O").code == 2


def test_passed_out_is_nothing_for_anybody(terminal: Terminal) -> None:
    """A board that nobody bid on has one step of no points."""
    assert scored("Pass") == {"score": 0, "steps": [{"code": "passed-out", "points": 0}]}
    assert terminal("score", "pass", "--form", "rubber").code == 0


@pytest.mark.parametrize(
    "words",
    [["4♠"], ["4♠= O"], ["8♠="], [""], ["4♠=", "--form", "x"], ["4♠=", "--below", "x"], ["4♠=", "--vull"]],
)
def test_bad_input_is_told_on_standard_error(terminal: Terminal, words: list[str]) -> None:
    """What cannot be scored ends with exit code 2 and words on standard error; nothing else is written."""
    ran = terminal("score", *words, "--json")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("Das geht nicht: ")


def test_a_mistake_is_pointed_at(terminal: Terminal) -> None:
    """Under the text as it was typed stands a pointer at what is wrong, and then what to do."""
    lines = terminal("score", "4", "Pikk", "=").err.splitlines()
    assert lines[2:4] == ["    4 Pikk =", "      ^^^^"]
    assert "„Pikk“" in lines[4]


def test_no_colour_without_a_screen(terminal: Terminal) -> None:
    """Piped output has no escape codes and no blanks at the ends of its lines."""
    out = terminal("score", "4♥X=").out
    assert "\x1b" not in out
    assert [line for line in out.splitlines() if line != line.rstrip()] == []
    assert max(len(line) for line in out.splitlines()) <= 80


def test_more_is_said_on_request(terminal: Terminal) -> None:
    """With --more there are the rubber, every change with its difference, and the price of a sacrifice (S1:41)."""
    ran = terminal("score", "4♠X+1", "--more")
    assert ran.code == 0
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "Nord-Süd unter der Linie 240" in lines
    assert "mit Rekontra +390 1080" in lines
    assert "günstig: nur die Gegner in Gefahr 990 4 800" in lines
    failed = terminal("score", "5♥-1", "--more").out
    assert "Opfergebot" not in failed
    assert "schon höher als für das Vollspiel nötig" in " ".join(failed.split())
    assert terminal("score", "passed out", "--more").code == 2


def test_bonuses_are_added_up_on_request(terminal: Terminal) -> None:
    """6♠ vulnerable is 180 and 1250 as sums (S2:29), step by step 500 and 750."""
    steps, sums = (terminal("score", "6♠=", "--vul", *more).out for more in ((), ("--sums",)))
    assert "750" in steps
    assert "1250" not in steps
    assert "1250" in sums
    assert "750" not in sums


def test_sums_keep_the_lines_of_a_rubber(terminal: Terminal) -> None:
    """In a rubber nothing below the line is added to what stands above it."""
    told = terminal("score", "4♠X+1", "--form", "rubber", "--sums").out
    assert [line.split()[-1] for line in told.splitlines() if "Linie" in line] == ["240", "100", "50"]
