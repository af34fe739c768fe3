"""Plans that show in what another card would come to: a ruff before trumps are drawn, the contract before tricks."""

from __future__ import annotations

from typing import Final

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.bots.review.finesse import partners_cards
from schlemm.bots.review.plan_chance import SOME
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence

FEWER: Final = 10
"""In hundredths of the deals: so many more must make the contract for the other card to be told."""


def ruffs_first(sight: CardView, found: CardComparison) -> Sentence | None:
    """That a loser is to be ruffed in the hand with fewer trumps before trumps are drawn, and what these would cost."""
    trump, suit = sight.trump, found.best.card.suit
    if trump is None or suit is trump or not sight.out.in_suit(trump) or not _can_ruff_soon(sight, found):
        return None
    trumps = [other for other in found.others if other.card.suit is trump]
    if not trumps:
        return None
    instead = max(other.reached for other in trumps)
    if not _is_fewer(instead, found):
        return None
    facts = (
        ("suit", suit.letter),
        ("instead", instead),
        ("reached", found.best.reached),
        ("count", found.count),
    )
    return Sentence("card-plan-ruffs-first", facts)


def puts_contract_first(sight: CardView, found: CardComparison) -> Sentence | None:
    """That the contract is made more often than by a card of the same suit that brings more tricks on average."""
    best = found.best
    same_suit = [other for other in found.others if other.card.suit is best.card.suit]
    greedy = [other for other in same_suit if other.tricks > best.tricks and _is_fewer(other.reached, found)]
    if not greedy:
        return None
    other = max(greedy, key=lambda each: each.tricks)
    numbers = (("instead", other.reached), ("reached", best.reached), ("count", found.count))
    return Sentence("card-plan-contract-first", (("card", str(other.card)), *numbers))


def _is_fewer(reached: int, found: CardComparison) -> bool:
    """Whether the best card makes the contract so much more often that chance hardly explains it."""
    more = found.best.reached - reached
    return more >= SOME and 100 * more >= FEWER * found.count


def _can_ruff_soon(sight: CardView, found: CardComparison) -> bool:
    """Whether the hand with fewer trumps has none of the suit after this trick, and the other one losers in it."""
    trump, card = sight.trump, found.best.card
    if trump is None:
        return False
    here, there = sight.hand.without(card), partners_cards(sight)
    follows = 1 if there.in_suit(card.suit) else 0
    short, long = (there, here) if there.length(trump) < here.length(trump) else (here, there)
    left = short.length(card.suit) - (follows if short is there else 0)
    losers = Hand.of(each for each in long.in_suit(card.suit) if not sight.is_high(each))
    spare = len(losers) - (follows if long is there else 0)
    return bool(short.in_suit(trump)) and short.length(trump) < long.length(trump) and left == 0 and spare > 0
