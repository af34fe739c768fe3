"""Controls on the way to slam: when a bid shows one, and which suits are open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.situation import Situation, have_opponents_passed
from schlemm.core.calls import Bid
from schlemm.core.cards import MAJORS, STRAINS, SUITS, Strain, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import TopHonours

TRUMPS: Final = 8
"""Cards of both hands that are trumps enough."""
SHORT: Final = 1
"""The most cards that control a suit without a high card."""
LIMITED: Final = frozenset({Meaning.INVITATION, Meaning.PREEMPT, Meaning.WEAK_TWO, Meaning.PREEMPTIVE_RAISE})
"""Calls over which a minor at level four is no more than a raise."""
SHOWS: Final = frozenset({Meaning.CONTROL, Meaning.SPLINTER})
"""Calls that show a control in the suit they name."""


def are_controls(situation: Situation, trump: Suit) -> bool:
    """Whether a bid in another suit would show a control now: trumps are agreed, and game is certain or near."""
    last = situation.last_bid
    if last is None or situation.is_game or not have_opponents_passed(situation):
        return False
    together = situation.own.length(trump).low + situation.partner.length(trump).low
    raised = last == Bid(3, Strain.of(trump)) and situation.bidder is not situation.seat
    return together >= TRUMPS and (situation.is_forced_to_game or raised)


def may_try(situation: Situation, trump: Suit) -> bool:
    """Whether four of the suit, a minor, would look for slam: partner is not limited so far that it is only a raise."""
    last = situation.last.of(situation.seat.partner)
    if trump.is_major or last is None or last.meaning in LIMITED:
        return False
    return have_opponents_passed(situation) and situation.is_legal(Bid(4, Strain.of(trump)))


def without_major_fit(situation: Situation, hand: Box) -> Iterator[Box]:
    """Such hands without eight cards together in a major of five that partner has shown: it comes first."""
    for major in MAJORS:
        theirs, (low, high) = situation.partner.length(major).low, hand.length(major)
        if theirs > TRUMPS // 2 and low < TRUMPS - theirs:
            hand = hand.with_length(major, low, min(high, TRUMPS - theirs - 1))
    yield hand


def without_voids(situation: Situation, trump: Suit, hand: Box) -> Iterator[Box]:
    """Such hands with a card at least in every suit but trumps."""
    for suit in SUITS:
        low, high = hand.length(suit)
        if suit is not trump and low == 0 and high > 0:
            hand = hand.with_length(suit, 1, high)
    yield hand


def splintered(situation: Situation) -> tuple[Suit, ...]:
    """The suits in which partner has shown shortness."""
    partner = situation.seat.partner
    return tuple(
        suit
        for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True)
        for suit in SUITS
        if seat is partner and isinstance(call, Bid) and call.strain.trump is suit
        if reading is not None and reading.meaning is Meaning.SPLINTER
    )


def controlled(situation: Situation, suits: Sequence[Suit], hand: Box) -> Iterator[Box]:
    """Such hands that control each of these suits, by a high card or at most one card, in all ways."""
    return _with_controls(hand, tuple(dict.fromkeys(suits)))


def _with_controls(hand: Box, suits: Sequence[Suit]) -> Iterator[Box]:
    if not suits:
        yield hand
        return
    first, rest = suits[0], suits[1:]
    low, high = hand.length(first)
    yield from _with_controls(hand.having(TopHonours(first, 1, 2)), rest)
    if low <= SHORT:
        yield from _with_controls(hand.with_length(first, low, min(high, SHORT)), rest)


def denied(situation: Situation, trump: Suit) -> tuple[Suit, ...]:
    """The suits passed over on the way to a control, which whoever asks must control.

    Who goes on over partner's control holds what partner passed over.
    """
    seat, standing = situation.seat, -1
    passed: dict[Seat, set[Suit | None]] = {seat: set(), seat.partner: set()}
    for (caller, call), reading in zip(situation.by_seat(), situation.readings, strict=True):
        if not isinstance(call, Bid):
            continue
        if caller in passed and reading is not None and reading.meaning is Meaning.CONTROL:
            passed[caller.partner].clear()
            passed[caller] |= {STRAINS[index % 5].trump for index in range(standing + 1, call.index)}
        standing = call.index
    found = passed[seat] | passed[seat.partner]
    return tuple(suit for suit in unguarded(situation, trump) if suit in found)


def unguarded(situation: Situation, trump: Suit) -> tuple[Suit, ...]:
    """The suits in which partner has neither shown a control nor length."""
    partner = situation.seat.partner
    shown = {trump, *situation.suits_of(partner)}
    for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True):
        if seat is partner and isinstance(call, Bid) and reading is not None and reading.meaning in SHOWS:
            suit = call.strain.trump
            shown |= set() if suit is None else {suit}
    return tuple(suit for suit in SUITS if suit not in shown)
