"""The order of bids: what one promises, which is legal, which is the lowest (S1:21-25, S3:6-8, S4:27-29)."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import BIDS, Bid
from schlemm.core.cards import STRAINS
from schlemm.core.sentence import Facts, Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.exercises.bidding.auctions import under_way
from schlemm.learn.school.options import yes_or_no
from schlemm.learn.school.picture import AuctionPicture
from schlemm.learn.school.question import Choice, Made, NumberQuestion, Question, one_of


def how_many_tricks(random: Pcg32) -> Question:
    """How many tricks does this bid promise, or how many may the defenders win?"""
    bid = one_of(random, BIDS)
    facts = (("bid", str(bid)), ("level", bid.level), ("tricks", bid.tricks))
    if random.below(4) == 0:
        left = 13 - bid.tricks
        against = (*facts, ("left", left))
        return Question(
            Sentence("ask-tricks-left", facts[:1]),
            (),
            NumberQuestion(0, 13),
            (str(left),),
            (Sentence("why-tricks-left", against),),
        )
    wrong = ((str(bid.level), (Sentence("why-plus-book", (("level", bid.level),)),)),)
    return Question(
        Sentence("ask-tricks", facts[:1]),
        (),
        NumberQuestion(0, 13),
        (str(bid.tricks),),
        (Sentence("why-tricks", facts),),
        wrong,
    )


def is_legal_bid(random: Pcg32) -> Question:
    """May this bid be made over the last one? Half of them may."""
    auction = under_way(random, lambda begun: not begun.is_over)
    last = auction.last_bid or BIDS[0]
    nearby = [bid for bid in BIDS if bid != last and abs(bid.index - last.index) <= 6]
    legal = bool(random.below(2))
    bid = one_of(random, [each for each in nearby if (last < each) == legal] or nearby)
    facts = (("bid", str(bid)), ("last", str(last)))
    asked = Sentence("ask-legal-bid", (("seat", auction.turn.letter), ("bid", str(bid))))
    right = auction.why_not(bid) is None
    return yes_or_no(asked, (AuctionPicture(auction),), (Sentence(_why(last, bid), facts),), right=right)


def _why(last: Bid, bid: Bid) -> str:
    if last.level != bid.level:
        return "why-more-tricks" if last < bid else "why-fewer-tricks"
    return "why-higher-strain" if last < bid else "why-lower-strain"


def lowest_bid(random: Pcg32) -> Question:
    """What is the lowest bid in this denomination now?"""
    auction = under_way(random, lambda begun: not begun.is_over)
    last = auction.last_bid or BIDS[0]
    strain = one_of(random, STRAINS)
    right = next(bid for bid in BIDS if bid.strain is strain and last < bid)
    options = tuple(str(Bid(level, strain)) for level in _levels(right.level))
    facts: Facts = (("bid", str(right)), ("last", str(last)), ("strain", str(strain)))
    why = "why-same-level" if right.level == last.level else "why-next-level"
    below = Bid(right.level - 1, strain) if right.level > 1 else None
    low = (Sentence("why-not-above", (("bid", str(below)), ("last", str(last)))),)
    return Question(
        Sentence("ask-lowest-bid", facts[2:]),
        (AuctionPicture(auction),),
        Choice(options, "call"),
        (str(right),),
        (Sentence(why, facts),),
        () if below is None else ((str(below), low),),
    )


def _levels(right: int) -> range:
    """Four levels around the right one."""
    low = max(1, min(right - 1, 4))
    return range(low, low + 4)


HOW_MANY_TRICKS: Final = Made("how-many-tricks", how_many_tricks, "exercises-auction")
IS_LEGAL_BID: Final = Made("is-legal-bid", is_legal_bid, "exercises-auction")
LOWEST_BID: Final = Made("lowest-bid", lowest_bid, "exercises-auction")
