"""Eight places and people who come, go, move, pause and quarrel: whatever they ask for, the match stays whole."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.match.matches import (
    CAPTAINS,
    HOST,
    MATCH,
    WHOLE_MATCHES,
    after,
    can_go_on,
    done,
    folded,
    last,
    match_opened,
    secret_of,
    something_fitting,
)
from tests.unit.table.playing import deals_from

from schlemm.bot_match.contestants import Team
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import SEATS, Seat
from schlemm.match.live.codec import decode, encode
from schlemm.match.rules.comments import MOST as MOST_COMMENTS
from schlemm.match.rules.decide import decide, decide_at_table, opening
from schlemm.match.rules.rematch import match_opened_again
from schlemm.match.rules.requests import (
    ChooseCaptain,
    Comment,
    LineUp,
    MatchCommand,
    MatchRequest,
    Release,
    RenewPlace,
)
from schlemm.match.state.events import MatchEvent
from schlemm.match.state.match import Match
from schlemm.match.state.parting import What
from schlemm.match.state.place import PLACES, Place, Room, places_of
from schlemm.match.state.plan import Half, Order, Plan
from schlemm.match.views.sight import match_sight_for
from schlemm.table.rules.act import Command, DealSource, Request
from schlemm.table.rules.devices import AddKey
from schlemm.table.rules.fixed_lines import Say
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.pausing import Pause, Resume
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import TakeSeat
from schlemm.table.rules.spectators import (
    SendAway,
    Stand,
    Watch,
    spectator_key,
    spectator_with,
    spectators_of,
)
from schlemm.table.rules.standing_in import ComeBack, StandIn
from schlemm.table.rules.stopping import StopNow
from schlemm.table.rules.undo import AnswerUndo, Undo
from schlemm.table.state.chat import Line
from schlemm.table.state.invitation import own_key, seat_key
from schlemm.table.state.players import Person

PLANS = st.builds(Plan, st.just(4), order=st.sampled_from(Order), half=st.sampled_from(Half))
CROWD = [f"secret of visitor {number} 0123456789" for number in range(5)] + [
    secret_of(place) for place in PLACES
]


def crowded(seed: int, plan: Plan, steps: int = 500) -> Iterator[tuple[Match, tuple[MatchEvent, ...]]]:
    """A match in which people ask for all sorts of things at any time, most of which are refused.

    Args:
        seed: What all follows from.
        plan: What is agreed.
        steps: How many things are asked for.
    """
    random, deals = Random(seed), deals_from(seed)
    people = [place for place in PLACES if random.random() < 0.6]
    kept = () if random.random() < 0.5 else (Place(Room.CLOSED, Seat.WEST),)
    events = opening(MATCH, replace(match_opened(plan, (*people, HOST)), kept=kept), deals)
    match = folded(events)
    yield match, events
    for _ in range(steps):
        try:
            _, events = something_of_match(match, random, deals_from(random.randrange(10**9)))
        except (Refused, RuleViolation, ValueError):
            continue
        match = after(match, events)
        yield match, events


def something_of_match(
    match: Match, random: Random, deals: DealSource
) -> tuple[Command | MatchCommand, tuple[MatchEvent, ...]]:
    """Something that somebody asks for, often what the game waits for, and what comes of it.

    Raises:
        Refused: If there is a reason not to do it.
        RuleViolation: If a rule of the game forbids it.
        ValueError: If it makes no sense.
    """
    command: Command
    room, seat, chance = random.choice([*Room]), random.choice(SEATS), random.random()
    if chance < 0.75 and can_go_on(match, room):
        seat, command = something_fitting(match.table(room), random, 0.4)
    elif chance < 0.9:
        command = _of_people(match, Place(room, seat), random)
    else:
        by, asked = random.choice([HOST, *CAPTAINS, *PLACES]), _of_match(random)
        return asked, decide(match, MatchRequest("", by, asked), deals)
    request = Request("", seat, match.table(room).version, command)
    return command, decide_at_table(match, room, request, deals)


def _of_people(match: Match, at: Place, random: Random) -> Command:
    proof = match.proof_of(random.choice(CROWD))
    invitation = match.table(at.room).company.invitation.places.of(at.seat)
    commands: list[Command] = [
        TakeSeat("Neu", proof, invitation),
        TakeSeat("Neu", proof, invitation),
        AddKey(proof, match.proof_of(random.choice(CROWD))),
        StandIn(random.choice(SEATS)),
        ComeBack(),
        Say(random.choice([*Line])),
        Undo(),
        AnswerUndo(random.random() < 0.5),
        DealNext(),
        Watch("Gast", proof, _key_to_watch(match, random)),
        Watch("Gast", proof, _key_to_watch(match, random)),
        SendAway(random.choice([1, *(each.since for each in spectators_of(match.tables[0]))])),
    ]
    return random.choice(commands)


def _key_to_watch(match: Match, random: Random) -> str:
    stand = Stand(random.choice([None, *SEATS]))
    return spectator_key(random.choice(match.tables), stand) or ""


def _of_match(random: Random) -> MatchCommand:
    team = random.choice([*Team])
    to = list(places_of(team))
    random.shuffle(to)
    return random.choice(
        [
            LineUp(team, tuple(to)),
            Release(random.choice(PLACES), "Robo"),
            ChooseCaptain(random.choice(PLACES)),
            RenewPlace(random.choice(PLACES)),
            Pause(),
            Resume(),
            Resume(),
            Comment(1, random.choice([*Room]), random.choice([*What]), random.randrange(5), "Warum?"),
            StopNow() if random.random() < 0.05 else Resume(),
        ]
    )


@WHOLE_MATCHES
@given(st.integers(0, 10_000), PLANS)
def test_whatever_people_ask_for_the_match_stays_whole(seed: int, plan: Plan) -> None:
    """Nobody sits or looks on at both tables, no board has two deals, the match folded from its text is the same."""
    told: list[MatchEvent] = []
    match = None
    for match, events in crowded(seed, plan):
        told += events
        for secret in CROWD:
            looks_on = [room for room in Room if spectator_with(match.table(room), secret) is not None]
            assert len({place.room for place in match.opened_by(secret)} | {*looks_on}) <= 1
            assert not (looks_on and match.opened_by(secret))
        boards = [table.board for table in match.tables]
        if (
            boards[0] is not None
            and boards[1] is not None
            and boards[0].board.number == boards[1].board.number
        ):
            assert boards[0].board == boards[1].board
        assert match.player(match.host) is not None
    assert match is not None
    assert folded([decode(*encode(event)) for event in told]) == match


@WHOLE_MATCHES
@given(st.integers(0, 10_000), PLANS)
def test_no_sight_of_a_crowded_match_names_a_secret(seed: int, plan: Plan) -> None:
    """Neither hashes nor keys nor the invitation's secret are in what any player is shown."""
    moments = list(crowded(seed, plan, 120))
    for match, _ in moments[::20]:
        invitation = match.tables[0].company.invitation
        hidden = [
            *(match.proof_of(secret) for secret in CROWD),
            *(seat_key(invitation, seat) for seat in SEATS),
        ]
        for place in PLACES:
            shown = repr(match_sight_for(match, place.room, place.seat))
            assert not [secret for secret in hidden if secret in shown]


