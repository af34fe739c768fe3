"""The words that the texts of all systems may use: conditions, numbers, suits, and blocks that reckon."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from operator import attrgetter
from types import MappingProxyType
from typing import Final

from schlemm.bidding.language.vocabulary import Vocabulary, vocabulary
from schlemm.bidding.natural import answers, development, levels, penalty
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Reading, Rule
from schlemm.bidding.rules.situation import Situation, below_game, has_side_called
from schlemm.bidding.systems import best_suits, natur_aces
from schlemm.core.calls import Bid, Call
from schlemm.core.cards import Strain, Suit
from schlemm.core.contract import Doubling
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.frequency import mean_figures

WIDE: Final = 3
"""Points between the least and the most that partner may have, from which one more than the least is reckoned with."""


WHO: Final = MappingProxyType({"own": "one has", "partner": "partner has"})
NAMES: Final = MappingProxyType(
    {PointCount.FIGURES: "figure points", PointCount.STRENGTH: "points, length counted as S1 does,"}
)


def passes(situation: Situation) -> int:
    """How often was passed before the first bid."""
    return len(situation.public.auction.calls) - len(situation.line)


def level(situation: Situation) -> int:
    """The level of the bid that stands."""
    return 0 if situation.last_bid is None else situation.last_bid.level


def last_is(situation: Situation, bid: Call) -> bool:
    """Whether this bid stands."""
    return situation.last_bid == bid


def standing(situation: Situation) -> Suit | None:
    """The suit of the bid that stands."""
    return None if situation.last_bid is None else situation.last_bid.strain.trump


def partner_bid_naturally(situation: Situation) -> bool:
    """Whether partner's last call is one of the system, and speaks of what it names."""
    last = situation.last.of(situation.seat.partner)
    return last is not None and not last.is_artificial


def partner_showed(situation: Situation, meanings: tuple[Meaning, ...]) -> bool:
    """Whether partner's last call has one of these meanings."""
    return _means(situation.last.of(situation.seat.partner), meanings)


def i_showed(situation: Situation, meanings: tuple[Meaning, ...]) -> bool:
    """Whether one's own last call has one of these meanings."""
    return _means(situation.last.of(situation.seat), meanings)


def _means(reading: Reading | None, meanings: tuple[Meaning, ...]) -> bool:
    return reading is not None and reading.meaning in meanings


def my_calls(situation: Situation) -> int:
    """How often one has called something else than a pass."""
    return len(situation.calls_of(situation.seat))


def partners_calls(situation: Situation) -> int:
    """How often partner has called something else than a pass."""
    return len(situation.calls_of(situation.seat.partner))


def mine(situation: Situation) -> tuple[Suit, ...]:
    """The suits that one has shown, in that order."""
    return situation.suits_of(situation.seat)


def partners(situation: Situation) -> tuple[Suit, ...]:
    """The suits that partner has shown, in that order."""
    return situation.suits_of(situation.seat.partner)


def cards(situation: Situation, suit: Suit) -> int:
    """The fewest cards that partner has shown in a suit."""
    return situation.partner.length(suit).low


def own_cards(situation: Situation, suit: Suit) -> int:
    """The fewest cards that one has shown in a suit."""
    return situation.own.length(suit).low


def sure_figures(situation: Situation) -> int:
    """The fewest figure points that partner can be counted on for; strength that was shown counts for them too."""
    return levels.fewest_points(situation.partner, Strain.NOTRUMP)


def likely_figures(situation: Situation) -> int:
    """The figure points that partner has on average, of a fraction the whole points."""
    return int(_mean(situation))


def nearly_likely_figures(situation: Situation) -> int:
    """The same, of a fraction one more."""
    return ceil(_mean(situation))


def _mean(situation: Situation) -> float:
    return mean_figures(situation.known.of(situation.seat.partner).classes)


def nine_tricks(situation: Situation) -> int:
    """The figure points for three notrump opposite partner; a wide range is not taken for its least."""
    low, high = situation.partner.figures
    return max(levels.NOTRUMP_NEEDS[3] - low - (high - low >= WIDE), 0)


