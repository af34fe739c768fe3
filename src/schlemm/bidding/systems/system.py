"""A bidding system: its agreements and, topic by topic, the tables that follow from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from schlemm.bidding.natural.system import natural_rules
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.contest_leeway import with_contest_leeway
from schlemm.bidding.rules.contest_rivals import with_contest_rivals
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound
from schlemm.bidding.rules.rivals import with_border_rivals
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, game_level, have_opponents_bid
from schlemm.bidding.rules.slam_rivals import with_slam_rivals
from schlemm.bidding.rules.topic import RuleTable, TableIndex, Topic
from schlemm.core.calls import DOUBLE, PASS, Bid, Call


@dataclass(frozen=True)
class System:
    """How a pair bids, as a value that can be read, changed and printed.

    Attributes:
        agreements: What the pair has agreed; written out, it is the system's name.
        topics: The tables, in the order in which they are asked.
    """

    agreements: Agreements
    topics: tuple[Topic, ...]

    @cached_property
    def name(self) -> str:
        """The name, which says everything."""
        return str(self.agreements)

    def table_for(self, situation: Situation) -> RuleTable | None:
        """The table that answers an auction; ``None`` if only natural bidding does.

        Tables look for the best game: where a part score has made the bid that stands one, they have nothing to say.
        """
        answer = self._answer(situation)
        return None if answer is None else answer[0]

    def _answer(self, situation: Situation) -> tuple[RuleTable, Bound] | None:
        """The first table that answers, and what the letters of its pattern stand for."""
        if _is_game_by_part_score(situation):
            return None
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
        return tuple(
            with_border_rivals(
                _unforced(_not_higher(self._rules(situation), situation), situation), situation
            )
        )

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

    def _rules(self, situation: Situation) -> Iterator[Rule]:
        """The same, as forcing as they are without a part score."""
        answer = self._answer(situation)
        if answer is None:
            yield from _legal(natural_rules(situation), situation)
            return
        table, bound = answer
        rules = tuple(_legal(table.rules(situation, bound), situation))
        yield from rules
        if not table.closed:
            taken = {rule.call for rule in rules}
            yield from (
                rule for rule in _legal(natural_rules(situation), situation) if rule.call not in taken
            )


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


def _is_game_by_part_score(situation: Situation) -> bool:
    """Whether our own natural bid stands and is game, though it would be none without points below the line."""
    last = situation.last_bid
    if not situation.is_game or last is None or last.level >= game_level(last.strain, 0):
        return False
    reading = situation.last.of(situation.seat.partner)
    return situation.bidder is not situation.seat.partner or reading is None or not reading.is_artificial


def _unforced(rules: Iterable[Rule], situation: Situation) -> Iterable[Rule]:
    """The rules; where the part score makes a natural bid a game, partner may pass it."""
    if not situation.public.stakes.part_scores.of(situation.seat.side):
        return rules
    return (
        rule._replace(force=Force.NONE) if _is_game_by_part_score_alone(rule, situation) else rule
        for rule in rules
    )


def _is_game_by_part_score_alone(rule: Rule, situation: Situation) -> bool:
    """Whether it is a natural bid that makes game with the points below the line, and would not without them."""
    call = rule.call
    if rule.force is Force.NONE or rule.is_artificial or not isinstance(call, Bid):
        return False
    return situation.game_level(call.strain) <= call.level < game_level(call.strain, 0)
