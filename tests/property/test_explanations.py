"""What a call is said to mean is true of the hand that made it, and possible for whoever reads it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.property.sentences import Held, untrue, untrue_sentence
from tests.property.test_bots import starts

from schlemm.bidding.choose import choices
from schlemm.bidding.explanation.explain import Explanation, explain
from schlemm.bidding.explanation.seen import Known, explain_to
from schlemm.bidding.interpret import interpret, reading_of, situation_before
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Bidding, Playing, State
from schlemm.core.calls import DOUBLE, PASS, Bid
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, BySeat
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.evaluation.classes import POINTS, hull
from schlemm.evaluation.counts import suit_length_patterns
from schlemm.evaluation.seen import Seen, possible
from schlemm.testing import deals

ASKS = {
    "meaning-takeout",
    "meaning-negative-double",
    "meaning-responsive-double",
    "meaning-competitive-double",
}
"""Sentences of doubles that want no penalty."""


def dealt() -> st.SearchStrategy[Deal]:
    """Deals as they are dealt, and now and then a wild one."""
    plain = st.integers(0, 2**32).map(lambda seed: random_deal(Random(seed).randrange))
    return st.one_of(plain, plain, plain, deals())


def bid_out(public: Public, deal: Deal, wishes: list[int]) -> Public:
    """The auction of four bots that take any of the calls that their rules leave to judgement."""
    while not public.auction.is_over:
        tier = choices(public, deal.hand(public.auction.turn))
        rule = tier[wishes[len(public.auction.calls) % len(wishes)] % len(tier)]
        public = replace(public, auction=public.auction.after(rule.call))
    return public


def told(public: Public) -> Iterator[tuple[int, Explanation]]:
    """Each call with its explanation from the auction alone."""
    return ((index, explain(public, index)) for index in range(len(public.auction.calls)))


def wishes() -> st.SearchStrategy[list[int]]:
    """Which of the calls that judgement may choose are chosen, mostly the first."""
    return st.lists(st.sampled_from((0, 0, 0, 1, 2)), min_size=1, max_size=8)


@pytest.mark.slow
@given(dealt(), starts(), wishes())
@settings(max_examples=examples(150))
def test_every_word_is_true_of_the_hand_that_called(deal: Deal, public: Public, wished: list[int]) -> None:
    """Sentence, details and picture of a bot's call say nothing that its own cards deny."""
    public = bid_out(public, deal, wished)
    for index, explanation in told(public):
        earlier, caller = situation_before(public, index), public.auction.first.after(index)
        partners = interpret(earlier).situation.suits_of(caller.partner)
        wrong = list(untrue(explanation, public.auction.calls[index], deal.hand(caller), partners))
        assert wrong == [], f"{list(public.systems)} {public.auction.until(index + 1)} {deal.hand(caller)}"


@given(dealt(), starts(), wishes())
@settings(max_examples=examples(200))
def test_a_sentence_holds_for_every_hand_that_makes_the_call(
    deal: Deal, public: Public, wished: list[int]
) -> None:
    """Of whatever shape and strength a hand is that reads so, the sentence about the call is true of it."""
    public = bid_out(public, deal, wished)
    for index, explanation in told(public):
        caller, reading = public.auction.first.after(index), reading_of(public, index)
        partners = interpret(situation_before(public, index)).situation.suits_of(caller.partner)
        assert reading is not None
        for held in _counted(reading.hands.classes & possible(Seen())):
            wrong = list(untrue_sentence(explanation.message, reading.call, held, partners))
            assert wrong == [], f"{list(public.systems)} {public.auction.until(index + 1)} {held}"


def _counted(hands: int) -> Iterator[Held]:
    """The weakest and the strongest hand of each shape in a set."""
    for place, lengths in enumerate(suit_length_patterns()):
        points = hands >> POINTS * place & (1 << POINTS) - 1
        if points:
            yield Held(lengths, (points & -points).bit_length() - 1)
            yield Held(lengths, points.bit_length() - 1)


