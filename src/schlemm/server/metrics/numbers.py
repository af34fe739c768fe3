"""How much of what there is at the moment, asked when somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector


@dataclass(frozen=True, slots=True)
class Numbers:
    """How much there is at this moment.

    Attributes:
        tables: Tables by themselves that are open.
        matches: Matches that are open.
        players: Sockets of players.
        spectators: Sockets of those who look on.
        waiting: Questions that wait for a worker.
        running: Questions that a worker thinks about.
        workers: Worker processes.
        killed: Workers that were killed since the start, because they hung.
        late: The share of bots' recent cards that were late, of those that they chose.
    """

    tables: int
    matches: int
    players: int
    spectators: int
    waiting: int
    running: int
    workers: int
    killed: int
    late: float


class NumbersCollector(Collector):
    """The numbers as gauges.

    Args:
        now: How much there is at this moment; asked in the event loop.
    """

    def __init__(self, now: Callable[[], Numbers]) -> None:
        self._now = now

    def describe(self) -> Iterable[Metric]:
        """Nothing: so that they are not asked for before the server is there."""
        return ()

    def collect(self) -> Iterable[Metric]:
        """The gauges of this moment."""
        now = self._now()
        yield _gauge("schlemm_games_open", "Games held open.", "kind", table=now.tables, match=now.matches)
        yield _gauge("schlemm_sockets_open", "Sockets.", "role", player=now.players, spectator=now.spectators)
        yield GaugeMetricFamily("schlemm_bot_questions_waiting", "Questions that wait.", value=now.waiting)
        yield GaugeMetricFamily("schlemm_bot_questions_running", "Questions under way.", value=now.running)
        yield GaugeMetricFamily("schlemm_bot_workers", "Worker processes.", value=now.workers)
        yield CounterMetricFamily("schlemm_bot_workers_killed", "Workers that hung.", value=now.killed)
        yield GaugeMetricFamily(
            "schlemm_bot_cards_late_ratio", "Bots' recent cards that were late.", value=now.late
        )


def _gauge(name: str, told: str, label: str, **values: int) -> Metric:
    family = GaugeMetricFamily(name, told, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family
