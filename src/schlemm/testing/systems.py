"""The laws that every bidding system keeps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from schlemm.bidding.choose import choose_rule
from schlemm.bidding.interpret import interpret, reading_of
from schlemm.bidding.language.system_text import TextRules
from schlemm.bidding.own.text_faults import is_forced
from schlemm.bidding.rules.pattern import Bound
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable
from schlemm.bidding.systems import system_named
from schlemm.bidding.systems.system import System
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Bid, Call, Pass
from schlemm.core.cards import Suit
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySide, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.evaluation.box import Box


class RuleName(NamedTuple):
    """What tells the rules of a system apart.

    Attributes:
        system: The base of its agreements.
        pattern: The pattern of its table; ``opening`` if nobody has bid.
        meaning: The code of its meaning.
        call: Its call; suits are written with the letters of the pattern, others as ``new``, without letters by kind.
    """

    system: str
    pattern: str
    meaning: str
    call: str


def check_system(system: System, deals: Iterable[Deal]) -> None:
    """Check that a system keeps its laws, in the examples of its tables and in auctions between four who bid it.

    Every hand has a legal call. What forces is not passed, but by a rule for that. What a call shows admits the hand
    that makes it. A bid in a suit that does not speak of it is artificial, so that it is alerted.

    Args:
        system: A system that ``system_named`` finds by its name.
        deals: Deals to bid out; their hands are tried in the examples as well. A dozen will do.

    Raises:
        AssertionError: If a law is broken; it names the auction and the hand.
    """
    tried = tuple(deals)
    for example, table, bound in examples(system):
        situation = interpret(example).situation
        rows = _Rows(table, bound, situation)
        for rule in interpret(example).rules:
            _check_alert(example, rule, rows)
        _check_answered(example, rows)
        for hand in (deal.hand(seat) for deal in tried for seat in SEATS):
            if hand in situation.known.of(situation.seat):
                _check_call(example, hand)
    for number, deal in enumerate(tried):
        public = start(system, SEATS[number % 4])
        while not public.auction.is_over:
            public = _check_call(public, deal.hand(public.auction.turn))


def unreached(system: System, deals: Iterable[Deal]) -> tuple[RuleName, ...]:
    """The rules that no hand can reach, in the examples of their tables or in auctions over these deals.

    Better rules take all the hands that such a rule asks for; it says nothing and may go. Rules of tables that repeat
    others for another range may stay, where they say something there.
    """
    reached = set[RuleName]()
    for example, table, bound in examples(system):
        for reading in interpret(example).readings.values():
            reached |= {_name_of(system, table, bound, rule) for rule in reading.rules}
    for number, deal in enumerate(deals):
        public = start(system, SEATS[number % 4])
        while not public.auction.is_over:
            for reading in interpret(public).readings.values():
                reached |= set(named(public, reading.rules))
            public = _after(public, choose_rule(public, deal.hand(public.auction.turn)).call)
    return tuple(sorted(set(rule_names(system)) - reached))


def rule_names(system: System) -> Iterator[RuleName]:
    """The names of all rules of the tables told in its book, in the examples of their patterns, passes left out."""
    for public, table, bound in examples(system):
        if table.repeats:
            continue
        situation = interpret(public).situation
        for rule in table.rules(situation, bound):
            if situation.is_legal(rule.call) and not isinstance(rule.call, Pass):
                yield _name_of(system, table, bound, rule)


def examples(system: System) -> Iterator[tuple[Public, RuleTable, Bound]]:
    """An auction for each way to fill the letters of each table's pattern, if that table answers it."""
    for topic in system.topics:
        for table in topic.tables:
            for calls in table.pattern.examples():
                public = replace(start(system, Seat.NORTH), auction=Auction(Seat.NORTH, calls))
                situation = interpret(public).situation
                bound = table.answers(situation)
                if bound is not None and not public.auction.is_over and system.table_for(situation) is table:
                    yield public, table, bound


