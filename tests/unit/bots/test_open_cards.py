"""Playing with all cards open: defenders answer as well as can be, and what is still possible is told."""

import pytest

from schlemm.bots.open_cards import DefendersReply, OpenTurn
from schlemm.core.cards import Card
from schlemm.core.errors import RuleViolation
from schlemm.learn.school.lesson import PlayOut, Show
from schlemm.learn.school.lessons.course import read_course

LESSONS = {lesson.name: lesson for group in read_course() for lesson in group.lessons}
PLAYS = [play for name in ("stealing", "wild") for play in LESSONS[name].to_play]


def _reply(play: PlayOut, cards: tuple[Card, ...] = ()) -> OpenTurn:
    return DefendersReply(play.hands, play.contract, cards).run()


def test_a_lesson_promises_what_can_be_played() -> None:
    """What is possible before the first card is what the lesson says of it: three tricks more, and eleven."""
    parts = [part for name in ("stealing", "wild") for part in LESSONS[name].parts]
    told = {part.code: dict(part.facts).get("tricks") for part in parts if isinstance(part, Show)}
    assert [_reply(play).possible for play in PLAYS] == [told[code] for code in ("spades", "notrump", "wild")]


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
