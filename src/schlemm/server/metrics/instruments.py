"""All that is counted and measured of one server, in a registry of its own.

Labels have few values, which all stand in our code: none follows from what somebody sent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from schlemm import __version__
from schlemm.server.metrics.numbers import Numbers, NumbersCollector

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0)
"""Seconds between which durations are told apart: from what nobody feels to what everybody complains about."""

OF_BOTS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""The same for what workers think about."""


class Instruments:
    """What a server counts, and what it measures.

    Attributes:
        registry: All of it, with the memory and processor time of the process.
        appends: Appends to the store, by outcome.
        append_seconds: How long an append took.
        command_seconds: From a command to its update having been queued for every screen of this server.
        loop_delay_seconds: How late the event loop comes to what is due.
        questions: What bots' workers were asked, by kind and by how they ended.
        question_seconds: How long an answer took, the waiting included, by how urgent it was.
        refusals: What was not done, by reason.
        errors: Lines of the log that are errors, by the part of the program that wrote them.
    """

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.appends = Counter(
            "schlemm_store_appends", "Appends to the event store.", ["outcome"], registry=registry
        )
        self.append_seconds = Histogram(
            "schlemm_store_append_seconds",
            "Time of an append to the event store.",
            buckets=BUCKETS,
            registry=registry,
        )
        self.command_seconds = Histogram(
            "schlemm_command_seconds",
            "Time from a player's command to its update being queued for every screen of this server.",
            buckets=BUCKETS,
            registry=registry,
        )
        self.loop_delay_seconds = Histogram(
            "schlemm_event_loop_delay_seconds",
            "How late the event loop comes to what is due.",
            buckets=BUCKETS,
            registry=registry,
        )
        self.questions = Counter(
            "schlemm_bot_questions", "Questions to bots' workers.", ["kind", "outcome"], registry=registry
        )
        self.question_seconds = Histogram(
            "schlemm_bot_question_seconds",
            "Time of an answer of bots' workers, waiting included.",
            ["urgency"],
            buckets=OF_BOTS,
            registry=registry,
        )
        self.refusals = Counter(
            "schlemm_refusals", "Requests, commands and sockets refused.", ["reason"], registry=registry
        )
        self.errors = Counter("schlemm_errors", "Errors told to the log.", ["logger"], registry=registry)
        Info("schlemm", "The version that runs.", registry=registry).info({"version": __version__})
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)

    def follow(self, now: Callable[[], Numbers]) -> None:
        """Tell besides how much there is of everything when somebody looks; ``now`` is asked in the event loop."""
        self.registry.register(NumbersCollector(now))

    def page(self) -> bytes:
        """All of it in the text format that Prometheus reads."""
        return generate_latest(self.registry)
