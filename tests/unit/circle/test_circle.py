"""A circle as events: who joins, what is agreed, what was played."""

from functools import reduce
from itertools import cycle

import pytest
from tests.integration.house import MemoryStore
from tests.unit.circle.circle import AGREED, SERIES, circle_of, person

from schlemm.circle.circle import CircleRules, GameOutcome, MemberPlace
from schlemm.circle.decide import (
    MOST_AGREED,
    MOST_GAMES,
    MOST_MEMBERS,
    add_device,
    add_game,
    agree,
    end,
    join,
    replace_device,
    soon_spent,
)
from schlemm.circle.events import (
    CIRCLE_EVENTS,
    CircleEvent,
    CircleOpened,
    DeviceAdded,
    GameAdded,
    GameEnded,
    MemberDeviceReplaced,
    MemberJoined,
    RulesAgreed,
)
from schlemm.circle.evolve import evolve, opened
from schlemm.circle.log import CIRCLE_COURSE
from schlemm.circle.outcome import member_at
from schlemm.core.seats import Seat
from schlemm.match.state.place import Place, Room
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.store.event_log import EventLog
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.board_quota import TOLD_FROM
from schlemm.table.state.players import Person
from schlemm.table.state.table import Impossible

SOUTH = MemberPlace(0, Place(Room.OPEN, Seat.SOUTH))
EAST = Place(Room.OPEN, Seat.EAST)
EVENTS: tuple[CircleEvent, ...] = (
    CircleOpened("Donnerstag", "invite", person("Anna"), AGREED),
    MemberJoined(person("Ben")),
    DeviceAdded(1, "0" * 32),
    MemberDeviceReplaced(1, "1" * 32),
    RulesAgreed(CircleRules(AGREED.chicago, RubberForm(honours=False), AGREED.settings, "natur-a:klub")),
    GameAdded("abcdefghjkmn", "robber4", "2026-11-19", (SOUTH,)),
    GameEnded("abcdefghjkmn", GameOutcome((SOUTH,), 4, -500, -50, 0, -1)),
)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_read_back_as_it_was_written(event: CircleEvent) -> None:
    """What is kept of a circle is what has happened."""
    assert CIRCLE_COURSE.decode(*CIRCLE_COURSE.encode(event)) == event
    assert {type(each) for each in EVENTS} == {*CIRCLE_EVENTS.values()}


async def test_a_circle_is_found_again_as_it_was() -> None:
    """After a restart, and while two processes write to it, nobody's joining is lost."""
    store = MemoryStore()
    log = await EventLog.begin(CIRCLE_COURSE, SERIES, (EVENTS[0],), store)
    other = await EventLog.read(CIRCLE_COURSE, SERIES, store)
    assert other is not None
    await other.carry_out(lambda circle: join(circle, person("Ben")))
    await log.carry_out(lambda circle: join(circle, person("Carla")))
    again = await EventLog.read(CIRCLE_COURSE, SERIES, store)
    assert again is not None
    assert again.now == log.now
    assert [member.name for member in log.now.members] == ["Anna", "Ben", "Carla"]
    assert await EventLog.read(CIRCLE_COURSE, "other", store) is None


def test_names_are_the_members_own() -> None:
    """Nobody takes a name that a member has, however it is written, and a circle has an end."""
    circle = circle_of("Anna", "Ben")
    with pytest.raises(Refused) as refused:
        join(circle, Person("BEN", "x"))
    assert refused.value.reason is RefusalCode.NAME_TAKEN
    crowd = circle_of(*(f"m{number}" for number in range(MOST_MEMBERS)))
    with pytest.raises(Refused) as refused:
        join(crowd, Person("Zoe", "x"))
    assert refused.value.reason is RefusalCode.CIRCLE_FULL


def test_only_the_host_changes_the_rules() -> None:
    """The house rules are the host's to pick; agreeing on what holds already is nothing new."""
    circle = circle_of("Anna", "Ben")
    new = CircleRules(AGREED.chicago, RubberForm(honours=False), AGREED.settings, AGREED.bot)
    assert agree(circle, 0, new) == (RulesAgreed(new),)
    assert agree(circle, 0, AGREED) == ()
    with pytest.raises(Refused) as refused:
        agree(circle, 1, new)
    assert refused.value.reason is RefusalCode.ONLY_HOST_AGREES


