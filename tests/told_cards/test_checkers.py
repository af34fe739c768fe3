"""The checkers of what is said of cards: each sentence has one, and it tells false from true."""

import re
from dataclasses import replace
from typing import Any

import pytest
from tests.told_cards.checkers import CHECKERS
from tests.told_cards.moments import moment, scene
from tests.told_cards.saying import HOLDINGS
from tests.unit.i18n.lint import catalogue_text

from schlemm.i18n.profile import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_card_has_a_checker(language: str) -> None:
    """Whatever the catalogues can say of a card, why it is best, what it is planned for, what it tells, is checked."""
    said = re.findall(r"^(card-(?:why|plan|says)(?:-[a-z]+)+) *=", catalogue_text(language), re.MULTILINE)
    assert {*said} == {*CHECKERS, *HOLDINGS}


STAYS = {"N": "A64.A65.K432.K43", "S": "Q53.K432.A65.A52"}
"""West leads a spade; the queen of South can win behind the ace of North."""
ALONE = {"N": "A64.A65.K432.K43", "S": "953.K432.A65.A52"}
"""The same without the queen."""

FALSE: list[tuple[str, dict[str, str], str, str, str, dict[str, Any]]] = [
    ("3NTS", STAYS, "S2", "S4", "why-holds-up", {"card": "SA"}),
    ("3NTS", {"N": "53.A65.K432.K432", "S": "AK4.K432.A65.A65"}, "S2", "S3", "why-second-low", {}),
    ("4SS", {"N": "432.65.AK432.432", "S": "AKQ65.A32.Q65.65"}, "", "D2", "why-lead-single", {}),
    ("4SE", {"S": "432.A65.AK432.32"}, "", "DA", "why-lead-sequence", {}),
    ("3NTS", {"N": "A65.A65.432.K432", "E": "KJ9.QJT9.KQ9.QJ9"}, "S2 S5", "S9", "why-third-high", {}),
    ("4SS", {"N": "5432..65432.5432", "S": "AKQ76.AK2.A87.A6"}, "HQ", "S2", "why-ruff", {}),
    ("3NTS", {"N": "K32.A65.5432.543", "S": "A54.K432.A76.A76"}, "SQ", "S2", "why-cannot", {}),
    ("3NTS", {"N": "K32.A65.5432.543", "S": "A54.K432.A76.A76"}, "SQ", "SK", "why-covers", {"card": "SJ"}),
    ("3NTS", {"N": "K32.A65.5432.543", "S": "A54.K432.A76.A76"}, "SQ", "S2", "why-runs-to", {"card": "SK"}),
    ("3NTS", {"N": "432.A65.A32.K432", "E": "KT9.QJT9.KQ9.QJ9"}, "SQ S2", "SK", "why-overtakes", {}),
]  # fmt: skip
"""Contract, hands, cards played, and what is said of a card that is not so."""


@pytest.mark.parametrize(("contract", "hands", "played", "card", "code", "facts"), FALSE)
def test_what_is_false_is_found(
    contract: str, hands: dict[str, str], played: str, card: str, code: str, facts: dict[str, Any]
) -> None:
    """A sentence that the cards contradict is called so."""
    said = scene(moment(contract, hands, played), card, code, facts)
    assert CHECKERS[said.said.code](said) is not None


TRUE: list[tuple[str, dict[str, str], str, str, str, dict[str, Any]]] = [
    ("3NTS", ALONE, "S2", "S4", "why-holds-up", {"card": "SA"}),
    ("3NTS", {"N": "K3.A65.K432.5432", "S": "954.K432.A65.A76"}, "S2", "S3", "why-second-low", {}),
    ("4SE", {"S": "432.A6543.K5432."}, "", "H3", "why-lead-fifth", {"suit": "H"}),
    ("4SE", {"S": "432.A65.KQ432.32"}, "", "DK", "why-lead-sequence", {}),
    ("3NTS", {"N": "A65.A65.432.K432", "E": "KJ9.QJT9.KQ9.QJ9"}, "S2 S5", "SK", "why-third-high", {}),
    ("4SS", {"N": "5432..65432.5432", "S": "AKQ76.AK2.A87.A6"}, "HQ", "S2", "why-ruff-high", {}),
    ("3NTS", {"N": "K32.A65.5432.543", "S": "654.K432.A76.A76"}, "SQ", "SK", "why-covers", {"card": "SQ"}),
    ("3NTS", {"N": "K32.A65.5432.543", "S": "A54.K432.A76.A76"}, "SQ", "S2", "why-runs-to", {"card": "SA"}),
    ("3NTS", {"N": "432.A65.432.K432", "E": "KT9.QJT9.KQ9.AJ9"}, "CQ C2", "CA", "why-overtakes", {}),
]  # fmt: skip
"""Likewise what is so."""


