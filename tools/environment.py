"""The environment the tasks run in: .venv, locked dependencies, the built front end, the package itself.

Every step leaves a digest of what it was made from in .venv/.done/, so an unchanged tree costs milliseconds.
Standard library only: this is what runs before anything is installed.
"""

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import frontend

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{SUFFIX}"
NATIVE = ROOT / "native"
sys.path.append(str(NATIVE))

import compiling as compiling  # noqa: E402, PLC0414 (of native/, which can be built without this project)


class SetUpError(Exception):
    """A step of the set-up failed; its own output, just above, says why."""


def program(name: str) -> str:
    """The path of a program that a dependency has put into .venv."""
    return str(BIN / f"{name}{SUFFIX}")


def set_up(*groups: str) -> None:
    """Set up what is missing or stale: dependencies, the groups' extra ones, the page, the library, the packages.

    Args:
        groups: names of locks in requirements/ beyond `run`, such as `dev`.

    Raises:
        SetUpError: a step failed; the steps before it need not be repeated.
    """
    if not (VENV / ".done").exists():
        said = "installs Python packages, builds the page and compiles the solver, all into this folder"
        print(f"· the first time: {said}; two to five minutes", file=sys.stderr, flush=True)
    make_venv()
    for lock in ("run", *groups):
        install(lock)
    build_front_end(keep_modules=bool(groups))
    build_library()
    sources = (ROOT / "pyproject.toml", NATIVE / "pyproject.toml", NATIVE / "library_hook.py")
    both = ("-e", str(ROOT), "-e", str(NATIVE))
    step("package", digest(*sources), lambda: uv("install", "--no-deps", "--no-build-isolation", *both))


def make_venv() -> None:
    """Make .venv with uv inside; anew when the interpreter, the place or uv's lock has changed."""
    lock = REQUIREMENTS / "uv.txt"
    locked = lock.exists()  # without a lock (nobody has run `make lock` yet) the newest uv does
    made_from = f"{sys.version} {sys.base_prefix} {ROOT} {digest(lock) if locked else ''}"
    wanted = ["--require-hashes", "-r", str(lock)] if locked else ["uv"]
    step("venv", made_from, lambda: create_venv(wanted))


def create_venv(wanted: list[str]) -> None:
    """Create .venv from scratch and install `wanted` (pip's arguments) with the pip that is at hand."""
    pip = [sys.executable, "-m", "pip"]
    outside = subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode == 0
    without = ["--without-pip"] if outside else []  # a tenth of a second instead of three
    call(sys.executable, "-m", "venv", "--clear", *without, str(VENV))
    pip = [*pip, "--python", str(PYTHON)] if outside else [str(PYTHON), "-m", "pip"]
    call(*pip, "install", "--quiet", "--disable-pip-version-check", *wanted)


def install(lock: str) -> None:
    """Install what `requirements/<lock>.txt` pins, every file checked against its hash, and nothing else.

    A lock names all that is needed, also where a package would ask for more than we use of it.
    """
    path = REQUIREMENTS / f"{lock}.txt"
    step(lock, digest(path), lambda: uv("install", "--no-deps", "--require-hashes", "-r", str(path)))


def build_front_end(*, keep_modules: bool) -> None:
    """Build web/ into the package when its sources have changed; Node comes as a package where there is none.

    Args:
        keep_modules: whether web/node_modules is wanted too, which a machine that only plays can do without.
    """
    start = time.monotonic()
    if frontend.describe(PYTHON):
        say("description of the server", start)
    if not keep_modules and not frontend.stale():
        return
    if not frontend.system_node():
        install("node")
    start = time.monotonic()
    if frontend.install_modules(PYTHON) | frontend.build(PYTHON):
        say("front end", start)


def build_library() -> None:
    """Compile native/ when its sources have changed; a compiler comes as a package where there is none.

    Where it cannot be compiled this is said once, and all goes on without what needs a solver. It is tried again when
    the sources have changed or a compiler has come.
    """
    library = compiling.PACKAGE / compiling.library_name()
    done, in_vain = VENV / ".done" / "native", VENV / ".done" / "native-in-vain"
    if not library.exists():
        done.unlink(missing_ok=True)
    tried = f"{compiling.digest()} {compiling.system_compiler()}"
    if not (in_vain.exists() and in_vain.read_text(encoding="utf-8") == tried):
        try:
            step("native", compiling.digest(), lambda: compile_library(library))
        except (compiling.CompileError, SetUpError) as error:
            without = "bots play by rules of thumb, there are no hints about the play and no reviews"
            said = f"· native: not built, so {without} ({error})"
            print(said, file=sys.stderr, flush=True)
            in_vain.parent.mkdir(parents=True, exist_ok=True)
            in_vain.write_text(tried, encoding="utf-8")


def compile_library(output: Path) -> None:
    """Compile the library for this machine.

    Raises:
        CompileError: it cannot be compiled.
        SetUpError: there is no compiler, and `ziglang` cannot be installed.
    """
    if not compiling.system_compiler():
        install("zig")
    compiling.build(output, python=PYTHON)


def uv(*args: str) -> None:
    """Run `uv pip` on .venv."""
    call(program("uv"), "pip", *args, "--quiet", VIRTUAL_ENV=str(VENV), UV_NO_PROGRESS="1")


def call(*command: str, folder: Path = ROOT, **extra: str) -> None:
    """Run `command` in a folder with `extra` environment variables; its output goes to stderr.

    Raises:
        SetUpError: it could not be started or its exit code is not 0.
    """
    try:
        subprocess.run(command, cwd=folder, env={**os.environ, **extra}, stdout=sys.stderr, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetUpError(" ".join(command)) from error


def step(name: str, made_from: str, make: Callable[[], None]) -> None:
    """Call `make` unless the step `name` has already been made from the same things; say how long it took."""
    stamp = VENV / ".done" / name.replace(" ", "-")
    if stamp.exists() and stamp.read_text(encoding="utf-8") == made_from:
        return
    start = time.monotonic()
    make()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made_from, encoding="utf-8")
    say(name, start)


def say(name: str, start: float) -> None:
    """Tell that the step `name`, begun at `start` on the monotonic clock, is done."""
    print(f"· {name}: {time.monotonic() - start:.1f} s", file=sys.stderr, flush=True)


def digest(*paths: Path) -> str:
    """A digest of the names and contents of files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()
