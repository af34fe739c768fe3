"""The estimate of tricks: close to double-dummy results it was not fitted to, and true to what cannot be otherwise."""

from itertools import pairwise, product
from pathlib import Path

import pytest
from hypothesis import given
from tests.solved_deals import SolvedDeal

from schlemm.core.cards import STRAINS, SUITS, Strain
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SIDES, Seat
from schlemm.evaluation.trick_cells import BLOCKS, CELLS, count, fit
from schlemm.evaluation.trick_scale import CERTAIN, HIGHEST, LOWEST, ROW, STEP
from schlemm.evaluation.trick_weights import CHANCES, WEIGHTS
from schlemm.evaluation.tricks import chances, expected_tricks, spread, weights_at_least
from schlemm.testing import deals, strains

SOLVED = [
    SolvedDeal.parse(line)
    for line in (Path(__file__).parents[2] / "reference" / "solved_deals.txt").read_text("ascii").splitlines()
]
"""Deals that the fit has not seen."""


def errors(trumps: int, among: tuple[Strain, ...]) -> list[float]:
    """Tricks taken less tricks expected, for all declarers whose side has so many trumps or more."""
    found = []
    for one, side, strain in product(SOLVED, SIDES, among):
        first, second = (one.deal.hand(seat) for seat in side.seats)
        if fit(first, second, strain) >= trumps:
            expected = expected_tricks(first, second, strain) / 100
            found += [one.table.tricks(strain, seat) - expected for seat in side.seats]
    return found


@pytest.mark.parametrize(
    ("trumps", "among", "most"), [(8, STRAINS[:4], 0.95), (7, STRAINS[:4], 1.05), (0, STRAINS[4:], 1.3)]
)
def test_it_is_close(trumps: int, among: tuple[Strain, ...], most: float) -> None:
    """On deals the fit has not seen, the root of the mean square of the error is small, and there is no bias."""
    found = errors(trumps, among)
    assert len(found) >= 500
    assert (sum(error**2 for error in found) / len(found)) ** 0.5 < most
    assert abs(sum(found) / len(found)) < 0.15


def test_chances_come_true() -> None:
    """What is given 0-20, 20-40 … 80-100 percent happens about so often: within eight percent of a hundred."""
    given_chance: list[list[int]] = [[] for _ in range(5)]
    came_true: list[list[bool]] = [[] for _ in range(5)]
    for one in SOLVED:
        for strain in STRAINS:
            hands = one.deal.hand(Seat.NORTH), one.deal.hand(Seat.SOUTH)
            for tricks, weight in enumerate(weights_at_least(chances(*hands, strain))[7:], start=7):
                band = min(5 * weight // CERTAIN, 4)
                given_chance[band].append(weight)
                came_true[band].append(one.table.tricks(strain, Seat.NORTH) >= tricks)
    for weights, truths in zip(given_chance, came_true, strict=True):
        assert len(truths) > 100
        assert sum(truths) / len(truths) == pytest.approx(sum(weights) / len(weights) / CERTAIN, abs=0.08)


@given(deals(), strains())
def test_the_two_hands_are_alike(deal: Deal, strain: Strain) -> None:
    """Which hand is named first makes no difference."""
    north, south = deal.hand(Seat.NORTH), deal.hand(Seat.SOUTH)
    assert chances(north, south, strain) == chances(south, north, strain)
    assert expected_tricks(north, south, strain) == expected_tricks(south, north, strain)


@given(deals(), strains())
def test_side_suits_are_alike(deal: Deal, strain: Strain) -> None:
    """When the other suits change their names, the estimate stays the same."""
    north, south = deal.hand(Seat.NORTH), deal.hand(Seat.SOUTH)
    others = [suit.index for suit in SUITS if suit is not strain.trump]
    turned = dict(zip(others, (*others[1:], others[0]), strict=True))
    assert expected_tricks(renamed(north, turned), renamed(south, turned), strain) == expected_tricks(
        north, south, strain
    )


def renamed(hand: Hand, suits: dict[int, int]) -> Hand:
    """The hand with its suits called otherwise."""
    holdings = ((hand.bits >> 13 * suit & 0x1FFF) << 13 * suits.get(suit, suit) for suit in range(4))
    return Hand(sum(holdings))


@given(deals(), strains())
def test_chances_are_shares(deal: Deal, strain: Strain) -> None:
    """The weights are not negative, add up to ``CERTAIN``, and their mean is what is expected."""
    north, south = deal.hand(Seat.NORTH), deal.hand(Seat.SOUTH)
    weights = chances(north, south, strain)
    assert len(weights) == 14
    assert min(weights) >= 0
    assert sum(weights) == CERTAIN
    mean = sum(weight * tricks for tricks, weight in enumerate(weights))
    assert expected_tricks(north, south, strain) == 100 * mean // CERTAIN


@given(deals(), strains())
def test_losers_are_a_limit(deal: Deal, strain: Strain) -> None:
    """No chance is given to tricks that the opponents' aces forbid."""
    north, south = deal.hand(Seat.NORTH), deal.hand(Seat.SOUTH)
    held = north | south
    aces = sum(
        bool(held.length(suit)) and not held.bits >> 13 * suit.index + 12 & 1
        for suit in SUITS
        if suit is strain.trump or min(north.length(suit), south.length(suit)) or strain is Strain.NOTRUMP
    )
    assert not any(chances(north, south, strain)[14 - aces :])


@given(deals(), strains())
def test_cells_belong_to_their_kind(deal: Deal, strain: Strain) -> None:
    """Notrump counts its own cells only, and so do trumps."""
    border = BLOCKS["nt-lengths"][0]
    counted = count(deal.hand(Seat.NORTH), deal.hand(Seat.SOUTH), strain)
    low, high = (border, CELLS) if strain is Strain.NOTRUMP else (0, border)
    assert all(low <= cell < high for cell in counted.cells)
    assert 0 <= counted.losers <= 13


def test_sure_tricks() -> None:
    """Thirteen solid trumps are thirteen tricks or nearly, and two hands of small cards hardly take one."""
    spades, rest = Hand.parse("AKQJT98765432..."), Hand.parse(".AKQ2.AKQJ2.5432")
    assert expected_tricks(spades, rest, Strain.SPADES) > 1240
    assert (
        expected_tricks(Hand.parse("432.432.432.5432"), Hand.parse("765.765.765.9876"), Strain.NOTRUMP) < 100
    )


def test_the_tables_fit() -> None:
    """There is a weight for each cell, a row of chances for each step, and higher estimates promise no less."""
    assert len(WEIGHTS) == CELLS
    for rows in CHANCES:
        assert len(rows) == (HIGHEST - LOWEST) // STEP + 1
        assert {sum(row) for row in rows} == {ROW}
        tails = [weights_at_least(row) for row in rows]
        assert all(low <= high for pair in pairwise(tails) for low, high in zip(*pair, strict=True))


def test_the_spread_of_equal_chances() -> None:
    """A certain result has no spread; seven and nine with equal chances have a spread of one trick."""
    assert spread((0,) * 7 + (CERTAIN,) + (0,) * 6) == 0
    assert spread((0,) * 7 + (1, 0, 1) + (0,) * 4) == 100


def test_a_solved_deal_is_written_and_read() -> None:
    """A line of the file is the deal and its table."""
    assert [SolvedDeal.parse(str(one)) for one in SOLVED[:10]] == SOLVED[:10]
