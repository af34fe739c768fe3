"""The only door from a board with four hands to what one player may know."""

from __future__ import annotations

from schlemm.core.auction import Auction
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, BySide, Seat
from schlemm.core.view import Public, Stakes, View

_NOBODY: BySeat[Hand | None] = BySeat(None, None, None, None)


def public_of(state: State, systems: BySide[str], stakes: Stakes) -> Public:
    """What everybody knows about the auction and the stakes."""
    conditions = state.board.conditions
    auction: Auction = state.auction
    rules, points = conditions.rules, state.board.points
    return Public(conditions.dealer, conditions.vulnerability, auction, systems, stakes, rules, points)


def faced(state: State) -> BySeat[Hand | None]:
    """The hands that lie face up: dummy's after the opening lead (Law 41D), and those of who has claimed.

    In mini-bridge the hand of declarer's partner lies open before the contract is named. Once the board is finished
    nothing is faced any more; the record of the board shows all four hands.
    """
    if isinstance(state, Bidding) and state.auction.is_naming:
        dummy = state.turn.partner
        return _NOBODY.put(dummy, state.board.deal.hand(dummy))
    if not isinstance(state, Playing):
        return _NOBODY
    dummy = state.contract.dummy
    return BySeat.from_function(
        lambda seat: (
            state.hands.of(seat)
            if seat in state.exposed or (seat is dummy and state.play.dummy_faced)
            else None
        )
    )


def view_for(
    state: State, seat: Seat, systems: BySide[str] = BySide("", ""), stakes: Stakes = Stakes()
) -> View:
    """The board as this seat may see it.

    Args:
        state: The board with all four hands.
        seat: Who looks.
        systems: Name of each side's bidding system.
        stakes: What the score so far means for this board.
    """
    public = public_of(state, systems, stakes)
    match state:
        case Bidding():
            return View(seat, public, state.board.deal.hand(seat), faced=faced(state))
        case Playing():
            hand, play = state.hands.of(seat), state.play
            return View(seat, public, hand, play, faced(state), state.pending, refused=state.refused)
        case Finished():
            played = Hand.of(state.play.cards) if state.play is not None else Hand()
            return View(seat, public, state.board.deal.hand(seat) - played, state.play, result=state.result)
