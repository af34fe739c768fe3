"""One sentence why a card is the best: what it does in this trick, as a player would say it."""

from __future__ import annotations

from typing import Final

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.bots.review.why_equal import why_equal
from schlemm.bots.review.why_follow import why_follow
from schlemm.bots.review.why_lead import NAMED_LEADS, why_lead
from schlemm.bots.review.why_signal import why_signal
from schlemm.core.cards import Suit
from schlemm.core.sentence import Sentence

PLAIN: Final = frozenset(
    {"cannot", "hides", "cheaply", "conceals", "sure", "highest", "wins", "partners", "partner-leads"}
    | {"cashes", "draws-trumps", "discard", "ruff"}
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

IDLE: Final = frozenset({"cannot", "partners", "partner-leads", "discard"})
"""What leaves the choice among small cards open, so that one of them can be chosen for what it tells."""


def why(sight: CardView, found: CardComparison) -> Sentence:
    """Why the best card is best.

    Args:
        sight: What the player sees.
        found: The cards, compared over imagined deals.
    """
    if not found.deals:
        return Sentence("card-why-only")
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
    if card.suit is not led:
        return _off_suit(sight, found, led)
    return why_follow(sight, card, found.deals)


def _off_suit(sight: CardView, found: CardComparison, led: Suit) -> Sentence:
    """Why to ruff, or to throw this card away."""
    card = found.best.card
    if card.suit is not sight.trump:
        return Sentence("card-why-discard", (("led", led.letter),))
    winner, best = sight.trick.winning(sight.trump)
    if best.suit is card.suit and card.index < best.index:
        return Sentence("card-why-under-ruff")
    if best.suit is card.suit and winner.side is not sight.seat.side:
        return Sentence("card-why-overruff")
    sure = sight.will_hold(card, led) and not any(
        sight.may_ruff(seat, led) and sight.may_beat(seat, card, card.suit) for seat in sight.later_opponents
    )
    return Sentence("card-why-ruff" if sure else "card-why-ruff-high")


def _better(sight: CardView, found: CardComparison) -> Sentence:
    """Nothing can be told but the figures, and of them only what is true."""
    if found.all_equal:
        return why_equal(sight, found)
    most = max(other.reached for other in found.others)
    if found.best.reached > most:
        return Sentence("card-why-odds")
    if found.best.tricks >= max(other.tricks for other in found.others):
        return Sentence("card-why-tricks")
    least = min(other.reached for other in found.others)
    return Sentence("card-why-odds" if found.best.reached == most > least else "card-why-usual")
