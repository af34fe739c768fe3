"""What is wrong with the text of a system: words that nobody knows, and laws that its rows break.

The laws are those that every system keeps (``schlemm.testing.check_system``), held against examples of the auctions
that the text's own patterns name: what forces is answered by every hand, and what does not speak of its suit is
artificial. What breaks no law and is odd is a hint: a row that no hand comes to, a pattern that no auction has. No game
lacks an upper end, whatever a text says: ``systems/upper_ends.py`` sets it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final

from schlemm.bidding.book.book import auctions_of
from schlemm.bidding.interpret import interpret
from schlemm.bidding.language._own_rows import MOST_FAULTS, own_tables, read_rows
from schlemm.bidding.language.lines import SystemTextError, TextLine
from schlemm.bidding.language.system_text import TextRules
from schlemm.bidding.rules.rule import read
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable
from schlemm.bidding.systems import system_of_text
from schlemm.bidding.systems.system import System
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Bid
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public
from schlemm.evaluation.handset import HandSet

MOST_EXAMPLES: Final = 12
"""Auctions of a pattern in which its rows are looked at."""


@dataclass(frozen=True, slots=True)
class TextFault:
    """Something that is wrong with a text.

    Attributes:
        line: The number of the line, from 1.
        column: Where in the line, from 1.
        told: What is wrong, for the catalogues.
        detail: The fault in English, for somebody who knows the language; empty where the sentence says all.
    """

    line: int
    column: int
    told: Sentence
    detail: str = ""

    @classmethod
    def of(cls, error: SystemTextError) -> TextFault:
        """The fault that an error of the language tells of."""
        code = "fault-near" if error.near else "fault-word" if error.word else "fault-line"
        facts = {"word": error.word, "near": ", ".join(error.near)}
        return cls(error.line, error.column, Sentence.of(code, facts), error.message)


def faults_of_text(text: str, file: str = "mine.system") -> tuple[TextFault, ...]:
    """Return what is wrong with the text of a system, from the top; nothing if it may be bid.

    Laws are looked at once every word is known.
    """
    try:
        system = system_of_text(text, file)
    except SystemTextError as error:
        return (TextFault.of(error),)
    unread = read_rows(system.topics, file)
    if unread:
        return tuple(map(TextFault.of, unread))
    found = islice(_broken(system, file), MOST_FAULTS)
    return tuple(sorted(dict.fromkeys(found), key=lambda fault: (fault.line, fault.column)))


def hints_of_system(system: System, file: str = "mine.system") -> tuple[TextFault, ...]:
    """Return what is odd in a text of this system: rows that no hand comes to, and patterns that no auction has.

    It may be bid all the same: rows that are copied may say something only where other things are agreed.
    """
    found, comes = list[TextFault](), dict[TextLine, bool]()
    for table, rules in own_tables(system.topics, file):
        examples = tuple(islice(_examples(system, table), MOST_EXAMPLES))
        situations = [interpret(public).situation for public in examples] or auctions_of(system, table)
        if not situations and table.line:
            found.append(TextFault(table.line, 1, Sentence("fault-never-asked", ())))
        for situation in situations:
            for line, is_reached in _reached(situation, table, rules):
                comes[line] = comes.get(line, False) or is_reached
    dead = (line for line, is_reached in comes.items() if not is_reached and line.file == file)
    found += (TextFault(line.number, line.words[0][1], Sentence("fault-never-made", ())) for line in dead)
    return tuple(sorted(found, key=lambda fault: (fault.line, fault.column))[:MOST_FAULTS])


def _reached(situation: Situation, table: RuleTable, rows: TextRules) -> Iterator[tuple[TextLine, bool]]:
    """The lines that make a call here, and whether some hand comes to it, whatever was shown before."""
    told = rows.told(situation, table.answers(situation) or {})
    made = [pair for pair in zip(told, told.lines, strict=True) if situation.is_legal(pair[0].call)]
    readings = read([rule for rule, _ in made], HandSet())
    for rule, line in made:
        if rule.call != PASS:
            # A row that is written twice is made once: what is equal is not the same.
            yield line, rule.call in readings and any(each is rule for each in readings[rule.call].rules)


def _broken(system: System, file: str) -> Iterator[TextFault]:
    """The laws that rows break, a pattern after the other."""
    for table, rules in own_tables(system.topics, file):
        examples = islice(_examples(system, table), MOST_EXAMPLES)
        broken = chain.from_iterable(_broken_after(public, table, rules) for public in examples)
        yield from islice(broken, 1)


def _examples(system: System, table: RuleTable) -> Iterator[Public]:
    """Auctions that the table answers."""
    systems = BySide(system.name, system.name)
    for calls in table.pattern.examples():
        public = Public(Seat.NORTH, Vulnerability.NONE, Auction(Seat.NORTH, calls), systems)
        if not public.auction.is_over and system.table_for(interpret(public).situation) is table:
            yield public


def _broken_after(public: Public, table: RuleTable, rows: TextRules) -> Iterator[TextFault]:
    """What the rows break after these calls."""
    auction = interpret(public)
    situation = auction.situation
    after = " ".join(map(str, public.auction.calls)) or "–"
    told = rows.told(situation, table.answers(situation) or {})
    for rule, line in zip(told, told.lines, strict=True):
        trump = rule.call.strain.trump if isinstance(rule.call, Bid) else None
        if trump is None or rule.is_artificial or trump in rule.shown_suits:
            continue
        if situation.is_legal(rule.call):
            facts = {"call": str(rule.call), "after": after}
            yield TextFault(line.number, line.words[0][1], Sentence.of("fault-not-artificial", facts))
    inexact = any(rule.box.features or rule.call == PASS for rule in auction.rules)
    if is_forced(situation) and not inexact and PASS in auction.readings:
        line = rows.lines[-1]
        yield TextFault(line.number, line.words[0][1], Sentence.of("fault-not-answered", {"after": after}))


def is_forced(situation: Situation) -> bool:
    """Whether a pass would drop partner's forcing call, or the side's game."""
    last = situation.last_bid
    if last is None or not situation.is_ours or not situation.is_quiet:
        return False
    is_below_game = last.level < situation.game_level(last.strain)
    return situation.is_asked or (situation.is_forced_to_game and is_below_game)
