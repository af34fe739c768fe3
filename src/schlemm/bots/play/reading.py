"""How likely imagined hands are, given what the defenders' cards have told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from schlemm.carding.carding import Carding
from schlemm.carding.history import played_by, plays_before_cards
from schlemm.carding.signals import SignalQuestion, question_of, told_by
from schlemm.core.cards import Card
from schlemm.core.hand import PACK, Hand
from schlemm.core.play import Play
from schlemm.core.seats import Seat

KEPT: Final = 4
"""How much likelier a hand is that would have played that very card than one that would have played another."""
DRAWN: Final = 6
"""How many deals are drawn for each that is kept."""


@dataclass(frozen=True, slots=True)
class SignalSeen:
    """A defender's card that told something.

    Attributes:
        seat: Whose card it was.
        card: The card.
        question: What it spoke of.
        since: The cards that the defender has played since, itself among them.
    """

    seat: Seat
    card: Card
    question: SignalQuestion
    since: Hand


def told(play: Play, seats: Sequence[Seat], dummy: Hand, carding: Carding) -> tuple[SignalSeen, ...]:
    """What the cards of these defenders have told so far.

    Args:
        play: The cards played so far.
        seats: The defenders whose cards are read.
        dummy: What dummy holds, now or at any time before.
        carding: What the defenders have agreed.
    """
    shown = dummy | played_by(play, play.contract.dummy)
    return tuple(_told(play, seats, shown, carding))


def likelihoods(
    observed: Sequence[SignalSeen], held: Mapping[Seat, Sequence[Hand]], carding: Carding
) -> list[int]:
    """How likely each of several deals is, up to a constant factor.

    Args:
        observed: What was told, at least one thing.
        held: For each defender who told something, the cards that they still hold in each of the deals.
        carding: What the defenders have agreed.
    """
    factors = [_factors(each, held[each.seat], carding) for each in observed]
    return [prod(row) for row in zip(*factors, strict=True)]


def _factors(seen: SignalSeen, hands: Sequence[Hand], carding: Carding) -> Iterator[int]:
    """What one card makes of each hand. Few holdings of a suit are possible, so each is asked about once."""
    spoken = _spoken_of(seen.question)
    known: dict[int, int] = {}
    for hand in hands:
        holding = hand.bits & spoken
        if holding not in known:
            expected = told_by(seen.question, hand | seen.since, carding)
            known[holding] = KEPT if expected is None or expected == seen.card else 1
        yield known[holding]


def _spoken_of(question: SignalQuestion) -> int:
    """The bits of the cards on which the answer depends."""
    suits = {question.suit, *(question.between or ())}
    return sum(PACK.in_suit(suit).bits for suit in suits)


def resampled(weights: Sequence[int], count: int) -> tuple[int, ...]:
    """The places of so many draws, as often as their weights ask; the same for the same weights."""
    total, found, upto, place = sum(weights), list[int](), weights[0], 0
    for number in range(count):
        while upto * 2 * count <= (2 * number + 1) * total:
            place += 1
            upto += weights[place]
        found.append(place)
    return tuple(found)


def _told(play: Play, seats: Sequence[Seat], dummy: Hand, carding: Carding) -> Iterator[SignalSeen]:
    for before, card in zip(plays_before_cards(play), play.cards, strict=True):
        seat = before.turn
        question = question_of(before, card.suit, dummy, carding) if seat in seats else None
        if question is not None and card in question.telling:
            yield SignalSeen(seat, card, question, played_by(play, seat) - played_by(before, seat))
