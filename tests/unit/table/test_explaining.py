"""What people say about their own calls: to the opponents, never to partner before the board is open."""

from dataclasses import replace

import pytest
from tests.unit.table.friends import after, asked, everybody, gathering

from schlemm.core.action import MakeCall
from schlemm.core.calls import PASS, Call, parse_call
from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.acts import told
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.explaining import AskAboutCall, ExplainCall
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.standing_in import StandIn
from schlemm.table.rules.undo import Undone
from schlemm.table.state.events import CallExplained, ExplanationAsked
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

NORTH, EAST, SOUTH, WEST = SEATS
CLUB = parse_call("1C")


def called(table: Table, *calls: str) -> Table:
    """The table after these calls, each by whose turn it is."""
    for call in calls:
        assert table.actor is not None
        table = after(table, table.actor, MakeCall(parse_call(call)))
    return table


def begun() -> Table:
    """Four people; North has opened one club, and East is to call."""
    return called(after(everybody(), SOUTH, DealNext()), "1C")


def why(table: Table, by: Seat, command: ExplainCall | AskAboutCall) -> RefusalCode:
    """Why this is refused."""
    with pytest.raises(Refused) as refusal:
        asked(table, by, command)
    return refusal.value.reason


def explained(table: Table, text: str | None = "12-14", call: Call = CLUB) -> Table:
    """The table after North has said what the first call means."""
    return after(table, NORTH, ExplainCall(0, call, text))


@pytest.mark.parametrize("text", ["12-14 points, clubs perhaps", None])
def test_an_explanation_is_for_the_opponents_alone(text: str | None) -> None:
    """East, West and North read it, South does not, and it says whether it is what the system says."""
    table = explained(begun(), text)
    said = CallExplained(NORTH, 0, text)
    readers = {seat for seat in SEATS if sight_for(table, seat).disclosed.explained == (said,)}
    assert readers == {NORTH, EAST, WEST}
    assert sight_for(table, SOUTH).disclosed.explained == ()


def test_partner_cannot_tell_that_there_was_an_explanation() -> None:
    """The whole sight of partner is the same with and without, what they count of events included; so it stays."""
    before, table = begun(), explained(begun())
    assert sight_for(table, SOUTH) == sight_for(before, SOUTH)
    assert sight_for(table, EAST) != sight_for(before, EAST)
    assert told(CallExplained(NORTH, 0, "12-14"), SOUTH) is None
    assert sight_for(called(table, "P"), SOUTH) == sight_for(called(before, "P"), SOUTH)


def test_once_the_board_is_over_partner_reads_it_too() -> None:
    """The record of an open board has the words for everybody; the next board has none of them."""
    table = explained(called(after(everybody(), SOUTH, DealNext()), "P"), "nothing to open", PASS)
    table = called(table, "P", "P", "P")
    assert all(sight_for(table, seat).disclosed.explained for seat in SEATS)
    dealt = after(table, SOUTH, DealNext())
    assert not any(sight_for(dealt, seat).disclosed.explained for seat in SEATS)


def test_the_last_explanation_of_a_call_counts() -> None:
    """Who has put it badly says it again."""
    table = explained(explained(begun(), "12-15"), "12-14")
    assert sight_for(table, EAST).disclosed.explained == (CallExplained(NORTH, 0, "12-14"),)


def test_an_explanation_goes_with_its_call() -> None:
    """A call taken back takes its explanation and the questions about it along; those of earlier calls stay."""
    table = called(explained(begun()), "1S")
    table = after(table, EAST, ExplainCall(1, parse_call("1S"), "five spades"))
    table = after(table, SOUTH, AskAboutCall(1, parse_call("1S")))
    assert len(table.explanations.given) == 2
    back = evolve(table, Undone(EAST, 1, 0))
    assert back.explanations.given == (CallExplained(NORTH, 0, "12-14"),)
    assert back.explanations.asked == ()
    assert evolve(table, Undone(NORTH, 0, 0)).explanations.given == ()


