"""Natur."""

from __future__ import annotations

from schlemm.bidding.agreements import Agreements
from schlemm.bidding.topic import Topic


def topics(agreements: Agreements) -> tuple[Topic, ...]:
    """The topics of the system, in the order in which they are asked."""
    return ()
