"""What a player's system would have the hand call, with the rule and what the call promises."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bidding.explain import Explanation, explained, message_of
from schlemm.bidding.interpret import readings_for
from schlemm.bidding.message import Message
from schlemm.bidding.rule import Reading, Rule
from schlemm.core.calls import Call
from schlemm.core.view import Public
from schlemm.evaluation.handset import HandSet


@dataclass(frozen=True, slots=True)
class Advice:
    """A call and why.

    Attributes:
        call: The call.
        rule: The rule that the hand fits, with the rule's own numbers.
        promises: What the call says to everybody at the table.
    """

    call: Call
    rule: Message
    promises: Explanation


def advice_by(rule: Rule, public: Public) -> Advice:
    """The advice to call by this rule, which answers this auction."""
    alone = message_of(Reading(HandSet.of(rule.box), (rule,)))
    reading = readings_for(public).get(rule.call)
    promises = Explanation(alone) if reading is None else explained(reading, public)
    return Advice(rule.call, alone, promises)
