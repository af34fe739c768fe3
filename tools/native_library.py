"""The compiled library of native/ for the tasks: built, packed for other machines, tried under sanitizers."""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import environment
from environment import NATIVE, PYTHON, SetUpError, compiling

FUZZ = NATIVE / "fuzz"
SANITIZERS = {"address,undefined": "*.cpp", "thread": "threads.cpp"}
"""What compilers call their sanitizers, and the fuzzers that each tries."""
TRACED = ("-g", "-O1", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer", "-pthread")
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
    """Run the fuzzers under each sanitizer that the compiler has, and say which it has not.

    Returns:
        The worst exit code.

    Raises:
        SetUpError: If it has none.
    """
    found = [name for name in SANITIZERS if has_sanitizer(name)]
    for name in SANITIZERS.keys() - found:
        print(f"· {name}: SKIPPED, for the compiler here has no such sanitizer", file=sys.stderr, flush=True)
    if not found:
        raise SetUpError("needs a C++ compiler with sanitizers, such as GCC or Clang")
    return max(fuzzed(name) for name in found)


def has_sanitizer(name: str) -> bool:
    """Whether programs that the machine's compiler makes with a sanitizer are built and run."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "program")
        Path(folder, "empty.cpp").write_text("int main() { return 0; }", encoding="utf-8")
        try:
            compile_with(name, folder, "empty.cpp", "-o", str(program))
        except compiling.CompileError:
            return False
        return subprocess.call([program]) == 0


def fuzzed(sanitizer: str) -> int:
    """Run the fuzzers of a sanitizer with the library, which is compiled once for all of them.

    Returns:
        The worst exit code.

    Raises:
        CompileError: If there is a warning or an error.
    """
    codes = []
    with tempfile.TemporaryDirectory() as folder:
        compile_with(sanitizer, folder, "-c", *map(str, compiling.sources()))
        library = [*map(str, Path(folder).glob("*.o"))]
        for fuzzer in sorted(FUZZ.glob(SANITIZERS[sanitizer])):
            start = time.monotonic()
            program = Path(folder, fuzzer.stem)
            compile_with(sanitizer, folder, str(fuzzer), *library, "-o", str(program))
            codes.append(abs(subprocess.call([program])))
            environment.say(f"{fuzzer.stem} ({sanitizer}): {'FAILED' if codes[-1] else 'ok'}", start)
    return max(codes)


def compile_with(sanitizer: str, folder: str, *arguments: str) -> None:
    """Run the machine's compiler in a folder with a sanitizer, the flags of the library, and these arguments.

    Raises:
        CompileError: If there is none but zig's, or it failed.
    """
    compiler = compiling.system_compiler()
    if compiler is None:
        raise compiling.CompileError("needs a C++ compiler of the machine")
    flags = [*compiling.FLAGS, *STRICT, *TRACED, f"-fsanitize={sanitizer}", f"-I{compiling.SOURCES}"]
    compiling.ran([*compiler, *flags, *arguments], folder)
