"""Four clubs over notrump: who has asked, about which suits, and how many aces and kings are missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from schlemm.bidding.rules.ace_asking import aces_shown
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Reading
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Rank, Strain, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import Holds

ASK: Final = Bid(4, Strain.CLUBS)
ACES: Final = 4


def _ask_of(situation: Situation, asker: Seat) -> Reading | None:
    """The reading of this seat's question; ``None`` if it has not asked."""
    for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True):
        if seat is asker and call == ASK and reading is not None and reading.meaning is Meaning.ASK_ACES:
            return reading
    return None


def i_asked_gerber(situation: Situation) -> bool:
    """Whether one has asked by four clubs."""
    return _ask_of(situation, situation.seat) is not None


def partner_asked_gerber(situation: Situation) -> bool:
    """Whether partner has asked by four clubs."""
    return _ask_of(situation, situation.seat.partner) is not None


def partner_asks_gerber(situation: Situation) -> bool:
    """Whether partner has with their last call."""
    return partner_asked_gerber(situation) and situation.calls_of(situation.seat.partner)[-1:] == (ASK,)


def gerber_suits(situation: Situation) -> tuple[Suit, ...]:
    """The suits that one may mean by four clubs, from the highest: the one agreed, or every long one."""
    ask = _ask_of(situation, situation.seat)
    agreed = None if ask is None else ask.rules[0].trump
    return SUITS[::-1] if agreed is None else (agreed,)


def aces_missing(situation: Situation, most: int, hand: Box) -> Iterator[Box]:
    """Such hands that lack so many aces at most, with those that partner's answer has shown."""
    return _lacking(situation, hand, Rank.ACE, lambda missing: missing <= most and (most > 0 or missing == 0))


def all_kings(situation: Situation, hand: Box) -> Iterator[Box]:
    """Such hands with which no king is missing."""
    return _lacking(situation, hand, Rank.KING, lambda missing: missing <= 0)


def _lacking(situation: Situation, hand: Box, rank: Rank, enough: Callable[[int], bool]) -> Iterator[Box]:
    """An answer of 0 or 4 means 4 to an asker who has none, for partner has many points."""
    shown = aces_shown(situation.last.of(situation.seat.partner))
    if shown:
        missing = (ACES - own - (shown[-1] if own == 0 else shown[0]) for own in range(ACES + 1))
        yield hand.having(Holds(rank, tuple(own for own, each in enumerate(missing) if enough(each))))
