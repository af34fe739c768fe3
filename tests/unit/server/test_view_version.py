"""The version of a view counts everything that it shows, at a table by itself and in a match."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.match.matches import HOST, MATCH, match_opened
from tests.unit.match.matches import after as match_after
from tests.unit.match.test_people import PLANS, something_of_match
from tests.unit.table.friends import INVITE, ROBOTS, secret_of
from tests.unit.table.playing import AT_ONCE, TABLE, folded
from tests.unit.table.promises import promised_deals
from tests.unit.table.test_people_at_random import something

from schlemm.core.errors import RuleViolation
from schlemm.core.seats import SEATS, Seat
from schlemm.match.rules.decide import decide_at_table
from schlemm.match.rules.decide import opening as match_opening
from schlemm.match.state.evolve import opened as opened_match
from schlemm.match.state.match import Match
from schlemm.match.state.place import PLACES, Place, Room
from schlemm.match.state.plan import Plan
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.server.live.outbox import News
from schlemm.server.live.view_version import Recent
from schlemm.server.views.game import GameNow, MatchNow, TableNow
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.ceremony import CutPack
from schlemm.table.rules.dealing import Contribute
from schlemm.table.rules.decide import decide, opening
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.rules.explaining import AskAboutCall, ExplainCall
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.programs import LetProgram
from schlemm.table.rules.refusal import Refused
from schlemm.table.rules.rematch import GoOn
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.rules.spectators import SendAway, Stand, Watch, spectator_key, spectators_of
from schlemm.table.rules.stopping import StopNow
from schlemm.table.state.elsewhere import ChangedElsewhere
from schlemm.table.state.events import TableOpened
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person, hashed
from schlemm.table.state.settings import Ceremony
from schlemm.table.state.table import Table

Shown = tuple[int, bytes]
"""The version of a view, and all the rest of it as it is sent."""

HERE = frozenset(SEATS)
"""Who is connected stays the same, and so does all that is no event: offers, trouble, clocks, free words."""


def shown(now: GameNow, seat: Seat) -> Shown:
    """What the player of this seat is shown."""
    view = News((), now, seat).update().view
    return view.version, msgspec.json.encode(msgspec.structs.replace(view, version=0))


def at_table(table: Table, viewers: Iterable[Seat]) -> list[Shown]:
    """What these players are shown of a table by itself."""
    return [shown(TableNow(table, HERE), seat) for seat in viewers]


def in_match(match: Match, viewers: Iterable[Place]) -> list[Shown]:
    """What these players are shown of a match."""
    return [shown(MatchNow(match, place.room, (HERE, HERE)), place.seat) for place in viewers]


def check_counted(before: Sequence[Shown], now: Sequence[Shown], what: object) -> None:
    """Who is shown something else is told another version, a later one."""
    for (former, seen), (version, sees) in zip(before, now, strict=True):
        assert version > former or (version == former and sees == seen), what


def lived(seed: int, steps: int) -> Iterator[tuple[Table, object]]:
    """Every moment of a table at which people ask for all sorts of things, with what was asked for."""
    random, deals = Random(seed), promised_deals(seed)
    anna = Person("Anna", hashed(secret_of(Seat.SOUTH), TABLE), bot="forum:klub")
    table_settings = replace(AT_ONCE, ceremony=random.choice([*Ceremony]), minutes=random.choice([0, 1]))
    event = TableOpened(
        RobberOfFourForm(),
        ROBOTS.put(Seat.SOUTH, anna),
        table_settings,
        circle=Invitation(Seat.SOUTH, INVITE),
        kept=(Seat.NORTH,),
    )
    table = folded(opening(event, deals, TABLE))
    yield table, event
    for _ in range(steps):
        by, command = something(table, random) if random.random() < 0.7 else something_else(table, random)
        try:
            events = decide(table, Request("", by, table.version, command), deals)
        except (Refused, RuleViolation, ValueError):
            continue
        for happened in events:
            table = evolve(table, happened)
        yield table, command


def something_else(table: Table, random: Random) -> tuple[Seat, Command]:
    """Something that is rarely asked for: about calls, the deal to come, settings, programs and who looks on."""
    seat = random.choice(SEATS)
    calls = () if table.board is None else table.board.auction.calls
    at = random.randrange(len(calls)) if calls else 0
    about: list[Command] = []
    if calls:
        explanation = random.choice([None, "meint es ernst"])
        about = [ExplainCall(at, calls[at], explanation), AskAboutCall(at, calls[at])]
    key = spectator_key(table, Stand(random.choice([None, *SEATS]))) or ""
    since = [each.since for each in spectators_of(table)] or [1]
    number = 0 if table.promise is None else table.promise.number
    commands: list[Command] = [
        *about,
        Contribute(number, f"{random.getrandbits(128):032x}"),
        CutPack(random.randrange(10, 40)),
        ChangeSettings(replace(table.settings, stake=random.randrange(5))),
        LetProgram(random.choice(["", f"{random.random()}"]), hashed(secret_of(seat), TABLE)),
        Watch("Gerda", f"{random.random()}", key),
        SendAway(random.choice(since)),
        GoOn("abcdefghijkm") if table.is_over else DealNext(),
        StopNow() if random.random() < 0.02 else DealNext(),
    ]
    return seat, random.choice(commands)


def matched(seed: int, plan: Plan, steps: int) -> Iterator[tuple[Match, object]]:
    """Every moment of a match in which people ask for all sorts of things, with what was asked for."""
    random, deals = Random(seed), promised_deals(seed)
    people = [place for place in PLACES if random.random() < 0.6]
    kept = () if random.random() < 0.5 else (Place(Room.CLOSED, Seat.WEST),)
    events = match_opening(MATCH, replace(match_opened(plan, (*people, HOST)), kept=kept), deals)
    match = match_after(opened_match(MATCH, events[0]), events[1:])
    yield match, events
    for _ in range(steps):
        try:
            if random.random() < 0.9:
                asked, events = something_of_match(match, random, deals)
            else:
                room, (seat, asked) = random.choice([*Room]), something_in_room(match, random)
                request = Request("", seat, match.table(room).version, asked)
                events = decide_at_table(match, room, request, deals)
        except (Refused, RuleViolation, ValueError):
            continue
        match = match_after(match, events)
        yield match, asked


def something_in_room(match: Match, random: Random) -> tuple[Seat, Command]:
    """What is rarely asked for at a table of a match; the promise is the match's."""
    number = 0 if match.promise is None else match.promise.number
    if random.random() < 0.4:
        return random.choice(SEATS), Contribute(number, f"{random.getrandbits(128):032x}")
    return something_else(match.table(random.choice([*Room])), random)


