"""Who may look on at a table, what ends it, and what others know of it."""

from dataclasses import replace

import pytest
from tests.unit.table.friends import after, asked, everybody, gathering, owner_of, secret_of
from tests.unit.table.playing import TABLE

from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import Command
from schlemm.table.rules.acts import told
from schlemm.table.rules.devices import AddKey
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seat_drawing import DrawSeats
from schlemm.table.rules.seating import TakeSeat
from schlemm.table.rules.spectators import (
    MOST,
    WATCH_BEGAN,
    SendAway,
    Stand,
    Watch,
    Watches,
    has_watched,
    spectator_key,
    spectator_sights,
    spectator_with,
    spectators_of,
    stand_of,
)
from schlemm.table.rules.stopping import StopNow
from schlemm.table.state.company import Spectator
from schlemm.table.state.events import SeatsDrawn, WatchBegan
from schlemm.table.state.players import hashed
from schlemm.table.state.table import Table
from schlemm.table.views.gallery import gallery_sight_of
from schlemm.table.views.sight import sight_for

NORTH, EAST, SOUTH, WEST = SEATS
STANDS = (Stand(None), *map(Stand, SEATS))


def looking(table: Table, seat: Seat | None, who: str = "Gerda") -> Watch:
    """The wish to look on here, with the right key."""
    return Watch(who, hashed(secret(who), TABLE), spectator_key(table, Stand(seat)) or "")


def secret(who: str) -> str:
    """The secret of somebody's browser."""
    return f"secret-of-the-browser-of-{who}"


def watched(table: Table, seat: Seat | None, who: str = "Gerda") -> Table:
    """The table when this person looks on."""
    return after(table, seat or SOUTH, looking(table, seat, who))


def why(table: Table, by: Seat, command: Command) -> RefusalCode:
    """Why this is refused."""
    with pytest.raises(Refused) as refusal:
        asked(table, by, command)
    return refusal.value.reason


def names(table: Table) -> list[str]:
    """Who looks on."""
    return [each.came.name for each in spectators_of(table)]


def test_every_stand_has_a_key_of_its_own() -> None:
    """Five keys lead to the gallery and behind four players, to nothing else, and to nothing at another table."""
    table = everybody()
    keys = [spectator_key(table, stand) for stand in STANDS]
    assert len({*keys}) == 5
    assert [stand_of(table, key or "") for key in keys] == list(STANDS)
    other = replace(table, id="another")
    assert [stand_of(other, key or "") for key in keys] == [None] * 5


def test_behind_a_bot_nobody_looks_on() -> None:
    """There is no key to a seat without a person: nobody could show the cards."""
    assert [spectator_key(gathering(), Stand(seat)) is None for seat in SEATS] == [True, True, False, True]


def test_who_comes_is_known_to_all_and_can_be_sent_away() -> None:
    """Everybody knows a guest's name and where they look; only their host and the table's can end it."""
    table = watched(everybody(), NORTH)
    (gerda,) = spectators_of(table)
    for seat in SEATS:
        (known,) = spectator_sights(table, seat)
        assert (known.name, known.seat, known.may_end) == ("Gerda", NORTH, seat in {NORTH, SOUTH})
        assert sight_for(table, seat).spectators == (known,)
    assert why(table, EAST, SendAway(gerda.since)) is RefusalCode.NOT_YOUR_GUEST
    assert names(after(table, NORTH, SendAway(gerda.since))) == []


def test_everybody_may_end_what_the_gallery_sees() -> None:
    """The gallery sees everybody's cards, so everybody at the table may send away who is there."""
    table = watched(everybody(), None)
    assert [known.may_end for seat in SEATS for known in spectator_sights(table, seat)] == [True] * 4
    assert names(after(table, WEST, SendAway(len(table.company.spectators)))) == []


def test_the_link_of_who_was_sent_away_is_worth_nothing() -> None:
    """Whoever is sent away cannot come back with the same link; others stay, and other links hold."""
    table = watched(watched(everybody(), NORTH), NORTH, "Otto")
    old, others = (
        spectator_key(table, Stand(NORTH)),
        [spectator_key(table, stand) for stand in (Stand(None), Stand(EAST))],
    )
    table = after(table, NORTH, SendAway(len(table.company.spectators)))
    assert names(table) == ["Gerda"]
    assert stand_of(table, old or "") is None
    assert why(table, NORTH, Watch("Otto", "hash", old or "")) is RefusalCode.WATCHING_ENDED
    assert [spectator_key(table, stand) for stand in (Stand(None), Stand(EAST))] == others
    assert spectator_key(table, Stand(NORTH)) not in {old, None}


def test_a_guest_looks_on_only_while_the_same_person_sits_there() -> None:
    """Where seats are drawn, a guest whose host goes to another seat looks on no longer."""
    table = watched(everybody(), NORTH)
    host = table.players.north
    (drawn,) = asked(table, SOUTH, DrawSeats())
    assert isinstance(drawn, SeatsDrawn)
    later = evolve(table, drawn)
    assert names(later) == (["Gerda"] if later.players.north == host else [])
    assert any(to is not seat for seat, to in zip(SEATS, drawn.to, strict=True))


