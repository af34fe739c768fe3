"""``schlemm hand``: every number with its addends."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from tests.effort import examples
from tests.unit.cli.conftest import Terminal

from schlemm.core.hand import Hand
from schlemm.evaluation.valuation import value_hand
from schlemm.testing import hands


@given(hands())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=examples(30))
def test_json_is_the_valuation(terminal: Terminal, hand: Hand) -> None:
    """For any hand the line holds what the evaluation says, and addends that add up."""
    told = json.loads(terminal("hand", str(hand), "--json").out)
    valuation = value_hand(hand)
    assert told["hand"] == str(hand)
    for count in valuation.counts:
        counted = told[count.scheme.value]
        assert counted["points"] == count.points == sum(addend["points"] for addend in counted["addends"])
    assert told["shape"] == str(valuation.shape)
    assert told["shape_class"] == valuation.shape.shape_class.value
    assert told["share"] == pytest.approx(float(valuation.shape.probability))
    assert (told["strength"], told["losers"]) == (valuation.strength.value, valuation.losers)


@pytest.mark.parametrize(
    "words",
    [
        ["AKQ54.K32.QJ3.32"],
        ["♠AKQ54", "♥K32", "♦QJ3", "♣32"],
        ["S:AKQ54", "H:K32", "D:QJ3", "C:32"],
        ["AKD54.K32.DB3.32", "--letters", "de"],
        ["P:ARD54", "C:R32", "Q:DF3", "F:32", "--letters", "it"],
    ],
)
def test_the_same_hand_in_many_writings(terminal: Terminal, words: list[str]) -> None:
    """A hand may be typed in dots, signs, letters, or the letters of a language."""
    assert json.loads(terminal("hand", *words, "--json").out)["hand"] == "AKQ54.K32.QJ3.32"


def test_a_hand_is_dealt_if_none_is_typed(terminal: Terminal) -> None:
    """Without a hand there is one of chance: thirteen cards, another each time."""
    first, second = (json.loads(terminal("hand", "--json").out)["hand"] for _ in range(2))
    assert len(Hand.parse(first)) == 13
    assert first != second


def test_everything_wrong_is_told_at_once(terminal: Terminal) -> None:
    """Each mistake has its pointer and its sentence; standard output stays empty."""
    ran = terminal("hand", "AKKD.T98x.J.5432")
    assert (ran.code, ran.out) == (2, "")
    assert sum(line.strip("^ ") == "" and "^" in line for line in ran.err.splitlines()) == 3


def test_rare_shapes_are_told_as_one_in_so_many(terminal: Terminal) -> None:
    """A share too small for a percentage is told as one hand in so many, exactly."""
    assert "158.753.389.900" in terminal("hand", "AKQJT98765432...").out


def test_our_own_words_are_marked(terminal: Terminal) -> None:
    """Strengths that S4 has no word for are marked as ours, the others are not."""
    assert "so nennen wir es" in terminal("hand", "AKQ54.K32.QJ3.32").out
    assert "so nennen wir es" not in terminal("hand", "AKQ54.KQ2.QJ3.32").out


def test_more_is_said_on_request(terminal: Terminal) -> None:
    """With --more there are an opening a system with its rule, and exact chances of partner's hand."""
    ran = terminal("hand", "AKQ54.K32.QJ3.32", "--more")
    assert ran.code == 0
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert any(line.startswith("Natur B 1♠ Eröffnung") for line in lines)
    assert "36,90 % genug für ein Vollspiel, 25 oder mehr" in lines
