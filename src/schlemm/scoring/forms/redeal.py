"""Who deals when nobody bid."""

from __future__ import annotations

from enum import Enum


class Redeal(Enum):
    """Who deals after four passes; S1:33 and S4:25 say only that the cards are dealt again."""

    SAME_DEALER = "same-dealer"
    """As usual at Chicago."""
    NEXT_DEALER = "next-dealer"
    """As the Law of the rubber has it."""
