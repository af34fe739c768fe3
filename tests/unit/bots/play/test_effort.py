"""How much a player looks at: bounded beforehand by where the play has come to, whatever the hands are."""

from collections.abc import Sequence

import pytest

from schlemm.bots.play.by_sampling import choose_card
from schlemm.bots.play.effort import POSITIONS, first_count, position_count
from schlemm.core.auction import Auction
from schlemm.core.deal import Deal
from schlemm.core.play import Play
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public, View
from schlemm.dd.endings import EndingSolver
from schlemm.dd.open_play import OpenPlay
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks

AUCTION = Auction.parse("S: 3NT P P P")
PUBLIC = Public(Seat.SOUTH, Vulnerability.parse("None"), AUCTION, BySide("forum", "forum"))
CALM = Deal.parse("N:AKQJ.432.432.432 5432.AKQJ.765.65 876.765.AKQJ.987 T9.T98.T98.AKQJT")
TWO_SUITED = Deal.parse("W:AKQJ432.QJT432.. T987.AK98.432.32 65.765.AKQ.QJT98 ..JT98765.AK7654")
ONE_SUITED = Deal.parse("W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")

VOID = Deal.parse("W:AJ5.QT965.KQ862. KQT9432.J8743..8 8.K2.AJ974.AQJ53 76.A.T53.KT97642")


class Counting(EndingSolver):
    """A solver that finds all cards alike and counts what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """Nothing but ones."""
        self.asked += len(positions)
        return [dict.fromkeys(position.legal_cards(), 1) for position in positions]


def seen(deal: Deal, cards: int) -> tuple[View, Play]:
    """What the player in turn sees after so many cards, always the first that may be played."""
    contract = AUCTION.contract
    assert contract is not None
    now = OpenPlay.start(deal, contract)
    for _ in range(cards):
        now = now.after(next(iter(now.play.legal_cards(now.hand))))
    return now.view(PUBLIC), now.play


@pytest.mark.parametrize("deal", [CALM, TWO_SUITED, ONE_SUITED])
@pytest.mark.parametrize("cards", [0, 1, 5, 12])
def test_no_more_is_solved_than_was_fixed_beforehand(deal: Deal, cards: int) -> None:
    """The solver is asked about so many positions at most."""
    view, play = seen(deal, cards)
    counting = Counting()
    choose_card(view, play, counting)
    assert counting.asked <= position_count(play) == POSITIONS[play.tricks_left]


@pytest.mark.parametrize("deal", [CALM, TWO_SUITED, VOID])
@pytest.mark.parametrize("cards", [0, 1])
def test_wild_hands_are_looked_at_as_often(deal: Deal, cards: int) -> None:
    """Whatever hand a player leads from, and after it, so many positions are looked at where no card is better."""
    view, play = seen(deal, cards)
    counting = Counting()
    choose_card(view, play, counting)
    assert counting.asked == first_count(play) > 10


def test_the_first_look_is_a_part_of_the_whole() -> None:
    """At each trick no more deals are looked at before it is asked whether it is clear than are at most."""
    for cards in (0, 5, 12, 20):
        _, play = seen(CALM, cards)
        assert 0 < first_count(play) <= position_count(play)
