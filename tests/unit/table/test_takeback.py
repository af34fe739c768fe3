"""Taking back where several people play: everybody is asked, and nobody answers for who is away."""

import pytest
from tests.unit.table.friends import after, asked, everybody, gathering
from tests.unit.table.test_people import begun, called, why

from schlemm.core.board.state import Bidding
from schlemm.core.seats import SEATS, Seat
from schlemm.table.live.bot_timing import bots_to_ask
from schlemm.table.rules.leaving import FreeSeat
from schlemm.table.rules.refusal import RefusalCode
from schlemm.table.rules.standing_in import ComeBack, StandIn, StoodIn
from schlemm.table.rules.undo import AnswerUndo, Undo, UndoAnswered, Undone
from schlemm.table.state.events import UndoAsked
from schlemm.table.views.sight import sight_for

NORTH, EAST, SOUTH, WEST = SEATS


def test_all_others_must_agree_before_something_is_taken_back() -> None:
    """Bots wait meanwhile; with the last agreement the board goes back in the same decision."""
    table = called(begun(gathering(NORTH, EAST)), "P", "P", "1C", "P", "1H", "P")
    wished = asked(table, SOUTH, Undo())
    assert wished == (UndoAsked(SOUTH, 2, 0),)
    waiting = after(table, SOUTH, Undo())
    assert waiting.company.asked is not None
    assert waiting.company.asked.waits == (NORTH, EAST)
    assert bots_to_ask(after(called(waiting, "P"), WEST)) == (WEST,)
    assert why(waiting, NORTH, Undo()) is RefusalCode.OTHERS_MUST_AGREE
    assert why(waiting, SOUTH, AnswerUndo(True)) is RefusalCode.NOT_ASKED
    once = after(waiting, EAST, AnswerUndo(True))
    assert once.board is table.board
    assert why(once, EAST, AnswerUndo(True)) is RefusalCode.NOT_ASKED
    last = asked(once, NORTH, AnswerUndo(True))
    assert last == (UndoAnswered(NORTH, True), Undone(SOUTH, 2, 0))
    done = after(once, NORTH, AnswerUndo(True))
    assert isinstance(done.board, Bidding)
    assert (len(done.board.auction.calls), done.company.asked) == (2, None)


def test_bots_wait_while_people_talk_about_undo() -> None:
    """A bot in turn is not asked before the answer; after a refusal it is."""
    table = called(begun(gathering(NORTH)), "P", "P", "1C")
    assert bots_to_ask(table) == (WEST,)
    waiting = after(table, SOUTH, Undo())
    assert bots_to_ask(waiting) == ()
    for by in (NORTH, SOUTH):
        assert bots_to_ask(after(waiting, by, AnswerUndo(False))) == (WEST,)


@pytest.mark.parametrize("gone", [NORTH, EAST, SOUTH])
def test_nobody_agrees_for_who_goes_away(gone: Seat) -> None:
    """When one who is asked leaves, or the one who asks, the wish is off and nothing is taken back; the bots go on."""
    table = called(begun(gathering(NORTH, EAST)), "P", "P", "1C")
    waiting = after(table, SOUTH, Undo())
    assert asked(waiting, gone, StandIn(gone)) == (StoodIn(gone),)
    later = after(waiting, gone, StandIn(gone))
    assert (later.board, later.company.asked) == (table.board, None)
    assert bots_to_ask(later) != ()


def test_nothing_is_taken_back_while_a_person_is_away() -> None:
    """Their consent is nobody else's: who wants to take back waits until they are here, or have left for good."""
    table = called(begun(gathering(NORTH)), "P", "P", "1C", "P")
    away = after(table, SOUTH, StandIn(NORTH))
    assert why(away, SOUTH, Undo()) is RefusalCode.ABSENT_MUST_AGREE
    assert not sight_for(away, SOUTH).offered["undo"]
    assert asked(after(away, NORTH, ComeBack()), SOUTH, Undo()) == (UndoAsked(SOUTH, 2, 0),)
    free = after(away, SOUTH, FreeSeat(NORTH, "Nora"))
    assert asked(free, SOUTH, Undo()) == (Undone(SOUTH, 2, 0),)


def test_a_call_or_card_ends_the_wish_to_take_back() -> None:
    """Whoever plays on has answered."""
    waiting = after(called(begun(everybody()), "P", "P", "1C"), SOUTH, Undo())
    assert called(waiting, "P").company.asked is None
