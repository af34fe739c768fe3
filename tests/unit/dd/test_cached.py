"""A solver that remembers gives the answers of the one it asks, and asks less."""

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.dd.made import endings, random_deals

from schlemm.core.cards import Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.cached import CachedSolver, raised
from schlemm.dd.endings import EndingSolver
from schlemm.dd.inside import InsideSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, TrickGoal

HIGH = Position(BySeat(*map(Hand.parse, ("AQ...", "32...", "54...", "K6..."))), Strain.NOTRUMP, Seat.NORTH)
LOW = Position(BySeat(*map(Hand.parse, ("J9...", "32...", "54...", "T6..."))), Strain.NOTRUMP, Seat.NORTH)
"""The same when the cards of the other are out of the way."""


class Counting(EndingSolver):
    """A solver that keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Position] = []

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What every card of the player in turn is worth."""
        self.asked += positions
        return super().cards(positions)


@settings(max_examples=examples(20))
@given(st.integers(0, 10_000), st.integers(1, 4))
def test_the_answers_are_those_of_the_plain_solver(seed: int, size: int) -> None:
    """On random endings, in the middle of a trick too, and with hardly any room to remember, nothing differs."""
    positions = endings(6, 4, seed) * 2
    plain, cached = EndingSolver(), CachedSolver(EndingSolver(), size)
    goals = [TrickGoal(position, wanted) for wanted in (1, 2) for position in positions]
    for _ in range(2):
        assert cached.cards(positions) == plain.cards(positions)
        assert cached.makes(goals) == plain.makes(goals)


@settings(max_examples=examples(40))
@given(st.integers(0, 10_000))
def test_what_has_been_played_is_out_of_the_way(seed: int) -> None:
    """Raised positions keep hands, order and turn, and raising them again changes nothing."""
    for position in endings(5, 5, seed):
        alike = raised(position)
        assert raised(alike) == alike
        assert [places_of(alike, hand) for hand in alike.hands] == [
            places_of(position, hand) for hand in position.hands
        ]
        assert (alike.turn, alike.tricks_left) == (position.turn, position.tricks_left)


def places_of(position: Position, hand: Hand) -> list[tuple[Suit, int]]:
    """Where each card of a hand stands in its suit among the cards that are left, from the highest."""
    left = Hand.of(position.trick)
    for each in position.hands:
        left |= each
    return [(card.suit, left.cards_of(card.suit).index(card)) for card in hand]


def test_positions_alike_are_asked_about_once() -> None:
    """Two positions that differ in cards already played, asked about again and again, cost one question."""
    counting = Counting()
    cached = CachedSolver(counting)
    high, low = cached.cards([HIGH, LOW])
    assert list(high.values()) == list(low.values())
    assert set(low) == set(LOW.legal_cards())
    assert cached.cards([LOW]) == [low]
    assert len(counting.asked) == 1


def test_the_longest_unused_is_forgotten_first() -> None:
    """With room for two, the one not asked for lately makes room for the third."""
    counting = Counting()
    cached = CachedSolver(counting, size=2)
    first, second, third = endings(3, 4, seed=5)
    for position in (first, second, first, third, first, second):
        cached.cards([position])
    expected = [raised(position) for position in (first, second, third, second)]
    assert counting.asked == expected


def test_whole_deals_are_remembered() -> None:
    """A table asked for twice is the same table."""
    deals = random_deals(1, seed=6)
    cached = CachedSolver(InsideSolver())
    (first,) = cached.tables(deals)
    (again,) = cached.tables(deals)
    assert first is again


@settings(max_examples=examples(20))
@given(st.integers(0, 10_000), st.integers(0, 400))
def test_what_was_asked_before_buys_no_more(seed: int, nodes: int) -> None:
    """As many positions are answered within a bound by one who knows them all as by one who knows none."""
    positions = endings(6, 4, seed) * 2
    plain, fresh, knowing = InsideSolver(), CachedSolver(InsideSolver()), CachedSolver(InsideSolver())
    knowing.cards_within(positions, 1 << 40)
    found = plain.cards_within([raised(position) for position in positions], nodes)
    assert [each.nodes for each in fresh.cards_within(positions, nodes)] == [each.nodes for each in found]
    assert fresh.cards_within(positions, nodes) == knowing.cards_within(positions, nodes)
    assert sum(each.nodes for each in found) < max(nodes, 1)
    assert [each.tricks for each in knowing.cards_within(positions, 1 << 40)] == plain.cards(positions)
