"""What can be practised: each topic is a few auctions in front of the player, and bounds on the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from schlemm.bidding.rules.pattern import Pattern
from schlemm.core.calls import Call
from schlemm.evaluation.box import Range

ANY: Final = Range(0, 40)
"""Any number of figure points."""


@dataclass(frozen=True, slots=True)
class DrillTopic:
    """What a player wants to practise, as a condition on the deal and on the auction that rules bid.

    The auctions are patterns of the calls from the first bid on, up to the player. Their length says who opened: one
    call means the opponent on the right, two partner, three the opponent on the left, four the player; none nobody.

    Attributes:
        code: Its name; ``drill-`` and the code is the title in the catalogues.
        lines: The auctions of which one must have been bid.
        own: Bounds of the player's figure points.
        partner: Bounds of partner's figure points, wide enough for every system: they only spare the search the bidding
            of deals on which partner does not make the call that the lines ask for.
        both: Bounds of the figure points of the player and partner together.
        theirs: Bounds of the level of the opponents' bid that the player can double; ``None`` if it does not matter.
    """

    code: str
    lines: tuple[Pattern, ...]
    own: Range = ANY
    partner: Range = ANY
    both: Range = ANY
    theirs: Range | None = None

    def is_reached_by(self, line: Sequence[Call]) -> bool:
        """Whether these calls, from the first bid on, are one of the topic's lines."""
        return any(pattern.match(line) is not None for pattern in self.lines)

    def may_follow(self, line: Sequence[Call]) -> bool:
        """Whether more calls can still make one of the topic's lines of these."""
        return any(beginning.match(line) is not None for beginning in _beginnings(self.lines))


@lru_cache(maxsize=64)
def _beginnings(lines: tuple[Pattern, ...]) -> tuple[Pattern, ...]:
    """Every pattern that the lines begin with, the whole lines among them."""
    tokens = [pattern.text.split() for pattern in lines]
    found = {" ".join(each[:count]): None for each in tokens for count in range(len(each) + 1)}
    return tuple(map(Pattern, found))


def _topic(code: str, *lines: str, **bounds: Range) -> DrillTopic:
    return DrillTopic(code, tuple(map(Pattern, lines)), **bounds)


TOPICS: Final = (
    _topic("opening", "", own=Range(9, 37)),
    _topic("answer-suit", "1x P", own=Range(4, 37), partner=Range(9, 23)),
    _topic("answer-notrump", "1NT P", partner=Range(12, 19)),
    _topic("answer-strong", "2C P", "2D P", "2NT P", partner=Range(16, 37)),
    _topic("rebid", "1x P ? P", own=Range(9, 23), partner=Range(4, 37)),
    _topic("slam", "", "? P", both=Range(31, 40)),
    _topic("overcall", "1x", own=Range(7, 37)),
    _topic("answer-overcall", "1x 1y _", "1x 2y _", own=Range(5, 37), partner=Range(7, 20)),
    _topic("answer-double", "1x X P", partner=Range(10, 37)),
    _topic("competing", "1x ?", own=Range(5, 37), partner=Range(9, 23)),
    _topic("over-preempts", "2M", "3x", "2M P P", "3x P P", own=Range(9, 37)),
    _topic("reopening", "1x P P", own=Range(6, 37)),
    _topic("doubling", "*", own=Range(8, 37), both=Range(19, 40), theirs=Range(2, 5)),
)
"""The topics, in the order in which one learns them."""
