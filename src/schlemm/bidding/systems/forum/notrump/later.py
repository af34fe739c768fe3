"""After Stayman and transfers: responder's second bid and the answers to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_points import QUESTION_POINTS
from schlemm.bidding.systems.forum.hand_points import with_figure_points, with_length_points
from schlemm.bidding.systems.forum.notrump.answers import OTHER, SHORT_OF_SLAM, notrump_steps
from schlemm.bidding.systems.forum.notrump.balanced_range import Opposite
from schlemm.bidding.systems.forum.notrump.gerber import gerber_with_fit
from schlemm.bidding.systems.forum.slam.trying import HOPES, slam_tries
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import MAJORS, MINORS, Strain, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount

TWO_SUITS: Final = ((5, 4, 3, 1), (5, 4, 4, 0), (5, 5, 2, 1), (5, 5, 3, 0), (6, 5, 1, 1), (6, 5, 2, 0))
"""Shapes that tell a second suit rather than bid notrump."""
SLAMMISH: Final = 2
"""Points below the question for slam with which a long minor is still shown."""


def stayman_without_major(situation: Situation, over: Opposite) -> Iterator[Rule]:
    """Opener has no major: one of five is still shown, an invitation or game; otherwise notrump."""
    level = over.level + 1
    for suit in MAJORS:
        strain, box = Strain.of(suit), with_length_points(over.game).with_length(suit, 5)
        yield Rule(Bid(3, strain), box, Meaning.NEW_SUIT, Force.GAME)
        if over.level == 1:
            weaker = with_length_points(over.invite, over.game - 1).with_length(suit, 5)
            yield Rule(Bid(level, strain), weaker, Meaning.INVITATION)
    yield from _long_minors(over)
    yield from notrump_steps(situation, over, Box())
    yield Rule(PASS, Box(), Meaning.PASS)


def _long_minors(over: Opposite) -> Iterator[Rule]:
    """A minor of five with thoughts of slam."""
    for suit in MINORS if over.level == 1 else ():
        box = with_length_points(over.quantitative - SLAMMISH + 1).with_length(suit, 5)
        yield Rule(Bid(3, Strain.of(suit)), box, Meaning.NEW_SUIT, Force.GAME)


def stayman_with_major(
    situation: Situation, over: Opposite, agreements: Agreements, major: Suit
) -> Iterator[Rule]:
    """Opener has this major: with four, slam, game or an invitation in it; without, notrump."""
    fit = Box().with_length(major, 4)
    if agreements.gerber:
        yield gerber_with_fit(over, major, 4)
    yield from _slam_try(situation, over, major, fit)
    yield from _to_game(situation, over, major, fit)
    yield from _long_minors(over)
    yield from notrump_steps(situation, over, Box().with_length(major, 0, 3))
    yield Rule(PASS, Box(), Meaning.PASS)


def _slam_try(situation: Situation, over: Opposite, major: Suit, fit: Box) -> Iterator[Rule]:
    """The other major agrees this one and looks for slam; controls follow."""
    call = Bid(3, Strain.of(OTHER[major]))
    if situation.is_legal(call):
        least = QUESTION_POINTS - HOPES - over.shown.low
        box = fit.with_count(PointCount.support(major), least, over.slam - 1)
        yield Rule(call, box, Meaning.SLAM_TRY, Force.GAME, suits=(major,), trump=major)


def _to_game(situation: Situation, over: Opposite, major: Suit, fit: Box) -> Iterator[Rule]:
    """The major at game, or one below it as an invitation, with short suits counted."""
    strain, count = Strain.of(major), PointCount.support(major)
    game = situation.game_level(strain)
    if situation.is_game:
        return
    blind = fit.with_count(count, over.slam)
    yield Rule(Bid(6, strain), blind, Meaning.SLAM)
    yield Rule(Bid(game, strain), fit.with_count(PointCount.FIGURES, over.game), Meaning.GAME)
    yield Rule(Bid(game, strain), fit.with_count(count, over.game + 1), Meaning.GAME)
    if over.level == 1 and game > 3:
        yield Rule(Bid(3, strain), fit.with_count(count, over.invite), Meaning.INVITATION)


def transfer_done(
    situation: Situation, over: Opposite, agreements: Agreements, major: Suit
) -> Iterator[Rule]:
    """After the transfer: six cards play the major, five offer a choice, a second suit forces to game."""
    six = Box().with_length(major, 6)
    if agreements.gerber:
        yield gerber_with_fit(over, major, 6)
    if not situation.is_game:
        yield from _to_game(situation, over, major, six)
        yield from (
            _second_suit(over, major) if over.level == 1 else _high_second_suit(over, agreements, major)
        )
    five = Box().with_length(major, 5, 5)
    choice = Bid(5, Strain.NOTRUMP)
    slam = with_length_points(over.slam, over.grand - 1).with_length(major, 5, 5)
    yield Rule(choice, slam, Meaning.SLAM, Force.ROUND)
    yield from notrump_steps(situation, over, five)
    yield Rule(PASS, Box().with_length(major, 5), Meaning.PASS)


def _second_suit(over: Opposite, major: Suit) -> Iterator[Rule]:
    """A second suit of four with a short suit: game; five in both majors force from an invitation on."""
    if major is Suit.SPADES:
        box = with_length_points(over.invite).with_length(Suit.HEARTS, 5)
        yield Rule(Bid(3, Strain.HEARTS), box, Meaning.SECOND_SUIT, Force.GAME)
    for suit in MINORS:
        box = with_length_points(over.game + 2).with_length(suit, 4)
        shaped = Box(counts=box.counts, lengths=box.lengths, shapes=TWO_SUITS)
        yield Rule(Bid(3, Strain.of(suit)), shaped, Meaning.SECOND_SUIT, Force.GAME)


def _high_second_suit(over: Opposite, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Over two notrump: spades after hearts look for slam, hearts after spades leave a choice; a minor is near slam.

    Four clubs ask for aces, so that clubs are told only where it is not agreed.
    """
    near = with_length_points(over.quantitative - SHORT_OF_SLAM)
    if major is Suit.HEARTS:
        both = Box().with_length(Suit.SPADES, 5)
        yield Rule(Bid(3, Strain.SPADES), both, Meaning.SECOND_SUIT, Force.GAME)
    else:
        both = with_length_points(over.game).with_length(Suit.HEARTS, 5)
        yield Rule(Bid(4, Strain.HEARTS), both, Meaning.SECOND_SUIT)
    for suit in high_minors(agreements):
        shaped = near.with_length(suit, 4)._replace(shapes=TWO_SUITS)
        yield Rule(Bid(4, Strain.of(suit)), shaped, Meaning.SECOND_SUIT, Force.GAME)


