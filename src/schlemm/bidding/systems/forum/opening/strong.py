"""Two clubs, semi-forcing, and two diamonds, forcing to game: relay or positive answer, then naturally."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, TableRules, Topic
from schlemm.bidding.systems.forum.hand_points import with_figure_points, with_length_points
from schlemm.bidding.systems.forum.notrump.balanced_range import Opposite
from schlemm.bidding.systems.forum.notrump.tables import scheme
from schlemm.bidding.systems.forum.opening.opening import GAME_FORCE
from schlemm.bidding.systems.forum.opening.strong_forced import forced
from schlemm.bidding.systems.forum.slam.trying import slam_tries
from schlemm.core.calls import DOUBLE, PASS, Bid
from schlemm.core.cards import MAJORS, MINORS, SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper, TopHonours

POSITIVE: Final = 7
"""Figure points of a positive answer, which shows a suit of five with two of the three highest cards."""
BALANCED: Final = 8
"""Figure points of two notrump over the game force."""
LONG: Final = 6
"""Cards of a suit that is good enough for a positive answer with one high honour and those points."""
RAISE: Final = 4
"""Points that make game with opener's long suit after two clubs."""
WIDEST: Final = 26
"""The most figure points that two notrump after the game force is reckoned with."""


def strong(agreements: Agreements) -> tuple[Topic, ...]:
    """A topic for each of the two openings; the notrump rebids use the scheme of two notrump."""
    two = agreements.two_notrump
    semi = Opposite("2C P|X 2D P 2NT", 2, Range(two.high + 1, two.high + 2))
    semi_forcing = Topic("semi-forcing", (*_as_after_opening(semi, agreements), *_semi_forcing(agreements)))
    if agreements.weak_diamonds:
        return (semi_forcing,)
    force = Opposite("2D P|X 2H P 2NT", 2, Range(two.high + 3, max(WIDEST, two.high + 4)))
    return semi_forcing, Topic(
        "game-force", (*_as_after_opening(force, agreements), *_game_force(agreements))
    )


def _as_after_opening(over: Opposite, agreements: Agreements) -> Iterator[RuleTable]:
    """What follows opener's two notrump: as after the opening of two notrump, which a book tells once."""
    return (replace(table, repeats=True) for table in scheme(over, agreements))


def _semi_forcing(agreements: Agreements) -> tuple[RuleTable, ...]:
    def natural(situation: Situation, bound: Bound) -> Iterator[Rule]:
        return forced(situation, agreements)

    def raises(situation: Situation, bound: Bound) -> Iterator[Rule]:
        return _to_long_suit(situation, agreements, bound["x"])

    def second(situation: Situation, bound: Bound) -> Iterator[Rule]:
        if agreements.weak_diamonds:
            yield from _game_without_two_diamonds(agreements)
        yield from _long_suit(situation, bound)

    jumps = (
        (RuleTable(Pattern("2C P|X 2D P|X 3M P"), natural, closed=True),) if agreements.weak_diamonds else ()
    )
    return (
        RuleTable(Pattern("2C P|X"), _relay_to_semi_forcing, closed=True),
        RuleTable(Pattern("2C P|X 2D P|X"), second, closed=True),
        *jumps,
        RuleTable(Pattern("2C P|X 2D P|X 2x|3x P"), raises, closed=True),
        RuleTable(Pattern("2C P|X 2D P|X 2x|3x P 3x P"), _over_raise, closed=True),
        RuleTable(Pattern("2C 2x|3x"), _over_overcall, closed=True),
        RuleTable(Pattern("2C 2x|3x P P"), _disturbed(Force.NONE), closed=True),
        RuleTable(Pattern("2C * P"), natural, closed=True, when=_nobody_disturbs_a_suit),
    )


def _game_force(agreements: Agreements) -> tuple[RuleTable, ...]:
    def natural(situation: Situation, bound: Bound) -> Iterator[Rule]:
        return forced(situation, agreements)

    return (
        RuleTable(Pattern("2D P|X"), _relay_to_game_force, closed=True),
        RuleTable(Pattern("2D P|X 2H P|X"), _over_relay, closed=True),
        RuleTable(Pattern("2D 2x|3x"), _over_overcall, closed=True),
        RuleTable(Pattern("2D 2x|3x P P"), _disturbed(Force.GAME), closed=True),
        RuleTable(Pattern("2D * P"), natural, closed=True, when=_nobody_disturbs_a_suit),
    )


