"""A refusal tells nothing of hidden cards: whatever somebody tries, it is refused, or not, by what they may see."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.unit.table.playing import PLAYERS, TABLE, WHOLE_GAMES, deals_from, moments
from tests.unit.table.test_sight import reshuffled

from schlemm.core.action import AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.calls import CALLS
from schlemm.core.cards import CARDS
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.decide import decide
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import Refused
from schlemm.table.rules.standing_in import ComeBack, StandIn
from schlemm.table.rules.undo import Undo
from schlemm.table.state.players import Person, hashed
from schlemm.table.state.table import Table

TWO = PLAYERS.put(Seat.NORTH, Person("Ben", hashed("another", TABLE)))

EVERYTHING: tuple[Command, ...] = (
    *(PlayCard(card) for card in CARDS),
    *(MakeCall(call) for call in CALLS),
    *(MakeClaim(tricks) for tricks in range(-1, 15)),
    AnswerClaim(True),
    AnswerClaim(False),
    Undo(),
    DealNext(),
    ComeBack(),
    *(StandIn(seat) for seat in SEATS),
)


def said(table: Table, by: Seat, command: Command) -> object:
    """Why this is not done, with all that is said about it; ``None`` if it is."""
    try:
        decide(table, Request("", by, table.version, command), deals_from(1))
    except (Refused, RuleViolation) as refused:
        return refused
    return None


@WHOLE_GAMES
@given(st.integers(0, 10_000), st.sampled_from(SEATS), st.integers(0, 400), st.integers(0, 10_000))
def test_no_refusal_depends_on_cards_that_may_not_be_seen(
    seed: int, viewer: Seat, moment: int, shuffle: int
) -> None:
    """Every card, call, claim and answer that a player may try is refused in the same words with other hidden cards."""
    tables = [table for table, _ in moments(seed, claim=0.1, players=TWO)]
    table = tables[moment % len(tables)]
    other = reshuffled(table, viewer, Random(shuffle))
    assume(other is not None)
    assert other is not None
    for command in EVERYTHING:
        assert said(other, viewer, command) == said(table, viewer, command), command


def test_refusals_of_others_do_depend_on_their_cards() -> None:
    """The property above is not empty: who holds the cards that were moved is refused other ones."""
    tables = [table for table, _ in moments(3, claim=0.1, players=TWO)]
    pairs = [(table, reshuffled(table, Seat.SOUTH, Random(1))) for table in tables]
    differ = [
        command
        for table, other in pairs
        if other is not None and table.actor not in {None, Seat.SOUTH}
        for command in EVERYTHING
        if said(other, table.actor, command) != said(table, table.actor, command)
    ]
    assert any(isinstance(command, PlayCard) for command in differ)
