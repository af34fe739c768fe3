"""The exercises by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from schlemm.learn.school.exercises.bidding.bids import HOW_MANY_TRICKS, IS_LEGAL_BID, LOWEST_BID
from schlemm.learn.school.exercises.bidding.counts import (
    COUNT_LENGTH,
    COUNT_POINTS,
    COUNT_SHORTNESS,
    SHAPE_CLASS,
)
from schlemm.learn.school.exercises.bidding.endings import CONTRACT_OF, IS_OVER, MAY_DOUBLE, WHO_DECLARES
from schlemm.learn.school.exercises.bidding.going_on import CONTINUE_THE_AUCTION
from schlemm.learn.school.exercises.bidding.openings import ACE_ANSWER, ANSWER_IT, NOTRUMP_OR_NOT, OPEN_IT
from schlemm.learn.school.exercises.play.leading import WHICH_LEAD
from schlemm.learn.school.exercises.play.memory import WHAT_WAS_BID, WHAT_WAS_PLAYED
from schlemm.learn.school.exercises.play.missing import FINESSE_OR_DROP
from schlemm.learn.school.exercises.play.pack import WHICH_HIGHER
from schlemm.learn.school.exercises.play.revoke import FIND_THE_REVOKE
from schlemm.learn.school.exercises.play.round_table import WHO_SITS_WHERE
from schlemm.learn.school.exercises.play.seats import PARTNER_OF, WHO_LEADS
from schlemm.learn.school.exercises.play.tricks import WHICH_CARD, WHO_WINS
from schlemm.learn.school.exercises.play.trumping import TRUMPS_OUT
from schlemm.learn.school.exercises.results.danger import WHO_IS_IN_DANGER
from schlemm.learn.school.exercises.results.premiums import BECOMES_GAME, WHAT_KIND, WHAT_SLAM
from schlemm.learn.school.exercises.results.results import WHAT_DOWN, WHAT_SCORE
from schlemm.learn.school.exercises.results.rubbers import BELOW_LINE
from schlemm.learn.school.exercises.results.stakes import (
    DOUBLE_OR_NOT,
    GAME_OR_NOT,
    PART_SCORE_RISK,
    SACRIFICE_OR_NOT,
)
from schlemm.learn.school.exercises.results.teams import IMPS_FOR
from schlemm.learn.school.question import Exercise

_FIRST_STEPS: Final[tuple[Exercise, ...]] = (WHICH_HIGHER, PARTNER_OF, WHICH_CARD, WHO_WINS, WHO_LEADS)
_AUCTION: Final[tuple[Exercise, ...]] = (
    HOW_MANY_TRICKS, IS_LEGAL_BID, LOWEST_BID, MAY_DOUBLE, IS_OVER, CONTRACT_OF, WHO_DECLARES,
)  # fmt: skip
_COUNTING: Final[tuple[Exercise, ...]] = (
    WHAT_SCORE, WHAT_KIND, WHO_IS_IN_DANGER, WHAT_DOWN, BECOMES_GAME, WHAT_SLAM, BELOW_LINE, IMPS_FOR,
)  # fmt: skip
_HAND: Final[tuple[Exercise, ...]] = (COUNT_POINTS, COUNT_LENGTH, COUNT_SHORTNESS, SHAPE_CLASS)
_BIDDING: Final[tuple[Exercise, ...]] = (
    OPEN_IT, NOTRUMP_OR_NOT, ANSWER_IT, GAME_OR_NOT, PART_SCORE_RISK, DOUBLE_OR_NOT, ACE_ANSWER, SACRIFICE_OR_NOT,
)  # fmt: skip
_PLAY: Final[tuple[Exercise, ...]] = (
    WHICH_LEAD, FINESSE_OR_DROP, TRUMPS_OUT, WHAT_WAS_BID, WHAT_WAS_PLAYED,
)  # fmt: skip
_RULES: Final[tuple[Exercise, ...]] = (WHO_SITS_WHERE, CONTINUE_THE_AUCTION, FIND_THE_REVOKE)
_ALL: Final = (*_FIRST_STEPS, *_AUCTION, *_COUNTING, *_HAND, *_BIDDING, *_PLAY, *_RULES)

EXERCISES: Final[Mapping[str, Exercise]] = MappingProxyType({each.name: each for each in _ALL})
"""Every exercise, by its name in addresses and lessons."""
