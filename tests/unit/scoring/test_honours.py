"""Honours, found in a deal."""

from hypothesis import given

from schlemm.core.cards import STRAINS, Rank, Strain
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat, Side
from schlemm.scoring.honours import Honours, honours_in
from schlemm.testing import deals

ACES = Deal.parse("N:A432.A43.A32.A43 KQJT.K2.K54.9876 98.QJT98.QJT.QJT 765.765.9876.K52")
"""North has the four aces, East four spade honours."""


def test_four_aces_count_in_notrump() -> None:
    """C9: all four aces in one hand are worth 150 in notrump; three honours of a suit are worth nothing."""
    assert honours_in(ACES, Strain.NOTRUMP) == Honours(Seat.NORTH, Strain.NOTRUMP, 4)
    assert Honours(Seat.NORTH, Strain.NOTRUMP, 4).points == 150
    assert honours_in(ACES, Strain.HEARTS) is None


def test_four_trump_honours_count_in_any_hand() -> None:
    """C9: four of ace, king, queen, jack, ten of trumps are worth 100, whoever was dealt them."""
    found = honours_in(ACES, Strain.SPADES)
    assert found == Honours(Seat.EAST, Strain.SPADES, 4)
    assert (found.points, found.step.points, found.step.side) == (100, 100, Side.EAST_WEST)


def test_all_five_trump_honours_count_more() -> None:
    """C9: all five trump honours in one hand are worth 150."""
    deal = Deal.parse("N:AKQJT.432.432.32 98765.A65.765.65 432.KQ7.AKQ.AK74 .JT98.JT98.QJT98")
    found = honours_in(deal, Strain.SPADES)
    assert found is not None
    assert (found.count, found.points) == (5, 150)


@given(deals())
def test_honours_are_there_when_named(deal: Deal) -> None:
    """In any deal and denomination, what is named is in the hand, and what is not named is in none."""
    for strain in STRAINS:
        held = {seat: honours_of(deal, seat, strain) for seat in SEATS}
        found = honours_in(deal, strain)
        assert {seat: count for seat, count in held.items() if count >= 4} == (
            {} if found is None else {found.seat: found.count}
        )


def honours_of(deal: Deal, seat: Seat, strain: Strain) -> int:
    """Aces, or honours in trumps, counted card by card."""
    if strain is Strain.NOTRUMP:
        return len([card for card in deal.hand(seat) if card.rank is Rank.ACE])
    letters = [str(card) for card in deal.hand(seat)]
    return len([card for card in letters if card in {strain.notation + rank for rank in "AKQJT"}])
