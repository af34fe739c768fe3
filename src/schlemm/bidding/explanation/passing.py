"""Why somebody passes: too weak, content with what stands, or waiting, as the hands that pass here tell.

A rule for passing says only that no bid fits better. Which hands are left to it follows from the rules for all other
calls, and from these hands whether they lack the points, or have the points and the opponents' suit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Reading, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import SUITS, Suit
from schlemm.evaluation.box import ANY_POINTS, Box, Range
from schlemm.evaluation.classes import hands_in, hull, span
from schlemm.evaluation.counts import PointCount

FEW: Final = 11
"""Figure points that are too few to open: whoever has no more passes for lack of them."""
STRONG: Final = 16
"""Figure points with which nobody passes for lack of them."""
TRAP: Final = 3
"""Cards of their suit that keep a good hand from bidding or doubling for take-out."""
LONG: Final = 4
"""Cards of their suit that are a reason to wait."""
POOR: Final = 5
"""Cards of a suit that would be bid if it were better."""
_OPEN: Final = frozenset({Meaning.PASS, Meaning.MINIMUM})
"""What rules say of passes that are told by their hands."""


def with_reasons(reading: Reading, situation: Situation) -> Reading:
    """The same reading of a pass, with the reasons for it as its rules; any other call as it is.

    Args:
        reading: How the call reads.
        situation: What the auction had come to before it.
    """
    if reading.call != PASS:
        return reading
    untold = tuple(rule for rule in reading.rules if rule.meaning in _OPEN)
    hands = reduce(or_, map(reading.share, untold), 0)
    if not hands:
        return reading
    others = tuple(rule for rule in reading.rules if rule.meaning not in _OPEN)
    reasons = tuple(_reasons(hands, situation))
    if len(reasons) == 1:
        (only,) = reasons
        reasons = tuple(rule._replace(meaning=only.meaning, their=only.their) for rule in untold)
    return Reading(reading.hands, (*reasons, *others))


def _reasons(hands: int, situation: Situation) -> Iterator[Rule]:
    """Rules that share these hands out, each for a reason."""
    if situation.last_bid is None:
        yield Rule(PASS, Box(), Meaning.PASS_OPENING)
    elif situation.is_ours:
        yield Rule(PASS, Box(), _over_our_bid(hands, situation))
    elif situation.is_doubled and situation.is_quiet and situation.partner_doubled:
        yield Rule(PASS, Box(), Meaning.PASS_DOUBLED)
    else:
        yield from _over_their_bid(hands, situation)


def _over_our_bid(hands: int, situation: Situation) -> Meaning:
    seat, bid = situation.seat, situation.last_bid
    partner = situation.last.of(seat.partner)
    asked = situation.bidder is not seat and partner is not None and partner.force is not Force.NONE
    if not situation.is_quiet and (situation.is_artificial or asked):
        return Meaning.PASS_LEAVES
    if situation.is_artificial:
        return Meaning.PASS_CONTENT
    opened = situation.opening == bid and bid is not None and bid.level == 1 and bid.strain.trump is not None
    weak = span(hands, PointCount.FIGURES).high <= FEW
    if opened and weak and situation.bidder is seat.partner:
        return Meaning.PASS_ANSWER
    return Meaning.PASS_CONTENT


def _over_their_bid(hands: int, situation: Situation) -> Iterator[Rule]:
    high = span(hands, PointCount.FIGURES).high
    for their in _their_suits(situation):
        if hull(hands).length(their).low >= LONG and high >= FEW:
            yield Rule(PASS, Box(), Meaning.PASS_TRAP, their=their)
            return
        good = _good(hands, their)
        if FEW < good <= min(high, STRONG):
            yield from _shared_out(hands, their, good, situation)
            return
    yield Rule(PASS, Box(), _lacking(hands, situation))


def _shared_out(hands: int, their: Suit, good: int, situation: Situation) -> Iterator[Rule]:
    """Too weak, or good enough: with their suit, or with one of its own that is too poor to be bid."""
    waits = Box(figures=Range(good, ANY_POINTS.high))
    trap, poor = waits.with_length(their, TRAP), waits.with_length(their, 0, TRAP - 1)
    weak = Box(figures=Range(0, good - 1))
    if hands & hands_in(weak):
        spoken = situation.calls_of(situation.seat)
        yield Rule(PASS, weak, Meaning.PASS_MORE if spoken else Meaning.PASS_WEAK)
    if hands & hands_in(trap):
        yield Rule(PASS, trap, Meaning.PASS_TRAP, their=their)
    if hands & hands_in(poor):
        yield Rule(PASS, poor, Meaning.PASS_POOR, their=their)


def _good(hands: int, their: Suit) -> int:
    """The points from which all of these hands have their suit, or a long one of their own, that keeps them waiting."""
    excused = hands_in(Box().with_length(their, TRAP))
    for suit in SUITS:
        excused |= hands_in(Box().with_length(suit, POOR))
    others = hands & ~excused
    return span(others, PointCount.FIGURES).high + 1 if others else 0


def _lacking(hands: int, situation: Situation) -> Meaning:
    """Too weak, if hands that could be there with more points would have called; else there was nothing to call."""
    if situation.is_forced_to_game and not situation.is_game:
        return Meaning.PASS_LEAVES
    spoken = bool(situation.calls_of(situation.seat))
    known = situation.known.of(situation.seat).classes
    cut = any(
        span(hands, count).high < span(known, count).high for count in (PointCount.FIGURES, PointCount.LONG)
    )
    high = span(hands, PointCount.FIGURES).high
    if high <= FEW or (cut and high <= STRONG):
        return Meaning.PASS_MORE if spoken else Meaning.PASS_WEAK
    return Meaning.PASS_TOLD if spoken and not cut else Meaning.PASS_DEFEND


def _their_suits(situation: Situation) -> Iterator[Suit]:
    """The suits of theirs that a hand may wait with: the one that stands before the others."""
    bid = situation.last_bid
    standing = bid.strain.trump if isinstance(bid, Bid) else None
    if standing in situation.their_suits and standing is not None:
        yield standing
    yield from (suit for suit in situation.their_suits if suit is not standing)
