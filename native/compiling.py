"""Compiles the sources in cpp/ into the library that the package opens. Standard library only.

For this machine its own compiler is taken, or the package `ziglang` where there is none; with `ziglang` the library is
also built for other machines. The tasks of the project and the hook that builds wheels both use this.
"""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = HERE / "cpp"
PACKAGE = HERE / "src" / "schlemm_native"
STEM = "_library"
ZIG_PACKAGE = "ziglang>=0.15"
"""A C++ compiler as a Python package, for machines that have none, and for building for others."""
FLAGS = (
    "-std=c++17",
    "-O3",
    "-fvisibility=hidden",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-threadsafe-statics",
    "-fno-math-errno",
)
SHARED = ("-fPIC", "-fno-semantic-interposition")
"""Without the second one, and hidden names, position-independent code costs a third of the speed."""

FOR_PAGE = ("-target", "wasm32-wasi", "-fPIC", "-msimd128", "-mno-extended-const")
"""Older engines know no sums in the constants of a module."""
LINKED_FOR_PAGE = (
    "-shared",
    "--experimental-pic",
    "--unresolved-symbols=import-dynamic",
    "--no-entry",
    "--strip-all",
)


class CompileError(Exception):
    """No compiler was found, or it failed; the message has what it said."""


@dataclass(frozen=True)
class Target:
    """A kind of machine that the library is built for.

    Attributes:
        triple: What zig calls it.
        tag: The end of the wheel's name.
        suffix: Of the library.
    """

    triple: str
    tag: str
    suffix: str = ".so"

    @property
    def file(self) -> str:
        """The name of the library."""
        return f"{STEM}{self.suffix}"


TARGETS = {
    "linux-x86_64": Target("x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64"),
    "linux-arm64": Target("aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64"),
    "macos-x86_64": Target("x86_64-macos", "macosx_13_0_x86_64", ".dylib"),
    "macos-arm64": Target("aarch64-macos", "macosx_13_0_arm64", ".dylib"),
    "windows-x86_64": Target("x86_64-windows-gnu", "win_amd64", ".dll"),
}


def library_name() -> str:
    """The file that this machine's package opens."""
    return f"{STEM}{ {'win32': '.dll', 'darwin': '.dylib'}.get(sys.platform, '.so') }"


def sources() -> list[Path]:
    """The files to compile, in a fixed order."""
    return sorted(SOURCES.glob("*.cpp"))


def digest() -> str:
    """A digest of everything that the library is made from, this file and the machine's kind included."""
    found = hashlib.sha256(f"{sys.platform} {platform.machine()}".encode())
    for path in [Path(__file__), *sorted(SOURCES.iterdir())]:
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def system_compiler() -> list[str] | None:
    """The machine's own C++ compiler, or `CXX`; `SCHLEMM_OWN_ZIG=1` says not to use it.

    GCC and Clang are looked for by their C driver too: it compiles C++ as well, and links nothing of C++.
    """
    if os.environ.get("SCHLEMM_OWN_ZIG"):
        return None
    if chosen := os.environ.get("CXX"):
        return chosen.split()
    names = ("g++", "clang++", "c++")
    return next(([found] for name in names if (found := shutil.which(name))), None)


def zig(python: Path | str = sys.executable) -> list[str] | None:
    """The compiler of `ZIG_PACKAGE` as installed for `python`; `None` if it is not."""
    question = "import importlib.util as u, sys; sys.exit(u.find_spec('ziglang') is None)"
    missing = subprocess.run([str(python), "-c", question], capture_output=True, check=False).returncode
    return None if missing else [str(python), "-m", "ziglang", "c++"]


def compiler_for(target: Target | None, python: Path | str = sys.executable) -> list[str]:
    """The command that compiles for a target, or for this machine if there is none.

    Raises:
        CompileError: there is no such compiler; it says what to install.
    """
    found = zig(python) if target else system_compiler() or zig(python)
    if found is None:
        wanted = f"the package {ZIG_PACKAGE}" if target else f"a C++ compiler, or the package {ZIG_PACKAGE}"
        raise CompileError(f"needs {wanted}")
    return [*found, "-target", target.triple] if target else found


def build(output: Path, target: Target | None = None, python: Path | str = sys.executable) -> None:
    """Compile the library into `output`, which is replaced in one step.

    Args:
        output: the file to write.
        target: for which machine; `None` for this one.
        python: the interpreter that `ZIG_PACKAGE` is installed for, if it is.

    Raises:
        CompileError: there is no compiler, or it failed.
    """
    compiler = compiler_for(target, python)
    windows = target.suffix == ".dll" if target else sys.platform == "win32"
    # Windows' linker leaves more than one file, and for macOS zig leaves one even when it is asked for its version.
    with tempfile.TemporaryDirectory(dir=output.parent) as folder:
        without_runtime = ["-nostdlib++"] if is_clang(compiler, folder) else []
        flags = [*FLAGS, "-shared", *([] if windows else SHARED), *without_runtime]
        made = Path(folder, output.name)
        ran([*compiler, *flags, *map(str, sources()), "-o", str(made)], folder)
        made.replace(output)


def build_for_page(output: Path, python: Path | str = sys.executable) -> None:
    """Compile the library for Pyodide into `output`: a module that its Python opens as any other library.

    What it needs of C comes from Pyodide itself, so that nothing of that is linked in.

    Args:
        output: the file to write.
        python: the interpreter that `ZIG_PACKAGE` is installed for.

    Raises:
        CompileError: that package is not there, or it failed.
    """
    compiler = zig(python)
    if compiler is None:
        raise CompileError(f"needs the package {ZIG_PACKAGE}")
    with tempfile.TemporaryDirectory(dir=output.parent) as folder:
        objects = [str(Path(folder, f"{source.stem}.o")) for source in sources()]
        for source, compiled in zip(sources(), objects, strict=True):
            ran([*compiler, *FLAGS, *FOR_PAGE, "-c", str(source), "-o", compiled], folder)
        made = Path(folder, output.name)
        ran([*compiler[:-1], "wasm-ld", *LINKED_FOR_PAGE, *objects, "-o", str(made)], folder)
        made.replace(output)


def is_clang(compiler: Sequence[str], folder: str | None = None) -> bool:
    """Whether a compiler, asked in a folder, is Clang, of which zig's is one: GCC learnt the flags later."""
    return bool(re.search("clang", ran([*compiler, "--version"], folder)))


def ran(command: Sequence[str], folder: str | None = None) -> str:
    """What a compiler prints, run in a folder.

    Raises:
        CompileError: it could not be started, or its exit code is not 0.
    """
    try:
        told = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, errors="replace", check=False
        )
    except OSError as error:
        raise CompileError(f"{command[0]}: {error}") from error
    if told.returncode:
        raise CompileError(f"{command[0]} failed:\n{told.stderr.strip()}")
    return told.stdout
