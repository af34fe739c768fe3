"""Captains of a match: who lines a team up, hands on, and lets others in."""

from dataclasses import replace
from itertools import cycle, islice

import pytest
from tests.unit.match.matches import (
    BOT,
    CAPTAINS,
    HOST,
    after,
    asked,
    done,
    folded,
    match_opened,
    opening_of,
    pass_once,
    refusal_of,
    secret_of,
    wish,
)
from tests.unit.table.playing import deals_from

from schlemm.bot_match.contestants import Team
from schlemm.core.seats import Seat
from schlemm.match.rules.requests import (
    ChooseCaptain,
    LineUp,
    MatchCommand,
    Release,
    RenewPlace,
)
from schlemm.match.state.events import AtTable
from schlemm.match.state.place import PLACES, Place, Room, places_of
from schlemm.match.state.plan import Half, Order, Plan
from schlemm.match.views.sight import match_sight_for
from schlemm.table.rules.devices import AddKey, LinkRenewed
from schlemm.table.rules.pausing import Pause, Resume
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import TakeSeat
from schlemm.table.rules.standing_in import StandIn
from schlemm.table.state.board_quota import MOST, Repeatable
from schlemm.table.state.players import Robot

PLANS = [Plan(order=order, half=half) for order in Order for half in Half]
BOTH_NORTHS = (Place(Room.OPEN, Seat.NORTH), Place(Room.CLOSED, Seat.NORTH))


def test_a_captain_lines_their_team_up() -> None:
    """The four players of the team go where the captain says, the captain too; the others stay."""
    match = folded((replace(match_opened(people=PLACES)),))
    captain, places = match.captain(Team.B), places_of(Team.B)
    to = (places[3], places[2], places[1], places[0])
    moved = after(match, wish(match, captain, LineUp(Team.B, to)))
    assert [moved.player(new).name for new in to] == [match.player(old).name for old in places]
    assert [moved.player(at) for at in places_of(Team.A)] == [match.player(at) for at in places_of(Team.A)]
    assert moved.player(moved.captain(Team.B)).name == match.player(captain).name
    assert all(moved.opened_by(secret_of(old)) == (new,) for old, new in zip(places, to, strict=True))


def test_only_the_captain_lines_up_and_only_before_the_first_board() -> None:
    """The other captain, a player, and everybody once a board is dealt are refused; nonsense is an error."""
    waiting, begun = folded((match_opened(people=PLACES),)), opening_of(PLACES)
    places = places_of(Team.B)
    order = LineUp(Team.B, places[::-1])
    assert refusal_of(waiting, waiting.captain(Team.A), order) is RefusalCode.CAPTAIN_DECIDES
    assert refusal_of(waiting, places[0], order) is RefusalCode.CAPTAIN_DECIDES
    assert refusal_of(begun, begun.captain(Team.B), order) is RefusalCode.SEATS_ARE_FIXED
    with pytest.raises(ValueError, match="four places"):
        wish(waiting, waiting.captain(Team.B), LineUp(Team.B, places_of(Team.A)))
    with pytest.raises(ValueError, match="four places"):
        wish(waiting, waiting.captain(Team.B), LineUp(Team.B, (places[0],) * 4))


def test_the_host_lines_up_a_team_whose_captain_is_a_bot() -> None:
    """One person alone with seven bots decides for both teams."""
    match = folded((match_opened(),))
    assert wish(match, HOST, LineUp(Team.B, places_of(Team.B)[::-1])) != ()


def test_a_substitute_is_on_record() -> None:
    """Who has left for good can be released by the captain, another takes the seat, and the match remembers it."""
    match = opening_of(PLACES)
    place = Place(Room.CLOSED, Seat.EAST)
    assert refusal_of(match, HOST, Release(place, "Robo")) is RefusalCode.STILL_HERE
    match = done(match, Room.CLOSED, Seat.SOUTH, StandIn(Seat.EAST), deals_from(1))
    assert refusal_of(match, match.captain(Team.B), Release(place, "Robo")) is RefusalCode.CAPTAIN_DECIDES
    match = after(match, wish(match, HOST, Release(place, "Robo")))
    assert match.player(place) == Robot("Robo", BOT)
    assert match.opened_by(secret_of(place)) == ()
    proof = match.proof_of("the secret of a newcomer")
    match = done(match, Room.CLOSED, Seat.EAST, TakeSeat("Neu", proof, "2E'"), deals_from(1))
    left = [(each.place, each.left, each.came, each.stands_in) for each in match.substitutions]
    assert left == [(place, "P2E", "P2E", True), (place, "P2E", "Robo", False)]
    shown = match_sight_for(match, Room.OPEN, Seat.NORTH).substitutions
    assert [(each.place, each.board, each.came) for each in shown] == [(place, 1, "Robo")]
    while match.finished(Room.CLOSED) == 0:
        match = pass_once(match, Room.CLOSED)
    assert match.substitutions[-1].came == "Neu"
    assert match.opened_by("the secret of a newcomer") == (place,)
    assert match.records[1][0].players.east == "Robo"