def test_every_place_has_keys_of_its_own() -> None:
    """The eight invitations and the eight personal keys differ, and none follows from the seat's letter alone."""
    match = folded((match_opened(people=PLACES),))
    keys = []
    for place in PLACES:
        invitation, person = match.table(place.room).company.invitation, match.player(place)
        assert isinstance(person, Person)
        keys += [seat_key(invitation, place.seat), own_key(invitation, place.seat, person)]
    assert len(set(keys)) == 16


def test_keys_go_along_when_pairs_change_and_into_the_next_match() -> None:
    """A link opens the same person's seat before and after half, and in the match that follows."""
    event = match_opened(Plan(half=Half.CHANGE), PLACES)
    start, end = folded((event,)), last(5, event)
    again = folded((match_opened_again(end),))
    old, new = Place(Room.OPEN, Seat.WEST), Place(Room.CLOSED, Seat.SOUTH)
    keys, seats = set(), set()
    for match, place in ((start, old), (end, new), (again, new)):
        invitation, person = match.table(place.room).company.invitation, match.player(place)
        assert isinstance(person, Person)
        keys |= {(seat_key(invitation, place.seat), own_key(invitation, place.seat, person))}
        seats |= {match.opened_by(secret_of(old))}
    assert len(keys) == 1
    assert seats == {(old,), (new,)}
    assert (again.plan, again.teams, again.host) == (end.plan, end.teams, end.host)


def test_the_record_is_talked_about_when_the_match_is_over() -> None:
    """Words about calls and cards are kept for all eight; before the end, and about what is not there, they are not."""
    match = last(3, match_opened(people=PLACES))
    wish = Comment(1, Room.CLOSED, What.CALL, 0, "  Warum nicht 1SA?  ")
    east = Place(Room.OPEN, Seat.EAST)
    said = after(match, decide(match, MatchRequest("", east, wish), deals_from(1)))
    for place in PLACES:
        (comment,) = match_sight_for(said, place.room, place.seat).comments
        assert (comment.name, comment.room, comment.text) == ("P1E", Room.CLOSED, "Warum nicht 1SA?")
    with pytest.raises(Refused) as refused:
        decide(folded((match_opened(people=PLACES),)), MatchRequest("", east, wish), deals_from(1))
    assert refused.value.reason is RefusalCode.GAME_NOT_OVER
    for wrong in (
        replace(wish, board=5),
        replace(wish, board=0),
        replace(wish, index=-1),
        replace(wish, index=400),
        replace(wish, what=What.CARD, index=52),
        replace(wish, text="  "),
        replace(wish, text="😀" * 500),
    ):
        with pytest.raises(ValueError, match=r"comment|no call|no card"):
            decide(match, MatchRequest("", east, wrong), deals_from(1))


