"""Boards that are over, found again in the events of a table."""

import pytest
from tests.unit.table.playing import TABLE, moments

from schlemm.core.board.state import Finished, Playing
from schlemm.core.claim import Claim
from schlemm.core.played_board import RefusedClaim
from schlemm.scoring.forms.form import PlayedLine
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.table.rules.claiming import ClaimAnswered, ClaimMade
from schlemm.table.state.events import BoardDealt, BoardEnded, Event
from schlemm.table.state.forms import Form
from schlemm.table.views.history import played_boards
from schlemm.table.views.sight import stakes_of

BOARDS = 6
"""A rubber of players who act at random has no end to speak of."""


@pytest.mark.parametrize(
    "form", [RobberOfFourForm(), RobberOfFourForm(carry_over=True), RubberForm()], ids=lambda form: form.name
)
def test_every_board_that_is_over_is_found_as_it_was(form: Form) -> None:
    """Deal, play, result and the stakes before the board are those of the table at its time."""
    events: list[Event] = []
    stakes = None
    for table, happened in moments(4, form):
        events += happened
        if not isinstance(table.board, Finished):
            stakes = stakes_of(table)
            continue
        found, board = played_boards(TABLE, events), table.board
        lines = [line for line in table.score.lines if isinstance(line, PlayedLine)]
        assert [one.result for one in found] == [line.outcome.result for line in lines]
        last = found[-1]
        assert (last.deal, last.play, last.result) == (board.board.deal, board.play, board.result)
        assert (last.number, last.public.stakes) == (len(lines), stakes)
        if len(lines) == BOARDS:
            return


def test_a_table_without_events_is_none() -> None:
    """Nothing can be looked back at where nothing has happened."""
    with pytest.raises(ValueError, match="has no events"):
        played_boards(TABLE, ())


def test_refused_claims_are_found_with_their_boards() -> None:
    """Each claim of a finished board that somebody did not accept is found, in their order."""
    events: list[Event] = []
    asked: list[RefusedClaim] = []
    found: list[RefusedClaim] = []
    claims: list[tuple[Claim, int]] = []
    for table, happened in moments(11, claim=0.1):
        events += happened
        for event in happened:
            match event, table.board:
                case BoardDealt(), _:
                    asked = []
                case ClaimMade(claim), Playing(play=play):
                    claims.append((claim, len(play.cards)))
                case ClaimAnswered(by, False), _:
                    claim, cards = claims[-1]
                    asked.append(RefusedClaim(claim, by, cards))
                case BoardEnded(), _:
                    last = played_boards(TABLE, events)[-1]
                    assert last.refused == tuple(asked)
                    found += last.refused
    assert len(found) > 3
