"""What each team gave away in the play of a match, with its error."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from statistics import fmean, stdev

from schlemm.bot_match.contestants import Team
from schlemm.bot_match.costs import Costs
from schlemm.bot_match.result import BoardResult
from schlemm.core.contract import Contract
from schlemm.core.seats import Side


class PlayPart(Enum):
    """A part of the play; the value is the name of its number in ``Costs``."""

    LEAD = "lead"
    DECLARER = "declarer"
    DEFENCE = "defence"

    def side(self, contract: Contract) -> Side:
        """Who has this part when this contract is played."""
        return contract.side if self is PlayPart.DECLARER else contract.side.other

    def of(self, costs: Costs) -> int:
        """What this part gave away."""
        number: int = getattr(costs, self.value)
        return number


@dataclass(frozen=True, slots=True)
class TricksGiven:
    """Tricks that a team gave away in one part of the play.

    Attributes:
        deals: How many deals it had this part in.
        tricks: What it gave away over all of them.
        per_deal: The same for one deal; ``None`` if there was none.
        standard_error: How far ``per_deal`` may be off by luck; ``None`` for less than two deals.
    """

    deals: int
    tricks: int
    per_deal: float | None
    standard_error: float | None


def given_away(results: Iterable[BoardResult], team: Team, part: PlayPart) -> TricksGiven:
    """What a team gave away in this part of the play, gross, where it was computed."""
    lost = list(_lost(results, team, part))
    error = stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else None
    return TricksGiven(len(lost), sum(lost), fmean(lost) if lost else None, error)


def _lost(results: Iterable[BoardResult], team: Team, part: PlayPart) -> Iterator[int]:
    for result in results:
        for table in result.tables:
            played = table.played
            if played is None or played.costs is None:
                continue
            if Team.of_side(part.side(played.play.contract), table.number) is team:
                yield part.of(played.costs)
