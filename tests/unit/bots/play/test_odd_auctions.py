"""What bots make of hands when somebody at the table has bid oddly: the odd one is doubted, the honest are believed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import pytest

from schlemm.bidding.choose import choose_call
from schlemm.bidding.interpret import interpret
from schlemm.bots.play.imagine import imagined
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Call, parse_call
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, BySeat, BySide, Seat, Vulnerability
from schlemm.core.view import Public, View
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.dealing.sample import Sample, sample_shown
from schlemm.evaluation.handset import HandSet

COUNT = 24
ODDITIES = {
    "a psyche of 1NT": ("1NT",),
    "a psyche of a suit, and silence": ("1S", "P"),
    "a strong opening with nothing": ("2C",),
    "game after a pass": ("P", "3NT"),
    "a suit, then game in it": ("1H", "4H"),
    "a joke": ("7NT",),
    "a double of anything": ("X",),
    "a redouble or a bid": ("XX", "1NT"),
}


def bid_oddly(deal: Deal, odd: Seat, calls: Sequence[str]) -> Public:
    """An auction in which one seat makes these calls, where they are legal, then passes; the others bid Forum."""
    public = Public(Seat.NORTH, Vulnerability.NONE, Auction(Seat.NORTH), BySide("forum", "forum"))
    left = [parse_call(text) for text in calls]
    while not public.auction.is_over:
        auction = public.auction
        call: Call = choose_call(public, deal.hand(auction.turn))
        if auction.turn is odd:
            call = next((each for each in left if auction.why_not(each) is None), PASS)
            left = left[left.index(call) + 1 :] if call in left else left
        public = Public(public.dealer, public.vulnerability, auction.after(call), public.systems)
    return public


def odd_auctions(calls: Sequence[str]) -> Iterator[tuple[Deal, Seat, Public]]:
    """The same calls made by each seat in turn, two deals each."""
    for number in range(8):
        deal, odd = random_deal(Pcg32.from_text(f"odd {number}").below), SEATS[number % 4]
        yield deal, odd, bid_oddly(deal, odd, calls)


@dataclass(frozen=True)
class Look:
    """What one seat imagines after an odd auction, and who was the odd one."""

    me: Seat
    odd: Seat
    known: BySeat[HandSet]
    found: Sample


@cache
def looks(oddity: str) -> tuple[Look, ...]:
    """What everybody but the odd one imagines after these auctions."""

    def look(deal: Deal, me: Seat, odd: Seat, known: BySeat[HandSet]) -> Look:
        return Look(me, odd, known, sample_shown(deal.hand(me), me, known, COUNT, Pcg32.from_text("odd")))

    return tuple(
        look(deal, me, odd, interpret(public).situation.known)
        for deal, odd, public in odd_auctions(ODDITIES[oddity])
        for me in SEATS
        if me is not odd
    )


@pytest.mark.parametrize("oddity", ODDITIES)
@pytest.mark.exhaustive
def test_one_odd_bidder_costs_no_more_than_one_belief(oddity: str) -> None:
    """Deals are always found, and in none of them is more than one player off."""
    for look in looks(oddity):
        assert look.found.softness.off <= 1
        hidden = [seat for seat in SEATS if seat is not look.me]
        for deal in look.found.deals:
            off = [seat for seat in hidden if deal.hand(seat) not in look.known.of(seat)]
            assert len(off) <= look.found.softness.off


@pytest.mark.exhaustive
def test_the_honest_are_believed() -> None:
    """Where what was shown cannot all be true, honest hands are as shown, the odd one's seldom."""
    kept: dict[bool, list[float]] = {True: [], False: []}
    for look in (look for oddity in ODDITIES for look in looks(oddity) if look.found.softness.off):
        for seat in (seat for seat in SEATS if seat is not look.me):
            as_shown = sum(deal.hand(seat) in look.known.of(seat) for deal in look.found.deals)
            kept[seat is look.odd].append(as_shown / len(look.found.deals))
    assert len(kept[False]) > 20
    assert sum(kept[False]) / len(kept[False]) > 6 / 7
    assert sum(kept[True]) / len(kept[True]) < 1 / 3


@pytest.mark.parametrize("oddity", ODDITIES)
@pytest.mark.exhaustive
def test_the_play_goes_on_after_an_odd_auction(oddity: str) -> None:
    """Every seat imagines positions at the opening lead and with dummy on the table, whoever bid oddly."""
    nobody = BySeat[Hand | None](None, None, None, None)
    for deal, _, public in odd_auctions(ODDITIES[oddity]):
        contract = public.auction.contract
        if contract is None:
            continue
        play = Play(contract)
        leader = play.turn
        assert imagined(View(leader, public, deal.hand(leader), play, nobody), play, 8)
        card = next(iter(deal.hand(leader)))
        play = play.after(card, deal.hand(leader))
        hands = deal.hands.put(leader, deal.hand(leader).without(card))
        faced = nobody.put(contract.dummy, hands.of(contract.dummy))
        for seat in (contract.declarer, leader, leader.partner):
            assert imagined(View(seat, public, hands.of(seat), play, faced), play, 8)
