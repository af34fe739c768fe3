"""The answerer's second bid in Natur A, where opener's bid forces to nothing: game, an invitation, or natural bids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.development import fit_length
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, below_game
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.core.calls import Bid
from schlemm.core.cards import MAJORS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range

INVITES: Final = 10
"""Figure points for two notrump opposite a bid that may be low."""
GAME: Final = 12
"""Figure points for three."""
OPPOSITE_TWO_NOTRUMP: Final = 8
"""Figure points for three notrump opposite a jump to two."""
OPPOSITE_LOW: Final = 11
"""The same opposite two notrump without a jump."""
OPPOSITE_JUMP: Final = 8
"""Points for game opposite a jump that does not force."""
ACCEPTS: Final = 14
"""Figure points of the opener that accept two notrump."""


def answerer_second_bid() -> Topic:
    """The topic."""
    return Topic(
        "responder-rebid",
        (
            RuleTable(Pattern("1x P 1y P 3y P"), _over_raise, closed=True, when=_is_free),
            RuleTable(Pattern("1x P 1y|2y P 3x P"), _over_long_suit, when=_is_free),
            RuleTable(Pattern("1x P 1y P 2NT P"), _over_two_notrump, when=_is_free),
            RuleTable(Pattern("1x P 2y P 2NT P"), _over_low_two_notrump, when=_is_free),
            RuleTable(Pattern("1x P 1y P 1NT|1z|2z|2x P"), _over_low, when=_is_free),
            RuleTable(Pattern("1x P 2y P 3y P"), _over_minor, when=_is_free),
            RuleTable(Pattern("1x P 2y P 2z|2x P"), _over_low, when=_is_free),
            RuleTable(Pattern("1x P 1y P 1NT|1z|2z|2x P 2NT P"), _invited, closed=True, when=_is_free),
            RuleTable(Pattern("1x P 2y P 2z|2x P 2NT P"), _invited, closed=True, when=_is_free),
        ),
    )


def _is_free(situation: Situation) -> bool:
    """Whether nobody has forced to game."""
    return below_game(situation) and not situation.is_forced_to_game


def _over_raise(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Opener has 16 to 18 points and support."""
    strain = Strain.of(bound["y"])
    box = Box(strength=Range(OPPOSITE_JUMP, MOST))
    if not bound["y"].is_major:
        yield Rule(Bid(3, Strain.NOTRUMP), box, Meaning.GAME)
    yield Rule(Bid(situation.game_level(strain), strain), box, Meaning.GAME)


def _over_long_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Opener has 16 to 18 points and six cards."""
    first, enough = bound["x"], Box(strength=Range(OPPOSITE_JUMP, MOST))
    if first.is_major:
        yield Rule(Bid(4, Strain.of(first)), enough.with_length(first, 2), Meaning.GAME)
    yield from _own_major(situation, bound["y"], enough)
    yield Rule(Bid(3, Strain.NOTRUMP), enough, Meaning.GAME)


def _over_two_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Opener is even and has 16 or 17 figure points."""
    enough = Box(figures=Range(OPPOSITE_TWO_NOTRUMP, MOST))
    yield from _own_major(situation, bound["y"], enough)
    yield Rule(Bid(3, Strain.NOTRUMP), enough, Meaning.GAME)


def _over_low_two_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Opener is even and has up to 15 figure points, as it was an answer at level two."""
    enough = Box(figures=Range(OPPOSITE_LOW, MOST))
    yield from _five_of_a_major(bound["y"], enough)
    yield Rule(Bid(3, Strain.NOTRUMP), enough, Meaning.GAME)


def _over_low(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Opener may have as little as an opening, or up to 18 points: notrump, if there is no fit in a major."""
    box = Box()
    for major in MAJORS:
        box = box.with_length(major, 0, fit_length(situation, major) - 1)
    for level, figures in ((3, Range(GAME, MOST)), (2, Range(INVITES, GAME - 1))):
        if situation.cheapest(Strain.NOTRUMP) <= level:
            meaning = Meaning.GAME if level == 3 else Meaning.INVITATION
            yield Rule(Bid(level, Strain.NOTRUMP), Box(figures=figures, lengths=box.lengths), meaning)


def _over_minor(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Opener has raised a minor, with up to 18 points."""
    if not bound["y"].is_major:
        yield Rule(Bid(3, Strain.NOTRUMP), Box(figures=Range(INVITES, MOST)), Meaning.GAME)


def _own_major(situation: Situation, suit: Suit, box: Box) -> Iterator[Rule]:
    """Game in one's own major of six, and five of it for opener to choose."""
    if suit.is_major:
        game = situation.game_level(Strain.of(suit))
        yield Rule(Bid(game, Strain.of(suit)), box.with_length(suit, 6), Meaning.GAME)
        if situation.cheapest(Strain.of(suit)) == 3:
            yield from _five_of_a_major(suit, box)


def _five_of_a_major(suit: Suit, box: Box) -> Iterator[Rule]:
    if suit.is_major:
        yield Rule(Bid(3, Strain.of(suit)), box.with_length(suit, 5), Meaning.REBID, Force.GAME)


def _invited(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The opener, opposite 10 or 11 figure points."""
    yield Rule(Bid(3, Strain.NOTRUMP), Box(figures=Range(ACCEPTS, MOST)), Meaning.GAME)
