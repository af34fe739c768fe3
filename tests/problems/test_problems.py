"""The play problems are sound: legal play, hands that fit the auction, and a deal that proves each answer."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from schlemm.bidding.interpret import interpret
from schlemm.bots.card_choice import chosen_card
from schlemm.bots.level import Level
from schlemm.core.seats import SEATS
from schlemm.dd.native import NativeSolver
from schlemm.dd.position import Position
from schlemm.formats.problem import BadProblem, ReadingProblem, parse_problems, read_problems

FOLDER = Path(__file__).parent
FEWEST = 120
"""Problems there must be at least."""
A_THEME = 3
"""Problems of each theme, at least."""
GOOD = """
## Wait
Theme: hold-up
Auction: S: 1NT P 3NT P P P
Seen: S A53.K742.AQJ6.K4 N K84.A6.K9532.Q83
Hidden: W QJT92.Q83.74.AT6 E 76.JT95.T8.J9752
Played: SQ S4 S6
Right: S3 S5
Wrong: SA
Why: it may break their line
"""


@cache
def problems() -> tuple[ReadingProblem, ...]:
    """All problems of all files."""
    files = sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")
    return tuple(problem for path in files for problem in read_problems(path))


def is_dealt(problem: ReadingProblem) -> bool:
    """Whether a problem comes from a board dealt at random."""
    return problem.place.startswith("dealt_")


def test_there_are_problems_of_every_theme() -> None:
    """There are a hundred and twenty problems and more, several of each theme, and no title comes twice."""
    themes = Counter(problem.theme for problem in problems())
    assert themes.total() >= FEWEST
    assert {theme: count for theme, count in themes.items() if count < A_THEME} == {}
    assert len({problem.title for problem in problems()}) == themes.total()


def test_the_hidden_hands_fit_the_auction() -> None:
    """What the hidden players called admits the hands they are given."""
    for problem in problems():
        known = interpret(problem.view.public).situation.known
        hidden = [seat for seat in SEATS if seat not in seen(problem)]
        wrong = [str(seat) for seat in hidden if problem.deal.hand(seat) not in known.of(seat)]
        assert wrong == [], problem.place


def seen(problem: ReadingProblem) -> set[object]:
    """The seats whose cards the player sees."""
    contract = problem.play.contract
    return {problem.view.seat, contract.dummy} if problem.play.dummy_faced else {problem.view.seat}


def test_the_deal_proves_the_answer() -> None:
    """With open cards every right card takes more tricks in the deal than every wrong one."""
    with NativeSolver(threads=1) as solver:
        solved = solver.cards([Position.of_play(each.play, each.hands) for each in problems()])
    for problem, tricks in zip(problems(), solved, strict=True):
        worth = {str(card): tricks[card] for card in problem.right | problem.wrong}
        least = min(tricks[card] for card in problem.right)
        assert least > max(tricks[card] for card in problem.wrong), (problem.place, worth)


@pytest.mark.parametrize(
    "problem", [pytest.param(each, id=each.place) for each in problems() if is_dealt(each)]
)
def test_the_club_player_solves_what_was_found_on_dealt_boards(problem: ReadingProblem) -> None:
    """Of each problem from a random board the club player finds the right card, by what the seat sees."""
    assert chosen_card(problem.view, problem.play, Level.CLUB) in problem.right


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("Theme: hold-up", "", "no line Theme"),
        ("SQ S4 S6", "SQ S4 H5", "must-follow-suit"),
        ("Right: S3", "Right: H2", "H2 may not be played"),
        ("Wrong: SA", "Wrong: S3", "right and wrong"),
        ("A53.K742", "A532.K742", "holds 14 cards"),
        ("Hidden: W", "Hidden: S", "S should be given once"),
        ("Played: SQ S4 S6", "Played:", "W should be the hands seen when W plays"),
        ("P 3NT P P P", "P 3NT", "has no contract"),
        ("Wrong: SA", "Theme: again", "Theme stands there twice"),
    ],
)
def test_a_bad_problem_is_named(old: str, new: str, reason: str) -> None:
    """A problem that cannot be read is refused with its file and line, and what is wrong."""
    assert old in GOOD
    with pytest.raises(BadProblem) as caught:
        parse_problems("file.md", GOOD.replace(old, new).splitlines())
    assert str(caught.value).startswith("file.md:")
    assert reason in str(caught.value)


def test_a_problem_shows_the_player_own_and_dummys_cards_alone() -> None:
    """Hands of partner and opponents are not in the view, and played cards are out of it."""
    (problem,) = parse_problems("file.md", GOOD.splitlines())
    view = problem.view
    assert (view.seat.letter, str(view.hand)) == ("S", "A53.K742.AQJ6.K4")
    assert [None if hand is None else str(hand) for hand in view.faced] == [
        "K8.A6.K9532.Q83",
        None,
        None,
        None,
    ]
    assert [str(card) for card in problem.right] == ["S5", "S3"]
