"""The auction: counted against exact numbers, compared with rules told independently, and rule by rule."""

from collections.abc import Hashable
from itertools import pairwise

import pytest
from hypothesis import given
from tests.unit.core import naive

from schlemm.core.auction import LONGEST, Auction
from schlemm.core.calls import BIDS, CALLS, PASS, Call, parse_call
from schlemm.core.contract import Doubling
from schlemm.core.errors import Code, NotationError, RuleViolation
from schlemm.core.laws import Law
from schlemm.core.seats import Seat
from schlemm.testing import auctions, calls, complete_auctions

AUCTIONS_BY_LENGTH = (36, 701, 9_731, 107_451, 999_852, 8_126_237)
"""How many legal auctions of 1, 2, 3 … calls there are, finished or not."""

COMPLETE_AUCTIONS = (4 * 22**35 - 1) // 3
"""How many complete auctions there are, counted by hand.

Before the first bid come 0 to 3 passes: 4 ways. From one bid to the next come 0 to 2 passes: 3 ways;
or 0 or 2 passes, a double, and 0 to 2 passes: 2 · 3; or a redouble in the same manner after that: 2 · 2 · 3.
That is 21 in all. After the last bid come no double, a double or a redouble, and three passes: 1 + 2 + 4 = 7.
Any k ≥ 1 of the 35 bids may be made, so there are 1 + 4 · 7 · Σ C(35, k) · 21^(k-1) auctions; the 1 is the
auction of four passes.
"""


def situation(auction: Auction) -> Hashable:
    """What the future of an auction depends on: auctions that agree in it can go on in the same ways."""
    passes = next((n for n, call in enumerate(reversed(auction.calls)) if call != PASS), len(auction.calls))
    contract = auction.contract
    ours = contract is not None and contract.side is auction.turn.side
    return auction.last_bid, auction.doubling, ours, passes


def longer_by_one(merged: dict[Hashable, tuple[Auction, int]]) -> dict[Hashable, tuple[Auction, int]]:
    """All auctions with one more call, merged by situation: one auction of each, and how many there are."""
    longer: dict[Hashable, tuple[Auction, int]] = {}
    for auction, count in merged.values():
        for call in auction.legal_calls():
            after = auction.after(call)
            _, so_far = longer.get(situation(after), (after, 0))
            longer[situation(after)] = after, so_far + count
    return longer


def test_counts_of_auctions_by_length() -> None:
    """There are exactly as many legal auctions of one to six calls as the literature says."""
    merged: dict[Hashable, tuple[Auction, int]] = {None: (Auction(Seat.NORTH), 1)}
    counts = []
    for _ in AUCTIONS_BY_LENGTH:
        merged = longer_by_one(merged)
        counts.append(sum(count for _, count in merged.values()))
    assert tuple(counts) == AUCTIONS_BY_LENGTH


def test_auctions_in_one_situation_go_on_alike() -> None:
    """Among all 9 731 auctions of three calls, those that the counts merge have the same legal calls."""
    found = [Auction(Seat.NORTH)]
    for length in range(3):
        found = [auction.after(call) for auction in found for call in auction.legal_calls()]
        assert len(found) == AUCTIONS_BY_LENGTH[length]
    continuations: dict[Hashable, tuple[Call, ...]] = {}
    for auction in found:
        assert continuations.setdefault(situation(auction), auction.legal_calls()) == auction.legal_calls()


def test_number_and_length_of_complete_auctions() -> None:
    """There are exactly (4 · 22³⁵ - 1) / 3 complete auctions, and the longest of them has 319 calls."""
    known: dict[Hashable, tuple[int, int]] = {}

    def count_and_longest(auction: Auction) -> tuple[int, int]:
        """How many auctions begin like this one and are complete, and how many calls the longest adds."""
        if auction.is_over:
            return 1, 0
        key = situation(auction)
        if key not in known:
            rest = [count_and_longest(auction.after(call)) for call in auction.legal_calls()]
            known[key] = sum(count for count, _ in rest), 1 + max(longest for _, longest in rest)
        return known[key]

    assert count_and_longest(Auction(Seat.NORTH)) == (COMPLETE_AUCTIONS, LONGEST)


