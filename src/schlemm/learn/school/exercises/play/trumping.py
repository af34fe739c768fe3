"""Draw trumps or ruff first: endings in which only one of the two is right, decided with all cards seen."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import MAJORS, Card, Rank, Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.core.sentence import Sentence
from schlemm.dd.endings import EndingSolver
from schlemm.dd.position import Position
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.picture import DealPicture
from schlemm.learn.school.question import Choice, Made, Question, one_of

CARDS_LEFT: Final = 4
_HIGH: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT)


def trumps_out(random: Pcg32) -> Question:
    """South leads: trumps, or the side suit that dummy can ruff?"""
    draw = bool(random.below(2))
    while True:
        trump, side = _two_suits(random)
        hands = _ending(random, trump, side)
        if not _is_asked(hands, trump, side):
            continue
        drawn, ruffed = tricks_with(hands, trump, side)
        if drawn != ruffed and (drawn > ruffed) is draw:
            return _question(hands, trump, side, drawn, ruffed)


def tricks_with(hands: BySeat[Hand], trump: Suit, side: Suit) -> tuple[int, int]:
    """How many tricks North and South win if South leads a trump now, and if South leads the side suit."""
    position = Position(hands, Strain.of(trump), Seat.SOUTH)
    (worth,) = EndingSolver(CARDS_LEFT).cards((position,))
    drawn, ruffed = (
        max(tricks for card, tricks in worth.items() if card.suit is suit) for suit in (trump, side)
    )
    return drawn, ruffed


def _two_suits(random: Pcg32) -> tuple[Suit, Suit]:
    trump = one_of(random, MAJORS)
    return trump, one_of(random, tuple(suit for suit in Suit if suit is not trump))


def _ending(random: Pcg32, trump: Suit, side: Suit) -> BySeat[Hand]:
    """Four cards each: of five trumps, five cards of the side suit and six others, no two players alike."""
    third = next(suit for suit in reversed(tuple(Suit)) if suit not in {trump, side})
    cards = [
        Card.of(suit, rank) for suit, count in ((trump, 5), (side, 5), (third, 6)) for rank in _HIGH[:count]
    ]
    return BySeat(*(Hand.of(cards.pop(random.below(len(cards))) for _ in range(CARDS_LEFT)) for _ in SEATS))


def _is_asked(hands: BySeat[Hand], trump: Suit, side: Suit) -> bool:
    """South has trumps and cards to be ruffed; North has none of these, but a trump; an opponent has trumps too."""
    north, south = hands.of(Seat.NORTH), hands.of(Seat.SOUTH)
    theirs = hands.of(Seat.EAST).length(trump) + hands.of(Seat.WEST).length(trump)
    mine = min(south.length(trump), south.length(side), north.length(trump))
    return mine > 0 and theirs > 0 and not north.length(side)


def _question(hands: BySeat[Hand], trump: Suit, side: Suit, drawn: int, ruffed: int) -> Question:
    facts = (("trump", trump.letter), ("suit", side.letter))
    counted = (*facts, ("drawn", drawn), ("ruffed", ruffed), ("tricks", CARDS_LEFT))
    out = hands.of(Seat.EAST).length(trump) + hands.of(Seat.WEST).length(trump)
    why = "why-draw" if drawn > ruffed else "why-ruff"
    return Question(
        Sentence("ask-trumps", (*facts, ("count", out))),
        (DealPicture(hands),),
        Choice(("option-draw", "option-ruff"), "said"),
        ("option-draw" if drawn > ruffed else "option-ruff",),
        (Sentence(why, facts), Sentence("why-tricks-counted", counted)),
    )


TRUMPS_OUT: Final = Made("trumps-out", trumps_out, "exercises-play")
