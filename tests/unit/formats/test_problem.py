"""Play problems in Markdown: read as they are meant, or refused with the place and the reason."""

import pytest

from schlemm.core.cards import Card
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.formats.problem import BadProblem, parse_problems

GOOD = """## Wait with the ace
Theme: hold-up
Auction: S: 1NT P 3NT P P P
Seen: S A53.K742.AQJ6.K4 N K84.A6.K9532.Q83
Hidden: W QJT92.Q83.74.AT6 E 76.JT95.T8.J9752
Played: SQ S4 S6
Right: S3
Wrong: SA
Why: They have only two rounds if the hand with the long spades comes in late.
"""

BAD = [
    ("W QJT92.Q83.74.AT6", "W QJT92.Q83.74.AT", "W holds 12 cards; give each hand thirteen; in no hand: C6"),
    (
        "W QJT92.Q83.74.AT6",
        "W QJT92.Q83.742.AT6",
        "W holds 14 cards; give each hand thirteen; dealt twice: D2",
    ),
    (
        "E 76.JT95",
        "E A6.JT95",
        "dealt twice: SA; leave each in one hand; in no hand: S7; give each to somebody",
    ),
    ("S A53.", "S AA5.", "'AA5.K742.AQJ6.K4' (card-twice at 1)"),
    ("Hidden: W", "Hidden: N", "the hand of N should be given once, seen or hidden"),
    (" N K84", " K84", "should be seats and hands in turn"),
    ("SQ S4 S6", "SQ S4 H5", "must-follow-suit (Law 44C): card=H5, suit=S"),
    ("SQ S4 S6", "S6 S4 SQ", "not-in-hand (Law 45A): card=S6"),
    ("SQ S4 S6", "SQ S4 SQ", "not-in-hand (Law 45A): card=SQ"),
    ("Right: S3", "Right: SK", "SK may not be played"),
    ("Theme: hold-up\n", "", "no line Theme"),
]


def test_a_problem_is_read_as_it_is_meant() -> None:
    """Seats, cards and answers are those that stand there."""
    (problem,) = parse_problems("some.md", GOOD.splitlines())
    assert (problem.place, problem.view.seat) == ("some.md:1", Seat.SOUTH)
    assert problem.right == Hand.of([Card.parse("S3")])
    assert problem.hands.of(Seat.WEST) == Hand.parse("JT92.Q83.74.AT6")


@pytest.mark.parametrize(("good", "bad", "said"), BAD)
def test_a_problem_that_cannot_be_says_where_and_why(good: str, bad: str, said: str) -> None:
    """Fourteen cards, a card twice, hands of different length, cards out of turn: each is named, with its place."""
    assert good in GOOD
    with pytest.raises(BadProblem) as caught:
        parse_problems("some.md", GOOD.replace(good, bad, 1).splitlines())
    assert str(caught.value).startswith("some.md:1: ")
    assert said in str(caught.value)