def high_minors(agreements: Agreements) -> tuple[Suit, ...]:
    """The minors that are told at level four."""
    return (Suit.DIAMONDS,) if agreements.gerber else MINORS


def chooses_major() -> Iterator[Rule]:
    """Partner has five cards in both majors and wants to play game: hearts where they are longer."""
    yield Rule(PASS, Box().with_longer(Suit.HEARTS, Suit.SPADES), Meaning.PASS)
    yield Rule(Bid(4, Strain.SPADES), Box(), Meaning.PREFERENCE)


def over_both_majors() -> Iterator[Rule]:
    """Partner looks for slam with five cards in both majors: the longer one with three, else notrump."""
    spades = Box().with_length(Suit.SPADES, 3)
    yield Rule(Bid(4, Strain.SPADES), spades.with_longer(Suit.SPADES, Suit.HEARTS), Meaning.PREFERENCE)
    yield Rule(Bid(4, Strain.HEARTS), Box().with_length(Suit.HEARTS, 3), Meaning.PREFERENCE)
    yield Rule(Bid(4, Strain.SPADES), spades, Meaning.PREFERENCE)
    yield Rule(Bid(3, Strain.NOTRUMP), Box(), Meaning.GAME)


def over_high_minor(suit: Suit, major: Suit) -> Iterator[Rule]:
    """Partner has this minor too and is near slam: the major with three cards, game in the minor with four, notrump."""
    yield Rule(Bid(4, Strain.of(major)), Box().with_length(major, 3), Meaning.PREFERENCE)
    yield Rule(Bid(5, Strain.of(suit)), Box().with_length(suit, 4), Meaning.RAISE)
    yield Rule(Bid(4, Strain.NOTRUMP), Box(), Meaning.GAME)


def over_four_notrump(over: Opposite) -> Iterator[Rule]:
    """Opener fits neither suit: six notrump with the points, else that is enough."""
    yield Rule(Bid(6, Strain.NOTRUMP), with_figure_points(over.slam - 1), Meaning.SLAM)
    yield Rule(PASS, Box(), Meaning.PASS)


