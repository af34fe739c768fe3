"""More deals are looked at where two cards are close, fewer where one is clearly best."""

from collections.abc import Callable, Sequence

import pytest

from schlemm.bots.play.compare import compare_until_clear, is_clear
from schlemm.bots.play.effort import NODES, first_count, position_count
from schlemm.bots.play.weigh import Weighed
from schlemm.core.auction import Auction
from schlemm.core.cards import Card
from schlemm.core.deal import Deal
from schlemm.core.play import Play
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public, View
from schlemm.dd.bounded import PricedCards
from schlemm.dd.endings import EndingSolver
from schlemm.dd.open_play import OpenPlay
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, SolverError

AUCTION = Auction.parse("S: 3NT P P P")
PUBLIC = Public(Seat.SOUTH, Vulnerability.parse("None"), AUCTION, BySide("forum", "forum"))
DEAL = Deal.parse("N:AKQJ.432.432.432 5432.AKQJ.765.65 876.765.AKQJ.987 T9.T98.T98.AKQJT")
ACE, KING = Card.parse("CA"), Card.parse("CK")


class Claiming(EndingSolver):
    """A solver that says of each card what a rule makes of it and of the number of positions seen before."""

    def __init__(self, tricks: Callable[[Card, int], int]) -> None:
        super().__init__()
        self.tricks, self.asked = tricks, 0

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """As the rule has it."""
        found: list[CardTricks] = []
        for position in positions:
            found.append({card: self.tricks(card, self.asked) for card in position.legal_cards()})
            self.asked += 1
        return found


def lead() -> tuple[View, Play]:
    """West before the opening lead."""
    contract = AUCTION.contract
    assert contract is not None
    now = OpenPlay.start(DEAL, contract)
    return now.view(PUBLIC), now.play


@pytest.mark.parametrize(
    ("tricks", "all_of_them"),
    [
        (lambda card, _: 6 if card == ACE else 3, False),
        (lambda card, _: 4, False),
        (lambda card, number: 6 if (card == ACE) is (number % 2 == 0) else 3, True),
    ],
)
def test_close_cards_are_looked_at_longer(tricks: Callable[[Card, int], int], all_of_them: bool) -> None:
    """One card that is always better or all alike end it early; cards that win now and then do not."""
    view, play = lead()
    solver = Claiming(tricks)
    deals, found = compare_until_clear(view, play, solver)
    assert solver.asked == len(deals) == found.count
    assert found.count == (position_count(play) if all_of_them else first_count(play))


class Counting(Claiming):
    """A solver each of whose answers takes so many positions."""

    def __init__(self, nodes: int) -> None:
        super().__init__(lambda card, number: 6 if (card == ACE) is (number % 2 == 0) else 3)
        self.nodes = nodes

    def cards_within(self, positions: Sequence[Position], nodes: int) -> list[PricedCards]:
        """Fewer than all answers, where all would take too many positions."""
        answered = positions[: max(nodes - 1, 0) // self.nodes]
        return [PricedCards(tricks, self.nodes) for tricks in self.cards(answered)]


def test_wild_deals_are_looked_at_less() -> None:
    """A choice ends where the search has looked at as much as it may; not even one deal is an error that says so."""
    view, play = lead()
    deals, found = compare_until_clear(view, play, Counting(NODES // 5))
    assert len(deals) == found.count == 4
    with pytest.raises(SolverError) as caught:
        compare_until_clear(view, play, Counting(NODES))
    assert caught.value.reason == "too-wild"


def test_a_lead_of_two_standard_errors_is_clear() -> None:
    """Better in five deals of sixteen by a trick and never worse is clear, in two is not."""
    for better, clear in ((5, True), (2, False)):
        tricks = [{ACE: 9 + (number < better), KING: 9} for number in range(16)]
        values = {card: sum(each[card] for each in tricks) for card in (ACE, KING)}
        assert is_clear(Weighed(values, tuple(tricks), tuple(range(14)))) is clear
