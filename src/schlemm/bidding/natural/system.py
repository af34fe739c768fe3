"""Which of the natural rules answer an auction that no table of a system answers."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from schlemm.bidding.natural.answers import answers
from schlemm.bidding.natural.defence import defence
from schlemm.bidding.natural.development import development
from schlemm.bidding.natural.doubles import answers_to_double
from schlemm.bidding.natural.opening import opening
from schlemm.bidding.natural.sacrifices import sacrifices
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation


def natural_rules(situation: Situation) -> Iterable[Rule]:
    """The natural rules for the seat in turn, from the best; not all of them need be legal."""
    if situation.last_bid is None:
        return opening()
    rules = _rules(situation)
    return rules if situation.is_doubled else chain(rules, sacrifices(situation))


def _rules(situation: Situation) -> Iterable[Rule]:
    """What one bids to play, to be told, or to double them; a sacrifice is what is left."""
    seat = situation.seat
    mine, partners = situation.calls_of(seat), situation.calls_of(seat.partner)
    if not mine and not partners:
        return defence(situation)
    double = situation.last.of(seat.partner)
    if double is not None and situation.partner_doubled:
        their = double.rules[0].their
        if double.meaning is Meaning.TAKEOUT and their is not None and not mine and not situation.is_ours:
            return answers_to_double(situation, their)
        if not situation.is_ours and situation.is_quiet and double.meaning in {Meaning.PENALTY, Meaning.PASS}:
            return ()
    opened = situation.opening
    if not mine and opened is not None and partners == (opened,) and not _is_artificial(situation):
        return answers(situation, opened)
    return development(situation)


def _is_artificial(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.is_artificial
