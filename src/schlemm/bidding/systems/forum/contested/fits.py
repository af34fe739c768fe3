"""As high as the trumps of both hands carry: game, an invitation to it, or a part score over theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from schlemm.bidding.natural.fit import shown_fits
from schlemm.bidding.natural.sacrifices import are_in_game, has_told_all
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.auction.contest import is_vulnerable
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Strain, Suit

HIGHEST: Final = 7
"""The highest level."""
GAME_MARGIN: Final = 0.5
"""By how much of a trick a game may fall short: its bonus is worth the risk (S1:37)."""

ENDS: Final = frozenset({Meaning.COMPETING, Meaning.SACRIFICE, Meaning.PREEMPTIVE_RAISE})
"""Calls of partner's after which only much more than was shown goes on."""
GOES_ON: Final = frozenset({Meaning.CUE_RAISE, Meaning.LIMIT_RAISE, Meaning.DRURY})
"""Calls after which partner goes on with more than the least."""


def suit_bid(level: int, suit: Suit) -> Bid:
    """A bid in a suit; above level seven the lowest bid of all, which is not legal there: its rule is dropped."""
    return Bid(level, Strain.of(suit)) if level <= HIGHEST else Bid(1, Strain.CLUBS)


def game_in_fit(situation: Situation, suits: Sequence[Suit] = SUITS) -> Iterator[Rule]:
    """Game in one of these suits where trumps and points promise the tricks."""
    last = situation.last.of(situation.seat.partner)
    more = 0.0 if last is None else 1.0 if last.meaning in ENDS else 0.5 if last.meaning in GOES_ON else 0.0
    for fit in shown_fits(situation):
        strain = Strain.of(fit.suit)
        game = situation.game_level(strain)
        if fit.suit not in suits or situation.cheapest(strain) > game or situation.is_game:
            continue
        for trumps in (11, 10, 9, 8):
            low = fit.needs(game + 6 - GAME_MARGIN + more, trumps)
            yield Rule(suit_bid(game, fit.suit), fit.box(trumps, low), Meaning.GAME)


def invitations(situation: Situation) -> Iterator[Rule]:
    """Below game in a major that is agreed: three asks partner to go on with more than was promised."""
    for fit in shown_fits(situation):
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
    for fit in shown_fits(situation):
        level, game = situation.cheapest(Strain.of(fit.suit)), situation.game_level(Strain.of(fit.suit))
        if level > min(game, 4):
            continue
        for trumps in (11, 10, 9, 8):
            short = trumps < level + 6
            margin = 0.3 if short else 0.8 if vulnerable else 1.1
            low = fit.needs(level + 6 - margin, trumps)
            yield Rule(suit_bid(level, fit.suit), fit.box(trumps, low), Meaning.COMPETING)