def least_notrump(situation: Situation) -> int:
    """The fewest figure points with which an even hand bids notrump naturally."""
    even = development.notrump(situation, Box(balanced=True))
    return min((rule.box.figures.low for rule in even), default=0)


def natural_answers(situation: Situation) -> Iterator[Rule]:
    """The natural answers to partner's opening."""
    return iter(()) if situation.opening is None else answers.answers(situation, situation.opening)


def raises_by_points(
    situation: Situation, suit: Suit, hand: Box, *, any_strength: bool = False
) -> Iterator[Rule]:
    """A suit of partner's at the level that the points of both hands allow."""
    return levels.ladder(situation, Strain.of(suit), hand, Meaning.RAISE, any_strength=any_strength)


def small_slam_in(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Six of a suit in which both hands have eight cards and the points."""
    return (rule for rule in development.fits(situation, (suit,)) if rule.call == Bid(6, Strain.of(suit)))


def _end(who: str, count: PointCount, end: int) -> Callable[[Situation], int]:
    """The number of the fewest or the most points that somebody has shown."""
    whose = attrgetter(who)

    def points(situation: Situation) -> int:
        box: Box = whose(situation)
        return box.points(count)[end]

    points.__doc__ = f"The {'most' if end else 'fewest'} {NAMES[count]} that {WHO[who]} shown."
    return points


_SHOWN: Final = {
    f"{who}.{count.value}.{end}": _end(who, count, place)
    for who in ("own", "partner")
    for count in (PointCount.FIGURES, PointCount.STRENGTH)
    for place, end in enumerate(("low", "high"))
}


def have_they_opened(situation: Situation) -> bool:
    """Whether the opponents have bid and this side has called nothing."""
    return situation.last_bid is not None and not has_side_called(situation)


def undoubled(situation: Situation) -> bool:
    """Whether the bid that stands is not doubled."""
    return situation.public.auction.doubling is Doubling.UNDOUBLED


def legal(situation: Situation, call: Call) -> bool:
    """Whether the call may be made."""
    return situation.is_legal(call)


WORDS: Final[Vocabulary] = vocabulary(
    below_game=below_game,
    asked=Situation.is_asked,
    forced=Situation.is_forced_to_game,
    quiet=Situation.is_quiet,
    ours=Situation.is_ours,
    in_game=Situation.is_game,
    we_doubled=Situation.is_doubled,
    passed_before=Situation.has_passed,
    artificial=Situation.is_artificial,
    we_called=has_side_called,
    passes=passes,
    level=level,
    last_is=last_is,
    standing=standing,
    partner_bid_naturally=partner_bid_naturally,
    partner_showed=partner_showed,
    i_showed=i_showed,
    my_calls=my_calls,
    partners_calls=partners_calls,
    unbid=Situation.unbid_suits,
    theirs=Situation.their_suits,
    mine=mine,
    partners=partners,
    cards=cards,
    own_cards=own_cards,
    fit_length=development.fit_length,
    sure_figures=sure_figures,
    likely_figures=likely_figures,
    nearly_likely_figures=nearly_likely_figures,
    nine_tricks=nine_tricks,
    least_notrump=least_notrump,
    fits=development.fits,
    notrump=development.notrump,
    natural_answers=natural_answers,
    raises_by_points=raises_by_points,
    small_slam_in=small_slam_in,
    penalty=penalty.penalty,
    have_they_opened=have_they_opened,
    undoubled=undoubled,
    legal=legal,
    best_suits=best_suits.best_suits,
    best_answers=best_suits.best_answers,
    partner_asks_aces=natur_aces.FOUR_NOTRUMP.is_asked_by_partner,
    partner_asked_aces=natur_aces.FOUR_NOTRUMP.was_asked_by_partner,
    i_asked_aces=natur_aces.FOUR_NOTRUMP.was_asked,
    may_ask_aces=natur_aces.may_ask_aces,
    asks_for_aces=natur_aces.asks_for_aces,
    show_aces=natur_aces.show_aces,
    show_kings=natur_aces.show_kings,
    decides_after_aces=natur_aces.decides_after_aces,
    decides_after_kings=natur_aces.decides_after_kings,
    **_SHOWN,
)