@pytest.mark.slow
@given(dealt(), starts(), wishes())
@settings(max_examples=examples(150))
def test_tag_picture_and_sentence_agree(deal: Deal, public: Public, wished: list[int]) -> None:
    """They come from one set of hands: what is called natural, asking or long is so in the picture."""
    public = bid_out(public, deal, wished)
    for index, explanation in told(public):
        call, reading = public.auction.calls[index], reading_of(public, index)
        assert reading is not None
        where, code = f"{list(public.systems)} {public.auction.until(index + 1)}", explanation.message.code
        facts, bounds = explanation.message.args, hull(reading.hands.classes)
        assert explanation.shown in {None, bounds}, where
        suit = call.strain.trump if isinstance(call, Bid) else None
        if suit is not None and not explanation.artificial:
            assert bounds.length(suit).low >= 3 or suit in _shown_by_us(public, index), where
            assert facts["suit"] in {"", suit.letter}, where
        if call == DOUBLE:
            assert explanation.artificial is (code != "meaning-penalty"), where
            assert code not in ASKS or explanation.force.value != "none", where
        if code in {"meaning-natural", "meaning-natural-notrump"}:
            assert not explanation.artificial, where


def _shown_by_us(public: Public, index: int) -> tuple[object, ...]:
    situation = interpret(situation_before(public, index)).situation
    return (*situation.suits_of(situation.seat), *situation.suits_of(situation.seat.partner))


@pytest.mark.slow
@given(dealt(), starts(), wishes())
@settings(max_examples=examples(150))
def test_a_pass_says_why(deal: Deal, public: Public, wished: list[int]) -> None:
    """Too weak, content, waiting, or left to partner: no pass of a bot says only that nothing fits better."""
    public = bid_out(public, deal, wished)
    for index, explanation in told(public):
        if public.auction.calls[index] == PASS:
            assert explanation.message.code != "meaning-pass", str(public.auction.until(index + 1))
            assert explanation.shown is None or _says_something(explanation), str(public.auction)


def _says_something(explanation: Explanation) -> bool:
    box = explanation.shown
    return box is not None and (box.figures != (0, 37) or any(length != (0, 13) for length in box.lengths))


@pytest.mark.slow
@given(dealt(), starts(), wishes(), st.lists(st.integers(0, 12), min_size=1, max_size=20), st.integers(0, 52))
@settings(max_examples=examples(80))
def test_no_reader_sees_what_an_explanation_of_a_bot_excludes(
    deal: Deal, public: Public, wished: list[int], played: list[int], cards: int
) -> None:
    """At any moment of the play, each seat reads of every call of a bot something that may be, and is."""
    public = bid_out(public, deal, wished)
    state = _played(public, deal, played, cards)
    views = [view_for(state, seat, public.systems, public.stakes) for seat in SEATS]
    readers = [Known.of_view(view) for view in views] + [Known(BySeat.from_function(deal.hand))]
    for index, call in enumerate(public.auction.calls):
        caller = public.auction.first.after(index)
        partners = interpret(situation_before(public, index)).situation.suits_of(caller.partner)
        for known in readers:
            explanation = explain_to(known, public, index)
            where = f"{known.reader} reads {public.auction.until(index + 1)} with {deal}"
            assert explanation.message.code != "meaning-excluded", where
            assert list(untrue(explanation, call, deal.hand(caller), partners)) == [], where


def _played(public: Public, deal: Deal, played: list[int], cards: int) -> State:
    """The board after this auction and so many cards, chosen by the numbers."""
    conditions = Conditions(public.dealer, public.vulnerability)
    state: State = Bidding.start(Board(1, conditions, deal))
    for call in public.auction.calls:
        assert isinstance(state, Bidding)
        state = state.after(state.turn, call)
    for turn in range(cards):
        if not isinstance(state, Playing):
            break
        legal = tuple(state.play.legal_cards(state.hands.of(state.turn)))
        state = state.after(state.turn, legal[played[turn % len(played)] % len(legal)])
    return state
