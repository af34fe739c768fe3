"""Forum: five-card majors, one notrump 15 to 17 with Stayman and transfers, two strong openings, weak twos.

Our own natural system in the manner of Forum D; it does not claim to be the federation's text.
"""

from __future__ import annotations

from schlemm.bidding.agreements import Agreements
from schlemm.bidding.systems.forum.answers_major import answers_major
from schlemm.bidding.systems.forum.answers_minor import answers_minor
from schlemm.bidding.systems.forum.opening import opening
from schlemm.bidding.systems.forum.slam import slam
from schlemm.bidding.topic import Topic


def topics(agreements: Agreements) -> tuple[Topic, ...]:
    """The topics of the system, in the order in which they are asked."""
    return (slam(agreements), opening(agreements), answers_major(agreements), answers_minor(agreements))
