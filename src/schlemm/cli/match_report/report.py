"""What there is to tell of a match, as far as it came."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from schlemm.bot_match.contestants import Team
from schlemm.bot_match.result import BoardResult
from schlemm.bot_match.summary import Summary, summarise
from schlemm.bot_match.workers import MatchPlan
from schlemm.cli.match_report.players import Introduced
from schlemm.cli.run import INTERRUPTED
from schlemm.cli.trouble import FAILED


@dataclass(frozen=True, slots=True)
class MatchStop:
    """Why a match ended before its last board.

    Attributes:
        code: ``"failures"``, ``"interrupted"``, ``"solver"`` or ``"worker"``; of a cluster ``"cluster-lost"``,
            ``"cluster-no-workers"``, ``"cluster-unfit"`` or ``"cluster-versions"``.
        detail: What is known about it.
    """

    code: str
    detail: str = ""


@dataclass(frozen=True)
class MatchReport:
    """A match as far as it was played.

    Attributes:
        plan: What was to be played.
        players: What both say of themselves.
        results: The boards in their order, one at least.
        breakdown: What kept it from going on, if it was no player's failure.
    """

    plan: MatchPlan
    players: tuple[Introduced, Introduced]
    results: tuple[BoardResult, ...]
    breakdown: MatchStop | None = None

    @property
    def names(self) -> tuple[str, str]:
        """What both call themselves."""
        first, second = self.players
        return first.title, second.title

    @property
    def cards_by(self) -> dict[Team, str]:
        """Who plays the cards of each; nobody if they are only bid."""
        if not self.plan.terms.plays:
            return {}
        return {team: player.cards for team, player in zip(Team, self.players, strict=True)}

    @cached_property
    def summary(self) -> Summary:
        """The match in numbers."""
        return summarise(self.results)

    @property
    def stop(self) -> MatchStop | None:
        """Why it ended early; ``None`` if it did not."""
        if self.breakdown is None and len(self.results) < self.plan.boards:
            return MatchStop("failures")
        return self.breakdown


def exit_code(stop: MatchStop | None) -> int:
    """How the process ends."""
    if stop is None:
        return 0
    return INTERRUPTED if stop.code == "interrupted" else FAILED
