"""How often somebody may ask: whose browser is known is counted by that, all others of an address together."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, TypeAlias

from schlemm.server.common.asker import Asker
from schlemm.server.common.rate_limit import Buckets, RateLimit
from schlemm.table.state.players import hashed

CHANGES: Final = 300.0
"""How often all of an address whose browsers are not known may change something over HTTP at once."""

LOOKS: Final = 3_000.0
"""How often they may ask the API something."""

COSTLY: Final = 600.0
"""How often they may ask it for what keeps a processor busy: routes say so with ``COSTS``, or ``costs_if``."""

SOCKETS: Final = 300.0
"""How many sockets they may open."""

ALONE: Final = 0.2
"""Of each, how much one browser that is known may do at once, and a minute in the long run; they together as well …"""

TOGETHER: Final = 4.0
"""… and how much all of an address may do at once, known or not …"""

TOGETHER_A_MINUTE: Final = 2.0
"""… and a minute in the long run."""


class Kind(Enum):
    """What is counted apart."""

    CHANGE = "change"
    """Something is changed over HTTP."""
    LOOK = "look"
    """The API is asked something."""
    COSTLY = "costly"
    """It is asked for what keeps a processor busy."""
    SOCKET = "socket"
    """A socket is opened."""


_Key: TypeAlias = tuple[Kind, str, str]


class RateLimits:
    """Token buckets of all who ask.

    A browser is known that brings a secret which was made for it. Each such secret was given for a change that counted
    for its address, and what is made up is none, so that nobody gains a bucket by a cookie of their own.

    Args:
        at_once: How often all of an address whose browsers are not known may do what at once.
    """

    def __init__(self, at_once: Mapping[Kind, float]) -> None:
        self._at_once = at_once
        self._buckets: Buckets[_Key] = Buckets()

    def wait(self, kind: Kind, who: Asker, now: float, *, as_known: bool = True) -> float:
        """Count something that somebody asks for, if it is allowed now.

        Args:
            kind: What.
            who: Who they are.
            now: The time on the loop's clock.
            as_known: Whether it counts for their browser, if that is known; else for their address in any case.

        Returns:
            How many seconds there are to wait until it is; 0 if it has been counted.
        """
        limits = self._limits_of(kind, who, now, as_known=as_known)
        waits = max(limit.wait(now) for limit in limits)
        if waits == 0:
            for limit in limits:
                limit.drawn(now)
        return waits

    def _limits_of(
        self, kind: Kind, who: Asker, now: float, *, as_known: bool
    ) -> tuple[RateLimit, RateLimit]:
        household, all_ = who.household, self._at_once[kind]
        known, one = as_known and who.is_known, max(1.0, ALONE * all_)
        mine = (kind, "browser", hashed(who.own, "")) if known else (kind, "strangers", household)
        together = self._buckets.of(
            (kind, "together", household), now, TOGETHER * all_, TOGETHER_A_MINUTE * all_ / 60
        )
        return self._buckets.of(mine, now, one if known else all_, one / 60), together
