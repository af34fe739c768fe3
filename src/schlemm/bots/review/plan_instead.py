"""Plans that show in what another card would come to: a ruff before trumps, safety, the contract or tricks first."""

from __future__ import annotations

from typing import Final

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison, Prospect
from schlemm.bots.review.finesse import partners_cards
from schlemm.bots.review.plan_chance import SOME
from schlemm.core.cards import Card
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.scoring.matchpoints import NAME as MATCHPOINTS

FEWER: Final = 10
"""In hundredths of the deals: so many more must make the contract for the other card to be told."""
LONG: Final = 2
"""So many cards of a suit are a length that can be guarded against ..."""
OFTEN: Final = 66
"""... if no more than so many hundredths of the deals have it."""


def ruffs_first(sight: CardView, found: CardComparison) -> Sentence | None:
    """That a loser is to be ruffed in the hand with fewer trumps before trumps are drawn, and what these would cost."""
    trump, suit = sight.trump, found.best.card.suit
    if sight.trick.cards or trump is None or suit is trump or not sight.out.in_suit(trump):
        return None  # only on lead are trumps drawn: a trump on another card ruffs it
    if not _can_ruff_soon(sight, found):
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


def plays_safe(sight: CardView, found: CardComparison) -> Sentence | None:
    """That the card guards against a suit that divides badly, at the cost of a trick that another one may bring.

    It never fails where the other one makes the contract, and wherever only it does, an opponent has many of the suit.
    """
    if not _makes_most_often(found):
        return None
    goal, best = sight.play.contract.tricks, found.best.card
    for other in sorted(_greedy(found), key=lambda each: -each.tricks):
        needed = [tricks[other.card] < goal <= tricks[best] for tricks in found.by_deal]
        fails = any(tricks[best] < goal <= tricks[other.card] for tricks in found.by_deal)
        if sum(needed) >= SOME and not fails:
            least = min(length for length, needs in zip(_longest(sight, found), needed, strict=True) if needs)
            return _safety(least, other.card, sight, found)
    return None


def puts_contract_first(sight: CardView, found: CardComparison) -> Sentence | None:
    """That the contract is made more often than by a card of the same suit that brings more tricks on average."""
    greedy = [other for other in _greedy(found) if _is_fewer(other.reached, found)]
    if not greedy or not _makes_most_often(found):
        return None
    other = max(greedy, key=lambda each: each.tricks)
    numbers = (("instead", other.reached), ("reached", found.best.reached), ("count", found.count))
    return Sentence("card-plan-contract-first", (("card", str(other.card)), *numbers))


def _makes_most_often(found: CardComparison) -> bool:
    """Whether no card makes the contract in more of the deals than the best one."""
    return all(other.reached <= found.best.reached for other in found.others)


def _greedy(found: CardComparison) -> list[Prospect]:
    """The cards of the same suit that bring more tricks on average."""
    best = found.best
    same_suit = [other for other in found.others if other.card.suit is best.card.suit]
    return [other for other in same_suit if other.tricks > best.tricks]


def puts_tricks_first(sight: CardView, found: CardComparison) -> Sentence | None:
    """By matchpoints: that another card makes the contract more often, but none brings as many tricks on average."""
    best = found.best
    is_for_tricks = all(other.tricks <= best.tricks for other in found.others)
    if sight.view.public.stakes.form != MATCHPOINTS or not is_for_tricks:
        return None
    safer = [other for other in found.others if other.tricks < best.tricks]
    other = max(safer, key=lambda each: each.reached, default=None)
    if other is None or not _differs(other.reached - best.reached, found):
        return None
    numbers = (("instead", other.reached), ("reached", best.reached), ("count", found.count))
    return Sentence("card-plan-tricks-first", (("card", str(other.card)), *numbers))


def _longest(sight: CardView, found: CardComparison) -> list[int]:
    """In each deal, how many cards of the suit the opponent has who has more of them."""
    opponents = (sight.seat.left, sight.seat.right)
    return [
        max(deal.hands.of(seat).length(found.best.card.suit) for seat in opponents) for deal in found.deals
    ]


def _safety(least: int, other: Card, sight: CardView, found: CardComparison) -> Sentence | None:
    """How the contract fares by either card where an opponent has so many of the suit; ``None`` if that is usual."""
    goal, best = sight.play.contract.tricks, found.best.card
    pairs = zip(_longest(sight, found), found.by_deal, strict=True)
    holds = [tricks for length, tricks in pairs if length >= least]
    if least < LONG or 100 * len(holds) > OFTEN * found.count:
        return None
    made, instead = (sum(tricks[card] >= goal for tricks in holds) for card in (best, other))
    told = (("card", str(other)), ("suit", best.suit.letter), ("length", least))
    numbers = (("works", len(holds)), ("count", found.count), ("made", made), ("instead", instead))
    return Sentence("card-plan-safety", (*told, *numbers))


def _is_fewer(reached: int, found: CardComparison) -> bool:
    """Whether the best card makes the contract so much more often that chance hardly explains it."""
    return _differs(found.best.reached - reached, found)


def _differs(more: int, found: CardComparison) -> bool:
    """Whether that is so many more of the deals that chance hardly explains it."""
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