def test_the_end_of_the_comments_is_told_before() -> None:
    """The last ten comments are counted down to everybody; then a refusal says how many a record takes."""
    match, east = last(3, match_opened(people=PLACES)), Place(Room.OPEN, Seat.EAST)
    wish = Comment(1, Room.CLOSED, What.CALL, 0, "Warum?")
    told = list[int | None]()
    for _ in range(MOST_COMMENTS):
        told.append(match_sight_for(match, Room.CLOSED, Seat.WEST).comments_left)
        match = after(match, decide(match, MatchRequest("", east, wish), deals_from(1)))
    assert told == [*[None] * (MOST_COMMENTS - 10), *range(10, 0, -1)]
    assert match_sight_for(match, Room.OPEN, Seat.NORTH).comments_left == 0
    with pytest.raises(Refused) as refused:
        decide(match, MatchRequest("", east, wish), deals_from(1))
    assert refused.value.reason is RefusalCode.COMMENTS_FULL


def test_at_the_second_table_anybody_has_its_first_board_dealt() -> None:
    """Where the boards are passed on, the host begins at the first table; at the second nobody waits for a host."""
    match = folded((replace(match_opened(Plan(order=Order.PASSED_ON), PLACES), kept=(PLACES[5],)),))
    match = done(match, Room.OPEN, HOST.seat, DealNext(), deals_from(1))
    while match.finished(Room.OPEN) == 0:
        by, command = something_fitting(match.table(Room.OPEN), Random(1), 0.4)
        match = done(match, Room.OPEN, by, command, deals_from(1))
    match = done(match, Room.CLOSED, Seat.EAST, DealNext(), deals_from(1))
    assert match.table(Room.CLOSED).board_in_progress


def test_who_leaves_in_mid_board_holds_nobody_up() -> None:
    """A player who gives their seat up while their answer is waited for is waited for no longer."""
    match = folded(opening(MATCH, match_opened(people=PLACES), deals_from(1)))
    match = done(
        match, Room.OPEN, Seat.NORTH, something_fitting(match.tables[0], Random(1), 0)[1], deals_from(1)
    )
    match = done(match, Room.OPEN, Seat.NORTH, Undo(), deals_from(1))
    assert match.tables[0].company.asked is not None
    east = Place(Room.OPEN, Seat.EAST)
    match = after(match, decide(match, MatchRequest("", east, Release(east, "Robo")), deals_from(1)))
    assert match.tables[0].company.asked is None
    stopped = done(match, Room.OPEN, HOST.seat, StopNow(), deals_from(1))
    with pytest.raises(Refused):
        decide(stopped, MatchRequest("", HOST, Release(HOST, "Robo")), deals_from(1))


def test_a_browser_with_two_seats_stays_at_one_table() -> None:
    """Two people on one laptop are not lined up at two tables, nor seated where the change of pairs would part them."""
    proof = folded((match_opened(),)).proof_of("secret of a laptop 0123456789")
    match = folded((match_opened(Plan(half=Half.CHANGE)),))
    for seat in (Seat.EAST, Seat.WEST):
        match = done(match, Room.OPEN, seat, TakeSeat(f"Paar {seat}", proof, f"1{seat}"), deals_from(1))
    with pytest.raises(Refused) as refused:
        done(match, Room.OPEN, Seat.NORTH, TakeSeat("Dritter", proof, "1N"), deals_from(1))
    assert refused.value.reason is RefusalCode.SEATED_ELSEWHERE
    places = places_of(Team.B)
    apart = LineUp(Team.B, (places[0], places[2], places[1], places[3]))
    with pytest.raises(Refused) as refused:
        decide(match, MatchRequest("", HOST, apart), deals_from(1))
    assert refused.value.reason is RefusalCode.SEATED_ELSEWHERE
    together = LineUp(Team.B, (places[2], places[3], places[0], places[1]))
    assert decide(match, MatchRequest("", HOST, together), deals_from(1)) != ()
    stays = folded((match_opened(Plan()),))
    for seat in (Seat.EAST, Seat.NORTH):
        stays = done(stays, Room.OPEN, seat, TakeSeat(f"Paar {seat}", proof, f"1{seat}"), deals_from(1))
    assert len(stays.opened_by("secret of a laptop 0123456789")) == 2
