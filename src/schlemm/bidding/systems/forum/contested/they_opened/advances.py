"""Partner has overcalled in a suit: raises, cue-bid raises, suits of one's own, notrump, responsive doubles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.fit import shown_points, trumps_shown
from schlemm.bidding.natural.sacrifices import are_in_game, sacrifices
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import (
    is_vulnerable,
    longest,
    stopped,
    suit_bid,
)
from schlemm.bidding.systems.forum.contested.shared.penalties import penalty_doubles, strength_doubles
from schlemm.bidding.systems.forum.contested.shared.runs import run_from_double
from schlemm.bidding.systems.forum.contested.shared.trumps import competing
from schlemm.bidding.systems.forum.contested.they_opened.weak_jumps import over_weak_jump
from schlemm.bidding.systems.forum.hand_points import support_points, with_figure_points
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount

GAME: Final = 25
"""Points of both hands, length counted by one and support by the other, with which game in a major is bid."""
LIGHT_OVERCALL: Final = 2
"""How many figure points more than the fewest an overcall that may be light is taken to have."""
HIGHEST_DOUBLE: Final = 3
"""The highest level at which a double of their suit asks for another."""
FOURTH_SUIT: Final = 8
"""Figure points for a double that shows the fourth suit at level one; two more a level."""
EDGE: Final = 2
"""How much better than its least an overcall is taken to be."""


def advances(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _advance(situation, agreements)

    def over_weak(situation: Situation, bound: Bound) -> Iterator[Rule]:
        call = _partners_overcall(situation)
        if call is not None:
            yield from over_weak_jump(situation, _suit(situation), call.level)

    return Topic(
        "advances",
        (
            RuleTable(Pattern("*"), rules, closed=True, when=_after_overcall),
            RuleTable(Pattern("*"), over_weak, closed=True, when=_after_preempt),
        ),
    )


def _partners_overcall(situation: Situation) -> Bid | None:
    """The suit overcall that was all our side has said, partner's last call."""
    seat = situation.seat
    calls = situation.calls_of(seat.partner)
    opening = situation.opening
    if situation.calls_of(seat) or len(calls) != 1 or opening is None or calls[0] == opening:
        return None
    call, last = calls[0], situation.last.of(seat.partner)
    if not isinstance(call, Bid) or call.strain.trump is None or last is None or last.call != call:
        return None
    return None if last.is_artificial else call


def _after_overcall(situation: Situation) -> bool:
    return _partners_overcall(situation) is not None and not _after_preempt(situation)


