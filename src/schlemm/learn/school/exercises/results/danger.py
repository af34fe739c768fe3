"""Who is in danger: by board number, by the deal of a robber, by the games of a rubber (S1:66-68, S3:12-14)."""

from __future__ import annotations

from typing import Final

from schlemm.core.conditions import Conditions
from schlemm.core.seats import SEATS, BySide, Seat, Vulnerability
from schlemm.core.sentence import Facts, Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.question import Choice, Made, Question, Why, one_of
from schlemm.scoring.forms.robber_of_four import DEALS, RobberOfFourForm, RobberOfFourState
from schlemm.scoring.forms.rubber import RubberForm, RubberState

_OPTIONS: Final = ("vulnerability-None", "vulnerability-NS", "vulnerability-EW", "vulnerability-All")


def who_is_in_danger(random: Pcg32) -> Question:
    """Who is in danger on this board, in this deal of a robber of four, after these games of a rubber?"""
    match random.below(3):
        case 0:
            return _robber(random)
        case 1:
            return _rubber(random)
        case _:
            return _board(1 + random.below(16))


def _robber(random: Pcg32) -> Question:
    deal, dealer = 1 + random.below(DEALS), one_of(random, SEATS)
    state = RobberOfFourState(RobberOfFourForm(), dealer, deal).conditions.vulnerability
    facts = (("deal", deal), ("seat", dealer.letter))
    why = {1: "why-first-deal", DEALS: "why-last-deal"}.get(deal, "why-dealers-side")
    return _asked(Sentence("ask-danger-robber", facts), state, why, (("side", dealer.side.letters),))


def _rubber(random: Pcg32) -> Question:
    games = BySide(random.below(2), random.below(2))
    state = RubberState(RubberForm(), Seat.NORTH, games=games).conditions.vulnerability
    facts = (("ours", games.north_south), ("theirs", games.east_west))
    return _asked(Sentence("ask-danger-rubber", facts), state, "why-has-a-game")


def _board(number: int) -> Question:
    state = Conditions.of_board(number).vulnerability
    why = "why-danger-first" if number <= len(_OPTIONS) else "why-danger-shifts"
    return _asked(Sentence("ask-danger-board", (("number", number),)), state, why, (("number", number),))


def _asked(asked: Sentence, state: Vulnerability, why: str, facts: Facts = ()) -> Question:
    reasons: Why = (Sentence(why, (*facts, ("vulnerability", state.notation))),)
    return Question(asked, (), Choice(_OPTIONS, "said"), (f"vulnerability-{state}",), reasons)


WHO_IS_IN_DANGER: Final = Made("who-is-in-danger", who_is_in_danger, "exercises-counting")
