"""How a card can be meant, of all the hands that its player may have held: each as agreed, or without a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from schlemm.carding.carding import Carding
from schlemm.carding.leads import ruling
from schlemm.carding.possible import PossibleHands
from schlemm.carding.signals import SignalQuestion, says_high, suit_strength, telling_card
from schlemm.core.cards import Card, Rank, Suit
from schlemm.core.hand import Hand


@dataclass(frozen=True, slots=True)
class LeadReadings:
    """From what a card may have been led as agreed.

    Attributes:
        names: The rules that would have led it, that which the most hands obey first; none if no hand would.
        certain: Whether every hand that is possible obeys one and the same of them.
    """

    names: tuple[str, ...]
    certain: bool


@lru_cache(maxsize=512)
def lead_readings(card: Card, trump: Suit | None, possible: PossibleHands, carding: Carding) -> LeadReadings:
    """How a lead can be meant.

    Args:
        card: The card that was led.
        trump: The trump suit of the contract.
        possible: What its player may have held.
        carding: What is agreed.
    """
    found, otherwise = Counter[str](), False
    ruled = ruling(trump, carding)
    for held, ways in possible.holdings(card.suit):
        name, led = ruled(held)
        if led.index == card.index:
            found[name] += ways
        else:
            otherwise = True
    names = tuple(name for name, _ in found.most_common())
    return LeadReadings(names, len(names) == 1 and not otherwise)


@dataclass(frozen=True, slots=True)
class SignalReadings:
    """What a signal can say.

    Attributes:
        agreed: Of the hands that would have played the card as agreed, which say by it what a high card says
            (``True``), and what a low one says (``False``).
        alone: Of the hands that are possible, whether no other card of the suit could have told anything (``True``),
            or another could.
        true: What is true of all the hands that are possible, however they play: what a high card says, or a low one.
        looks_high: Whether it is among the higher half of the cards that could have told something.
    """

    agreed: frozenset[bool]
    alone: frozenset[bool]
    true: frozenset[bool]
    looks_high: bool


def signal_readings(
    card: Card, question: SignalQuestion, possible: PossibleHands, carding: Carding
) -> SignalReadings:
    """How a signal can be meant.

    Args:
        card: The card, one of ``question.telling``.
        question: What it speaks of; not a lead.
        possible: What its player may have held.
        carding: What is agreed.
    """
    agreed, true, alone, only = set[bool](), set[bool](), set[bool](), Hand.of((card,))
    for held, answers in _answers(question, possible, carding):
        if len(agreed) == len(true) == len(alone) == 2:
            break  # whatever is left adds nothing
        true |= answers
        alone.add(held & question.telling == only and not held & question.sure)
        agreed |= {high for high in answers if telling_card(question, held, high=high) == card}
    others = ((possible.held | possible.hidden) & question.telling).without(card)
    above = sum(other.index > card.index for other in others)
    return SignalReadings(frozenset(agreed), frozenset(alone), frozenset(true), len(others) >= 2 * above)


def _answers(
    question: SignalQuestion, possible: PossibleHands, carding: Carding
) -> Iterator[tuple[Hand, frozenset[bool]]]:
    """Every holding in the suit, with what hands that have it say: what a high card says, or a low one, or either."""
    if question.between is None:
        for held, _ in possible.holdings(question.suit):
            yield held, frozenset({says_high(question, held, carding)})
        return
    wishes = {high: tuple(_honours(question.between, possible, high=high)) for high in (True, False)}
    free = possible.hidden.in_suit(question.suit)
    known: dict[int, frozenset[bool]] = {}
    for held, _ in possible.holdings(question.suit):
        if len(held) not in known:  # which of the suit's cards they are makes no difference
            known[len(held)] = frozenset(
                high
                for high, choices in wishes.items()
                if any(possible.allows(held | having, (free - held) | lacking) for having, lacking in choices)
            )
        yield held, known[len(held)]


def _honours(
    between: tuple[Suit, Suit], possible: PossibleHands, *, high: bool
) -> Iterator[tuple[Hand, Hand]]:
    """The hidden honours of two suits that a hand has, and those that it lacks, for it to prefer one of the suits.

    Of choices with as many honours of each suit only one is given: they are all as easy to hold.
    """
    sure = [suit_strength(possible.held.in_suit(suit)) for suit in between]
    hidden = [
        Hand.of(card for card in possible.hidden.in_suit(suit) if card.rank.index > Rank.TEN.index)
        for suit in between
    ]
    choices = [
        [Hand.of(some) for size in range(len(cards) + 1) for some in combinations(cards, size)]
        for cards in hidden
    ]
    given = set[tuple[int, int]]()
    for higher, lower in product(*choices):
        sizes = len(higher), len(lower)
        prefers = sure[0] + suit_strength(higher) > sure[1] + suit_strength(lower)
        if prefers is high and sizes not in given:
            given.add(sizes)
            having = higher | lower
            yield having, (hidden[0] | hidden[1]) - having
