"""What every call of an auction shows, each read with the system of the side that made it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property, lru_cache
from itertools import chain, takewhile
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


class _Marks(Enum):
    """Which of the marks that judgement adds to the rules count where an auction is read."""

    NONE = "none"
    """None: by the rules alone each hand makes one call, which is what a pair has agreed."""
    RIVALS = "rivals"
    """Those of rivals: so the rules count on calls, for who reckons with leeway would bid less each time."""
    ALL = "all"
    """Leeway too: so a call is read at the table."""


@dataclass(frozen=True, eq=False)
class Interpretation:
    """What an auction has come to: one list of rules a moment, and marks on them for what judgement may add.

    Attributes:
        public: The auction up to now and what is at stake.
        before: The same before its last call; ``None`` if nobody has called, or a contract was only named.
    """

    public: Public
    before: Interpretation | None
    _situations: dict[_Marks, Situation] = field(default_factory=dict, repr=False)

    @property
    def situation(self) -> Situation:
        """What each seat may hold, the leeway of its calls included."""
        return self._situation(_Marks.ALL)

    @property
    def agreed_situation(self) -> Situation:
        """What each seat may hold if its calls are made by the rules alone."""
        return self._situation(_Marks.NONE)

    @cached_property
    def rules_alone(self) -> tuple[Rule, ...]:
        """The rules without what only judgement chooses; the first that fits a hand is its call by rules."""
        return self._system.rules_alone(self._counted)

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """The rules for the seat in turn in its side's system, from the best; all of them are legal."""
        return self._rules(_Marks.ALL)

    @cached_property
    def readings(self) -> Mapping[Call, Reading]:
        """What each call of the seat in turn would show; calls that no rule makes are not in it."""
        return read(self.rules, self.situation.known.of(self.situation.seat))

    @property
    def agreed_readings(self) -> Mapping[Call, Reading]:
        """What each call of the seat in turn shows as agreed; at the table judgement chooses near the ends."""
        agreed = self.agreed_situation
        return read(self._rules(_Marks.NONE), agreed.known.of(agreed.seat))

    @property
    def is_agreed(self) -> bool:
        """Whether some hand makes each call of the auction by the rules alone, with what it has shown before."""
        return all(moment._is_last_agreed for moment in (self, *self._earlier()))

    @cached_property
    def _is_last_agreed(self) -> bool:
        """The same of the last call."""
        if self.before is None:
            return True
        agreed = self.before.agreed_situation
        known = agreed.known.of(agreed.seat)
        return read_call(self.before._rules(_Marks.NONE), known, self.public.auction.calls[-1]) is not None

    @property
    def _counted(self) -> Situation:
        return self._situation(_Marks.RIVALS)

    @cached_property
    def _system(self) -> System:
        """The system of the side in turn."""
        return system_named(self.public.systems.of(self.public.auction.turn.side))

    def _rules(self, marks: _Marks, only: Call | None = None) -> tuple[Rule, ...]:
        """The rules with these marks: all of them, or for one call alone that will be read."""
        if marks is _Marks.NONE:
            return tuple(rule._replace(rival=False) for rule in self.rules_alone if rule.denies)
        rules = self._system.with_rivals(self.rules_alone, self._counted, only)
        return rules if marks is _Marks.RIVALS else self._system.with_leeway(rules, self._counted)

    def _earlier(self) -> Iterator[Interpretation]:
        """The moments before this one, the last first."""
        moment = self.before
        while moment is not None:
            yield moment
            moment = moment.before

    def _situation(self, marks: _Marks) -> Situation:
        """What the auction has come to; of a long one the moments before are read first, so that nothing is deep."""
        if marks not in self._situations:
            unread = takewhile(lambda each: marks not in each._situations, self._earlier())
            for moment in (*reversed((*unread,)), self):
                moment._situations[marks] = moment._after(marks)
        return self._situations[marks]

    def _after(self, marks: _Marks) -> Situation:
        """What the auction has come to by its last call, which the rules before it make."""
        before, public = self.before, self.public
        if before is None:
            return Situation(public, _announced(public), (None,) * len(public.auction.calls))
        earlier, call, counted = before._situation(marks), public.auction.calls[-1], before._counted
        if marks is _Marks.ALL and earlier is counted and not before._system.has_leeway(counted):
            return self._counted
        reading = _reading(earlier, before._rules(marks, call), call)
        hands = reading.hands if reading is not None else _assumed(earlier, call)
        found = Situation(public, earlier.known.put(earlier.seat, hands), (*earlier.readings, reading))
        return _joined(found, self._counted) if marks is _Marks.ALL else found


@lru_cache(maxsize=2048)
def interpret(public: Public) -> Interpretation:
    """Return what an auction has come to; earlier moments of it are worked out once."""
    calls = public.auction.calls
    is_first = not calls or public.auction.is_naming
    for count in range(_STRIDE, len(calls) - 1, _STRIDE):
        interpret(situation_before(public, count))
    return Interpretation(public, None if is_first else interpret(situation_before(public, len(calls) - 1)))


def reading_of(public: Public, index: int) -> Reading | None:
    """Return how a call reads; ``None`` if no rule makes it there.

    Raises:
        IndexError: If the auction has no call at this index.
    """
    if not 0 <= index < len(public.auction.calls):
        raise IndexError(f"there is no call {index}; the auction has {len(public.auction.calls)}")
    return interpret(situation_before(public, index + 1)).situation.readings[index]


def situation_before(public: Public, count: int) -> Public:
    """Return the same when only so many calls had been made."""
    return replace(public, auction=public.auction.until(count))


def _joined(wide: Situation, counted: Situation) -> Situation:
    """What is possible with leeway, and all that is without: of odd calls other things are believed with it."""
    seat, reading, other = wide.seat.right, wide.readings[-1], counted.readings[-1]
    known = wide.known.put(seat, wide.known.of(seat) | counted.known.of(seat))
    if reading is None or other is None:
        return Situation(wide.public, known, wide.readings)
    joined = Reading(reading.hands | other.hands, tuple(dict.fromkeys((*reading.rules, *other.rules))))
    return Situation(wide.public, known, (*wide.readings[:-1], joined))


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
