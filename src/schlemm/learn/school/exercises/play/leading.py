"""Which card of a suit is led (the rules of ``carding.leads``)."""

from __future__ import annotations

from typing import Final

from schlemm.carding.carding import STANDARD
from schlemm.carding.leads import lead_from, lead_rule
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.exercises.bidding.counts import any_hand
from schlemm.learn.school.picture import HandPicture
from schlemm.learn.school.question import CardOfHand, Made, Question, one_of

_CONTRACTS: Final = (Bid(3, Strain.NOTRUMP), Bid(4, Strain.SPADES), Bid(4, Strain.HEARTS))


def which_lead(random: Pcg32) -> Question:
    """From this suit, against this contract: which card?"""
    bid = one_of(random, _CONTRACTS)
    while True:
        hand = any_hand(random)
        suit = one_of(random, tuple(suit for suit in Suit if suit is not bid.strain.trump))
        if hand.length(suit) > 1:
            return _question(bid, suit, hand)


def _question(bid: Bid, suit: Suit, hand: Hand) -> Question:
    held, trump = hand.in_suit(suit), bid.strain.trump
    card = str(lead_from(held, trump, STANDARD))
    rule = Sentence(f"carding-lead-{lead_rule(held, trump, STANDARD).name}")
    facts = (("bid", str(bid)), ("suit", suit.letter))
    return Question(
        Sentence("ask-lead", facts),
        (HandPicture(hand),),
        CardOfHand(tuple(map(str, held))),
        (card,),
        (rule, Sentence("why-lead", (("card", card),))),
    )


WHICH_LEAD: Final = Made("which-lead", which_lead, "exercises-play")
