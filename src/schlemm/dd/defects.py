"""What can be wrong with a position, in words that say what, where, and what to do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from schlemm.core.cards import Card
from schlemm.core.errors import NotationError
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import SEATS, BySeat, Seat


@dataclass(eq=True, unsafe_hash=True)
class ImpossiblePosition(NotationError):
    """Cards that cannot lie so.

    Attributes:
        detail: All that is wrong, and what to do about it.
    """

    detail: str = ""

    def __str__(self) -> str:
        return f"not a position: {self.detail} ({self.text})"


@dataclass(frozen=True, slots=True)
class PositionDefect:
    """One thing that is wrong.

    Attributes:
        reason: A code: ``"trick-is-complete"``, ``"card-twice"``, ``"hands-not-equally-long"``, ``"no-cards"`` or
            ``"did-not-follow"``.
        detail: What, where, and what to do.
    """

    reason: str
    detail: str


def defects_of(hands: BySeat[Hand], leader: Seat, trick: Sequence[Card]) -> list[PositionDefect]:
    """All that is wrong with these hands and this trick in progress; nothing where a play can have come to them."""
    if _is_sound(hands, leader, trick):
        return []
    if len(trick) > 3:
        complete = "four cards lie in the trick; take them away and let its winner lead"
        return [PositionDefect("trick-is-complete", complete)]
    played = {leader.after(turn): card for turn, card in enumerate(trick)}
    counts = [len(hands.of(seat)) + (seat in played) for seat in SEATS]
    everything = Hand.of(trick)
    for hand in hands:
        everything |= hand
    found: list[PositionDefect] = []
    if len(everything) != sum(counts):
        found += _twice(hands, played)
    if len(set(counts)) > 1:
        found.append(_uneven(counts, leader, trick))
    elif not everything:
        found.append(PositionDefect("no-cards", "nobody holds a card; give each player at least one"))
    return found + [
        _revoke(seat, card, trick[0]) for seat, card in played.items() if _revoked(hands, seat, card, trick)
    ]


def _is_sound(hands: BySeat[Hand], leader: Seat, trick: Sequence[Card]) -> bool:
    """Whether nothing at all is wrong: as quickly as can be, for bots make positions by the thousand."""
    if len(trick) > 3:
        return False
    each = [hand.bits for hand in hands]
    union = each[0] | each[1] | each[2] | each[3]
    counts = [bits.bit_count() for bits in each]
    total = sum(counts)
    for turn, card in enumerate(trick):
        seat = (leader.index + turn) % 4
        union |= 1 << card.index
        counts[seat] += 1
        if card.suit is not trick[0].suit and hands[seat].length(trick[0].suit):
            return False
    is_even = counts[0] == counts[1] == counts[2] == counts[3] > 0
    return is_even and union.bit_count() == total + len(trick)


def _twice(hands: BySeat[Hand], played: Mapping[Seat, Card]) -> Iterator[PositionDefect]:
    """Each card that lies in more than one place."""
    seen, twice = Hand.of(played.values()), EMPTY
    if len(seen) < len(played):
        twice = Hand.of(card for card in played.values() if list(played.values()).count(card) > 1)
    for hand in hands:
        twice, seen = twice | seen & hand, seen | hand
    for card in twice:
        places = [f"in {seat}'s hand" for seat in SEATS if card in hands.of(seat)]
        places += [f"in the trick, from {seat}" for seat in played if played[seat] == card]
        yield PositionDefect("card-twice", f"{card} is {' and '.join(places)}; leave it in one place")


def _uneven(counts: Sequence[int], leader: Seat, trick: Sequence[Card]) -> PositionDefect:
    each = ", ".join(f"{seat} {count}" for seat, count in zip(SEATS, counts, strict=True))
    where = f" with those in the trick that {leader} led" if trick else ""
    return PositionDefect(
        "hands-not-equally-long",
        f"the players have {each} cards{where}; give all the same number, thirteen at most",
    )


def _revoked(hands: BySeat[Hand], seat: Seat, card: Card, trick: Sequence[Card]) -> bool:
    led = trick[0].suit
    return card.suit is not led and bool(hands.of(seat).in_suit(led))


def _revoke(seat: Seat, card: Card, led: Card) -> PositionDefect:
    return PositionDefect(
        "did-not-follow",
        f"{seat} played {card} to {led} and still holds that suit (Law 44C); change the card or the hand",
    )
