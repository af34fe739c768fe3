"""Natur B, the plain natural system of S4 (S4:47-72): figure points, and shortness where there are trumps.

Even hands bid notrump, one-suiters bid their suit again, two-suiters the longer suit first; weak hands bid low, strong
ones high. Where the source says nothing the natural rules go on.
"""

from __future__ import annotations

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.topic import Topic
from schlemm.bidding.systems.natur_b.answers import answers
from schlemm.bidding.systems.natur_b.game import reaching_game
from schlemm.bidding.systems.natur_b.opening import opening
from schlemm.bidding.systems.natur_b.rebids import rebids
from schlemm.bidding.systems.notrump_slams import slam_by_points


def topics(agreements: Agreements) -> tuple[Topic, ...]:
    """The topics of the system, in the order in which they are asked."""
    return (opening(agreements), answers(agreements), rebids(agreements), reaching_game(), slam_by_points())
