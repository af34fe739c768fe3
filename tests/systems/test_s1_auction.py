"""What S1 says of the auction itself (S1:21-27, S1:33), each sentence by a hand made for it and two hundred deals."""

from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from tests.systems.s1_deals import after, bid_by_four, called, each_call, hand

from schlemm.bidding.bid_out import bid_out, public_before_calls
from schlemm.bidding.book.book import book
from schlemm.bidding.explanation.explain import explain
from schlemm.bidding.interpret import reading_of
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.systems import NAMES
from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, parse_call
from schlemm.core.cards import Strain
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.errors import NotationError
from schlemm.core.laws import FirstCaller, HouseRules
from schlemm.core.seats import SEATS, BySide, Seat, Vulnerability
from schlemm.scoring.duplicate import duplicate_score

RANDOM = Random(21)


@pytest.mark.slow
def test_who_sits_left_of_the_dealer_begins() -> None:
    """S1:21: by this house rule South calls first where East has dealt, and at every deal the dealer's left."""
    rules = HouseRules(first_caller=FirstCaller.LEFT_OF_DEALER)
    assert Conditions(Seat.EAST, Vulnerability.NONE, rules).first_caller is Seat.SOUTH
    for dealer, (deal, _) in zip(SEATS * 10, bid_by_four(), strict=False):
        public = bid_out(
            public_before_calls(Conditions(dealer, Vulnerability.NONE, rules), BySide("natur-a", "natur-a")),
            deal,
        )
        assert next(public.auction.by_seat())[0] is dealer.left


def test_the_others_follow_clockwise_with_one_call_each() -> None:
    """S1:21: after South comes West, and so it goes on from the dealer of each board, a call at a time."""
    assert [seat for seat, _ in Auction.parse("S: P P 1C P").by_seat()] == [
        Seat.SOUTH,
        Seat.WEST,
        Seat.NORTH,
        Seat.EAST,
    ]
    for number, (_, steps) in enumerate(bid_by_four()):
        turns = [(len(step.auction.calls), step.auction.turn) for step in steps[:-1]]
        assert turns == [(place, SEATS[(number + place) % 4]) for place in range(len(turns))]


def test_only_the_allowed_words_are_said() -> None:
    """S1:21: numbers from 1 to 7 with a denomination, pass, double and redouble: 38 calls, and nothing else."""
    assert len(CALLS) == 7 * 5 + 3
    words = ("", "C", "D", "H", "S", "NT", "P", "X", "XX")
    understood = []
    for text in (number + word for number in ("", *"0123456789") for word in words):
        with suppress(NotationError):
            understood.append(str(parse_call(text)))
    assert sorted(understood) == sorted(map(str, CALLS))


def test_the_partner_hears_the_strength_of_the_hand() -> None:
    """S1:21: bidding tells partner one's strength, and what it tells is true of the hand that bids."""
    reading = reading_of(after("1S"), 0)
    assert reading is not None
    assert reading.admits(hand("AQ542.K32.K5.432"))
    assert reading.bounds.strength.low == 12
    for before, cards, call in each_call():
        told = reading_of(replace(before, auction=before.auction.after(call)), len(before.auction.calls))
        assert told is not None
        assert told.admits(cards), f"{call} after {before.auction} with {cards}"


def test_a_bid_names_trumps_and_tricks_above_six() -> None:
    """S1:21: one club means seven tricks with clubs as trumps, and every contract its level and six."""
    assert (Contract.parse("1CN").tricks, Contract.parse("1CN").strain) == (7, Strain.CLUBS)
    for _, steps in bid_by_four():
        last, contract = steps[-1].auction.last_bid, steps[-1].auction.contract
        assert (contract is None) == (last is None)
        if contract is not None and last is not None:
            assert (contract.tricks, contract.strain) == (last.level + 6, last.strain)


def test_each_bid_is_higher_than_the_one_before() -> None:
    """S1:23: in number or in suit, in the order clubs, diamonds, hearts, spades, Sans."""
    one_club = Auction.parse("N: 1C")
    assert one_club.why_not(parse_call("1D")) is None
    assert Auction.parse("N: 1C 1D").why_not(parse_call("1C")) is not None
    assert Auction.parse("N: 1C 1D").why_not(parse_call("2C")) is None
    assert [str(bid) for bid in BIDS[:5]] == ["1C", "1D", "1H", "1S", "1NT"]
    for _, steps in bid_by_four():
        bids = [call for call in steps[-1].auction.calls if isinstance(call, Bid)]
        assert all(
            (one.level, one.strain.index) < (two.level, two.strain.index) for one, two in pairwise(bids)
        )


