"""What lessons claim of cards: tricks, calls and chances are what the solvers and the systems say."""

import pytest

from schlemm.core.cards import Card, Strain
from schlemm.core.play import Play
from schlemm.core.seats import Seat
from schlemm.dd.endings import EndingSolver
from schlemm.dd.native import NativeSolver
from schlemm.dd.position import Position
from schlemm.learn.school.lessons import stealing, wild
from schlemm.learn.school.picture import PlayPicture

ENDING_PLAYS = (stealing.NOTRUMP, stealing.SPADES)


@pytest.mark.parametrize("play", ENDING_PLAYS, ids=lambda play: str(play.contract))
def test_a_play_that_is_shown_is_the_best_of_all(play: PlayPicture) -> None:
    """Every card of the play is legal and all are played; declarer's side wins as many tricks as best play gives."""
    now, hands = Play(play.contract), stealing.ENDING
    for name in play.cards:
        card, seat = Card.parse(name), now.turn
        now = now.after(card, hands.of(seat))
        hands = hands.put(seat, hands.of(seat).without(card))
    assert not any(map(len, hands))
    position = Position(stealing.ENDING, play.contract.strain, play.contract.leader)
    (worth,) = EndingSolver().cards([position])
    left = len(stealing.ENDING.of(Seat.WEST))
    assert stealing.tricks_won(play) == now.won_by(play.contract.side) == left - max(worth.values())


def test_the_wild_deal_makes_more_of_the_same_points() -> None:
    """Both deals of the lesson on wild shapes have the same points and, double dummy, the tricks that it tells."""
    with NativeSolver() as solver:
        tables = solver.tables([wild.FLAT, wild.WILD])
    assert [table.tricks(Strain.SPADES, Seat.SOUTH) for table in tables] == [
        wild.FLAT_TRICKS,
        wild.WILD_TRICKS,
    ]
    assert wild.points(wild.FLAT) == wild.points(wild.WILD)
