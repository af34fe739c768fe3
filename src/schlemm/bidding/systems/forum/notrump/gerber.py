"""Four clubs over notrump asks for aces: four diamonds 0 or 4, then 1, 2, 3; five clubs then asks for kings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.ace_asking import aces_shown, by_steps
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Reading, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_points import GRAND_SLAM_POINTS
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.hand_points import with_length_points
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import STRAINS, SUITS, Rank, Strain, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import Holds

ASK: Final = Bid(4, Strain.CLUBS)
KINGS: Final = Bid(5, Strain.CLUBS)
ACES: Final = 4
LONG: Final = 6
"""Cards of a suit that is trumps without support."""


def gerber() -> Topic:
    """The topic: the answers, and what the asker makes of them."""
    return Topic(
        "gerber",
        (
            RuleTable(Pattern("* #NT P * 4C P"), _aces, closed=True, when=_partner_asks),
            RuleTable(Pattern("* 4C P _ P"), _decides, closed=True, when=_asked),
            RuleTable(Pattern("* 4C P _ P 5C P"), _kings, closed=True, when=_partner_asks_kings),
            RuleTable(Pattern("* 4C P _ P 5C P _ P"), _decides_again, closed=True, when=_asked),
            RuleTable(Pattern("* 4C P _ P _ P"), _end, closed=True, when=_partner_asked),
            RuleTable(Pattern("* 4C P _ P 5C P _ P _ P"), _end, closed=True, when=_partner_asked),
        ),
    )


def _ask_of(situation: Situation, asker: Seat) -> Reading | None:
    """The reading of this seat's question; ``None`` if it has not asked."""
    for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True):
        if seat is asker and call == ASK and reading is not None and reading.meaning is Meaning.ASK_ACES:
            return reading
    return None


def _partner_asked(situation: Situation) -> bool:
    return _ask_of(situation, situation.seat.partner) is not None


def _partner_asks(situation: Situation) -> bool:
    return _partner_asked(situation) and situation.calls_of(situation.seat.partner)[-1:] == (ASK,)


def _partner_asks_kings(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return _partner_asked(situation) and last is not None and last.meaning is Meaning.ASK_KINGS


def _asked(situation: Situation) -> bool:
    return _ask_of(situation, situation.seat) is not None


def _aces(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield from by_steps(4, STRAINS[1:], Rank.ACE, Meaning.ACES)


def _kings(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield from by_steps(5, STRAINS[1:], Rank.KING, Meaning.KINGS)


def _trumps(situation: Situation) -> tuple[Suit, ...]:
    """The suits the asker may mean: the one agreed, or every long one."""
    ask = _ask_of(situation, situation.seat)
    agreed = None if ask is None else ask.rules[0].trump
    return SUITS if agreed is None else (agreed,)


def _in_suits(situation: Situation, level: int, box: Box, meaning: Meaning) -> Iterator[Rule]:
    suits = _trumps(situation)
    for suit in reversed(suits):
        held = box.with_length(suit, LONG) if len(suits) > 1 else box
        yield Rule(Bid(level, Strain.of(suit)), held, meaning)


def _decides(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """With two aces missing, stop; with one, six; with none and the points, ask for kings."""
    shown = aces_shown(situation.last.of(situation.seat.partner))
    if shown:
        all_held = Holds(Rank.ACE, tuple(own for own in range(5) if _lacking(shown, own) == 0))
        enough = Holds(Rank.ACE, tuple(own for own in range(5) if _lacking(shown, own) <= 1))
        grand = with_length_points(GRAND_SLAM_POINTS - situation.partner.figures.low).having(all_held)
        yield Rule(KINGS, grand, Meaning.ASK_KINGS, Force.ROUND)
        yield from _in_suits(situation, 6, Box().having(enough), Meaning.SLAM)
        yield Rule(Bid(6, Strain.NOTRUMP), Box().having(enough), Meaning.SLAM)
    yield from _stops(situation)


def _lacking(shown: tuple[int, ...], own: int) -> int:
    """Aces or kings missing; an answer of 0 or 4 means 4 to an asker who has none, for partner has many points."""
    return ACES - own - (shown[-1] if own == 0 else shown[0])


def _stops(situation: Situation) -> Iterator[Rule]:
    """The cheapest bid in the suit, if it is neither a slam nor a question; else four notrump, or the answer itself."""
    for suit in reversed(_trumps(situation)):
        box = Box().with_length(suit, LONG if len(_trumps(situation)) > 1 else 0)
        level = situation.cheapest(Strain.of(suit))
        if situation.last_bid is not None and situation.last_bid.strain is Strain.of(suit):
            yield Rule(PASS, box, Meaning.PASS)
        elif level <= 5 and Bid(level, Strain.of(suit)) != KINGS:
            yield Rule(Bid(level, Strain.of(suit)), box, Meaning.SIGN_OFF)
    yield Rule(Bid(4, Strain.NOTRUMP), Box(), Meaning.SIGN_OFF)
    yield Rule(Bid(5, Strain.NOTRUMP), Box(), Meaning.SIGN_OFF)


def _decides_again(situation: Situation, bound: Bound) -> Iterator[Rule]:
    shown = aces_shown(situation.last.of(situation.seat.partner))
    if shown:
        every = Holds(Rank.KING, tuple(own for own in range(5) if _lacking(shown, own) <= 0))
        yield from _in_suits(situation, 7, Box().having(every), Meaning.SLAM)
        yield Rule(Bid(7, Strain.NOTRUMP), Box().having(every), Meaning.SLAM)
    yield from _in_suits(situation, 6, Box(), Meaning.SIGN_OFF)
    yield Rule(Bid(6, Strain.NOTRUMP), Box(), Meaning.SIGN_OFF)


def _end(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield Rule(PASS, Box(), Meaning.PASS)
