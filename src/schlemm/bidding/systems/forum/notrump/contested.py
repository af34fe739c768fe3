"""After an opponent's call over our one notrump: natural, a double for points, their suit as Stayman."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, TableRules, Topic
from schlemm.bidding.systems.forum.hand_points import with_figure_points, with_length_points
from schlemm.bidding.systems.forum.notrump.answers import BELOW
from schlemm.bidding.systems.forum.notrump.balanced_range import Opposite
from schlemm.core.calls import DOUBLE, PASS, REDOUBLE, Bid
from schlemm.core.cards import MAJORS, MINORS, SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.features import Stopper

TO_PLAY: Final = 4
"""Points for a suit at level two over their bid; with fewer it is left to them."""
ABOVE_NOTRUMP: Final = 3
"""Points more than for three notrump, with which a long minor goes past it."""


def notrump_contested(agreements: Agreements) -> Topic:
    """The topic."""
    over = Opposite("1NT", 1, agreements.notrump)
    two = Opposite("2NT", 2, agreements.two_notrump)
    tables = [
        RuleTable(Pattern("1NT X"), lambda s, b: _over_double(over), closed=True),
        RuleTable(Pattern("1NT 2x|3x"), lambda s, b: _over_suit(s, over, b["x"]), closed=True),
        RuleTable(Pattern("1NT 2x|3x X P"), lambda s, b: _doubled(s, b["x"]), closed=True),
        RuleTable(Pattern("1NT 2x 3x P"), lambda s, b: _shows_major(s, b["x"]), closed=True),
        RuleTable(Pattern("1NT 2x 3x P #M P"), lambda s, b: _fits_major(s, b["M"]), closed=True),
        RuleTable(Pattern("1NT 2x|3x 3y P"), lambda s, b: _over_forcing(s, b["y"]), closed=True),
        RuleTable(Pattern("1NT 2x 2y P"), lambda s, b: _over_two(over, b["y"]), closed=True),
        RuleTable(Pattern("1NT 2x 2NT P"), lambda s, b: _as_asked(), closed=True),
        RuleTable(Pattern("1NT 2x 2NT P 3C P"), lambda s, b: _plays(s), closed=True),
        RuleTable(Pattern("2NT 3x"), lambda s, b: _over_two_overcalled(s, two, b["x"]), closed=True),
        RuleTable(Pattern("2NT 3x 3y P"), lambda s, b: _over_forcing(s, b["y"]), closed=True),
        RuleTable(Pattern("2NT 3x 4m P"), lambda s, b: _over_forcing(s, b["m"]), closed=True),
        RuleTable(Pattern("2NT 3x X P"), lambda s, b: _taken_out(s, b["x"]), closed=True),
    ]
    if agreements.transfers:
        for major, below in BELOW.items():
            asked = f"1NT P 2{below.letter} X"
            tables.append(RuleTable(Pattern(asked), _transfer_doubled(over, major), closed=True))
            tables.append(RuleTable(Pattern(f"{asked} P P"), _not_done(over, major), closed=True))
    return Topic("notrump-contested", tuple(tables))


def _over_double(over: Opposite) -> Iterator[Rule]:
    """Redouble with the points for it; with few, five cards or more to play."""
    for suit in MAJORS:
        weak = with_length_points(0, over.invite - 1).with_length(suit, 5)
        yield Rule(Bid(2, Strain.of(suit)), weak, Meaning.SUIT_TO_PLAY)
    for suit in MINORS:
        weak = with_length_points(0, over.invite - 1).with_length(suit, 5)
        yield Rule(Bid(2, Strain.of(suit)), weak, Meaning.SUIT_TO_PLAY)
    yield Rule(REDOUBLE, with_figure_points(over.invite - 1), Meaning.REDOUBLE)
    yield Rule(PASS, Box(), Meaning.PASS)


def _over_suit(situation: Situation, over: Opposite, their: Suit) -> Iterator[Rule]:
    """Their suit, natural or not, is bid: game first, then a double, then what is to play."""
    mine = tuple(suit for suit in reversed(SUITS) if suit not in {their, *situation.their_suits})
    for suit in mine:
        if suit.is_major:
            long = with_length_points(over.game - 1, over.slam - 2).with_length(suit, 6)
            yield Rule(Bid(situation.game_level(Strain.of(suit)), Strain.of(suit)), long, Meaning.GAME)
    for suit in mine:
        if situation.cheapest(Strain.of(suit)) <= 3:
            box = with_length_points(over.game).with_length(suit, 5 if suit.is_major else 6)
            yield Rule(Bid(3, Strain.of(suit)), box, Meaning.NEW_SUIT, Force.GAME)
    yield from _values(situation, over, their)
    if situation.cheapest(Strain.of(their)) == 3:
        for suit in mine:
            if suit.is_major:
                box = with_length_points(over.game).with_length(suit, 4)
                yield Rule(Bid(3, Strain.of(their)), box, Meaning.STAYMAN, Force.GAME, suits=())
    yield from _notrump(situation, over, their)
    yield from _weak_suits(situation, over, mine)
    for suit in mine:
        if situation.cheapest(Strain.of(suit)) == 2:
            box = with_length_points(TO_PLAY, over.game - 1).with_length(suit, 5)
            yield Rule(Bid(2, Strain.of(suit)), box, Meaning.SUIT_TO_PLAY)
    meaning = _meaning_of_double(situation, their)
    yield Rule(DOUBLE, with_figure_points(over.invite).with_length(their, 2), meaning, their=their)
    yield from _short_in_theirs(situation, over, their)
    yield Rule(PASS, Box(), Meaning.PASS)


def _short_in_theirs(situation: Situation, over: Opposite, their: Suit) -> Iterator[Rule]:
    """Game without a stopper: a minor of five forces; a bid that shows other suits is doubled with the points."""
    if their not in situation.their_suits:
        yield Rule(DOUBLE, with_figure_points(over.game), Meaning.PENALTY, their=their)
    for suit in MINORS:
        if suit is not their and situation.cheapest(Strain.of(suit)) <= 3:
            short = with_length_points(over.game + 1).with_length(suit, 5).with_length(their, 0, 1)
            yield Rule(Bid(3, Strain.of(suit)), short, Meaning.NEW_SUIT, Force.GAME)


def _values(situation: Situation, over: Opposite, their: Suit) -> Iterator[Rule]:
    """Four of their cards and points: they are down."""
    box = with_figure_points(over.invite).with_length(their, 4)
    yield Rule(DOUBLE, box, _meaning_of_double(situation, their), their=their)


def _meaning_of_double(situation: Situation, their: Suit) -> Meaning:
    """Points over a natural suit at level two, which opener may take out; else partner leaves it in."""
    last = situation.last_bid
    low = last is not None and last.level == 2 and their in situation.their_suits
    return Meaning.COMPETITIVE_DOUBLE if low else Meaning.PENALTY


def _notrump(situation: Situation, over: Opposite, their: Suit) -> Iterator[Rule]:
    """With their suit stopped as without their bid. Six comes last: nobody bids it blindly where four asks."""
    game = max(situation.game_level(Strain.NOTRUMP), 2)
    for level, points, meaning in (
        (4, Range(over.quantitative, over.slam - 1), Meaning.QUANTITATIVE),
        (game, Range(over.game, over.quantitative - 1), Meaning.GAME),
        (6, Range(over.slam, MOST), Meaning.SLAM),
    ):
        stopped = with_length_points(*points).having(Stopper(their))
        yield Rule(Bid(level, Strain.NOTRUMP), stopped, meaning)


def _doubled(situation: Situation, their: Suit) -> Iterator[Rule]:
    """Partner doubles with points: three of their cards sit; two are too few against a natural suit at level two."""
    yield Rule(PASS, Box().with_length(their, 3), Meaning.PENALTY_PASS, their=their)
    for suit in MAJORS:
        if suit is not their:
            yield Rule(Bid(2, Strain.of(suit)), Box().with_length(suit, 5), Meaning.SUIT_TO_PLAY)
    last = situation.last_bid
    if their in situation.their_suits and last is not None and last.level == 2:
        yield from _suit_of_four(situation, their, MAJORS)
        yield Rule(Bid(2, Strain.NOTRUMP), Box().having(Stopper(their)), Meaning.NATURAL_NOTRUMP)
        yield from _suit_of_four(situation, their, MINORS)
    yield Rule(PASS, Box(), Meaning.PENALTY_PASS, their=their)


def _taken_out(situation: Situation, their: Suit) -> Iterator[Rule]:
    """Partner doubles for take-out over our two notrump: four of their cards sit, a major, notrump, a minor."""
    yield Rule(PASS, Box().with_length(their, 4), Meaning.PENALTY_PASS, their=their)
    yield from _suit_of_four(situation, their, MAJORS)
    yield Rule(Bid(3, Strain.NOTRUMP), Box().having(Stopper(their)), Meaning.GAME)
    yield from _suit_of_four(situation, their, MINORS)


def _suit_of_four(situation: Situation, their: Suit, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    """The longest of these suits, of equal ones the lower, where partner's double asked for one."""
    for length in (6, 5, 4):
        for suit in sorted(suits, key=lambda suit: suit.index):
            if suit is not their:
                call = Bid(situation.cheapest(Strain.of(suit)), Strain.of(suit))
                yield Rule(call, Box().with_length(suit, length), Meaning.ANSWER_DOUBLE)


