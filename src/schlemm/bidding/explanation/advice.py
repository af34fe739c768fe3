"""What a player's system would have the hand call, with the rule and what the call promises."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_

from schlemm.bidding.choose import choices
from schlemm.bidding.explanation._sentence import told_sentence
from schlemm.bidding.explanation.explain import Explanation, explained_own
from schlemm.bidding.explanation.passing import with_reasons
from schlemm.bidding.explanation.truth import kind_of
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.rule import Reading, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import PASS, Call
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public
from schlemm.evaluation.handset import HandSet


@dataclass(frozen=True, slots=True)
class Advice:
    """A call and why.

    Attributes:
        call: The call.
        rule: The rule that the hand fits, with the rule's own numbers.
        promises: What the call says to everybody at the table.
        overrules: That the rules alone would have called otherwise, where judgement chose this call.
    """

    call: Call
    rule: Sentence
    promises: Explanation
    overrules: Sentence | None = None


def advice_by(rule: Rule, public: Public, hand: Hand) -> Advice:
    """The advice to a hand to call by this rule, one of those that compete for it in this auction."""
    reading = interpret(public).readings.get(rule.call)
    alone = rule_told(rule, public, hand)
    promises = Explanation(alone) if reading is None else explained_own(reading, public, hand)
    first, *_ = choices(public, hand)
    return Advice(rule.call, alone, promises, None if first.call == rule.call else overruled(first, rule))


def overruled(first: Rule, chosen: Rule) -> Sentence:
    """That judgement chose another call than the one the rules alone make."""
    return Sentence("why-overruled", (("call", str(first.call)), ("better", str(chosen.call))))


def rule_told(rule: Rule, public: Public, hand: Hand) -> Sentence:
    """The rule that a hand calls by, with the rule's own numbers; of a pass, the reason that this hand has.

    What the hand has shown before goes with them, so that no second bid is told as made with any strength.
    """
    situation = interpret(public).situation
    own, shown = HandSet.of(rule.widest), HandSet.of(rule.widest) & situation.known.of(situation.seat)
    alone = Reading(shown if hand in shown else own, (rule,))
    reading = interpret(public).readings.get(rule.call, alone)
    if rule.call == PASS:
        alone = reading = _reason(reading, situation, hand)
    kind = kind_of(reading if reading.rules == alone.rules else alone, situation)
    return told_sentence(alone, kind, situation)


def _reason(reading: Reading, situation: Situation, hand: Hand) -> Reading:
    """What is left of a pass for the reasons that this hand has."""
    reading = with_reasons(reading, situation)
    rules = tuple(rule for rule in reading.rules if rule.admits(hand)) or reading.rules
    hands = reduce(or_, map(reading.share, rules))
    return Reading(HandSet(hands, reading.hands.features), rules)
