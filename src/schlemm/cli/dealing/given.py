"""Deals as ``schlemm deal`` shows them, however they came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from schlemm.core.deal import Deal


@dataclass(frozen=True, slots=True)
class GivenDeals:
    """Deals, and what a program is told of how they came about.

    Attributes:
        deals: One a board.
        facts: Names and values for JSON.
    """

    deals: Sequence[Deal]
    facts: dict[str, Any] = field(default_factory=dict)
