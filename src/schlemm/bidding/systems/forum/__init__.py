"""Forum: five-card majors, one notrump 15 to 17 with Stayman and transfers, two strong openings, weak twos.

Our own natural system in the manner of Forum D; it does not claim to be the federation's text.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.later.competing import competition
from schlemm.bidding.systems.forum.contested.slam_tries import looking_for_slam
from schlemm.bidding.systems.forum.contested.they_opened.advances import advances
from schlemm.bidding.systems.forum.contested.they_opened.balancing import balancing
from schlemm.bidding.systems.forum.contested.they_opened.notrump_overcalls import notrump_overcalls
from schlemm.bidding.systems.forum.contested.they_opened.over_notrump import over_notrump
from schlemm.bidding.systems.forum.contested.they_opened.over_preempts import over_preempts
from schlemm.bidding.systems.forum.contested.they_opened.over_strong_club import after_natural_openings
from schlemm.bidding.systems.forum.contested.they_opened.overcalls import overcalls
from schlemm.bidding.systems.forum.contested.they_opened.takeout_doubles import doubles
from schlemm.bidding.systems.forum.contested.they_opened.two_suiters import answers_to_two_suiters
from schlemm.bidding.systems.forum.contested.we_opened.after_double import after_double
from schlemm.bidding.systems.forum.contested.we_opened.opener_after_overcall import openers_turn
from schlemm.bidding.systems.forum.contested.we_opened.responder_after_overcall import after_overcall
from schlemm.bidding.systems.forum.contested.we_opened.strong_club_disturbed import strong_club_disturbed
from schlemm.bidding.systems.forum.contested.we_opened.support import support
from schlemm.bidding.systems.forum.notrump.gerber import gerber
from schlemm.bidding.systems.forum.opening.strong_club import notrump_over_strong_club
from schlemm.bidding.systems.forum.slam.ace_answers import ace_answers
from schlemm.bidding.systems.forum.slam.control_answers import control_answers
from schlemm.bidding.systems.forum.vocabulary.words import FORUM_WORDS
from schlemm.bidding.systems.reading import reader_of_texts
from schlemm.evaluation.box import Range

TEXTS: Final = ("forum_notrump", "forum_openings", "forum_constructive")
"""The texts of the system, in the order in which their topics are asked."""


def topics(agreements: Agreements) -> tuple[Topic, ...]:
    """The topics of the system, in the order in which they are asked."""
    reader, read = reader_of_texts(TEXTS, agreements, FORUM_WORDS)

    def scheme(after: str, level: int, shown: Range) -> tuple[RuleTable, ...]:
        return reader.tables("scheme", after, level, shown.low, shown.high)

    def with_python(topic: Topic) -> tuple[Topic, ...]:
        if topic.name != "strong-club":
            return (topic,)
        told, over = topic.tables, notrump_over_strong_club(scheme, agreements)
        return replace(topic, tables=(*told[:2], *over, *told[2:])), strong_club_disturbed(agreements)

    text = {each.name: each for each in read}
    weak_jumps = text.pop("after-weak-jumps").tables
    advanced = advances(agreements)
    contested = (
        notrump_overcalls(scheme),
        *_in_competition(agreements, replace(advanced, tables=(*advanced.tables, *weak_jumps))),
    )
    return (
        ace_answers(agreements),
        control_answers(agreements),
        gerber(),
        *(each for topic in text.values() for each in with_python(topic)),
        *(looking_for_slam(after_natural_openings(topic), agreements) for topic in contested),
    )


def _in_competition(agreements: Agreements, advanced: Topic) -> tuple[Topic, ...]:
    """The topics of auctions in which the opponents bid."""
    return (
        overcalls(agreements),
        over_preempts(agreements),
        over_notrump(agreements),
        answers_to_two_suiters(agreements),
        doubles(agreements),
        advanced,
        balancing(agreements),
        after_overcall(agreements),
        after_double(agreements),
        openers_turn(agreements),
        support(agreements),
        competition(agreements),
    )
