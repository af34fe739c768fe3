"""The same view gives the same action in every process."""

from collections.abc import Iterator

import pytest
from tests.property.self_play import self_play

from schlemm.bots.bidder import SystemBot
from schlemm.bots.level import Level
from schlemm.core.action import PlayCard
from schlemm.core.board.board import Board
from schlemm.core.conditions import Conditions
from schlemm.core.view import View
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.testing import check_bot_elsewhere


def choices_of(number: int) -> Iterator[tuple[str, View]]:
    """What beginners are asked on a board where there is something to choose, and what it is about."""
    deal = random_deal(Pcg32.from_text(f"everywhere {number}").below)
    for view, action in self_play(
        Board(number, Conditions.of_board(number), deal), SystemBot(Level.BEGINNER)
    ):
        if view.play is None:
            yield "call", view
        elif isinstance(action, PlayCard) and len(view.legal_cards()) > 1:
            declares = view.seat is view.play.contract.declarer
            yield "lead" if not view.play.cards else "declarer" if declares else "defender", view


@pytest.mark.exhaustive
def test_a_club_player_does_the_same_everywhere() -> None:
    """Calls, leads, declarer's and defenders' cards are the same here and in fresh processes set up differently."""
    views: list[View] = []
    for number in (1, 2):
        found = list(choices_of(number))
        for kind, every in (("call", 3), ("lead", 1), ("declarer", 9), ("defender", 9)):
            some = [view for about, view in found if about == kind]
            assert some
            views += some[::every]
    check_bot_elsewhere(SystemBot(Level.CLUB), views)
