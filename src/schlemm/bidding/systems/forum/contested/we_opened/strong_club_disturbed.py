"""They bid over our strong club: values double, suits and notrump force to game, weak hands pass; then opener."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import longest, stopped, suit_bid
from schlemm.bidding.systems.forum.contested.we_opened.limited_clubs_disturbed import limited_clubs_disturbed
from schlemm.bidding.systems.forum.contested.we_opened.strong_club_positive import (
    have_they_just_bid,
    level_of,
    own_suits,
    suit_of_theirs,
    suits_not_theirs,
    where_game_is_certain,
)
from schlemm.bidding.systems.forum.hand_points import with_figure_points, with_length_points
from schlemm.core.calls import DOUBLE, PASS, Bid
from schlemm.core.cards import MAJORS, Strain
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

POSITIVE: Final = 8
"""Figure points of responder's suit or notrump, which force to game."""
VALUES: Final = 5
"""Figure points of responder's double."""
HIGH_VALUES: Final = 6
"""The same from level three."""
GAME: Final = 20
"""Points, long suits counted, with which opener goes to game opposite a double that shows values."""
FREE: Final = 18
"""Points, long suits counted, of opener's suit at level three opposite an answer that has shown nothing."""
MUCH: Final = 18
"""Figure points of opener's double opposite such an answer."""


def strong_club_disturbed(agreements: Agreements) -> Topic:
    """The topic; nothing to say where one club is natural."""
    if not agreements.strong_club:
        return Topic("strong-club-disturbed", ())
    return Topic(
        "strong-club-disturbed",
        (
            RuleTable(Pattern("1C ?"), _responder, closed=True, when=have_they_just_bid),
            RuleTable(Pattern("1C ? P P"), _reopens, closed=True),
            RuleTable(Pattern("1C P P ?"), _reopens, closed=True),
            RuleTable(Pattern("1C ? X P"), _over_values, closed=True, when=_stands),
            RuleTable(Pattern("1C ? X ?"), _over_bid_over_values, closed=True, when=have_they_just_bid),
            RuleTable(Pattern("1C ? P ?"), _over_late_bid, closed=True, when=have_they_just_bid),
            RuleTable(Pattern("1C P|X 1D ?"), _over_late_bid, closed=True, when=have_they_just_bid),
            *where_game_is_certain(agreements),
            *limited_clubs_disturbed(),
        ),
    )


def _stands(situation: Situation) -> bool:
    """Whether their bid is what partner has doubled."""
    return not situation.is_ours


