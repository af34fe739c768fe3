"""Partner opened one of a suit or notrump and they overcalled: raises, negative doubles, free bids, notrump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.sacrifices import are_in_game, sacrifices
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import longest, stopped, suit_bid
from schlemm.bidding.systems.forum.contested.shared.penalties import penalty_doubles
from schlemm.bidding.systems.forum.contested.shared.trumps import competing, game_in_fit
from schlemm.bidding.systems.forum.hand_points import support_points, with_figure_points
from schlemm.core.calls import DOUBLE, PASS, Bid
from schlemm.core.cards import MAJORS, SUITS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

NEGATIVE: Final = (0, 6, 8, 10, 11)
"""Figure points for a negative double, at the level of their overcall."""
LIMIT: Final = 11
"""Points as dummy for a raise through their suit."""
TWO_SUITS: Final = 10
"""The same for a raise to three over two suits of theirs, where no bid of theirs shows one."""


def after_overcall(agreements: Agreements) -> Topic:
    """The topic."""

    def suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _over_suit(situation, agreements, bound["x"], bound["y"])

    def notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _over_notrump(situation, bound["x"])

    def two_suits(situation: Situation, bound: Bound) -> Iterator[Rule]:
        cue = _cheapest_of_theirs(situation) if agreements.cue_raises else None
        yield from raises(situation, bound["x"], cue, TWO_SUITS if cue is None else LIMIT)
        yield Rule(DOUBLE, with_figure_points(10), Meaning.COMPETITIVE_DOUBLE)

    return Topic(
        "after-overcall",
        (
            RuleTable(Pattern("1x #y"), suit, closed=True),
            RuleTable(Pattern("1x 1NT"), notrump, closed=True),
            RuleTable(Pattern("1x #x|2NT"), two_suits, closed=True),
        ),
    )


def _over_suit(situation: Situation, agreements: Agreements, mine: Suit, their: Suit) -> Iterator[Rule]:
    last = situation.last_bid
    level = last.level if last is not None else 1
    cue = suit_bid(situation.cheapest(Strain.of(their)), their) if agreements.cue_raises else None
    if mine.is_major:
        yield from raises(situation, mine, cue, LIMIT)
    if agreements.negative_doubles:
        trap = (
            with_figure_points(6, 15)
            .with_length(their, 5)
            .having(TopHonours(their, 3 if level == 1 else 2, 5))
        )
        yield Rule(PASS, trap, Meaning.PASS)
    else:
        yield from penalty_doubles(situation)
    yield from _free_majors(situation, level)
    if not any(suit.is_major for suit in situation.unbid_suits):
        yield from _notrump(situation, their, level)
    if agreements.negative_doubles:
        yield from _negative(situation, mine, their, level)
    yield from _notrump(situation, their, level)
    yield from _free_minors(situation, level)
    if not mine.is_major:
        yield from raises(situation, mine, cue, LIMIT)
    if agreements.negative_doubles and level <= 4:
        low = (0, 11, 11, 12, 12)[level]
        yield Rule(DOUBLE, with_figure_points(low), Meaning.NEGATIVE_DOUBLE, their=their)
    else:
        yield from penalty_doubles(situation)


def _cheapest_of_theirs(situation: Situation) -> Bid | None:
    """The cheapest bid of a suit that their two-suiter is known to have."""
    cues = [suit_bid(situation.cheapest(Strain.of(suit)), suit) for suit in situation.their_suits]
    return min(cues, key=lambda cue: cue.index, default=None)


def raises(situation: Situation, suit: Suit, cue: Bid | None, limit: int) -> Iterator[Rule]:
    """As high as the trumps allow with a weak hand (five go to game), through their suit with a good one."""
    strain = Strain.of(suit)
    level, game = situation.cheapest(strain), situation.game_level(strain)
    need = 3 if suit.is_major else 4
    if level > game or are_in_game(situation):
        yield from game_in_fit(situation)
        yield from competing(situation)
        yield from sacrifices(situation)
        return
    shapely = support_points(suit, 6, limit + 1).with_length(suit, need + 2)
    if suit.is_major and level <= game:
        yield Rule(
            suit_bid(game, suit), shapely.with_count(PointCount.FIGURES, 2, 10), Meaning.PREEMPTIVE_RAISE
        )
    if level <= game and (cue is None or cue.level > 3):
        enough = limit + 2 if suit.is_major else limit + 5
        yield Rule(suit_bid(game, suit), support_points(suit, enough).with_length(suit, need), Meaning.GAME)
    if level == game:
        box = support_points(suit, limit - 1).with_length(suit, need)
        yield Rule(suit_bid(game, suit), box, Meaning.GAME)
    if cue is not None and cue.level < game and cue.level <= 3:
        good = support_points(suit, limit).with_length(suit, need)
        yield Rule(cue, good, Meaning.CUE_RAISE, Force.ROUND, (suit,), their=SUITS[cue.strain.index])
    elif level < game:
        good = support_points(suit, limit - 1, limit + 1).with_length(suit, need)
        yield Rule(suit_bid(max(level, 3), suit), good, Meaning.LIMIT_RAISE)
    if level <= 3 < game:
        jump = support_points(suit, 6 if level < 3 else 7, limit).with_length(suit, need + 1)
        yield Rule(suit_bid(3, suit), jump, Meaning.PREEMPTIVE_RAISE if level < 3 else Meaning.RAISE)
    if level <= 2:
        yield Rule(suit_bid(2, suit), support_points(suit, 6, limit).with_length(suit, need), Meaning.RAISE)
    elif level == 3 < game:
        yield Rule(suit_bid(3, suit), support_points(suit, 9, limit).with_length(suit, need), Meaning.RAISE)


def _free_majors(situation: Situation, level: int) -> Iterator[Rule]:
    """A major of five: from six points at level one, eleven at level two."""
    majors = tuple(suit for suit in situation.unbid_suits if suit.is_major)
    both = len(majors) == 2
    for suit, box in longest(Box(), majors, 5):
        yield from _free(situation, suit, box)
    if both and level == 1:
        for suit in (Suit.HEARTS, Suit.SPADES):
            other = Suit.SPADES if suit is Suit.HEARTS else Suit.HEARTS
            box = with_figure_points(6).with_length(suit, 4).with_length(other, 0, 3)
            yield Rule(suit_bid(1, suit), box, Meaning.NEW_SUIT, Force.ROUND)


def _free(situation: Situation, suit: Suit, box: Box) -> Iterator[Rule]:
    at, length = situation.cheapest(Strain.of(suit)), box.length(suit).low
    low = {1: 6, 2: 11, 3: 13}.get(at)
    if low is None:
        if at == 4 and suit.is_major:
            yield Rule(
                suit_bid(4, suit),
                box.with_length(suit, max(length, 6)).with_count(PointCount.LONG, 12),
                Meaning.GAME,
            )
        return
    low -= 1 if length >= 6 and at > 1 else 0
    hands = box.with_count(PointCount.LONG, low)
    yield Rule(suit_bid(at, suit), hands, Meaning.NEW_SUIT, Force.ROUND)


def _free_minors(situation: Situation, level: int) -> Iterator[Rule]:
    minors = tuple(suit for suit in situation.unbid_suits if not suit.is_major)
    for suit, box in longest(Box(), minors, 5):
        yield from _free(situation, suit, box)


def _negative(situation: Situation, mine: Suit, their: Suit, level: int) -> Iterator[Rule]:
    """Four cards in the major that nobody has bid; with both bid, the minors."""
    if level >= len(NEGATIVE):
        return
    majors = tuple(suit for suit in situation.unbid_suits if suit.is_major)
    low = NEGATIVE[level]
    if len(majors) == 2:
        box = with_figure_points(low).with_length(Suit.HEARTS, 4).with_length(Suit.SPADES, 4)
        yield Rule(DOUBLE, box, Meaning.NEGATIVE_DOUBLE, suits=MAJORS, their=their)
        if level > 1:
            for suit in majors:
                box = with_figure_points(low + 1).with_length(suit, 4)
                yield Rule(DOUBLE, box, Meaning.NEGATIVE_DOUBLE, their=their)
    elif majors:
        box = with_figure_points(low).with_length(majors[0], 4)
        yield Rule(DOUBLE, box, Meaning.NEGATIVE_DOUBLE, suits=majors, their=their)
    else:
        box = with_figure_points(max(low, 7)).with_length(Suit.CLUBS, 4).with_length(Suit.DIAMONDS, 4)
        yield Rule(DOUBLE, box, Meaning.NEGATIVE_DOUBLE, their=their)


def _notrump(situation: Situation, their: Suit, level: int) -> Iterator[Rule]:
    """Their suit stopped: 7 to 10 at level one, 11 and 12 at level two, game with more."""
    cheapest = situation.cheapest(Strain.NOTRUMP)
    for at, figures in ((3, Range(13, 18)), (2, Range(10 if cheapest == 2 else 11, 12)), (1, Range(7, 10))):
        if at >= cheapest:
            box = stopped(Box(figures=figures), (their,))
            for suit in SUITS:
                box = box.with_length(suit, 1, 6 if suit in (Suit.CLUBS, Suit.DIAMONDS) else 5)
            yield Rule(Bid(at, Strain.NOTRUMP), box, Meaning.GAME if at == 3 else Meaning.NOTRUMP)


def _over_notrump(situation: Situation, mine: Suit) -> Iterator[Rule]:
    """They are strong: double with the balance of points, else play a suit."""
    yield Rule(DOUBLE, with_figure_points(9), Meaning.PENALTY)
    need = 3 if mine.is_major else 5
    yield Rule(
        suit_bid(3, mine), support_points(mine, 6).with_length(mine, need + 1), Meaning.PREEMPTIVE_RAISE
    )
    yield Rule(suit_bid(2, mine), support_points(mine, 5).with_length(mine, need), Meaning.RAISE)
    for suit, box in longest(with_figure_points(4), situation.unbid_suits, 6):
        if situation.cheapest(Strain.of(suit)) == 2:
            yield Rule(suit_bid(2, suit), box, Meaning.SUIT_TO_PLAY)


def _our_notrump(situation: Situation, their: Suit) -> Iterator[Rule]:
    """Our one notrump is overcalled: long suits to play low or force high, notrump with a stopper, penalties."""
    last = situation.last_bid
    level = last.level if last is not None else 2
    if situation.is_legal(DOUBLE):
        box = with_figure_points(7 if level == 2 else 6).with_length(their, 4)
        yield Rule(DOUBLE, box, Meaning.PENALTY, their=their)
    for suit, box in longest(Box(), situation.unbid_suits, 5):
        at, length = situation.cheapest(Strain.of(suit)), box.length(suit).low
        if suit.is_major and length >= 6:
            yield Rule(suit_bid(4, suit), box.with_count(PointCount.LONG, 10), Meaning.GAME)
        if at <= 3 and suit.is_major:
            yield Rule(suit_bid(3, suit), box.with_count(PointCount.FIGURES, 9), Meaning.NEW_SUIT, Force.GAME)
    for at, figures in ((3, Range(9, 15)), (2, Range(8, 8))):
        if at >= situation.cheapest(Strain.NOTRUMP):
            box = stopped(Box(figures=figures), (their,))
            yield Rule(Bid(at, Strain.NOTRUMP), box, Meaning.GAME if at == 3 else Meaning.INVITATION)
    for suit, box in longest(Box(), situation.unbid_suits, 5):
        at = situation.cheapest(Strain.of(suit))
        if at == 2:
            yield Rule(suit_bid(2, suit), box.with_count(PointCount.FIGURES, 4, 9), Meaning.SUIT_TO_PLAY)
        elif at == 3 and box.length(suit).low >= 6:
            yield Rule(suit_bid(3, suit), box.with_count(PointCount.FIGURES, 5, 9), Meaning.SUIT_TO_PLAY)
    yield Rule(DOUBLE, with_figure_points(8 if level == 2 else 9), Meaning.NEGATIVE_DOUBLE, their=their)
