"""They overcall our natural two clubs: doubles for the majors, suits that force, the good raise through theirs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable
from schlemm.bidding.systems.forum.contested.shared.contest import longest, stopped, suit_bid
from schlemm.bidding.systems.forum.hand_points import support_points, with_figure_points
from schlemm.core.calls import DOUBLE, PASS, Bid
from schlemm.core.cards import MAJORS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

NEGATIVE: Final = 8
"""Figure points of a double at level two; two more at level three."""
VALUES: Final = 12
"""Figure points of a double without a major."""
SUIT: Final = 10
"""Figure points of a suit of five at level two; two more at level three."""
INVITES: Final = Range(10, 12)
"""Figure points of two notrump; three takes more."""
RAISE: Final = Range(6, 11)
"""Points in support of clubs for a raise with four trumps, two more with three; with more their suit is bid."""
MORE: Final = 14
"""Figure points of an opener who is no minimum."""
THREE_NOTRUMP: Final = Bid(3, Strain.NOTRUMP)


def limited_clubs_disturbed() -> tuple[RuleTable, ...]:
    """The tables of responder, and of opener when they have passed responder's call."""
    return (
        RuleTable(Pattern("2C 2x|3x"), _responder, closed=True, when=_is_another_suit),
        RuleTable(Pattern("2C 2x|3x X P"), _over_double, closed=True, when=_is_negative),
        RuleTable(Pattern("2C 2x|3x 2y|3y P"), _over_suit, closed=True, when=_is_new_suit),
        RuleTable(Pattern("2C 2x 3x P"), _over_raise, closed=True),
        RuleTable(Pattern("2C 2x 2NT P"), _over_notrump, closed=True),
        RuleTable(Pattern("2C 2x ? P 2NT P"), _over_answer, closed=True, when=_is_rebid_notrump),
        RuleTable(Pattern("2C 2x|3x 3C|4C|5C|3NT P"), _passes, closed=True),
    )


def _is_another_suit(situation: Situation) -> bool:
    return Suit.CLUBS not in situation.their_suits and len(situation.their_suits) == 1


def _meaning(situation: Situation) -> Meaning | None:
    last = situation.last.of(situation.seat.partner)
    return None if last is None else last.meaning


def _is_negative(situation: Situation) -> bool:
    return _meaning(situation) is Meaning.NEGATIVE_DOUBLE


def _is_new_suit(situation: Situation) -> bool:
    return _meaning(situation) is Meaning.NEW_SUIT


def _is_rebid_notrump(situation: Situation) -> bool:
    return _meaning(situation) is Meaning.REBID_NOTRUMP


