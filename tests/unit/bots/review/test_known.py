"""What a card cost: with open cards, and for one who could not see through them."""

import pickle

import pytest

from schlemm.bidding.rules.stake import stake
from schlemm.bots.cards.by_rules import choose_by_rules
from schlemm.bots.review.board import moments_of
from schlemm.bots.review.compare import CardComparison, Prospect, compare_cards
from schlemm.bots.review.hint import WhatToPlay
from schlemm.bots.review.known import KnownCost, WhatItCost, cost_of
from schlemm.bots.review.opened import OpenCosts, WhatWasPossible
from schlemm.core.auction import Auction
from schlemm.core.calls import parse_call
from schlemm.core.cards import Card
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.minibridge import announced
from schlemm.core.play import Play
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import SEATS, BySeat, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.dd.endings import EndingSolver
from schlemm.dd.open_play import OpenPlay
from schlemm.dd.par import Par
from schlemm.scoring.forms.minibridge import RULES

DEAL = Deal.parse("N:AQ42.A53.K863.A7 K83.KQJT9.752.K3 765.742.AQJ4.Q62 JT9.86.T9.JT9854")
AUCTION = Auction(Seat.SOUTH)
for call in ("1D", "P", "2NT", "P", "3NT", "P", "P", "P"):
    AUCTION = AUCTION.after(parse_call(call))


def played(cards: str) -> PlayedBoard:
    """The board after these cards, as if declarer had claimed nine tricks then."""
    contract = Contract.parse("3NTN")
    now = OpenPlay.start(DEAL, contract)
    for text in cards.split():
        now = now.after(Card.parse(text))
    public = Public(Seat.SOUTH, Vulnerability.NONE, AUCTION)
    return PlayedBoard(1, DEAL, public, now.play, Result(contract, 9))


FIRST = "HK H2 H6 H3 HQ H4 H8 HA S2 S3 S5 S9"
"""East leads hearts twice, North wins and gives away a trick in spades."""


def test_every_moment_is_seen_by_whoever_chose_the_card() -> None:
    """Declarer sees for dummy, nobody sees more than own hand and dummy, and the views follow the cards."""
    board = played(FIRST)
    for index, moment in enumerate(moments_of(board)):
        turn, view = moment.position.turn, moment.view
        assert view.seat is (Seat.NORTH if turn is Seat.SOUTH else turn)
        assert view.play is not None
        assert view.play.cards == board.play.cards[:index]  # pyrefly: ignore[missing-attribute]
        assert moment.card in view.legal_cards()
        seen = {seat for seat in SEATS if view.faced.of(seat) is not None}
        assert seen == ({Seat.SOUTH} if index else set())


def test_what_a_job_takes_along_tells_no_hidden_card() -> None:
    """What judges a card by its player's knowledge is the same, byte by byte, however the others hold theirs."""
    board = played(FIRST)
    moment = list(moments_of(board))[8]
    king, ten = Hand.of([Card.parse("SK")]), Hand.of([Card.parse("ST")])
    east, west = DEAL.hand(Seat.EAST), DEAL.hand(Seat.WEST)
    others = Deal(DEAL.hands.put(Seat.EAST, east - king | ten).put(Seat.WEST, west - ten | king))
    other = PlayedBoard(1, others, board.public, board.play, board.result)
    same = list(moments_of(other))[8]
    assert pickle.dumps(WhatItCost(moment.view, moment.card)) == pickle.dumps(
        WhatItCost(same.view, same.card)
    )
    assert pickle.dumps(WhatToPlay(moment.view)) == pickle.dumps(WhatToPlay(same.view))


def by_thumb() -> PlayedBoard:
    """The board played to its end by rules of thumb."""
    board = played("")
    while len(board.play.cards) < 52:  # pyrefly: ignore[missing-attribute]
        *_, last = moments_of(PlayedBoard(1, DEAL, board.public, _with_any(board), board.result))
        assert last.view.play is not None
        board = played(
            " ".join(map(str, (*last.view.play.cards, choose_by_rules(last.view, last.view.play))))
        )
    assert board.play is not None
    result = Result(board.play.contract, board.play.won_by(board.play.contract.side))
    return PlayedBoard(1, DEAL, board.public, board.play, result)


