"""The house rules that a game can be opened with, and the forms of scoring that have them."""

from __future__ import annotations

from typing import Literal

from schlemm.core.laws import FirstCaller, HouseRules
from schlemm.core.seats import Seat
from schlemm.scoring.forms.form import Redeal
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm, VulnerabilityOrder
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.scoring.penalties import Penalties
from schlemm.server.common.messages import Message


class HouseRulesChoice(Message, frozen=True):
    """House rules the host may pick before the first deal (``domain.md`` B); the defaults are the Laws."""

    first_caller: FirstCaller = FirstCaller.DEALER
    must_beat: bool = False
    simple_doubling: bool = False
    honours: bool | None = None
    """``None``: as the form has it (rubber yes, robber of four no)."""
    vulnerability: VulnerabilityOrder = VulnerabilityOrder.DEALER
    """Who is vulnerable in deals two and three of a robber of four."""
    scoring: Literal["each", "classic"] = "each"
    """Robber of four: every deal by itself, or part scores carried over."""
    redeal: Redeal | None = None
    """Who deals after four passes; ``None``: as the form has it (rubber the next, robber of four the same again)."""


def classical_rubber(choice: HouseRulesChoice, dealer: Seat = Seat.NORTH) -> RubberForm:
    """The rubber with these house rules, dealt first by this seat."""
    return RubberForm(
        first_dealer=dealer,
        rules=_rules(choice),
        penalties=_penalties(choice),
        redeal=choice.redeal or Redeal.NEXT_DEALER,
        honours=choice.honours is not False,
    )


def robber_of_four(choice: HouseRulesChoice, dealer: Seat = Seat.NORTH) -> RobberOfFourForm:
    """The robber of four with these house rules, dealt first by this seat."""
    return RobberOfFourForm(
        first_dealer=dealer,
        rules=_rules(choice),
        penalties=_penalties(choice),
        order=choice.vulnerability,
        redeal=choice.redeal or Redeal.SAME_DEALER,
        carry_over=choice.scoring == "classic",
        honours=choice.honours is True,
    )


def _rules(choice: HouseRulesChoice) -> HouseRules:
    return HouseRules(choice.first_caller, choice.must_beat)


def _penalties(choice: HouseRulesChoice) -> Penalties:
    return Penalties.SIMPLE if choice.simple_doubling else Penalties.LAW
