"""The tasks behind the Makefile, by their names: `dev.py TASK [args]`; the last lines list them all.

Needs Python 3.11 with pip and nothing else; what a task needs is set up before it runs, and is remembered.
"""

import argparse
import itertools
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import busy
import changed
import checks
import environment
import frontend
import native_library
import page_folder
import repeated
import suite
from environment import BIN, PYTHON, ROOT, program


def run(args: Sequence[str]) -> int:
    """Start the server and open the browser, unless told not to; `args` reach `schlemm serve`."""
    environment.set_up()
    opening = () if {"--open", "--no-open"} & {*args} else ("--open",)
    return replace_by(program("schlemm"), "serve", *opening, *args)


def test(args: Sequence[str]) -> int:
    """Run every check and every test that is not slow; with `args` only the tests that pytest selects by them.

    Checks, tests and browser tests run beside each other, and to the end whatever fails, so that one look shows all;
    what each part took comes last. With `--changed` the tests nearest to what is not committed yet, with
    `--changed REV` to what differs from a commit.
    """
    start = time.monotonic()
    ready = set_up()
    if args[:1] == ["--changed"]:
        return near_tests(*args[1:2])
    if args[:1] == ["--shaken"]:
        return shaken_tests(*map(int, args[1:2]))
    if args:
        return suite.pytest(*args)
    return suite.tell([ready, *suite.beside(suite.check, *quick_tests())], start)


def quick_tests(extra: Mapping[str, str] = suite.NOTHING) -> list[Callable[[], suite.Part]]:
    """Return the runs of all tests that are not slow, with `extra` environment variables."""
    return [suite.page_tests, *suite.plays("not slow", extra=extra)]


def near_tests(since: str = "HEAD") -> int:
    """Run the tests nearest to what differs from a commit; all tests where no import tells which these are."""
    near = changed.nearest_tests(changed.changed_files(since), changed.read_imports())
    if near is None:
        print("· what changed is not Python of the package: all tests", file=sys.stderr, flush=True)
        return test(())
    if not near:
        print("· nothing that is tested has changed", file=sys.stderr)
        return 0
    return suite.pytest("-q", "-n", str(suite.CORES), "-m", "not slow", *map(str, near))


def shaken_tests(seed: int | None = None) -> int:
    """Run all tests that are not slow while processor, network and timers are slowed as follows from a number."""
    seed = secrets.randbelow(2**31) if seed is None else seed
    print(f"· repeat this run with: make test ARGS='--shaken {seed}'", file=sys.stderr, flush=True)
    start = time.monotonic()
    with busy.busy(seed):
        return suite.tell(suite.beside(*quick_tests({"SCHLEMM_SHAKEN": str(seed)})), start)


def test_slow(args: Sequence[str]) -> int:
    """Run the tests that `test` leaves out, and all examples of which it tries a part; `args` reach pytest.

    With `--within SECONDS` only tests that are not exhaustive, and as many as are done by then; it names the others.
    """
    start = time.monotonic()
    ready = set_up()
    if args[:1] == ["--within"]:
        return suite.tell([ready, *suite.beside(*suite.plays(SHORT, within=float(args[1])))], start)
    slow = suite.plays("slow or hypothesis", args, extra={"HYPOTHESIS_PROFILE": "thorough"})
    return suite.tell([ready, *suite.beside(partial(suite.page_tests, "slow"), *slow)], start)


def test_all(args: Sequence[str]) -> int:
    """Run every check and every test, with all examples of the properties; `args` reach pytest.

    What `test` and `test_slow` do one after the other, but each property once, and each program of tests started once.
    """
    start = time.monotonic()
    ready = set_up()
    every = suite.plays("", args, extra={"HYPOTHESIS_PROFILE": "thorough"})
    return suite.tell([ready, *suite.beside(suite.check, partial(suite.page_tests, ""), *every)], start)


def repeat(args: Sequence[str]) -> int:
    """Run the tests again and again, half of the times on busy cores, and keep what came of it: `tools/repeated.py`.

    `args`: `--whole 3` for whole runs, `--browser 20` for the browser part; what is in the log is not run again.
    """
    set_up()
    whole = [suite.check, *quick_tests()]
    browser = [suite.page_tests, suite.plays("not slow")[1]]
    return repeated.repeat(args, {"whole": whole, "browser": browser})


