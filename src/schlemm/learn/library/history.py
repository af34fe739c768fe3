"""How the game came to be, and older scorings, in a line each (S4:3, domain C7, C12); they are told, not playable."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.sentence import Sentence


@dataclass(frozen=True, slots=True)
class HistoricalEvent:
    """A line of the history; ``history-<name>`` is its title, with ``-text`` its sentence.

    Attributes:
        name: Its name.
        sources: Which of the five sources tells it; empty where it is told besides.
    """

    name: str
    sources: tuple[str, ...] = ()

    @property
    def text(self) -> Sentence:
        """What happened."""
        return Sentence(f"history-{self.name}-text")


EVENTS: Final = (
    HistoricalEvent("whist", ("S4:3",)),
    HistoricalEvent("auction", ("S4:3",)),
    HistoricalEvent("contract", ("S4:3",)),
    HistoricalEvent("duplicate", ("S1:13",)),
    HistoricalEvent("robber", ("S1:66",)),
)
SCORINGS: Final = (
    HistoricalEvent("undertricks"),
    HistoricalEvent("redoubled"),
    HistoricalEvent("rubber"),
    HistoricalEvent("unfinished"),
    HistoricalEvent("imps"),
    HistoricalEvent("victory-points"),
)
"""Scorings as they were, the oldest change first where the year is known."""
