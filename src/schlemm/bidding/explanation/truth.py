"""Which sentence is true of a call: what its rules say of it, where all hands that make it are as the sentence says.

The meaning of a rule is what it was written for. A call is often made by several rules, and of a rule better ones leave
only some hands; so before a meaning is said, it is held against the hands. Where some are otherwise, a more general
sentence is said, that is true of all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from schlemm.bidding.rules.meaning import ASKING, RAISES, Meaning
from schlemm.bidding.rules.rule import Force, Reading
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import DOUBLE, PASS, Bid
from schlemm.core.cards import Suit
from schlemm.evaluation.classes import span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper, TopHonours

FIT: Final = 7
"""Trumps in both hands that partner's suit is supported with."""
WEAK: Final = 12
"""Figure points that are few."""
STRONG: Final = 15
"""Points, length counted, that are many for a second bid."""
SUIT: Final = 3
"""Cards that make a suit."""
NEW: Final = (Meaning.NEW_SUIT, Meaning.JUMP_SHIFT, Meaning.SUIT_TO_PLAY)


def kind_of(reading: Reading, situation: Situation) -> Meaning:
    """The kind of a call that all hands that make it bear out.

    Args:
        reading: How the call reads.
        situation: What the auction had come to before it.
    """
    kinds = {rule.meaning for rule in reading.rules}
    if reading.call == PASS:
        return _pass(kinds)
    if Meaning.SACRIFICE in kinds and len(kinds) > 1:
        return Meaning.SACRIFICE_OR_MADE
    kind = _in_context(reading, situation)
    if len(kinds) > 1 and reading.call == DOUBLE:
        return Meaning.COMPETITIVE_DOUBLE if kinds <= ASKING else Meaning.DOUBLE
    if len(kinds) > 1 and is_artificial(reading, situation):
        return Meaning.ARTIFICIAL
    claim = _CLAIMS.get(kind)
    if claim is None or claim(reading, situation):
        return kind
    if kind is Meaning.PREEMPTIVE_RAISE and _supports(reading, situation):
        return Meaning.RAISE
    if not isinstance(reading.call, Bid):
        return Meaning.DOUBLE if reading.call == DOUBLE else kind
    if is_artificial(reading, situation):
        return Meaning.ARTIFICIAL
    return Meaning.NATURAL_NOTRUMP if reading.call.strain.trump is None else Meaning.NATURAL


def _in_context(reading: Reading, situation: Situation) -> Meaning:
    """What its rules say of it, or the word for that where partner has raised or shown two suits at once."""
    kind, partner = reading.meaning, situation.last.of(situation.seat.partner)
    if kind is Meaning.SECOND_SUIT and _is_for_its_stopper(reading):
        return Meaning.SHOWS_STOPPER
    if partner is None:
        return kind
    if kind is Meaning.SECOND_SUIT and partner.meaning in RAISES and reading.force is not Force.NONE:
        return Meaning.HELP_SUIT
    if kind is Meaning.PREFERENCE and partner.meaning is Meaning.TWO_SUITS:
        return Meaning.CHOICE
    own = next(iter(reading.suits), None) in situation.suits_of(situation.seat)[:1]
    if partner.meaning is Meaning.STRONG_RAISE and own:
        return {Meaning.SPLINTER: Meaning.SHORTNESS, Meaning.RAISE: Meaning.REBID}.get(kind, kind)
    return kind


def _is_for_its_stopper(reading: Reading) -> bool:
    """Whether all hands that bid the suit stop it, and may have three cards of it or fewer."""
    trump = _trump(reading)
    if trump is None or Stopper(trump) not in reading.hands.features:
        return False
    return reading.bounds.length(trump).low <= SUIT


def is_artificial(reading: Reading, situation: Situation) -> bool:
    """Whether the call says something else than that it wants to play what it names: it is alerted.

    A double that asks for a bid is artificial, and so is a bid in a suit that may be as short as a doubleton and that
    neither partner has shown, or a bid in notrump that is made because something must be said.
    """
    if _is_notrump_game(reading, situation):
        return False
    if reading.is_artificial:
        return True
    meanings = {rule.meaning for rule in reading.rules}
    if reading.call == DOUBLE:
        return not meanings <= {Meaning.PENALTY}
    if not isinstance(reading.call, Bid):
        return False
    trump = reading.call.strain.trump
    if trump is None:
        return meanings == {Meaning.WAITING} and not reading.bounds.balanced and not reading.hands.features
    return reading.bounds.length(trump).low < SUIT and trump not in _shown_by_us(situation)


def _is_notrump_game(reading: Reading, situation: Situation) -> bool:
    """Whether it is game in notrump that partner may pass: whatever it denies, it can be played."""
    call = reading.call
    if not isinstance(call, Bid) or call.strain.trump is not None or reading.force is not Force.NONE:
        return False
    return call.level == situation.game_level(call.strain)


def _pass(kinds: set[Meaning]) -> Meaning:
    if len(kinds) == 1:
        return next(iter(kinds))
    if kinds == {Meaning.PENALTY_PASS, Meaning.PASS_DOUBLED}:
        return Meaning.PASS_DOUBLED
    waiting, weak = kinds & _WAITING, kinds - _WAITING
    if not weak:
        return Meaning.PASS_WAITS
    if waiting and len(weak) == 1 and weak <= _WEAK:
        return Meaning.PASS_WEAK_OR_TRAP if waiting == {Meaning.PASS_TRAP} else Meaning.PASS_WEAK_OR_WAITS
    return Meaning.PASS


