"""Who may ask what about the bidding."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import pytest
from tests.unit.table.playing import moments

from schlemm.core.board.state import Bidding, Finished, Playing
from schlemm.core.laws import HouseRules
from schlemm.core.seats import SEATS, Seat
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.table.rules.disclosure import check_card_hint, check_hint, check_question, check_review
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.elsewhere import Elsewhere
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class MatchForm(RobberOfFourForm):
    """A form that calls itself a comparison of tables."""

    @property
    def name(self) -> str:
        """As the form of a match is called."""
        return "duplicate"


def at_home() -> Iterator[Table]:
    """Every moment of a robber."""
    return (table for table, _ in moments(3))


def in_a_match() -> Iterator[Table]:
    """The same moments, as if other tables played the deals too."""
    return (replace(table, score=replace(table.score, form=MatchForm())) for table in at_home())


def test_at_home_everybody_may_ask_about_every_call() -> None:
    """No question about a call is refused at a table of friends, whoever made it and whenever."""
    for table in at_home():
        for asker in SEATS:
            for caller in SEATS:
                check_question(table, asker, caller)


def test_in_a_match_partners_learn_nothing_before_the_board_is_over() -> None:
    """While a board goes on, only one's own partner's calls are closed; afterwards none is."""
    for table in in_a_match():
        closed = {(asker, caller) for asker in SEATS for caller in SEATS if is_closed(table, asker, caller)}
        partners = {(seat, seat.partner) for seat in SEATS}
        assert closed == (partners if table.board_in_progress else set())


def is_closed(table: Table, asker: Seat, caller: Seat) -> bool:
    """Whether the question is refused because a partner made the call."""
    return reason(lambda: check_question(table, asker, caller)) is RefusalCode.PARTNERS_CALL


def reason(check: Callable[[], None]) -> RefusalCode | None:
    """Why something is refused; ``None`` if it is not."""
    try:
        check()
    except Refused as refused:
        return refused.reason
    return None


def test_hints_are_for_whoever_is_in_turn_to_call() -> None:
    """At home exactly one player gets a hint during the auction, and nobody later."""
    for table in at_home():
        in_turn = {table.board.turn} if isinstance(table.board, Bidding) and not table.stopped else set()
        said = {seat: reason(partial(check_hint, table, seat)) for seat in SEATS}
        assert said == {seat: None if seat in in_turn else RefusalCode.NOT_TO_CALL for seat in SEATS}


def test_there_are_no_hints_in_a_match() -> None:
    """In a match nobody gets a hint, in turn or not."""
    for table in in_a_match():
        for seat in SEATS:
            with pytest.raises(Refused) as refusal:
                check_hint(table, seat)
            assert refusal.value.reason is RefusalCode.NO_HINTS


def test_card_hints_are_for_whoever_plays_the_next_card() -> None:
    """During the play exactly the player whose card comes next is told what to play, dummy's included."""
    for table in at_home():
        playing = isinstance(table.board, Playing) and not table.stopped
        said = {seat: reason(partial(check_card_hint, table, seat)) for seat in SEATS}
        allowed = {table.actor} if playing else set()
        assert said == {seat: None if seat in allowed else RefusalCode.NOT_TO_PLAY for seat in SEATS}


def test_there_are_no_card_hints_in_a_match() -> None:
    """In a match nobody is told a card."""
    for table in in_a_match():
        assert {reason(partial(check_card_hint, table, seat)) for seat in SEATS} == {RefusalCode.NO_HINTS}


def test_nobody_looks_back_at_a_board_that_is_open() -> None:
    """A review is refused at every moment but when all four hands lie open."""
    for table in at_home():
        over = isinstance(table.board, Finished)
        assert reason(partial(check_review, table)) is (None if over else RefusalCode.BOARD_NOT_OVER)


def test_a_game_that_is_stopped_in_the_middle_of_a_board_is_looked_back_at() -> None:
    """Once a game is over its last board may be asked for, also where another one lies unfinished on the table."""
    for table in at_home():
        over = replace(table, score=table.score.settle(), stopped=True)
        assert reason(partial(check_review, over)) is (
            RefusalCode.BOARD_NOT_OVER if over.board is None else None
        )


def test_a_table_of_a_match_stopped_in_the_middle_of_a_board_has_no_review_of_its_own() -> None:
    """A match shows its boards side by side; here only the board on the table may be asked for, once it is over."""
    for table in at_home():
        elsewhere = Elsewhere(begun=True, ended=True)
        over = replace(table, score=table.score.settle(), stopped=True, elsewhere=elsewhere)
        expected = None if isinstance(over.board, Finished) else RefusalCode.BOARD_NOT_OVER
        assert reason(partial(check_review, over)) is expected


def test_there_are_no_figures_where_the_trick_must_be_beaten() -> None:
    """With Stichzwang neither a hint for a card nor a review is given, and the reason says so."""
    for table, _ in moments(3, RobberOfFourForm(rules=HouseRules(must_beat=True))):
        if isinstance(table.board, Finished):
            assert reason(partial(check_review, table)) is RefusalCode.OTHER_RULES
        in_turn = table.actor
        if isinstance(table.board, Playing) and in_turn is not None:
            assert reason(partial(check_card_hint, table, in_turn)) is RefusalCode.OTHER_RULES
