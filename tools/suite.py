"""The tests: in which runs pytest takes them, and what came of each part of the work and how long it took."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import MappingProxyType
from xml.etree import ElementTree

import checks
import frontend
from environment import PYTHON, ROOT

CORES = os.cpu_count() or 1

NOTHING: Mapping[str, str] = MappingProxyType({})

RUNS = {
    "tests": (
        *("-n", str(CORES), "--dist", "loadfile", "--no-loadscope-reorder"),
        *("tests/integration", "tests", "src", "--ignore=tests/e2e"),
    ),
    "browser tests": ("-n", str(CORES), "--dist", "worksteal", "tests/e2e"),
}
"""What pytest is given, one run beside the other; a marker says which tests of each.

Files go to the workers in the order of ``tests/conftest.py``, those with long tests first, so that none is alone with
one at the end; by itself xdist would begin with the files that have the most tests, and those are short.

Those with a browser are apart, for its driver leaves an event loop running that others cannot begin in. They share
nothing, so that they need not stay together by the file.
"""

HOSTILE = "hostile"
"""What the report calls tests that attack a server (``tests/conftest.py``)."""

NO_TESTS = 5
"""What pytest ends with where none was wanted."""

INTERRUPTED = 2
"""What it ends with where it was told to end."""


@dataclass(frozen=True)
class Part:
    """A part of the work that is over.

    Attributes:
        name: What it was.
        seconds: How long it took.
        said: What came of it, in a few words.
        code: Its exit code; 0 if all is well.
        failed: The names of the tests that failed.
    """

    name: str
    seconds: float
    said: str = ""
    code: int = 0
    failed: tuple[str, ...] = ()


def beside(*works: Callable[[], Part]) -> list[Part]:
    """Return the parts of these works, done beside each other: each waits more than it reckons."""
    with ThreadPoolExecutor(len(works)) as threads:
        return [waiting.result() for waiting in [threads.submit(work) for work in works]]


def check() -> Part:
    """Run all checks side by side."""
    start = time.monotonic()
    outcomes = checks.run_all()
    each = ", ".join(f"{outcome.name} {minutes(outcome.seconds)}" for outcome in outcomes)
    failed = [outcome.name for outcome in outcomes if not outcome.passed]
    said = f"failed: {', '.join(failed)}" if failed else "passed"
    return Part("checks", time.monotonic() - start, f"{said} (side by side: {each})", int(bool(failed)))


def plays(
    marked: str,
    args: Sequence[str] = (),
    *,
    within: float | None = None,
    extra: Mapping[str, str] = NOTHING,
) -> list[Callable[[], Part]]:
    """Return the runs of the tests that are so marked.

    Args:
        marked: An expression of pytest's markers; all tests if it is empty.
        args: More that pytest is given.
        within: After so many seconds the tests that are not done are left out, and named.
        extra: Environment variables for it.
    """
    return [partial(_play, name, ("-q", "-m", marked, *args), within, extra) for name in RUNS]


def _play(name: str, args: Sequence[str], within: float | None, extra: Mapping[str, str]) -> Part:
    """Play one of the runs; what it says is said line by line, under its name."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = [str(PYTHON), "-m", "pytest", *RUNS[name], *args, f"--junitxml={report}"]
        with subprocess.Popen(
            command, cwd=ROOT, env=_environment(extra), stdout=subprocess.PIPE, text=True, errors="replace"
        ) as process:
            assert process.stdout is not None
            end = threading.Timer(within or 0, process.send_signal, [signal.SIGINT])
            end.daemon = True
            if within is not None:
                end.start()
            for line in process.stdout:
                print(f"{name}: {line}", end="", flush=True)
            end.cancel()
        root = _read(report)
    failed, said, code = failed_in(root), counted(root), process.returncode
    if within is not None and code == INTERRUPTED:
        said, code = f"{said}, {_left_out(name, args, root)}", int(bool(failed))
    return Part(name, time.monotonic() - start, said, 0 if code == NO_TESTS else code, failed)


def _read(report: Path) -> ElementTree.Element:
    """Return what a report says, which is nothing where it was not written."""
    return ElementTree.parse(report).getroot() if report.exists() else ElementTree.Element("none")


