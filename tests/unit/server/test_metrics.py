"""What operators read: everything is counted once, whatever comes of it, and nothing that somebody sent is told."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import REGISTRY, Metric
from prometheus_client.parser import text_string_to_metric_families
from tests.integration.house import MemoryStore

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.questions import Job
from schlemm.server.common import refusals
from schlemm.server.common.messages import Reason
from schlemm.server.common.refusals import log_refusal
from schlemm.server.metrics import measured_bots, measured_store
from schlemm.server.metrics.counted_lines import NAMED, lines_counted
from schlemm.server.metrics.instruments import Instruments
from schlemm.server.metrics.measured_bots import MeasuredExecutor
from schlemm.server.metrics.measured_store import OUTCOMES, MeasuredStore
from schlemm.server.metrics.numbers import Numbers
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import Conflict, Entry, StoreTrouble
from schlemm.testing.stores import check_store
from schlemm.workers.process import WorkerFault


def read(instruments: Instruments) -> dict[str, Metric]:
    """The page as Prometheus reads it."""
    return {metric.name: metric for metric in text_string_to_metric_families(instruments.page().decode())}


def counted(instruments: Instruments, name: str, label: str) -> Counter[str]:
    """A counter by one of its labels, without what was never counted."""
    found: Counter[str] = Counter()
    for sample in read(instruments)[name].samples:
        if sample.name == f"{name}_total":
            found[sample.labels[label]] += int(sample.value)
    return +found


class Moody(MemoryStore):
    """A store that does what it is told to next."""

    def __init__(self, moods: Sequence[str]) -> None:
        super().__init__()
        self.moods = list(moods)

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Keep it, or fail as told."""
        match self.moods.pop(0):
            case "kept":
                return await super().append(stream, len(self.streams.get(stream, ())), entries)
            case "conflict":
                raise Conflict(stream)
            case "given-up":
                raise asyncio.CancelledError
            case mood:
                raise StoreTrouble(mood, "/somewhere/secret.db")


@given(st.lists(st.sampled_from([*OUTCOMES, "newer"])))
def test_every_append_is_counted_once_by_what_came_of_it(moods: Sequence[str]) -> None:
    """However appends end, each is counted by its end and timed, and ends as it would have without being counted."""

    async def append() -> list[str]:
        store, told = MeasuredStore(Moody(moods), instruments), []
        for _ in moods:
            try:
                await store.append("secret-table", 0, [Entry("a", b"{}")])
                told.append("kept")
            except Conflict:
                told.append("conflict")
            except asyncio.CancelledError:
                told.append("given-up")
            except StoreTrouble as trouble:
                told.append(trouble.reason)
        return told

    instruments = Instruments()
    assert asyncio.run(append()) == list(moods)
    expected = Counter("failed" if mood == "newer" else mood for mood in moods)
    assert counted(instruments, "schlemm_store_appends", "outcome") == expected
    assert instruments.registry.get_sample_value("schlemm_store_append_seconds_count") == len(moods)
    assert b"secret" not in instruments.page()


async def test_a_counted_store_keeps_the_laws_of_stores(tmp_path: Path) -> None:
    """What is true of every store is true of one that is counted."""
    store = SqliteStore(tmp_path / "data.db")
    await store.start()
    try:
        await check_store(MeasuredStore(store, Instruments()))
    finally:
        await store.close()


class Ending(Job[str]):
    """A question that ends as it was made to."""

    def __init__(self, how: BaseException | None) -> None:
        self.how = how

    def run(self) -> str:
        """Answer, or raise."""
        if self.how is not None:
            raise self.how
        return "an answer"


ENDS = {
    "answered": None,
    "declined": ValueError("SA HK"),
    "failed": WorkerFault("crashed", "SA HK"),
    "given-up": asyncio.CancelledError(),
}


@given(st.lists(st.sampled_from(sorted(ENDS))))
def test_every_question_is_counted_once_by_what_came_of_it(ends: Sequence[str]) -> None:
    """Answers and errors of the workers pass unchanged; each is counted by its end and timed, and no card is told."""

    async def ask() -> None:
        bots = MeasuredExecutor(InlineExecutor(), instruments)
        for end in ends:
            how = ENDS[end]
            if how is None:
                assert await bots.carry_out(Ending(None)) == "an answer"
            else:
                with pytest.raises(type(how)):
                    await bots.carry_out(Ending(how))

    instruments = Instruments()
    asyncio.run(ask())
    assert counted(instruments, "schlemm_bot_questions", "outcome") == Counter(ends)
    assert set(counted(instruments, "schlemm_bot_questions", "kind")) <= {"Ending"}
    timed = instruments.registry.get_sample_value("schlemm_bot_question_seconds_count", {"urgency": "hint"})
    assert timed == len(ends)
    assert b"SA" not in instruments.page()


