"""What every bot promises: legal, always the same, finished boards, and explanations that its own hand obeys."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.property.self_play import bid_out, self_play
from tests.property.sentences import untrue

from schlemm.bidding.choose import choices, choose_call, choose_rule
from schlemm.bidding.explanation.explain import explain
from schlemm.bidding.interpret import interpret, reading_of, situation_before
from schlemm.bidding.own.text_faults import is_forced
from schlemm.bots.bidder import SystemBot
from schlemm.bots.level import Level
from schlemm.core.action import MakeCall
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.state import Finished
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import Strain
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat
from schlemm.core.view import Public, Stakes, View
from schlemm.dealing.numbered import random_deal
from schlemm.evaluation.box import Box
from schlemm.testing import (
    asked_views,
    auctions,
    boards,
    check_bot,
    check_bot_elsewhere,
    deals,
    hands,
    house_rules,
    seats,
    vulnerabilities,
)

BOT = SystemBot(Level.BEGINNER)
SYSTEMS = (
    "forum",
    "natur-a",
    "natur-b",
    "acol",
    "forum/notrump=12-14/majors=4",
    "forum/notrump=16-18/stayman=no/transfers=no/gerber=no/key_cards=yes",
    "forum/opening=13/weak_twos=no/splinters=no/fourth_suit=no/two_suiters=no",
    "forum/negative_doubles=no/cue_raises=no/two_notrump=22-24/weak_diamonds=yes",
    "forum/strong_club=yes",
)
"""The systems in the box, and Forum with every agreement changed somewhere."""
PART_SCORES = st.sampled_from((0, 20, 30, 40, 60, 70, 90))


def stakes() -> st.SearchStrategy[Stakes]:
    """Any part scores of a rubber."""
    return st.builds(Stakes, form=st.just("rubber"), part_scores=st.builds(BySide, PART_SCORES, PART_SCORES))


def pairs() -> st.SearchStrategy[BySide[str]]:
    """The systems of both sides, in all pairs."""
    return st.builds(BySide, st.sampled_from(SYSTEMS), st.sampled_from(SYSTEMS))


def publics() -> st.SearchStrategy[Public]:
    """Any auction at any score, however oddly people bid."""
    return st.builds(
        Public, seats(), vulnerabilities(), auctions(), pairs(), stakes=stakes(), rules=house_rules()
    )


def starts() -> st.SearchStrategy[Public]:
    """A board before the first call, at any score, with any pair of systems."""
    return st.builds(
        lambda dealer, vulnerability, systems, stakes: Public(
            dealer, vulnerability, Auction(dealer), systems, stakes
        ),
        seats(),
        vulnerabilities(),
        pairs(),
        stakes(),
    )


@given(st.lists(asked_views(), min_size=1, max_size=4))
@settings(max_examples=examples(60))
@pytest.mark.exhaustive
def test_acts_by_the_laws_of_bots_wherever_the_board_has_got_to(seen: list[View]) -> None:
    """In any situation random players can reach, the bot acts legally, repeatably, and explains every call."""
    check_bot(BOT, seen)


@given(boards(), stakes())
@settings(max_examples=examples(60))
@pytest.mark.exhaustive
def test_four_bots_finish_every_board(board: Board, stakes: Stakes) -> None:
    """Whatever the deal, conditions and score, four bots play a board to its end by the laws of bots."""
    told = self_play(board, BOT, stakes)
    check_bot(BOT, [view for view, _ in told])


@given(deals(), starts())
@settings(max_examples=examples(200))
def test_no_bot_holds_what_its_explanation_excludes(deal: Deal, public: Public) -> None:
    """Every call of four bots is explained, from the auction alone, by bounds that hold the hand that made it."""
    while not public.auction.is_over:
        public = _after(public, choose_call(public, deal.hand(public.auction.turn)))
        _check_last(public, deal)


@given(deals(), starts(), seats(), st.lists(st.integers(0, 37), min_size=1, max_size=12))
@settings(max_examples=examples(100))
def test_odd_calls_of_a_human_break_no_explanation(
    deal: Deal, public: Public, human: Seat, odd: list[int]
) -> None:
    """Though one player calls anything at all, the three bots find calls that their explanations hold."""
    for turn in range(60):
        if public.auction.is_over:
            return
        seat = public.auction.turn
        if seat is human:
            legal = public.auction.legal_calls()
            public = _after(public, legal[odd[turn // 4 % len(odd)] % min(len(legal), 9)])
        else:
            public = _after(public, choose_call(public, deal.hand(seat)))
            _check_last(public, deal)


@pytest.mark.slow
@given(deals(), starts())
@settings(max_examples=examples(100))
def test_every_choice_that_rules_leave_to_judgement_is_explained(deal: Deal, public: Public) -> None:
    """Whichever of the competing calls a bot makes, its reading holds the hand."""
    while not public.auction.is_over:
        hand = deal.hand(public.auction.turn)
        for rule in choices(public, hand):
            _check_last(_after(public, rule.call), deal)
        public = _after(public, choices(public, hand)[-1].call)


@given(deals(), starts())
@settings(max_examples=examples(200))
def test_nobody_passes_what_partner_forces(deal: Deal, public: Public) -> None:
    """If partner's call forces, or a game is forced, a bot that nobody disturbs passes only by a rule for it."""
    while not public.auction.is_over:
        rule = choose_rule(public, deal.hand(public.auction.turn))
        forgotten = rule.call == PASS and rule.box == Box()
        assert not forgotten or not is_forced(interpret(public).situation), (
            f"{list(public.systems)} {public.auction} P"
        )
        public = _after(public, rule.call)