def test_one_explains_only_ones_own_call_as_it_stands() -> None:
    """Another's call, a call that is not there, and a call that has become another one are refused."""
    table = called(begun(), "P")
    assert why(table, SOUTH, ExplainCall(0, CLUB, "x")) is RefusalCode.NOT_YOUR_CALL
    assert why(table, EAST, ExplainCall(0, CLUB, "x")) is RefusalCode.NOT_YOUR_CALL
    assert why(table, NORTH, ExplainCall(0, PASS, "x")) is RefusalCode.CALL_GONE
    assert why(table, NORTH, ExplainCall(4, CLUB, "x")) is RefusalCode.CALL_GONE
    assert why(table, NORTH, ExplainCall(-2, CLUB, "x")) is RefusalCode.CALL_GONE


@pytest.mark.parametrize("text", ["", " x", "a\nb", "x" * 121, "\u202ex"])
def test_an_explanation_is_one_line_of_at_most_120_signs(text: str) -> None:
    """Nothing, too much, line breaks and signs that turn the line around are refused."""
    assert why(begun(), NORTH, ExplainCall(0, CLUB, text)) is RefusalCode.EXPLANATION_LENGTH
    assert asked(begun(), NORTH, ExplainCall(0, CLUB, "x" * 120))


def test_whoever_is_in_turn_may_ask_the_opponent() -> None:
    """East asks North: these two know of it, the others' sights stay as they were, and the answer ends it."""
    before = begun()
    table = after(before, EAST, AskAboutCall(0, CLUB))
    question = ExplanationAsked(EAST, NORTH, 0)
    assert {seat for seat in SEATS if question in sight_for(table, seat).disclosed.asked} == {NORTH, EAST}
    for seat in (SOUTH, WEST):
        assert sight_for(table, seat) == sight_for(before, seat)
    assert why(table, EAST, AskAboutCall(0, CLUB)) is RefusalCode.ASKED_ALREADY
    answered = explained(table)
    assert not any(sight_for(answered, seat).disclosed.asked for seat in SEATS)


def test_nobody_asks_partner_or_out_of_turn_or_a_bot() -> None:
    """Partner is never asked before the board is open, nobody is asked out of turn, and a bot has its system."""
    table = called(begun(), "P")
    assert why(table, SOUTH, AskAboutCall(0, CLUB)) is RefusalCode.PARTNERS_CALL
    assert why(table, NORTH, AskAboutCall(0, CLUB)) is RefusalCode.PARTNERS_CALL
    assert why(table, WEST, AskAboutCall(0, CLUB)) is RefusalCode.QUESTION_AT_TURN
    away = after(begun(), NORTH, StandIn(NORTH))
    assert why(away, EAST, AskAboutCall(0, CLUB)) is RefusalCode.NOBODY_TO_ASK


def test_what_may_be_asked_and_explained_is_offered_and_nothing_else() -> None:
    """What a sight offers is carried out, and everything else of the kind is refused, for every seat and call."""
    table = after(called(begun(), "P", "1H", "P", "2H"), EAST, AskAboutCall(2, parse_call("1H")))
    assert table.board is not None
    for seat in SEATS:
        offers = sight_for(table, seat).offered
        for index, call in enumerate(table.board.auction.calls):
            for offered, wish in (
                (offers["ask-about-call"], AskAboutCall(index, call)),
                (offers["explain-call"], ExplainCall(index, call, None)),
            ):
                if index in offered:
                    assert asked(table, seat, wish)
                else:
                    why(table, seat, wish)


def test_where_all_opponents_are_bots_nobody_is_offered_to_explain() -> None:
    """Two partners against bots have nobody to tell."""
    table = called(after(gathering(NORTH), SOUTH, DealNext()), "1C")
    assert sight_for(table, NORTH).offered["explain-call"] == ()
    assert sight_for(begun(), NORTH).offered["explain-call"] == (0,)


def test_words_leave_the_board_alone() -> None:
    """A call or card on its way still counts: the board in progress is the very same value."""
    before = begun()
    assert explained(before).board is before.board
    after = replace(explained(before), explanations=before.explanations, untold=before.untold)
    assert replace(after, spent=before.spent, version=0) == replace(before, version=0)