def transfer_fit(situation: Situation, over: Opposite, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Opener has jumped with four trumps: game unless very weak, slam with points."""
    strain, count = Strain.of(major), PointCount.support(major)
    if agreements.gerber:
        yield gerber_with_fit(over, major, 5)
    else:
        yield from slam_tries(situation, agreements, major)
    least = max(over.invite - 1, 0)
    yield Rule(Bid(situation.game_level(strain), strain), Box().with_count(count, least), Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)


def over_invitation(situation: Situation, over: Opposite, major: Suit | None) -> Iterator[Rule]:
    """Opener's word on an invitation in notrump: partner has five of ``major``, or four of one not asked for."""
    most = with_figure_points(over.accepts)
    if major is not None:
        strain = Strain.of(major)
        game = Bid(situation.game_level(strain), strain)
        yield Rule(game, most.with_length(major, 3), Meaning.GAME)
        yield Rule(Bid(3, strain), Box().with_length(major, 3), Meaning.SIGN_OFF)
    yield Rule(Bid(situation.game_level(Strain.NOTRUMP), Strain.NOTRUMP), most, Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.MINIMUM)


def over_major_invitation(situation: Situation, over: Opposite, major: Suit) -> Iterator[Rule]:
    """Opener's word on partner's raise, or on the long major bid again."""
    strain = Strain.of(major)
    yield Rule(Bid(situation.game_level(strain), strain), with_figure_points(over.accepts), Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.MINIMUM)


def over_five(situation: Situation, over: Opposite, major: Suit) -> Iterator[Rule]:
    """Partner invites with five cards of a major at level two."""
    strain, most = Strain.of(major), with_figure_points(over.accepts)
    yield Rule(Bid(situation.game_level(strain), strain), most.with_length(major, 3), Meaning.GAME)
    yield Rule(PASS, Box().with_length(major, 3), Meaning.MINIMUM)
    yield Rule(Bid(situation.game_level(Strain.NOTRUMP), Strain.NOTRUMP), most, Meaning.GAME)
    yield Rule(Bid(2, Strain.NOTRUMP), Box(), Meaning.MINIMUM)


def choice_of_game(situation: Situation, over: Opposite, major: Suit) -> Iterator[Rule]:
    """Three notrump with a known five-card major opposite, or a four-card one: the major with a fit."""
    need = 3 if situation.partner.length(major).low >= 5 else 4
    box = Box().with_length(major, need)
    flat = Box(shapes=((4, 3, 3, 3),)).with_length(major, 3, 3)
    if need == 3:
        yield Rule(PASS, flat, Meaning.PASS)
    yield Rule(Bid(situation.game_level(Strain.of(major)), Strain.of(major)), box, Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)


def choice_of_slam(major: Suit) -> Iterator[Rule]:
    """Five notrump after a transfer: the major with three cards, else notrump."""
    yield Rule(Bid(6, Strain.of(major)), Box().with_length(major, 3), Meaning.SLAM)
    yield Rule(Bid(6, Strain.NOTRUMP), Box(), Meaning.SLAM)


def over_suit(situation: Situation, over: Opposite, suit: Suit, major: Suit | None) -> Iterator[Rule]:
    """Partner forces to game with a suit: the major with three, the suit with four or, a major, three; notrump."""
    if major is not None:
        fit = Box().with_length(major, 3)
        level = situation.cheapest(Strain.of(major))
        yield Rule(Bid(level, Strain.of(major)), fit, Meaning.PREFERENCE)
    fit = Box().with_length(suit, 3 if suit.is_major else 4)
    if situation.cheapest(Strain.of(suit)) <= 4:
        yield Rule(Bid(4, Strain.of(suit)), fit, Meaning.RAISE)
    yield Rule(Bid(situation.game_level(Strain.NOTRUMP), Strain.NOTRUMP), Box(), Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)


def after_preference(situation: Situation, agreements: Agreements, trump: Suit) -> Iterator[Rule]:
    """The trumps are found: four notrump with the points, else game."""
    yield from slam_tries(situation, agreements, trump)
    strain = Strain.of(trump)
    if not situation.is_game:
        yield Rule(Bid(situation.game_level(strain), strain), Box(), Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)


def over_refusal(over: Opposite) -> Iterator[Rule]:
    """Opener has bid three notrump over a suit that forced to game: slam is asked for with the points."""
    yield Rule(Bid(6, Strain.NOTRUMP), with_length_points(over.slam), Meaning.SLAM)
    yield Rule(Bid(4, Strain.NOTRUMP), with_length_points(over.quantitative + 1), Meaning.QUANTITATIVE)
    yield Rule(PASS, Box(), Meaning.PASS)
