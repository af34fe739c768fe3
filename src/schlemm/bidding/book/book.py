"""The system book: every table of a system written out, generated from the rules that bid.

What stands in the book is what is agreed: each entry is what a call shows by the rules alone in an example of the
table's auctions, with both sides bidding the system. At the table it shows more, since near the ends of a range
judgement chooses, and odd hands count there (``wording``). There are no words here, only values.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache, reduce
from itertools import chain, dropwhile, islice
from operator import or_
from types import MappingProxyType
from typing import Final

from schlemm.bidding.book._auctions import AUCTIONS
from schlemm.bidding.book._cases import by_case
from schlemm.bidding.book.parts import parts_of
from schlemm.bidding.book.wording import usual_reading, worded
from schlemm.bidding.explanation._sentence import told_sentence
from schlemm.bidding.explanation.explain import Explanation
from schlemm.bidding.explanation.passing import with_reasons
from schlemm.bidding.explanation.truth import kind_of
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.agreements import Agreements, choices_for, written
from schlemm.bidding.rules.meaning import WAITS, Meaning
from schlemm.bidding.rules.pattern import Bound
from schlemm.bidding.rules.rule import Reading, Rule
from schlemm.bidding.rules.situation import Situation, has_side_called
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems import system_named
from schlemm.bidding.systems.system import System
from schlemm.bidding.systems.upper_ends import with_upper_ends
from schlemm.carding.rules import CardRule, rules_of
from schlemm.core.auction import Auction
from schlemm.core.calls import CALLS, PASS, Bid, Call, parse_call
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.sentence import Fact, Sentence
from schlemm.core.view import Public
from schlemm.evaluation.handset import HandSet

CONVENTIONAL: Final = "forum"
"""The system that has all conventions; in the others, most bids mean what they name."""
_CONVENTIONS: Final = MappingProxyType(
    {
        "natur-a": ("key_cards",),
        "acol": (
            *("stayman", "transfers", "key_cards", "weak_twos", "weak_diamonds"),
            *("fourth_suit", "negative_doubles", "leeway"),
        ),
    }
)
"""The conventions that may be agreed on in another system."""
ONE_NOTRUMP_ONLY: Final = frozenset({"natur-b"})
"""Systems in which an even hand too strong for one notrump opens a suit (S4:72)."""
_ENOUGH: Final = 4
"""How many examples of a table are shown whose pattern gives none."""
_BEGINNINGS: Final = tuple(
    dict.fromkeys(
        tuple(map(parse_call, text.split()[:count]))
        for text in AUCTIONS
        for count in range(1, len(text.split()) + 1)
    )
)
_KEPT: Final = 16
"""How many books or chapters are kept; a whole one of Forum takes some 25 MB."""
GENERAL: Final = frozenset(
    kind.value
    for kind in (
        Meaning.NATURAL,
        Meaning.NATURAL_NOTRUMP,
        Meaning.ARTIFICIAL,
        Meaning.DOUBLE,
        Meaning.COMPETITIVE_DOUBLE,
    )
)
"""What is said of calls that are made for more than one reason."""
FEW_CALLS: Final = 2
"""How many calls the opponents have made among themselves in an example."""
PLAIN: Final = frozenset(
    {
        Meaning.NATURAL,
        Meaning.NATURAL_NOTRUMP,
        Meaning.NOTRUMP,
        Meaning.NOTRUMP_BALANCED,
        Meaning.REBID_NOTRUMP,
        Meaning.WAITING,
        Meaning.ARTIFICIAL,
        Meaning.DOUBLE,
    }
)
"""Kinds of calls that mean what they name, so that none of them is a reason of its own."""
_SUIT_FACTS: Final = frozenset({"suit", "their", "second", "trump"})


@dataclass(frozen=True, slots=True)
class BookEntry:
    """One call of a table.

    Attributes:
        call: The call.
        explanation: What it shows as agreed, with ``force`` and ``artificial``.
        reasons: The other kinds of hands that make it, where there are several; else nothing.
    """

    call: Call
    explanation: Explanation
    reasons: tuple[Sentence, ...] = ()


@dataclass(frozen=True, slots=True)
class BookAuction:
    """What is called after one auction.

    Attributes:
        auction: The auction, from North; its turn is whose calls these are.
        likewise: Auctions of the same pattern with other suits, answered alike.
        entries: The calls from the lowest, passing first.
    """

    auction: Auction
    likewise: tuple[Auction, ...]
    entries: tuple[BookEntry, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A table of the system.

    Attributes:
        pattern: Its auctions, as ``Pattern`` writes them.
        closed: Whether nothing else is bid there; otherwise natural bids follow.
        cases: Its examples; none where tables before it answer all of them.
    """

    pattern: str
    closed: bool
    cases: tuple[BookAuction, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A topic of the system.

    Attributes:
        name: Its code; ``topic-`` and the name is its title in the catalogues.
        pages: Its tables.
        rules: The rules of a chapter about leads or signals.
    """

    name: str
    pages: tuple[Page, ...]
    rules: tuple[CardRule, ...] = ()


@dataclass(frozen=True, slots=True)
class Agreed:
    """One agreement.

    Attributes:
        name: What it is about; ``agreement-`` and the name is its title in the catalogues.
        value: What is agreed, as a system's name writes it.
        usual: What the system in the box has there.
        choices: What could be agreed instead; where it is a range of points, any other may be written too.
    """

    name: str
    value: str
    usual: str
    choices: tuple[str, ...]


def agreed(agreements: Agreements) -> tuple[Agreed, ...]:
    """The agreements of a system, in their order; natural systems have hardly a convention to agree on."""
    box = Agreements.parse(agreements.base)
    names = [field.name for field in fields(Agreements) if field.name != "base"]
    if agreements.base != CONVENTIONAL:
        more = _CONVENTIONS.get(agreements.base, ())
        names = [*names[: names.index("stayman")], *more, *names[names.index("leads") :]]
    if agreements.base in ONE_NOTRUMP_ONLY:
        names.remove("two_notrump")
    return tuple(
        Agreed(
            name,
            written(getattr(agreements, name)),
            written(getattr(box, name)),
            choices_for(name, getattr(agreements, name), getattr(box, name)),
        )
        for name in names
    )


def topics_of(system: System) -> tuple[Topic, ...]:
    """The topics that stand in a book, as they are read: from the opening on, leads and signals last."""
    return tuple(chain.from_iterable(part.topics for part in parts_of(system)))


@lru_cache(maxsize=_KEPT)
def book(name: str | System, topic: str | None = None) -> tuple[Chapter, ...]:
    """The chapters of a system's book.

    Args:
        name: The system, or its name.
        topic: The name of the only topic that is wanted; ``None`` for all.

    Raises:
        UnknownSystem: If there is no such system.
    """
    system = name if isinstance(name, System) else system_named(name)
    return tuple(_chapter(system, each) for each in topics_of(system) if topic in {None, each.name})


def calls_after(system: System, auction: Auction) -> Mapping[Call, BookEntry]:
    """The calls of a book after an auction, as the first table says that answers it; none where none does."""
    public = Public(auction.first, Vulnerability.NONE, auction, BySide(system.name, system.name))
    situation = interpret(public).situation
    table = system.table_for(situation)
    bound = None if table is None else table.answers(situation)
    if table is None or bound is None or not interpret(public).is_agreed:
        return MappingProxyType({})
    return MappingProxyType({entry.call: entry for entry in _entries(system, table, situation, bound)})


def _chapter(system: System, topic: Topic) -> Chapter:
    pages = tuple(_page(system, table) for table in topic.tables if not table.repeats)
    return Chapter(topic.name, pages, rules_of(topic.name, system.agreements.carding))


def _page(system: System, table: RuleTable) -> Page:
    examples = auctions_of(system, table)
    alike: dict[object, list[BookAuction]] = {}
    for situation in examples:
        bound = table.answers(situation) or {}
        entries = tuple(_entries(system, table, situation, bound))
        key = frozenset(_in_letters(entry, bound) for entry in entries)
        alike.setdefault(key, []).append(BookAuction(situation.public.auction, (), entries))
    cases = (replace(first, likewise=tuple(each.auction for each in rest)) for first, *rest in alike.values())
    return Page(table.pattern.text, table.closed, tuple(case for case in cases if case.entries))


def auctions_of(system: System, table: RuleTable) -> Sequence[Situation]:
    """Return auctions that the table answers: of its pattern by the dealer, else beginnings, else behind passes."""
    patterns = tuple(table.pattern.examples())
    return (
        [example for calls in patterns for example in _met(system, table, calls)]
        or _reached(system, table)
        or [example for calls in patterns for example in _behind_passes(system, table, calls)]
    )


def _reached(system: System, table: RuleTable) -> Sequence[Situation]:
    """The first beginnings of auctions that the table answers."""
    met = chain.from_iterable(_met(system, table, calls) for calls in _BEGINNINGS)
    return tuple(islice((situation for situation in met if not _looks_on(situation)), _ENOUGH))


def _looks_on(situation: Situation) -> bool:
    """Whether the opponents are bidding high among themselves: what is done about that is in no example."""
    theirs = situation.seat.side.other.seats
    return (
        not has_side_called(situation) and sum(len(situation.calls_of(seat)) for seat in theirs) > FEW_CALLS
    )


def _behind_passes(system: System, table: RuleTable, calls: tuple[Call, ...]) -> Iterator[Situation]:
    """The auction as the table answers it behind as few passes as can be."""
    tries = (_met(system, table, (PASS,) * passes + calls) for passes in range(1, 4))
    return islice(chain.from_iterable(tries), 1)


def _met(system: System, table: RuleTable, calls: tuple[Call, ...]) -> Iterator[Situation]:
    """The situation after these calls, if this table answers it; nobody vulnerable, else everybody."""
    if table.pattern.match(tuple(dropwhile(lambda call: call == PASS, calls))) is None:
        return  # told at once, and of most
    for situation in _after(system.name, calls):
        if table.answers(situation) is not None and system.table_for(situation) is table:
            yield situation
            return


def _after(name: str, calls: tuple[Call, ...]) -> Iterator[Situation]:
    """The situation after these calls, if hands make them all: nobody vulnerable, and then everybody."""
    auction, systems = Auction(Seat.NORTH, calls), BySide(name, name)
    for vulnerability in (Vulnerability.NONE, Vulnerability.BOTH):
        public = Public(Seat.NORTH, vulnerability, auction, systems)
        read = interpret(public)
        if read.is_agreed:
            yield read.situation


def _entries(system: System, table: RuleTable, situation: Situation, bound: Bound) -> Iterator[BookEntry]:
    """The calls that the table itself makes, as they read, and the pass for the other hands where it may be made."""
    auction = interpret(situation.public)
    readings = auction.agreed_readings
    rules = with_upper_ends(table.rules(situation, bound), situation, system.agreements)
    own = {rule.call for rule in rules}
    if not _must_bid(situation):
        own.add(PASS)
    for call in CALLS:
        if call in readings and call in own:
            yield _entry(readings[call], auction.agreed_situation)


def _entry(reading: Reading, situation: Situation) -> BookEntry:
    """A call; where only a general word is true of it, the first of its reasons stands in its place."""
    usual = usual_reading(reading)
    told, reasons = worded(situation, reading, usual), tuple(_reasons(usual, situation))
    if not reasons or told.message.code not in GENERAL:
        return BookEntry(reading.call, told, tuple(reason for reason, _ in reasons if len(reasons) > 1))
    (first, cases), *others = reasons
    details = tuple(each for each in told.details if not each.code.startswith("shows-case"))
    only = replace(told, message=first, details=(*cases, *details))
    return BookEntry(reading.call, only, tuple(reason for reason, _ in others))


def _must_bid(situation: Situation) -> bool:
    """Whether partner does not expect a pass, so that the book does not speak of one unless the table does."""
    below_game = situation.is_forced_to_game and not situation.is_game
    return situation.is_asked or (below_game and situation.is_ours and situation.is_quiet)


def _reasons(reading: Reading, situation: Situation) -> Iterator[tuple[Sentence, tuple[Sentence, ...]]]:
    """A message for every kind of rule that makes a call, with its lengths, if there are several kinds for a player."""
    reading = with_reasons(reading, situation)
    kinds: dict[Meaning, list[Rule]] = {}
    for rule in reading.rules:
        if rule.meaning not in PLAIN:
            kinds.setdefault(rule.meaning, []).append(rule)
    if len(kinds) < 2 or kind_of(reading, situation) in WAITS:
        return
    for rules in kinds.values():
        kind = kind_of(Reading(reading.hands, tuple(rules)), situation)
        hands = reading.hands & _all(HandSet.of(rule.widest) for rule in rules)
        if hands and kind not in PLAIN:
            alone = Reading(hands, tuple(rules))
            yield by_case(alone, told_sentence(alone, kind, situation))


def _all(sets: Iterable[HandSet]) -> HandSet:
    return reduce(or_, sets)


def _in_letters(entry: BookEntry, bound: Bound) -> object:
    """An entry with the letters of the pattern in place of its suits."""
    letters = {suit.letter: letter for letter, suit in bound.items()}
    call = entry.call
    messages = (entry.explanation.message, *entry.explanation.details, *entry.reasons)
    said = frozenset(
        (message.code, tuple((name, _lettered(name, fact, letters)) for name, fact in message.facts))
        for message in messages
    )
    named = _lettered("bid", str(call), letters) if isinstance(call, Bid) else str(call)
    return named, said, entry.explanation.force, entry.explanation.artificial


def _lettered(name: str, fact: Fact, letters: Mapping[str, str]) -> Fact:
    """A fact with the letter of the pattern in place of a suit, or of the suit of a bid."""
    if name in _SUIT_FACTS:
        return letters.get(str(fact), fact)
    return f"{str(fact)[:1]}{letters.get(str(fact)[1:], str(fact)[1:])}" if name == "bid" else fact
