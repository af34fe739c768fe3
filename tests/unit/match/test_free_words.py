"""Free words in matches: refused at both tables as long as a board is open at either."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.match.matches import (
    HOST,
    WHOLE_MATCHES,
    asked,
    done,
    match_opened,
    moments,
    opening_of,
)
from tests.unit.table.playing import deals_from

from schlemm.core.seats import Seat
from schlemm.match.state.events import AtTable, MatchEvent, MatchStopped
from schlemm.match.state.match import Match
from schlemm.match.state.place import Place, Room
from schlemm.match.state.plan import Half, Order, Plan
from schlemm.table.rules.free_words import decides_words, why_not_speak, words_to_be_heard
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.state.events import BoardDealt, BoardEnded

PLANS = st.builds(Plan, st.just(4), order=st.sampled_from(Order), half=st.sampled_from(Half))
GUEST = Place(Room.CLOSED, Seat.NORTH)
DURING = {RefusalCode.WORDS_DURING_BOARD, RefusalCode.WORDS_BOARD_ELSEWHERE}


class OpenBoards:
    """Which boards somebody has seen and not everybody has finished, counted from the events alone."""

    def __init__(self) -> None:
        self._dealt: set[int] = set()
        self._ended = dict.fromkeys(Room, 0)
        self._stopped = False

    def hear(self, events: Sequence[MatchEvent]) -> None:
        """This has happened."""
        for event in events:
            match event:
                case AtTable(_, BoardDealt(number)):
                    self._dealt.add(number)
                case AtTable(room, BoardEnded()):
                    self._ended[room] += 1
                case MatchStopped():
                    self._stopped = True

    @property
    def any(self) -> bool:
        """Whether there is one."""
        done = min(self._ended.values())
        return not self._stopped and any(number > done for number in self._dealt)


def spoken_in(seed: int, plan: Plan) -> Iterator[tuple[Match, bool]]:
    """Every moment of a match in which free words are allowed, and whether a board is open then."""
    event = match_opened(plan, (HOST, GUEST))
    boards = OpenBoards()
    for match, events in moments(seed, replace(event, settings=replace(event.settings, words=True))):
        boards.hear(events)
        yield match, boards.any


@WHOLE_MATCHES
@given(st.integers(0, 10_000), PLANS)
def test_no_free_word_while_a_board_is_open_at_either_table(seed: int, plan: Plan) -> None:
    """In every state in which somebody knows a board that not all have finished, both tables refuse, and say why."""
    for match, is_open in spoken_in(seed, plan):
        for room in Room:
            refused = why_not_speak(match.table(room))
            assert (refused is not None) is is_open
            if refused is not None:
                assert refused.reason in DURING
                with pytest.raises(Refused):
                    words_to_be_heard(match.table(room), "Treff-König sitzt schlecht")


def test_matches_at_random_have_every_kind_of_pause() -> None:
    """The property above is not empty: boards wait for the other table, and there are moments in which all may talk."""
    seen = {
        None if refused is None else refused.reason
        for order in Order
        for match, _ in spoken_in(3, Plan(4, order=order))
        for refused in (why_not_speak(match.table(room)) for room in Room)
    }
    assert seen == {None, *DURING}


def test_the_host_of_the_match_decides_for_both_tables() -> None:
    """Who has opened the match allows words at both; who is host of the other table only may not."""
    match, deals = opening_of((HOST, GUEST)), deals_from(1)
    wanted = ChangeSettings(replace(match.table(Room.OPEN).settings, words=True))
    for room, seat in ((GUEST.room, GUEST.seat), (Room.OPEN, Seat.WEST)):
        with pytest.raises(Refused) as refused:
            asked(match, room, seat, wanted, deals)
        assert refused.value.reason is RefusalCode.HOST_DECIDES
    allowed = done(match, HOST.room, HOST.seat, wanted, deals)
    assert [table.settings.words for table in allowed.tables] == [True, True]
    assert decides_words(allowed.table(HOST.room), HOST.seat)
    assert not any(decides_words(allowed.table(Room.CLOSED), seat) for seat in Seat)
