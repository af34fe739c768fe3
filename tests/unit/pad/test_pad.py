"""A score pad: the sheet is what the form makes of the entries, corrections change what follows, undo undoes."""

import pytest
from tests.integration.house import MemoryStore
from tests.unit.pad.evening import FIRST, MATCH, after, beginning, entry, pad, written

from schlemm.circle.standing import standings
from schlemm.core.contract import Result
from schlemm.core.seats import BySeat, BySide, Seat
from schlemm.match.state.place import Room
from schlemm.pad.decide import (
    MOST_PEOPLE,
    SLIPS,
    begin_round,
    correct,
    enter,
    join_as_writer,
    name_person,
    slips_left,
    stop,
    take_back_entry,
)
from schlemm.pad.events import (
    PAD_EVENTS,
    Corrected,
    Entered,
    EntryTakenBack,
    PadEvent,
    PersonNamed,
    RoundBegun,
    RoundStopped,
    WriterJoined,
)
from schlemm.pad.evolve import evolve, opened
from schlemm.pad.log import PAD_COURSE
from schlemm.pad.pad import UNDOABLE, Held, PadEntry
from schlemm.pad.scored import boards_of, circle_games, round_sheet
from schlemm.scoring.forms.form import LineKind
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.store.event_log import EventLog
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.table import Impossible

HELD = Held(Seat.EAST, 5)
EVENTS: tuple[PadEvent, ...] = (
    beginning(RobberOfFourForm(honours=True)),
    WriterJoined("0" * 32),
    Entered(entry("4SXE+1", HELD)),
    Corrected(0, 0, PadEntry(Result.parse("P"), None, 3, Room.CLOSED)),
    Corrected(0, 0, None),
    PersonNamed(5, "Franz"),
    RoundStopped(),
    RoundBegun(BySeat(4, 1, 2, 3), Seat.EAST, "2026-11-26"),
    EntryTakenBack(),
)


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_every_event_is_read_back_as_it_was_written(event: PadEvent) -> None:
    """What is kept of a pad is what was written."""
    assert PAD_COURSE.decode(*PAD_COURSE.encode(event)) == event
    assert {type(each) for each in EVENTS} == {*PAD_EVENTS.values()}


async def test_a_pad_is_found_again_as_it_was() -> None:
    """After a restart all lines stand there, and what was undone can still be told from what was not."""
    store = MemoryStore()
    log = await EventLog.begin(PAD_COURSE, "abcdefghjkmn", (beginning(RubberForm()),), store)
    await log.carry_out(lambda now: enter(now, entry("2HN=")))
    await log.carry_out(lambda now: enter(now, entry("3NTE-1")))
    await log.carry_out(take_back_entry)
    again = await EventLog.read(PAD_COURSE, "abcdefghjkmn", store)
    assert again is not None
    assert again.now == log.now
    assert [str(each.result) for each in again.now.notes.current.entries] == ["2HN="]


def test_a_rubber_is_scored_as_the_form_scores_it() -> None:
    """Two games, a penalty and honours: every point of the sheet is one of the form's (S1:77)."""
    now = written(pad(), "4SN+1", "3NTE-1")
    now = after(now, enter(now, entry("5CS=", HELD)))
    sheet = round_sheet(now.form, now.notes.current)
    assert sheet.over
    assert [line.kind for line in sheet.lines] == [LineKind.BOARD] * 3 + [LineKind.RUBBER_BONUS]
    assert sheet.totals == BySide(120 + 30 + 50 + 100 + 700, 150)
    with pytest.raises(Refused) as refused:
        enter(now, entry("1CN="))
    assert refused.value.reason is RefusalCode.GAME_OVER


def test_a_correction_in_the_middle_changes_all_that_follows() -> None:
    """A part score that was a game after all makes its side vulnerable in the deals below it."""
    now = written(pad(), "2SN=", "4SN-1", "2SN=")
    before = round_sheet(now.form, now.notes.current)
    assert before.totals == BySide(120, 50)
    assert before.stakes.games == BySide(1, 0)
    now = after(now, correct(now, 0, 0, entry("4SN=")))
    changed = round_sheet(now.form, now.notes.current)
    assert changed.totals == BySide(180, 100)
    assert changed.stakes.part_scores == BySide(60, 0)
    struck = after(now, correct(now, 0, 1, None))
    assert round_sheet(struck.form, struck.notes.current).totals == BySide(180, 0)