def _shows_major(situation: Situation, their: Suit) -> Iterator[Rule]:
    """The answer to their suit: a major of four, else notrump."""
    for suit in (Suit.HEARTS, Suit.SPADES):
        if suit is not their:
            call = Bid(situation.cheapest(Strain.of(suit)), Strain.of(suit))
            yield Rule(call, Box().with_length(suit, 4), Meaning.MAJOR)
    yield Rule(Bid(3, Strain.NOTRUMP), Box(), Meaning.NO_MAJOR, suits=())


def _fits_major(situation: Situation, major: Suit) -> Iterator[Rule]:
    if situation.is_game:
        yield Rule(PASS, Box(), Meaning.PASS)
    call = Bid(situation.game_level(Strain.of(major)), Strain.of(major))
    yield Rule(call, Box().with_length(major, 4), Meaning.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), Box(), Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)


def _over_forcing(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Partner's suit at level three forces: a major with three, notrump otherwise."""
    if suit.is_major:
        call = Bid(situation.game_level(Strain.of(suit)), Strain.of(suit))
        yield Rule(call, Box().with_length(suit, 3), Meaning.GAME)
    stoppers = tuple(Stopper(their) for their in situation.their_suits)
    yield Rule(Bid(3, Strain.NOTRUMP), Box().having(*stoppers), Meaning.GAME)
    yield Rule(Bid(4, Strain.of(suit)), Box().with_length(suit, 3), Meaning.RAISE)
    yield Rule(Bid(3, Strain.NOTRUMP), Box(), Meaning.GAME)
    yield Rule(Bid(situation.game_level(Strain.of(suit)), Strain.of(suit)), Box(), Meaning.GAME)


def _over_two(over: Opposite, suit: Suit) -> Iterator[Rule]:
    """Partner's suit at level two is to play; four cards and the most raise."""
    yield Rule(
        Bid(3, Strain.of(suit)), with_figure_points(over.shown.high).with_length(suit, 4), Meaning.INVITATION
    )
    yield Rule(PASS, Box(), Meaning.PASS)


def _over_two_overcalled(situation: Situation, over: Opposite, their: Suit) -> Iterator[Rule]:
    """Two notrump is strong: game is bid with the points for it; without a stopper or a long suit a double asks."""
    mine = tuple(suit for suit in reversed(SUITS) if suit is not their)
    for suit in mine:
        if suit.is_major:
            long = with_length_points(over.game).with_length(suit, 6)
            yield Rule(Bid(situation.game_level(Strain.of(suit)), Strain.of(suit)), long, Meaning.GAME)
    for suit in mine:
        if situation.cheapest(Strain.of(suit)) == 3:
            five = with_length_points(over.game).with_length(suit, 5)
            yield Rule(Bid(3, Strain.of(suit)), five, Meaning.NEW_SUIT, Force.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), with_figure_points(over.game).having(Stopper(their)), Meaning.GAME)
    for suit in MINORS:
        if suit is not their:
            long = with_length_points(over.game + ABOVE_NOTRUMP).with_length(suit, 6)
            yield Rule(Bid(4, Strain.of(suit)), long, Meaning.NEW_SUIT, Force.GAME)
    yield Rule(DOUBLE, with_figure_points(over.game), Meaning.TAKEOUT, their=their)
    yield Rule(PASS, Box(), Meaning.PASS)