@pytest.mark.parametrize(("contract", "hands", "played", "card", "code", "facts"), TRUE)
def test_what_is_true_is_left_alone(
    contract: str, hands: dict[str, str], played: str, card: str, code: str, facts: dict[str, Any]
) -> None:
    """A sentence that the cards bear out is called true."""
    said = scene(moment(contract, hands, played), card, code, facts)
    assert CHECKERS[said.said.code](said) is None


@pytest.mark.parametrize(("tricks", "is_true"), [({"S2": 3}, True), ({"S2": 3, "SA": 3}, False), ({}, False)])
def test_most_tricks_are_more_than_any_other_card_brings(tricks: dict[str, int], is_true: bool) -> None:
    """A card that another one equals does not bring the most."""
    view = moment("3NTS", {"N": "A62.A65.K432.K43", "S": "953.K432.A65.A52"}, "S4")
    said = scene(view, "S2", "why-tricks", {}, tricks)
    assert (CHECKERS[said.said.code](said) is None) is is_true


@pytest.mark.parametrize(("tricks", "is_true"), [({"S2": 3, "SA": 3}, True), ({"S6": 3}, False)])
def test_a_card_is_level_that_no_other_surpasses(tricks: dict[str, int], is_true: bool) -> None:
    """No card brings more tricks than one that equals the best, and some brings more than one that does not."""
    view = moment("3NTS", {"N": "A62.A65.K432.K43", "S": "953.K432.A65.A52"}, "S4")
    said = scene(view, "S2", "why-tricks-level", {}, tricks)
    assert (CHECKERS[said.said.code](said) is None) is is_true


@pytest.mark.parametrize(("reached", "is_true"), [((3, 3, 1), True), ((2, 3, 1), False), ((2, 2, 2), False)])
def test_the_goal_is_reached_no_more_often(reached: tuple[int, int, int], is_true: bool) -> None:
    """No card reaches the goal more often than the best, and one less often."""
    said = scene(
        moment("3NTS", {"N": "A62.A65.K432.K43", "S": "953.K432.A65.A52"}, "S4"), "S2", "why-odds-level"
    )
    best, *others = [
        replace(one, reached=often) for one, often in zip(said.prospects(), reached, strict=True)
    ]
    now = replace(said, found=replace(said.found, best=best, others=tuple(others)))
    assert (CHECKERS[said.said.code](now) is None) is is_true


def test_third_hand_high_is_a_rule_of_defenders() -> None:
    """Declarer knows both hands and needs no rule for them."""
    north, south = "432.432.5432.AK2", "KQ5.AK65.A76.543"
    played = "H7 H2 H8 HA S5 S6 S2 S7"
    view = moment("3NTS", {"N": north, "S": south, "W": "AT86.QJT7.KQ.QJT", "E": "J97.98.JT98.9876"}, played)
    assert CHECKERS["card-why-third-high"](scene(view, str(next(iter(view.legal_cards()))), "why-third-high"))


def test_trumps_are_not_drawn_by_a_ruff() -> None:
    """That trumps were drawn now is said of no trick that is in progress."""
    view = moment("4SS", {"N": "5432..65432.5432", "S": "AKQ76.AK2.A87.A6"}, "HQ")
    facts: dict[str, str | int] = {"suit": "D", "instead": 0, "reached": 3, "count": 4}
    assert CHECKERS["card-plan-ruffs-first"](scene(view, "D2", "plan-ruffs-first", facts))