def test_one_may_pass_double_their_contract_and_redouble() -> None:
    """S1:23: a double is for a bid of theirs, a redouble for their double, whatever has been passed since."""
    auction = Auction.parse("N: 1S X")
    assert auction.why_not(REDOUBLE) is None
    assert auction.why_not(DOUBLE) is not None
    assert Auction.parse("N: 1S P").why_not(DOUBLE) is not None
    for before, _, _ in each_call():
        spoken = [(seat, call) for seat, call in before.auction.by_seat() if call != PASS]
        theirs = [call for seat, call in spoken[-1:] if seat.side is not before.auction.turn.side]
        assert (before.auction.why_not(DOUBLE) is None) == any(isinstance(call, Bid) for call in theirs)
        assert (before.auction.why_not(REDOUBLE) is None) == (theirs == [DOUBLE])


@pytest.mark.slow
def test_a_pass_is_weak_or_content() -> None:
    """S1:23: whoever passes is told to be too weak, or content with what stands, or to leave it to partner."""
    assert called("1S P", "Q432.K32.432.432") == "P"
    assert explain(after("1S P P"), 2).message.code == Meaning.PASS_ANSWER.value
    for _, steps in bid_by_four():
        public = steps[-1]
        for index, call in enumerate(public.auction.calls):
            if call == PASS:
                code = explain(public, index).message.code
                assert code != Meaning.PASS.value, f"a pass without a reason after {public.auction}"
                assert "pass" in code or code == Meaning.ACES.value, f"{code} after {public.auction}"


def test_a_double_doubles_and_a_redouble_makes_it_fourfold() -> None:
    """S1:23: the points of the tricks that were bid count twice or four times; 2S made is 60, 120 and 240."""
    for _ in range(200):
        level, strain, vulnerable = RANDOM.randint(1, 7), RANDOM.choice(list(Strain)), RANDOM.random() < 0.5
        each = 20 if strain.is_minor else 30
        tricks = each * level + (10 if strain is Strain.NOTRUMP else 0)
        slam = {6: (500, 750), 7: (1000, 1500)}.get(level, (0, 0))[vulnerable]
        for index, factor in enumerate((1, 2, 4)):
            bonus = ((300, 500)[vulnerable] if factor * tricks >= 100 else 50) + slam + 50 * index
            score = duplicate_score(level, strain.index, index, level + 6, vulnerable=vulnerable)
            assert score == factor * tricks + bonus
    assert [duplicate_score(2, 3, index, 8, vulnerable=False) for index in range(3)] == [110, 470, 640]


def test_the_lowest_bid_is_one_club_and_the_highest_seven_sans() -> None:
    """S1:25: who begins may bid anything from one club to seven Sans, and over these nobody bids."""
    assert (str(BIDS[0]), str(BIDS[-1])) == ("1C", "7NT")
    opening = [call for call in Auction.parse("N:").legal_calls() if isinstance(call, Bid)]
    assert opening == sorted(opening) == list(BIDS)
    assert Auction.parse("N: 7NT").legal_calls() == (PASS, DOUBLE)


@pytest.mark.slow
def test_conventions_are_known_to_the_opponents() -> None:
    """S1:27: what a call means follows from the auction and the system's name, which everybody sees."""
    assert explain(after("1H P 3H P 4NT"), 4).message.code == Meaning.ASK_ACES.value
    for _, steps in bid_by_four():
        public = steps[-1]
        for index in range(len(public.auction.calls)):
            assert explain(public, index).message.code != Meaning.UNKNOWN.value


@pytest.mark.parametrize("system", NAMES)
def test_a_pair_bids_by_a_system_whose_bids_have_meanings(system: str) -> None:
    """S1:27: each system can be read as a book, from the opening on, and every call there has a sentence."""
    chapter = book(system, "opening")[0]
    entries = [entry for page in chapter.pages for case in page.cases for entry in case.entries]
    assert {"1C", "1NT"} <= {str(entry.call) for entry in entries}
    assert all(entry.explanation.message.code.startswith("meaning-") for entry in entries)


def test_the_auction_ends_after_three_passes_or_four_without_a_bid() -> None:
    """S1:33: with a bid three passes end it, without one four, and then there is nothing to play."""
    assert not Auction.parse("N: 1S P P").is_over
    assert Auction.parse("N: 1S P P P").is_over
    assert Auction.parse("N: P P P P").contract is None
    for _, steps in bid_by_four():
        calls = steps[-1].auction.calls
        assert all(call == PASS for call in calls[-3:])
        assert len(calls) > 4 or steps[-1].auction.contract is None or calls[0] != PASS
        ends = [count for count in range(4, len(calls) + 1) if calls[count - 3 : count] == (PASS,) * 3]
        assert ends == [len(calls)]


def test_the_last_bid_gives_trumps_and_contract() -> None:
    """S1:33: the denomination of the last bid is trumps, Sans none, and its level is the contract."""
    assert str(Auction.parse("N: 1S P 2H P 3NT P P P").contract) == "3NTN"
    for _, steps in bid_by_four():
        bids = [call for call in steps[-1].auction.calls if isinstance(call, Bid)]
        contract = steps[-1].auction.contract
        assert (contract is None and not bids) or (contract is not None and contract.bid == bids[-1])
