"""What is known to go wrong when cards are chosen by imagined deals seen with open cards does not happen here.

Most positions are play problems, where the reason for the right card stands beside it and is itself tested.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from schlemm.bots.card_choice import chosen_card
from schlemm.bots.level import Level
from schlemm.core.view import Stakes
from schlemm.formats.problem import ReadingProblem, read_problems

FOLDER = Path(__file__).parents[3] / "problems"


@cache
def problem(title: str) -> ReadingProblem:
    """The play problem of this title."""
    (found,) = (
        each
        for file in ("declarer.md", "defence.md")
        for each in read_problems(FOLDER / file)
        if each.title == title
    )
    return found


def solves(title: str) -> bool:
    """Whether a club player plays a right card."""
    asked = problem(title)
    return chosen_card(asked.view, asked.play, Level.CLUB) in asked.right


@pytest.mark.parametrize("title", ["Both red kings must lie well", "With the king in front"])
def test_a_finesse_is_taken_when_it_must_be(title: str) -> None:
    """A finesse that the contract needs is not put off until it is too late."""
    assert solves(title)


def test_a_guess_is_made_by_the_count() -> None:
    """When the other suits have told who is long, the queen is looked for there."""
    assert solves("The count is known")


@pytest.mark.parametrize(
    "title",
    [
        "High cards of the short hand first",
        "Overtake",
        "Keep the queen in dummy",
        "Keep the entry where the suit is",
    ],
)
def test_suits_are_unblocked_and_entries_kept(title: str) -> None:
    """Of cards that look equal, honours of the short hand go first and the entry stays where it is needed."""
    assert solves(title)


@pytest.mark.parametrize("title", ["Dummy's fourth club", "Keep as many as dummy", "Keep three hearts"])
def test_discards_keep_length_with_dummy(title: str) -> None:
    """A defender's discard does not give away a trick that looks worthless."""
    assert solves(title)


@pytest.mark.parametrize("title", ["Cover the jack", "Cover the queen", "Not the first of two"])
def test_an_honour_is_covered_when_that_gains(title: str) -> None:
    """Covered is where a lower card of one's side grows, and not the first of two touching honours."""
    assert solves(title)


@pytest.mark.parametrize(
    ("title", "safe", "bold"), [("Ten for safety", "ST", "SA"), ("Nine are enough", "CK", "CJ")]
)
def test_the_contract_comes_first_and_overtricks_at_matchpoints(title: str, safe: str, bold: str) -> None:
    """With the same cards the safe play is chosen by IMPs and at home, the likelier overtrick at matchpoints."""
    asked = problem(title)

    def played(form: str) -> str:
        public = replace(asked.view.public, stakes=Stakes(form))
        return str(chosen_card(replace(asked.view, public=public), asked.play, Level.CLUB))

    assert [played(form) for form in ("duplicate", "rubber", "matchpoints")] == [safe, safe, bold]
