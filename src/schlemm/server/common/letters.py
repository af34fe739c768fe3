"""Cards in the letters of the protocol."""

from __future__ import annotations

from collections.abc import Iterable

from schlemm.core.cards import Card


def card_letters(hand: Iterable[Card]) -> list[str]:
    """The cards in canonical letters; a hand gives them as S H D C, each suit from the top."""
    return [str(card) for card in hand]
