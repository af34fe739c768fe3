"""The checks beside the tests: layout, lint, types, layers, the browser's types, the documentation."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import frontend
from environment import PYTHON, ROOT, SetUpError, program


@dataclass(frozen=True)
class Outcome:
    """What one check said: its name, whether it is content, its output, and how many seconds it took."""

    name: str
    passed: bool
    output: str
    seconds: float


def commands() -> dict[str, list[str]]:
    """Every check's command by the check's name; the slow ones first, quick ones fill the gaps."""
    ruff, npm = program("ruff"), frontend.npm_call("run", "--silent", python=PYTHON)[0]
    in_web = ["--prefix", str(frontend.WEB)]
    return {
        "browser types": [*npm, "check", *in_web],
        "browser lint": [*npm, "lint", *in_web],
        "docs": [
            program("sphinx-build"),
            "-q",
            "-W",
            "--keep-going",
            "-b",
            "html",
            "docs",
            "docs/_build/html",
        ],
        "browser format": [*npm, "format:check", *in_web],
        "browser layers": [*npm, "layers", *in_web],
        "layers": [program("lint-imports")],
        "types": [program("pyrefly"), "check", "--python-interpreter-path", str(PYTHON)],
        "lint": [ruff, "check"],
        "format": [ruff, "format", "--check"],
    }


def run_all(wanted: Sequence[str] = ()) -> list[Outcome]:
    """Run the checks side by side and show what they say.

    Args:
        wanted: names of checks; none means all of them.

    Returns:
        What each of them said.

    Raises:
        SetUpError: there is no check of a wanted name.
    """
    known = commands()
    if unknown := [name for name in wanted if name not in known]:
        raise SetUpError(f"no check is called {unknown[0]!r}; there are: {', '.join(known)}")
    extra = frontend.npm_call(python=PYTHON)[1]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting = [pool.submit(run, name, known[name], extra) for name in wanted or known]
        outcomes = [future.result() for future in waiting]
    for outcome in outcomes:
        show(outcome)
    return outcomes


def run(name: str, command: Sequence[str], extra: Mapping[str, str]) -> Outcome:
    """Run one check with `extra` environment variables and keep what it says."""
    start = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **extra},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return Outcome(name, done.returncode == 0, done.stdout, time.monotonic() - start)


def show(outcome: Outcome) -> None:
    """Tell how a check went, with its output if it is not content."""
    word = "ok" if outcome.passed else "FAILED"
    print(f"· {outcome.name}: {word}, {outcome.seconds:.1f} s", file=sys.stderr)
    if not outcome.passed:
        print(outcome.output.rstrip(), file=sys.stderr)
    sys.stderr.flush()
