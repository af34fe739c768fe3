"""The search for a board on which the goal can be reached, but not by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from schlemm.bots.boards.goal_board import BidBoard, bid_board, declarer_for
from schlemm.bots.boards.goal_wish import fits
from schlemm.bots.cards.by_rules import choose_by_rules
from schlemm.bots.solving import compiled_solver
from schlemm.core.goal import PLAYER, Goal, GoalBoard, GoalMatch, GoalWish
from schlemm.dd.open_play import OpenPlay
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, SolverError

TRICKS: Final = 13
TO_SPARE: Final = 1
"""How many tricks more than it needs a contract may have that is to be made."""


@dataclass(frozen=True, slots=True)
class LookForBoard:
    """A job: the best of the boards that follow from a text and a few numbers.

    Attributes:
        wish: What to practise.
        text: Where the boards come from; whoever knows it knows them.
        first: The first number that is looked at ...
        count: ... and how many.
    """

    wish: GoalWish
    text: str
    first: int
    count: int

    def run(self) -> GoalBoard | None:
        """The first board that will do, else the first of the best; ``None`` if there was no contract at all."""
        best: GoalBoard | None = None
        for number in range(self.first, self.first + self.count):
            declarer = declarer_for(self.wish, self.text, number)
            board = bid_board(self.wish, f"{self.text} {number}", declarer)
            best = better(best, None if board is None else rated_board(self.wish, board))
            if best is not None and best.fit.will_do:
                break
        return best


def better(one: GoalBoard | None, other: GoalBoard | None) -> GoalBoard | None:
    """The board that fits better; the first if both fit alike."""
    if one is None or other is None:
        return one or other
    return other if other.fit.rank < one.fit.rank else one


def rated_board(wish: GoalWish, board: BidBoard) -> GoalBoard | None:
    """Return the board with how well it fits; ``None`` if a solver that is there has no answer."""
    fit, possible = GoalMatch.OTHER, None
    if fits(wish, board.contract):
        try:
            leads = leads_on(board)
            fit = fit_of(wish.goal, board, leads)
        except SolverError as error:
            if error.reason != "missing":
                return None
            fit = GoalMatch.UNCHECKED
        else:
            best = max(leads.values())
            possible = TRICKS - best if wish.goal.declares else best
    return GoalBoard(board.number, board.deal, board.public.auction.calls, fit, possible)


def leads_on(board: BidBoard) -> CardTricks:
    """For each opening lead, how many tricks the defenders take with open cards.

    Raises:
        SolverError: If the compiled solver is missing or has no answer.
    """
    contract = board.contract
    return compiled_solver().cards([Position.opening(board.deal, contract.strain, contract.declarer)])[0]


def fit_of(goal: Goal, board: BidBoard, leads: CardTricks) -> GoalMatch:
    """How well the board fits a goal, given what each opening lead is worth to the defenders.

    Whoever is partner of the player on lead must have a chance whatever partner leads.

    Raises:
        SolverError: If the compiled solver has no answer.
    """
    contract = board.contract
    if goal is Goal.BEAT:
        to_beat = TRICKS + 1 - contract.tricks
        on_lead = contract.declarer.left is PLAYER
        if (max if on_lead else min)(leads.values()) < to_beat:
            return GoalMatch.HARD
        return GoalMatch.GOOD if gives_away(board, to_beat) else GoalMatch.EASY
    there = TRICKS - max(leads.values())
    if there < contract.tricks:
        return GoalMatch.HARD
    wanted = contract.tricks if goal is Goal.MAKE else there
    tight = goal is Goal.OVERTRICKS or there <= contract.tricks + TO_SPARE
    return GoalMatch.GOOD if tight and tricks_by_thumb(board) < wanted else GoalMatch.EASY


def tricks_by_thumb(board: BidBoard) -> int:
    """The tricks that declarer takes if all four play by rules of thumb."""
    return max(now.play.won_by(board.contract.side) for now in played_by_thumb(board))


def gives_away(board: BidBoard, to_beat: int) -> bool:
    """Whether the player, while all four play by rules of thumb, comes to a choice on which the contract depends.

    Raises:
        SolverError: If the compiled solver is missing or has no answer.
    """
    for now in played_by_thumb(board):
        if now.play.is_over or now.play.turn is not PLAYER or now.forced:
            continue
        needed = to_beat - now.play.won_by(PLAYER.side)
        worth = compiled_solver().cards([now.position])[0].values()
        if max(worth) < needed:
            return False
        if min(worth) < needed:
            return True
    return False


def played_by_thumb(board: BidBoard) -> Iterator[OpenPlay]:
    """Every moment of a play in which all four play by rules of thumb."""
    now = OpenPlay.start(board.deal, board.contract)
    yield now
    while not now.play.is_over:
        now = now.after(choose_by_rules(now.view(board.public), now.play))
        yield now
