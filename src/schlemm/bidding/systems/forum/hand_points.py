"""Hands by their points, in the ways in which the rules of Forum count them."""

from __future__ import annotations

from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount


def with_figure_points(low: int, high: int = MOST) -> Box:
    """Hands with so many figure points."""
    return Box(figures=Range(max(low, 0), high))


def with_length_points(low: int, high: int = MOST) -> Box:
    """Hands with so many points, each card beyond four in a suit counted as one."""
    return Box().with_count(PointCount.LONG, low, high)


def support_points(suit: Suit, low: int, high: int = MOST) -> Box:
    """Hands with so many points as dummy of partner's suit."""
    return Box().with_count(PointCount.support(suit), low, high)
