"""A whole practice hand: the player's calls looked at one by one, the others' bid by rules, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from schlemm.bidding.bid_out import bid_on
from schlemm.bidding.explanation.explain import Explanation
from schlemm.bidding.explanation.seen import Known, explain_to
from schlemm.core.auction import Auction
from schlemm.core.calls import Call
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import SEATS, BySeat
from schlemm.core.view import Public
from schlemm.evaluation.trick_scale import CERTAIN
from schlemm.evaluation.tricks import chances, expected_tricks, weights_at_least
from schlemm.learn.drill.find_deal import PLAYER, DrillDeal, find_deal, started
from schlemm.learn.drill.review import CallReview, Risk, review, risk_of_double
from schlemm.learn.drill.topics import DrillTopic

PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class ContractOutlook:
    """What a contract may come to, estimated from declarer's and dummy's cards.

    Attributes:
        contract: The contract.
        tricks: How many tricks declarer will take on average, in hundredths.
        made: How often it is made, in percent.
    """

    contract: Contract
    tricks: int
    made: int


@dataclass(frozen=True, slots=True)
class DrillEnding:
    """What is shown when the auction is over.

    Attributes:
        deal: All four hands.
        outlook: What the contract may come to; ``None`` if it was passed out.
        model: The auction if the player had bid by the system, from the first call of the board.
        model_outlook: What that contract may come to.
    """

    deal: Deal
    outlook: ContractOutlook | None
    model: Auction
    model_outlook: ContractOutlook | None


@dataclass(frozen=True, slots=True)
class DrillHand:
    """Where a practice hand stands; it holds nothing of the others' cards before the auction is over.

    Attributes:
        topic: What is practised.
        found: Whether the hand is one for the topic (``DrillDeal.found``).
        hand: The player's cards.
        public: The auction, in which the player is in turn, or which is over.
        given: How many calls of the auction were there before the player's first own one.
        explained: What each call of the auction means to the player.
        reviews: What there is to say about each of the player's calls.
        risk: What a double would risk now, if the system makes none.
        ending: All four hands and what they make, once the auction is over.
    """

    topic: DrillTopic
    found: bool
    hand: Hand
    public: Public
    given: int
    explained: tuple[Explanation, ...]
    reviews: tuple[CallReview, ...]
    risk: Risk | None
    ending: DrillEnding | None


@dataclass(frozen=True, slots=True)
class BidDrill:
    """The work of a practice hand as a value, to be carried out in another process.

    Attributes:
        topic: What to practise.
        system: The name of the system that everybody bids.
        text: Where the deal comes from (``exercise``).
        calls: The player's own calls so far.
    """

    topic: DrillTopic
    system: str
    text: str
    calls: tuple[Call, ...] = ()

    def run(self) -> DrillHand:
        """Where the hand stands after these calls.

        Raises:
            RuleViolation: If one of them is not legal, or comes after the end of the auction.
            UnknownSystem: If there is no such system.
        """
        return drill_hand(find_deal(self.topic, self.system, self.text), self.calls)


def drill_hand(given: DrillDeal, calls: Sequence[Call]) -> DrillHand:
    """Where the exercise stands after these calls of the player, the others bidding by rules.

    Raises:
        RuleViolation: If a call is not legal, or comes after the end of the auction.
    """
    deal, public = given.deal, given.public
    hand = deal.hand(PLAYER)
    reviews = []
    for call in calls:
        after = replace(public, auction=public.auction.after(call))
        reviews.append(review(public, hand, call))
        public = started(deal, after)
    over = public.auction.is_over
    return DrillHand(
        topic=given.topic,
        found=given.found,
        hand=hand,
        public=public,
        given=len(given.public.auction.calls),
        explained=_explained(deal, public),
        reviews=tuple(reviews),
        risk=None if over else risk_of_double(public, hand),
        ending=drill_ending(given, public.auction) if over else None,
    )


def _explained(deal: Deal, public: Public) -> tuple[Explanation, ...]:
    """What each call means to the player, who sees their own hand, and all four once the auction is over."""
    seen = SEATS if public.auction.is_over else (PLAYER,)
    known = Known(
        BySeat.from_function(lambda seat: deal.hand(seat) if seat in seen else EMPTY), reader=PLAYER
    )
    return tuple(explain_to(known, public, index) for index in range(len(public.auction.calls)))


def drill_ending(given: DrillDeal, auction: Auction) -> DrillEnding:
    """What is shown of an exercise whose auction is over."""
    public = given.public
    while not public.auction.is_over:
        public = bid_on(public, given.deal)
    model = public.auction
    return DrillEnding(
        given.deal, contract_outlook(given.deal, auction), model, contract_outlook(given.deal, model)
    )


def contract_outlook(deal: Deal, auction: Auction) -> ContractOutlook | None:
    """What the contract of a finished auction may come to; ``None`` if it was passed out."""
    contract = auction.contract
    if contract is None:
        return None
    hands = deal.hand(contract.declarer), deal.hand(contract.dummy)
    weights = chances(*hands, contract.strain)
    made = weights_at_least(weights)[contract.tricks] * PERCENT // CERTAIN
    return ContractOutlook(contract, expected_tricks(*hands, contract.strain), made)
