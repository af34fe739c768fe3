"""Which card a bot of a level plays, also where the compiled solver or its rules are of no use."""

from __future__ import annotations

from schlemm.bots.cards.by_rules import choose_by_rules as by_thumb
from schlemm.bots.level import Level
from schlemm.bots.play.by_sampling import choose_card
from schlemm.bots.solving import compiled_solver, stand_in
from schlemm.core.cards import Card
from schlemm.core.play import Play
from schlemm.core.view import View
from schlemm.dd.solver import SolverError


def chosen_card(view: View, play: Play, level: Level) -> Card:
    """The card to play next, from the hand in turn.

    With the house rule "Stichzwang" (S4:41) no solver knows the rules, so rules of thumb decide. Where the compiled
    solver is missing, they do so too until the last tricks, at which the club player looks with a slower solver of
    our own.

    Args:
        view: A view that acts.
        play: Its play.
        level: How well to play.
    """
    if level is Level.BEGINNER or play.rules.must_beat:
        return by_thumb(view, play)
    try:
        return choose_card(view, play, compiled_solver())
    except SolverError as error:
        slower = stand_in(error, play.tricks_left)
        return by_thumb(view, play) if slower is None else choose_card(view, play, slower)
