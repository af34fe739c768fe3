"""Forum: five-card majors, one notrump 15 to 17 with Stayman and transfers, two strong openings, weak twos.

Our own natural system in the manner of Forum D; it does not claim to be the federation's text.
"""

from __future__ import annotations

from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.topic import Topic
from schlemm.bidding.systems.forum.notrump.gerber import gerber
from schlemm.bidding.systems.forum.slam.ace_answers import ace_answers
from schlemm.bidding.systems.forum.slam.control_answers import control_answers
from schlemm.bidding.systems.forum.vocabulary.words import FORUM_WORDS
from schlemm.bidding.systems.reading import topics_of_texts

TEXTS: Final = ("forum_notrump", "forum_openings", "forum_constructive", "forum_overcalls", "forum_disturbed")
"""The texts of the system, in the order in which their topics are asked."""


def topics(agreements: Agreements) -> tuple[Topic, ...]:
    """The topics of the system, in the order in which they are asked."""
    return (
        ace_answers(agreements),
        control_answers(agreements),
        gerber(),
        *topics_of_texts(TEXTS, agreements, FORUM_WORDS),
    )