def test_who_plays_does_not_watch() -> None:
    """A browser that has a seat is refused behind every player and in the gallery."""
    table = everybody()
    for stand in STANDS:
        wish = Watch("Ben", hashed(secret_of(NORTH), TABLE), spectator_key(table, stand) or "")
        assert why(table, stand.seat or SOUTH, wish) is RefusalCode.PLAYS_HERE


def test_nobody_looks_on_twice() -> None:
    """Who looks on at one seat can neither look on at another one nor in the gallery at the same time."""
    table = watched(everybody(), NORTH)
    for seat in (None, *SEATS):
        assert why(table, SOUTH, looking(table, seat)) is RefusalCode.WATCHES_ALREADY


def test_who_looks_on_has_a_name_of_their_own() -> None:
    """Nobody looks on as somebody who plays or looks on here, nor sits down as who looks on with another browser."""
    table = watched(everybody(), NORTH)
    for name in (table.players.south.name.upper(), "G\N{CYRILLIC SMALL LETTER IE}rda"):
        look = replace(looking(table, EAST, "Otto"), name=name)
        assert why(table, EAST, look) is RefusalCode.NAME_AT_TABLE
    table = watched(gathering(), None)
    sits = TakeSeat("GERDA", hashed(secret("Otto"), TABLE), "N")
    assert why(table, NORTH, sits) is RefusalCode.NAME_AT_TABLE
    assert after(table, NORTH, replace(sits, name="Otto")).players.north.name == "Otto"


def test_who_takes_a_seat_looks_on_no_longer() -> None:
    """At home a spectator may sit down; from then on they are a player, and see no other cards."""
    table = watched(after(gathering(), SOUTH, DealNext()), SOUTH, "Ben")
    table = after(table, NORTH, TakeSeat("Ben", hashed(secret("Ben"), TABLE), "N"))
    assert table.opened_by(secret("Ben")) == (NORTH,)
    assert names(table) == []
    assert spectator_with(table, secret("Ben")) is None


def test_who_has_seen_cards_opens_no_seat_during_the_board() -> None:
    """A seat opened on another device would be played at once: not by who has looked on at this board."""
    table = watched(after(everybody(), SOUTH, DealNext()), NORTH)
    key = AddKey(hashed(secret("Gerda"), TABLE), owner_of(EAST))
    assert why(table, EAST, key) is RefusalCode.HAS_WATCHED
    assert (
        why(after(table, NORTH, SendAway(len(table.company.spectators))), EAST, key)
        is RefusalCode.HAS_WATCHED
    )
    assert after(watched(everybody(), NORTH), EAST, key).opened_by(secret("Gerda")) == (EAST,)


def test_there_is_room_for_a_few() -> None:
    """No more may look on than a table can overlook."""
    table = everybody()
    for number in range(MOST):
        table = watched(table, NORTH, f"guest {number}")
    assert why(table, NORTH, looking(table, NORTH)) is RefusalCode.TOO_MANY_SPECTATORS
    table = after(table, SOUTH, SendAway(len(table.company.spectators)))
    assert names(watched(table, NORTH))[-1] == "Gerda"


def test_after_the_game_only_the_gallery_is_left() -> None:
    """When the game is over nobody comes to look on at a seat, but the boards can still be looked at."""
    table = after(everybody(), SOUTH, DealNext(), StopNow())
    assert why(table, NORTH, looking(table, NORTH)) is RefusalCode.GAME_OVER
    assert names(watched(table, None)) == ["Gerda"]


def test_looking_on_leaves_the_board_alone() -> None:
    """Whoever comes or is sent away changes nothing about the board; calls on their way still count."""
    table = after(everybody(), SOUTH, DealNext())
    later = watched(table, NORTH)
    ended = after(later, SOUTH, SendAway(len(later.company.spectators)))
    assert later.board is table.board
    assert ended.board is table.board
    assert WATCH_BEGAN.aside


def test_the_secret_stays_behind() -> None:
    """All may know a spectator's name and place, nobody the hash of their secret."""
    event = WatchBegan("Gerda", "hash", NORTH, "of Ben")
    assert {told(event, seat) for seat in SEATS} == {Watches("Gerda", NORTH)}


def test_who_has_looked_on_is_remembered() -> None:
    """Being sent away does not make anybody forget what they saw."""
    table = watched(everybody(), NORTH)
    ended = after(table, NORTH, SendAway(len(table.company.spectators)))
    proof = hashed(secret("Gerda"), TABLE)
    assert has_watched(ended, proof)
    assert not has_watched(ended, "another")
    assert isinstance(ended.company.spectators[0], Spectator)


def test_the_gallery_of_a_new_table_sees_no_board() -> None:
    """Before and during the first board the gallery knows who plays and which board it is, and no more."""
    table = everybody()
    assert (gallery_sight_of(table).number, gallery_sight_of(table).open_boards) == (None, 0)
    begun = after(table, SOUTH, DealNext())
    assert (gallery_sight_of(begun).number, gallery_sight_of(begun).open_boards) == (1, 0)
    stopped = after(begun, SOUTH, StopNow())
    assert (gallery_sight_of(stopped).number, gallery_sight_of(stopped).open_boards) == (None, 0)