def _weak_suits(situation: Situation, over: Opposite, mine: tuple[Suit, ...]) -> Iterator[Rule]:
    """Two notrump, by which partner bids three clubs: a suit that cannot be bid at level two, to play."""
    for suit in mine:
        if situation.cheapest(Strain.NOTRUMP) == 2 and situation.cheapest(Strain.of(suit)) == 3:
            weak = with_length_points(TO_PLAY, over.game - 1).with_length(suit, 6)
            yield Rule(Bid(2, Strain.NOTRUMP), weak, Meaning.PUPPET, Force.ROUND, suits=())


def _as_asked() -> Iterator[Rule]:
    yield Rule(Bid(3, Strain.CLUBS), Box(), Meaning.RELAY, suits=())


def _plays(situation: Situation) -> Iterator[Rule]:
    """The suit of the weak hand; clubs are bid already."""
    for suit in (Suit.HEARTS, Suit.DIAMONDS):
        if suit not in situation.their_suits:
            yield Rule(Bid(3, Strain.of(suit)), Box().with_length(suit, 6), Meaning.SIGN_OFF)
    yield Rule(PASS, Box(), Meaning.PASS)


def _transfer_doubled(over: Opposite, major: Suit) -> TableRules:
    """Three cards accept, four with the most jump; two pass."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        most = with_figure_points(over.accepts).with_length(major, 4)
        yield Rule(Bid(3, Strain.of(major)), most, Meaning.TRANSFER_FIT)
        yield Rule(Bid(2, Strain.of(major)), Box().with_length(major, 3), Meaning.TRANSFER_DONE)
        yield Rule(PASS, Box(), Meaning.PASS)

    return rules


def _not_done(over: Opposite, major: Suit) -> TableRules:
    """Opener has two cards of the major: it is bid by the hand that has five."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        game = Bid(situation.game_level(Strain.of(major)), Strain.of(major))
        yield Rule(game, with_length_points(over.game).with_length(major, 6), Meaning.GAME)
        yield Rule(Bid(3, Strain.NOTRUMP), with_length_points(over.game), Meaning.GAME)
        yield Rule(
            Bid(3, Strain.of(major)),
            with_length_points(over.invite + 1).with_length(major, 6),
            Meaning.INVITATION,
        )
        five = with_length_points(over.invite).with_length(major, 5, 5)
        yield Rule(Bid(2, Strain.NOTRUMP), five, Meaning.INVITATION)
        yield Rule(Bid(2, Strain.of(major)), Box(), Meaning.SIGN_OFF)

    return rules
