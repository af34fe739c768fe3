"""Matches for tests: eight seats, players that do something random but legal at both tables, every moment of it."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import settings
from tests.effort import examples
from tests.unit.table.playing import AT_ONCE, deals_from, something_legal

from schlemm.core.action import MakeCall
from schlemm.core.board.state import Bidding, Playing
from schlemm.core.calls import Pass
from schlemm.core.seats import BySeat, Seat
from schlemm.match.rules.decide import decide, decide_at_table, opening
from schlemm.match.rules.requests import MatchCommand, MatchRequest
from schlemm.match.state.events import MatchEvent, MatchOpened
from schlemm.match.state.evolve import evolve, opened
from schlemm.match.state.match import Match
from schlemm.match.state.place import Place, Room
from schlemm.match.state.plan import Plan
from schlemm.match.state.teams import ByTeam, Colour, TeamBadge
from schlemm.table.rules.act import Command, DealSource, Request
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.players import Person, Player, Robot, hashed
from schlemm.table.state.table import Table

MATCH = "testmatch"
BOT = "forum:anfaenger"
WHOLE_MATCHES = settings(max_examples=examples(15))
"""Each example is two tables of four boards; a few of them say as much as a hundred boards."""
TEAMS = ByTeam(TeamBadge("Blau", Colour.BLUE), TeamBadge("Rot", Colour.RED))
HOST = Place(Room.OPEN, Seat.SOUTH)
FOUR_BOARDS = Plan()
CAPTAINS = (HOST, Place(Room.CLOSED, Seat.NORTH))


def secret_of(place: Place) -> str:
    """The secret of the person who sat there first."""
    return f"secret of {place} 0123456789"


def person_at(place: Place) -> Person:
    """A person with a name and a secret of their own."""
    return Person(f"P{place}", hashed(secret_of(place), MATCH), bot=BOT)


def seated(people: Sequence[Place], room: Room) -> BySeat[Player]:
    """A table with these people and bots."""
    return BySeat.from_function(
        lambda seat: (
            person_at(Place(room, seat))
            if Place(room, seat) in people
            else Robot(f"B{room.value}{seat}", BOT)
        )
    )


def match_opened(plan: Plan = FOUR_BOARDS, people: Sequence[Place] = (HOST,)) -> MatchOpened:
    """A match in which these people play."""
    players = seated(people, Room.OPEN), seated(people, Room.CLOSED)
    return MatchOpened(plan, TEAMS, players, AT_ONCE, HOST, CAPTAINS, invite="invite")


def folded(events: Sequence[MatchEvent]) -> Match:
    """The match that these events are."""
    match = opened(MATCH, events[0])
    for event in events[1:]:
        match = evolve(match, event)
    return match


def asked(match: Match, room: Room, by: Seat, command: Command, deals: DealSource) -> tuple[MatchEvent, ...]:
    """What comes of it when a player who has seen everything asks this of their table."""
    return decide_at_table(match, room, Request("", by, match.table(room).version, command), deals)


def after(match: Match, events: Sequence[MatchEvent]) -> Match:
    """The match after these events."""
    for event in events:
        match = evolve(match, event)
    return match


def done(match: Match, room: Room, by: Seat, command: Command, deals: DealSource) -> Match:
    """The match after this was asked."""
    return after(match, asked(match, room, by, command, deals))


def moments(
    seed: int, event: MatchOpened, bids: float = 0.4
) -> Iterator[tuple[Match, tuple[MatchEvent, ...]]]:
    """Every moment of a whole match of random legal actions in a random interleaving of the tables.

    Args:
        seed: What the deals, actions and the interleaving follow from.
        event: The match.
        bids: How likely it is that a player bids rather than passes.
    """
    random, deals = Random(seed), deals_from(seed)
    events = opening(MATCH, event, deals)
    match = folded(events)
    yield match, events
    while not match.is_over:
        rooms = [room for room in Room if can_go_on(match, room)]
        room = random.choice(rooms)
        by, command = something_fitting(match.table(room), random, bids)
        events = asked(match, room, by, command, deals)
        match = after(match, events)
        yield match, events


def can_go_on(match: Match, room: Room) -> bool:
    """Whether a board is played at this table, or a person there may ask for the next."""
    table = match.table(room)
    may_be_dealt = not table.is_over and match.finished(room) < match.allowed(room)
    return table.board_in_progress or (bool(table.people) and may_be_dealt)


def something_fitting(table: Table, random: Random, bids: float) -> tuple[Seat, Command]:
    """A player and something that they may do; auctions stay low, so that all sorts of results come about."""
    board = table.board
    if isinstance(board, Bidding):
        calls = [call for call in board.auction.legal_calls()[:6] if call != Pass()]
        passes = not calls or random.random() > bids
        return board.turn, MakeCall(Pass() if passes else random.choice(calls))
    if isinstance(board, Playing):
        return something_legal(table, random, 0.05)
    return table.company.invitation.host, DealNext()


def last(seed: int, event: MatchOpened) -> Match:
    """A match at its end."""
    return list(moments(seed, event))[-1][0]


def opening_of(people: tuple[Place, ...] = (HOST,), plan: Plan = FOUR_BOARDS) -> Match:
    """A match just opened, everything dealt that can be."""
    return folded(opening(MATCH, match_opened(plan, people), deals_from(1)))


def wish(match: Match, by: Place, command: MatchCommand) -> tuple[MatchEvent, ...]:
    """What comes of it when this is asked of the match."""
    return decide(match, MatchRequest("", by, command), deals_from(2))


def refusal_of(match: Match, by: Place, command: MatchCommand) -> RefusalCode:
    """Why this is not done."""
    with pytest.raises(Refused) as refused:
        wish(match, by, command)
    return refused.value.reason


def pass_once(match: Match, room: Room) -> Match:
    """The match after the player in turn at this table has passed."""
    board = match.table(room).board
    assert board is not None
    turn = board.auction.turn
    return done(match, room, turn, MakeCall(Pass()), deals_from(1))
