"""The classical rubber: until one side has won two games (Laws of Contract Bridge; S1:11, S1:68, S3:12)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from schlemm.core.conditions import Conditions
from schlemm.core.laws import LAWFUL, HouseRules
from schlemm.core.seats import BySide, Seat, Side, Vulnerability
from schlemm.core.sentence import Facts
from schlemm.core.view import Stakes
from schlemm.scoring.carried import NOTHING, below_after, carried_steps, completes_game, ruled_off
from schlemm.scoring.duplicate import PASSED_OUT
from schlemm.scoring.forms.form import (
    ClosingLine,
    FormOption,
    LineKind,
    Number,
    Outcome,
    PlayedLine,
    Redeal,
    rules_of_play,
)
from schlemm.scoring.forms.state import FormState
from schlemm.scoring.items import Score, ScorePart, Step, StepCode, on_lines
from schlemm.scoring.penalties import Penalties


@dataclass(frozen=True, slots=True)
class RubberForm:
    """Points for tricks bid are written below the line, everything else above; 100 below make a game.

    There is no bonus for a part score or a game by itself: the bonus is for the rubber, 700 if the losers
    have no game, else 500. The larger total wins, whoever won the games.

    Attributes:
        first_dealer: Who deals first.
        rules: House rules of auction and play.
        penalties: How doubled undertricks are counted.
        redeal: Who deals after four passes; by the Law the next dealer.
        honours: Whether honours count; by the Law they do.
    """

    first_dealer: Seat = Seat.NORTH
    rules: HouseRules = LAWFUL
    penalties: Penalties = Penalties.LAW
    redeal: Redeal = Redeal.NEXT_DEALER
    honours: bool = True

    @property
    def name(self) -> str:
        """``rubber``."""
        return "rubber"

    @property
    def options(self) -> tuple[FormOption, ...]:
        """What was agreed that differs from the Law."""
        agreed = (
            (self.penalties is Penalties.SIMPLE, FormOption.SIMPLE_DOUBLING),
            (self.redeal is Redeal.SAME_DEALER, FormOption.SAME_DEALER_REDEALS),
            (not self.honours, FormOption.HONOURS_DO_NOT_COUNT),
        )
        return (*rules_of_play(self.rules), *(rule for in_force, rule in agreed if in_force))

    def start(self) -> RubberState:
        """Before the first deal."""
        return RubberState(self, self.first_dealer)


@dataclass(frozen=True, slots=True)
class RubberState(FormState[RubberForm]):
    """A rubber so far.

    Attributes:
        dealer: Who deals next.
        deal: Which deal comes next, from 1.
        attempt: How often this deal has been dealt, the next time included.
        games: Games won by each side; one makes a side vulnerable, two win the rubber.
        below: Points of each side towards the game in hand.
    """

    dealer: Seat
    deal: int = 1
    attempt: int = 1
    games: BySide[int] = NOTHING
    below: BySide[int] = NOTHING

    @property
    def number(self) -> Number:
        """Which board comes next."""
        return Number(self.boards + 1, self.deal, self.attempt)

    @property
    def conditions(self) -> Conditions:
        """Dealer, vulnerability (a side with a game, S3:12) and house rules of the next board."""
        vulnerability = Vulnerability.from_sides(self.games.map(bool))
        return Conditions(self.dealer, vulnerability, self.form.rules)

    @property
    def is_over(self) -> bool:
        """Whether a side has won two games, or the rubber was stopped."""
        return self.settled or max(self.games) >= 2

    @property
    def stakes(self) -> Stakes:
        """What the score so far means for the next board."""
        ours, theirs = self.totals
        return Stakes(
            self.form.name,
            self.games,
            self.below,
            deal=self.deal,
            difference=ours - theirs,
            simple_doubling=self.form.penalties is Penalties.SIMPLE,
        )

    def _with(self, outcome: Outcome) -> RubberState:
        """The rubber after this board, with its bonus if the board won the second game."""
        steps = self._steps(outcome)
        reached = below_after(self.below, steps)
        ends_game = completes_game(reached)
        line = PlayedLine(self.number, self.conditions, outcome, Score(steps), ends_game)
        after = replace(self._next(outcome), below=ruled_off(reached), lines=(*self.lines, line))
        if not ends_game or outcome.result.contract is None:
            return after
        return _with_game(after, outcome.result.contract.side)

    @property
    def _unfinished(self) -> Score:
        """300 for the only game, 100 for the only part score of the game in hand.

        Were the 100 given to both sides when both have a part score, the difference would be the same.
        """
        return Score((*_unfinished_game(self.games), *_unfinished_part_score(self.below)))

    def _next(self, outcome: Outcome) -> RubberState:
        """The same, but with the dealer and the number of the board that follows."""
        if outcome.result.passed_out and self.form.redeal is Redeal.SAME_DEALER:
            return replace(self, attempt=self.attempt + 1)
        return replace(self, dealer=self.dealer.left, deal=self.deal + 1, attempt=1)

    def _steps(self, outcome: Outcome) -> tuple[Step, ...]:
        contract = outcome.result.contract
        if contract is None:
            return PASSED_OUT.steps
        vulnerable, penalties = self.games.of(contract.side) > 0, self.form.penalties
        tricks = outcome.result.tricks
        steps = carried_steps(contract, tricks, self.below, vulnerable=vulnerable, penalties=penalties)
        found = (outcome.honours.step,) if self.form.honours and outcome.honours is not None else ()
        return (*steps, *on_lines(found))


def _above(code: StepCode, side: Side, points: int, facts: Facts = ()) -> tuple[Step, ...]:
    return on_lines([Step(code, side, (ScorePart(1, points),), facts=facts)])


def _with_game(state: RubberState, side: Side) -> RubberState:
    """The state with one more game for this side, and with the bonus if it is the second."""
    games = state.games.put(side, state.games.of(side) + 1)
    if games.of(side) < 2:
        return replace(state, games=games)
    against = games.of(side.other)
    facts = (("games", 2), ("against", against))
    bonus = Score(_above(StepCode.RUBBER_BONUS, side, 500 if against else 700, facts))
    return replace(state, games=games, lines=(*state.lines, ClosingLine(LineKind.RUBBER_BONUS, bonus)))


def _only_one(values: BySide[int]) -> Side | None:
    """The side that alone has something."""
    having = values.find(bool)
    return having[0] if len(having) == 1 else None


def _unfinished_game(games: BySide[int]) -> tuple[Step, ...]:
    side = _only_one(games)
    return () if side is None else _above(StepCode.UNFINISHED_GAME, side, 300)


def _unfinished_part_score(below: BySide[int]) -> tuple[Step, ...]:
    side = _only_one(below)
    facts = () if side is None else (("reached", below.of(side)),)
    return () if side is None else _above(StepCode.UNFINISHED_PART_SCORE, side, 100, facts)
