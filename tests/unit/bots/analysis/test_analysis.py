"""A deal looked into: solved, played card by card, bid, and how often a card works."""

from dataclasses import replace

import pytest

from schlemm.bots.analysis.calls import HowItIsBid
from schlemm.bots.analysis.kept import WhatCardsKeep
from schlemm.bots.analysis.works import DEALS, PARTS, HowOftenItWorks
from schlemm.bots.analysis.worth import WhatDealIsWorth
from schlemm.bots.workers.value_codec import decode_value, encode_value
from schlemm.core.auction import Auction
from schlemm.core.calls import Bid
from schlemm.core.cards import STRAINS, Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Doubling
from schlemm.core.deal import Deal
from schlemm.core.errors import RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySide, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.dd.inside import can_solve

pytestmark = pytest.mark.skipif(
    not can_solve(), reason="the compiled library is not built: this machine has no C++ compiler"
)

DEAL = Deal.parse("N:8762.A76.AT9.AT9 3.J54.8762.QJ876 AKQ54.K32.QJ3.32 JT9.QT98.K54.K54")
CONTRACT = Contract.parse("4SS")
BOARD = Conditions(Seat.NORTH, Vulnerability.EAST_WEST)
SYSTEMS = BySide("forum", "natur-b")
PUBLIC = Public(BOARD.dealer, BOARD.vulnerability, Auction.parse("N: P P 1S P 3S P 4S P P P"), SYSTEMS)


def test_what_the_lead_keeps_is_what_the_table_says() -> None:
    """In every denomination and for every declarer the best lead leaves declarer what the table of the deal has."""
    worth = WhatDealIsWorth(DEAL, BOARD.dealer, BOARD.vulnerability).run()
    for strain in STRAINS:
        for seat in SEATS:
            kept = WhatCardsKeep(DEAL.hands, Contract(Bid(1, strain), Doubling.UNDOUBLED, seat)).run().kept
            assert min(tricks for _, tricks in kept) == worth.table.tricks(strain, seat)


def test_the_best_line_keeps_what_it_promises() -> None:
    """Card by card along the best line, no card costs anything, and the end is what was promised."""
    cards: tuple[Card, ...] = ()
    line = WhatCardsKeep(DEAL.hands, CONTRACT).run()
    promised = min(tricks for _, tricks in line.kept)
    for at, card in enumerate(line.line):
        if at % 7 == 0:  # some of the moments
            assert dict(WhatCardsKeep(DEAL.hands, CONTRACT, cards).run().kept)[card] == promised
        cards = (*cards, card)
    end = WhatCardsKeep(DEAL.hands, CONTRACT, cards).run()
    assert (len(cards), end.kept, end.line) == (52, (), ())
    assert end.now.play.won_by(CONTRACT.side) == promised


def test_a_card_that_may_not_be_played_is_refused() -> None:
    """The lead is not North's."""
    with pytest.raises(RuleViolation):
        WhatCardsKeep(DEAL.hands, CONTRACT, (Card.parse("SA"),)).run()


def test_every_call_has_its_reason() -> None:
    """The auction is over, each call is legal and has its own advice, and the first follows from its own hand."""
    bid = HowItIsBid(DEAL, BOARD, SYSTEMS).run()
    auction = bid.public.auction
    assert auction.is_over
    assert tuple(advice.call for advice in bid.advice) == auction.calls
    assert all(advice.rule.code for advice in bid.advice)
    hands = DEAL.hands
    other = Deal(hands.put(Seat.EAST, hands.of(Seat.WEST)).put(Seat.WEST, hands.of(Seat.EAST)))
    assert HowItIsBid(other, BOARD, SYSTEMS).run().advice[0] == bid.advice[0]


@pytest.mark.sweep
@pytest.mark.parametrize("cards", ["", "C4 C9 CJ C2"])
def test_how_often_a_card_works_does_not_depend_on_hidden_cards(cards: str) -> None:
    """With two cards that the player in turn does not see changing places, the answer is the same."""
    so_far = tuple(map(Card.parse, cards.split()))
    job = HowOftenItWorks(DEAL, PUBLIC, CONTRACT, so_far, 0)
    turn = WhatCardsKeep(DEAL.hands, CONTRACT, so_far).run().now.play.turn
    seen = {turn, CONTRACT.dummy} if so_far else {turn}
    first, second = [seat for seat in SEATS if seat not in seen][:2]
    one, other = (DEAL.hand(seat) - Hand.of(so_far) for seat in (first, second))
    left, right = next(iter(one)), next(card for card in other if card.suit is next(iter(one)).suit)
    hands = DEAL.hands.put(first, DEAL.hand(first).without(left) | Hand.of((right,)))
    hands = hands.put(second, DEAL.hand(second).without(right) | Hand.of((left,)))
    assert replace(job, deal=Deal(hands)).run() == job.run()


def test_the_parts_are_all_the_deals() -> None:
    """All parts together look at as many deals as are promised, each card in each of them."""
    late = WhatCardsKeep(DEAL.hands, CONTRACT).run().line[:40]
    parts = [HowOftenItWorks(DEAL, PUBLIC, CONTRACT, late, part).run() for part in range(PARTS)]
    assert 0 < sum(part.count for part in parts) <= DEALS
    assert all(0 <= card.reached <= part.count for part in parts for card in part.cards)
    assert all(0 <= card.tricks <= 13 * part.count for part in parts for card in part.cards)


def test_jobs_and_answers_travel() -> None:
    """What is asked and answered can be sent to a machine of bots and back."""
    jobs = (
        WhatDealIsWorth(DEAL, BOARD.dealer, BOARD.vulnerability),
        WhatCardsKeep(DEAL.hands, CONTRACT),
        HowItIsBid(DEAL, BOARD, SYSTEMS),
        HowOftenItWorks(DEAL, PUBLIC, CONTRACT, WhatCardsKeep(DEAL.hands, CONTRACT).run().line[:44], 0),
    )
    for job in jobs:
        assert decode_value(encode_value(job)) == job
        answer = job.run()
        assert decode_value(encode_value(answer)) == answer