def _responder(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """A suit of five and notrump with a stopper force to game; other hands with values double."""
    for call, box in own_suits(situation, suits_not_theirs(situation), with_figure_points(POSITIVE), 3, 4):
        yield Rule(call, box, Meaning.POSITIVE, Force.GAME)
    notrump = situation.cheapest(Strain.NOTRUMP)
    if notrump <= 3 and situation.their_suits:
        box = stopped(with_figure_points(POSITIVE), situation.their_suits)
        yield Rule(Bid(notrump, Strain.NOTRUMP), box, Meaning.POSITIVE, Force.GAME)
    last = situation.last_bid
    values = VALUES if last is not None and last.level < 3 else HIGH_VALUES
    yield Rule(
        DOUBLE, with_figure_points(values), Meaning.COMPETITIVE_DOUBLE, their=suit_of_theirs(situation)
    )
    yield Rule(PASS, Box(), Meaning.PASS)


def _reopens(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Partner has little: a suit of five, notrump with a stopper, else a double."""
    their = suit_of_theirs(situation)
    short = Box() if their is None else Box().with_length(their, 0, 3)
    yield from _even(situation, MUCH, 21)
    for call, box in own_suits(situation, suits_not_theirs(situation), short, 2, 4):
        yield Rule(call, box, Meaning.NEW_SUIT)
    yield Rule(DOUBLE, Box(), Meaning.TAKEOUT, their=their)


def _even(situation: Situation, low: int, high: int) -> Iterator[Rule]:
    """Notrump at the cheapest level up to two with their suits stopped."""
    level = situation.cheapest(Strain.NOTRUMP)
    if level <= 2 and situation.their_suits:
        more = 2 * (level - 1)
        box = stopped(
            with_figure_points(low + more, high + more)._replace(balanced=True), situation.their_suits
        )
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.REBID_NOTRUMP)


def _over_values(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Partner has five points: trumps of theirs stay, games are bid, else a suit or notrump that may be passed."""
    if situation.last_bid is not None and situation.last_bid.strain is Strain.NOTRUMP:
        yield from _over_their_notrump(situation)
        return
    their = suit_of_theirs(situation)
    if their is not None:
        yield Rule(PASS, Box().with_length(their, 5), Meaning.PENALTY_PASS, their=their)
        four = Box().with_length(their, 4).having(TopHonours(their, 2, 5))
        if situation.last_bid is not None and situation.last_bid.level > 1:
            yield Rule(PASS, four, Meaning.PENALTY_PASS, their=their)
    yield from _games(situation)
    for call, box in own_suits(situation, suits_not_theirs(situation), Box(), 4, 4):
        yield Rule(call, box, Meaning.NEW_SUIT)
    yield from _even(situation, 0, GAME - 1)
    for suit, box in longest(Box(), suits_not_theirs(situation), 3):
        if level_of(situation, suit) <= 4:
            yield Rule(suit_bid(level_of(situation, suit), suit), box, Meaning.ANSWER_DOUBLE)
    yield Rule(PASS, Box(), Meaning.PENALTY_PASS, their=their)


def _over_their_notrump(situation: Situation) -> Iterator[Rule]:
    """Both hands have values and they are in notrump: only a suit of six is taken out."""
    patient = Box()
    for suit in suits_not_theirs(situation):
        patient = patient.with_length(suit, 0, 5)
    yield Rule(PASS, patient, Meaning.PENALTY_PASS)
    yield from _games(situation)
    for call, box in own_suits(situation, suits_not_theirs(situation), Box(), 0, 4):
        yield Rule(call, box, Meaning.NEW_SUIT)
    yield Rule(PASS, Box(), Meaning.PENALTY_PASS)


def _games(situation: Situation) -> Iterator[Rule]:
    """Game opposite a double that shows values: a long major, notrump, else a jump in a suit of five."""
    for suit, box in longest(with_length_points(GAME), MAJORS, 6):
        if suit not in situation.their_suits and level_of(situation, suit) <= situation.game_level(
            Strain.of(suit)
        ):
            call = suit_bid(situation.game_level(Strain.of(suit)), suit)
            yield Rule(call, box, Meaning.GAME)
    notrump = situation.cheapest(Strain.NOTRUMP)
    if notrump <= 3 and situation.their_suits:
        game = stopped(with_figure_points(GAME)._replace(balanced=True), situation.their_suits)
        yield Rule(Bid(3, Strain.NOTRUMP), game, Meaning.GAME)
    for suit, box in longest(with_length_points(GAME), suits_not_theirs(situation), 5):
        jump = level_of(situation, suit) + 1
        if jump <= 3:
            yield Rule(suit_bid(jump, suit), box, Meaning.NEW_SUIT, Force.GAME)


def _over_late_bid(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """They bid over the weak answer: opener's suit, notrump with a stopper, a double with much more, or a pass."""
    their = suit_of_theirs(situation)
    yield from _even(situation, MUCH, 21)
    for call, box in own_suits(situation, suits_not_theirs(situation), Box(), 2, 4):
        high = call.level > 2
        strong = box.with_count(PointCount.LONG, FREE + 2 * (call.level - 3)) if high else box
        yield Rule(call, strong, Meaning.NEW_SUIT)
    last = situation.last_bid
    much = with_figure_points(MUCH if last is not None and last.level <= 2 else MUCH + 2)
    yield Rule(DOUBLE, much, Meaning.TAKEOUT, their=their)
    if their is not None and last is not None and last.level <= 3:
        short = (
            Box().with_length(their, 0, 2)
            if last.level <= 2
            else with_figure_points(MUCH).with_length(their, 0, 1)
        )
        yield Rule(DOUBLE, short, Meaning.TAKEOUT, their=their)
    yield Rule(PASS, Box(), Meaning.PASS)


def _over_bid_over_values(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Partner has five points and they bid on: suits, three notrump, a double with more or short in theirs."""
    their = suit_of_theirs(situation)
    if situation.cheapest(Strain.NOTRUMP) <= 3 and situation.their_suits:
        game = stopped(with_figure_points(GAME - 1)._replace(balanced=True), situation.their_suits)
        yield Rule(Bid(3, Strain.NOTRUMP), game, Meaning.GAME)
    for call, box in own_suits(situation, suits_not_theirs(situation), Box(), 3, 4):
        yield Rule(call, box, Meaning.NEW_SUIT)
    yield Rule(DOUBLE, with_figure_points(MUCH), Meaning.TAKEOUT, their=their)
    if their is not None:
        yield Rule(DOUBLE, Box().with_length(their, 0, 2), Meaning.TAKEOUT, their=their)
    yield Rule(PASS, Box(), Meaning.PASS)
