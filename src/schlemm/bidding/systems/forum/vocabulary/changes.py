"""What rows may go through: rules are left out or made more forcing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_rivals import GOES_ON
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import Strain, Suit

SHOWS: Final = 4
"""Cards of a suit that make a call about it."""


def without_suit(situation: Situation, rules: Iterable[Rule], suit: Suit) -> Iterator[Rule]:
    """The rules but those that show four cards of this suit."""
    return (rule for rule in rules if rule.box.length(suit).low < SHOWS)


def without_slam_or_suit(situation: Situation, rules: Iterable[Rule], suit: Suit) -> Iterator[Rule]:
    """The rules but those that show four cards of this suit or look for slam."""
    return (rule for rule in without_suit(situation, rules, suit) if rule.meaning not in GOES_ON)


def without_passes(situation: Situation, rules: Iterable[Rule]) -> Iterator[Rule]:
    """The rules; where game is certain and does not stand yet, none of them passes."""
    early = situation.is_forced_to_game and not situation.is_game
    return (rule for rule in rules if not early or rule.call != PASS)


def strongly(situation: Situation, rules: Iterable[Rule], first: Suit, second: Suit) -> Iterator[Rule]:
    """The rules but weak ones over a reverse in these suits, all forcing to game."""
    bids = ((2, Strain.NOTRUMP), (3, Strain.of(first)), (3, Strain.of(second)))
    weak = {Bid(level, strain) for level, strain in bids}
    for rule in rules:
        if rule.call not in weak and rule.meaning is not Meaning.WAITING:
            yield rule if _is_enough(situation, rule) else rule._replace(force=Force.GAME)


def _is_enough(situation: Situation, rule: Rule) -> bool:
    """Whether the bid is game, or a question that is answered anyway."""
    call = rule.call
    if rule.force is not Force.NONE or not isinstance(call, Bid):
        return True
    return call.level >= situation.game_level(call.strain)
