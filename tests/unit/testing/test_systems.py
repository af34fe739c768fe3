"""The suite for systems accepts those in the box, and catches each way of breaking a law."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems import NAMES, system_named, system_of_text
from schlemm.bidding.systems.system import System
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain, Suit
from schlemm.dealing.numbered import random_deal
from schlemm.evaluation.box import Box, Range
from schlemm.testing import check_system, unreached

_RANDOM = Random(1925)
DEALS = tuple(random_deal(_RANDOM.randrange) for _ in range(4))
CHANGED = (
    "natur-a/majors=5",
    "natur-a/key_cards=yes/preempts=yes",
    "natur-b/majors=5/notrump=12-14",
    "forum/majors=4/notrump=12-14",
    "forum/transfers=no/stayman=no/weak_twos=no/negative_doubles=no/two_suiters=no/cue_raises=no",
    "forum/key_cards=yes/gerber=no/splinters=no/fourth_suit=no",
    "forum/weak_diamonds=yes",
    "acol/majors=5/notrump=15-17",
    "acol/stayman=no/transfers=no/weak_twos=no/weak_diamonds=no/negative_doubles=no/key_cards=yes",
    "forum/strong_club=yes",
    "forum/strong_club=yes/weak_diamonds=yes/majors=4/notrump=12-14",
)
MOST_UNREACHED = 45
"""Rules of Forum that better ones leave no hand in the plain examples of their tables."""

SPADE, NOTRUMP, CLUBS = (
    Rule(Bid(1, Strain.SPADES), Box(figures=Range(12, 21)), Meaning.OPENING, Force.ROUND),
    Rule(Bid(1, Strain.NOTRUMP), Box(figures=Range(6, 50)), Meaning.NOTRUMP),
    Rule(Bid(2, Strain.CLUBS), Box(), Meaning.NEW_SUIT, suits=(Suit.HEARTS,)),
)


@pytest.mark.parametrize("name", [*NAMES, *CHANGED])
@pytest.mark.exhaustive
def test_the_systems_in_the_box_keep_the_laws(name: str) -> None:
    """Forum, Natur A, Natur B, Acol and changes of them pass."""
    check_system(system_named(name), DEALS)


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("natur-a", 0),
        ("natur-b", 1),
        ("acol", 15),
        pytest.param("forum", MOST_UNREACHED, marks=pytest.mark.slow),
    ],
)
def test_hardly_a_rule_is_never_reached(name: str, most: int) -> None:
    """Of the rules of a system, better ones leave some hand to nearly all."""
    names = unreached(system_named(name), DEALS)
    assert len(names) <= most, "\n".join(map(" ".join, names))


@pytest.mark.parametrize(
    ("answers", "what"),
    [
        ([NOTRUMP], "pass what is forcing"),
        ([NOTRUMP, CLUBS], "speaks of other suits"),
    ],
)
def test_each_broken_law_is_caught(monkeypatch: pytest.MonkeyPatch, answers: list[Rule], what: str) -> None:
    """A system that breaks a law fails the suite, which says how and where."""
    broken = made_of(monkeypatch, answers)
    with pytest.raises(AssertionError, match=what) as caught:
        check_system(broken, DEALS)
    assert "N: 1S P" in str(caught.value)


@pytest.mark.parametrize(
    ("rows", "place"),
    [("  2C new suit, shows H\n  1NT notrump\n", "4:3"), ("  1NT notrump: figures 6..\n", "4:3")],
)
def test_a_broken_law_of_a_text_is_told_with_its_row(rows: str, place: str) -> None:
    """File, line and column of the row that breaks it, or of the last that should answer."""
    text = f"on nothing\ntopic answers\n1S P\n{rows}-\n  1S opening, forcing: figures 12..\n"
    with pytest.raises(AssertionError, match=f"^mine.system:{place}: "):
        check_system(system_of_text(text), ())


def test_a_rule_behind_one_that_takes_all_is_never_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule after one for any hand is named, with its pattern and its call."""
    last = Rule(Bid(2, Strain.HEARTS), Box(), Meaning.NEW_SUIT)
    everything = Rule(Bid(1, Strain.NOTRUMP), Box(), Meaning.WAITING)
    (name,) = unreached(made_of(monkeypatch, [everything, last]), ())
    assert tuple(name) == ("natur-a", "1S P", "new-suit", "2major")


def made_of(monkeypatch: pytest.MonkeyPatch, answers: list[Rule]) -> System:
    """A system that opens one spade and has these answers, while the test runs.

    Each has another name, since what calls show is worked out once for every name.
    """

    def always(rules: list[Rule]) -> Callable[[Situation, Bound], Iterator[Rule]]:
        return lambda situation, bound: iter(rules)

    tables = (
        RuleTable(Pattern(""), always([SPADE]), closed=True),
        RuleTable(Pattern("1S P"), always(answers), closed=True),
    )
    system = System(
        Agreements.parse(f"natur-a/opening={9 + len(answers)}/majors={5 if answers[0] is NOTRUMP else 4}"),
        (Topic("opening", tables),),
    )
    for module in ("interpret", "systems"):
        monkeypatch.setattr(f"schlemm.bidding.{module}.system_named", lambda name: system)
    monkeypatch.setattr("schlemm.testing.systems.system_named", lambda name: system)
    return system
