"""Bidding many deals out from one auction: what the rules ask at a moment of it is worked out once for all of them.

>>> from schlemm.bidding.bid_out import public_before_calls
>>> from schlemm.core.conditions import Conditions
>>> from schlemm.core.seats import BySide
>>> start = Branch(public_before_calls(Conditions.of_board(1), BySide("forum", "forum")))
>>> hands = "N:AQ2.K54.KQ32.J32 J98.J982.T98.T98 K543.AQ3.J54.K54 T76.T76.A76.AQ76"
>>> print(start.bid_out(bidding_hands(Deal.parse(hands)), 24).public.auction)
N: 1NT P 3NT P P P
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple

from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.rule import Rule
from schlemm.core.calls import PASS, Call
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.core.view import Public
from schlemm.evaluation.classes import class_of, hands_in

_NOBODY: Final = 4
"""Whose turn it is once an auction is over, beside the four seats."""


class BiddingHand(NamedTuple):
    """A hand that bids.

    Attributes:
        hand: Its thirteen cards.
        alike: The hands that bidding cannot tell from it (``evaluation.classes``).
    """

    hand: Hand
    alike: int


def bidding_hands(deal: Deal) -> BySeat[BiddingHand]:
    """The hands of a deal, ready to bid."""
    return deal.hands.map(lambda hand: BiddingHand(hand, class_of(hand)))


@dataclass(frozen=True, eq=False)
class Branch:
    """An auction as it stands, and where the hands in turn take it by their rules.

    What is worked out for one deal serves all others that come here: the rules of each auction that some deal comes
    to, and the sets of hands of those rules that were asked about. All of it goes when the first branch does.

    Attributes:
        public: The auction up to now and what is at stake.
    """

    public: Public

    @cached_property
    def _index(self) -> int:
        """The seat in turn; four if nobody is."""
        auction = self.public.auction
        return _NOBODY if auction.is_over else auction.turn.index

    @cached_property
    def contract(self) -> Contract | None:
        """The contract, if nobody goes on; ``None`` while nobody has bid."""
        return self.public.auction.contract

    @cached_property
    def _rules(self) -> tuple[Rule, ...]:
        return interpret(self.public).rules_alone

    @cached_property
    def _sets(self) -> list[int]:
        """The hands that the first rules take, features aside: of those rules that a hand has come to."""
        return []

    @cached_property
    def _branches(self) -> dict[Call, Branch]:
        """The auctions that were reached from here by one more call."""
        return {}

    def after(self, call: Call) -> Branch:
        """The auction with one more call, always the same one.

        Raises:
            RuleViolation: If the call is not legal.
        """
        branch = self._branches.get(call)
        if branch is None:
            branch = Branch(replace(self.public, auction=self.public.auction.after(call)))
            self._branches[call] = branch
        return branch

    def call_of(self, bidding: BiddingHand) -> Call:
        """Return what ``choose_call`` chooses for this hand."""
        rules, sets, (hand, alike) = self._rules, self._sets, bidding
        for rule, taken in zip(rules, sets, strict=False):
            if alike & taken and rule.box.has_features(hand):
                return rule.call
        for rule in rules[len(sets) :]:
            taken = hands_in(rule.box)
            sets.append(taken)
            if alike & taken and rule.box.has_features(hand):
                return rule.call
        return PASS

    def bid_out(self, bidding: BySeat[BiddingHand], calls: int) -> Branch:
        """Where the auction ends by rules, or stands after so many calls more."""
        branch = self
        for _ in range(calls):
            if branch._index == _NOBODY:
                break
            branch = branch.after(branch.call_of(bidding[branch._index]))
        return branch
