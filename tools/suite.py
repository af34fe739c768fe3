"""The tests: in which runs pytest takes them, and what came of each part of the work and how long it took."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import checks
from environment import PYTHON, ROOT

CORES = os.cpu_count() or 1

RUNS = {
    "tests": (
        "-n",
        str(CORES),
        "--dist",
        "loadfile",
        "--no-loadscope-reorder",
        "tests/integration",
        "tests",
        "src",
        "--ignore=tests/e2e",
    ),
    "browser tests": ("-n", str(2 * CORES), "--dist", "worksteal", "tests/e2e"),
}
"""What pytest is given, one run after the other; a marker says which tests of each.

Files go to the workers in the order of ``tests/conftest.py``, those with long tests first, so that none is alone with
one at the end; by itself xdist would begin with the files that have the most tests, and those are short.

Those with a browser are apart, for its driver leaves an event loop running that others cannot begin in. They mostly
wait, so that a core carries two of them, and share nothing, so that they need not stay together by the file.
"""

HOSTILE = "hostile"
"""What the report calls tests that attack a server (``tests/conftest.py``)."""

NO_TESTS = 5
"""What pytest ends with where none was wanted."""


@dataclass(frozen=True)
class Part:
    """A part of the work that is over.

    Attributes:
        name: What it was.
        seconds: How long it took.
        said: What came of it, in a few words.
        code: Its exit code; 0 if all is well.
    """

    name: str
    seconds: float
    said: str = ""
    code: int = 0


def check() -> tuple[Part, list[str]]:
    """Run all checks side by side; what came of it, and which failed."""
    start = time.monotonic()
    outcomes = checks.run_all()
    each = ", ".join(f"{outcome.name} {minutes(outcome.seconds)}" for outcome in outcomes)
    failed = [outcome.name for outcome in outcomes if not outcome.passed]
    said = f"failed: {', '.join(failed)}" if failed else "passed"
    part = Part("checks", time.monotonic() - start, f"{said} (side by side: {each})", int(bool(failed)))
    return part, failed


def play(
    marked: str, failed_checks: Sequence[str] = (), args: Sequence[str] = (), **extra: str
) -> list[Part]:
    """Run the tests that are so marked.

    Args:
        marked: An expression of pytest's markers; all tests if it is empty.
        failed_checks: Which checks have failed; the tests tell it at their end.
        args: More that pytest is given.
        extra: Environment variables for it.
    """
    parts = []
    with tempfile.TemporaryDirectory() as folder:
        for name, run in RUNS.items():
            report, start = Path(folder, f"{name}.xml"), time.monotonic()
            wanted = (*run, "-m", marked, f"--junitxml={report}", *args)
            code = pytest(*wanted, failed_checks=failed_checks, **extra)
            said = counted(report) if report.exists() else "no report"
            parts.append(Part(name, time.monotonic() - start, said, 0 if code == NO_TESTS else code))
    return parts


def pytest(*args: str, failed_checks: Sequence[str] = (), **extra: str) -> int:
    """Run pytest with `extra` environment variables; its exit code."""
    told = {**os.environ, "SCHLEMM_FAILED_CHECKS": ", ".join(failed_checks), **extra}
    # Tests start hundreds of programs, which need not be compiled each time.
    told.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.call([str(PYTHON), "-m", "pytest", *args], cwd=ROOT, env=told)


def counted(report: Path) -> str:
    """How many tests passed, failed and were skipped, as pytest's report has it."""
    root = ElementTree.parse(report).getroot()
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


def tell(parts: Sequence[Part]) -> int:
    """Print what each part took and what came of it; the exit code of the first that failed."""
    width = max(len(part.name) for part in parts)
    for part in parts:
        print(f"· {part.name:{width}}  {minutes(part.seconds)}  {part.said}".rstrip(), file=sys.stderr)
    print(
        f"· {'in all':{width}}  {minutes(sum(part.seconds for part in parts))}", file=sys.stderr, flush=True
    )
    return next((part.code for part in parts if part.code), 0)
