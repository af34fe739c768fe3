"""The habits of the house as tests: imports of the core, no file that belongs to one machine, bounds of waiting."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "src" / "schlemm" / "core"
SOURCES = ("src", "native", "tools", "tests", "benchmarks", "lab", "docs", "web", "server")
NOT_OURS = {".git", ".venv", "node_modules", "static", "_build", "__pycache__"}


def committed() -> list[Path]:
    """Every file that is or could be committed; without git (a source distribution) every file there is."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        found = (path for path in ROOT.rglob("*") if not NOT_OURS & {*path.relative_to(ROOT).parts})
    else:
        found = (ROOT / name for name in told.split("\0") if name)
    return sorted(path for path in found if path.is_file())


def code(*suffixes: str) -> list[Path]:
    """The committed source files of these kinds."""
    return [
        path for path in committed() if path.suffix in suffixes and path.relative_to(ROOT).parts[0] in SOURCES
    ]


def where(path: Path) -> str:
    """The name of a file as seen from the top of the project."""
    return path.relative_to(ROOT).as_posix()


@pytest.fixture(scope="module")
def modules() -> dict[Path, ast.Module]:
    """Every Python file of ours, parsed."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in code(".py")}


def test_the_core_needs_only_the_standard_library(modules: dict[Path, ast.Module]) -> None:
    """The rules import the standard library and each other, nothing else."""
    allowed = {*sys.stdlib_module_names, "schlemm.core"}
    core = {path: tree for path, tree in modules.items() if CORE in path.parents}
    imported = {(where(path), name) for path, tree in core.items() for name in imports(tree)}
    assert core
    assert {
        (path, name) for path, name in imported if not {name, name.split(".")[0], top_two(name)} & allowed
    } == set()


def imports(tree: ast.Module) -> Iterator[str]:
    """The full names of the modules that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "schlemm.core" if node.level else node.module or ""


def top_two(name: str) -> str:
    """The first two parts of a module's name."""
    return ".".join(name.split(".")[:2])


HOSTS = (
    ("pypi", "org"),
    ("python" + "hosted", "org"),
    ("npmjs", "org"),
    ("npmjs", "com"),
    ("yarnpkg", "com"),
    ("deb", "debian", "org"),
    ("jsdelivr", "net"),
    ("unpkg", "com"),
    ("googleapis", "com"),
)
"""Registries and content networks, in pieces: this file is read by the test too."""

HOMES = r"(?<![\w./~}-])/(?:(?:root|work)/|(?:home|Users|tmp)/\w)"
"""Where somebody's own files lie; what stands before it tells a path from a part of an address."""


def texts() -> Iterator[tuple[str, str]]:
    """Name and text of every committed text file."""
    for path in committed():
        try:
            yield where(path), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font


def found(pattern: str) -> list[str]:
    """Where in the committed files a pattern occurs: file, line, and the words found."""
    search = re.compile(pattern)
    return [
        f"{name}:{number}: {hit.group()}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), start=1)
        if (hit := search.search(line))
    ]


def test_no_file_names_a_registry() -> None:
    """Where packages come from is the business of the machine that installs them."""
    assert found("|".join(re.escape(".".join(parts)) for parts in HOSTS)) == []


def test_no_file_names_a_place_on_one_machine() -> None:
    """No path of anybody's own machine stands in a file."""
    assert found(HOMES) == []


def test_the_checks_see_what_they_look_for() -> None:
    """The search for places finds one when there is one, so that an empty answer means something."""
    assert re.search(HOMES, "data in /" + "home/anna/x.db")
    assert not re.search(HOMES, "https://example.com/" + "home/anna/x.db")


def test_what_the_type_checker_shall_ignore_is_named() -> None:
    """A comment that makes pyrefly ignore something names its kind; those for other checkers it does not heed."""
    unnamed = re.compile(r"#\s*(?:type: ignore|pyrefly: ignore(?:-errors)?(?!-errors|\[))")
    found = [where(path) for path in code(".py") if unnamed.search(path.read_text(encoding="utf-8"))]
    assert unnamed.search("# pyrefly: " + "ignore")
    assert found == []


def test_what_is_waited_for_in_a_page_is_a_function(modules: dict[Path, ast.Module]) -> None:
    """A bare expression is evaluated anew by the page itself, which forbids that unless it holds at the first look.

    Nor is it an asynchronous one: what that gives is a promise, which counts as true whatever comes of it.
    """
    waits = [
        (where(path), call.lineno, text.value)
        for path, tree in modules.items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        if call.func.attr == "wait_for_function"
        for text in call.args[:1]
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    ]
    assert len(waits) > 5, "nothing was found; is it called otherwise?"
    assert [wait for wait in waits if not re.match(r"\s*(\(.*?\)|\w+)\s*=>", wait[2])] == []


def test_no_test_gives_up_sooner_than_others(modules: dict[Path, ast.Module]) -> None:
    """How long a test waits for what must happen is said in one place, so that no full machine makes it fail."""
    bounds = [
        (where(path), bound)
        for path, tree in modules.items()
        if where(path).startswith("tests/")
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        for bound in given_as_bound(call)
    ]
    assert len(bounds) > 20, "nothing was found; is it called otherwise?"
    assert [(file, ast.unparse(bound)) for file, bound in bounds if isinstance(bound, ast.Constant)] == []


def test_nothing_is_named_by_its_place_in_memory(modules: dict[Path, ast.Module]) -> None:
    """Two things that live one after the other can lie at one place, so that they would now and then share a name."""
    named = [
        where(path)
        for path, tree in modules.items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "id"
    ]
    assert named == []


def given_as_bound(call: ast.Call) -> Iterator[ast.expr]:
    """What a call is told of how long it may take: ``timeout=`` of anything, and the delay of ``asyncio.timeout``."""
    yield from (each.value for each in call.keywords if each.arg == "timeout")
    if isinstance(call.func, ast.Attribute) and call.func.attr in {"timeout", "wait_for"}:
        yield from call.args[-1:]
