"""Answers to a notrump bid of known range: Stayman, transfers, invitation, game, slam; and the first reply to them.

The same scheme serves one notrump, two notrump and two notrump after a strong opening, a level higher.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.hand_points import with_figure_points, with_length_points
from schlemm.bidding.systems.forum.notrump.balanced_range import Opposite
from schlemm.bidding.systems.forum.notrump.gerber import gerber_try
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import MAJORS, MINORS, Strain, Suit
from schlemm.evaluation.box import MOST, Box
from schlemm.evaluation.counts import PointCount

OTHER: Final = {Suit.HEARTS: Suit.SPADES, Suit.SPADES: Suit.HEARTS}
"""The other major."""
SHORT_OF_SLAM: Final = 1
"""Points below the question for slam with which two suits are told over two notrump."""
BELOW: Final = {Suit.HEARTS: Suit.DIAMONDS, Suit.SPADES: Suit.HEARTS}
"""The suit that transfers to a major."""


def answers(situation: Situation, over: Opposite, agreements: Agreements) -> Iterator[Rule]:
    """Responder's first bid."""
    if agreements.gerber:
        yield from gerber_try(over)
    if agreements.stayman:
        yield from _stayman(over, agreements)
    if agreements.transfers:
        yield from _transfers(over)
    else:
        yield from _natural_majors(situation, over)
    yield from slam_steps(over, Box())
    if over.level == 1:
        for suit in MINORS:
            box = with_length_points(0, over.invite).with_length(suit, 6)
            yield Rule(Bid(3, Strain.of(suit)), box, Meaning.SIGN_OFF)
    yield from game_steps(situation, over, Box())
    yield Rule(PASS, Box(), Meaning.PASS)


def notrump_steps(situation: Situation, over: Opposite, box: Box) -> Iterator[Rule]:
    """Notrump by points: slam, the question for it, game, the invitation to it."""
    yield from slam_steps(over, box)
    yield from game_steps(situation, over, box)


def slam_steps(over: Opposite, box: Box) -> Iterator[Rule]:
    """Notrump with points for slam, or enough to ask for it."""
    slam = (
        (7, over.grand, MOST, Meaning.SLAM),
        (6, over.slam, over.grand - 1, Meaning.SLAM),
        (4, over.quantitative, over.slam - 1, Meaning.QUANTITATIVE),
    )
    for level, low, high, meaning in slam:
        yield Rule(Bid(level, Strain.NOTRUMP), box.with_count(PointCount.LONG, low, high), meaning)


def game_steps(situation: Situation, over: Opposite, box: Box) -> Iterator[Rule]:
    """Notrump with points for game, or over one notrump enough to invite it."""
    game = box.with_count(PointCount.LONG, over.game, over.quantitative - 1)
    yield Rule(Bid(situation.game_level(Strain.NOTRUMP), Strain.NOTRUMP), game, Meaning.GAME)
    if over.level == 1:
        invitation = box.with_count(PointCount.LONG, over.invite, over.game - 1)
        yield Rule(Bid(2, Strain.NOTRUMP), invitation, Meaning.INVITATION)


def _stayman(over: Opposite, agreements: Agreements) -> Iterator[Rule]:
    """With a major of four and values; weak only with short clubs and the other three suits. Not with 4-3-3-3."""
    call = Bid(over.level + 1, Strain.CLUBS)
    flat = with_figure_points(over.game, over.quantitative - 1)._replace(shapes=((4, 3, 3, 3),))
    yield Rule(Bid(3, Strain.NOTRUMP), flat, Meaning.GAME)
    longest = 5 if agreements.transfers else 4
    for suit in MAJORS:
        box = with_length_points(over.invite).with_length(suit, 4, 4).with_length(OTHER[suit], 0, longest)
        yield Rule(call, box, Meaning.STAYMAN, Force.ROUND, suits=())
    if over.level == 1:
        for more in MAJORS:
            weak = (
                with_length_points(0, over.invite - 1)
                .with_length(Suit.CLUBS, 0, 1)
                .with_length(Suit.DIAMONDS, 4)
            )
            weak = weak.with_length(more, 4, 4).with_length(OTHER[more], 3, 4)
            yield Rule(call, weak, Meaning.STAYMAN, Force.ROUND, suits=())


def _transfers(over: Opposite) -> Iterator[Rule]:
    """Five cards or more; of two fives the higher, unless the other is longer or, over two notrump, slam is near."""
    if over.level > 1:
        both = with_length_points(over.quantitative - SHORT_OF_SLAM).with_length(Suit.HEARTS, 5)
        yield _transfer(over, Suit.HEARTS, both.with_length(Suit.SPADES, 5))
    yield _transfer(
        over, Suit.HEARTS, Box().with_length(Suit.HEARTS, 6).with_longer(Suit.HEARTS, Suit.SPADES)
    )
    for suit in MAJORS:
        yield _transfer(over, suit, Box().with_length(suit, 5))


def _transfer(over: Opposite, suit: Suit, box: Box) -> Rule:
    call = Bid(over.level + 1, Strain.of(BELOW[suit]))
    return Rule(call, box, Meaning.TRANSFER, Force.ROUND, suits=(suit,))


def _natural_majors(situation: Situation, over: Opposite) -> Iterator[Rule]:
    """Without transfers: game with six cards, three with five, two to play."""
    for suit in MAJORS:
        game = Bid(situation.game_level(Strain.of(suit)), Strain.of(suit))
        yield Rule(
            game, with_length_points(over.game, over.quantitative - 1).with_length(suit, 6), Meaning.GAME
        )
        forcing = with_length_points(over.game).with_length(suit, 5)
        yield Rule(Bid(3, Strain.of(suit)), forcing, Meaning.NEW_SUIT, Force.GAME)
    if over.level == 1:
        for suit in (*MAJORS, Suit.DIAMONDS):
            box = with_length_points(0, over.game - 1).with_length(suit, 5)
            yield Rule(Bid(2, Strain.of(suit)), box, Meaning.SIGN_OFF)


def stayman_answers(over: Opposite) -> Iterator[Rule]:
    """Hearts with four, spades with four, diamonds with neither."""
    level = over.level + 1
    for suit in (Suit.HEARTS, Suit.SPADES):
        yield Rule(Bid(level, Strain.of(suit)), Box().with_length(suit, 4), Meaning.MAJOR)
    yield Rule(Bid(level, Strain.DIAMONDS), Box(), Meaning.NO_MAJOR, suits=())


def transfer_answers(situation: Situation, over: Opposite, suit: Suit) -> Iterator[Rule]:
    """The suit that partner has; over one notrump with a jump on four cards and more than the least."""
    level = over.level + 1
    if over.level == 1 and situation.game_level(Strain.of(suit)) > level + 1:
        box = with_figure_points(over.accepts).with_length(suit, 4)
        yield Rule(Bid(level + 1, Strain.of(suit)), box, Meaning.TRANSFER_FIT)
    yield Rule(Bid(level, Strain.of(suit)), Box(), Meaning.TRANSFER_DONE)


def quantitative_answers(over: Opposite, trump: Suit | None = None) -> Iterator[Rule]:
    """Slam with the most points, a good five-card suit counted; in partner's suit with three cards."""
    most = with_length_points(over.shown.high)
    if trump is not None:
        yield Rule(Bid(6, Strain.of(trump)), most.with_length(trump, 3), Meaning.SLAM)
    yield Rule(Bid(6, Strain.NOTRUMP), most, Meaning.SLAM)
    yield Rule(PASS, Box(), Meaning.MINIMUM)