_WEAK: Final = frozenset({Meaning.PASS_WEAK, Meaning.PASS_MORE})
_WAITING: Final = frozenset({Meaning.PASS_TRAP, Meaning.PASS_POOR})


def _shown_by_us(situation: Situation) -> tuple[Suit, ...]:
    seat = situation.seat
    return (*situation.suits_of(seat), *situation.suits_of(seat.partner))


def _trump(reading: Reading) -> Suit | None:
    return reading.call.strain.trump if isinstance(reading.call, Bid) else None


def _supports(reading: Reading, situation: Situation) -> bool:
    """It speaks of a suit of partner's, of which both hands have enough."""
    suit = next(iter(reading.suits), None)
    if suit is None or suit not in situation.suits_of(situation.seat.partner):
        return False
    return reading.bounds.length(suit).low + situation.partner.length(suit).low >= FIT


def _blocks(reading: Reading, situation: Situation) -> bool:
    return _supports(reading, situation) and reading.bounds.figures.high <= WEAK


def _splinters(reading: Reading, situation: Situation) -> bool:
    trump = _trump(reading)
    return _supports(reading, situation) and trump is not None and reading.bounds.length(trump).high <= 1


def _is_new(reading: Reading, situation: Situation) -> bool:
    trump = _trump(reading)
    long_enough = trump is not None and reading.bounds.length(trump).low >= SUIT
    return long_enough and trump not in _shown_by_us(situation)


def _is_own(reading: Reading, situation: Situation) -> bool:
    trump = _trump(reading)
    return trump in situation.suits_of(situation.seat)


def _is_second(reading: Reading, situation: Situation) -> bool:
    trump = _trump(reading)
    return (
        trump is not None
        and reading.bounds.length(trump).low >= SUIT
        and not _is_own(reading, situation)
        and trump not in situation.suits_of(situation.seat.partner)
        and bool(situation.suits_of(situation.seat))
    )


def _is_strong(reading: Reading) -> bool:
    return any(
        span(reading.hands.classes, count).low >= STRONG for count in (PointCount.LONG, PointCount.STRENGTH)
    )


def _is_partners(reading: Reading, situation: Situation) -> bool:
    return _trump(reading) in situation.suits_of(situation.seat.partner)


def _does_not_fit(reading: Reading, situation: Situation) -> bool:
    partners = situation.suits_of(situation.seat.partner)
    return bool(partners) and reading.bounds.length(partners[-1]).high <= SUIT


def _has_majors(reading: Reading, low: int, high: int) -> bool:
    lengths = [reading.bounds.length(suit) for suit in Suit if suit.is_major]
    return all(low <= length.low and length.high <= high for length in lengths)


def _is_major(reading: Reading, situation: Situation) -> bool:
    trump = _trump(reading)
    return trump is not None and reading.bounds.length(trump).low > SUIT


def _has_two(reading: Reading, situation: Situation) -> bool:
    return all(reading.bounds.length(suit).low > SUIT for suit in reading.suits)


def _is_high_card(reading: Reading, situation: Situation) -> bool:
    trump = _trump(reading)
    return any(isinstance(each, TopHonours) and each.suit is trump for each in reading.hands.features)


def _is_above(reading: Reading, situation: Situation) -> bool:
    """The least points of what was shown before are left out."""
    known = situation.known.of(situation.seat).classes
    hands = reading.hands.classes
    return any(
        span(hands, count).low > span(known, count).low for count in (PointCount.FIGURES, PointCount.LONG)
    )


def _is_below(reading: Reading, situation: Situation) -> bool:
    """The most points of what was shown before are left out."""
    known = situation.known.of(situation.seat).classes
    hands = reading.hands.classes
    return any(
        span(hands, count).high < span(known, count).high for count in (PointCount.FIGURES, PointCount.LONG)
    )


_Claim = Callable[[Reading, Situation], bool]
_CLAIMS: Final[Mapping[Meaning, _Claim]] = MappingProxyType(
    {
        **dict.fromkeys((*RAISES, Meaning.STRONG_RAISE, Meaning.CUE_RAISE, Meaning.TRANSFER_FIT), _supports),
        Meaning.PREEMPTIVE_RAISE: _blocks,
        Meaning.SPLINTER: _splinters,
        **dict.fromkeys(NEW, _is_new),
        Meaning.REBID: _is_own,
        Meaning.JUMP_REBID: lambda reading, situation: _is_own(reading, situation) and _is_strong(reading),
        Meaning.SECOND_SUIT: _is_second,
        Meaning.REVERSE: lambda reading, situation: _is_second(reading, situation) and _is_strong(reading),
        Meaning.PREFERENCE: _is_partners,
        Meaning.NOTRUMP: _does_not_fit,
        Meaning.NO_MAJOR: lambda reading, situation: _has_majors(reading, 0, SUIT),
        Meaning.MAJOR: _is_major,
        Meaning.TWO_SUITS: _has_two,
        Meaning.FEATURE: _is_high_card,
        Meaning.MAXIMUM: _is_above,
        Meaning.MINIMUM: _is_below,
    }
)
"""What a sentence says of every hand, where it says more than points and a length."""
