"""Answers to late doubles that ask: their trumps stay, a fit plays, else the longest suit; few bid at level four."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.contested.shared import trumps
from schlemm.bidding.systems.forum.contested.shared.contest import (
    four_good_trumps,
    longest,
    stopped,
    suit_bid,
)
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import TopHonours

HIGH: Final = 4
"""The level from which a double is mostly left in."""
TRUMPS_TO_STAY: Final = 2
"""With how many of their trumps such a double is left in."""


def answer_double(situation: Situation) -> Iterator[Rule]:
    """Partner asks for a bid: their trumps stay, a fit plays, else a suit of four, one's own again, or notrump."""
    last = situation.last_bid
    if last is None:
        return
    yield from trumps.game_in_fit(situation)
    their, mine = last.strain.trump, situation.suits_of(situation.seat)
    if last.level >= HIGH:
        yield from _out_of_a_high_double(situation, their, mine)
        return
    if their is not None:
        yield from _leave_in(situation)
    for suit, box in longest(Box(), situation.unbid_suits, 4):
        level = situation.cheapest(Strain.of(suit))
        if level <= 4:
            yield Rule(suit_bid(level, suit), box, Meaning.ANSWER_DOUBLE)
    level = situation.cheapest(Strain.NOTRUMP)
    if level <= 3:
        box = stopped(with_figure_points(12 + level), situation.their_suits)
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.NATURAL_NOTRUMP)
    ours = [(suit, 5) for suit in mine] + [(suit, 3) for suit in situation.suits_of(situation.seat.partner)]
    rest = [(suit, 3) for suit in situation.unbid_suits] + [(suit, 0) for suit in mine]
    for suit, length in (*ours, *rest):
        level = situation.cheapest(Strain.of(suit))
        if level <= 5 and suit not in situation.their_suits:
            yield Rule(suit_bid(level, suit), Box().with_length(suit, length), Meaning.ANSWER_DOUBLE)


def _out_of_a_high_double(situation: Situation, their: Suit | None, mine: tuple[Suit, ...]) -> Iterator[Rule]:
    """At level four and above a long suit, short in theirs, is bid, one card more a level; else the double is left in.

    With two of their trumps, or with a card less and short there, both may be right: judgement looks at the hands.
    """
    ways: list[tuple[Bid, Suit, int]] = []
    for suit in (*situation.unbid_suits, *mine):
        level = situation.cheapest(Strain.of(suit))
        if level <= HIGH + 1 and suit not in situation.their_suits:
            cards = (7 if suit in mine else 6) - (level == HIGH)
            ways.append((suit_bid(level, suit), suit, cards))
    long = [Rule(bid, Box().with_length(suit, cards), Meaning.ANSWER_DOUBLE) for bid, suit, cards in ways]
    stays = Rule(PASS, Box(), Meaning.PENALTY_PASS, their=their)
    if their is None:
        yield from (*long, stays)
        return
    yield stays._replace(box=Box().with_length(their, TRUMPS_TO_STAY))
    yield from (rule.as_rival(rule.box.with_length(their, TRUMPS_TO_STAY)) for rule in long)
    yield from (*long, stays)
    for bid, suit, cards in ways:
        shorter = Box().with_length(suit, cards - 1).with_length(their, 0, TRUMPS_TO_STAY - 1)
        yield Rule(bid, Box(), Meaning.ANSWER_DOUBLE).as_rival(shorter)


def _leave_in(situation: Situation) -> Iterator[Rule]:
    """Five of their trumps, at level three four with an honour, or four good ones turn the double into a penalty."""
    last = situation.last_bid
    if last is None or last.strain.trump is None:
        return
    their = last.strain.trump
    boxes = [Box().with_length(their, 5)]
    if last.level == 3:
        boxes.append(Box().with_length(their, 4).having(TopHonours(their, 1, 4)))
    if 2 <= last.level <= 3:
        boxes.append(four_good_trumps(situation, their))
    yield from (Rule(PASS, box, Meaning.PENALTY_PASS, their=their) for box in boxes)