def test_a_correction_that_would_end_the_rubber_too_early_says_so() -> None:
    """Deals that could not have been played any more are to be struck out first, and the sheet stays as it is."""
    now = written(pad(), "4SN=", "2SN=", "1CE=")
    with pytest.raises(Refused) as refused:
        correct(now, 0, 1, entry("4SN="))
    assert refused.value == Refused(RefusalCode.OVER_BEFORE, (("deal", 2), ("deals", 3)))
    now = after(now, correct(now, 0, 2, None))
    assert round_sheet(now.form, after(now, correct(now, 0, 1, entry("4SN="))).notes.current).over


def test_undo_takes_back_one_change_after_the_other() -> None:
    """Lines, corrections and the next rubber are undone in turn; at the beginning nothing is left to undo."""
    states = [pad()]
    for text in ("4SN=", "4HN="):
        states.append(written(states[-1], text))
    states.append(after(states[-1], correct(states[-1], 0, 1, entry("4HS+1"))))
    states.append(after(states[-1], begin_round(states[-1], BySeat(4, 1, 2, 3), Seat.EAST, "2026-11-19")))
    now = states[-1]
    for former in reversed(states[:-1]):
        now = after(now, take_back_entry(now))
        assert now.notes == former.notes
    with pytest.raises(Refused) as refused:
        take_back_entry(now)
    assert refused.value.reason is RefusalCode.NOTHING_TO_UNDO
    with pytest.raises(Impossible):
        evolve(now, EntryTakenBack())


def test_only_the_last_changes_are_kept_for_undoing() -> None:
    """However long the evening, a pad does not remember all that ever stood on it."""
    now = pad()
    for _ in range(UNDOABLE + 5):
        now = after(now, enter(now, entry("P")))
    for _ in range(UNDOABLE):
        now = after(now, take_back_entry(now))
    assert not now.past
    assert len(now.notes.current.entries) == 5


def test_a_fifth_player_cuts_in_and_points_stand_by_person() -> None:
    """Between two rubbers another sits out; each has what their side won, and nobody who was not there."""
    now = written(pad(), "4SN=", "4SN=")
    with pytest.raises(Refused) as early:
        begin_round(pad(), BySeat(4, 1, 2, 3), Seat.EAST, "2026-11-19")
    assert early.value.reason is RefusalCode.GAME_NOT_OVER
    with pytest.raises(Refused) as twice:
        begin_round(now, BySeat(4, 4, 2, 3), Seat.EAST, "2026-11-19")
    assert twice.value.reason is RefusalCode.NO_SUCH_PLACES
    now = after(now, begin_round(now, BySeat(4, 1, 2, 3), Seat.EAST, "2026-11-19"))
    now = written(now, "1NTE-2")
    now = after(now, stop(now))
    lines = {line.member: (line.points, line.robbers) for line in standings(circle_games(now))}
    assert lines == {0: (900, 1), 1: (-1000, 2), 2: (1000, 2), 3: (-1000, 2), 4: (100, 1)}


def test_stopping_early_gives_what_the_rules_give() -> None:
    """The only game of an unfinished rubber is worth 300 and the only part score 100; it is settled once."""
    now = written(pad(), "4SN=", "2HE=")
    now = after(now, stop(now))
    assert round_sheet(now.form, now.notes.current).totals == BySide(120 + 300, 60 + 100)
    with pytest.raises(Refused) as refused:
        stop(now)
    assert refused.value.reason is RefusalCode.GAME_OVER


