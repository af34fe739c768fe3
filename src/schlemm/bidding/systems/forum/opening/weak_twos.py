"""Answers to a weak two: raises to the level of the trumps, new suits forcing, two notrump to ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.bidding.systems.forum.slam.trying import slam_tries
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

MAXIMUM: Final = 8
"""Figure points with which a weak two is not a minimum."""
GAME: Final = 15
"""Points, short suits counted, that make game opposite a good weak two."""
SURE_GAME: Final = 17
"""The same opposite any."""
NEW_SUIT: Final = 15
"""Figure points for a suit of one's own, which forces."""
FEATURES: Final = -4
"""Points fewer than usual that ask for aces opposite a maximum: a long suit takes more tricks than it has points."""


def weak_twos(agreements: Agreements) -> tuple[Topic, ...]:
    """The topic; none if no twos are weak."""
    tables = (
        *(_tables("M", agreements) if agreements.weak_twos else ()),
        *(_tables("D", agreements) if agreements.weak_diamonds else ()),
    )
    return (Topic("weak-twos", tables),) if tables else ()


def _tables(own: str, agreements: Agreements) -> tuple[RuleTable, ...]:
    """The tables after two of a major, as patterns write it, or of diamonds."""

    def suit_of(bound: Bound) -> Suit:
        return bound.get(own, Suit.DIAMONDS)

    def slams(situation: Situation, suit: Suit, more: int = 0) -> Iterator[Rule]:
        return slam_tries(situation, agreements, suit, Box().with_length(suit, 2), more=more)

    def first(situation: Situation, bound: Bound) -> Iterator[Rule]:
        return _answers(situation, suit_of(bound))

    def described(situation: Situation, bound: Bound) -> Iterator[Rule]:
        return describes(suit_of(bound))

    def second(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from slams(situation, suit_of(bound))
        yield from places(situation, suit_of(bound))

    def over_maximum(situation: Situation, bound: Bound) -> Iterator[Rule]:
        suit = suit_of(bound)
        yield from slams(situation, suit, FEATURES if suit.is_major else 0)
        yield from over_maximum_of(suit)

    def over_new_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
        return over_new_suit_of(situation, suit_of(bound))

    new, raised = ("2oM|3x", "3M|4M") if own == "M" else ("2x|3x", "3D|4D|5D")
    return (
        RuleTable(Pattern(f"2{own} P|X"), first, closed=True),
        RuleTable(Pattern(f"2{own} P 2NT P"), described, closed=True),
        RuleTable(Pattern(f"2{own} P 2NT P 3{own} P"), second, closed=True),
        RuleTable(Pattern(f"2{own} P 2NT P 3x|3NT P"), over_maximum, closed=True),
        RuleTable(Pattern(f"2{own} P 2NT P * 3NT|4{own} P"), _pass, closed=True),
        RuleTable(Pattern(f"2{own} P|X {raised} P"), _pass, closed=True),
        RuleTable(Pattern(f"2{own} P {new} P"), over_new_suit, closed=True),
    )


def _pass(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield Rule(PASS, Box(), Meaning.PASS)


def _answers(situation: Situation, own: Suit) -> Iterator[Rule]:
    """Responder's first bid; over diamonds game is rather nine tricks than eleven."""
    strain, count = Strain.of(own), PointCount.support(own)
    ask = Bid(2, Strain.NOTRUMP)
    yield Rule(ask, Box().with_count(count, GAME).with_length(own, 2), Meaning.ASK, Force.ROUND)
    game = Bid(situation.game_level(strain), strain)
    if own.is_major:
        yield Rule(game, Box().with_count(count, GAME - 1).with_length(own, 3), Meaning.GAME)
    for suit in reversed(SUITS):
        level = situation.cheapest(Strain.of(suit))
        if suit is not own and level <= 3:
            good = with_figure_points(NEW_SUIT).with_length(suit, 5).having(TopHonours(suit, 2, 4))
            yield Rule(Bid(level, Strain.of(suit)), good, Meaning.NEW_SUIT, Force.ROUND)
    yield Rule(ask, with_figure_points(SURE_GAME), Meaning.ASK, Force.ROUND)
    if situation.game_level(strain) >= 4:
        yield Rule(Bid(4, strain), Box().with_length(own, 4), Meaning.PREEMPTIVE_RAISE)
    yield Rule(Bid(3, strain), Box().with_length(own, 3), Meaning.PREEMPTIVE_RAISE)
    yield Rule(PASS, Box(), Meaning.PASS)


def describes(own: Suit) -> Iterator[Rule]:
    """Three of the suit is a minimum; with more, an ace or king outside; notrump without one."""
    for suit in SUITS:
        if suit is not own:
            box = with_figure_points(MAXIMUM).having(TopHonours(suit, 1, 2))
            yield Rule(Bid(3, Strain.of(suit)), box, Meaning.FEATURE, Force.ROUND)
    yield Rule(Bid(3, Strain.NOTRUMP), with_figure_points(MAXIMUM), Meaning.MAXIMUM)
    yield Rule(Bid(3, Strain.of(own)), Box(), Meaning.MINIMUM)


def places(situation: Situation, own: Suit) -> Iterator[Rule]:
    """Opener has a minimum: game with enough for any weak two."""
    strain, count = Strain.of(own), PointCount.support(own)
    if not situation.is_game:
        if own.is_major:
            sure = Box().with_count(count, SURE_GAME).with_length(own, 2)
            yield Rule(Bid(situation.game_level(strain), strain), sure, Meaning.GAME)
        strong = with_figure_points(SURE_GAME + 1)
        lone = strong.with_length(own, 0, 1) if own.is_major else strong
        yield Rule(Bid(3, Strain.NOTRUMP), lone, Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)


def over_maximum_of(own: Suit) -> Iterator[Rule]:
    """Opener has a maximum: game, in the major with two cards."""
    if own.is_major:
        yield Rule(Bid(4, Strain.of(own)), Box().with_length(own, 2), Meaning.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), Box(), Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)


def over_new_suit_of(situation: Situation, own: Suit) -> Iterator[Rule]:
    """Support with three, or an honour and two; else the own suit again, or notrump with a maximum."""
    bid = situation.last_bid
    if bid is None or bid.strain.trump is None:
        return
    suit, strain = bid.strain.trump, bid.strain
    fit = Box().with_length(suit, 3)
    most = with_figure_points(MAXIMUM).with_length(suit, 3)
    if suit.is_major:
        yield Rule(Bid(situation.game_level(strain), strain), most, Meaning.RAISE)
    yield Rule(Bid(bid.level + 1, strain), fit, Meaning.RAISE)
    yield Rule(Bid(3, Strain.NOTRUMP), with_figure_points(MAXIMUM + 1), Meaning.MAXIMUM)
    yield Rule(Bid(situation.cheapest(Strain.of(own)), Strain.of(own)), Box(), Meaning.REBID)