def _with_any(board: PlayedBoard) -> Play:
    """The play with any legal card more, so that the moment before it can be looked at."""
    play, held = board.play, Hand.of(board.play.cards)  # pyrefly: ignore[missing-attribute]
    assert play is not None
    hand = DEAL.hand(play.turn) - held
    return play.after(next(iter(play.legal_cards(hand))), hand)


def test_open_costs_explain_the_result() -> None:
    """With open cards the tricks to be had, less what declarer gave away, more what defenders did, are those made."""
    board = by_thumb()
    costs = OpenCosts(board).run()
    possible = WhatWasPossible(board).run()
    contract = Contract.parse("3NTN")
    made = possible.table.tricks(contract.strain, contract.declarer)
    for cost, moment in zip(costs, moments_of(board), strict=True):
        made += -cost if moment.position.turn.side is contract.side else cost
    assert made == board.result.tricks
    assert min(costs) == 0
    assert possible.score == stake(contract, made, board.public)


@pytest.mark.slow
def test_the_best_card_costs_nothing_with_what_was_known() -> None:
    """The card named as better costs nothing, no other less, and a plain solver agrees on the last tricks."""
    for moment in list(moments_of(by_thumb()))[30:44]:
        play = moment.view.play
        assert play is not None
        if moment.forced:
            continue
        cost = WhatItCost(moment.view, moment.card).run()
        assert cost.tricks >= 0
        best = WhatItCost(moment.view, cost.best).run()
        assert (best.tricks, best.is_mistake) == (0, False)
        if play.tricks_left < 5:
            assert cost_of(moment.card, compare_cards(moment.view, play, EndingSolver())) == cost


@pytest.mark.parametrize(
    ("count", "reached", "best_reached", "tricks", "mistake"),
    [
        (20, 20, 20, 0, False),
        (20, 18, 20, 10, False),
        (20, 16, 20, 10, True),
        (20, 9, 9, 40, True),
        (4, 2, 4, 20, False),
    ],
)
def test_what_is_called_a_mistake(
    count: int, reached: int, best_reached: int, tricks: int, mistake: bool
) -> None:
    """Only a difference that is more than chance among so few deals is held against a player."""
    assert KnownCost(Card.parse("SA"), count, reached, best_reached, tricks).is_mistake is mistake


def test_cards_as_valuable_as_the_best_cost_nothing() -> None:
    """Who plays an equal card is told that it was right, and is shown no other."""
    best, same = Prospect(Card.parse("SA"), 3, 30, 900), Prospect(Card.parse("SK"), 3, 30, 900)
    found = CardComparison(best, (same,), ())
    assert cost_of(same.card, found) == KnownCost(same.card, 0, 3, 3, 0)
    with pytest.raises(ValueError, match="could not be played"):
        found.of(Card.parse("S2"))


def test_a_board_that_was_passed_out_has_a_par_and_no_cards() -> None:
    """Where nobody bid there is no card to judge, and what par was worth was lost at the table."""
    auction = Auction(Seat.SOUTH, tuple(parse_call("P") for _ in range(4)))
    public = Public(Seat.SOUTH, Vulnerability.NONE, auction)
    board = PlayedBoard(1, DEAL, public, None, Result(None, 0))
    assert OpenCosts(board).run() == ()
    possible = WhatWasPossible(board).run()
    assert possible.score == 0 != possible.par.score


def test_nobody_doubles_in_mini_bridge() -> None:
    """What was to be had there is a contract of the stronger hand, undoubled; with 20 points on either side nothing."""
    assert [str(each) for each in _named(announced(DEAL)).results] == ["2NTN="]
    assert _named(BySeat(10, 10, 10, 10)) == Par(0, (Result(None, 0),))


def _named(points: BySeat[int]) -> Par:
    public = Public(Seat.SOUTH, Vulnerability.NONE, Auction(Seat.SOUTH), rules=RULES, points=points)
    return WhatWasPossible(PlayedBoard(1, DEAL, public, None, Result(None, 0))).run().par
