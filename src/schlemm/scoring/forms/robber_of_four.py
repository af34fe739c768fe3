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
from schlemm.scoring.forms.form import (
    ClosingLine,
    FormOption,
    LineKind,
    Number,
    Outcome,
    PlayedLine,
    SheetLine,
    next_number,
    refuse_if_over,
    rules_of_play,
    sheet_totals,
)
from schlemm.scoring.forms.redeal import Redeal
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
class RobberOfFourState:
    """A robber so far.

    Attributes:
        dealer: Who deals next.
        deal: Which of the four deals comes next; 5 when all are played.
        attempt: How often this deal has been dealt, the next time included.
        below: Points towards the next game, where part scores are carried over.
        sheet: The lines written so far.
        settled: Whether it was stopped early.
    """

    dealer: Seat
    deal: int = 1
    attempt: int = 1
    below: BySide[int] = NOTHING
    sheet: tuple[SheetLine, ...] = ()
    settled: bool = False


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
        return RobberOfFourState(self.first_dealer)

    def number(self, state: RobberOfFourState) -> Number:
        """Which board comes next."""
        return next_number(state.sheet, state.deal, state.attempt)

    def conditions(self, state: RobberOfFourState) -> Conditions:
        """Dealer, vulnerability and house rules of the next board."""
        return Conditions(state.dealer, self._vulnerability(state), self.rules)

    def add(self, state: RobberOfFourState, outcome: Outcome) -> RobberOfFourState:
        """The robber after this board; passed out, the deal is dealt again.

        Raises:
            ValueError: If the robber is over.
        """
        refuse_if_over(self, state)
        contract = outcome.result.contract
        line = self._line(state, outcome)
        sheet = (*state.sheet, line)
        if contract is None:
            dealer = state.dealer if self.redeal is Redeal.SAME_DEALER else state.dealer.left
            return replace(state, dealer=dealer, attempt=state.attempt + 1, sheet=sheet)
        below = ruled_off(below_after(state.below, line.score.steps))
        return RobberOfFourState(state.dealer.left, state.deal + 1, 1, below, sheet)

    def lines(self, state: RobberOfFourState) -> tuple[SheetLine, ...]:
        """The sheet, in the order of writing."""
        return state.sheet

    def totals(self, state: RobberOfFourState) -> BySide[int]:
        """What each side has been credited with."""
        return sheet_totals(state.sheet)

    def is_over(self, state: RobberOfFourState) -> bool:
        """Whether all four deals are played, or it was stopped."""
        return state.settled or state.deal > DEALS

    def settle(self, state: RobberOfFourState) -> RobberOfFourState:
        """The robber stopped now; the totals stand as they are."""
        if self.is_over(state):
            return state
        return replace(state, settled=True, sheet=(*state.sheet, ClosingLine(LineKind.UNFINISHED)))

    def upcoming(self, state: RobberOfFourState) -> tuple[Vulnerability, ...]:
        """Vulnerability of the next board and those after it; a redeal by the next dealer may still change it."""
        if self.is_over(state):
            return ()
        to_come = range(state.deal, DEALS + 1)
        dealers = (state.dealer.after(deal - state.deal) for deal in to_come)
        return tuple(
            self._vulnerability(replace(state, dealer=dealer, deal=deal))
            for dealer, deal in zip(dealers, to_come, strict=True)
        )

    def stakes(self, state: RobberOfFourState) -> Stakes:
        """What the score so far means for the next board."""
        ours, theirs = self.totals(state)
        deal = min(state.deal, DEALS)
        return Stakes(self.name, part_scores=state.below, deal=deal, deals=DEALS, difference=ours - theirs)

    def _vulnerability(self, state: RobberOfFourState) -> Vulnerability:
        if state.deal in {1, DEALS}:
            return Vulnerability.NONE if state.deal == 1 else Vulnerability.BOTH
        return Vulnerability.from_sides(BySide(False, False).put(self._alone_vulnerable(state), True))

    def _alone_vulnerable(self, state: RobberOfFourState) -> Side:
        """The one side that is vulnerable in the second or third deal."""
        match self.order:
            case VulnerabilityOrder.DEALER:
                return state.dealer.side
            case VulnerabilityOrder.NON_DEALER:
                return state.dealer.side.other
            case VulnerabilityOrder.FIXED:
                return Side.NORTH_SOUTH if state.deal == 2 else Side.EAST_WEST

    def _line(self, state: RobberOfFourState, outcome: Outcome) -> PlayedLine:
        conditions = self.conditions(state)
        contract = outcome.result.contract
        if contract is not None and self.carry_over:
            vulnerable = conditions.vulnerability.of(contract.side)
            steps = self._carried(state, contract, outcome.result.tricks, vulnerable=vulnerable)
        else:
            steps = board_score(outcome.result, conditions.vulnerability, self.penalties).steps
        if self.honours and outcome.honours is not None:
            found = (outcome.honours.step,)
            steps = (*steps, *(on_lines(found) if self.carry_over else found))
        ends_game = completes_game(below_after(state.below, steps))
        return PlayedLine(self.number(state), conditions, outcome, Score(steps), ends_game)

    def _carried(
        self, state: RobberOfFourState, contract: Contract, tricks: int, *, vulnerable: bool
    ) -> tuple[Step, ...]:
        steps = carried_steps(contract, tricks, state.below, vulnerable=vulnerable, penalties=self.penalties)
        reached = below_after(state.below, steps)
        if completes_game(reached):
            bonus = game(contract, state.below.of(contract.side), vulnerable=vulnerable)
        elif state.deal == DEALS and tricks >= contract.tricks:
            facts = (("reached", reached.of(contract.side)),)
            bonus = Step(StepCode.LAST_PART_SCORE, contract.side, (ScorePart(1, 100),), facts=facts)
        else:
            return steps
        return (*steps, replace(bonus, line=SheetPlace.ABOVE))