def _after(public: Public, call: Call) -> Public:
    return replace(public, auction=public.auction.after(call))


def _check_last(public: Public, deal: Deal) -> None:
    """The last call's reading and the numbers told of it hold the hand that made it."""
    index = len(public.auction.calls) - 1
    hand = deal.hand(situation_before(public, index).auction.turn)
    reading, told = reading_of(public, index), f"{list(public.systems)} {public.auction} with {hand}"
    assert reading is not None, told
    assert reading.admits(hand), told
    assert _within_message(public, index, hand), told


def _within_message(public: Public, index: int, hand: Hand) -> bool:
    """Whether the hand lies within the very numbers that are told, and all that is said of it is so."""
    earlier = situation_before(public, index)
    partners = interpret(earlier).situation.suits_of(earlier.auction.turn.partner)
    return not list(untrue(explain(public, index), public.auction.calls[index], hand, partners))


@given(publics(), hands())
@settings(max_examples=examples(200))
def test_there_is_a_legal_call_in_every_auction(public: Public, hand: Hand) -> None:
    """However oddly people bid, every hand finds a legal call, and its reading holds that hand."""
    if public.auction.is_over:
        return
    call = choose_call(public, hand)
    assert public.auction.why_not(call) is None
    after = replace(public, auction=public.auction.after(call))
    reading = reading_of(after, len(after.auction.calls) - 1)
    assert reading is not None
    assert reading.admits(hand) or hand not in interpret(public).situation.known.of(public.auction.turn)


@given(publics())
@settings(max_examples=examples(100))
@pytest.mark.exhaustive
def test_every_call_can_be_asked_about(public: Public) -> None:
    """Each call of any auction has a message with a code of the catalogues, the unexpected ones among them."""
    for index in range(len(public.auction.calls)):
        assert explain(public, index).message.code.startswith("meaning-")


@given(publics())
@settings(max_examples=examples(100))
def test_rules_call_only_what_is_legal(public: Public) -> None:
    """No rule proposes a call that the auction does not allow."""
    if not public.auction.is_over:
        for rule in interpret(public).rules:
            assert public.auction.why_not(rule.call) is None


def _is_game(bid: Bid, part_score: int) -> bool:
    each = 20 if bid.strain.is_minor else 30
    return part_score + each * bid.level + (10 if bid.strain is Strain.NOTRUMP else 0) >= 100


@pytest.mark.exhaustive
def test_does_the_same_in_other_processes() -> None:
    """Fresh processes, whatever their hashes are seeded with, act on the views of whole boards as this one does."""
    random = Random(7)
    told = [
        pair
        for number in range(1, 5)
        for pair in self_play(Board(number, Conditions.of_board(number), random_deal(random.randrange)), BOT)
    ]
    check_bot_elsewhere(BOT, [view for view, _ in told])
    assert any(action == MakeCall(PASS) for _, action in told)


@pytest.mark.exhaustive
def test_bids_sensibly_over_many_boards() -> None:
    """Over 300 boards about half reach a game, few a slam, and contracts stay within what the cards hold."""
    random = Random(2024)
    games = slams = grand = passed = 0
    for number in range(1, 301):
        state = bid_out(Board(number, Conditions.of_board(number), random_deal(random.randrange)), BOT)
        contract = state.auction.contract
        if contract is None:
            assert isinstance(state, Finished)
            passed += 1
            continue
        games += _is_game(contract.bid, 0)
        slams += contract.level == 6
        grand += contract.level == 7
    assert 90 <= games <= 180
    assert slams <= 25
    assert grand <= 5
    assert passed <= 12