def test_a_match_counts_the_boards_that_both_tables_have_written() -> None:
    """Results come in any order; a board is worth IMPs as soon as both are there, and each is written once."""
    now = pad(MATCH)
    four, part = Result.parse("4SN="), Result.parse("3SN+1")
    now = after(now, enter(now, PadEntry(four, None, 2, Room.OPEN)))
    assert boards_of(now)[1].imps is None
    with pytest.raises(Refused) as written_twice:
        enter(now, PadEntry(part, None, 2, Room.OPEN))
    assert written_twice.value == Refused(RefusalCode.BOARD_WRITTEN, (("board", 2), ("room", 1)))
    with pytest.raises(Refused) as unknown:
        enter(now, PadEntry(part, None, 5, Room.OPEN))
    assert unknown.value.reason is RefusalCode.NO_SUCH_BOARD
    now = after(now, enter(now, PadEntry(part, None, 2, Room.CLOSED)))
    board = boards_of(now)[1]
    assert (board.difference, board.imps) == (620 - 170, 10)
    now = after(now, correct(now, 0, 1, PadEntry(part, None, 3, Room.CLOSED)))
    assert [board.imps for board in boards_of(now)] == [None] * 4
    stopped = after(now, stop(now))
    assert circle_games(stopped)[0].outcome is not None
    with pytest.raises(Refused) as one_match:
        begin_round(stopped, FIRST, Seat.NORTH, "2026-11-19")
    assert one_match.value.reason is RefusalCode.PAD_FULL


@pytest.mark.parametrize(
    ("text", "count"), [("3NTN=", 5), ("P", 4), ("4SN=", 3)], ids=["five aces", "passed out", "three"]
)
def test_honours_that_cannot_be_are_refused(text: str, count: int) -> None:
    """Four or five trump honours or four aces, and only where there was a contract."""
    with pytest.raises(Refused) as refused:
        enter(pad(), entry(text, Held(Seat.NORTH, count)))
    assert refused.value.reason is RefusalCode.NO_HONOURS


def test_names_tell_people_apart() -> None:
    """Somebody comes along, a name is mended; two of one name and a crowd are refused."""
    now = after(pad(), name_person(pad(), 5, "Franz"))
    now = after(now, name_person(now, 1, "Benno"))
    assert now.notes.people == ("Anna", "Benno", "Carla", "Dora", "Emil", "Franz")
    assert name_person(now, 1, "Benno") == ()
    with pytest.raises(Refused) as taken:
        name_person(now, 0, "FRANZ")
    assert taken.value.reason is RefusalCode.NAME_ON_PAD
    for at in range(6, MOST_PEOPLE):
        now = after(now, name_person(now, at, f"p{at}"))
    with pytest.raises(Refused) as crowd:
        name_person(now, MOST_PEOPLE, "Zoe")
    assert crowd.value.reason is RefusalCode.TOO_MANY_PEOPLE


def test_lines_that_are_not_there_cannot_be_corrected() -> None:
    """A line struck out by somebody else is gone."""
    for place in ((0, 1), (1, 0), (-1, 0), (0, -1)):
        with pytest.raises(Refused) as refused:
            correct(written(pad(), "4SN="), *place, None)
        assert refused.value.reason is RefusalCode.NO_SUCH_LINE


def test_whoever_has_the_link_writes_and_comes_once() -> None:
    """A browser that comes again is known already."""
    now = after(pad(), join_as_writer(pad(), "1" * 32))
    assert join_as_writer(now, "1" * 32) == ()
    assert now.writers == ("w" * 32, "1" * 32)


def test_nothing_but_its_beginning_opens_a_pad() -> None:
    """A stream that begins otherwise, or begins twice, is damaged."""
    with pytest.raises(Impossible):
        opened("abcdefghjkmn", EntryTakenBack())
    with pytest.raises(Impossible):
        evolve(pad(), beginning(RubberForm()))


def test_corrections_have_an_end_far_away_and_each_deal_puts_it_off() -> None:
    """Writing and undoing without end is refused at last; whoever writes on can mend again."""
    now, changes = pad(), 0
    while slips_left(now) and changes < 10 * SLIPS:
        now, changes = after(written(now, "1NTS="), take_back_entry(written(now, "1NTS="))), changes + 1
    assert changes == SLIPS
    with pytest.raises(Refused) as refusal:
        name_person(now, 0, "Annemarie")
    assert refusal.value.reason is RefusalCode.PAD_TOO_OFTEN
    mended = after(written(now, "1NTS=", "P"), correct(written(now, "1NTS=", "P"), 0, 1, None))
    assert len(mended.notes.current.entries) == 1
