"""Answers to four and five notrump, and what the asker makes of them.

Aces by steps: five clubs 0 or 4, then 1, 2, 3 (A5). Key cards by steps: five clubs 0 or 3, five diamonds 1 or 4, five
hearts 2 without the queen of trumps, five spades 2 with it. Kings as aces, a level higher.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.ace_asking import AceQuestion, by_steps
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.slam.decision import after_aces, after_key_cards, after_kings, goes_on
from schlemm.bidding.systems.forum.slam.trying import ASK
from schlemm.core.calls import DOUBLE, PASS, Bid
from schlemm.core.cards import STRAINS, Rank, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import Holds, KeyCards

FOUR_NOTRUMP: Final = AceQuestion(ASK, frozenset({Meaning.ASK_ACES, Meaning.ASK_KEY_CARDS}))


def ace_answers(agreements: Agreements) -> Topic:
    """The topic: it comes before those that have tables for the same auctions."""
    unread = Meaning.ASK_KEY_CARDS if agreements.key_cards else Meaning.ASK_ACES

    def answers(situation: Situation, bound: Bound) -> Iterator[Rule]:
        trump = FOUR_NOTRUMP.trump(situation, situation.seat.partner)
        if trump is not None:
            yield from _answers(_kind(situation, situation.seat.partner, unread), trump, 5)

    return Topic(
        "slam",
        (
            RuleTable(Pattern("* 4NT P|X"), answers, closed=True, when=FOUR_NOTRUMP.is_asked_by_partner),
            RuleTable(
                Pattern("* 4NT 5x"), _over_overcall, closed=True, when=FOUR_NOTRUMP.is_asked_by_partner
            ),
            RuleTable(Pattern("* 4NT P|X _ P|X"), _asker, closed=True, when=FOUR_NOTRUMP.was_asked),
            RuleTable(Pattern("* 4NT 5x _ P"), _asker, closed=True, when=FOUR_NOTRUMP.was_asked),
            RuleTable(
                Pattern("* 4NT P|X _ P|X 5NT P"), _kings, closed=True, when=FOUR_NOTRUMP.was_asked_by_partner
            ),
            RuleTable(Pattern("* 4NT P|X _ P|X 5NT P _ P"), _last, closed=True, when=FOUR_NOTRUMP.was_asked),
            RuleTable(
                Pattern("* 4NT P|X _ P|X _ P"), _end, closed=True, when=FOUR_NOTRUMP.was_asked_by_partner
            ),
            RuleTable(
                Pattern("* 4NT P|X _ P|X 5NT P _ P _ P"),
                _pass,
                closed=True,
                when=FOUR_NOTRUMP.was_asked_by_partner,
            ),
        ),
    )


def _kings(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield from by_steps(6, STRAINS, Rank.KING, Meaning.KINGS)


def _asker(situation: Situation, bound: Bound) -> Iterator[Rule]:
    trump = FOUR_NOTRUMP.trump(situation, situation.seat)
    answer = situation.last.of(situation.seat.partner)
    if trump is not None and answer is not None:
        decide = after_key_cards if answer.meaning is Meaning.KEY_CARDS else after_aces
        yield from decide(situation, trump, answer)


def _last(situation: Situation, bound: Bound) -> Iterator[Rule]:
    trump = FOUR_NOTRUMP.trump(situation, situation.seat)
    answer = situation.last.of(situation.seat.partner)
    if trump is not None and answer is not None:
        yield from after_kings(situation, trump, answer)


def _end(situation: Situation, bound: Bound) -> Iterator[Rule]:
    trump, answer = FOUR_NOTRUMP.trump(situation, situation.seat.partner), situation.last.of(situation.seat)
    if trump is not None and answer is not None:
        yield from goes_on(situation, trump, answer)


def _kind(situation: Situation, asker: Seat, unread: Meaning) -> Meaning:
    for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True):
        if call == ASK and seat is asker and reading is not None:
            return reading.meaning
    return unread


def _pass(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield Rule(PASS, Box(), Meaning.PASS)


def _answers(kind: Meaning, trump: Suit, level: int) -> Iterator[Rule]:
    if kind is Meaning.ASK_ACES:
        yield from by_steps(level, STRAINS, Rank.ACE, Meaning.ACES)
        return
    steps = (
        KeyCards(trump, (0, 3)),
        KeyCards(trump, (1, 4)),
        KeyCards(trump, (2, 5), queen=False),
        KeyCards(trump, (2, 5), queen=True),
    )
    for strain, step in zip(STRAINS, steps, strict=False):
        yield Rule(Bid(level, strain), Box().having(step), Meaning.KEY_CARDS, trump=trump)


def _over_overcall(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Over a bid at level five a double shows no ace; with one, pass; with more, the next suit."""
    yield Rule(DOUBLE, Box().having(Holds(Rank.ACE, (0,))), Meaning.ACES)
    yield Rule(PASS, Box().having(Holds(Rank.ACE, (1,))), Meaning.ACES)
    last = situation.last_bid
    if last is not None:
        steps = [Bid(index // 5 + 1, STRAINS[index % 5]) for index in (last.index + 1, last.index + 2)]
        yield Rule(steps[0], Box().having(Holds(Rank.ACE, (2,))), Meaning.ACES)
        yield Rule(steps[1], Box().having(Holds(Rank.ACE, (3, 4))), Meaning.ACES)
