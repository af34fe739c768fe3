"""Second bids of Natur A where the wide answers of S1:31 need them: a raise, or a suit after one notrump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation, below_game
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.natur_a.opener_rebid import NO_SINGLETON
from schlemm.bidding.systems.notrump_slams import slams_over_notrump
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.evaluation.box import MOST, Box, Range

ACCEPTS_AFTER_NOTRUMP: Final = 9
"""Points that accept opener's invitation after one notrump."""
OPPOSITE_STRONG: Final = 3
"""Points that are worth game opposite a strong two of a suit (S1:37)."""
INVITES: Final = Range(15, 18)
"""Points that invite game opposite a raise, which has 6 to 13."""
ACCEPTS: Final = 10
"""Points of the raiser that accept; figure points for notrump."""
MINOR_GAME: Final = 12
"""Points of the raiser for five of a minor opposite 16."""
AFTER_NOTRUMP: Final = 14
"""Figure points of one notrump that accept two."""
AFTER_SUIT: Final = Range(16, 18)
"""Points of one notrump that go on once after a suit without a jump."""


def rebids() -> Topic:
    """The topic."""
    return Topic(
        "rebids",
        (
            RuleTable(Pattern("1M P 2M P"), _after_raise, when=below_game),
            RuleTable(Pattern("1M P 2M P 3M P"), _after_invitation, closed=True, when=below_game),
            RuleTable(Pattern("1m P 2m P 3m P"), _after_minor_invitation, closed=True, when=below_game),
            RuleTable(Pattern("1NT P 2x P"), _after_notrump, closed=True, when=below_game),
            RuleTable(Pattern("1NT P 2x P 2NT|3x P"), _after_opener_invites, closed=True, when=below_game),
            RuleTable(Pattern("2x P 2NT P 3x P"), _after_strong, closed=True, when=below_game),
            RuleTable(Pattern("1NT P 2NT P"), _after_two_notrump, closed=True, when=below_game),
        ),
    )


def _after_raise(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The opener: the raise may be anything from 6 to 13."""
    major, game = Strain.of(bound["M"]), situation.game_level(Strain.of(bound["M"]))
    yield Rule(Bid(game, major), Box(strength=Range(INVITES.high + 1, MOST)), Meaning.GAME)
    yield Rule(Bid(3, major), Box(strength=INVITES), Meaning.INVITATION)


def _after_invitation(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The raiser accepts with the upper half."""
    yield Rule(Bid(4, Strain.of(bound["M"])), Box(strength=Range(ACCEPTS, MOST)), Meaning.GAME)


def _after_minor_invitation(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The raiser, opposite 16 to 18: nine tricks in notrump without a singleton, else eleven with more."""
    minor = Strain.of(bound["m"])
    yield Rule(Bid(3, Strain.NOTRUMP), Box(figures=Range(ACCEPTS, MOST), lengths=NO_SINGLETON), Meaning.GAME)
    yield Rule(Bid(situation.game_level(minor), minor), Box(strength=Range(MINOR_GAME, MOST)), Meaning.GAME)


def _after_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The opener, with 4-3-3-3, opposite 6 to 13 points and a suit."""
    suit = bound["x"]
    strong = Box(strength=Range(AFTER_SUIT.high + 1, MOST))
    if suit.is_major:
        yield Rule(Bid(4, Strain.of(suit)), strong.with_length(suit, 4), Meaning.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), strong, Meaning.GAME)
    yield Rule(Bid(3, Strain.of(suit)), Box(strength=AFTER_SUIT).with_length(suit, 4), Meaning.RAISE)
    yield Rule(Bid(2, Strain.NOTRUMP), Box(strength=AFTER_SUIT), Meaning.INVITATION)


def _after_two_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The opener, opposite 10 to 13 figure points."""
    yield from slams_over_notrump(situation, Box(balanced=True))
    yield Rule(Bid(3, Strain.NOTRUMP), Box(figures=Range(AFTER_NOTRUMP, MOST)), Meaning.GAME)


def _after_opener_invites(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The answerer, with 6 to 13 points, opposite 16 to 18."""
    suit, box = bound["x"], Box(strength=Range(ACCEPTS_AFTER_NOTRUMP, MOST))
    if suit.is_major and situation.last_bid == Bid(3, Strain.of(suit)):
        yield Rule(Bid(4, Strain.of(suit)), box, Meaning.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), box, Meaning.GAME)


def _after_strong(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Opener's strong suit again, over two notrump that said nothing."""
    suit, box = bound["x"], Box(strength=Range(OPPOSITE_STRONG, MOST))
    if suit.is_major:
        yield Rule(Bid(4, Strain.of(suit)), box, Meaning.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), box, Meaning.GAME)
