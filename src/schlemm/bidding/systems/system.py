"""A bidding system: its agreements and, topic by topic, the tables that follow from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from schlemm.bidding.natural.system import natural_rules
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.contest_leeway import with_contest_leeway
from schlemm.bidding.rules.contest_rivals import with_contest_rivals
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound
from schlemm.bidding.rules.rivals import with_border_rivals
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation, have_opponents_bid
from schlemm.bidding.rules.slam_rivals import with_slam_rivals
from schlemm.bidding.rules.topic import RuleTable, TableIndex, Topic
from schlemm.bidding.systems.part_score import own_part_score, to_the_score, without_part_score
from schlemm.bidding.systems.upper_ends import with_upper_ends
from schlemm.core.bot_name import name_of_text
from schlemm.core.calls import DOUBLE, PASS, Bid, Call


@dataclass(frozen=True)
class System:
    """How a pair bids, as a value that can be read, changed and printed.

    Attributes:
        agreements: What the pair has agreed; written out, it is the system's name.
        topics: The tables, in the order in which they are asked.
        text: The text of a system of somebody's own; empty for those in the box.
        title: What its owner calls it.
    """

    agreements: Agreements
    topics: tuple[Topic, ...]
    text: str = ""
    title: str = ""

    @cached_property
    def name(self) -> str:
        """The name, which says everything."""
        return name_of_text(self.text) if self.text else str(self.agreements)

    def table_for(self, situation: Situation) -> RuleTable | None:
        """The table that answers an auction, with a part score as without; ``None`` if only natural bidding does."""
        answer = self._answer(without_part_score(situation))
        return None if answer is None else answer[0]

    def _answer(self, situation: Situation) -> tuple[RuleTable, Bound] | None:
        """The first table that answers, and what the letters of its pattern stand for."""
        for table in self._register.tables(situation.line):
            bound = table.answers(situation)
            if bound is not None:
                return table, bound
        return None

    @cached_property
    def _register(self) -> TableIndex:
        return TableIndex.of(self.topics)

    def rules(self, situation: Situation) -> tuple[Rule, ...]:
        """The rules for the seat in turn, from the best: those of the table, then natural ones for other calls."""
        return self.with_leeway(self.with_rivals(self.rules_alone(situation), situation), situation)

    def rules_alone(self, situation: Situation) -> tuple[Rule, ...]:
        """The same without what only judgement chooses; the first that fits a hand is its call by rules."""
        bordering = with_border_rivals(_not_higher(self._rules(situation), situation), situation)
        return tuple(with_upper_ends(bordering, situation, self.agreements))

    def with_rivals(
        self, alone: Iterable[Rule], situation: Situation, only: Call | None = None
    ) -> tuple[Rule, ...]:
        """These rules and those that only judgement chooses.

        A rival that is added takes only hands of the rule that it stands next to, and asks for its features. So no hand
        comes to it first, and what another call shows is the same without it.

        Args:
            alone: What ``System.rules_alone`` gives.
            situation: Where they are asked.
            only: The call that alone will be read; ``None`` for all calls.
        """
        return tuple(with_contest_rivals(with_slam_rivals(alone, situation, only), situation, only))

    def has_leeway(self, situation: Situation) -> bool:
        """Whether a call may miss here what its rule asks for."""
        return self.agreements.leeway > 0 and have_opponents_bid(situation)

    def with_leeway(self, rules: tuple[Rule, ...], situation: Situation) -> tuple[Rule, ...]:
        """These rules, with leeway where the pair has agreed on one."""
        if not self.has_leeway(situation):
            return rules
        return with_contest_leeway(rules, situation, self.agreements.leeway)

    def _rules(self, situation: Situation) -> Iterable[Rule]:
        """The rules of the table and natural ones for other calls, brought down to the part score."""
        if not own_part_score(situation):
            return self.written_rules(situation)
        return to_the_score(self.written_rules(without_part_score(situation)), situation)

    def written_rules(self, situation: Situation) -> Iterator[Rule]:
        """The same as they are written, where nothing stands below the line."""
        answer = self._answer(situation)
        if answer is None:
            yield from _legal(natural_rules(situation), situation)
            return
        table, bound = answer
        rules = tuple(_legal(table.rules(situation, bound), situation))
        yield from rules
        if not table.closed:
            yield from _beside(rules, _legal(natural_rules(situation), situation))


def _beside(told: Sequence[Rule], natural: Iterable[Rule]) -> Iterator[Rule]:
    """The natural rules for calls of which a table says nothing.

    A hand that must bid and has nothing to say waits also with a natural bid of the table, for else it would pass.
    """
    taken = {rule.call for rule in told}
    artificial = {rule.call for rule in told if rule.is_artificial}
    for rule in natural:
        if rule.call not in taken or (rule.meaning is Meaning.WAITING and rule.call not in artificial):
            yield rule


def _legal(rules: Iterable[Rule], situation: Situation) -> Iterator[Rule]:
    """Those that may be called; most rules are bids, of which a comparison says so."""
    last = situation.last_bid
    standing = -1 if last is None else last.index
    if situation.public.auction.is_over:
        return
    for rule in rules:
        call = rule.call
        if call.index > standing if isinstance(call, Bid) else situation.is_legal(call):
            yield rule


def _not_higher(rules: Iterable[Rule], situation: Situation) -> Iterable[Rule]:
    """The rules; where they double us and leave it at that, nobody goes higher there, nor anywhere blindly.

    A pass then ends the auction, so it takes whatever no bid describes, even where our side had to reach a game.
    """
    last, calls = situation.last_bid, situation.public.auction.calls
    if last is None or not situation.is_ours or calls[-3:] != (DOUBLE, PASS, PASS):
        return rules
    return (
        rule
        for rule in rules
        if rule.meaning is not Meaning.WAITING
        and not (isinstance(rule.call, Bid) and rule.call.strain is last.strain and not rule.is_artificial)
    )
