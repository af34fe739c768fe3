"""How much somebody may still say before they are slowed down."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

K = TypeVar("K")

PACE: Final = 50.0
"""Messages a second of one socket that are listened to in the long run …"""

BURST: Final = 100.0
"""… and how many may come at once."""


REMEMBERED: Final = 4_096
"""Whose limits are remembered at least before full ones are forgotten: there are very many addresses."""


class RateLimit:
    """A token bucket: a supply that comes back with time, up to a limit.

    Args:
        now: The time on the loop's clock.
        most: How much there is at first, and at most.
        pace: How much comes back in a second.
    """

    def __init__(self, now: float, most: float, pace: float) -> None:
        self._most = most
        self._pace = pace
        self._left = most
        self._at = now

    def drawn(self, now: float, amount: float = 1) -> float:
        """Count one message, or so much; return how many seconds to wait before it is carried out.

        Nobody is thrown out for speaking fast: their next message is read later, and the network holds back the rest.
        """
        self._left = self._now(now) - amount
        self._at = now
        return max(0.0, -self._left / self._pace)

    def wait(self, now: float) -> float:
        """Return how many seconds there are to wait until one more message is allowed; nothing is counted."""
        return max(0.0, (1 - self._now(now)) / self._pace)

    def allows(self, now: float, amount: float = 1) -> bool:
        """Count one message, or so much, if it is allowed now; false if not, and nothing is counted then."""
        if self._now(now) < amount:
            return False
        self.drawn(now, amount)
        return True

    def is_rested(self, now: float) -> bool:
        """Whether it is as if nobody had ever said anything."""
        return self._now(now) >= self._most

    def _now(self, now: float) -> float:
        return min(self._most, self._left + (now - self._at) * self._pace)


class Buckets(Generic[K]):
    """Token buckets by whose they are; those that are full again are forgotten."""

    def __init__(self) -> None:
        self._limits: dict[K, RateLimit] = {}
        self._most = REMEMBERED

    def of(self, whose: K, now: float, most: float, pace: float) -> RateLimit:
        """Return somebody's bucket; a new one is full.

        Args:
            whose: Whose it is.
            now: The time on the loop's clock.
            most: How much there is in a new one at first, and at most.
            pace: How much comes back in a second.
        """
        found = self._limits.get(whose)
        if found is None:
            if len(self._limits) >= self._most:
                self._limits = {name: each for name, each in self._limits.items() if not each.is_rested(now)}
                self._most = max(
                    REMEMBERED, 2 * len(self._limits)
                )  # else each newcomer would look through all
            found = self._limits[whose] = RateLimit(now, most, pace)
        return found
