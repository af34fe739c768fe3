"""Running: partner's suit is doubled and does not fit, or a bid of theirs that only asks would be the contract."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.contested.shared.contest import TOP, is_last_chance, longest, suit_bid
from schlemm.core.calls import Bid, Double
from schlemm.core.cards import SUITS, Strain
from schlemm.evaluation.box import Box


def run_from_double(situation: Situation) -> Iterator[Rule]:
    """Partner's suit is doubled and does not fit: a long suit of one's own instead, seven cards at level three."""
    last, seat = situation.last_bid, situation.seat
    if last is None or last.strain.trump is None or situation.suits_of(seat):
        return
    if situation.bidder is not seat.partner or not isinstance(situation.right_hand_call, Double):
        return
    for suit, box in longest(Box().with_length(last.strain.trump, 0, 1), situation.unbid_suits, 6):
        level = situation.cheapest(Strain.of(suit))
        if level <= 2 or (level == 3 and box.length(suit).low >= 7):
            yield Rule(suit_bid(level, suit), box, Meaning.SUIT_TO_PLAY)


def would_play_what_asks(situation: Situation) -> bool:
    """Whether a pass ends the auction in an artificial bid of our own side, doubled or not."""
    return situation.is_ours and situation.is_artificial and is_last_chance(situation)


def run_from_what_asks(situation: Situation) -> Iterator[Rule]:
    """Partner's suit with three cards, else the longest that is not theirs, at any level that is left, else notrump."""
    for suit in situation.suits_of(situation.seat.partner):
        bid = suit_bid(situation.cheapest(Strain.of(suit)), suit)
        yield Rule(bid, Box().with_length(suit, 3), Meaning.SUIT_TO_PLAY)
    ours = tuple(suit for suit in SUITS if suit not in situation.their_suits)
    for suit, box in longest(Box(), ours, 4):
        bid = suit_bid(situation.cheapest(Strain.of(suit)), suit)
        yield Rule(bid, box, Meaning.SUIT_TO_PLAY)
    level = situation.cheapest(Strain.NOTRUMP)
    if level <= TOP:
        yield Rule(Bid(level, Strain.NOTRUMP), Box(), Meaning.NATURAL_NOTRUMP)