def _nobody_disturbs_a_suit(situation: Situation) -> bool:
    """Whether the opponents have bid nothing and our side has bid at least three times, or positively."""
    seat = situation.seat
    quiet = not any(
        isinstance(call, Bid) for turns in (1, 3) for call in situation.calls_of(seat.after(turns))
    )
    return quiet and bool(situation.calls_of(seat.partner))


def _relay_to_semi_forcing(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield from _positive(MAJORS, MINORS)
    yield Rule(Bid(2, Strain.DIAMONDS), Box(), Meaning.RELAY, Force.ROUND)


def _relay_to_game_force(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield from _positive((Suit.SPADES,), (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS))
    balanced = Box(figures=Range(BALANCED, 50), balanced=True)
    yield Rule(Bid(2, Strain.NOTRUMP), balanced, Meaning.POSITIVE, Force.GAME)
    yield Rule(Bid(2, Strain.HEARTS), Box(), Meaning.RELAY, Force.GAME)


def _positive(at_two: tuple[Suit, ...], at_three: tuple[Suit, ...]) -> Iterator[Rule]:
    """A good suit of five, the longest, and values: at level two if it can be, else at three."""
    for length in (6, 5):
        for level, suits in ((2, at_two), (3, at_three)):
            for suit in suits:
                box = with_figure_points(POSITIVE).with_length(suit, length).having(TopHonours(suit, 2))
                yield Rule(Bid(level, Strain.of(suit)), box, Meaning.POSITIVE, Force.GAME)
    for level, suits in ((2, at_two), (3, at_three)):
        for suit in suits:
            box = with_figure_points(BALANCED).with_length(suit, LONG).having(TopHonours(suit, 1))
            yield Rule(Bid(level, Strain.of(suit)), box, Meaning.POSITIVE, Force.GAME)


def _long_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Opener after two clubs and the relay: notrump if balanced, else the long suit."""
    yield Rule(Bid(2, Strain.NOTRUMP), Box(balanced=True), Meaning.REBID_NOTRUMP)
    for length in (8, 7, 6):
        for suit in reversed(SUITS):
            level = 2 if suit.is_major else 3
            yield Rule(Bid(level, Strain.of(suit)), Box().with_length(suit, length), Meaning.NEW_SUIT)
    yield Rule(Bid(2, Strain.NOTRUMP), Box(), Meaning.REBID_NOTRUMP)


def _game_without_two_diamonds(agreements: Agreements) -> Iterator[Rule]:
    """Opener's hands that make game alone, where two diamonds is weak: a jump in the longest suit, or three notrump."""
    balanced = Box(figures=Range(agreements.two_notrump.high + 3, MOST), balanced=True)
    short = balanced.with_length(Suit.HEARTS, 2, 4).with_length(Suit.SPADES, 2, 4)
    yield Rule(Bid(3, Strain.NOTRUMP), short, Meaning.REBID_NOTRUMP)
    for length in (7, 6, 5):
        for suit in reversed(SUITS):
            enough = Box().with_count(PointCount.LONG, GAME_FORCE - (1 if suit.is_major else 0))
            call = Bid(3 if suit.is_major else 4, Strain.of(suit))
            yield Rule(call, enough.with_length(suit, length), Meaning.NEW_SUIT, Force.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), Box().with_count(PointCount.LONG, GAME_FORCE), Meaning.REBID_NOTRUMP)


def _to_long_suit(situation: Situation, agreements: Agreements, suit: Suit) -> Iterator[Rule]:
    """Responder: two cards are support for six; a suit of one's own forces to game; with nothing, pass."""
    strain, fit = Strain.of(suit), Box().with_length(suit, 2)
    yield from slam_tries(situation, agreements, suit, fit)
    enough = RAISE if suit.is_major else RAISE + 2
    game = situation.game_level(strain)
    if suit.is_major and not situation.is_game:
        supported = fit.with_count(PointCount.support(suit), enough)
        yield Rule(Bid(game, strain), supported, Meaning.GAME)
    for own in reversed(SUITS):
        level = situation.cheapest(Strain.of(own))
        if own is not suit and level <= 3:
            box = with_length_points(RAISE + 2).with_length(own, 5)
            box = box if own.is_major else box.having(TopHonours(own, 2, 4))
            yield Rule(Bid(level, Strain.of(own)), box, Meaning.NEW_SUIT, Force.GAME)
    if not situation.is_game:
        yield Rule(Bid(3, Strain.NOTRUMP), with_figure_points(RAISE + 1), Meaning.GAME)
        supported = fit.with_length(suit, 3).with_count(PointCount.support(suit), enough)
        yield Rule(Bid(game, strain), supported, Meaning.GAME)
        if suit.is_major:
            little = fit.with_count(PointCount.support(suit), RAISE - 2)
            yield Rule(Bid(3, strain), little, Meaning.INVITATION)
    yield Rule(PASS, Box(), Meaning.PASS)


def _over_raise(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Partner has next to nothing, and support: game with the most."""
    suit = bound["x"]
    strain = Strain.of(suit)
    yield Rule(Bid(situation.game_level(strain), strain), with_length_points(22), Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)


def _over_relay(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Opener after two diamonds: notrump if balanced, else the longest suit."""
    balanced = Box(balanced=True).with_length(Suit.HEARTS, 2, 4).with_length(Suit.SPADES, 2, 4)
    yield Rule(Bid(2, Strain.NOTRUMP), balanced, Meaning.REBID_NOTRUMP, Force.GAME)
    for length in (7, 6, 5):
        for suit in reversed(SUITS):
            level = 2 if suit is Suit.SPADES else 3
            box = Box().with_length(suit, length)
            yield Rule(Bid(level, Strain.of(suit)), box, Meaning.NEW_SUIT, Force.GAME)
    yield Rule(Bid(2, Strain.NOTRUMP), Box(), Meaning.REBID_NOTRUMP, Force.GAME)


def _over_overcall(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """They bid over the strong opening: a double sits on their suit, a suit and notrump show values."""
    their = bound["x"]
    sits = with_figure_points(RAISE).with_length(their, 4)
    yield Rule(DOUBLE, sits, Meaning.PENALTY, their=their)
    for suit in reversed(SUITS):
        level = situation.cheapest(Strain.of(suit))
        if suit is not their and level <= 3:
            box = with_figure_points(POSITIVE - 1).with_length(suit, 5)
            yield Rule(Bid(level, Strain.of(suit)), box, Meaning.POSITIVE, Force.GAME)
    level = situation.cheapest(Strain.NOTRUMP)
    stopped = with_figure_points(POSITIVE - 1).having(Stopper(their))
    yield Rule(Bid(level, Strain.NOTRUMP), stopped, Meaning.POSITIVE, Force.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)


def _disturbed(force: Force) -> TableRules:
    """Opener after their bid and two passes: even hands in notrump, the long suit, a double with any other hand."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        their = bound["x"]
        level = situation.cheapest(Strain.NOTRUMP)
        even = Box(balanced=True).with_length(Suit.HEARTS, 2, 4).with_length(Suit.SPADES, 2, 4)
        if level <= 3:
            asked = Force.NONE if level >= situation.game_level(Strain.NOTRUMP) else force
            call = Bid(level, Strain.NOTRUMP)
            yield Rule(call, even.having(Stopper(their)), Meaning.REBID_NOTRUMP, asked)
        for length in (7, 6, 5):
            for suit in reversed(SUITS):
                level = situation.cheapest(Strain.of(suit))
                if suit is not their and level <= 4:
                    box = Box().with_length(suit, length).with_length(their, 0, 3)
                    asked = Force.NONE if level >= situation.game_level(Strain.of(suit)) else force
                    yield Rule(Bid(level, Strain.of(suit)), box, Meaning.NEW_SUIT, asked)
        yield Rule(DOUBLE, Box(), Meaning.TAKEOUT, their=their)

    return rules
