"""What a table knows of the other table that plays the same boards, and of the match that both belong to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The other table of a match.

    Attributes:
        finished: Number of the last board that is over there; 0 before the first is.
        allowed: Number of the last board that may be dealt here before more happens there.
        begun: Whether the match has begun, at any table.
        ended: Whether the match was stopped, so that nobody plays on there.
        level: Whether whatever has been dealt at either table is over at both.
        host_there: Whether the host of the match sits there.
    """

    finished: int = 0
    allowed: int = 0
    begun: bool = False
    ended: bool = False
    level: bool = True
    host_there: bool = False

    def is_done_with(self, number: int) -> bool:
        """Whether nobody there has yet to play the board with this number."""
        return self.ended or number <= self.finished


@dataclass(frozen=True, slots=True)
class ChangedElsewhere:
    """Something that is shown at a table has changed, and nothing has happened at it.

    It follows from what has happened in the match, and is no event of the store.
    """
