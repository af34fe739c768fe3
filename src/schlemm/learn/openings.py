"""What a hand opens in each system, and why."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bidding.bid_out import public_before_calls
from schlemm.bidding.choose import choices
from schlemm.bidding.explanation.advice import Advice
from schlemm.bidding.explanation.explain import explained
from schlemm.bidding.interpret import interpret
from schlemm.bidding.systems import NAMES
from schlemm.core.conditions import Conditions
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide


@dataclass(frozen=True, slots=True)
class Opening:
    """The call of a hand that speaks first.

    Attributes:
        system: The system it bids.
        advice: Its call by the rules, and what everybody at a table reads into it, as the book of the system says.
        also: Other calls that the rules leave to judgement.
    """

    system: str
    advice: Advice
    also: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Openings:
    """What a hand opens in each system: work for a bot's worker, which keeps compiled systems."""

    hand: Hand

    def run(self) -> tuple[Opening, ...]:
        """One opening a system."""
        return tuple(_opening(system, self.hand) for system in NAMES)


def _opening(system: str, hand: Hand) -> Opening:
    public = public_before_calls(Conditions.of_board(1), BySide(system, system))
    first, *others = choices(public, hand)
    also = dict.fromkeys(str(rule.call) for rule in others if rule.call != first.call)
    read = explained(interpret(public).readings[first.call], public)
    return Opening(system, Advice(first.call, read.message, read), tuple(also))
