"""The robber of four deals, also called Chicago (S1:9, S1:66; the default form at home)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.laws import LAWFUL, HouseRules
from schlemm.core.seats import BySide, Seat, Side, Vulnerability
from schlemm.core.view import Stakes
from schlemm.scoring.carried import NOTHING, below_after, carried_steps, completes_game, ruled_off
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.forms.form import FormOption, Number, Outcome, PlayedLine, Redeal, rules_of_play
from schlemm.scoring.forms.state import FormState
from schlemm.scoring.items import Score, ScorePart, SheetPlace, Step, StepCode, on_lines
from schlemm.scoring.penalties import Penalties
from schlemm.scoring.premiums import game

DEALS: Final = 4


class VulnerabilityOrder(Enum):
    """Who is vulnerable in the second and third deal; S1:66 leaves it open."""

    DEALER = "dealer"
    """The dealer's side, as usual at Chicago."""
    NON_DEALER = "non-dealer"
    """The other side."""
    FIXED = "fixed"
    """North-South in the second deal, East-West in the third."""


@dataclass(frozen=True, slots=True)
class RobberOfFourForm:
    """Four deals; nobody is vulnerable in the first, everybody in the last.

    Attributes:
        first_dealer: Who deals first.
        rules: House rules of auction and play.
        penalties: How doubled undertricks are counted.
        order: Who is vulnerable in the second and third deal.
        redeal: Who deals again after four passes.
        carry_over: The older way: part scores add up to games over the deals, and one made in the fourth deal
            without completing a game earns 100. Otherwise every deal is scored by itself, as S1:73 has it.
        honours: Whether honours count.
    """

    first_dealer: Seat = Seat.NORTH
    rules: HouseRules = LAWFUL
    penalties: Penalties = Penalties.LAW
    order: VulnerabilityOrder = VulnerabilityOrder.DEALER
    redeal: Redeal = Redeal.SAME_DEALER
    carry_over: bool = False
    honours: bool = False

    @property
    def name(self) -> str:
        """``robber4``, or ``robber4-classic`` where part scores are carried over."""
        return "robber4-classic" if self.carry_over else "robber4"

    @property
    def options(self) -> tuple[FormOption, ...]:
        """What was agreed that differs from the usual robber of four."""
        agreed = (
            (self.penalties is Penalties.SIMPLE, FormOption.SIMPLE_DOUBLING),
            (self.order is VulnerabilityOrder.NON_DEALER, FormOption.NON_DEALER_VULNERABLE),
            (self.order is VulnerabilityOrder.FIXED, FormOption.FIXED_VULNERABILITY),
            (self.redeal is Redeal.NEXT_DEALER, FormOption.NEXT_DEALER_REDEALS),
            (self.carry_over, FormOption.PART_SCORES_CARRIED),
            (self.honours, FormOption.HONOURS_COUNT),
        )
        return (*rules_of_play(self.rules), *(rule for in_force, rule in agreed if in_force))

    def start(self) -> RobberOfFourState:
        """Before the first deal."""
        return RobberOfFourState(self, self.first_dealer)


