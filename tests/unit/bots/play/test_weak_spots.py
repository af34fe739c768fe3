"""What is known to go wrong when cards are chosen by imagined deals seen with open cards does not happen here.

Most positions are play problems, where the reason for the right card stands beside it and is itself tested.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from schlemm.bots.card_choice import chosen_card
from schlemm.bots.level import Level
from schlemm.bots.play.by_sampling import choose_card
from schlemm.core.view import Stakes
from schlemm.dd.inside import InsideSolver
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


def solves(title: str, level: Level = Level.CLUB) -> bool:
    """Whether a bot of this level plays a right card."""
    asked = problem(title)
    return chosen_card(asked.view, asked.play, level) in asked.right


@pytest.mark.parametrize("level", [Level.CLUB, Level.MASTER])
@pytest.mark.parametrize("title", ["Both red kings must lie well", "With the king in front"])
def test_a_finesse_is_taken_when_it_must_be(title: str, level: Level) -> None:
    """A finesse that the contract needs is not put off until it is too late."""
    assert solves(title, level)


def test_a_guess_is_put_off_until_the_count_is_known() -> None:
    """A master plays the other suits before the one with a two-way guess, though with open cards all are equal."""
    assert solves("Play the other suits first", Level.MASTER)


def test_who_looks_ahead_chooses_the_same_card_again() -> None:
    """The same view leads to the same card, also where several look equal."""
    asked = problem("Play the other suits first")
    found = [choose_card(asked.view, asked.play, InsideSolver(), ahead=True) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0] in asked.right


@pytest.mark.parametrize("level", [Level.CLUB, Level.MASTER])
def test_a_guess_is_made_by_the_count(level: Level) -> None:
    """When the other suits have told who is long, the queen is looked for there."""
    assert solves("The count is known", level)


def test_no_guess_is_made_where_defenders_can_be_made_to_help() -> None:
    """A master gives up the lead in a suit that cannot cost rather than guess, though with open cards both win."""
    assert solves("Exit with a club", Level.MASTER)


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
