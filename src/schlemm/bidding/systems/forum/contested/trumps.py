"""How far the trumps of both hands carry: tricks expected from trumps and points, and what going down may cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation, game_level
from schlemm.bidding.systems.forum.contested.contest import (
    are_vulnerable,
    is_vulnerable,
    shown_points,
    suit_bid,
    trumps_shown,
)
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box
from schlemm.evaluation.counts import PointCount

EVEN_POINTS: Final = 20.0
"""Points of both hands, length counted by one and support by the other, that are worth ``TRICKS`` with eight trumps."""
EVEN_TRUMPS: Final = 8
TRICKS: Final = 7.42
PER_TRICK: Final = 2.83
"""Points that are worth a trick."""
PER_TRUMP: Final = 0.4
"""Tricks that a ninth or tenth trump is worth besides what its short suits count."""
GAME_MARGIN: Final = 0.5
"""By how much of a trick a game may fall short: its bonus is worth the risk (S1:37)."""
DOWN: Final = {(False, True): 2.4, (False, False): 1.7, (True, True): 1.6, (True, False): 0.7}
"""Tricks by which a sacrifice may fail, by whether our side and theirs are vulnerable (S1:41, Law 77)."""

ENDS: Final = frozenset({Meaning.COMPETING, Meaning.SACRIFICE, Meaning.PREEMPTIVE_RAISE})
"""Calls of partner's after which only much more than was shown goes on."""
GOES_ON: Final = frozenset({Meaning.CUE_RAISE, Meaning.LIMIT_RAISE})
"""Calls after which partner goes on with more than the least."""
TOLD_ALL: Final = frozenset({Meaning.PREEMPT, Meaning.WEAK_TWO, Meaning.PREEMPTIVE_RAISE, Meaning.SACRIFICE})
"""Calls after which a hand leaves the rest to partner."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A suit in which both hands may have trumps enough.

    Attributes:
        suit: The suit.
        partner: The fewest cards partner has there.
        points: What partner is expected to count, as the other hand's partner counts.
        count: How the hand in turn counts.
    """

    suit: Suit
    partner: int
    points: float
    count: PointCount

    def needs(self, tricks: float, trumps: int) -> int:
        """The count of the hand in turn with which so many tricks are expected, with so many trumps in all."""
        together = EVEN_POINTS + PER_TRICK * (tricks - TRICKS - PER_TRUMP * (trumps - EVEN_TRUMPS))
        return max(ceil(together - self.points), 0)

    def box(self, trumps: int, low: int, high: int = MOST) -> Box:
        """Hands that bring both hands to so many trumps, and have so many points."""
        return Box().with_count(self.count, low, high).with_length(self.suit, max(trumps - self.partner, 0))


def _fits(situation: Situation) -> tuple[Fit, ...]:
    """The suits our side has shown, partner's first: those in which eight trumps are likely enough."""
    seat, partner = situation.seat, situation.seat.partner
    found: list[Fit] = []
    for suit in (*situation.suits_of(partner), *situation.suits_of(seat)):
        held, own = trumps_shown(situation, partner, suit), trumps_shown(situation, seat, suit)
        if suit in situation.their_suits or held < 2 or any(fit.suit is suit for fit in found):
            continue
        mine, theirs = (
            (PointCount.LONG, PointCount.support(suit))
            if own > held
            else (PointCount.support(suit), PointCount.LONG)
        )
        found.append(Fit(suit, held, expected(situation, theirs), mine))
    chosen = agreed_suit(situation)
    return tuple(sorted(found, key=lambda fit: (fit.suit is not chosen, not fit.suit.is_major)))


def expected(situation: Situation, count: PointCount) -> float:
    """What partner is expected to count: near the least that was shown."""
    low, high = shown_points(situation, situation.seat.partner, count)
    return low + min((high - low) / 4, 2.0)


def game_in_fit(situation: Situation) -> Iterator[Rule]:
    """Game where trumps and points promise the tricks."""
    last = situation.last.of(situation.seat.partner)
    more = 0.0 if last is None else 1.0 if last.meaning in ENDS else 0.5 if last.meaning in GOES_ON else 0.0
    for fit in _fits(situation):
        strain = Strain.of(fit.suit)
        game = situation.game_level(strain)
        if not situation.cheapest(strain) <= game or situation.is_game:
            continue
        for trumps in (11, 10, 9, 8):
            low = fit.needs(game + 6 - GAME_MARGIN + more, trumps)
            yield Rule(suit_bid(game, fit.suit), fit.box(trumps, low), Meaning.GAME)


def invitations(situation: Situation) -> Iterator[Rule]:
    """Below game in a major that is agreed: three asks partner to go on with more than was promised."""
    for fit in _fits(situation):
        level, game = situation.cheapest(Strain.of(fit.suit)), situation.game_level(Strain.of(fit.suit))
        if situation.is_ours and level == game - 1 and fit.suit.is_major and fit.partner >= 3:
            for trumps in (9, 8):
                low = fit.needs(game + 6 - GAME_MARGIN - 0.8, trumps)
                yield Rule(suit_bid(level, fit.suit), fit.box(trumps, low), Meaning.INVITATION)


def competing(situation: Situation) -> Iterator[Rule]:
    """Over their part score: eight trumps at level two, nine at level three, ten at level four, one less with more."""
    if situation.is_ours or are_in_game(situation) or has_told_all(situation):
        return
    vulnerable = is_vulnerable(situation)
    for fit in _fits(situation):
        level, game = situation.cheapest(Strain.of(fit.suit)), situation.game_level(Strain.of(fit.suit))
        if level > min(game, 4):
            continue
        for trumps in (11, 10, 9, 8):
            short = trumps < level + 6
            margin = 0.3 if short else 0.8 if vulnerable else 1.1
            low = fit.needs(level + 6 - margin, trumps)
            yield Rule(suit_bid(level, fit.suit), fit.box(trumps, low), Meaning.COMPETING)


def sacrifices(situation: Situation) -> Iterator[Rule]:
    """Over their game: bid to go down for less than it is worth; not with points that may beat it (S1:41)."""
    last = situation.last_bid
    if situation.is_ours or last is None or not are_in_game(situation) or last.level > 6:
        return
    if has_told_all(situation):
        return
    down = DOWN[is_vulnerable(situation), are_vulnerable(situation)]
    for fit in _fits(situation):
        level = situation.cheapest(Strain.of(fit.suit))
        if level > (5 if last.level < 6 else 7):
            continue
        for trumps in (12, 11, 10, 9):
            low = fit.needs(level + 6 - down, trumps)
            high = fit.needs(level + 6 + 0.5, trumps)
            if trumps >= level + 4 and low <= high:
                yield Rule(suit_bid(level, fit.suit), fit.box(trumps, low, high), Meaning.SACRIFICE)


def has_told_all(situation: Situation) -> bool:
    """Whether the seat in turn has bid as high as its hand is worth."""
    own = situation.last.of(situation.seat)
    return own is not None and own.meaning in TOLD_ALL


def are_in_game(situation: Situation) -> bool:
    """Whether the bid that stands is theirs and game."""
    last = situation.last_bid
    part = situation.public.stakes.part_scores.of(situation.seat.side.other)
    return last is not None and not situation.is_ours and last.level >= game_level(last.strain, part)


def agreed_suit(situation: Situation) -> Suit | None:
    """The suit both hands of our side have shown."""
    mine, partners = situation.suits_of(situation.seat), situation.suits_of(situation.seat.partner)
    return next((suit for suit in SUITS if suit in mine and suit in partners), None)
