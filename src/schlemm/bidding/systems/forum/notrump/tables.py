"""The tables for one notrump and two notrump: which rules answer which auction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, TableRules, Topic
from schlemm.bidding.systems.forum.notrump import answers as notrump
from schlemm.bidding.systems.forum.notrump import later
from schlemm.bidding.systems.forum.notrump.balanced_range import Opposite
from schlemm.core.calls import PASS
from schlemm.core.cards import Suit
from schlemm.evaluation.box import Box


def notrump_topics(agreements: Agreements) -> tuple[Topic, ...]:
    """One notrump and two notrump."""
    one = Opposite("1NT", 1, agreements.notrump)
    two = Opposite("2NT", 2, agreements.two_notrump)
    return (
        Topic("notrump", scheme(one, agreements)),
        Topic("two-notrump", scheme(two, agreements)),
    )


def scheme(over: Opposite, agreements: Agreements) -> tuple[RuleTable, ...]:
    """Everything after a notrump bid of known range, nobody disturbing."""
    first = RuleTable(
        Pattern(f"{over.after} P"), lambda s, b: notrump.answers(s, over, agreements), closed=True
    )
    tables = [
        first,
        _closed(f"{over.after} P 4NT P", lambda s, b: notrump.quantitative_answers(over)),
        _closed(f"{over.after} P 2NT P", lambda s, b: later.over_invitation(s, over, None)),
    ]
    if agreements.stayman:
        tables += _after_stayman(over, agreements)
    if agreements.transfers:
        for major, below in notrump.BELOW.items():
            tables += _after_transfer(over, agreements, major, below)
    else:
        tables += _after_naturals(over, agreements)
    tables += [
        _closed(f"{over.after} P * 2M|3m P", _pass),
        _closed(f"{over.after} P * 3x P 3NT P", lambda s, b: later.over_refusal(over)),
        _closed(f"{over.after} P * 3NT|4M|5m|6x|6NT|7x|7NT P", _pass),
    ]
    return tuple(tables)


def _closed(pattern: str, rules: TableRules) -> RuleTable:
    return RuleTable(Pattern(pattern), rules, closed=True)


def _pass(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield Rule(PASS, Box(), Meaning.PASS)


def _after_stayman(over: Opposite, agreements: Agreements) -> list[RuleTable]:
    up = over.level + 1
    ask = f"{over.after} P {up}C P|X"
    none, major = f"{ask} {up}D P|X", f"{ask} {up}M P"
    hearts = f"{ask} {up}H P"
    return [
        _closed(ask, lambda s, b: notrump.stayman_answers(over)),
        _closed(none, lambda s, b: later.stayman_without_major(s, over)),
        _closed(major, lambda s, b: later.stayman_with_major(s, over, agreements, b["M"])),
        *([_closed(f"{none} 2M P", lambda s, b: later.over_five(s, over, b["M"]))] if up == 2 else []),
        _closed(f"{none} 3M P", lambda s, b: later.over_suit(s, over, b["M"], None)),
        _closed(f"{none} 3M P 4M P", lambda s, b: later.after_preference(s, agreements, b["M"])),
        _closed(f"{ask} _ P 3m P", lambda s, b: later.over_suit(s, over, b["m"], None)),
        _closed(f"{ask} _ P 3m P 4m P", lambda s, b: later.after_preference(s, agreements, b["m"])),
        _closed(f"{major} 3M P", lambda s, b: later.over_major_invitation(s, over, b["M"])),
        _closed(f"{hearts} 2NT P", lambda s, b: _both_majors(s, over)),
        _closed(f"{hearts} 3NT P", lambda s, b: later.choice_of_game(s, over, Suit.SPADES)),
        _closed(f"{ask} _ P 2NT P", lambda s, b: later.over_invitation(s, over, None)),
        _closed(f"{hearts} 4NT P", lambda s, b: notrump.quantitative_answers(over)),
        _closed(f"{ask} _ P 4NT P", lambda s, b: notrump.quantitative_answers(over)),
        _closed(f"{ask} _ P 3NT|4M|6NT|7NT|6x P", _pass),
    ]


def _both_majors(situation: Situation, over: Opposite) -> Iterator[Rule]:
    """Opener has shown hearts and holds spades too, which partner must have."""
    for rule in later.over_invitation(situation, over, Suit.SPADES):
        length = rule.box.length(Suit.SPADES).low
        if length:
            yield Rule(rule.call, rule.box.with_length(Suit.SPADES, 4), rule.meaning)
        else:
            yield rule


def _after_transfer(over: Opposite, agreements: Agreements, major: Suit, below: Suit) -> list[RuleTable]:
    up, letter = over.level + 1, major.letter
    ask = f"{over.after} P {up}{below.letter} P|X"
    done = f"{ask} {up}{letter} P"
    tables = [
        _closed(ask, lambda s, b: notrump.transfer_answers(s, over, major)),
        _closed(done, lambda s, b: later.transfer_done(s, over, agreements, major)),
        _closed(f"{done} 3NT P", lambda s, b: later.choice_of_game(s, over, major)),
        _closed(f"{done} 4NT P", lambda s, b: notrump.quantitative_answers(over, major)),
        _closed(f"{done} 5NT P", lambda s, b: later.choice_of_slam(major)),
    ]
    if over.level == 1:
        tables += [
            _closed(f"{ask} 3{letter} P", lambda s, b: later.transfer_fit(s, over, agreements, major)),
            _closed(f"{done} 2NT P", lambda s, b: later.over_invitation(s, over, major)),
            _closed(f"{done} 3{letter} P", lambda s, b: later.over_major_invitation(s, over, major)),
        ]
    if over.level > 1:
        tables += _after_high_second(over, agreements, major, done)
    else:
        for suit in _SECOND[major]:
            bid = f"{done} 3{suit.letter} P"
            tables += [
                _closed(bid, _over_second(over, suit, major)),
                _closed(f"{bid} 3{letter} P", lambda s, b: later.after_preference(s, agreements, major)),
                _closed(f"{bid} 4{suit.letter} P", _with_trumps(agreements, suit)),
            ]
    tables.append(_closed(f"{done} 4M|6NT|7NT|6x P", _pass))
    return tables


def _after_high_second(over: Opposite, agreements: Agreements, major: Suit, done: str) -> list[RuleTable]:
    """A second suit over two notrump."""
    tables = []
    if major is Suit.SPADES:
        tables.append(_closed(f"{done} 4H P", lambda s, b: later.chooses_major()))
    else:
        tables.append(_closed(f"{done} 3S P", lambda s, b: later.over_both_majors()))
        preference = f"{done} 3S P 4M P"
        tables.append(_closed(preference, lambda s, b: later.after_preference(s, agreements, b["M"])))
    for suit in later.high_minors(agreements):
        bid, fits = f"{done} 4{suit.letter} P", _with_trumps(agreements, suit)
        tables += [
            _closed(bid, _over_high(suit, major)),
            _closed(f"{bid} 4{major.letter} P", lambda s, b: later.after_preference(s, agreements, major)),
            _closed(f"{bid} 5{suit.letter} P", fits),
            _closed(f"{bid} 4NT P", lambda s, b: later.over_four_notrump(over)),
        ]
    return tables


def _over_high(suit: Suit, major: Suit) -> TableRules:
    return lambda s, b: later.over_high_minor(suit, major)


_SECOND: Final = {
    Suit.SPADES: (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS),
    Suit.HEARTS: (Suit.CLUBS, Suit.DIAMONDS),
}


def _over_second(over: Opposite, suit: Suit, major: Suit) -> TableRules:
    return lambda s, b: later.over_suit(s, over, suit, major)


def _with_trumps(agreements: Agreements, trump: Suit) -> TableRules:
    return lambda s, b: later.after_preference(s, agreements, trump)


def _after_naturals(over: Opposite, agreements: Agreements) -> list[RuleTable]:
    return [
        _closed(f"{over.after} P 3M P", lambda s, b: later.over_suit(s, over, b["M"], None)),
        _closed(f"{over.after} P 3M P 4M P", lambda s, b: later.after_preference(s, agreements, b["M"])),
    ]
