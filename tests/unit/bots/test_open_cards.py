"""Playing with all cards open: defenders answer as well as can be, and what is still possible is told."""

import pytest

from schlemm.bots.open_cards import DefendersReply, OpenTurn
from schlemm.core.cards import Card
from schlemm.core.errors import RuleViolation
from schlemm.learn.school.lesson import PlayOut
from schlemm.learn.school.lessons import stealing, wild

LESSONS = (stealing.LESSON, wild.LESSON)
PLAYS = [play for lesson in LESSONS for play in lesson.to_play]


def _reply(play: PlayOut, cards: tuple[Card, ...] = ()) -> OpenTurn:
    return DefendersReply(play.hands, play.contract, cards).run()


def test_a_lesson_promises_what_can_be_played() -> None:
    """What is possible before the first card is what the lesson says of it: three tricks more, and eleven."""
    spades, notrump, freak = map(_reply, PLAYS)
    assert spades.possible == stealing.tricks_won(stealing.SPADES)
    assert notrump.possible == stealing.tricks_won(stealing.NOTRUMP)
    assert freak.possible == wild.WILD_TRICKS


@pytest.mark.parametrize("play", PLAYS, ids=["spades", "notrump", "wild"])
def test_any_card_goes_on_to_the_end(play: PlayOut) -> None:
    """Whatever declarer plays, defenders follow to the last card; what is possible never grows, and ends as won."""
    turn = _reply(play)
    while len(turn.legal):
        assert turn.now.play.turn.side is play.contract.side
        after = _reply(play, (*turn.now.play.cards, min(turn.legal, key=str)))
        assert after.possible <= turn.possible
        turn = after
    assert not any(map(len, turn.now.hands))
    assert turn.possible == turn.now.play.won_by(play.contract.side)


def test_a_card_that_may_not_be_played_is_refused() -> None:
    """The opening lead is no card of declarer's."""
    with pytest.raises(RuleViolation):
        _reply(PLAYS[0], (Card.parse("SK"),))
