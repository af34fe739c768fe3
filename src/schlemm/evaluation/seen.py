"""Which hands a player may still hold for somebody who sees some of the cards: exact for every set of hands.

A reader knows cards that the player holds or has played, cards that lie elsewhere, and suits of which the player has
no more. What is left is put together suit by suit: its length, its figure points, and what it adds to aces, kings and
key cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from schlemm.core.cards import RANKS, SUITS, Card, Rank, Suit
from schlemm.core.hand import EMPTY, Hand
from schlemm.evaluation.classes import POINTS
from schlemm.evaluation.counts import suit_length_patterns
from schlemm.evaluation.features import Feature, Holds, KeyCards, Stopper, TopHonours
from schlemm.evaluation.points import figure_points

_TELLING: Final = tuple(sorted(RANKS, key=lambda rank: -rank.index))[:5]
"""The ranks that points and features ask for, from the ace; all lower ones are alike."""
_CARDS: Final = 13


@dataclass(frozen=True, slots=True)
class Seen:
    """What a reader knows of the thirteen cards that one player was dealt.

    Attributes:
        held: Cards of that player.
        elsewhere: Cards that others were dealt.
        ended: Suits of which the player has no more than those held.
    """

    held: Hand = EMPTY
    elsewhere: Hand = EMPTY
    ended: frozenset[Suit] = frozenset()


_Tally = tuple[int, ...]
"""What a suit adds to each of the features that ask for cards of several suits."""
_Holding = dict[tuple[int, _Tally], int]
"""The figure points that a suit may hold, a bit each, by its length and by what it adds."""


@lru_cache(maxsize=256)
def possible(seen: Seen, features: frozenset[Feature] = frozenset()) -> int:
    """The set of hands that the player may have been dealt, and that have all these features."""
    across = tuple(sorted((each for each in features if isinstance(each, Holds | KeyCards)), key=repr))
    clubs, diamonds, hearts, spades = (_holdings(suit, seen, features, across) for suit in SUITS)
    minors, majors = _joined(clubs, diamonds), _joined(hearts, spades)
    hands = 0
    for place, (first, second, third, fourth) in enumerate(suit_length_patterns()):
        points = _points(minors.get((first, second)), majors.get((third, fourth)), across)
        hands |= points << POINTS * place
    return hands


def _holdings(suit: Suit, seen: Seen, features: frozenset[Feature], across: Sequence[Feature]) -> _Holding:
    """What the player may hold in a suit."""
    held, open_ranks = seen.held.in_suit(suit), _open(suit, seen)
    telling = [rank for rank in open_ranks if rank in _TELLING]
    low = [rank for rank in open_ranks if rank not in _TELLING]
    found: _Holding = {}
    for count in range(len(telling) + 1):
        for ranks in combinations(telling, count):
            for more in range(len(low) + 1):
                hand = held | Hand.of(Card.of(suit, rank) for rank in (*ranks, *low[:more]))
                if _fits(suit, hand, features):
                    key = (len(hand), tuple(_adds(suit, hand, each) for each in across))
                    found[key] = found.get(key, 0) | 1 << figure_points(hand)
    return found


def _open(suit: Suit, seen: Seen) -> list[Rank]:
    """The ranks of a suit that the player may hold besides those that are known."""
    if suit in seen.ended:
        return []
    known = seen.held | seen.elsewhere
    return [rank for rank in RANKS if Card.of(suit, rank) not in known]


def _fits(suit: Suit, hand: Hand, features: frozenset[Feature]) -> bool:
    """Whether cards of one suit are what the features ask of that suit alone."""
    for feature in features:
        match feature:
            case Stopper(its) | TopHonours(its, _, _):
                if its is suit and not feature.fits(hand):
                    return False
            case KeyCards(trump, _, queen) if trump is suit and queen is not None:
                if (Card.of(suit, Rank.QUEEN) in hand) is not queen:
                    return False
    return True


def _adds(suit: Suit, hand: Hand, feature: Feature) -> int:
    """How many of the cards that a feature counts lie in this suit."""
    match feature:
        case Holds(rank, _):
            return int(Card.of(suit, rank) in hand)
        case KeyCards(trump, _, _):
            king = suit is trump and Card.of(suit, Rank.KING) in hand
            return int(Card.of(suit, Rank.ACE) in hand) + int(king)
    return 0


def _joined(one: _Holding, other: _Holding) -> dict[tuple[int, int], dict[_Tally, int]]:
    """What two suits hold together, by their lengths."""
    found: dict[tuple[int, int], dict[_Tally, int]] = {}
    for (length, tally), points in one.items():
        for (more, adds), also in other.items():
            if length + more <= _CARDS:
                told = found.setdefault((length, more), {})
                both = tuple(a + b for a, b in zip(tally, adds, strict=True))
                told[both] = told.get(both, 0) | _sums(points, also)
    return found


def _points(
    minors: dict[_Tally, int] | None, majors: dict[_Tally, int] | None, across: Sequence[Feature]
) -> int:
    """The figure points of whole hands, a bit each, where the features that count over all suits are met."""
    found = 0
    for tally, points in (minors or {}).items():
        for adds, also in (majors or {}).items():
            if all(_met(feature, a + b) for feature, a, b in zip(across, tally, adds, strict=True)):
                found |= _sums(points, also)
    return found & (1 << POINTS) - 1


def _met(feature: Feature, count: int) -> bool:
    return not isinstance(feature, Holds | KeyCards) or count in feature.counts


def _sums(points: int, also: int) -> int:
    """Every sum of one number of the first set and one of the second, as bits."""
    found = 0
    for number in _numbers(also):
        found |= points << number
    return found


def _numbers(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