def _left_out(name: str, args: Sequence[str], report: ElementTree.Element) -> str:
    """Say which of the wanted tests are not in the report, by their files; `make test-all` runs them."""
    command = [str(PYTHON), "-m", "pytest", "--collect-only", *RUNS[name], "-n0", *args]
    told = subprocess.run(
        command, cwd=ROOT, env=_environment({}), capture_output=True, text=True, check=False
    )
    wanted = Counter(line.partition("::")[0] for line in told.stdout.splitlines() if "::" in line)
    done = [f"{case.get('classname')}." for case in report.iter("testcase")]
    missing = {
        file: count - sum(case.startswith(_module(file)) for case in done) for file, count in wanted.items()
    }
    named = ", ".join(f"{file} ({count})" for file, count in missing.items() if count > 0)
    return f"not done in time: {named or 'none'}"


def _module(file: str) -> str:
    """The name of the module of a file, with a dot: a class of tests in it begins with that."""
    return file.removesuffix(".py").replace("/", ".") + "."


def page_tests(tagged: str = "!slow") -> Part:
    """Run the tests of the browser's code, in Node and, of what is shown, in Chromium without a server.

    Args:
        tagged: Which of them, by their tags as Vitest filters them; empty for all.
    """
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        only = (f"--tagsFilter={tagged}",) if tagged else ()
        reported = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
        command, environment = frontend.npm_call(
            *("run", "--silent", "test", "--prefix", str(frontend.WEB), "--", *only, *reported),
            python=PYTHON,
        )
        done = checks.run("page tests", command, environment)
        root = _read(report)
    checks.show(done)
    return Part(done.name, done.seconds, counted(root), int(not done.passed), failed_in(root))


def pytest(*args: str, **extra: str) -> int:
    """Run pytest with `extra` environment variables; its exit code."""
    return subprocess.call([str(PYTHON), "-m", "pytest", *args], cwd=ROOT, env=_environment(extra))


def _environment(extra: Mapping[str, str]) -> dict[str, str]:
    told = {**os.environ, **extra}
    # Tests start hundreds of programs, which need not be compiled each time.
    told.pop("PYTHONDONTWRITEBYTECODE", None)
    return told


def failed_in(root: ElementTree.Element) -> tuple[str, ...]:
    """The names of the tests that failed, as pytest's report has them."""
    cases = root.iter("testcase")
    failed = (case for case in cases if case.find("failure") is not None or case.find("error") is not None)
    return tuple(f"{case.get('classname')}::{case.get('name')}" for case in failed)


def counted(root: ElementTree.Element) -> str:
    """How many tests passed, failed and were skipped, as pytest's report has it."""
    suites = root.iter("testsuite")
    counts = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in suites:
        counts = {name: count + int(suite.get(name, 0)) for name, count in counts.items()}
    failed = counts["failures"] + counts["errors"]
    told = {
        "passed": counts["tests"] - failed - counts["skipped"],
        "failed": failed,
        "skipped": counts["skipped"],
    }
    said = ", ".join(f"{count} {name}" for name, count in told.items() if count or name == "passed")
    hostile = _seconds_of(root, HOSTILE)
    return f"{said} (of that {minutes(hostile)} of one core for attacks)" if hostile else said


def _seconds_of(report: ElementTree.Element, marked: str) -> float:
    """How long the tests took that carry this property, one after the other."""
    return sum(
        float(case.get("time", 0))
        for case in report.iter("testcase")
        if case.find(f"./properties/property[@name='{marked}']") is not None
    )


def minutes(seconds: float) -> str:
    """A time as it is told: "1:05 min"."""
    return f"{round(seconds) // 60}:{round(seconds) % 60:02} min"


def tell(parts: Sequence[Part], since: float) -> int:
    """Print what failed, what each part took and what came of it; return the exit code of the first that failed.

    Args:
        parts: The parts; some may have been done beside each other.
        since: When the first began, as ``time.monotonic`` counts.
    """
    for part in parts:
        for failed in part.failed:  # here again, for what a test said may be far above
            print(f"· failed: {failed}", file=sys.stderr)
    width = max(len(part.name) for part in parts)
    for part in parts:
        print(f"· {part.name:{width}}  {minutes(part.seconds)}  {part.said}".rstrip(), file=sys.stderr)
    print(f"· {'in all':{width}}  {minutes(time.monotonic() - since)}", file=sys.stderr, flush=True)
    return next((part.code for part in parts if part.code), 0)
