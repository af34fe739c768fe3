"""The exercises by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from schlemm.learn.school.exercises.bidding import ACE_ANSWER, ANSWER_IT, NOTRUMP_OR_NOT, OPEN_IT
from schlemm.learn.school.exercises.counts import COUNT_LENGTH, COUNT_POINTS, COUNT_SHORTNESS, SHAPE_CLASS
from schlemm.learn.school.exercises.leading import WHICH_LEAD
from schlemm.learn.school.exercises.memory import WHAT_WAS_BID, WHAT_WAS_PLAYED
from schlemm.learn.school.exercises.missing import FINESSE_OR_DROP
from schlemm.learn.school.exercises.results import WHAT_SCORE
from schlemm.learn.school.exercises.stakes import (
    DOUBLE_OR_NOT,
    GAME_OR_NOT,
    PART_SCORE_RISK,
    SACRIFICE_OR_NOT,
)
from schlemm.learn.school.exercises.tricks import WHICH_CARD, WHO_WINS
from schlemm.learn.school.exercises.trumping import TRUMPS_OUT
from schlemm.learn.school.question import Exercise

_ALL: Final[tuple[Exercise, ...]] = (
    WHO_WINS, WHICH_CARD, WHAT_SCORE,
    COUNT_POINTS, COUNT_LENGTH, COUNT_SHORTNESS, SHAPE_CLASS,
    OPEN_IT, NOTRUMP_OR_NOT, ANSWER_IT, GAME_OR_NOT, PART_SCORE_RISK, DOUBLE_OR_NOT, ACE_ANSWER, SACRIFICE_OR_NOT,
    WHICH_LEAD, FINESSE_OR_DROP, TRUMPS_OUT, WHAT_WAS_BID, WHAT_WAS_PLAYED,
)  # fmt: skip

EXERCISES: Final[Mapping[str, Exercise]] = MappingProxyType({each.name: each for each in _ALL})
"""Every exercise, by its name in addresses and lessons."""