@dataclass(frozen=True, slots=True)
class RobberOfFourState(FormState[RobberOfFourForm]):
    """A robber so far.

    Attributes:
        dealer: Who deals next.
        deal: Which of the four deals comes next; 5 when all are played.
        attempt: How often this deal has been dealt, the next time included.
        below: Points towards the next game, where part scores are carried over.
    """

    dealer: Seat
    deal: int = 1
    attempt: int = 1
    below: BySide[int] = NOTHING

    @property
    def number(self) -> Number:
        """Which board comes next."""
        return Number(self.boards + 1, self.deal, self.attempt)

    @property
    def conditions(self) -> Conditions:
        """Dealer, vulnerability and house rules of the next board."""
        return Conditions(self.dealer, self._vulnerability, self.form.rules)

    @property
    def is_over(self) -> bool:
        """Whether all four deals are played, or it was stopped."""
        return self.settled or self.deal > DEALS

    @property
    def upcoming(self) -> tuple[Vulnerability, ...]:
        """Vulnerability of the next board and those after it; a redeal by the next dealer may still change it."""
        if self.is_over:
            return ()
        left = range(DEALS + 1 - self.deal)
        return tuple(
            _vulnerable(self.form.order, self.deal + deals, self.dealer.after(deals)) for deals in left
        )

    @property
    def stakes(self) -> Stakes:
        """What the score so far means for the next board."""
        ours, theirs = self.totals
        deal = min(self.deal, DEALS)
        return Stakes(
            self.form.name,
            part_scores=self.below,
            deal=deal,
            deals=DEALS,
            difference=ours - theirs,
            simple_doubling=self.form.penalties is Penalties.SIMPLE,
        )

    def _with(self, outcome: Outcome) -> RobberOfFourState:
        """The robber after this board; passed out, the deal is dealt again."""
        line = self._line(outcome)
        after = replace(self, lines=(*self.lines, line))
        if outcome.result.passed_out:
            dealer = self.dealer if self.form.redeal is Redeal.SAME_DEALER else self.dealer.left
            return replace(after, dealer=dealer, attempt=self.attempt + 1)
        below = ruled_off(below_after(self.below, line.score.steps))
        return replace(after, dealer=self.dealer.left, deal=self.deal + 1, attempt=1, below=below)

    @property
    def _vulnerability(self) -> Vulnerability:
        return _vulnerable(self.form.order, self.deal, self.dealer)

    def _line(self, outcome: Outcome) -> PlayedLine:
        form, contract = self.form, outcome.result.contract
        if contract is not None and form.carry_over:
            steps = self._carried(contract, outcome.result.tricks)
        else:
            steps = board_score(outcome.result, self._vulnerability, form.penalties).steps
        if form.honours and outcome.honours is not None:
            found = (outcome.honours.step,)
            steps = (*steps, *(on_lines(found) if form.carry_over else found))
        ends_game = completes_game(below_after(self.below, steps))
        return PlayedLine(self.number, self.conditions, outcome, Score(steps), ends_game)

    def _carried(self, contract: Contract, tricks: int) -> tuple[Step, ...]:
        vulnerable, penalties = self._vulnerability.of(contract.side), self.form.penalties
        steps = carried_steps(contract, tricks, self.below, vulnerable=vulnerable, penalties=penalties)
        reached = below_after(self.below, steps)
        if completes_game(reached):
            bonus = game(contract, self.below.of(contract.side), vulnerable=vulnerable)
        elif self.deal == DEALS and tricks >= contract.tricks:
            facts = (("reached", reached.of(contract.side)),)
            bonus = Step(StepCode.LAST_PART_SCORE, contract.side, (ScorePart(1, 100),), facts=facts)
        else:
            return steps
        return (*steps, replace(bonus, line=SheetPlace.ABOVE))


def _vulnerable(order: VulnerabilityOrder, deal: int, dealer: Seat) -> Vulnerability:
    """Who is vulnerable in a deal, counted from 1: nobody in the first, both in the last, else one side alone."""
    if deal in {1, DEALS}:
        return Vulnerability.NONE if deal == 1 else Vulnerability.BOTH
    return Vulnerability.from_sides(BySide(False, False).put(_alone_vulnerable(order, deal, dealer), True))


def _alone_vulnerable(order: VulnerabilityOrder, deal: int, dealer: Seat) -> Side:
    """The one side that is vulnerable in the second or third deal."""
    match order:
        case VulnerabilityOrder.DEALER:
            return dealer.side
        case VulnerabilityOrder.NON_DEALER:
            return dealer.side.other
        case VulnerabilityOrder.FIXED:
            return Side.NORTH_SOUTH if deal == 2 else Side.EAST_WEST
