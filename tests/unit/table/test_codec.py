"""Events are stored as text that a person can read, and come back as they were."""

import json
import re
import traceback
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.table.playing import PLAYERS, WHOLE_GAMES, moments

from schlemm.core.claim import Claim, Statement
from schlemm.core.laws import FirstCaller, HouseRules
from schlemm.core.seats import Seat
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm, VulnerabilityOrder
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.scoring.honours import Honours
from schlemm.scoring.penalties import Penalties
from schlemm.store.store import Unreadable
from schlemm.table.live.codec import decode, encode
from schlemm.table.rules.claiming import ClaimMade
from schlemm.table.rules.playing import CallMade
from schlemm.table.rules.settings import SettingsChanged
from schlemm.table.rules.stopping import Stopped
from schlemm.table.rules.undo import Undone
from schlemm.table.state.events import BoardEnded, Event, TableOpened
from schlemm.table.state.settings import PartnerDeclares, Settings, Tempo

STRICT_HOUSE = HouseRules(FirstCaller.LEFT_OF_DEALER, must_beat=True)


@WHOLE_GAMES
@given(st.integers(0, 10_000))
def test_every_event_of_a_game_comes_back_as_it_was(seed: int) -> None:
    """decode(encode(event)) == event for all that happens in a robber and in a rubber with house rules."""
    rubber = RubberForm(Seat.WEST, STRICT_HOUSE, Penalties.SIMPLE, honours=False)
    for form in (
        RobberOfFourForm(Seat.EAST, STRICT_HOUSE, order=VulnerabilityOrder.FIXED, carry_over=True),
        rubber,
    ):
        for _, events in islice(moments(seed, form), 300):  # at random a rubber takes for ever
            for event in events:
                assert decode(*encode(event)) == event


def test_events_that_seldom_happen_come_back_too() -> None:
    """The kinds of events that random play does not bring about are written and read just the same."""
    rare: tuple[Event, ...] = (
        Undone(Seat.SOUTH, 3, 0),
        Stopped(Seat.NORTH),
        SettingsChanged(Settings(Tempo.SLOW, PartnerDeclares.WATCH, 250)),
        TableOpened(RubberForm(), PLAYERS, Settings()),
    )
    for event in rare:
        assert decode(*encode(event)) == event


def test_a_stored_call_can_be_read_by_a_person() -> None:
    """The text of an event is its values in their usual notation."""
    event = decode("CallMade", b'{"seat":"S","call":"3NT"}')
    assert isinstance(event, CallMade)
    assert encode(event) == ("CallMade", b'{"seat":"S","call":"3NT"}')


def test_a_result_carries_its_honours() -> None:
    """Honours are optional in a result and survive the way to the file and back."""
    plain = decode("BoardEnded", b'{"result":"4SXE+1","honours":null}')
    assert isinstance(plain, BoardEnded)
    assert plain.result.contract is not None
    honoured = BoardEnded(plain.result, Honours(Seat.WEST, plain.result.contract.strain, 5))
    assert decode(*encode(honoured)) == honoured


@pytest.mark.parametrize(
    ("kind", "content"),
    [("Unheard", b"{}"), ("CallMade", b"{"), ("CallMade", b'{"seat":"Q","call":"P"}'), ("CallMade", b"{}")],
)
def test_what_cannot_be_read_is_said_to_be_unreadable(kind: str, content: bytes) -> None:
    """Unknown kinds, broken JSON, unknown letters and missing values all end in the same error."""
    with pytest.raises(Unreadable):
        decode(kind, content)


def test_a_claim_from_before_there_were_words_is_read_as_one_without() -> None:
    """An event of an older file, which has no statement, is a claim without words; one with words comes back."""
    assert decode("ClaimMade", b'{"claim":{"claimer":"S","tricks":3}}') == ClaimMade(Claim(Seat.SOUTH, 3))
    said = ClaimMade(Claim(Seat.EAST, 5, Statement.TRUMPS))
    assert decode(*encode(said)) == said


@WHOLE_GAMES
@given(st.integers(0, 10_000))
def test_what_cannot_be_read_is_not_told_word_for_word(seed: int) -> None:
    """However an event is damaged, neither the error nor its cause says a value of it: it may be a secret or a card."""
    for _, events in islice(moments(seed), 60):
        for kind, content in map(encode, events):
            for damaged in damages(content):
                with pytest.raises(Unreadable) as unreadable:
                    decode(kind, damaged)
                told = "".join(traceback.format_exception(unreadable.value, limit=0))
                assert not [word for word in words_in(content) if word in told]


def damages(content: bytes) -> Iterator[bytes]:
    """The event cut off, and with each of its values made into one that it cannot be."""
    yield content[:-1]
    plain = json.loads(content)
    for name in plain:
        yield json.dumps({**plain, name + "?": plain[name]}).encode()


def words_in(content: bytes) -> set[str]:
    """The values of an event that are long enough to be known again."""
    return {word for word in re.findall(r'"([^"]*)"', content.decode()) if len(word) > 12}


def test_a_secret_of_a_deal_to_come_stands_in_no_error() -> None:
    """The promise of a deal, damaged in the file, is unreadable without its secret in error, cause or traceback."""
    secret = "0123456789abcdef0123456789abcdef"
    with pytest.raises(Unreadable) as unreadable:
        decode("DealPromised", f'{{"secret":"{secret}",'.encode())
    assert secret not in "".join(traceback.format_exception(unreadable.value))
