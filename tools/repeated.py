"""Runs the tests again and again, to see that they are red only for a reason; goes on where it was interrupted.

What came of each run is a line of `LOG`: the commit, which tests, whether the cores were busy, and what failed. Runs of
another commit do not count.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any

import suite
from busy import busy
from environment import ROOT

LOG = ROOT / "build" / "repeated.jsonl"
"""Not among what browser tests leave behind, which each run of them clears."""

Works = Sequence[Callable[[], suite.Part]]


def repeat(args: Sequence[str], runs: dict[str, Works]) -> int:
    """Run each of these as often as `args` say, half of the times with all cores busy, but for what the log has.

    Args:
        args: `--NAME COUNT` for each of the runs.
        runs: By its name, what is run beside each other.

    Returns:
        1 if any run of this commit failed, also one that the log had.
    """
    parser = argparse.ArgumentParser(prog="make repeat")
    for name in runs:
        parser.add_argument(f"--{name}", type=int, default=0, help="how often (default 0)")
    wanted = vars(parser.parse_args(args))
    commit = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=ROOT, text=True).strip()
    for name, works in runs.items():
        for number in range(done(commit, name), wanted[name]):
            _keep(commit, name, works, on_busy_cores=number % 2 == 1)
    return _tell(commit)


def done(commit: str, name: str) -> int:
    """Return how many of these runs the log has of a commit."""
    return sum(run["run"] == name for run in _kept(commit))


def _kept(commit: str) -> list[dict[str, Any]]:
    lines = LOG.read_text(encoding="utf-8").splitlines() if LOG.exists() else []
    return [run for run in map(json.loads, lines) if run["commit"] == commit]


def _keep(commit: str, name: str, works: Works, *, on_busy_cores: bool) -> None:
    with busy() if on_busy_cores else nullcontext():
        parts = suite.beside(*works)
    kept = {
        "commit": commit,
        "run": name,
        "busy": on_busy_cores,
        "parts": {part.name: [round(part.seconds), part.said] for part in parts},
        "failed": [failed for part in parts for failed in part.failed or (part.name,) * bool(part.code)],
    }
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        print(json.dumps(kept), file=log)


def _tell(commit: str) -> int:
    runs = _kept(commit)
    for run in runs:
        took = ", ".join(f"{name} {suite.minutes(seconds)}" for name, (seconds, _) in run["parts"].items())
        said = f"{len(run['failed'])} failed: {', '.join(run['failed'])}" if run["failed"] else "green"
        print(f"· {run['run']}, {'busy' if run['busy'] else 'quiet'}: {said} ({took})", file=sys.stderr)
    return int(any(run["failed"] for run in runs))
