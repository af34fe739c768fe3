"""The whole bidder: which rules apply, what every call so far has shown, which call a hand makes, what a call means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from schlemm.bots.bot import NoSuchCall
from schlemm.bots.message import Message
from schlemm.bots.natural.answers import answers
from schlemm.bots.natural.classes import Box, Range, everything, hands_in
from schlemm.bots.natural.defence import defence
from schlemm.bots.natural.development import development
from schlemm.bots.natural.doubles import answers_to_double
from schlemm.bots.natural.levels import lowest, needs
from schlemm.bots.natural.meaning import Meaning
from schlemm.bots.natural.opening import opening
from schlemm.bots.natural.rule import Reading, Rule, choose, read
from schlemm.bots.natural.situation import Situation
from schlemm.core.auction import Auction
from schlemm.core.calls import Bid, Call
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.core.view import Public

_START = BySeat[Reading | None](None, None, None, None)


def choose_call(public: Public, hand: Hand) -> Call:
    """The call that this hand of thirteen cards makes now."""
    return choose(rules_for(situation_of(public)), hand)


def explain(public: Public, index: int) -> Message:
    """What a call means, from the calls before it alone.

    Raises:
        NoSuchCall: If the auction has none at this index.
    """
    reading = reading_of(public, index)
    return Message(Meaning.UNKNOWN.value) if reading is None else reading.message


def reading_of(public: Public, index: int) -> Reading | None:
    """How a call reads; ``None`` if no rule makes it there.

    Raises:
        NoSuchCall: If the auction has none at this index.
    """
    calls = public.auction.calls
    if not 0 <= index < len(calls):
        raise NoSuchCall(index, len(calls))
    return _reading(situation_of(_before(public, index)), calls[index])


def situation_of(public: Public) -> Situation:
    """What the auction so far has come to; earlier moments of it are worked out once."""
    for count in range(len(public.auction.calls)):
        _situation(_before(public, count))
    return _situation(public)


def rules_for(situation: Situation) -> tuple[Rule, ...]:
    """The rules of the situation whose calls are legal."""
    return tuple(rule for rule in _rules(situation) if situation.is_legal(rule.call))


def _rules(situation: Situation) -> tuple[Rule, ...]:
    seat, last_bid = situation.seat, situation.last_bid
    mine, partners = situation.calls_of(seat), situation.calls_of(seat.partner)
    if last_bid is None:
        return tuple(opening())
    if not mine and not partners:
        return tuple(defence(situation))
    double = situation.last.of(seat.partner)
    if double is not None and situation.partner_doubled:
        their = double.rules[0].their
        if double.meaning is Meaning.TAKEOUT and their is not None and not mine and not situation.is_ours:
            return tuple(answers_to_double(situation, their))
        if not situation.is_ours and situation.is_quiet:
            return ()
    opened = _opening_bid(situation)
    if not mine and opened is not None and partners == (opened,):
        return tuple(answers(situation, opened))
    return tuple(development(situation))


def _opening_bid(situation: Situation) -> Bid | None:
    return next((call for call in situation.public.auction.calls if isinstance(call, Bid)), None)


@lru_cache(maxsize=2048)
def _situation(public: Public) -> Situation:
    calls = public.auction.calls
    if not calls:
        return Situation(public, BySeat(*(everything() for _ in range(4))), _START)
    before = _situation(_before(public, len(calls) - 1))
    call, seat = calls[-1], before.seat
    reading = _reading(before, call)
    hands = reading.hands if reading is not None else _assumed(before, call)
    return Situation(public, before.known.put(seat, hands), before.last.put(seat, reading))


def _before(public: Public, count: int) -> Public:
    auction = public.auction
    return replace(public, auction=Auction(auction.first, auction.calls[:count]))


def _reading(situation: Situation, call: Call) -> Reading | None:
    """How the call reads; earlier calls that it contradicts are forgotten."""
    return _readings(situation.public, situation.known.of(situation.seat)).get(call) or _readings(
        situation.public, everything()
    ).get(call)


@lru_cache(maxsize=2048)
def _readings(public: Public, known: int) -> Mapping[Call, Reading]:
    return read(rules_for(_situation(public)), known)


def _assumed(situation: Situation, call: Call) -> int:
    """What to reckon with after a call that no rule makes: a suit bid first is a suit, and its level has its points."""
    known = situation.known.of(situation.seat)
    if not isinstance(call, Bid):
        return known
    enough = needs(call.strain)[call.level] - lowest(situation.partner, call.strain)
    trump = call.strain.trump
    box = Box(strength=Range(max(enough - 3, 0), 50))
    if trump is not None and trump not in situation.their_suits:
        box = box.with_length(trump, 4)
    return known & hands_in(box) or hands_in(box) or known
