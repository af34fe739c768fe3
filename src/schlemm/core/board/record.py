"""A board as a record: what was called and played, from which every moment of it can be made again."""

from __future__ import annotations

from dataclasses import dataclass, replace

from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.state import Bidding, Finished, Playing, State, start_board
from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.contract import Result
from schlemm.core.play import Play


@dataclass(frozen=True, slots=True)
class Record:
    """A board, its calls and its cards in the order they were made, and how it ended.

    Attributes:
        board: The deal and its conditions.
        calls: The calls, from the first caller.
        cards: The cards, from the opening lead.
        result: The result; ``None`` while the board is not finished.
    """

    board: Board
    calls: tuple[Call, ...] = ()
    cards: tuple[Card, ...] = ()
    result: Result | None = None

    @property
    def auction(self) -> Auction:
        """The calls as an auction."""
        return replace(self.board.auction, calls=self.calls)

    @classmethod
    def of(cls, state: State) -> Record:
        """The record of a board up to now."""
        play = None if isinstance(state, Bidding) else state.play
        result = state.result if isinstance(state, Finished) else None
        return cls(state.board, state.auction.calls, () if play is None else play.cards, result)

    def replay(self, calls: int | None = None, cards: int | None = None) -> State:
        """The board after its first ``calls`` calls and ``cards`` cards; all of them for ``None``.

        Claims are not made again: a board that ended by one comes back as the play stood before it.

        Raises:
            RuleViolation: If the record breaks a rule.
        """
        state: State = start_board(self.board)
        for call in self.calls[:calls]:
            state = state.after(state.turn, call) if isinstance(state, Bidding) else state
        return _played(state, self.cards[:cards])


def _played(state: State, cards: tuple[Card, ...]) -> State:
    """The board after these cards, where it has come to the play."""
    for card in cards:
        state = state.after(state.turn, card) if isinstance(state, Playing) else state
    return state


def _before_lead(state: Playing) -> Playing:
    """The board as its auction ended: who takes back a card has the calls stand, which need no looking over again."""
    return Playing(state.board, state.auction, Play(state.contract, state.play.rules), state.board.deal.hands)


def back_to(state: Bidding | Playing, calls: int, cards: int) -> State:
    """The board as it was after its first ``calls`` calls and ``cards`` cards, as when they are taken back.

    What claims have told stays told: the hands faced by them, and who was refused when.

    Raises:
        RuleViolation: If the record breaks a rule.
    """
    if isinstance(state, Playing) and calls == len(state.auction.calls):
        before = _played(_before_lead(state), state.play.cards[:cards])
    else:
        before = Record.of(state).replay(calls, cards)
    return before if isinstance(before, Finished) else replace(before, claimed=state.claimed)
