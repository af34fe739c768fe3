"""What was played, taken home: nothing of it is lost, and nothing is in it that is not over."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.table.playing import moments

from schlemm.core.laws import FirstCaller, HouseRules
from schlemm.core.seats import Side
from schlemm.formats.pbn import PbnGame, encode_pbn, read_pbn, write_pbn
from schlemm.match.views.paper import paper_of_table
from schlemm.match.views.paper_pbn import games_of
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.table.state.events import Event
from schlemm.table.state.forms import Form
from schlemm.table.state.table import Table
from schlemm.table.views.history import records_of

FORMS: st.SearchStrategy[Form] = st.sampled_from(
    [
        RobberOfFourForm(),
        RobberOfFourForm(carry_over=True, rules=HouseRules(FirstCaller.LEFT_OF_DEALER)),
        RubberForm(honours=True),
    ]
)

BOARDS = 3


def played(seed: int, form: Form) -> tuple[Table, tuple[Event, ...]]:
    """Some boards of a game, and all their events."""
    table: Table | None = None
    events: tuple[Event, ...] = ()
    for table, new in moments(seed, form):
        events += new
        if len(table.score.lines) >= BOARDS:
            break
    assert table is not None
    return table, events


@settings(max_examples=examples(10))
@given(st.integers(0, 2**32), FORMS)
def test_boards_are_read_back_as_they_were_played(seed: int, form: Form) -> None:
    """The PBN of a table gives back deal, auction, play and result of every board, and the points."""
    table, events = played(seed, form)
    paper = paper_of_table(table, records_of(table.id, events))
    boards = [row.record.board for row in paper.rows if row.record is not None]
    back = read_pbn(encode_pbn(write_pbn(games_of(paper, "Hausregeln: „alles“"))))
    assert len(back) == len(boards) > 0
    for board, game in zip(boards, back, strict=True):
        assert isinstance(game, PbnGame), str(game)
        assert (game.deal, game.result, game.auction) == (board.deal, board.result, board.public.auction)
        if board.play is None:
            assert game.play is None
        else:
            assert game.play is not None
            assert game.play.played(board.play.contract, board.play.rules) == board.play
        assert game.defects == ()
        assert (game.dealer, game.vulnerability) == (board.public.dealer, board.public.vulnerability)
    sums = [sum(row.score.totals.of(side) for row in paper.rows) for side in Side]
    assert sums == [table.score.totals.of(side) for side in Side]


def test_only_what_is_over_is_taken_home() -> None:
    """In the middle of a board nothing of its deal is on the paper."""
    events: tuple[Event, ...] = ()
    for table, new in moments(7):
        events += new
        if table.board_in_progress and table.version % 20 == 0 and table.board is not None:
            deals = [
                row.record.board.deal
                for row in paper_of_table(table, records_of(table.id, events)).rows
                if row.record
            ]
            assert table.board.board.deal not in deals
