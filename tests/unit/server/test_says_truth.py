"""What a card is said to mean is possible for whoever reads it: at every moment of deals that bots play."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.unit.server.card_truth import Reader, defect
from tests.unit.table.playing import ROBOTS, deals_from, folded, opening_events, something_legal

from schlemm.bidding.systems import carding_named
from schlemm.bots.bidder import SystemBot
from schlemm.bots.level import Level
from schlemm.carding.history import play_before, played_by
from schlemm.carding.leads import lead_rule
from schlemm.carding.signals import Signal, question_of, told_by
from schlemm.core.action import MakeClaim
from schlemm.core.board.state import Bidding, Finished, Playing
from schlemm.core.cards import Card
from schlemm.core.hand import EMPTY
from schlemm.core.seats import SEATS, Seat
from schlemm.server.protocol.server import CardSays
from schlemm.server.views.says import card_said, cards_to_ask_about
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.next_board import DealNext
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for, view_of

BOT = SystemBot(Level.BEGINNER)
SEEDS = range(10)


def robot(table: Table) -> tuple[Seat, Command]:
    """What a bot does next; it claims nothing, so that every card is played."""
    board = table.board
    if not isinstance(board, Bidding | Playing):
        return Seat.SOUTH, DealNext()
    seat = table.acts_as(table.plays_for(board.turn))
    action = BOT.act(view_of(table, seat))
    if isinstance(action, MakeClaim):
        return something_legal(table, Random(0), claim=0)
    return seat, action


def board_of(seed: int, chance: float = 0.0) -> Iterator[Table]:
    """The moments of one deal's play, until it is over; now and then somebody plays just anything instead."""
    deals, random = deals_from(seed), Random(seed)
    table = folded(opening_events(deals, players=ROBOTS))
    while not isinstance(table.board, Finished):
        playing = isinstance(table.board, Playing)
        by, command = (
            something_legal(table, random, 0) if playing and random.random() < chance else robot(table)
        )
        for event in decide(table, Request("", by, table.version, command), deals):
            table = evolve(table, event)
        if isinstance(table.board, Playing | Finished):
            yield table


def readings(table: Table) -> Iterator[tuple[Reader, Card, CardSays]]:
    """What the cards of the trick in progress and of the last one tell every player; afterwards all the cards."""
    board = table.board
    assert isinstance(board, Playing | Finished)
    if board.play is None:
        return
    for seat in SEATS:
        sight = sight_for(table, seat)
        for card in cards_to_ask_about(sight):
            says = card_said("", sight, card).says
            if says is not None:
                yield Reader(board, seat, None if sight.acting is None else sight.acting.seat), card, says


@pytest.mark.sweep
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_bots_card_is_said_to_mean_can_be_so(seed: int) -> None:
    """No reader sees that it is not so, at the table or afterwards, and who played as agreed holds what it names."""
    for table in board_of(seed):
        for reader, card, says in readings(table):
            assert defect(reader, card, says) is None
            name = true_name(reader, card)
            assert name is None or says.standing != "excluded"
            assert name is None or name in names(says), f"{card} is {name} and said to be {names(says)}"


@pytest.mark.sweep
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_that_holds_too_where_somebody_plays_anything(seed: int) -> None:
    """The cards of players who keep to no agreement are said to mean nothing that their readers see is not so."""
    for table in board_of(seed, chance=0.3):
        for reader, card, says in readings(table):
            assert defect(reader, card, says) is None


def true_name(reader: Reader, card: Card) -> str | None:
    """What the player's hand means by a card; ``None`` if it would have played another as agreed."""
    whole = reader.board.play
    assert whole is not None
    play = play_before(whole, card)
    hand = reader.board.board.deal.hand(play.turn) - played_by(play, play.turn)
    carding, dummy = carding_named("forum"), reader.board.board.deal.hand(play.contract.dummy)
    question = question_of(play, card.suit, dummy if play.cards else EMPTY, carding)
    assert question is not None
    if question.signal is Signal.LEAD:
        rule, held = lead_rule(hand.in_suit(card.suit), play.trump, carding), hand.cards_of(card.suit)
        return f"card-says-lead-{rule.name}" if held[rule.place] == card else None
    told = told_by(question, hand, carding)
    if told is None and not hand & question.sure:
        return "alone"
    return "signal" if told == card else None


def names(says: CardSays) -> set[str]:
    """All that a card is said to be: for a signal whether it is one, or has no other card beside it."""
    if says.holdings:
        return {*says.holdings}
    alone = (
        {"alone"}
        if says.alone or says.said.code == "card-says-alone" or says.standing == "certain"
        else set()
    )
    return alone if says.said.code == "card-says-alone" else {"signal", *alone}
