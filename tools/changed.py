"""Finds the tests nearest to what was changed: of the same package, and those that import the changed module itself.

A quick answer while one works; whether all is well, `make test` tells. What no import tells (catalogues, pages, data,
tools) has no nearest tests, and all are run.
"""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
TESTS: Final = ROOT / "tests"
MANY: Final = 30
"""So many files of tests that import a module are all over the house: it is like a word that everybody uses."""

Imports = Mapping[str, frozenset[str]]
"""The names that each module imports, by the module's own name."""


def changed_files(since: str = "HEAD") -> list[Path]:
    """Return the files that differ from a commit, and those that git does not know yet."""
    commands = (
        ("git", "diff", "--name-only", since),
        ("git", "ls-files", "--others", "--exclude-standard"),
    )
    told = (
        subprocess.run(each, cwd=ROOT, capture_output=True, text=True, check=True).stdout for each in commands
    )
    return sorted(ROOT / line for text in told for line in text.splitlines())


def nearest_tests(changed: Iterable[Path], imports: Imports) -> list[Path] | None:
    """Return the files of tests nearest to these files; ``None`` if no import tells which, so that all are wanted."""
    found = set[Path]()
    for path in changed:
        if path.suffix == ".md" and path.parent in {ROOT, ROOT / "docs"}:
            found.add(TESTS / "unit" / "test_docs.py")
        elif path.suffix != ".py" or not {SOURCES, TESTS} & {*path.parents} or "e2e" in path.parts:
            return None
        else:
            found |= _nearest_to(_name(path), imports)
    return sorted(path for path in found if path.exists())


def _nearest_to(changed: str, imports: Imports) -> set[Path]:
    """The tests in which a module of tests ends up, or those nearest to a module of the package."""
    tests = [name for name in imports if name.startswith("tests.") and ".e2e." not in name]
    if changed.startswith("tests."):
        own = _users([changed], tests, imports)
        return {_path(name) for name in own if name.rpartition(".")[2].startswith("test_")}
    package = ".".join(changed.split(".")[:2])
    within = [name for name in imports if f"{name}.".startswith(f"{package}.")]
    affected = _users([changed], within, imports)
    direct = {name for name in tests if changed in imports[name]}
    mirrored = {
        name for name in tests if package.split(".")[-1] in name.split(".") and affected & imports[name]
    }
    chosen = mirrored | (direct if len(direct) <= MANY else set())
    return {_path(name) for name in chosen if name.rpartition(".")[2].startswith("test_")}


def _users(changed: Iterable[str], among: Iterable[str], imports: Imports) -> set[str]:
    """Those of some modules that import these, by way of each other too, and these themselves."""
    users = {*changed}
    among = [*among]
    while more := {name for name in among if name not in users and users & imports[name]}:
        users |= more
    return users


def read_imports() -> Imports:
    """Return what each module of the package and of the tests imports."""
    paths = (*SOURCES.rglob("*.py"), *TESTS.rglob("*.py"))
    return {_name(path): frozenset(_imported(ast.parse(path.read_text("utf-8")))) for path in paths}


def _imported(tree: ast.Module) -> Iterable[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def _name(path: Path) -> str:
    parts = path.relative_to(SOURCES if SOURCES in path.parents else ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _path(name: str) -> Path:
    return ROOT.joinpath(*name.split(".")).with_suffix(".py")
