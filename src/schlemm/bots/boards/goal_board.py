"""Boards that follow from a text, bid by the bots, and turned so that the player sits where the goal wants them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.bidding.bid_out import bid_out, public_before_calls
from schlemm.bots.boards.goal_wish import points_of
from schlemm.bots.judgement import judged
from schlemm.core.auction import Auction
from schlemm.core.calls import Call
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.goal import PLAYER, GoalWish
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySide, Seat, Side, Vulnerability
from schlemm.core.view import Public, View
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.points import figure_points

SYSTEM: Final = "forum"
"""What everybody bids."""
DRAWS: Final = 400
"""How many deals are drawn until one has the points with which such contracts are bid."""
SEATED: Final = 30
"""After how many boards that will not do the other opponent shall be declarer."""
WILD: Final = 11
"""Cards in the two longest suits of a hand with which a solver may take long."""
_ALL_POINTS: Final = 40
_BOARDS: Final = 16
"""After so many boards dealer and vulnerability repeat, and all pairs of them have been there."""


@dataclass(frozen=True, slots=True)
class BidBoard:
    """A board after its auction.

    Attributes:
        number: The number of a duplicate board with this dealer and vulnerability.
        deal: All four hands.
        public: The auction and its conditions.
        contract: What is played.
    """

    number: int
    deal: Deal
    public: Public
    contract: Contract


def declarer_for(wish: GoalWish, text: str, number: int) -> Seat:
    """Who shall be declarer on the board with this number of a text: the player, or one of the opponents.

    Which of them depends on the text, so that the player is on lead as often as not; late in a search it changes.
    """
    first = Pcg32.from_text(text).below(2)
    return PLAYER if wish.goal.declares else (PLAYER.left, PLAYER.right)[(first + number // SEATED) % 2]


def bid_board(wish: GoalWish, text: str, declarer: Seat) -> BidBoard | None:
    """The board that follows from the text: always the same; ``None`` if all passed, or if the deal is too wild.

    Args:
        wish: What it is for; its contract may be another.
        text: Where chance comes from.
        declarer: Who shall be declarer.
    """
    random = Pcg32.from_text(text)
    conditions = Conditions.of_board(1 + random.below(_BOARDS))
    deal = _drawn(wish, random)
    if any(sum(sorted(hand.lengths)[2:]) >= WILD for hand in deal.hands):
        return None
    public = bid_out(public_before_calls(conditions, BySide(SYSTEM, SYSTEM)), deal, _by_judgement)
    contract = public.auction.contract
    if contract is None:
        return None
    return _turned(deal, public, (declarer.index - contract.declarer.index) % len(SEATS))


def _by_judgement(public: Public, hand: Hand) -> Call:
    """The call that a bot makes."""
    return judged(View(public.auction.turn, public, hand)).call


def _drawn(wish: GoalWish, random: Pcg32) -> Deal:
    """The first deal with the points that the wish asks for; the last one drawn if none has them."""
    deal = random_deal(random.below)
    for _ in range(DRAWS):
        points = sum(figure_points(deal.hand(seat)) for seat in Side.NORTH_SOUTH.seats)
        if max(points, _ALL_POINTS - points) in points_of(wish):
            break
        deal = random_deal(random.below)
    return deal


def _turned(deal: Deal, public: Public, turns: int) -> BidBoard:
    """The same board with everybody so many seats further to the left."""
    dealer = public.dealer.after(turns)
    auction = Auction(public.auction.first.after(turns), public.auction.calls)
    vulnerability = _turned_sides(public.vulnerability, turns)
    turned = replace(public, dealer=dealer, vulnerability=vulnerability, auction=auction)
    contract = auction.contract
    if contract is None:
        raise ValueError("a board without a contract is not turned")
    return BidBoard(_number(dealer, vulnerability), deal.passed_on(turns), turned, contract)


def _turned_sides(vulnerability: Vulnerability, turns: int) -> Vulnerability:
    return Vulnerability.from_sides(vulnerability.sides.swapped) if turns % 2 else vulnerability


def _number(dealer: Seat, vulnerability: Vulnerability) -> int:
    """The first board with this dealer and vulnerability."""
    wanted = Conditions(dealer, vulnerability)
    return next(number for number in range(1, _BOARDS + 1) if Conditions.of_board(number) == wanted)
