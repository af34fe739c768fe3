"""What a hand opens in each system, and what may be expected of partner."""

from __future__ import annotations

from fractions import Fraction

from schlemm.cli.paper import SumTable, show
from schlemm.cli.speech import Speech
from schlemm.core.cards import SUITS
from schlemm.core.hand import Hand
from schlemm.evaluation.odds import at_least, fit_chances, points_of_partner
from schlemm.evaluation.points import figure_points
from schlemm.learn.openings import Openings

GOALS = (20, 25, 33, 37)
"""Figure points together that are worth thinking of."""


def print_more_of_hand(speech: Speech, hand: Hand) -> None:
    """Write it under the valuation, part by part."""
    show(_openings(speech, hand).drawn)
    show(_partner(speech, hand).drawn)


def _openings(speech: Speech, hand: Hand) -> SumTable:
    table, words = SumTable(speech.say("hand-opens"), columns=3), speech.translator.words
    for opening in Openings(hand).run():
        rule = opening.advice.rule
        name = speech.say(f"system-name-{opening.system}")
        table.add(name, words.call(opening.advice.call), speech.tell(rule))
    return table


def _partner(speech: Speech, hand: Hand) -> SumTable:
    chances, own = points_of_partner(hand), figure_points(hand)
    table, words = SumTable(speech.say("hand-partner"), columns=2), speech.translator.words
    for goal in GOALS:
        table.add(_percent(speech, at_least(chances, goal - own)), speech.say(f"hand-goal-{goal}"))
    table.gap()
    table.remark(speech.say("hand-fits"))
    fits = fit_chances(hand)
    for suit in reversed(SUITS):
        table.add(_percent(speech, fits[suit]), words.suit(suit))
    return table


def _percent(speech: Speech, chance: Fraction) -> str:
    return speech.percent(float(chance))
