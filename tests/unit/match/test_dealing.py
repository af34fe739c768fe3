"""In a match one deal is promised to both tables, and the numbers of all people of both count for it."""

from random import Random

from tests.unit.match.matches import (
    MATCH,
    after,
    asked,
    can_go_on,
    done,
    folded,
    match_opened,
    something_fitting,
)
from tests.unit.table.promises import ONE, THREE, TWO, promised_deals

from schlemm.core.seats import Seat
from schlemm.match.live.codec import encode
from schlemm.match.rules.decide import opening
from schlemm.match.state.events import AtTable, MatchEvent
from schlemm.match.state.match import Match
from schlemm.match.state.place import PLACES, Place, Room
from schlemm.match.state.plan import Half, Order, Plan
from schlemm.match.views.sight import match_sight_for
from schlemm.store.store import Stored, entries
from schlemm.table.live.dealt import Ledger, ledger_of
from schlemm.table.rules.act import DealSource
from schlemm.table.rules.dealing import Contribute
from schlemm.table.state.events import BoardDealt, DealPromised

PEOPLE = (Place(Room.OPEN, Seat.SOUTH), Place(Room.CLOSED, Seat.NORTH))


def whole(plan: Plan, deals: DealSource, people: tuple[Place, ...] = PEOPLE) -> tuple[MatchEvent, ...]:
    """A match from its beginning to its end, in which everybody gives a number as soon as a deal is promised."""
    random = Random(3)
    events = opening(MATCH, match_opened(plan, people), deals)
    match = folded(events)
    while not match.is_over:
        happened = _given(match, people, deals) or _moved(match, random, deals)
        events, match = (*events, *happened), after(match, happened)
    return events


def _given(match: Match, people: tuple[Place, ...], deals: DealSource) -> tuple[MatchEvent, ...]:
    promise = match.promise
    for place in people if promise is not None else ():
        if promise is not None and str(place) not in dict(promise.given):
            return asked(match, place.room, place.seat, Contribute(promise.number, ONE), deals)
    return ()


def _moved(match: Match, random: Random, deals: DealSource) -> tuple[MatchEvent, ...]:
    room = random.choice([room for room in Room if can_go_on(match, room)])
    by, command = something_fitting(match.table(room), random, 0.4)
    return asked(match, room, by, command, deals)


def ledger(events: tuple[MatchEvent, ...]) -> Ledger:
    """The boards of the match as they are found in the store."""
    written = entries([encode(event) for event in events], "")
    stored = [Stored(version, entry) for version, entry in enumerate(written, start=1)]
    return ledger_of(MATCH, stored, 2)


def test_all_boards_of_a_match_follow_from_promises() -> None:
    """Each board of a match is promised once, before either table has it, and has the cards of its promise at both."""
    for plan in (Plan(), Plan(order=Order.PASSED_ON), Plan(half=Half.CHANGE)):
        events = whole(plan, promised_deals())
        promises = [event.number for event in events if isinstance(event, DealPromised)]
        boards = ledger(events).over
        assert promises == [board.number for board in boards] == [1, 2, 3, 4]
        assert all(board.is_kept for board in boards)
        last = boards[-1].promise
        assert last is not None
        assert last.given == (("1S", ONE), ("2N", ONE))


def test_numbers_of_both_tables_count() -> None:
    """A number given at the second table is part of the deal that the first table gets."""
    deals = promised_deals()
    match = folded(opening(MATCH, match_opened(people=PEOPLE), deals))
    match = done(match, Room.CLOSED, Seat.NORTH, Contribute(2, TWO), deals)
    match = done(match, Room.OPEN, Seat.SOUTH, Contribute(2, THREE), deals)
    assert match.promise is not None
    assert match.promise.given == (("1S", THREE), ("2N", TWO))


def test_a_board_is_over_when_both_tables_are_done() -> None:
    """A board that one table plays or has yet to play is not shown, whatever the other one has done."""
    events = whole(Plan(), promised_deals())
    found, match = Ledger(MATCH, 2), None
    for place, event in enumerate(events):
        match = folded(events[:1]) if match is None else after(match, (event,))
        if isinstance(event, AtTable):
            found.note(event.room.index, event.event)
        elif isinstance(event, DealPromised):
            found.note(0, event)
        assert len(found.over) == match.open_boards, place
    assert len(found.over) == 4


def test_no_sight_of_a_match_tells_a_secret() -> None:
    """Every player of a match sees the commitment of the deal to come, and no secret of a deal."""
    deals = promised_deals()
    events = opening(MATCH, match_opened(people=PEOPLE), deals)
    match = done(folded(events), Room.OPEN, Seat.SOUTH, Contribute(2, ONE), deals)
    secrets = [event.secret for event in events if isinstance(event, DealPromised)]
    assert len(secrets) == 2
    for place in PLACES:
        sight = match_sight_for(match, place.room, place.seat)
        assert not any(secret in repr(sight) for secret in secrets)
        assert sight.sight.promise is not None
        assert match.promise is not None
        assert sight.sight.promise.commitment == match.promise.commitment
        assert sight.sight.promise.given == (place == PEOPLE[0])


def test_both_tables_get_the_same_cards() -> None:
    """The table that gets a board later has the cards of the first, also when numbers were given in between."""
    events = whole(Plan(), promised_deals())
    dealt = [
        (event.event.number, event.event.deal)
        for event in events
        if isinstance(event, AtTable) and isinstance(event.event, BoardDealt)
    ]
    assert len(dealt) == 8
    assert len(set(dealt)) == 4