def _responder(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """A suit of five, a double with a major of four, notrump, a raise; a double with values, or a pass."""
    their, level = bound["x"], 2 if situation.cheapest(Strain.CLUBS) == 3 else 3
    yield from _suits(situation, majors=True)
    for major in MAJORS:
        if major is not their:
            four = with_figure_points(NEGATIVE + 2 * (level - 2)).with_length(major, 4)
            yield Rule(DOUBLE, four, Meaning.NEGATIVE_DOUBLE, their=their)
    game = stopped(with_figure_points(INVITES.high + 1, INVITES.high + 5), (their,))
    yield Rule(THREE_NOTRUMP, game, Meaning.GAME)
    if situation.cheapest(Strain.NOTRUMP) == 2:
        yield Rule(Bid(2, Strain.NOTRUMP), stopped(Box(figures=INVITES), (their,)), Meaning.INVITATION)
    yield from _raises(situation, their, level)
    yield from _suits(situation, majors=False)
    yield Rule(DOUBLE, with_figure_points(VALUES), Meaning.NEGATIVE_DOUBLE, their=their)
    yield Rule(PASS, Box(), Meaning.PASS)


def _suits(situation: Situation, *, majors: bool) -> Iterator[Rule]:
    """A suit of five at level two or three, forcing."""
    suits = tuple(suit for suit in situation.unbid_suits if suit.is_major is majors)
    for suit, box in longest(Box(), suits, 5):
        level = situation.cheapest(Strain.of(suit))
        if level <= 3:
            hands = box.with_count(PointCount.FIGURES, SUIT + 2 * (level - 2))
            yield Rule(suit_bid(level, suit), hands, Meaning.NEW_SUIT, Force.ROUND)


def _raises(situation: Situation, their: Suit, level: int) -> Iterator[Rule]:
    """Their suit below three notrump with a good hand, else clubs as high as the trumps allow."""
    cue = suit_bid(situation.cheapest(Strain.of(their)), their)
    if cue < THREE_NOTRUMP:
        good = support_points(Suit.CLUBS, RAISE.high + 1).with_length(Suit.CLUBS, 3)
        yield Rule(cue, good, Meaning.CUE_RAISE, Force.ROUND, (Suit.CLUBS,), their=their)
    else:
        good = support_points(Suit.CLUBS, RAISE.high + 2).with_length(Suit.CLUBS, 4)
        yield Rule(Bid(5, Strain.CLUBS), good, Meaning.GAME)
    weak = support_points(Suit.CLUBS, *RAISE)
    yield Rule(Bid(5, Strain.CLUBS), weak.with_length(Suit.CLUBS, 5), Meaning.PREEMPTIVE_RAISE)
    for trumps, points in ((level + 2, RAISE.low), (level + 1, RAISE.low + 2)):
        some = support_points(Suit.CLUBS, points + 2 * (level - 2), RAISE.high).with_length(
            Suit.CLUBS, trumps
        )
        yield Rule(Bid(level + 1, Strain.CLUBS), some, Meaning.RAISE)


def _over_double(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Trumps of theirs stay; a major of four, higher with more; notrump, or clubs."""
    their = bound["x"]
    trumps = Box().with_length(their, 4).having(TopHonours(their, 2, 5))
    yield Rule(PASS, trumps, Meaning.PENALTY_PASS, their=their)
    for major in MAJORS:
        at = situation.cheapest(Strain.of(major))
        if major is not their and at < 4:
            more = with_figure_points(MORE).with_length(major, 4)
            meaning = Meaning.GAME if at == 3 else Meaning.INVITATION
            yield Rule(suit_bid(at + 1, major), more, meaning)
            yield Rule(suit_bid(at, major), Box().with_length(major, 4), Meaning.ANSWER_DOUBLE)
    yield from _describing(situation, their)


def _describing(situation: Situation, their: Suit) -> Iterator[Rule]:
    """Notrump with a stopper, higher with more; with more and no stopper their suit; else clubs."""
    notrump = situation.cheapest(Strain.NOTRUMP)
    if notrump <= 3:
        yield Rule(THREE_NOTRUMP, stopped(with_figure_points(MORE), (their,)), Meaning.GAME)
        meaning = Meaning.GAME if notrump == 3 else Meaning.REBID_NOTRUMP
        least = Box() if notrump == 2 else with_figure_points(MORE - 2)
        yield Rule(Bid(notrump, Strain.NOTRUMP), stopped(least, (their,)), meaning)
    cue = suit_bid(situation.cheapest(Strain.of(their)), their)
    if cue < THREE_NOTRUMP:
        strong = with_figure_points(MORE)
        yield Rule(cue, strong, Meaning.CUE_STRONG, Force.GAME, suits=(), their=their)
    yield Rule(Bid(situation.cheapest(Strain.CLUBS), Strain.CLUBS), Box(), Meaning.REBID)


def _over_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Support, a major at game with more; else the same as over a double."""
    suit, their = bound["y"], bound["x"]
    at = situation.cheapest(Strain.of(suit))
    if suit.is_major:
        three = Box().with_length(suit, 3)
        yield Rule(suit_bid(4, suit), support_points(suit, MORE).with_length(suit, 3), Meaning.GAME)
        yield Rule(suit_bid(at, suit), three, Meaning.RAISE)
    yield from _describing(situation, their)


def _over_raise(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Three notrump with a stopper, else clubs: game with more than a minimum."""
    yield Rule(THREE_NOTRUMP, stopped(Box(), (bound["x"],)), Meaning.GAME)
    yield Rule(Bid(5, Strain.CLUBS), with_figure_points(MORE), Meaning.GAME)
    yield Rule(Bid(4, Strain.CLUBS), Box(), Meaning.REBID)


def _over_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Game with more than a minimum; six clubs are safer than notrump."""
    yield Rule(THREE_NOTRUMP, with_figure_points(MORE), Meaning.GAME)
    yield Rule(Bid(3, Strain.CLUBS), Box().with_length(Suit.CLUBS, 6), Meaning.REBID)
    yield Rule(PASS, Box(), Meaning.PASS)


def _over_answer(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Responder opposite a minimum with their suit stopped: game, in a major of six of one's own, or the end."""
    game = with_figure_points(INVITES.high)
    for suit in situation.suits_of(situation.seat):
        if suit.is_major:
            yield Rule(suit_bid(4, suit), game.with_length(suit, 6), Meaning.GAME)
    yield Rule(THREE_NOTRUMP, game, Meaning.GAME)
    yield Rule(Bid(3, Strain.CLUBS), Box().with_length(Suit.CLUBS, 4), Meaning.PREFERENCE)
    yield Rule(PASS, Box(), Meaning.PASS)


def _passes(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield Rule(PASS, Box(), Meaning.PASS)