@settings(max_examples=examples(30))
@given(st.integers(0, 10_000), st.sampled_from(SEATS))
def test_nothing_that_a_table_shows_changes_without_its_version(seed: int, seat: Seat) -> None:
    """Whatever people do, whoever of two players is shown something else has another version."""
    viewers, before = (seat, seat.left), list[Shown]()
    for table, what in lived(seed, 120):
        now = at_table(table, viewers)
        check_counted(before or now, now, what)
        before = now


@settings(max_examples=examples(30))
@given(st.integers(0, 10_000), PLANS, st.sampled_from(SEATS))
def test_nothing_that_a_match_shows_changes_without_its_version(seed: int, plan: Plan, seat: Seat) -> None:
    """What happens at the other table or to the whole match, and is shown, counts as what happens at one's own."""
    viewers, before = (Place(Room.OPEN, seat), Place(Room.CLOSED, seat.left)), list[Shown]()
    for match, what in matched(seed, plan, 150):
        now = in_match(match, viewers)
        check_counted(before or now, now, what)
        before = now


def test_random_matches_are_shown_the_other_table() -> None:
    """The property above is not empty: much of what a player is shown changes while their own table stays."""
    changes = 0
    for seed in range(3):
        before: Match | None = None
        for match, _ in matched(seed, Plan(4), 150):
            for room in Room:
                if before is not None and before.table(room).version == match.table(room).version:
                    then, now = (in_match(each, [Place(room, Seat.SOUTH)])[0] for each in (before, match))
                    changes += then[1] != now[1]
            before = match
    assert changes > 10


def test_what_has_changed_elsewhere_takes_no_call_from_anybody() -> None:
    """A player who has not heard yet of a change beyond their table is known to have missed that, and nothing else."""
    table = replace(opened(TABLE, TableOpened(RobberOfFourForm(), ROBOTS, AT_ONCE)), changed_elsewhere=1)
    recent = Recent()
    recent.hear([(table.changes, ChangedElsewhere())])
    for seat in SEATS:
        seen = table.version_for(seat)
        assert recent.told_since(table, seat, seen - 1) == [ChangedElsewhere()]
        assert recent.counted(table, seat, table.changes) == seen
