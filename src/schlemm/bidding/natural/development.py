"""Every bid after a player's first: fits and notrump by the points of both hands, one's shape while it is untold.

These rules need no memory of which auction it was: what everyone has shown says it all. They serve the partner of an
overcaller too, and whoever bids again in an auction that no book foresees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from schlemm.bidding.natural.defence import ANY_SHAPE
from schlemm.bidding.natural.levels import GAME_STRENGTH, NOTRUMP_NEEDS, fewest_points, ladder, stoppers
from schlemm.bidding.natural.penalty import penalty
from schlemm.bidding.natural.sacrifices import leaves_the_rest
from schlemm.bidding.natural.telling import (
    majors_at_one,
    new_suits,
    own_suit,
    preference,
    second_suit,
    waiting,
)
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Bid
from schlemm.core.cards import MAJORS, MINORS, SUITS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.features import Stopper
from schlemm.scoring.premiums import SLAM_LEVEL

TRUMPS: Final = 8
"""Cards that make a fit."""
ALONE: Final = 7
"""Cards that are trumps enough when partner has promised none."""
NINE_TRICKS: Final = 3
"""The level of notrump below which a minor is looked for, and above which it is not."""
SLAM_IS_FAR: Final = 4
"""How many points a hand must lack for slam, so that it is content with game."""
UNTOLD: Final = 5
"""Points between the least and the most shown that leave a hand something to tell."""
FREELY: Final = 16
"""Strength to tell more over an opponent's bid, when nothing asks for it."""
_ROUND: Final = (Range(2, 13), Range(2, 13), Range(2, 13), Range(2, 13))


def development(situation: Situation) -> Iterator[Rule]:
    """The rules for a call after one's first."""
    forced, telling = must_bid(situation), has_more_to_tell(situation)
    least = telling_strength(situation)
    yield from penalty(situation)
    if leaves_the_rest(situation) and not forced:
        return
    yield from fits(situation, MAJORS, any_strength=forced)
    if telling:
        yield from majors_at_one(situation, least)
    yield from notrump(situation, Box(balanced=True), any_strength=forced)
    if not situation.calls_of(situation.seat) and not situation.is_game:
        yield from new_suits(situation)
    yield from three_notrump(situation)
    if telling:
        yield from own_suit(situation, least, slowly=have_game(situation))
        yield from second_suit(situation, least)
    yield from fits(situation, MINORS, any_strength=forced)
    yield from notrump(situation, Box(lengths=_ROUND))
    yield from preference(situation)
    if forced:
        yield from waiting(situation)


def must_bid(situation: Situation) -> bool:
    """Whether a pass would let the auction die too early: partner asked, or both have shown game together."""
    if not situation.is_quiet or not situation.is_ours or situation.is_game:
        return False
    asked = situation.is_asked and situation.bidder is situation.seat.partner
    return asked or situation.is_forced_to_game or have_game(situation)


def have_game(situation: Situation) -> bool:
    """Whether both hands have shown the points for game together."""
    return situation.own.strength.low + situation.partner.strength.low >= GAME_STRENGTH


def has_more_to_tell(situation: Situation) -> bool:
    """Whether the shape of the hand is still to be shown: at the second bid of a hand that is not closely known."""
    width = situation.own.strength.high - situation.own.strength.low
    fit = any(situation.own.length(suit).low + situation.partner.length(suit).low >= TRUMPS for suit in SUITS)
    once = len(situation.calls_of(situation.seat)) == 1
    return once and width >= UNTOLD and not fit and not situation.is_game


def telling_strength(situation: Situation) -> int:
    """The strength it takes to tell more: none if nobody disturbs, some freely, most after a take-out double."""
    if not all(isinstance(call, Bid) for call in situation.calls_of(situation.seat)):
        return ANY_SHAPE
    return 0 if situation.is_ours else FREELY


def three_notrump(situation: Situation) -> Iterator[Rule]:
    """Towards a game that is agreed on, nine tricks before eleven: with every suit stopped that nobody has shown.

    Who is near the points for slam goes on telling, and so does who has a major left to show.
    """
    towards = situation.is_forced_to_game or have_game(situation)
    most = NOTRUMP_NEEDS[SLAM_LEVEL] - fewest_points(situation.partner, Strain.NOTRUMP) - SLAM_IS_FAR
    if towards and must_bid(situation) and situation.cheapest(Strain.NOTRUMP) == NINE_TRICKS and most >= 0:
        stopped = (*stoppers(situation, Strain.NOTRUMP), *map(Stopper, situation.unbid_suits))
        box = Box(figures=Range(0, most)).having(*stopped)
        for major in MAJORS:
            if major in situation.unbid_suits and situation.cheapest(Strain.of(major)) <= NINE_TRICKS:
                box = box.with_length(major, 0, 3)
        yield Rule(Bid(NINE_TRICKS, Strain.NOTRUMP), box, Meaning.GAME)


def fit_length(situation: Situation, suit: Suit) -> int:
    """How many cards of the suit make it trumps, with those that partner has promised."""
    promised = situation.partner.length(suit).low
    return ALONE if promised < 2 else max(TRUMPS - promised, 1)


def fits(
    situation: Situation, suits: Sequence[Suit], *, any_strength: bool = False, at_least: int = 1
) -> Iterator[Rule]:
    """Suits in which both hands have eight trumps, at the level the points allow, from ``at_least``."""
    for suit in suits:
        if suit in situation.their_suits:
            continue
        box = Box().with_length(suit, fit_length(situation, suit))
        meaning = Meaning.SUIT_TO_PLAY
        if suit in situation.suits_of(situation.seat.partner):
            meaning = Meaning.RAISE
        elif suit in situation.suits_of(situation.seat):
            meaning = Meaning.REBID
        for rule in ladder(situation, Strain.of(suit), box, meaning, any_strength=any_strength):
            if isinstance(rule.call, Bid) and rule.call.level >= at_least:
                yield rule


def notrump(
    situation: Situation, box: Box, *, any_strength: bool = False, at_least: int = 1
) -> Iterator[Rule]:
    """Notrump at the level the figure points allow, from ``at_least``, with stoppers in the opponents' suits."""
    meaning = Meaning.NOTRUMP_BALANCED if box.balanced else Meaning.NATURAL_NOTRUMP
    for rule in ladder(situation, Strain.NOTRUMP, box, meaning, any_strength=any_strength):
        if isinstance(rule.call, Bid) and rule.call.level >= at_least:
            yield rule
