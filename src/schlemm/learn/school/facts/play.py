"""What lessons tell of leads, plays and chances, and their table of chances."""

from __future__ import annotations

from functools import cache

from schlemm.carding.carding import STANDARD
from schlemm.carding.leads import lead_from
from schlemm.core.cards import RANKS, Card, Suit
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import Trick
from schlemm.core.sentence import Sentence
from schlemm.learn.school import notation
from schlemm.learn.school.exercises.play.missing import Layout
from schlemm.learn.school.exercises.play.trumping import tricks_with
from schlemm.learn.school.picture import RowsPicture
from schlemm.learn.school.shares import per_mille


def lead(hand: str, trump: str = "") -> str:
    """Return the card of a suit that is led, against notrump unless trumps are named."""
    return str(lead_from(Hand.parse(hand), Suit.parse(trump) if trump else None, STANDARD))


def tricks_won(play: str) -> int:
    """Return how many tricks of a play go to declarer's side."""
    picture = notation.play(*play.split())
    leader, taken = picture.contract.leader, 0
    for start in range(0, len(picture.cards), 4):
        cards = tuple(map(Card.parse, picture.cards[start : start + 4]))
        leader, _ = Trick(leader, cards).winning(picture.contract.strain.trump)
        taken += leader.side is picture.contract.side
    return taken


def more_tricks(play: str, other: str) -> int:
    """Return how many tricks more than in another play go to declarer's side."""
    return tricks_won(play) - tricks_won(other)


def trumps_played(trick: str) -> int:
    """Return how many trumps are in a trick."""
    picture = notation.trick(*trick.split())
    return sum(card.suit is picture.trump for card in picture.trick.cards)


def trumps_first(deal: str, trump: str, side: str) -> int:
    """Return how many tricks North and South win of an ending if South leads a trump now."""
    return _tricks(deal, trump, side)[0]


def ruff_first(deal: str, trump: str, side: str) -> int:
    """Return how many tricks North and South win of an ending if South leads the side suit now."""
    return _tricks(deal, trump, side)[1]


@cache
def _tricks(deal: str, trump: str, side: str) -> tuple[int, int]:
    hands = notation.deal(*deal.split()).deal
    if isinstance(hands, Deal):
        raise ValueError("this takes the last few cards, not a whole deal")
    return tricks_with(hands, Suit.parse(trump), Suit.parse(side))


def spades_of_two(north: str, south: str, together: int) -> Layout:
    """Return a spade suit with these high cards, filled up with small ones to so many of both hands, South's first."""
    small = "98765432"
    wanted = together - len(north) - len(south)
    to_south = max(0, min(wanted, 3 - len(south)))
    held = Hand.parse(f"{north}{small[to_south:wanted]}..."), Hand.parse(f"{south}{small[:to_south]}...")
    spades = (Card.of(Suit.SPADES, rank) for rank in reversed(RANKS))
    return Layout(*held, tuple(card for card in spades if not any(card in each for each in held)))


def finesse_chances(north: str, south: str, *numbers: str) -> RowsPicture:
    """Return how often finesse and drop win, in a thousand, by the number of spades; a ``-`` is no high card."""
    rows = []
    for count in map(int, numbers):
        finesse, drop = spades_of_two(north, south.strip("-"), count).chances()
        rows.append((Sentence("row-cards", (("count", count),)), (per_mille(finesse), per_mille(drop))))
    return RowsPicture.of("row-together row-finesse row-drop", rows)
