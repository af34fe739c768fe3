"""Forum: five-card majors, one notrump 15 to 17 with Stayman and transfers, two strong openings, weak twos.

Our own natural system in the manner of Forum D; it does not claim to be the federation's text.
"""

from __future__ import annotations

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.topic import Topic
from schlemm.bidding.systems.forum.constructive.after_invitation import after_invitation
from schlemm.bidding.systems.forum.constructive.after_jump_rebid import after_jump_rebid
from schlemm.bidding.systems.forum.constructive.after_raise import after_raise
from schlemm.bidding.systems.forum.constructive.after_two_level import after_two_level
from schlemm.bidding.systems.forum.constructive.answers_major import answers_major
from schlemm.bidding.systems.forum.constructive.answers_minor import answers_minor
from schlemm.bidding.systems.forum.constructive.checkback import checkback
from schlemm.bidding.systems.forum.constructive.drury import drury
from schlemm.bidding.systems.forum.constructive.opener_rebid import opener_rebid
from schlemm.bidding.systems.forum.constructive.opener_two_level import opener_two_level
from schlemm.bidding.systems.forum.constructive.responder_rebid import responder_rebid
from schlemm.bidding.systems.forum.constructive.splinter import splinters
from schlemm.bidding.systems.forum.constructive.third_round import third_round
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
from schlemm.bidding.systems.forum.notrump.contested import notrump_contested
from schlemm.bidding.systems.forum.notrump.gerber import gerber
from schlemm.bidding.systems.forum.notrump.tables import notrump_topics
from schlemm.bidding.systems.forum.opening.limited_clubs import limited_clubs
from schlemm.bidding.systems.forum.opening.opening import opening
from schlemm.bidding.systems.forum.opening.preempts import preempts
from schlemm.bidding.systems.forum.opening.strong import strong
from schlemm.bidding.systems.forum.opening.strong_club import strong_club
from schlemm.bidding.systems.forum.opening.weak_twos import weak_twos
from schlemm.bidding.systems.forum.slam.ace_answers import ace_answers
from schlemm.bidding.systems.forum.slam.control_answers import control_answers


def topics(agreements: Agreements) -> tuple[Topic, ...]:
    """The topics of the system, in the order in which they are asked."""
    return (
        ace_answers(agreements),
        control_answers(agreements),
        gerber(),
        notrump_contested(agreements),
        *notrump_topics(agreements),
        *_strong(agreements),
        *weak_twos(agreements),
        preempts(agreements),
        opening(agreements),
        drury(agreements),
        answers_major(agreements),
        answers_minor(agreements),
        after_raise(agreements),
        opener_rebid(agreements),
        opener_two_level(agreements),
        after_two_level(agreements),
        after_invitation(agreements),
        splinters(agreements),
        checkback(agreements),
        responder_rebid(agreements),
        after_jump_rebid(agreements),
        third_round(agreements),
        *(
            looking_for_slam(after_natural_openings(topic), agreements)
            for topic in _in_competition(agreements)
        ),
    )


def _strong(agreements: Agreements) -> tuple[Topic, ...]:
    """The topics of strong openings, and of two clubs where that is none."""
    if agreements.strong_club:
        return strong_club(agreements), strong_club_disturbed(agreements), limited_clubs(agreements)
    return strong(agreements)


def _in_competition(agreements: Agreements) -> tuple[Topic, ...]:
    """The topics of auctions in which the opponents bid."""
    return (
        notrump_overcalls(agreements),
        overcalls(agreements),
        over_preempts(agreements),
        over_notrump(agreements),
        answers_to_two_suiters(agreements),
        doubles(agreements),
        advances(agreements),
        balancing(agreements),
        after_overcall(agreements),
        after_double(agreements),
        openers_turn(agreements),
        support(agreements),
        competition(agreements),
    )
