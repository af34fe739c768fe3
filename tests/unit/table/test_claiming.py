"""When a worker is asked what somebody could claim."""

from tests.unit.table.playing import moments

from schlemm.core.board.state import Playing
from schlemm.table.rules.claiming import is_worth_asking


def test_leaders_are_asked_and_followers_near_the_end() -> None:
    """A board needs 8 questions while somebody leads, and one for each of the last 20 cards; an auction none."""
    tables = [table for seed in range(3) for table, _ in moments(seed, claim=0)]
    playing = [(table, table.board.play) for table in tables if isinstance(table.board, Playing)]
    asked = [len(play.cards) for table, play in playing if is_worth_asking(table)]
    assert asked == [
        len(play.cards) for _, play in playing if len(play.cards) in {*range(0, 32, 4), *range(32, 52)}
    ]
    assert asked
    assert not any(is_worth_asking(table) for table in tables if not isinstance(table.board, Playing))


def test_nobody_is_asked_while_a_claim_lies_on_the_table() -> None:
    """It is answered first."""
    tables = [table for seed in range(20) for table, _ in moments(seed, claim=0.1)]
    pending = [
        table for table in tables if isinstance(table.board, Playing) and table.board.pending is not None
    ]
    assert pending
    assert not any(is_worth_asking(table) for table in pending)