def test_a_captain_hands_on_to_a_person_of_the_team() -> None:
    """Who is captain then decides; nobody else chooses, and neither a bot nor an opponent is chosen."""
    mate, bot = Place(Room.CLOSED, Seat.EAST), Place(Room.CLOSED, Seat.WEST)
    rival = Place(Room.CLOSED, Seat.SOUTH)
    match = opening_of((HOST, mate, rival, CAPTAINS[1]))
    assert refusal_of(match, mate, ChooseCaptain(mate)) is RefusalCode.CAPTAIN_DECIDES
    assert refusal_of(match, HOST, ChooseCaptain(bot)) is RefusalCode.CAPTAIN_DECIDES
    assert refusal_of(match, HOST, ChooseCaptain(rival)) is RefusalCode.CAPTAIN_DECIDES
    assert match_sight_for(match, HOST.room, HOST.seat).may_choose == (mate,)
    match = after(match, wish(match, HOST, ChooseCaptain(mate)))
    assert match.captains == (mate, CAPTAINS[1])
    assert refusal_of(match, HOST, ChooseCaptain(HOST)) is RefusalCode.CAPTAIN_DECIDES
    assert wish(match, mate, ChooseCaptain(HOST)) != ()


def test_a_host_and_captain_who_leaves_is_followed_by_people_who_sit() -> None:
    """The team-mate who is there decides for the team and the match, before one who is away and before opponents."""
    away, mate, rival = Place(Room.OPEN, Seat.NORTH), Place(Room.CLOSED, Seat.WEST), CAPTAINS[1]
    match = done(
        opening_of((HOST, away, mate, rival)), Room.OPEN, Seat.NORTH, StandIn(Seat.NORTH), deals_from(1)
    )
    match = after(match, wish(match, HOST, Release(HOST, "Robo")))
    assert (match.host, match.captains) == (mate, (mate, rival))
    assert match.table(Room.CLOSED).company.invitation.host is Seat.WEST
    match = after(match, wish(match, mate, Release(mate, "Robo")))
    assert (match.host, match.captains) == (rival, (away, rival))


def test_only_who_decides_for_a_team_makes_links_for_it() -> None:
    """A captain could look at an opponent's cards with it; the host makes one where a bot is captain."""
    mate, rival = Place(Room.CLOSED, Seat.EAST), Place(Room.CLOSED, Seat.SOUTH)
    match = opening_of((HOST, mate, rival))
    assert wish(match, HOST, RenewPlace(mate)) == (AtTable(Room.CLOSED, LinkRenewed(Seat.EAST)),)
    assert wish(match, HOST, RenewPlace(rival)) != ()
    match = opening_of((HOST, mate, rival, CAPTAINS[1]))
    assert refusal_of(match, HOST, RenewPlace(rival)) is RefusalCode.CAPTAIN_DECIDES
    assert refusal_of(match, mate, RenewPlace(HOST)) is RefusalCode.CAPTAIN_DECIDES


def test_nobody_sits_at_both_tables() -> None:
    """Whoever sits at one table, or has seen cards there that are still played, is refused at the other."""
    match = opening_of((HOST, Place(Room.OPEN, Seat.NORTH)))
    proof = match.proof_of(secret_of(HOST))
    for command in (TakeSeat("Zwei", proof, "2E"), AddKey(proof, "")):
        with pytest.raises(Refused) as refused:
            asked(match, Room.CLOSED, Seat.EAST, command, deals_from(1))
        assert refused.value.reason is RefusalCode.SEATED_ELSEWHERE
    north = Place(Room.OPEN, Seat.NORTH)
    match = after(match, wish(match, north, Release(north, "Robo")))
    proof = match.proof_of(secret_of(north))
    with pytest.raises(Refused) as refused:
        asked(match, Room.CLOSED, Seat.EAST, TakeSeat("Zwei", proof, "2E"), deals_from(1))
    assert refused.value.reason is RefusalCode.SEATED_ELSEWHERE
    assert asked(match, Room.OPEN, Seat.EAST, TakeSeat("Zwei", proof, "1E"), deals_from(1)) != ()


@pytest.mark.parametrize(
    "commands",
    [(Pause(), Resume()), (LineUp(Team.A, places_of(Team.A)[::-1]), LineUp(Team.A, places_of(Team.A)))],
    ids=["pausing", "lining up"],
)
def test_what_captains_do_over_and_over_has_an_end(commands: tuple[MatchCommand, ...]) -> None:
    """Pausing and lining up without end is refused at last, and what follows it never is: no match stays paused."""
    match, why = folded((match_opened(),)), None
    for command in islice(cycle(commands), 20 * MOST[Repeatable.LEADING]):
        try:
            match = after(match, wish(match, match.host, command))
        except Refused as refused:
            why = refused
            break
    assert why == Refused(RefusalCode.TOO_OFTEN, (("what", "leading"), ("most", MOST[Repeatable.LEADING])))
    assert match.version <= 2 * MOST[Repeatable.LEADING] + 1
    assert not match.paused
