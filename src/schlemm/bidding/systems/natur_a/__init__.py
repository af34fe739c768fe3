"""Natur A, the system that S1 describes (S1:19-47): points and length, the best suit, jumps with more than 13.

Where the source says nothing the natural rules go on: they count as it does.
"""

from __future__ import annotations

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.topic import Topic
from schlemm.bidding.systems.natur_a.aces import aces, asking
from schlemm.bidding.systems.natur_a.after_overcall import advances, after_overcall
from schlemm.bidding.systems.natur_a.answers import answers
from schlemm.bidding.systems.natur_a.opener_rebid import opener_second_bid
from schlemm.bidding.systems.natur_a.opening import opening
from schlemm.bidding.systems.natur_a.overcalls import overcalls
from schlemm.bidding.systems.natur_a.rebids import rebids
from schlemm.bidding.systems.natur_a.responder_rebid import answerer_second_bid
from schlemm.bidding.systems.notrump_slams import slam_by_points


def topics(agreements: Agreements) -> tuple[Topic, ...]:
    """The topics of the system, in the order in which they are asked."""
    return (
        opening(agreements),
        answers(agreements),
        aces(agreements),
        opener_second_bid(),
        answerer_second_bid(),
        rebids(),
        slam_by_points(),
        overcalls(agreements),
        advances(agreements),
        after_overcall(agreements),
        asking(agreements),
    )