CODES = st.text(max_size=8) | st.sampled_from(sorted(NAMED)) | st.sampled_from(["revoke", "not-your-turn"])


@given(st.lists(CODES))
def test_every_refusal_is_counted_by_a_reason_of_a_short_list(codes: Sequence[str]) -> None:
    """Whatever the codes, each refusal is counted once, by its code if that is on the list and as ordinary if not."""
    instruments = Instruments()
    with lines_counted(instruments):
        for code in codes:
            log_refusal("table abcdefghijkm", "192.0.2.1", Reason(code, {"card": "SA"}))
    expected = Counter(code if code in NAMED else "ordinary" for code in codes)
    assert counted(instruments, "schlemm_refusals", "reason") == expected
    assert not any(word in instruments.page() for word in (b"192.0.2.1", b"abcdefghijkm", b"SA"))


def test_every_error_of_the_log_is_counted_by_who_told_it() -> None:
    """Errors of our own are counted by their module, all others together; warnings are none."""
    instruments = Instruments()
    with lines_counted(instruments):
        for name in ("schlemm.server.sockets.talk", "any.library", "another.one"):
            for level in (logging.DEBUG, logging.WARNING, logging.ERROR, logging.CRITICAL):
                logging.getLogger(name).log(level, "%s failed", "SA")
    assert counted(instruments, "schlemm_errors", "logger") == {
        "schlemm.server.sockets.talk": 2,
        "other": 4,
    }


def test_the_log_is_left_as_it_was_found() -> None:
    """Once nobody counts any more, everyday refusals are not even made into lines, and nobody listens."""
    root = logging.getLogger()
    before = refusals.LOG.level, list(root.handlers)
    instruments = Instruments()
    with lines_counted(instruments):
        assert refusals.LOG.isEnabledFor(logging.INFO)
    assert (refusals.LOG.level, root.handlers) == before
    log_refusal("a table", "192.0.2.1", Reason("wrong-key"))
    assert not counted(instruments, "schlemm_refusals", "reason")


def test_two_servers_of_a_process_count_apart() -> None:
    """Each has a registry of its own, and nothing of ours is in the one that the library shares."""
    one, other = Instruments(), Instruments()
    one.appends.labels("kept").inc()
    assert counted(one, "schlemm_store_appends", "outcome") == {"kept": 1}
    assert not counted(other, "schlemm_store_appends", "outcome")
    assert not [metric for metric in REGISTRY.collect() if metric.name.startswith("schlemm")]


@given(st.builds(Numbers, *[st.integers(0, 10**6)] * 9))
def test_how_much_there_is_is_told_as_it_is_at_that_moment(now: Numbers) -> None:
    """Each number is told under its name when somebody looks, and asked for no sooner."""
    asked = []

    def numbers() -> Numbers:
        asked.append(now)
        return now

    instruments = Instruments()
    instruments.follow(numbers)
    assert not asked
    told = read(instruments)
    found = [
        *(sample.value for name in ("games", "sockets") for sample in told[f"schlemm_{name}_open"].samples),
        told["schlemm_bot_questions_waiting"].samples[0].value,
        told["schlemm_bot_questions_running"].samples[0].value,
        told["schlemm_bot_workers"].samples[0].value,
        told["schlemm_bot_workers_killed"].samples[0].value,
        told["schlemm_bot_cards_late_ratio"].samples[0].value,
    ]
    assert Numbers(*map(int, found)) == now
    assert len(asked) == 1


def test_what_may_be_told_of_an_append_and_of_a_question_has_few_words() -> None:
    """Whatever error ends them, the word for it is one of a short list."""
    errors = [Conflict("x"), StoreTrouble("anything", "x"), OSError(), asyncio.CancelledError()]
    assert {measured_store._outcome_of(error) for error in errors} <= {*OUTCOMES}
    assert {measured_bots._outcome_of(error) for error in errors} <= {*ENDS}


def test_every_number_is_explained() -> None:
    """What operators can read stands in the table of what to watch, and what stands there can be read."""
    instruments = Instruments()
    instruments.follow(lambda: Numbers(*[0] * 9))
    page = (Path(__file__).parents[3] / "docs" / "handbook.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `schlemm_")]
    explained = {name.removesuffix("_total") for row in rows for name in re.findall(r"`(schlemm_\w+)", row)}
    told = {metric.name for metric in instruments.registry.collect()}
    assert explained == {name for name in told if name.startswith("schlemm_")} | {"schlemm_info"}
