"""Deals and tables to try things on."""

from random import Random

from hypothesis import strategies as st

from schlemm.core.cards import CARDS, STRAINS, SUITS, Strain
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, Seat, Side
from schlemm.dd.position import Position
from schlemm.dd.table import TrickTable

OWN_SUIT = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
"""Everybody holds a whole suit."""


def random_deals(count: int, seed: int) -> list[Deal]:
    """So many deals, the same for the same seed."""
    random = Random(seed)
    return [random_deal(random) for _ in range(count)]


def random_deal(random: Random) -> Deal:
    """One such deal."""
    pack = random.sample(CARDS, 52)
    return Deal(BySeat.from_function(lambda seat: Hand.of(pack[seat.index :: 4])))


def endings(count: int, cards: int, seed: int) -> list[Position]:
    """Random positions of so many cards, some of them in the middle of a trick."""
    random = Random(seed)
    found = []
    for deal in random_deals(count, seed):
        hands = deal.hands.map(lambda hand: Hand.of(random.sample(tuple(hand), cards)))
        position = Position(hands, random.choice(STRAINS), random.choice(SEATS))
        for _ in range(random.randrange(4)):
            position = position.after(random.choice(tuple(position.legal_cards())))
        found.append(position)
    return found


def simple_deal(random: Random) -> Deal:
    """A deal with one run of cards in each suit and hand, but for two cards that were exchanged.

    So few plays differ in it that a slow solver finds the tricks.
    """
    sizes = (5, 4, 3, 1)  # a square of them gives thirteen cards to each hand and suit
    owners = {suit: random.sample(SEATS, 4) for suit in SUITS}
    runs = {
        suit: [seat for seat in order for _ in range(sizes[(seat.index + suit.index) % 4])]
        for suit, order in owners.items()
    }
    suit, (one, other) = random.choice(SUITS), random.sample(range(13), 2)
    runs[suit][one], runs[suit][other] = runs[suit][other], runs[suit][one]
    return Deal(
        BySeat.from_function(
            lambda seat: Hand.of(card for card in CARDS if runs[card.suit][card.rank.index] is seat)
        )
    )


def turned(table: TrickTable) -> TrickTable:
    """The table when everybody has moved one seat to the left."""
    return TrickTable.from_function(lambda strain, seat: table.tricks(strain, seat.right))


def tables() -> st.SearchStrategy[TrickTable]:
    """Any twenty numbers, most of which no deal has."""
    row = st.tuples(*[st.integers(0, 13)] * 5)
    return st.builds(TrickTable, st.builds(BySeat, row, row, row, row))


def likely_tables(count: int, seed: int) -> list[TrickTable]:
    """Tables as deals have them: what one side makes the other does not, and partners differ seldom."""
    random = Random(seed)
    return [likely_table(random) for _ in range(count)]


def likely_table(random: Random) -> TrickTable:
    """One such table."""
    north_south = [random.randint(0, 13) for _ in STRAINS]

    def tricks(strain: Strain, seat: Seat) -> int:
        own = north_south[strain.index]
        share = own if seat.side is Side.NORTH_SOUTH else 13 - own
        return max(0, share - random.choice((0, 0, 0, 0, 1, 2)))

    return TrickTable.from_function(tricks)
