"""Deals are looked into by one worker at a time, whoever asks and however much, so that tables keep the others."""

import asyncio
from dataclasses import dataclass
from typing import TypeVar, cast

import pytest
from litestar.exceptions import TooManyRequestsException

from schlemm.bots.workers.executor import Executor
from schlemm.bots.workers.questions import Job
from schlemm.server.analysis.analyses import IN_LINE, Analyses

T = TypeVar("T")


@dataclass(frozen=True)
class Asked:
    """A job of which only matters whose it is."""

    whose: str

    def run(self) -> str:
        """Whose it is."""
        return self.whose


class Slow:
    """An executor that counts how many jobs are under way, and lets others have their turn in each."""

    def __init__(self) -> None:
        self.under_way = self.most = 0
        self.done: list[str] = []

    async def carry_out(self, job: Job[T]) -> T:
        """The result, one turn of the event loop later."""
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        await asyncio.sleep(0)
        self.under_way -= 1
        self.done.append(cast("Asked", job).whose)
        return job.run()


def of(slow: Slow) -> Analyses:
    """Analyses that it carries out."""
    return Analyses(cast("Executor", slow))


async def test_one_deal_at_a_time_is_looked_into_whoever_asks() -> None:
    """Of four questions that come at once two are never under way together, and each has its own answer."""
    slow = Slow()
    analyses = of(slow)
    found = await asyncio.gather(
        *(analyses.carry_out(Asked(whose), whose) for whose in ("anna", "ben", "anna", "carla"))
    )
    assert found == ["anna", "ben", "anna", "carla"]
    assert slow.most == 1


async def test_who_asks_much_holds_up_nobody_else() -> None:
    """Another household comes after the question under way, not after all that wait."""
    slow = Slow()
    analyses = of(slow)
    many = [analyses.carry_out(Asked("anna"), "anna") for _ in range(IN_LINE)]
    await asyncio.gather(*many, analyses.carry_out(Asked("ben"), "ben"))
    assert slow.done.index("ben") <= 1


async def test_more_questions_than_have_a_place_in_line_are_turned_away_until_some_are_answered() -> None:
    """What is open is bounded for each household, and answered questions give their places back."""
    analyses = of(Slow())
    line = [asyncio.create_task(analyses.carry_out(Asked("anna"), "anna")) for _ in range(IN_LINE)]
    await asyncio.sleep(0)
    with pytest.raises(TooManyRequestsException):
        await analyses.carry_out(Asked("anna"), "anna")
    await asyncio.gather(*line)
    assert await analyses.carry_out(Asked("anna"), "anna") == "anna"
