"""Tables for tests: deals from a seed, players that do something random but legal, every moment of a robber."""

from collections.abc import Iterator
from random import Random

from hypothesis import settings
from tests.effort import examples

from schlemm.core.action import AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.board.state import Bidding, Finished, Playing
from schlemm.core.claim import Statement
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.dealing.numbered import random_deal
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.table.rules.act import Command, DealSource, Request
from schlemm.table.rules.decide import decide, opening
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.rules.next_board import DealNext
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.forms import Form
from schlemm.table.state.players import Person, Player, Robot, hashed
from schlemm.table.state.settings import Settings, Tempo
from schlemm.table.state.table import Table

SECRET = "0123456789abcdef"
TABLE = "testtable"
ROBOTS: BySeat[Player] = BySeat(
    *(Robot(name, "forum:anfaenger") for name in ("Nora", "Olga", "Sven", "Willi"))
)
PLAYERS = ROBOTS.put(Seat.SOUTH, Person("Anna", hashed(SECRET, TABLE)))
WHOLE_GAMES = settings(max_examples=examples(25))
"""Each example is a whole robber, some three hundred decisions; a few of them say as much as a hundred boards."""

AT_ONCE = Settings(tempo=Tempo.AT_ONCE)


def deals_from(seed: int) -> DealSource:
    """Deals that follow from a number."""
    random = Random(seed)
    return lambda: random_deal(random.randrange)


def opening_events(
    deals: DealSource, form: Form | None = None, players: BySeat[Player] = PLAYERS
) -> tuple[Event, ...]:
    """The first events of a table, with Anna at South if nobody else is named."""
    return opening(TableOpened(form or RobberOfFourForm(), players, AT_ONCE), deals, TABLE)


def folded(events: tuple[Event, ...]) -> Table:
    """The table that these events are."""
    table = opened(TABLE, events[0])
    for event in events[1:]:
        table = evolve(table, event)
    return table


def moments(
    seed: int, form: Form | None = None, claim: float = 0.02, players: BySeat[Player] = PLAYERS
) -> Iterator[tuple[Table, tuple[Event, ...]]]:
    """Every moment of a whole game of random legal actions, each with the events that led to it.

    Args:
        seed: What the deals and actions follow from.
        form: The form of scoring; a robber of four by default.
        claim: How likely a claim is where one may be made.
        players: Who sits at the table.
    """
    random, deals = Random(seed), deals_from(seed)
    events = opening_events(deals, form, players)
    table = folded(events)
    yield table, events
    while not table.is_over:
        by, command = something_legal(table, random, claim)
        events = decide(table, Request("", by, table.version, command), deals)
        for event in events:
            table = evolve(table, event)
        yield table, events


def something_legal(table: Table, random: Random, claim: float) -> tuple[Seat, Command]:
    """Who acts now, and something that they may do."""
    board = table.board
    turn = table.actor
    match board:
        case Bidding():
            return table.plays_for(board.turn), MakeCall(random.choice(board.auction.legal_calls()[:9]))
        case Playing(pending=pending) if pending is not None:
            seat = random.choice(pending.waits_for(board.contract, board.play.tricks_left))
            return table.plays_for(seat), AnswerClaim(random.random() < 0.3)
        case Playing() if turn is not None:
            if table.acts_as(turn) not in board.refused and random.random() < claim:
                return turn, MakeClaim(random.randint(0, board.play.tricks_left), random.choice([*Statement]))
            hand = board.play.legal_cards(board.hands.of(board.turn))
            return turn, PlayCard(random.choice(tuple(hand)))
        case Finished() | None:
            return random.choice(SEATS), DealNext()
    raise AssertionError(f"nobody acts at {table}")
