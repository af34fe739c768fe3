"""What every call of an auction shows, each read with the system of the side that made it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import Final

from schlemm.bidding.natural.levels import fewest_points, needs
from schlemm.bidding.rules.rule import Reading, Rule, read, read_call
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems import system_named
from schlemm.bidding.systems.system import System
from schlemm.core.calls import Bid, Call
from schlemm.core.seats import BySeat
from schlemm.core.view import Public
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import as_strong, shaped_alike
from schlemm.evaluation.handset import HandSet

_STRIDE: Final = 32
"""How many calls at a time one moment leads to the one before it, so that the longest auction is no deep recursion."""


def situation_of(public: Public) -> Situation:
    """What the auction so far has come to: what each seat may hold, the leeway of its calls included.

    Earlier moments of it are worked out once.
    """
    for count in range(_STRIDE, len(public.auction.calls), _STRIDE):
        _situation(situation_before(public, count))
    return _situation(public)


@lru_cache(maxsize=256)
def rules_for(public: Public) -> tuple[Rule, ...]:
    """The rules for the seat in turn in its side's system, from the best; all of them are legal.

    Judgement asks for them again and again with other hands, so that the last ones are kept.
    """
    alone, counted = rules_alone(public), _counted(public)
    system = _system(counted)
    return system.with_leeway(system.with_rivals(alone, counted), counted)


def rules_alone(public: Public) -> tuple[Rule, ...]:
    """The same without those that only judgement chooses; the first that fits a hand is its call by rules."""
    for count in range(_STRIDE, len(public.auction.calls), _STRIDE):
        _counted(situation_before(public, count))
    return _rules_alone(public)


@lru_cache(maxsize=512)
def _rules_alone(public: Public) -> tuple[Rule, ...]:
    counted = _counted(public)
    return _system(counted).rules_alone(counted)


def _system(situation: Situation) -> System:
    """The system of the side in turn."""
    return system_named(situation.public.systems.of(situation.seat.side))


def readings_for(public: Public) -> Mapping[Call, Reading]:
    """What each call of the seat in turn would show; calls that no rule makes are not in it."""
    situation = situation_of(public)
    return _readings(public, situation.known.of(situation.seat))


def agreed_readings(public: Public) -> Mapping[Call, Reading]:
    """What each call of the seat in turn shows as agreed: by the rules alone each hand makes one call.

    At the table a call shows more, since near the ends of a range judgement chooses.
    """
    situation = agreed_situation(public)
    return read(_agreed_rules(public), situation.known.of(situation.seat))


@lru_cache(maxsize=4096)
def agreed_situation(public: Public) -> Situation:
    """What the auction so far has come to, each of its calls made by the rules alone."""
    calls = public.auction.calls
    if not calls or public.auction.is_naming:
        return _counted(public)
    before = situation_before(public, len(calls) - 1)
    return _after(agreed_situation(before), _agreed_rules(before), public)


@lru_cache(maxsize=4096)
def is_agreed(public: Public) -> bool:
    """Whether some hand makes each call of the auction by the rules alone, with what it has shown before."""
    calls = public.auction.calls
    if not calls:
        return True
    before = situation_before(public, len(calls) - 1)
    if not is_agreed(before):
        return False
    earlier = agreed_situation(before)
    return read_call(_agreed_rules(before), earlier.known.of(earlier.seat), calls[-1]) is not None


def _agreed_rules(public: Public) -> tuple[Rule, ...]:
    """The rules without those that take no hands of their own, and each denying the ones after it."""
    return tuple(rule._replace(rival=False) for rule in _rules_alone(public) if rule.denies)


def reading_of(public: Public, index: int) -> Reading | None:
    """How a call reads; ``None`` if no rule makes it there.

    Raises:
        IndexError: If the auction has no call at this index.
    """
    if not 0 <= index < len(public.auction.calls):
        raise IndexError(f"there is no call {index}; the auction has {len(public.auction.calls)}")
    return situation_of(situation_before(public, index + 1)).readings[index]


def situation_before(public: Public, count: int) -> Public:
    """The same when only so many calls had been made."""
    return replace(public, auction=public.auction.until(count))


@lru_cache(maxsize=4096)
def _counted(public: Public) -> Situation:
    """What the rules count on: calls as the tables have them, for who reckons with leeway would bid less each time."""
    calls = public.auction.calls
    if not calls or public.auction.is_naming:
        return Situation(public, _announced(public), (None,) * len(calls))
    earlier = _counted(situation_before(public, len(calls) - 1))
    rules = _system(earlier).with_rivals(_rules_alone(earlier.public), earlier, calls[-1])
    return _after(earlier, rules, public)


@lru_cache(maxsize=4096)
def _situation(public: Public) -> Situation:
    """The same with leeway; while no call has had any it is the very same."""
    counted, calls = _counted(public), public.auction.calls
    if not calls or public.auction.is_naming:
        return counted
    before = situation_before(public, len(calls) - 1)
    earlier, reckoned = _situation(before), _counted(before)
    system = _system(reckoned)
    if earlier is reckoned and not system.has_leeway(reckoned):
        return counted
    rivals = system.with_rivals(_rules_alone(before), reckoned, calls[-1])
    return _joined(_after(earlier, system.with_leeway(rivals, reckoned), public), counted)


def _joined(wide: Situation, counted: Situation) -> Situation:
    """What is possible with leeway, and all that is without: of odd calls other things are believed with it."""
    seat, reading, other = wide.seat.right, wide.readings[-1], counted.readings[-1]
    known = wide.known.put(seat, wide.known.of(seat) | counted.known.of(seat))
    if reading is None or other is None:
        return Situation(wide.public, known, wide.readings)
    joined = Reading(reading.hands | other.hands, tuple(dict.fromkeys((*reading.rules, *other.rules))))
    return Situation(wide.public, known, (*wide.readings[:-1], joined))


def _after(earlier: Situation, rules: tuple[Rule, ...], public: Public) -> Situation:
    """What the auction has come to by one call more, read by these rules."""
    call, seat = public.auction.calls[-1], earlier.seat
    reading = _reading(earlier, rules, call)
    hands = reading.hands if reading is not None else _assumed(earlier, call)
    return Situation(public, earlier.known.put(seat, hands), (*earlier.readings, reading))


def _announced(public: Public) -> BySeat[HandSet]:
    """What is known before anybody calls: anything is possible, or just the points that everybody has announced."""
    if public.points is None:
        return BySeat.from_function(lambda _: HandSet())
    return public.points.map(lambda points: HandSet.of(Box(figures=Range(points, points))))


def _reading(situation: Situation, rules: tuple[Rule, ...], call: Call) -> Reading | None:
    """How the call reads; of earlier calls that it contradicts as much is believed as can be.

    Who bids oddly does not mind better rules either, so what these deny is given up before earlier calls are. If the
    call fits nothing of what was shown and names no suit, the lengths shown before are all that is left.
    """
    known = situation.known.of(situation.seat)
    reading = read_call(rules, known, call)
    if reading is not None:
        return reading
    made = [rule for rule in rules if rule.call == call]
    for believed in _believed(known):
        reading = read_call(rules, believed, call) or read_call(made, believed, call)
        if reading is not None:
            return reading
    fresh = read_call(rules, HandSet(), call) or read_call(made, HandSet(), call)
    return (
        fresh if fresh is None or fresh.suits else Reading(HandSet(shaped_alike(known.classes)), fresh.rules)
    )


def _believed(known: HandSet) -> Iterator[HandSet]:
    """What to believe of a player's earlier calls: all of it, or only the lengths, or only the points."""
    yield known
    yield HandSet(shaped_alike(known.classes))
    yield HandSet(as_strong(known.classes))


@lru_cache(maxsize=4096)
def _readings(public: Public, known: HandSet) -> Mapping[Call, Reading]:
    return read(rules_for(public), known)


def _assumed(situation: Situation, call: Call) -> HandSet:
    """What to reckon with after a call that no rule makes: a suit bid first is a suit, and its level has its points.

    Where that contradicts earlier calls, these are believed before the level, and anything before nothing.
    """
    known = situation.known.of(situation.seat)
    if not isinstance(call, Bid):
        return known
    enough = needs(call.strain)[call.level] - fewest_points(situation.partner, call.strain)
    trump = call.strain.trump
    suit = Box() if trump is None or trump in situation.their_suits else Box().with_length(trump, 4)
    level = Box(strength=Range(max(enough - 3, 0), 50))
    fitting = chain(
        (known & HandSet.of(suit) & HandSet.of(level),),
        (believed & HandSet.of(suit) for believed in _believed(known)),
    )
    return next((hands for hands in fitting if hands), known)