def _after_preempt(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return _partners_overcall(situation) is not None and last is not None and last.meaning is Meaning.PREEMPT


def _suit(situation: Situation) -> Suit:
    call = _partners_overcall(situation)
    return SUITS[call.strain.index] if call is not None else Suit.CLUBS


def _advance(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """With support raise; else a good suit, notrump, or pass."""
    suit = _suit(situation)
    partner = shown_points(situation, situation.seat.partner, PointCount.LONG).low + _edge(situation)
    figures = situation.partner.figures.low + EDGE - 1 + (LIGHT_OVERCALL if _may_be_light(situation) else 0)
    if isinstance(situation.right_hand_call, Bid):
        if not _bid_a_suit(situation):
            yield from penalty_doubles(situation)
        yield from strength_doubles(situation)
    if suit.is_major:
        yield from _raises(situation, suit, partner, agreements)
    yield from _notrump(situation, figures, 15)
    yield from _own_suits(situation, suit, partner)
    yield from _notrump(situation, figures, 0)
    yield from _fourth_suit(situation, suit)
    if not suit.is_major:
        yield from _raises(situation, suit, partner, agreements)
    yield from _responsive(situation, suit)
    yield from run_from_double(situation)


def _edge(situation: Situation) -> int:
    """How much better than its least the overcall is taken to be: less above level one, more where it may be light."""
    call = _partners_overcall(situation)
    return (EDGE if call is not None and call.level == 1 else EDGE - 1) + _may_be_light(situation)


def _may_be_light(situation: Situation) -> bool:
    """Whether the overcall is one at level one, not vulnerable: hands with the fewest points are rare among these."""
    call = _partners_overcall(situation)
    return call is not None and call.level == 1 and not is_vulnerable(situation)


def _raises(situation: Situation, suit: Suit, partner: int, agreements: Agreements) -> Iterator[Rule]:
    """As high as the trumps allow with a weak hand; through their suit with a good one."""
    strain = Strain.of(suit)
    level, game = situation.cheapest(strain), situation.game_level(strain)
    need = 10 - trumps_shown(situation, situation.seat.partner, suit)
    fits = max(need - 2, 2)
    if level > game or are_in_game(situation):
        yield from competing(situation)
        yield from sacrifices(situation)
        return
    enough = GAME + (3 if not suit.is_major else 0) - partner
    yield Rule(suit_bid(game, suit), support_points(suit, enough + 1).with_length(suit, fits), Meaning.GAME)
    shapely = support_points(suit, 8, enough + 3).with_length(suit, need)
    if suit.is_major:
        yield Rule(suit_bid(game, suit), shapely, Meaning.PREEMPTIVE_RAISE)
    cue = _cue(situation)
    if cue is not None and agreements.cue_raises and _is_below(cue, suit_bid(game, suit)):
        good = support_points(suit, enough - 1 - _edge(situation)).with_length(suit, fits)
        yield Rule(cue, good, Meaning.CUE_RAISE, Force.ROUND, (suit,), their=SUITS[cue.strain.index])
    elif level < game:
        good = support_points(suit, enough - 3).with_length(suit, fits)
        yield Rule(suit_bid(min(level + 1, game - 1), suit), good, Meaning.INVITATION)
    yield from _weak_raises(situation, suit, enough)


def _weak_raises(situation: Situation, suit: Suit, enough: int) -> Iterator[Rule]:
    """Total trumps: nine go to level three, eight to level two; vulnerable with a little more."""
    level, game = situation.cheapest(Strain.of(suit)), situation.game_level(Strain.of(suit))
    need = 8 - trumps_shown(situation, situation.seat.partner, suit)
    extra = 1 if is_vulnerable(situation) else 0
    if level < 3 < game or (level == 3 and level < game):
        jump = support_points(suit, 5 + extra, enough - 4).with_length(suit, need + 1)
        yield Rule(suit_bid(3, suit), jump, Meaning.PREEMPTIVE_RAISE if level < 3 else Meaning.RAISE)
    if level <= 2 and level < game:
        single = support_points(suit, 6 if level == 2 else 5, enough - 4).with_length(suit, need)
        yield Rule(suit_bid(level, suit), single, Meaning.RAISE)
        if level == 2:
            wide = support_points(suit, enough - 4, enough - 1).with_length(suit, need)
            yield Rule(suit_bid(level, suit), wide, Meaning.RAISE)
    elif level == 3 and level < game:
        single = support_points(suit, 9 + extra, enough - 1).with_length(suit, need)
        yield Rule(suit_bid(level, suit), single, Meaning.RAISE)


def _cue(situation: Situation) -> Bid | None:
    """The cheapest bid of a suit of theirs."""
    cues = [suit_bid(situation.cheapest(Strain.of(suit)), suit) for suit in situation.their_suits]
    return min(cues, key=lambda cue: 5 * cue.level + cue.strain.index, default=None)


def _is_below(cue: Bid, game: Bid) -> bool:
    """Whether the cue leaves room to stop below game."""
    return cue.level < game.level and cue.level <= 3


def _notrump(situation: Situation, partner: int, least: int) -> Iterator[Rule]:
    """Notrump with their suits stopped, at the level the points allow; only game if ``least`` asks for it."""
    cheapest = situation.cheapest(Strain.NOTRUMP)
    levels = {1: Range(8, max(22 - partner, 11)), 2: Range(max(23 - partner, 9), 24 - partner)}
    for level in (3, 2, 1):
        figures = Range(max(25 - partner, least, 10), 37) if level == 3 else levels[level]
        if level < cheapest or (least and level < 3) or figures.low > figures.high:
            continue
        box = stopped(Box(figures=figures), situation.their_suits)
        for suit in SUITS:
            box = box.with_length(suit, 1, 6 if suit in situation.their_suits else 5)
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.GAME if level == 3 else Meaning.NATURAL_NOTRUMP)


def _own_suits(situation: Situation, suit: Suit, partner: int) -> Iterator[Rule]:
    """A good suit of one's own where there is no fit: constructive, not forcing."""
    for other, box in longest(Box().with_length(suit, 0, 2), situation.unbid_suits, 5):
        level, length = situation.cheapest(Strain.of(other)), box.length(other).low
        low = {1: 8, 2: 10, 3: 13, 4: 15}.get(level)
        if low is None or (level >= 3 and length < 6) or are_in_game(situation):
            continue
        if length >= 6 and other.is_major and level < 4:
            strong = box.with_count(PointCount.LONG, GAME + 1 - partner)
            yield Rule(suit_bid(4, other), strong, Meaning.GAME)
        hands = box.with_count(PointCount.FIGURES, low - (2 if length >= 6 else 0), 37)
        yield Rule(suit_bid(level, other), hands, Meaning.NEW_SUIT)


def _responsive(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """They raise: a double shows the other two suits and some points."""
    last = situation.last_bid
    if last is None or situation.is_quiet or last.level > 3 or len(situation.unbid_suits) != 2:
        return
    if situation.is_artificial and last.strain.trump is suit:
        return
    their = last.strain.trump
    if their is None or not situation.is_legal(DOUBLE):
        return
    one, other = situation.unbid_suits
    box = (
        with_figure_points(6 + 2 * last.level)
        .with_length(one, 4)
        .with_length(other, 4)
        .with_length(suit, 0, 2)
    )
    yield Rule(DOUBLE, box, Meaning.RESPONSIVE_DOUBLE, their=their)


def _bid_a_suit(situation: Situation) -> bool:
    """Whether they have raised or bid a new suit low: a double of it shows the other suits, not trumps."""
    last = situation.last_bid
    return last is not None and last.strain.trump is not None and last.level <= HIGHEST_DOUBLE


def _fourth_suit(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """They bid a third suit: a double shows the fourth, some points, and two cards of partner's at least."""
    last = situation.last_bid
    if (
        last is None
        or len(situation.unbid_suits) != 1
        or not _bid_a_suit(situation)
        or situation.is_artificial
    ):
        return
    if not situation.is_legal(DOUBLE) or last.strain.trump not in situation.their_suits:
        return
    low = FOURTH_SUIT + 2 * (last.level - 1)
    box = with_figure_points(low).with_length(situation.unbid_suits[0], 4).with_length(suit, 2)
    yield Rule(DOUBLE, box, Meaning.RESPONSIVE_DOUBLE, their=last.strain.trump)
