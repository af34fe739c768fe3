"""Forum: five-card majors, one notrump 15 to 17 with Stayman and transfers, two strong openings, weak twos.

Our own natural system in the manner of Forum D; it does not claim to be the federation's text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.topic import Topic
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
from schlemm.bidding.systems.forum.notrump.balanced_range import Opposite
from schlemm.bidding.systems.forum.notrump.contested import notrump_contested
from schlemm.bidding.systems.forum.notrump.gerber import gerber
from schlemm.bidding.systems.forum.notrump.tables import notrump_topics, scheme
from schlemm.bidding.systems.forum.opening.strong_club import notrump_over_strong_club
from schlemm.bidding.systems.forum.slam.ace_answers import ace_answers
from schlemm.bidding.systems.forum.slam.control_answers import control_answers
from schlemm.bidding.systems.forum.vocabulary.words import FORUM_WORDS
from schlemm.bidding.systems.reading import topics_of_texts
from schlemm.evaluation.box import Range

WIDEST: Final = 26
"""The most figure points that two notrump after the game force is reckoned with."""


def topics(agreements: Agreements) -> tuple[Topic, ...]:
    """The topics of the system, in the order in which they are asked."""
    texts = topics_of_texts(("forum_openings", "forum_constructive"), agreements, FORUM_WORDS)
    text = {each.name: each for each in texts}
    weak_jumps = text.pop("after-weak-jumps").tables
    advanced = advances(agreements)
    strong = _strong(agreements, text)
    return (
        ace_answers(agreements),
        control_answers(agreements),
        gerber(),
        notrump_contested(agreements),
        *notrump_topics(agreements),
        *strong,
        *(each for name, each in text.items() if name not in {topic.name for topic in strong}),
        *(
            looking_for_slam(after_natural_openings(topic), agreements)
            for topic in _in_competition(
                agreements, replace(advanced, tables=(*advanced.tables, *weak_jumps))
            )
        ),
    )


def _strong(agreements: Agreements, text: Mapping[str, Topic]) -> tuple[Topic, ...]:
    """The topics of strong openings, and of two clubs where that is none.

    What follows opener's two notrump is as after the opening of two notrump, which a book tells once.
    """
    if agreements.strong_club:
        tables = text["strong-club"].tables
        club = Topic("strong-club", (*tables[:2], *notrump_over_strong_club(agreements), *tables[2:]))
        return club, strong_club_disturbed(agreements), text["limited-clubs"]
    two = agreements.two_notrump
    overs = (
        ("semi-forcing", Opposite("2C P|X 2D P 2NT", 2, Range(two.high + 1, two.high + 2))),
        ("game-force", Opposite("2D P|X 2H P 2NT", 2, Range(two.high + 3, max(WIDEST, two.high + 4)))),
    )
    return tuple(
        Topic(name, (*(replace(each, repeats=True) for each in scheme(over, agreements)), *text[name].tables))
        for name, over in overs
        if name in text
    )


def _in_competition(agreements: Agreements, advanced: Topic) -> tuple[Topic, ...]:
    """The topics of auctions in which the opponents bid."""
    return (
        notrump_overcalls(agreements),
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
