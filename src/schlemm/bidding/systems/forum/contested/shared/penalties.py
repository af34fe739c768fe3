"""Doubles for penalties in contested auctions, by the points of both hands and by trumps (S1:75)."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from schlemm.bidding.natural.fit import expected
from schlemm.bidding.natural.sacrifices import TOLD_ALL, are_in_game
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.contested.shared.contest import is_last_chance, partner_figures
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE, Bid
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours
from schlemm.scoring.premiums import SLAM_LEVEL

POINTS: Final = (0, 30, 27, 25, 23, 21, 18, 14)
"""Figure points expected in both hands, at their level's index, with which they fail without trumps of ours."""
NOTRUMP: Final = (0, 24, 23, 21, 19, 17, 14, 11)
"""The same against notrump."""
STRENGTH: Final = (0, 0, 26, 24, 23, 22, 20, 18)
"""Figure points of our side, at their level's index, with which they fail whatever their trumps."""
PER_TRUMP: Final = 1.7
"""Points that each trump beyond two is worth."""
LEAST: Final = 5
"""Figure points without which nobody doubles a part score."""
BALANCE: Final = 22
"""Figure points that both hands have shown, with which they do not let the opponents play in peace."""
LIKELY: Final = 24
"""The same where partner is reckoned with the average of what was shown, for three of their trumps."""
OPENING: Final = 11
"""Figure points on average of hands that are taken to have opened."""
STRONG: Final = 15
"""Figure points of hands that a double asks partner to choose for."""
OVER_GAME_POINTS: Final = 12
"""Figure points of a hand that does not let them play undoubled over our game."""
OVER_GAME: Final = 4
"""The lowest level at which they bid over a game of ours."""
HUNTED: Final = 3
"""The highest level to which they run and are doubled for four trumps alone."""


def penalty_doubles(situation: Situation) -> Iterator[Rule]:
    """A double of their last bid. A part score that would become game is doubled with four trumps at least."""
    last = situation.last_bid
    if last is None or situation.is_ours or not situation.is_legal(DOUBLE):
        return
    partner = expected(situation, PointCount.FIGURES)
    trump = last.strain.trump
    if trump in situation.suits_of(situation.seat.partner) and situation.is_artificial:
        return
    if trump is None:
        yield Rule(DOUBLE, with_figure_points(ceil(NOTRUMP[last.level] - partner)), Meaning.PENALTY)
        return
    game = are_in_game(situation)
    for trumps in range(5, 1 if game else 3, -1):
        low = ceil(POINTS[last.level] - partner - PER_TRUMP * (trumps - 2))
        box = with_figure_points(max(low, 3 if trumps > 3 else LEAST)).with_length(trump, trumps)
        if not game:
            box = box.having(TopHonours(trump, 2, 5))
        yield Rule(DOUBLE, box, Meaning.PENALTY, their=trump)
    if last.level >= 5:
        low = ceil(POINTS[last.level] - partner)
        yield Rule(DOUBLE, with_figure_points(max(low, 8)), Meaning.PENALTY, their=trump)


def hunting_doubles(situation: Situation) -> Iterator[Rule]:
    """Our side has doubled for penalties or redoubled: four of their trumps double whatever they run to."""
    last = situation.last_bid
    if last is None or last.level > HUNTED or last.strain.trump is None or not situation.is_legal(DOUBLE):
        return
    if not situation.is_ours and have_hunted(situation):
        box = with_figure_points(LEAST).with_length(last.strain.trump, 4)
        yield Rule(DOUBLE, box, Meaning.PENALTY, their=last.strain.trump)


def have_hunted(situation: Situation) -> bool:
    """Whether our side has doubled for penalties or redoubled before: its later doubles are for penalties too."""
    side = situation.seat.side
    return any(
        reading is not None and seat.side is side and reading.meaning in {Meaning.PENALTY, Meaning.REDOUBLE}
        for (seat, _), reading in zip(situation.by_seat(), situation.readings, strict=True)
    )


def strength_doubles(situation: Situation) -> Iterator[Rule]:
    """High contracts of theirs that fail by our points alone."""
    last = situation.last_bid
    if last is None or last.level < 4 or not situation.is_legal(DOUBLE):
        return
    partner = situation.partner.figures.low
    their = last.strain.trump
    box = with_figure_points(max(STRENGTH[last.level] - partner, 8))
    yield Rule(DOUBLE, box, Meaning.PENALTY, their=their)


def balance_doubles(situation: Situation) -> Iterator[Rule]:
    """Both hands have shown more than half of the points: the opponents do not play undoubled.

    Where that is sure, whatever is held; where it is likely, with three of their trumps and by hands that have no
    other double here: one that asks partner to choose, or none since our side has doubled for penalties before.
    """
    last, own = situation.last_bid, situation.own.figures
    if last is None or not situation.is_legal(DOUBLE) or not is_last_chance(situation):
        return
    low, their, hunted = last.level <= HUNTED, last.strain.trump, have_hunted(situation)
    meaning = Meaning.PENALTY if hunted or not low else Meaning.COMPETITIVE_DOUBLE
    if own.low + situation.partner.figures.low >= BALANCE:
        yield Rule(DOUBLE, Box(), meaning, their=their)
    elif low and their is not None and (hunted or own.high < STRONG):
        box = with_figure_points(round(LIKELY - partner_figures(situation))).with_length(their, 3)
        yield Rule(DOUBLE, box, meaning, their=their)


def doubles_over_our_game(situation: Situation, trumps: int = 0) -> Iterator[Rule]:
    """They bid over the game that our side bid to make, and a pass would end it: the points of an opening double.

    Args:
        situation: The auction.
        trumps: How many cards of their suit it takes; with fewer one rather bids on with a long suit.
    """
    last = situation.last_bid
    if last is None or not OVER_GAME <= last.level < SLAM_LEVEL or not situation.is_legal(DOUBLE):
        return
    if is_last_chance(situation) and _has_bid_game_to_make(situation):
        box = with_figure_points(OVER_GAME_POINTS)
        box = box if last.strain.trump is None else box.with_length(last.strain.trump, trumps)
        yield Rule(DOUBLE, box, Meaning.PENALTY, their=last.strain.trump)


def _has_bid_game_to_make(situation: Situation) -> bool:
    """Whether the last bid of our side was game, and could be neither a preempt nor a sacrifice."""
    side = situation.seat.side
    ours = [
        (call, reading)
        for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True)
        if seat.side is side and isinstance(call, Bid)
    ]
    if not ours:
        return False
    bid, reading = ours[-1]
    if reading is None or reading.is_artificial or bid.level < situation.game_level(bid.strain):
        return False
    return all(rule.meaning not in TOLD_ALL for rule in reading.rules)


def faces_an_opening(situation: Situation) -> bool:
    """Whether they have bid a suit low, a pass would end it, and partner has shown an opening: our side has more."""
    last = situation.last_bid
    low = last is not None and last.level <= HUNTED and last.strain.trump in situation.their_suits
    return low and is_last_chance(situation) and partner_figures(situation) >= OPENING


def doubles_facing_an_opening(situation: Situation) -> Iterator[Rule]:
    """More than half of the points opposite an opening, whatever the shape: partner bids on or leaves it in."""
    last = situation.last_bid
    if last is not None and situation.is_legal(DOUBLE):
        box = with_figure_points(round(LIKELY - partner_figures(situation)))
        yield Rule(DOUBLE, box, Meaning.COMPETITIVE_DOUBLE, their=last.strain.trump)
