"""Answers to four and five notrump, and what the asker makes of them.

Aces by steps: five clubs 0 or 4, then 1, 2, 3 (A5). Key cards by steps: five clubs 0 or 3, five diamonds 1 or 4, five
hearts 2 without the queen of trumps, five spades 2 with it. Kings as aces, a level higher. Where they bid over the
question, a double is the first step and a pass the second.
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
from schlemm.core.calls import DOUBLE, PASS, Bid, Call
from schlemm.core.cards import STRAINS, Rank, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import Feature, Holds, KeyCards

FOUR_NOTRUMP: Final = AceQuestion(ASK, frozenset({Meaning.ASK_ACES, Meaning.ASK_KEY_CARDS}))


def ace_answers(agreements: Agreements) -> Topic:
    """The topic: it comes before those that have tables for the same auctions."""
    unread = Meaning.ASK_KEY_CARDS if agreements.key_cards else Meaning.ASK_ACES

    def answers(situation: Situation, bound: Bound) -> Iterator[Rule]:
        trump = FOUR_NOTRUMP.trump(situation, situation.seat.partner)
        if trump is not None:
            yield from _answers(_kind(situation, situation.seat.partner, unread), trump, 5)

    def disturbed(situation: Situation, bound: Bound) -> Iterator[Rule]:
        trump = FOUR_NOTRUMP.trump(situation, situation.seat.partner)
        if trump is not None:
            yield from _over_overcall(situation, _kind(situation, situation.seat.partner, unread), trump)

    return Topic(
        "slam",
        (
            RuleTable(Pattern("* 4NT P|X"), answers, closed=True, when=FOUR_NOTRUMP.is_asked_by_partner),
            RuleTable(Pattern("* 4NT 5x"), disturbed, closed=True, when=FOUR_NOTRUMP.is_asked_by_partner),
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
    for strain, step in zip(STRAINS, _key_cards(trump), strict=False):
        yield Rule(Bid(level, strain), Box().having(step), Meaning.KEY_CARDS, trump=trump)


def _key_cards(trump: Suit) -> tuple[Feature, ...]:
    return (
        KeyCards(trump, (0, 3)),
        KeyCards(trump, (1, 4)),
        KeyCards(trump, (2, 5), queen=False),
        KeyCards(trump, (2, 5), queen=True),
    )


def _over_overcall(situation: Situation, kind: Meaning, trump: Suit) -> Iterator[Rule]:
    """Over a bid at level five the first answer is a double, the second a pass, the others are the next bids."""
    last = situation.last_bid
    if last is None:
        return
    after, over = (Bid(index // 5 + 1, STRAINS[index % 5]) for index in (last.index + 1, last.index + 2))
    if kind is Meaning.ASK_ACES:
        steps: tuple[Feature, ...] = tuple(Holds(Rank.ACE, held) for held in ((0,), (1,), (2,), (3, 4)))
        meaning = Meaning.ACES
    else:
        steps, meaning = _key_cards(trump), Meaning.KEY_CARDS
    calls: tuple[Call, ...] = (DOUBLE, PASS, after, over)
    for call, step in zip(calls, steps, strict=True):
        yield Rule(call, Box().having(step), meaning, trump=trump if kind is not Meaning.ASK_ACES else None)
