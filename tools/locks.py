"""Writes requirements/*.txt: every dependency pinned with its hashes, no word about where it comes from."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

import environment
from environment import REQUIREMENTS, ROOT

PROJECT = str(ROOT / "pyproject.toml")
OPTIONS = (
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-emit-package=schlemm",  # these three are made from this tree by the set-up
    "--no-emit-package=schlemm-native",
    "--no-emit-package=schlemm-server",
)
WITH_PROJECT = {"run": ("build",), "dev": ("build", "dev")}
"""Locks that hold the package's own dependencies with those of the server, and the groups added to them."""
EXTRA = "--extra=server"
ALONE = ("uv", "node", "zig", "bench")
"""Groups that are installed by themselves, when a task needs them."""


def write(options: Sequence[str] = ()) -> None:
    """Resolve all groups together, so that the locks agree, and write each lock as a part of that resolution.

    Args:
        options: more options for `uv pip compile`, such as `--upgrade` or `--upgrade-package=NAME`.

    Raises:
        SetUpError: the dependencies contradict each other, or the index cannot be reached.
    """
    environment.make_venv()
    REQUIREMENTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder, "all.txt")
        pins = [path.read_text(encoding="utf-8") for path in sorted(REQUIREMENTS.glob("*.txt"))]
        whole.write_text("".join(pins), encoding="utf-8")  # uv keeps the versions that it finds in its output
        groups = sorted({*ALONE, *(group for groups in WITH_PROJECT.values() for group in groups)})
        resolve(PROJECT, EXTRA, *(f"--group={group}" for group in groups), *options, f"--output-file={whole}")
        for lock, added in WITH_PROJECT.items():
            part(lock, whole, PROJECT, EXTRA, *(f"--group={group}" for group in added))
        for group in ALONE:
            part(group, whole, f"--group={PROJECT}:{group}")


def part(lock: str, whole: Path, *sources: str) -> None:
    """Write one lock, with the versions of the whole resolution."""
    path = REQUIREMENTS / f"{lock}.txt"
    path.unlink(missing_ok=True)
    resolve(*sources, f"--constraints={whole}", f"--output-file={path}")


def resolve(*args: str) -> None:
    """Run `uv pip compile`."""
    environment.uv("compile", *OPTIONS, *args)
