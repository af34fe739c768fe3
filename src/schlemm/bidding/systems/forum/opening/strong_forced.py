"""A game is certain and the suits are told one by one: what to bid until game stands, and whether to go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, have_opponents_bid
from schlemm.bidding.rules.slam_points import SLAM_POINTS
from schlemm.bidding.systems.forum.hand_points import with_figure_points, with_length_points
from schlemm.bidding.systems.forum.open_suits import open_suits
from schlemm.bidding.systems.forum.slam.trying import slam_tries
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.classes import span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper

TRUMPS: Final = 8
"""Cards of both hands that make a fit."""
VALUES: Final = 5
"""Figure points of a raise below game; with fewer, game is bid at once."""
HIGHEST_SUIT: Final = 4
"""The highest level at which a suit is told."""


def forced(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """The rules for either partner, from the best."""
    agreed = _agreed(situation)
    if agreed is not None:
        yield from slam_tries(situation, agreements, agreed, more=-1)
    else:
        yield from _fits(situation, agreements)
    if situation.is_game:
        yield from _over_game(situation)
        return
    if agreed is not None:
        if not agreed.is_major:
            yield from _over_theirs(situation, 2)
        yield _game(situation, agreed, Box())
        return
    if _is_asked_for_stopper(situation):
        yield from _notrump(situation)
    yield from _suits(situation)
    yield from _over_theirs(situation, 0)
    yield from _without_stopper(situation)
    yield from _last_resort(situation)


def _agreed(situation: Situation) -> Suit | None:
    """The suit in which both hands have promised eight cards."""
    both = ((suit, situation.own.length(suit).low + situation.partner.length(suit).low) for suit in SUITS)
    return next((suit for suit, cards in sorted(both, key=lambda pair: -pair[1]) if cards >= TRUMPS), None)


def _game(situation: Situation, suit: Suit, box: Box) -> Rule:
    level = max(situation.game_level(Strain.of(suit)), situation.cheapest(Strain.of(suit)))
    return Rule(Bid(level, Strain.of(suit)), box, Meaning.GAME)


def _fits(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Support for partner's suit: slam is asked for at once; a raise below game shows values; game shows none."""
    for suit in sorted(situation.suits_of(situation.seat.partner), key=lambda suit: -suit.index):
        box = Box().with_length(suit, TRUMPS - situation.partner.length(suit).low)
        yield from slam_tries(situation, agreements, suit, box)
        if situation.is_game:
            continue
        level = situation.cheapest(Strain.of(suit))
        if level < situation.game_level(Strain.of(suit)) and level <= HIGHEST_SUIT:
            trumps = max(box.length(suit).low, 2 if suit.is_major else 4)
            values = with_figure_points(VALUES).with_length(suit, trumps)
            yield Rule(Bid(level, Strain.of(suit)), values, Meaning.RAISE, Force.GAME)
        if suit.is_major:
            yield _game(situation, suit, box)


def _suits(situation: Situation) -> Iterator[Rule]:
    """A suit not yet told: the first of five, over a minor a major of four; one's own again with six."""
    mine, theirs = situation.suits_of(situation.seat), situation.suits_of(situation.seat.partner)
    limit = Bid(3, Strain.NOTRUMP)
    majors = not any(suit.is_major for suit in theirs)
    for length in (6, 5):
        for suit in mine:
            call = Bid(situation.cheapest(Strain.of(suit)), Strain.of(suit))
            if length == 6 and call < limit:
                held = max(length, situation.own.length(suit).low + 1)
                yield Rule(call, Box().with_length(suit, held), Meaning.REBID, Force.GAME)
        for suit in reversed(SUITS):
            call = Bid(min(situation.cheapest(Strain.of(suit)), 7), Strain.of(suit))
            if suit not in (*mine, *theirs, *situation.their_suits) and call < limit:
                least = length - 1 if mine or (majors and suit.is_major) else length
                yield Rule(call, Box().with_length(suit, least), Meaning.NEW_SUIT, Force.GAME)


def _is_asked_for_stopper(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning is Meaning.CUE_STRONG


def _over_theirs(situation: Situation, least: int) -> Iterator[Rule]:
    """They have bid: notrump with their suits stopped, else their suit, with so many cards, which asks for that."""
    if not have_opponents_bid(situation):
        return
    yield from _notrump(situation)
    if _is_asked_for_stopper(situation):
        return
    for suit in open_suits(situation):
        cue = Bid(min(situation.cheapest(Strain.of(suit)), 7), Strain.of(suit))
        if cue < Bid(3, Strain.NOTRUMP):
            box = Box().with_length(suit, least)
            yield Rule(cue, box, Meaning.CUE_STRONG, Force.GAME, suits=(), their=suit)


def _without_stopper(situation: Situation) -> Iterator[Rule]:
    """Asked for a stopper and without one: the own suit once more, while three notrump may still be played."""
    if not _is_asked_for_stopper(situation):
        return
    for suit in situation.suits_of(situation.seat):
        call = Bid(min(situation.cheapest(Strain.of(suit)), 7), Strain.of(suit))
        if call < Bid(3, Strain.NOTRUMP):
            yield Rule(call, Box(), Meaning.WAITING, Force.GAME)


def _notrump(situation: Situation) -> Iterator[Rule]:
    """Notrump at its cheapest level up to three, with their suits stopped."""
    level = situation.cheapest(Strain.NOTRUMP)
    if level <= 3:
        force = Force.NONE if level >= situation.game_level(Strain.NOTRUMP) else Force.GAME
        box = Box().having(*map(Stopper, open_suits(situation)))
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.REBID_NOTRUMP, force)


def _last_resort(situation: Situation) -> Iterator[Rule]:
    """Notrump, unless they have bid and nobody stops their suits; else the longest suit known."""
    level = situation.cheapest(Strain.NOTRUMP)
    if level <= 3 and not (have_opponents_bid(situation) and open_suits(situation)):
        force = Force.NONE if level >= situation.game_level(Strain.NOTRUMP) else Force.GAME
        yield Rule(Bid(level, Strain.NOTRUMP), Box(), Meaning.WAITING, force)
    mine, theirs = situation.suits_of(situation.seat), situation.suits_of(situation.seat.partner)
    for suit in (*theirs, *mine):
        yield _game(situation, suit, Box().with_length(suit, 2))
    yield Rule(Bid(min(level, 7), Strain.NOTRUMP), Box(), Meaning.WAITING)


def _over_game(situation: Situation) -> Iterator[Rule]:
    """Game stands: over three notrump slam with points enough for partner's least, else the end."""
    partner = span(situation.known.of(situation.seat.partner).classes, PointCount.LONG).low
    if situation.last_bid is not None and situation.last_bid.strain is Strain.NOTRUMP:
        yield Rule(Bid(6, Strain.NOTRUMP), with_length_points(SLAM_POINTS + 1 - partner), Meaning.SLAM)
    yield Rule(PASS, Box(), Meaning.PASS)