def test_longest_auction_is_legal_and_over() -> None:
    """Every bid doubled and redoubled, with all the passes that fit in between, makes 319 calls."""
    raised_twice = "P P X P P XX P P"
    text = "W: P P P " + " ".join(f"{bid} {raised_twice}" for bid in BIDS) + " P"
    auction = Auction.parse(text)
    assert len(auction.calls) == LONGEST == 319
    assert auction.is_over
    assert str(auction.contract) == "7NTXXS"
    assert all(auction.why_not(call) == RuleViolation(Code.AUCTION_OVER, Law(22)) for call in CALLS)


@given(auctions())
def test_agrees_with_the_rules_told_independently(auction: Auction) -> None:
    """Legal calls, end and contract are those of a naive walk over the same calls."""
    texts = [str(call) for call in auction.calls]
    legal = naive.legal_calls(texts)
    assert {str(call) for call in auction.legal_calls()} == legal
    assert auction.is_over == (not legal)
    assert (None if auction.contract is None else str(auction.contract)) == naive.contract(
        auction.first.letter, texts
    )


@given(auctions())
def test_legal_calls_are_those_that_nothing_speaks_against(auction: Auction) -> None:
    """Of all 38 calls, those are listed as legal that why_not has nothing against, in the order of CALLS."""
    assert auction.legal_calls() == tuple(call for call in CALLS if auction.why_not(call) is None)


@given(auctions(), calls())
def test_after_raises_exactly_what_why_not_returns(auction: Auction, call: Call) -> None:
    """A legal call is added at the end; an illegal one raises the very violation that why_not returns."""
    violation = auction.why_not(call)
    if violation is None:
        assert auction.after(call) == Auction(auction.first, (*auction.calls, call))
    else:
        with pytest.raises(RuleViolation) as raised:
            auction.after(call)
        assert raised.value == violation


@given(auctions())
def test_parse_reads_what_str_writes(auction: Auction) -> None:
    """An auction written down and read again is the same auction."""
    assert Auction.parse(str(auction)) == auction


@given(complete_auctions())
def test_an_auction_is_over_at_its_last_call_only(auction: Auction) -> None:
    """No beginning of a complete auction is over, and the turn goes clockwise from the first caller."""
    beginnings = [Auction(auction.first, auction.calls[:length]) for length in range(len(auction.calls))]
    assert auction.is_over
    assert not any(beginning.is_over for beginning in beginnings)
    assert [beginning.turn for beginning in beginnings] == [seat for seat, _ in auction.by_seat()]
    assert all(seat.left is following for (seat, _), (following, _) in pairwise(auction.by_seat()))


@given(auctions())
def test_contract_is_the_last_bid_by_its_own_side(auction: Auction) -> None:
    """The contract is the last bid with its doubling, and declarer plays for the side that made that bid."""
    contract, bid = auction.contract, auction.last_bid
    assert (contract is None) == (bid is None) == (set(auction.calls) <= {PASS})
    if contract is not None:
        bidder = next(seat for seat, call in auction.by_seat() if call == bid)
        assert (contract.bid, contract.doubling, contract.side) == (bid, auction.doubling, bidder.side)


def insufficient(bid: str, last: str, lowest: str) -> RuleViolation:
    """The violation that names the bid, the one it should exceed, and the lowest that would do, if any."""
    return RuleViolation(
        Code.INSUFFICIENT_BID, Law(18, "D"), (("bid", bid), ("last", last), ("lowest", lowest))
    )


