"""The exercises by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from schlemm.learn.school.exercises.counts import COUNT_LENGTH, COUNT_POINTS, COUNT_SHORTNESS, SHAPE_CLASS
from schlemm.learn.school.exercises.results import WHAT_SCORE
from schlemm.learn.school.exercises.tricks import WHICH_CARD, WHO_WINS
from schlemm.learn.school.question import Exercise

_ALL: Final[tuple[Exercise, ...]] = (
    WHO_WINS, WHICH_CARD, WHAT_SCORE,
    COUNT_POINTS, COUNT_LENGTH, COUNT_SHORTNESS, SHAPE_CLASS,
)  # fmt: skip

EXERCISES: Final[Mapping[str, Exercise]] = MappingProxyType({each.name: each for each in _ALL})
"""Every exercise, by its name in addresses and lessons."""
