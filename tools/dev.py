"""The tasks behind the Makefile: `dev.py run|test|test-slow|check|lint|format|bench|docs|dev|lock [args]`.

Needs Python 3.11 with pip and nothing else; what a task needs is set up before it runs, and is remembered.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence

import checks
import environment
import frontend
from environment import BIN, PYTHON, ROOT, program


def run(args: Sequence[str]) -> int:
    """Start the server and open the browser; `args` reach `schlemm serve`."""
    environment.set_up()
    return replace_by(program("schlemm"), "serve", "--open", *args)


CORES = os.cpu_count() or 1

RUNS = (
    ("-n", str(CORES), "--dist", "loadfile", "tests/integration", "tests", "src", "--ignore=tests/e2e"),
    ("-n", str(2 * CORES), "--dist", "worksteal", "tests/e2e"),
)
"""What pytest is given, one run after the other; a marker says which tests of each.

Those with a browser are apart, for its driver leaves an event loop running that others cannot begin in. They mostly
wait, so that a core carries two of them, and share nothing, so that they need not stay together by the file.
"""


def test(args: Sequence[str]) -> int:
    """Run every check and every test that is not slow; with `args` only the tests that pytest selects by them.

    The tests run even after a check has failed, so that one look shows all; their closing lines come last.
    """
    environment.set_up("dev")
    failed = [] if args else checks.run_all()
    return pytest([args] if args else [(*some, "-m", "not slow") for some in RUNS], failed)


def test_slow(args: Sequence[str]) -> int:
    """Run the tests that `test` leaves out; `args` reach pytest."""
    environment.set_up("dev")
    return pytest([(*some, "-m", "slow", *args) for some in RUNS])


NOTHING_SELECTED = 5
"""What pytest ends with where no test was wanted."""


def pytest(runs: Sequence[Sequence[str]], failed: Sequence[str] = ()) -> int:
    """Run pytest with each of these arguments; the tests tell which checks have `failed`."""
    told = {**os.environ, "SCHLEMM_FAILED_CHECKS": ", ".join(failed)}
    told.pop(
        "PYTHONDONTWRITEBYTECODE", None
    )  # tests start hundreds of programs, which need not be compiled each time
    codes = [subprocess.call([str(PYTHON), "-m", "pytest", *some], cwd=ROOT, env=told) for some in runs]
    if len(runs) > 1 and any(code != NOTHING_SELECTED for code in codes):
        codes = [0 if code == NOTHING_SELECTED else code for code in codes]
    return next(filter(None, codes), 0) or bool(failed)


def lint(args: Sequence[str]) -> int:
    """Run the checks without the tests; `args` name the checks wanted, none means all."""
    environment.set_up("dev")
    return bool(checks.run_all(args))


def format_code(_args: Sequence[str]) -> int:
    """Lay out Python, TypeScript and Svelte files, and mend what the linter can mend."""
    environment.set_up("dev")
    ruff = program("ruff")
    fixed = subprocess.call([ruff, "check", "--fix", "--quiet"], cwd=ROOT)
    formatted = subprocess.call([ruff, "format", "--quiet"], cwd=ROOT)
    frontend.npm("run", "--silent", "format", python=PYTHON)
    return fixed or formatted


def bench(args: Sequence[str]) -> int:
    """Print the benchmarks; `args` reach `benchmarks/run.py`."""
    environment.set_up("dev", "bench")
    return replace_by(str(PYTHON), "-m", "benchmarks.run", *args)


def docs(args: Sequence[str]) -> int:
    """Build the documentation into docs/_build/html; `args` reach sphinx-build."""
    environment.set_up("dev")
    return replace_by(*checks.commands()["docs"], *args)


def dev(args: Sequence[str]) -> int:
    """Run the server with Vite in front of it, which shows every change of the page at once."""
    environment.set_up("dev")
    command, extra = frontend.npm_call("run", "--silent", "dev", python=PYTHON)
    vite = subprocess.Popen(command, cwd=frontend.WEB, env={**os.environ, **extra})
    try:
        return subprocess.call([program("schlemm"), "serve", *args], cwd=ROOT)
    finally:
        vite.terminate()


def lock(args: Sequence[str]) -> int:
    """Resolve the dependencies anew and write requirements/*.txt; `args` reach uv (`--upgrade`)."""
    import locks

    locks.write(args)
    return 0


def replace_by(*command: str) -> int:
    """Go on as `command`: Ctrl-C and the exit code are then its own."""
    if os.name != "nt":  # there, replacing a process would return to the shell at once
        os.chdir(ROOT)
        os.execv(command[0], command)
    return subprocess.call(command, cwd=ROOT)


OLDEST_PYTHON = (3, 11)

TASKS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "test-slow": test_slow,
    "check": test,
    "lint": lint,
    "format": format_code,
    "bench": bench,
    "docs": docs,
    "dev": dev,
    "lock": lock,
}


def main() -> int:
    """Run the task that the command line names."""
    if sys.version_info < OLDEST_PYTHON:
        print(
            f"Schlemm needs Python 3.11, not {sys.version.split()[0]}; try: make PY=python3.11",
            file=sys.stderr,
        )
        return 1
    task = TASKS.get(sys.argv[1]) if len(sys.argv) > 1 else None
    if task is None:
        print(f"usage: {sys.argv[0]} {'|'.join(TASKS)} [args]", file=sys.stderr)
        return 2
    os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    try:
        return task(sys.argv[2:])
    except (environment.SetUpError, frontend.FrontEndError) as error:
        print(f"set-up stopped: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
