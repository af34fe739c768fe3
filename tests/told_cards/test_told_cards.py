"""What is said of cards is true, by what lies open alone: in a few deals always, in thousands in the thorough run."""

import os
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

import pytest
from tests.told_cards.checkers import CHECKERS
from tests.told_cards.constructed import THEMES, told_of_theme
from tests.told_cards.hearing import heard_of_deal
from tests.told_cards.saying import HOLDINGS, untrue
from tests.told_cards.telling import Told, few_deals, hear, told_of_deal
from tests.told_cards.turned import KNOWN, TURNS, told_when_turned

from schlemm.workers.workplace import ProcessPlace

QUICK, DEALS, TABLES = range(0, 9, 3), 420, range(160)
"""Deals that are played in everybody's run, and in the thorough one, where their cards are told, and say something."""
ENOUGH, EACH = 20_000, 20
"""So many cards are told of in the thorough run, and so often each sentence is checked."""
ODDLY = 0.3
"""By this chance a player plays anything instead of what was agreed."""


@dataclass(frozen=True)
class Asked:
    """Which deal is to be explained.

    Attributes:
        early: In how many imagined deals cards are compared in the first tricks ...
        late: ... and in the others.
        kind: Where the deal comes from.
        which: Which of the themes or known deals.
        number: Which deal of these.
    """

    early: int
    late: int
    kind: Literal["random", "theme", "known"]
    which: int
    number: int


def told_of(asked: Asked) -> Told:
    """What is said in the deal, and what of it is false."""
    with few_deals(asked.early, asked.late):
        match asked.kind:
            case "random":
                return hear(told_of_deal(asked.number))
            case "theme":
                return hear(told_of_theme(THEMES[asked.which], asked.number))
            case "known":
                return hear(told_when_turned(KNOWN[asked.which], asked.number))


RANDOM = [Asked(6, 16, "random", 0, number) for number in range(DEALS)]
RARE = [
    Asked(8, 24, "theme", at, number) for at, theme in enumerate(THEMES) for number in range(theme.deals)
] + [Asked(80, 80, "known", at, turn) for at in range(len(KNOWN)) for turn in range(TURNS)]


@contextmanager
def hearing() -> Generator[Callable[[Asked], Told]]:
    """What explains a deal in a process of its own."""
    yield told_of


@contextmanager
def hearing_tables() -> Generator[Callable[[int], tuple[Counter[str], list[str]]]]:
    """What asks at a table what the defenders' cards tell."""
    yield told_at_table


def told_at_table(seed: int) -> tuple[Counter[str], list[str]]:
    """What the cards of one deal are said to tell, and what of it is false."""
    said, false = Counter[str](), list[str]()
    for heard in heard_of_deal(seed, ODDLY if seed % 3 == 0 else 0):
        said.update([heard.says.said.code, *heard.says.holdings])
        wrong = untrue(heard)
        if wrong is not None:
            false.append(
                f"{heard.says.said} {heard.says.holdings} {heard.says.standing} <- {wrong}: {heard.shown()}"
            )
    return said, false


@pytest.mark.slow
def test_what_is_said_of_cards_is_true() -> None:
    """Why a card is best, and what plan it belongs to, is so for everybody who sees what the player sees."""
    heard = Told()
    with few_deals(3, 8):
        for number in QUICK:
            heard.join(hear(told_of_deal(number)))
    assert sum(heard.said.values()) >= 120
    assert not heard.false, heard.report()


@pytest.mark.slow
def test_what_cards_are_said_to_tell_is_true() -> None:
    """What a card is said to mean can be so for its reader, and is so where it is said to be certain."""
    said, false = told_at_table(1)
    assert said
    assert not false, "\n".join(false)


@pytest.mark.exhaustive
def test_what_is_said_of_thousands_of_cards_is_true() -> None:
    """The same of many random deals, and of others in which the rare sentences come; each of them is heard often."""
    place, heard, rare = ProcessPlace(os.cpu_count() or 1), Told(), Told()
    for told in place.answers(hearing, RANDOM):
        heard.join(told)
    for told in place.answers(hearing, RARE):
        rare.join(told)
    assert sum(heard.said.values()) >= ENOUGH
    heard.join(rare)
    assert not heard.false, heard.report()
    assert not {code: heard.said[code] for code in CHECKERS if heard.said[code] < EACH}


@pytest.mark.exhaustive
def test_what_thousands_of_cards_are_said_to_tell_is_true() -> None:
    """The same of what cards tell, also where players keep to no agreement."""
    said, false = Counter[str](), list[str]()
    for more, wrong in ProcessPlace(os.cpu_count() or 1).answers(hearing_tables, TABLES):
        said += more
        false += wrong
    assert not false, "\n".join(false[:EACH])
    assert not {code: said[code] for code in HOLDINGS if said[code] < EACH}
