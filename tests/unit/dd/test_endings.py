"""The plain solver against one that tries everything, and the compiled one against the plain one."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.dd.made import simple_deal

from schlemm.core.cards import CARDS, STRAINS, Card, Strain
from schlemm.core.hand import Hand
from schlemm.core.play import Trick
from schlemm.core.seats import SEATS, BySeat, Seat, Side
from schlemm.dd.endings import EndingSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver, SolverError, TrickGoal
from schlemm.testing import seats, sides, strains


def endings(size: int) -> st.SearchStrategy[BySeat[Hand]]:
    """Four hands of so many cards."""
    packs = st.lists(st.sampled_from(CARDS), min_size=4 * size, max_size=4 * size, unique=True)
    return packs.map(lambda pack: BySeat.from_function(lambda seat: Hand.of(pack[seat.index :: 4])))


def tricks(hands: BySeat[Hand], strain: Strain, leader: Seat, side: Side) -> int:
    """How many tricks a side takes between two tricks, by the plain solver."""
    if not hands.north:
        return 0
    (cards,) = EndingSolver(13).cards([Position(hands, strain, leader)])
    best = max(cards.values())
    return best if side is leader.side else len(hands.north) - best


def by_trying(
    hands: BySeat[Hand], strain: Strain, leader: Seat, trick: tuple[Card, ...] = (), won: int = 0
) -> int:
    """The tricks of North and South, found by playing every legal card in every position."""
    if len(trick) == 4:
        winner, _ = Trick(leader, trick).winning(strain.trump)
        return by_trying(hands, strain, winner, (), won + (winner.side is Side.NORTH_SOUTH))
    seat = leader.after(len(trick))
    hand = hands.of(seat)
    if not hand:
        return won
    legal = (trick and hand.in_suit(trick[0].suit)) or hand
    values = [
        by_trying(hands.put(seat, hand.without(card)), strain, leader, (*trick, card), won) for card in legal
    ]
    return max(values) if seat.side is Side.NORTH_SOUTH else min(values)


@settings(max_examples=examples(60))
@given(st.integers(0, 3).flatmap(endings), strains(), seats())
def test_trying_everything_finds_the_same(hands: BySeat[Hand], strain: Strain, leader: Seat) -> None:
    """Endings of up to three cards have the tricks that a search without any cleverness finds."""
    expected = by_trying(hands, strain, leader)
    assert tricks(hands, strain, leader, Side.NORTH_SOUTH) == expected
    assert tricks(hands, strain, leader, Side.EAST_WEST) == len(hands.north) - expected


@settings(max_examples=examples(90))
@given(st.integers(2, 3).flatmap(endings), strains(), seats())
def test_an_idle_card_spares_all_others(hands: BySeat[Hand], strain: Strain, leader: Seat) -> None:
    """What a lead takes against a hand that can follow with a card more is what a search without cleverness finds."""
    for card in hands.of(leader):
        for seat in (leader.left, leader.right):
            idle = idle_below(card, hands)
            if idle is None or hands.of(seat).in_suit(card.suit):
                continue
            spared = hands.put(seat, hands.of(seat) | Hand.of([idle]))
            north_south = by_trying(
                spared.put(leader, spared.of(leader).without(card)), strain, leader, (card,)
            )
            ours = north_south if leader.side is Side.NORTH_SOUTH else len(hands.north) - north_south
            position, solver = Position(hands, strain, leader), EndingSolver()
            taken = [solver.takes_despite_idle(position, card, seat, wanted) for wanted in range(5)]
            assert taken == [wanted <= ours for wanted in range(5)]


def idle_below(card: Card, hands: BySeat[Hand]) -> Card | None:
    """The lowest card of the suit that nobody has, if it is below this one."""
    held = hands.north | hands.east | hands.south | hands.west
    gone = [other for other in CARDS if other.suit is card.suit and other not in held]
    lowest = min(gone, key=lambda other: other.index, default=card)
    return lowest if lowest.index < card.index else None


def test_a_squeeze_is_what_an_idle_card_would_spare() -> None:
    """West, who guards two suits, lets go of one on the last spade; with a card to spare both are kept.

    A card below which none is gone cannot be asked about.
    """
    hands = BySeat(*map(Hand.parse, (".AJ..2", ".54..3", "A.2.Q.", ".KQ.K.")))
    position, ace = Position(hands, Strain.NOTRUMP, Seat.SOUTH), Card.parse("SA")
    (worth,) = EndingSolver().cards([position])
    assert worth[ace] == 3
    assert EndingSolver().takes_despite_idle(position, ace, Seat.WEST, 2)
    assert not EndingSolver().takes_despite_idle(position, ace, Seat.WEST, 3)
    assert EndingSolver().takes_despite_idle(position, ace, Seat.EAST, 3)
    low = Position(hands.put(Seat.SOUTH, Hand.parse("2.2.Q.")), Strain.NOTRUMP, Seat.SOUTH)
    with pytest.raises(ValueError, match="no card below"):
        EndingSolver().takes_despite_idle(low, Card.parse("S2"), Seat.WEST, 1)


@settings(max_examples=examples(30))
@given(endings(5), strains(), seats(), sides())
def test_the_seats_are_alike(hands: BySeat[Hand], strain: Strain, leader: Seat, side: Side) -> None:
    """When everybody moves one seat to the left, the tricks move with them."""
    moved = BySeat.from_function(lambda seat: hands.of(seat.right))
    assert tricks(moved, strain, leader.left, side.other) == tricks(hands, strain, leader, side)


@settings(max_examples=examples(30))
@given(endings(5), strains(), seats(), sides())
def test_an_order_of_cards_is_all_that_counts(
    hands: BySeat[Hand], strain: Strain, leader: Seat, side: Side
) -> None:
    """When the cards of each suit move up to the ace, their order unchanged, nothing changes."""
    left = Hand.of(card for hand in hands for card in hand)
    raised = {
        card: CARDS[13 * card.suit.index + 12 - place]
        for card in left
        for place in [left.cards_of(card.suit).index(card)]
    }
    higher = hands.map(lambda hand: Hand.of(raised[card] for card in hand))
    assert tricks(higher, strain, leader, side) == tricks(hands, strain, leader, side)


@pytest.mark.exhaustive
def test_the_compiled_solver_finds_the_same(solver: Solver) -> None:
    """In whole deals simple enough for it, the plain solver confirms one cell of each denomination."""
    random = Random(11)
    deals = [simple_deal(random) for _ in range(2)]
    for deal, table in zip(deals, solver.tables(deals), strict=True):
        for strain in STRAINS:
            declarer = random.choice(SEATS)
            assert tricks(deal.hands, strain, declarer.left, declarer.side) == table.tricks(strain, declarer)


@settings(max_examples=examples(60))
@given(st.integers(1, 3).flatmap(endings), strains(), seats(), st.data())
def test_every_card_is_worth_what_trying_finds(
    hands: BySeat[Hand], strain: Strain, leader: Seat, data: st.DataObject
) -> None:
    """In the middle of a trick too, a card is worth the tricks that come of it when everything is tried."""
    position = Position(hands, strain, leader)
    for _ in range(data.draw(st.integers(0, 3))):
        position = position.after(data.draw(st.sampled_from(tuple(position.legal_cards()))))
    (found,) = EndingSolver().cards([position])
    assert set(found) == set(position.legal_cards())
    for card, worth in found.items():
        seat = position.turn
        rest = position.hands.put(seat, position.hands.of(seat).without(card))
        north_south = by_trying(rest, strain, leader, (*position.trick, card))
        mine = north_south if seat.side is Side.NORTH_SOUTH else position.tricks_left - north_south
        assert worth == mine


@settings(max_examples=examples(40))
@given(endings(4), strains(), seats(), st.integers(-1, 6))
def test_a_goal_is_reached_by_the_best_card(
    hands: BySeat[Hand], strain: Strain, leader: Seat, goal: int
) -> None:
    """A number of tricks is made if and only if some card is worth as many."""
    position, solver = Position(hands, strain, leader), EndingSolver()
    (cards,), (made,) = solver.cards([position]), solver.makes([TrickGoal(position, goal)])
    assert made == (max(cards.values()) >= goal)


def test_more_than_an_ending_is_too_long() -> None:
    """Seven tricks and whole deals are refused with a word, not searched for ever."""
    deal = simple_deal(Random(5))
    seven = Position(deal.hands.map(lambda hand: Hand.of(tuple(hand)[:7])), Strain.NOTRUMP, Seat.NORTH)
    for question in (
        lambda: EndingSolver().cards([seven]),
        lambda: EndingSolver().makes([TrickGoal(seven, 3)]),
        lambda: EndingSolver().tables([deal]),
    ):
        with pytest.raises(SolverError) as caught:
            question()
        assert caught.value.reason == "too-long"
