"""Game in Natur B once partner has shown enough for it: whoever can add up 25 figure points does not stop below.

A rebid that partner may pass is made with less only, so that no partnership with the points dies in a part score.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.development import fit_length, fits
from schlemm.bidding.natural.levels import NOTRUMP_NEEDS, SUIT_NEEDS
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import MAJORS, MINORS, Strain
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.features import Stopper

TRUMPS: Final = 8
"""Cards of both hands that make a fit."""
OWN: Final = 6
"""Cards in a major that need no fit."""
TELLING_LEVEL: Final = 3
"""The highest level at which a suit is bid to be told."""
WIDE: Final = 3
"""Points between the least and the most that partner may have, from which one more than the least is reckoned with."""
INVITES: Final = 2
"""How many points fewer than for game will do to ask partner by a new suit below level three."""
AUCTIONS: Final = (
    "1x P 1y|2y P 2x P",
    "1x P 1y|2y P 2z P",
    "1x P 1y|2y P 3z P",
    "1x P 2NT P",
    "1x P *",
)
"""Where to look for it: those of the source's examples by name, then every other."""


def reaching_game() -> Topic:
    """The topic."""
    places = (RuleTable(Pattern(text), _place, when=_is_open) for text in AUCTIONS)
    return Topic(
        "game",
        (
            RuleTable(Pattern("1x P 1y|2y P 3x P"), _after_jump, when=_is_open),
            *places,
        ),
    )


def points_for(partner: Box) -> int:
    """The figure points for three notrump opposite these; a wide range is not taken for its least."""
    low, high = partner.figures
    return max(NOTRUMP_NEEDS[3] - low - (high - low >= WIDE), 0)


def _is_open(situation: Situation) -> bool:
    """Whether this seat bids again, a pass would end the auction below game, and nothing forbids that yet."""
    if not situation.is_quiet or not situation.is_ours or situation.is_game:
        return False
    told = situation.calls_of(situation.seat) and situation.calls_of(situation.seat.partner)
    return bool(told) and not situation.is_forced_to_game


def _after_jump(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Opposite a strong hand with one suit, which may be very strong: game with a point less, or a pass."""
    yield from _games(situation)
    least = points_for(situation.partner) - 1
    three = Bid(situation.game_level(Strain.NOTRUMP), Strain.NOTRUMP)
    yield Rule(three, Box(figures=Range(least, MOST)), Meaning.GAME)
    if not situation.is_asked:
        yield Rule(PASS, Box(figures=Range(0, least - 1)), Meaning.PASS)


def _place(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Game with the points for it; with fewer a minor that fits is left."""
    yield from _games(situation)
    yield from _stops_in_minor(situation)


def _games(situation: Situation) -> Iterator[Rule]:
    """A major with a fit, notrump with everything stopped, a minor; a suit more before notrump with a suit open."""
    enough = Box(figures=Range(points_for(situation.partner), MOST))
    told = (*situation.suits_of(situation.seat), *situation.suits_of(situation.seat.partner))
    majors = tuple(suit for suit in MAJORS if suit in told)
    yield from fits(situation, majors, at_least=situation.game_level(Strain.SPADES))
    yield from _slam(situation)
    for suit in situation.suits_of(situation.seat)[:1]:
        if suit.is_major and _is_second(situation):
            bid = Bid(situation.game_level(Strain.of(suit)), Strain.of(suit))
            yield Rule(bid, enough.with_length(suit, OWN), Meaning.GAME)
    three = Bid(situation.game_level(Strain.NOTRUMP), Strain.NOTRUMP)
    stopped = enough.having(*(Stopper(suit) for suit in situation.unbid_suits))
    yield Rule(three, stopped, Meaning.GAME)
    yield from _minors(situation)
    yield from _one_suit_more(situation, enough)
    yield Rule(three, enough, Meaning.GAME)
    if situation.is_asked and not situation.suits_of(situation.seat):
        yield Rule(three, _without_fit(situation), Meaning.NOTRUMP_BALANCED)


def _stops_in_minor(situation: Situation) -> Iterator[Rule]:
    """A pass where partner has raised or shown a minor that fits: there is no stop between here and game."""
    last = situation.last_bid
    minor = None if last is None else last.strain.trump
    if last is None or minor is None or minor.is_major or last.level < TELLING_LEVEL or situation.is_asked:
        return
    fit = max(TRUMPS - situation.partner.length(minor).low, 1)
    yield Rule(PASS, Box().with_length(minor, fit), Meaning.PASS)


def _without_fit(situation: Situation) -> Box:
    """Even hands that do not make a major of partner's trumps."""
    box = Box(balanced=True)
    for suit in situation.suits_of(situation.seat.partner):
        if suit.is_major:
            box = box.with_length(suit, 0, fit_length(situation, suit) - 1)
    return box


def _slam(situation: Situation) -> Iterator[Rule]:
    """Six notrump by figure points, without a void or a singleton."""
    needed = max(NOTRUMP_NEEDS[6] - situation.partner.figures.low, 0)
    lengths = (Range(2, 13), Range(2, 13), Range(2, 13), Range(2, 13))
    box = Box(figures=Range(needed, MOST), lengths=lengths)
    yield Rule(Bid(6, Strain.NOTRUMP), box, Meaning.SLAM)


def _minors(situation: Situation) -> Iterator[Rule]:
    """Five of a minor, where both hands have eight cards and the points that eleven tricks take."""
    needed = max(SUIT_NEEDS[5] - situation.partner.strength.low, 0)
    for suit in MINORS:
        shown = situation.partner.length(suit).low
        if shown >= 4 and suit in situation.suits_of(situation.seat.partner):
            box = Box(strength=Range(needed, MOST)).with_length(suit, TRUMPS - shown)
            yield Rule(Bid(5, Strain.of(suit)), box, Meaning.GAME)


def _one_suit_more(situation: Situation, enough: Box) -> Iterator[Rule]:
    """A new suit, at one's second call: partner may stop what is open."""
    if not _is_second(situation):
        return
    for suit in situation.unbid_suits:
        level = situation.cheapest(Strain.of(suit))
        if level <= TELLING_LEVEL:
            low = enough.figures.low - (INVITES if level < TELLING_LEVEL else 0)
            box = Box(figures=Range(max(low, 0), MOST)).with_length(suit, 4)
            yield Rule(Bid(level, Strain.of(suit)), box, Meaning.SECOND_SUIT, Force.ROUND)


def _is_second(situation: Situation) -> bool:
    """Whether it is this seat's second call, so that its suit may still turn out to be long."""
    return len(situation.calls_of(situation.seat)) == 1
