"""A match is stored as text that a person can read, and comes back as it was."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.match.matches import HOST, WHOLE_MATCHES, match_opened, moments

from schlemm.bot_match.contestants import Team
from schlemm.core.calls import parse_call
from schlemm.core.seats import Seat
from schlemm.match.live.codec import decode, encode, is_match
from schlemm.match.state.events import (
    AtTable,
    CaptainChosen,
    Commented,
    LinedUp,
    MatchEvent,
    MatchStopped,
    PairsChanged,
    Paused,
    Released,
    Resumed,
)
from schlemm.match.state.parting import What
from schlemm.match.state.place import PLACES, Room, own_labels, places_of
from schlemm.match.state.plan import Half, Measure, Order, Plan
from schlemm.store.store import Unreadable
from schlemm.table.rules.playing import CallMade
from schlemm.table.state.players import Robot


@WHOLE_MATCHES
@given(st.integers(0, 10_000), st.sampled_from(Measure), st.sampled_from(Order), st.sampled_from(Half))
def test_every_event_of_a_match_comes_back_as_it_was(
    seed: int, measure: Measure, order: Order, half: Half
) -> None:
    """decode(encode(event)) == event for all that happens in a match by any plan."""
    for _, events in moments(seed, match_opened(Plan(4, measure, order, half), PLACES)):
        for event in events:
            assert decode(*encode(event)) == event


@pytest.mark.parametrize(
    "event",
    [
        LinedUp(HOST, Team.A, places_of(Team.A)[::-1]),
        PairsChanged(Team.B),
        Released(HOST, PLACES[6], Robot("Nora", "forum")),
        CaptainChosen(HOST, PLACES[5]),
        Paused(HOST),
        Resumed(HOST),
        MatchStopped(PLACES[7]),
        Commented(HOST, "Anna", 3, Room.CLOSED, What.CARD, 5, "Warum?"),
        replace(match_opened(), labels=(own_labels(Room.CLOSED), own_labels(Room.OPEN)), kept=PLACES[:2]),
        match_opened(people=()),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_concerns_the_whole_match_comes_back_too(event: MatchEvent) -> None:
    """The events that random play does not bring about are kept as they are."""
    assert decode(*encode(event)) == event


def test_what_happens_at_a_table_is_written_as_at_any_table() -> None:
    """The kind has the table before it, and the content is what a table by itself would write."""
    event = AtTable(Room.CLOSED, CallMade(Seat.NORTH, parse_call("1NT")))
    assert encode(event) == ("2.CallMade", b'{"seat":"N","call":"1NT"}')


def test_the_first_event_tells_a_match_from_a_table() -> None:
    """A stream that begins with the opening of a match is one, and one that begins with that of a table is none."""
    assert is_match(encode(match_opened())[0])
    assert not is_match("TableOpened")


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("3.CallMade", b'{"seat":"N","call":"1NT"}'),
        ("1.Paused", b'{"by":{"room":1,"seat":"S"}}'),
        ("CallMade", b'{"seat":"N","call":"1NT"}'),
        ("AtTable", b"{}"),
        ("Paused", b'{"by":{"room":3,"seat":"S"}}'),
        ("Paused", b'{"by":{"room":1,"seat":"S"}'),
        ("LinedUp", b'{"by":{"room":1,"seat":"S"},"team":"C","to":[]}'),
        ("MatchOpened", encode(match_opened())[1].replace(b'"boards":4', b'"boards":5')),
        ("MatchOpened", encode(match_opened())[1].replace(b'"red"', b'"blue"')),
        ("MatchOpened", encode(match_opened())[1].replace(b'"labels":[]', b'"labels":[["N","E","S","W"]]')),
    ],
)
def test_what_is_no_event_of_a_match_is_unreadable(kind: str, content: bytes) -> None:
    """A third table, an event of the wrong kind, cut text and impossible plans are all named as unreadable."""
    with pytest.raises(Unreadable):
        decode(kind, content)
