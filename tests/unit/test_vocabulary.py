"""One word a thing: no public class shares its name with another one, and no function with one of its package."""

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "schlemm"

SHARED = {"command"}
"""Functions that play one role in several parts of a package; the vocabulary says which."""


def public_names(
    folder: Path, *kinds: type[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]
) -> Counter[str]:
    """How many public definitions of these kinds a folder has of each name.

    A route is called as what it answers with, and adds no name.
    """
    return Counter(
        node.name
        for path in folder.rglob("*.py")
        if not path.stem.endswith("routes")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, kinds) and not node.name.startswith("_")
    )


def spoken_of() -> set[str]:
    """The names that stand in the vocabulary, as code."""
    page = (ROOT / "docs" / "vocabulary.md").read_text("utf-8")
    return set(re.findall(r"`(\w+)`", page))


def test_a_class_has_a_name_of_its_own() -> None:
    """No public class stands twice."""
    names = public_names(PACKAGE, ast.ClassDef)
    assert names["Table"], "nothing was found; does the package lie elsewhere?"
    doubles = {name for name, count in names.items() if count > 1}
    assert not doubles, "give the newcomer another name"


def test_a_function_has_a_name_of_its_own() -> None:
    """Within a package, only functions that play the same role share a name, and the vocabulary speaks of each."""
    packages = sorted(path.parent for path in PACKAGE.glob("*/__init__.py"))
    doubles = {
        name
        for package in packages
        for name, count in public_names(package, ast.FunctionDef, ast.AsyncFunctionDef).items()
        if count > 1
    }
    assert doubles == SHARED, "give the newcomer another name, or begin it with an underscore"
    assert doubles <= spoken_of()