def test_rules_and_games_have_an_end_that_is_told_and_comes_anew() -> None:
    """So many changes of rules between two games, so many games on one evening: told from ten on, then refused."""
    circle, told = circle_of("Anna", "Ben"), list[int]()
    ways = cycle(
        [CircleRules(AGREED.chicago, RubberForm(honours=False), AGREED.settings, AGREED.bot), AGREED]
    )
    for _ in range(MOST_AGREED):
        circle = reduce(evolve, agree(circle, 0, next(ways)), circle)
        told += [left for what, left in soon_spent(circle, "d").items() if what == "rules"]
    assert told == [*range(TOLD_FROM, -1, -1)]
    with pytest.raises(Refused) as rules:
        agree(circle, 0, next(ways))
    for number in range(MOST_GAMES):
        circle = reduce(evolve, add_game(circle, GameAdded(f"g{number}", "robber4", "d", (SOUTH,))), circle)
    with pytest.raises(Refused) as games:
        add_game(circle, GameAdded("more", "robber4", "d", (SOUTH,)))
    assert {rules.value.reason, games.value.reason} == {RefusalCode.CIRCLE_TOO_OFTEN}
    assert soon_spent(circle, "d") == {"games": 0}
    assert add_game(circle, GameAdded("next", "robber4", "e", (SOUTH,)))


@pytest.mark.parametrize(
    "seated",
    [
        (),
        (SOUTH, SOUTH),
        (MemberPlace(9, SOUTH.place),),
        (SOUTH, MemberPlace(1, SOUTH.place)),
        (SOUTH, MemberPlace(0, EAST)),
    ],
    ids=["nobody", "twice", "stranger", "on-a-lap", "two-seats"],
)
def test_places_that_cannot_be_given_are_refused(seated: tuple[MemberPlace, ...]) -> None:
    """Members only, one place each, and somebody has to play."""
    with pytest.raises(Refused) as refused:
        add_game(circle_of("Anna", "Ben"), GameAdded("g", "robber4", "d", seated))
    assert refused.value.reason is RefusalCode.NO_SUCH_PLACES


def test_a_game_ends_once() -> None:
    """What came of a game is kept when it is first told; of a game that never began nothing is."""
    circle = circle_of("Anna")
    for event in add_game(circle, GameAdded("g", "robber4", "2026-11-19", (SOUTH,))):
        circle = evolve(circle, event)
    outcome = GameOutcome((SOUTH,), 4, 100, 0, 0, 1)
    for event in end(circle, "g", outcome):
        circle = evolve(circle, event)
    assert circle.games[0].outcome == outcome
    assert end(circle, "g", GameOutcome((), 0)) == end(circle, "other", outcome) == ()
    with pytest.raises(Impossible):
        evolve(circle, GameEnded("other", outcome))
    with pytest.raises(Impossible):
        opened(SERIES, MemberJoined(person("Ben")))


def test_a_device_belongs_to_one_member() -> None:
    """Who comes with another device is known by it from then on, at the tables too, and coming twice is nothing new."""
    circle = circle_of("Anna", "Ben")
    for event in add_device(circle, 1, "phone"):
        circle = evolve(circle, event)
    assert circle.member("phone") == 1
    assert add_device(circle, 1, "phone") == ()
    assert member_at(circle, Person("Ben", "phone")) == 1
    assert member_at(circle, Person("Ben", "stranger")) is None


def test_two_who_share_a_browser_are_told_apart_by_their_names() -> None:
    """Partners on one laptop have one secret and two lines in the table."""
    circle = circle_of("Anna")
    twin = Person("Ben", circle.members[0].secret)
    for event in join(circle, twin):
        circle = evolve(circle, event)
    assert (member_at(circle, circle.members[0]), member_at(circle, twin)) == (0, 1)


def test_who_has_lost_a_device_is_the_same_member_with_another() -> None:
    """The lost secret opens nothing of the circle; games begun with it, and those with the new one, are theirs."""
    circle = circle_of("Anna", "Ben")
    former, new = circle.members[1], person("Ben's new telephone").secret
    for event in replace_device(circle, 1, new):
        circle = evolve(circle, event)
    assert (circle.member(former.secret), circle.member(new)) == (None, 1)
    assert member_at(circle, former) == 1
    assert member_at(circle, Person("Ben", new)) == 1
    assert replace_device(circle, 1, new) == ()
