"""Partner has doubled for take-out: the answers, what the doubler bids next, and their raises in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.fit import shown_points
from schlemm.bidding.natural.sacrifices import are_in_game
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import (
    four_good_trumps,
    is_left_to_us,
    longest,
    stopped,
    suit_bid,
)
from schlemm.bidding.systems.forum.contested.shared.penalties import penalty_doubles
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE, PASS, Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

JUMP: Final = 9
"""Points, length counted, for a jump in answer to a double of one or two of a suit."""
CUE: Final = 12
"""Points, length counted, for their suit: game is there, or close."""
TOO_STRONG: Final = 20
"""Figure points of a doubler who bids once more over an answer that may have none; two more at level three."""
SUPPORTED: Final = 18
"""The same at level two with three cards for partner's answer."""


NEW_SUIT: Final = 2
"""The highest level at which a double of a new suit of theirs shows cards in it."""
HIGH_MINOR: Final = 5
"""The level at which a long minor is still bid over their game."""


def doubles(agreements: Agreements) -> Topic:
    """The topic."""

    def answers(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers(situation)

    def second(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _doublers_second(situation)

    return Topic(
        "doubles",
        (
            RuleTable(Pattern("*"), answers, closed=True, when=_is_answer),
            RuleTable(Pattern("*"), second, closed=True, when=_is_second_call),
        ),
    )


def _is_answer(situation: Situation) -> bool:
    """Partner's take-out double was our side's first call, and nothing but a call of theirs followed."""
    seat = situation.seat
    last = situation.last.of(seat.partner)
    only = len(situation.calls_of(seat.partner)) == 1 and not situation.calls_of(seat)
    return only and situation.partner_doubled and last is not None and last.meaning is Meaning.TAKEOUT


def _is_second_call(situation: Situation) -> bool:
    """We doubled for take-out, partner answered in a suit or notrump without strength, they pass."""
    seat = situation.seat
    mine, partners = situation.calls_of(seat), situation.calls_of(seat.partner)
    last, own = situation.last.of(seat.partner), situation.last.of(seat)
    return (
        mine == (DOUBLE,)
        and own is not None
        and own.meaning is Meaning.TAKEOUT
        and len(partners) == 1
        and isinstance(partners[0], Bid)
        and last is not None
        and last.call == partners[0]
        and not last.is_artificial
        and situation.is_ours
        and not situation.is_game
    )


def _their(situation: Situation) -> Suit:
    """The suit that was doubled."""
    last = situation.last.of(situation.seat.partner)
    their = None if last is None else last.rules[0].their
    if their is not None:
        return their
    return situation.their_suits[0] if situation.their_suits else Suit.CLUBS


def _answers(situation: Situation) -> Iterator[Rule]:
    their = _their(situation)
    quiet = situation.is_quiet
    level = situation.last_bid.level if situation.last_bid is not None else 1
    if quiet:
        yield from _penalty_passes(situation, their, level)
    elif isinstance(situation.right_hand_call, Bid) and are_in_game(situation):
        yield from penalty_doubles(situation)
    shift = max(11 - shown_points(situation, situation.seat.partner, PointCount.LONG).low, 0)
    yield from _both_majors(situation, level)
    yield from _games(situation, their, level, shift)
    yield from _suits(situation, their, shift, majors=True)
    yield from _responsive(situation, level)
    yield from _notrump(situation, level, shift)
    yield from _suits(situation, their, shift, majors=False)
    yield from _high_minors(situation, their, shift)
    if is_left_to_us(situation):
        yield from _anything(situation, their)


def _penalty_passes(situation: Situation, their: Suit, level: int) -> Iterator[Rule]:
    """Their suit is ours: five good trumps and some points; the higher, the fewer trumps it takes.

    Four do where they have named several suits and ours are short: to bid one of these would be no better.
    """
    cards = 5 if level <= 2 else 4
    low = 7 if level <= 2 else 6
    box = (
        with_figure_points(low).with_length(their, cards).having(TopHonours(their, 3 if level == 1 else 2, 5))
    )
    yield Rule(PASS, box, Meaning.PENALTY_PASS, their=their)
    yield Rule(PASS, with_figure_points(4).with_length(their, 6), Meaning.PENALTY_PASS, their=their)
    if 2 <= level <= 3 and len(situation.their_suits) > 1:
        yield Rule(PASS, four_good_trumps(situation, their), Meaning.PENALTY_PASS, their=their)
    if level >= 4:
        box = Box().with_length(their, 2)
        for suit in situation.unbid_suits:
            box = box.with_length(suit, 0, 4)
        yield Rule(PASS, box, Meaning.PENALTY_PASS, their=their)


def _games(situation: Situation, their: Suit, level: int, shift: int) -> Iterator[Rule]:
    """Majors to game with five cards or the points; their suit with the points and no clear suit; notrump."""
    least = (0, CUE - 1, CUE - 1, CUE - 3, 8, 10)[min(level, 5)] + shift
    majors = tuple(suit for suit in situation.unbid_suits if suit.is_major)
    for suit, box in longest(Box(), majors, 4):
        game = situation.game_level(Strain.of(suit))
        if not situation.cheapest(Strain.of(suit)) <= game <= 4:
            continue
        length = box.length(suit).low
        if length >= 6:
            yield Rule(suit_bid(game, suit), box.with_count(PointCount.LONG, least - 2), Meaning.GAME)
        elif length == 5:
            yield Rule(suit_bid(game, suit), box.with_count(PointCount.LONG, least), Meaning.GAME)
        elif len(majors) == 1 or level >= 2:
            yield Rule(
                suit_bid(game, suit),
                box.with_count(PointCount.LONG, least + (1 if level < 3 else 2), 15),
                Meaning.GAME,
            )
    yield from _strong_notrump(situation, their, level, shift)
    cue = suit_bid(situation.cheapest(Strain.of(their)), their)
    if cue.level <= 3:
        yield Rule(cue, long_hand(CUE + shift), Meaning.CUE_STRONG, Force.GAME if level < 3 else Force.ROUND)
    elif cue.level == 4:
        yield Rule(cue, long_hand(CUE + 1 + shift), Meaning.CUE_STRONG, Force.GAME)


def _strong_notrump(situation: Situation, their: Suit, level: int, shift: int) -> Iterator[Rule]:
    """Their suit stopped and no major of four: game with thirteen, two with eleven or twelve."""
    cheapest = situation.cheapest(Strain.NOTRUMP)
    no_major = Box()
    for suit in situation.unbid_suits:
        no_major = no_major.with_length(suit, 0, 3) if suit.is_major else no_major
    steps = [(3, Range((13 if level < 3 else 10) + shift, MOST)), (2, Range(11 + shift, 12 + shift))]
    for at, figures in steps[: 2 if level == 1 else 1]:
        if at >= cheapest and at <= situation.game_level(Strain.NOTRUMP):
            box = stopped(no_major.with_count(PointCount.FIGURES, *figures), (their,))
            yield Rule(Bid(at, Strain.NOTRUMP), box, Meaning.GAME if at == 3 else Meaning.NATURAL_NOTRUMP)


def long_hand(low: int) -> Box:
    """Any hand with the points, length counted."""
    return Box().with_count(PointCount.LONG, low)


def _suits(situation: Situation, their: Suit, shift: int, *, majors: bool) -> Iterator[Rule]:
    """A suit of four: cheapest, or with a jump on nine points; if they bid between, only freely."""
    suits = tuple(suit for suit in situation.unbid_suits if suit.is_major is majors and suit is not their)
    low = 0 if is_left_to_us(situation) else 6
    for suit, box in longest(Box(), suits, 4):
        strain = Strain.of(suit)
        level, game = situation.cheapest(strain), situation.game_level(strain)
        if level > 4:
            continue
        if level < game and level + 1 < game and level <= 2:
            jump = box.with_count(PointCount.LONG, JUMP + shift, CUE + shift)
            yield Rule(suit_bid(level + 1, suit), jump, Meaning.INVITATION)
        least = low + (2 if low and level >= 3 else 0)
        if low and box.length(suit).low >= 5:
            least -= 1
        yield Rule(
            suit_bid(level, suit), box.with_count(PointCount.LONG, least, CUE + shift), Meaning.ANSWER_DOUBLE
        )


def _high_minors(situation: Situation, their: Suit, shift: int) -> Iterator[Rule]:
    """Five of a minor over their game: a long suit, short in theirs."""
    if is_left_to_us(situation):
        return
    for length, low in ((7, 10), (6, 12)):
        for suit in situation.unbid_suits:
            if not suit.is_major and situation.cheapest(Strain.of(suit)) == HIGH_MINOR:
                box = long_hand(low + shift).with_length(suit, length).with_length(their, 0, 1)
                yield Rule(suit_bid(HIGH_MINOR, suit), box, Meaning.ANSWER_DOUBLE)


def _notrump(situation: Situation, level: int, shift: int) -> Iterator[Rule]:
    """Their suit stopped, no major of four."""
    cheapest = situation.cheapest(Strain.NOTRUMP)
    ranges = {1: Range(7, 10)} if level == 1 else {2: Range(8, 10)}
    for at, figures in ranges.items():
        if at >= cheapest:
            box = stopped(
                with_figure_points(figures.low + shift // 2, figures.high + shift), situation.their_suits
            )
            yield Rule(Bid(at, Strain.NOTRUMP), box, Meaning.NATURAL_NOTRUMP)


def _both_majors(situation: Situation, level: int) -> Iterator[Rule]:
    """They raised a minor: a double shows both majors."""
    last = situation.last_bid
    if situation.is_quiet or last is None or last.strain.trump is None or not situation.is_legal(DOUBLE):
        return
    if Suit.HEARTS in situation.unbid_suits and Suit.SPADES in situation.unbid_suits:
        box = with_figure_points(5 + level, 10).with_length(Suit.HEARTS, 4, 4).with_length(Suit.SPADES, 4, 4)
        yield Rule(DOUBLE, box, Meaning.RESPONSIVE_DOUBLE, their=last.strain.trump)


def _responsive(situation: Situation, level: int) -> Iterator[Rule]:
    """They raised: a double asks partner to choose instead. They bid a new suit: it shows four cards there."""
    last = situation.last_bid
    if situation.is_quiet or last is None or last.strain.trump is None or level > 4:
        return
    their = last.strain.trump
    if their not in situation.their_suits or not situation.is_legal(DOUBLE):
        return
    if their is not _their(situation) and level <= NEW_SUIT:
        four = with_figure_points(5 + 2 * level).with_length(their, 4)
        yield Rule(DOUBLE, four, Meaning.PENALTY, their=their)
        return
    suits = situation.unbid_suits
    for one, other in ((a, b) for a in suits for b in suits if a.index > b.index):
        if one.is_major is other.is_major:
            box = with_figure_points(5 + level).with_length(one, 4).with_length(other, 4)
            yield Rule(DOUBLE, box, Meaning.RESPONSIVE_DOUBLE, their=their)
    yield Rule(
        DOUBLE, with_figure_points(8 + level).with_length(their, 0, 3), Meaning.RESPONSIVE_DOUBLE, their=their
    )


def _anything(situation: Situation, their: Suit) -> Iterator[Rule]:
    """Three cards will do when one must speak: the cheapest of the suits."""
    others = (suit for suit in situation.unbid_suits if suit is not their)
    cheap = sorted(others, key=lambda suit: 5 * situation.cheapest(Strain.of(suit)) + suit.index)
    for suit in cheap:
        level = situation.cheapest(Strain.of(suit))
        if level <= 7:
            yield Rule(suit_bid(level, suit), Box().with_length(suit, 3), Meaning.ANSWER_DOUBLE)
    for suit in cheap:
        level = situation.cheapest(Strain.of(suit))
        if level <= 7:
            yield Rule(suit_bid(level, suit), Box(), Meaning.ANSWER_DOUBLE)


def _doublers_second(situation: Situation) -> Iterator[Rule]:
    """Raise partner's answer, which is weak unless it jumped, or bid a suit or notrump with a strong hand."""
    last = situation.last_bid
    if last is None:
        return
    partner = situation.partner.figures.low
    if last.strain.trump is not None:
        yield from raise_of_answer(situation, last.strain.trump)
    their = situation.their_suits
    for suit, box in longest(Box(), tuple(s for s in SUITS if s not in their), 5):
        level = situation.cheapest(Strain.of(suit))
        if level <= 3 and suit is not last.strain.trump:
            if suit.is_major:
                strong = box.with_count(PointCount.LONG, 23 - partner // 2)
                yield Rule(suit_bid(4, suit), strong.with_length(suit, 6), Meaning.GAME)
            hands = box.with_count(PointCount.LONG, 17 if level < 3 else 19)
            yield Rule(suit_bid(level, suit), hands, Meaning.SECOND_SUIT)
        elif level == 4 and suit is not last.strain.trump:
            yield Rule(suit_bid(level, suit), long_hand(21).with_length(suit, 6), Meaning.SECOND_SUIT)
    cheapest = situation.cheapest(Strain.NOTRUMP)
    steps = {1: Range(17, 19), 2: Range(20, 21), 3: Range(22, 37)}
    if partner >= 7:
        steps = {2: Range(24 - partner, 25 - partner), 3: Range(max(25 - partner, 12), 37)}
    for level in (3, 2, 1):
        if level >= cheapest and level in steps:
            figures = (
                steps[level] if level > cheapest else Range(min(steps[level].low, 18), steps[level].high)
            )
            open_suits = () if last.strain is Strain.NOTRUMP else their
            box = stopped(Box(figures=figures), open_suits)
            meaning = Meaning.GAME if level == 3 else Meaning.NATURAL_NOTRUMP
            yield Rule(Bid(level, Strain.NOTRUMP), box, meaning)
    yield from _strong_without_a_bid(situation)


def _strong_without_a_bid(situation: Situation) -> Iterator[Rule]:
    """Their suit with a hand too strong to pass that has no suit, no stopper and no raise: partner tells more."""
    for their in situation.their_suits[:1]:
        level = situation.cheapest(Strain.of(their))
        if level <= 3:
            strong = Box(figures=Range(TOO_STRONG + 2 * (level == 3), MOST))
            yield Rule(suit_bid(level, their), strong, Meaning.CUE_STRONG, Force.ROUND)
        answer = None if situation.last_bid is None else situation.last_bid.strain.trump
        if level == 2 and answer is not None:
            support = Box(figures=Range(SUPPORTED, MOST)).with_length(answer, 3, 3)
            yield Rule(suit_bid(level, their), support, Meaning.CUE_STRONG, Force.ROUND)


def raise_of_answer(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Four cards for the suit that partner has answered in: game, or a raise that asks, by the points."""
    strain = Strain.of(suit)
    level, game = situation.cheapest(strain), situation.game_level(strain)
    if level > game:
        return
    support = Box().with_length(suit, 4)
    need = 26 if suit.is_major else 28
    low = shown_points(situation, situation.seat.partner, PointCount.LONG).low
    mean = low + (4 if low < 6 else 1)
    count = PointCount.support(suit)
    yield Rule(suit_bid(game, suit), support.with_count(count, need - mean), Meaning.GAME)
    for to, least in ((3, need - mean - 2), (2, need - mean - 5)):
        if level <= to < game and (to > level or to < 3):
            yield Rule(suit_bid(to, suit), support.with_count(count, least), Meaning.INVITATION)
    if level == 3 < game:
        yield Rule(suit_bid(3, suit), support.with_count(count, need - mean - 1, MOST), Meaning.INVITATION)