def named(public: Public, rules: Iterable[Rule]) -> Iterator[RuleName]:
    """The names of rules for the next call, if a table of the system answers this auction."""
    situation = interpret(public).situation
    system = system_named(public.systems.of(situation.seat.side))
    table = system.table_for(situation)
    bound = None if table is None else table.answers(situation)
    if table is not None and bound is not None:
        yield from (_name_of(system, table, bound, rule) for rule in rules)


def _name_of(system: System, table: RuleTable, bound: Bound, rule: Rule) -> RuleName:
    """The rule's name in an auction in which the letters of its table's pattern stand for these suits."""
    call = str(rule.call)
    if isinstance(rule.call, Bid) and rule.call.strain.trump is not None:
        call = f"{rule.call.level}{_letter(rule.call.strain.trump, bound)}"
    meaning = rule.meaning.value.removeprefix("meaning-")
    return RuleName(system.agreements.base, table.pattern.text or "opening", meaning, call)


def start(system: System, dealer: Seat) -> Public:
    """A board before the first call, both sides bidding the system."""
    return Public(dealer, Vulnerability.NONE, Auction(dealer), BySide(system.name, system.name))


def _letter(suit: Suit, bound: Bound) -> str:
    """The pattern's letter for the suit."""
    letters = (letter for letter, stands_for in bound.items() if stands_for is suit)
    return next(letters, "new" if bound else "major" if suit.is_major else "minor")


class _Rows(NamedTuple):
    """The rows of a table, where it is a text.

    Attributes:
        table: The table.
        bound: What the letters of its pattern stand for.
        situation: Where it is asked.
    """

    table: RuleTable
    bound: Bound
    situation: Situation

    def place(self, call: Call | None = None) -> str:
        """Where the row stands that makes the call first, else the last row: file, line and column, and a colon."""
        rules = self.table.rules
        if not isinstance(rules, TextRules):
            return ""
        told = rules.told(self.situation, self.bound)
        made = (line for rule, line in zip(told, told.lines, strict=True) if rule.call == call)
        line = next(made, rules.lines[-1])
        return f"{line.file}:{line.number}:{line.words[0][1]}: "


def _check_alert(public: Public, rule: Rule, rows: _Rows) -> None:
    """A natural bid in a suit speaks of that suit."""
    trump = rule.call.strain.trump if isinstance(rule.call, Bid) else None
    if trump is not None and not rule.is_artificial and trump not in rule.shown_suits:
        told = f"{rule.call} after {public.auction} speaks of other suits, but is not artificial"
        raise AssertionError(rows.place(rule.call) + told)


def _check_answered(public: Public, rows: _Rows) -> None:
    """No hand passes what is forcing; exact where no rule asks for more than points and lengths, or is to pass."""
    situation = interpret(public).situation
    inexact = any(rule.box.features or rule.call == PASS for rule in interpret(public).rules)
    passing = interpret(public).readings.get(PASS) if is_forced(situation) and not inexact else None
    if passing is not None:
        told = f"some hands pass what is forcing after {public.auction}: {passing.bounds}"
        raise AssertionError(rows.place() + told)


def _check_call(public: Public, hand: Hand) -> Public:
    """The auction after the call that this hand makes, if it keeps the laws."""
    rule = choose_rule(public, hand)
    told = f"{rule.call} ({rule.meaning.name}) after {public.auction} with {hand}"
    assert public.auction.why_not(rule.call) is None, f"not legal: {told}"
    forgotten = rule.call == PASS and rule.box == Box()
    assert not forgotten or not is_forced(interpret(public).situation), f"passes what is forcing: {told}"
    after = _after(public, rule.call)
    reading = reading_of(after, len(public.auction.calls))
    assert reading is not None, f"nobody can read {told}"
    assert reading.admits(hand), f"shows another hand: {told}"
    return after


def _after(public: Public, call: Call) -> Public:
    return replace(public, auction=public.auction.after(call))
