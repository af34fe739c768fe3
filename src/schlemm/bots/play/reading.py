"""How likely imagined hands are, given what the defenders' cards have told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from schlemm.bots.cards.opening_lead import card_of_suit
from schlemm.bots.play.conventions import Signal, signal_of, speaks, told_by
from schlemm.core.cards import Card, Suit
from schlemm.core.hand import Hand
from schlemm.core.play import Play, Trick
from schlemm.core.seats import BySeat, Seat

KEPT: Final = 4
"""How much likelier a hand is that would have played that very card than one that would have played another."""
DRAWN: Final = 6
"""How many deals are drawn for each that is kept."""


@dataclass(frozen=True, slots=True)
class Told:
    """A defender's card that told something.

    Attributes:
        seat: Whose card it was.
        card: The card.
        signal: What it spoke of; ``None`` for a lead.
        later: The cards of its suit that the defender has played since, itself among them.
    """

    seat: Seat
    card: Card
    signal: Signal | None
    later: Hand


def told(play: Play, seats: Sequence[Seat]) -> tuple[Told, ...]:
    """What the cards of these defenders have told so far: the first of each suit, led, followed with or thrown."""
    return tuple(_told(play, seats))


def likelihood(observed: Sequence[Told], trump: Suit | None, hands: BySeat[Hand]) -> int:
    """How likely hands are that are still held, up to a constant factor."""
    weight = 1
    for each in observed:
        held = hands.of(each.seat).in_suit(each.card.suit) | each.later
        expected = card_of_suit(held, trump) if each.signal is None else told_by(each.signal, held)
        weight *= KEPT if expected is None or expected == each.card else 1
    return weight


def resampled(weights: Sequence[int], count: int) -> tuple[int, ...]:
    """The places of so many draws, as often as their weights ask; the same for the same weights."""
    total, found, upto, place = sum(weights), [], weights[0], 0
    for number in range(count):
        while upto * 2 * count <= (2 * number + 1) * total:
            place += 1
            upto += weights[place]
        found.append(place)
    return tuple(found)


def _told(play: Play, seats: Sequence[Seat]) -> Iterator[Told]:
    tricks = [*map(play.completed, range(len(play.winners))), play.trick]
    played = [
        (trick, place, seat, card) for trick in tricks for place, (seat, card) in enumerate(trick.by_seat())
    ]
    spoken = set[tuple[Seat, Suit]]()
    for at, (trick, place, seat, card) in enumerate(played):
        if seat not in seats or (seat, card.suit) in spoken:
            continue
        spoken.add((seat, card.suit))
        signal = signal_of(Trick(trick.leader, trick.cards[:place]), seat, play.contract.dummy, card.suit)
        if card.suit is not play.trump and (not place or (signal is not None and speaks(card))):
            yield Told(seat, card, signal, _since(played[at:], seat, card.suit))


def _since(played: Sequence[tuple[Trick, int, Seat, Card]], seat: Seat, suit: Suit) -> Hand:
    """The cards of the suit that the seat has played in this part of the play."""
    return Hand.of(card for _, _, who, card in played if who is seat and card.suit is suit)