def explore(args: Sequence[str]) -> int:
    """Try the properties on new examples, round after round, until one fails; `args` reach pytest.

    With `solver` as the first of them hold the double-dummy search against others instead: `tools/explore_solver.py`;
    with `readers` feed the reader of a format with made-up files: `tools/explore_readers.py`.
    """
    set_up()
    if args and args[0] in {"solver", "readers"}:
        return replace_by(str(PYTHON), "-m", f"tools.explore_{args[0]}", *args[1:])
    wanted = ("-m", "hypothesis", "-n", str(suite.CORES), "-q", *args)
    for number in itertools.count(1):
        seed = f"--hypothesis-seed={secrets.randbelow(2**32)}"
        print(f"· round {number}: {seed}", file=sys.stderr, flush=True)
        if code := suite.pytest(seed, *wanted, HYPOTHESIS_PROFILE="exploring"):
            return code
    raise AssertionError("there is always another round")


def hostile(args: Sequence[str]) -> int:
    """Attack a server at random, round after round, until something breaks; `args`: --rounds N, --seed N, for pytest.

    The differential tests of hidden cards, kills, requests made up from the API's description, crowds that say
    anything on sockets, and restarts. Each round tells the seed by which it can be repeated.
    """
    parser = argparse.ArgumentParser(prog="make hostile")
    parser.add_argument("--rounds", type=int, default=1, help="how many rounds (default 1)")
    parser.add_argument("--seed", type=int, help="what the first round follows from; by chance if not given")
    wished, more = parser.parse_known_args(args)
    set_up()
    first = secrets.randbelow(2**31) if wished.seed is None else wished.seed
    for number in range(first, first + wished.rounds):
        print(f"· repeat this round with: make hostile ARGS='--seed {number}'", file=sys.stderr, flush=True)
        wanted = (f"--hypothesis-seed={number}", "-m", "hostile", "-n", str(suite.CORES), "-q", *more)
        if code := suite.pytest(*wanted, HYPOTHESIS_PROFILE="exploring", SCHLEMM_SEED=str(number)):
            return code
    return 0


def set_up() -> suite.Part:
    """Set up what checks and tests need."""
    start = time.monotonic()
    environment.set_up("dev")
    return suite.Part("set-up", time.monotonic() - start)


def lint(args: Sequence[str]) -> int:
    """Run the checks without the tests; `args` name the checks wanted, none means all."""
    environment.set_up("dev")
    return any(not outcome.passed for outcome in checks.run_all(args))


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


def screens(args: Sequence[str]) -> int:
    """Take a picture of every page and moment, into screens/; `args` choose some (`--only dummy --sizes phone`)."""
    environment.set_up("dev")
    return replace_by(str(PYTHON), "-m", "tests.e2e.screens", *args)


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


def native(args: Sequence[str]) -> int:
    """Build the compiled library; `args`: --wheels [MACHINE ...] packs it for other machines into native/dist."""
    (environment.VENV / ".done" / "native-in-vain").unlink(missing_ok=True)  # asked for: tried again
    environment.set_up()
    return native_library.wheels(args)


def page(args: Sequence[str]) -> int:
    """Write the whole game into a folder for any web space, which needs no server; `args`: the folder, else page/."""
    environment.set_up("dev")
    return page_folder.make([*args])


def sanitize(_args: Sequence[str]) -> int:
    """Try the compiled library under sanitizers of addresses, undefined behaviour and threads, on seeded inputs."""
    return native_library.sanitize()


def words(args: Sequence[str]) -> int:
    """List what languages have no words for yet; `args`: --complete fails if there is anything."""
    environment.set_up()
    return subprocess.call([str(PYTHON), "-m", "tools.words", *args], cwd=ROOT)


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

SHORT = "slow and not exhaustive"
"""Tests that `make test` leaves out and that take seconds, not minutes."""

TASKS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "test-slow": test_slow,
    "test-all": test_all,
    "repeat": repeat,
    "explore": explore,
    "hostile": hostile,
    "check": test,
    "lint": lint,
    "format": format_code,
    "bench": bench,
    "docs": docs,
    "screens": screens,
    "dev": dev,
    "native": native,
    "page": page,
    "sanitize": sanitize,
    "words": words,
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
    except (environment.SetUpError, frontend.FrontEndError, environment.compiling.CompileError) as error:
        print(f"set-up stopped: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
