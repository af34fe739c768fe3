"""The order of cards and denominations (S1:5, S1:23, S3:7-8, S4:9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from schlemm.bidding.message import Message
from schlemm.core.calls import Bid
from schlemm.core.cards import RANKS, STRAINS, SUITS, Card
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.question import Choice, Made, Question, one_of

T = TypeVar("T")

OFFERED: Final = 4


def which_is_highest(random: Pcg32) -> Question:
    """The highest of four cards of a suit, or of four bids on one level."""
    return _highest_card(random) if random.below(2) else _highest_bid(random)


def _highest_card(random: Pcg32) -> Question:
    suit = one_of(random, SUITS)
    cards = [Card.of(suit, rank) for rank in _some(random, RANKS, OFFERED)]
    best = max(cards, key=lambda card: card.index)
    return Question(
        Message("ask-highest-card"), (), Choice(tuple(map(str, cards)), "card"), (str(best),),
        (Message("why-rank-order", (("card", str(best)), ("suit", suit.letter))),),
    )  # fmt: skip


def _highest_bid(random: Pcg32) -> Question:
    level = 1 + random.below(7)
    bids = [Bid(level, strain) for strain in _some(random, STRAINS, OFFERED)]
    best = max(bids)
    return Question(
        Message("ask-highest-bid"), (), Choice(tuple(map(str, bids)), "call"), (str(best),),
        (Message("why-strain-order", (("bid", str(best)), ("strain", "NT"))),),
    )  # fmt: skip


def _some(random: Pcg32, things: Sequence[T], count: int) -> list[T]:
    """So many of these things, in any order."""
    left = list(things)
    drawn: list[T] = []
    while len(drawn) < count:
        drawn.append(left.pop(random.below(len(left))))
    return drawn


WHICH_IS_HIGHEST: Final = Made("which-is-highest", which_is_highest)
