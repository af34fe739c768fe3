"""One sentence why a card is the best: what it does in this trick, as a player would say it."""

from __future__ import annotations

from typing import Final

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.bots.review.trick_facts import is_safe, partner_may_take
from schlemm.bots.review.why_equal import why_equal
from schlemm.bots.review.why_follow import why_follow
from schlemm.bots.review.why_lead import NAMED_LEADS, why_lead
from schlemm.bots.review.why_signal import why_signal
from schlemm.core.cards import Card, Suit
from schlemm.core.sentence import Sentence

PLAIN: Final = frozenset(
    {"cannot", "hides", "cheaply", "conceals", "sure", "highest", "wins", "overtakes"}
    | {"partners", "partner-leads", "cashes", "draws-trumps", "ruff"}
)
"""What is plain to see, also where every card is as good."""

RULES: Final = frozenset(
    {
        "second-low",
        "covers",
        "overruff",
        "ruff-high",
        "gives-ruff",
        "ruff-there",
        "returns",
        "through",
        "weakness",
    }
    | {"lead-partner", "lead-single", "lead-sequence"}
    | {f"lead-{name}" for name in NAMED_LEADS}
)
"""What is agreed or usual, which is a reason too where every card is as good; any other would claim too much."""

HARDLY: Final = 4
"""A card is hardly better that brings no more than one trick more in so many deals."""

MUCH: Final = 10
"""Nor is one that reaches the goal no more than once more often in so many."""

IDLE: Final = frozenset({"cannot", "partners", "partner-leads"})
"""What leaves the choice among small cards open, so that one of them can be chosen for what it tells."""


def why(sight: CardView, found: CardComparison) -> Sentence:
    """Why the best card is best.

    Args:
        sight: What the player sees.
        found: The cards, compared over imagined deals.
    """
    if not found.deals:
        return Sentence("card-why-only")
    if sight.trick.led is not None and found.best.card.suit not in {sight.trick.led, sight.trump}:
        return why_signal(sight, found) or _thrown(sight, found)
    reason = _reason(sight, found)
    name = None if reason is None else reason.code.removeprefix("card-why-")
    if reason is None or name in IDLE or (found.all_equal and name not in PLAIN):
        plain = reason if name in PLAIN or name in RULES else None
        return why_signal(sight, found) or plain or _better(sight, found)
    return reason


def _reason(sight: CardView, found: CardComparison) -> Sentence | None:
    card, led = found.best.card, sight.trick.led
    if led is None:
        return why_lead(sight, card, found.deals)
    return why_follow(sight, card, found.deals) if card.suit is led else _ruffing(sight, card, led)


def _thrown(sight: CardView, found: CardComparison) -> Sentence:
    """Why to throw this card away: no other is missed less, if by the figures none is."""
    best = found.best
    worst = all(other.reached <= best.reached and other.tricks <= best.tricks for other in found.others)
    return Sentence("card-why-discard") if worst and not found.all_equal else _better(sight, found)


def _ruffing(sight: CardView, card: Card, led: Suit) -> Sentence | None:
    """Why to ruff; ``None`` where partner's card may have won the trick as well."""
    winner, best = sight.trick.winning(sight.trump)
    if best.suit is card.suit and card.index < best.index:
        return Sentence("card-why-under-ruff")
    if best.suit is card.suit and winner.side is not sight.seat.side:
        return Sentence("card-why-overruff")
    if not is_safe(sight, card, led):
        return Sentence("card-why-ruff-high")
    if winner is sight.seat.partner:
        return Sentence("card-why-overtakes") if is_safe(sight, best, led) else None
    return Sentence("card-why-ruff" if partner_may_take(sight, led) is None else "card-why-wins")


def _better(sight: CardView, found: CardComparison) -> Sentence:
    """Nothing can be told but the figures, and of them only what is true: the most is more than any other."""
    if found.all_equal:
        return why_equal(sight, found)
    reached, tricks = found.best.reached, found.best.tricks
    most = max(other.reached for other in found.others)
    highest = max(other.tricks for other in found.others)
    if reached > most:
        return Sentence("card-why-odds")
    if tricks >= highest:
        return Sentence("card-why-tricks" if tricks > highest else "card-why-tricks-level")
    least = min(other.reached for other in found.others)
    is_close = HARDLY * (highest - tricks) <= found.count
    is_level = reached == most and (most > least or not is_close)
    if is_level:
        return Sentence("card-why-odds-level")
    if is_close and MUCH * (most - reached) <= found.count:
        return Sentence("card-why-usual")
    return Sentence("card-why-usual-anyway", (("count", found.count),))