@pytest.mark.parametrize(
    ("auction", "call", "violation"),
    [
        ("N: 1S", "1S", insufficient("1S", "1S", "1NT")),
        ("N: 1S P", "1H", insufficient("1H", "1S", "1NT")),
        ("N: 3NT X", "3S", insufficient("3S", "3NT", "4C")),
        ("N: 7NT", "7S", insufficient("7S", "7NT", "")),
        ("N:", "X", RuleViolation(Code.NOTHING_TO_DOUBLE, Law(19, "A1"))),
        ("N: P P P", "X", RuleViolation(Code.NOTHING_TO_DOUBLE, Law(19, "A1"))),
        ("N: 1S P", "X", RuleViolation(Code.DOUBLE_OF_OWN_SIDE, Law(19, "A1"), (("bid", "1S"),))),
        ("N: 1S X", "X", RuleViolation(Code.ALREADY_DOUBLED, Law(19, "A1"))),
        ("N: 1S X P", "X", RuleViolation(Code.ALREADY_DOUBLED, Law(19, "A1"))),
        ("N: 1S X XX", "X", RuleViolation(Code.ALREADY_DOUBLED, Law(19, "A1"))),
        ("N:", "XX", RuleViolation(Code.NOTHING_TO_REDOUBLE, Law(19, "B1"))),
        ("N: P 1S", "XX", RuleViolation(Code.NOTHING_TO_REDOUBLE, Law(19, "B1"))),
        ("N: 1S X 2S P", "XX", RuleViolation(Code.NOTHING_TO_REDOUBLE, Law(19, "B1"))),
        ("N: 1S X P", "XX", RuleViolation(Code.REDOUBLE_OF_OWN_SIDE, Law(19, "B1"))),
        ("N: 1S X XX", "XX", RuleViolation(Code.ALREADY_REDOUBLED, Law(19, "B1"))),
        ("N: 1S X XX P P", "XX", RuleViolation(Code.ALREADY_REDOUBLED, Law(19, "B1"))),
        ("N: P P P P", "1C", RuleViolation(Code.AUCTION_OVER, Law(22))),
        ("N: 1C P P P", "P", RuleViolation(Code.AUCTION_OVER, Law(22))),
    ],
)
def test_what_is_not_allowed_and_why(auction: str, call: str, violation: RuleViolation) -> None:
    """Each broken rule names itself, its Law and the facts a message needs (Laws 18, 19, 22; S1:23)."""
    assert Auction.parse(auction).why_not(parse_call(call)) == violation


@pytest.mark.parametrize(
    ("auction", "call"),
    [
        ("N: 1S", "1NT"),
        ("N: 6NT", "7C"),
        ("N: 1S", "X"),
        ("N: P 1S P P", "X"),
        ("N: 1S X", "XX"),
        ("N: 1S X P P", "XX"),
        ("N: 1S X XX", "1NT"),
        ("N: 1S X 2S", "X"),
        ("N: P P P", "1C"),
        ("N: P P P", "P"),
    ],
)
def test_what_is_allowed(auction: str, call: str) -> None:
    """Higher bids may be called, and X and XX with or without passes before them (Laws 18, 19; S4:23)."""
    assert Auction.parse(auction).why_not(parse_call(call)) is None


@pytest.mark.parametrize(
    ("auction", "contract"),
    [
        ("N: 1S P 2S P P P", "2SN"),
        ("N: P 1H P 1S P 4S P P P", "4SW"),
        ("N: 1H 1S 2H P P P", "2HN"),
        # Both sides bid spades, the other side first; S1:50 forgets to say that this does not count.
        ("N: 1S P P 2H P 2S P P P", "2SE"),
        ("E: P 1H 2H 2S 3H P 3S P P P", "3SW"),
        ("S: 1C X XX 1H X P P P", "1HXE"),
        ("S: 1C X XX P P P", "1CXXS"),
        ("W: 1NT P 2C P 2H P 3NT P P P", "3NTW"),
        ("W: P P P P", None),
    ],
)
def test_who_becomes_declarer(auction: str, contract: str | None) -> None:
    """Declarer is who first named the denomination on the side that bid it last (Law 22; S4:39)."""
    found = Auction.parse(auction)
    assert found.is_over
    assert (None if found.contract is None else str(found.contract)) == contract


def test_a_bid_cancels_a_double() -> None:
    """Double and redouble hold for the last bid only (Law 19C; S4:23)."""
    steps = [
        ("N: 1S X", Doubling.DOUBLED),
        ("N: 1S X XX", Doubling.REDOUBLED),
        ("N: 1S X XX 2C", Doubling.UNDOUBLED),
    ]
    assert [Auction.parse(text).doubling for text, _ in steps] == [doubling for _, doubling in steps]


@pytest.mark.parametrize(
    ("text", "reason", "position"),
    [
        ("N 1S", "no-colon-after-first-caller", 4),
        ("Q: 1S", "unknown-seat", 0),
        ("N: 8S", "unknown-call", 0),
        ("N: 1Z", "unknown-denomination", 0),
        ("N: p", "unknown-call", 0),
    ],
)
def test_texts_that_are_no_auction(text: str, reason: str, position: int) -> None:
    """A text that is no auction says what is wrong with it; small letters are not guessed at."""
    with pytest.raises(NotationError) as raised:
        Auction.parse(text)
    assert (raised.value.reason, raised.value.position) == (reason, position)


def test_an_illegal_auction_is_not_read() -> None:
    """A text with an illegal call in it raises that call's violation."""
    with pytest.raises(RuleViolation) as raised:
        Auction.parse("N: 1S 1H")
    assert raised.value.code is Code.INSUFFICIENT_BID
