"""The compiled library of native/ for the tasks: built, packed for other machines, tried under sanitizers."""

import argparse
import os
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import environment
from environment import NATIVE, PYTHON, SetUpError, compiling

FUZZ = NATIVE / "fuzz"
SANITIZERS = (
    "-g",
    "-O1",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-fno-omit-frame-pointer",
)
STRICT = ("-Wall", "-Wextra", "-Wconversion", "-Werror")


def wheels(args: Sequence[str]) -> int:
    """With `--wheels` pack the library for all machines, or for those named, into native/dist."""
    parser = argparse.ArgumentParser(prog="make native")
    parser.add_argument("--wheels", nargs="*", choices=compiling.TARGETS, metavar="MACHINE")
    wished = parser.parse_args(args)
    if wished.wheels is None:
        return 0
    environment.install("zig")
    for name in wished.wheels or compiling.TARGETS:
        start = time.monotonic()
        command = [str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
        environment.call(*command, folder=NATIVE, SCHLEMM_TARGET=name)
        environment.say(f"wheel for {name}", start)
    return 0


def sanitize() -> int:
    """Compile the library with its fuzzers under the address and undefined-behaviour sanitizers, and run them."""
    compiler = compiling.system_compiler()
    if compiler is None:
        raise SetUpError("needs a C++ compiler with sanitizers, such as GCC or Clang")
    worst = 0
    with tempfile.TemporaryDirectory() as folder:
        for fuzzer in sorted(FUZZ.glob("*.cpp")):
            start = time.monotonic()
            program = Path(folder, fuzzer.stem)
            files = [*map(str, compiling.sources()), str(fuzzer)]
            flags = [*compiling.FLAGS, *STRICT, *SANITIZERS, f"-I{compiling.SOURCES}"]
            compiling.ran([*compiler, *flags, *files, "-o", str(program)], folder)
            code = subprocess.call([str(program)], env={**os.environ, "ASAN_OPTIONS": "detect_leaks=1"})
            environment.say(f"{fuzzer.stem}: {'FAILED' if code else 'ok'}", start)
            worst = worst or code
    return worst
