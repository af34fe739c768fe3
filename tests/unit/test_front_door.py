"""What `import schlemm` promises: a small typed front door, which loads what is asked for and nothing else."""

import ast
import re
import runpy
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import schlemm

ROOT: Final = Path(__file__).resolve().parents[2]
TYPED: Final = ROOT / "tests" / "typing" / "front_door.py"
EXPORTS: Final = [name for name in schlemm.__all__ if name != "__version__"]
DOOR: Final = ast.parse((ROOT / "src" / "schlemm" / "__init__.py").read_text(encoding="utf-8"))


def loaded(code: str) -> set[str]:
    """The modules of the package, and foreign ones, in memory after a program."""
    said = f"{code}\nimport sys\nprint(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True, cwd=ROOT)
    return {name for name in ran.stdout.split() if name.partition(".")[0] not in sys.stdlib_module_names}


def test_everything_at_the_front_door_works() -> None:
    """The file whose types pyrefly checks also runs."""
    runpy.run_path(str(TYPED), run_name="__main__")


def test_every_export_is_checked_for_its_type() -> None:
    """Each export stands in the file that pyrefly checks, so that none of them can turn into `Any`."""
    used = set(re.findall(r"\bschlemm\.(\w+)", TYPED.read_text(encoding="utf-8")))
    assert {*EXPORTS} - used == set()


@pytest.mark.parametrize("name", EXPORTS)
def test_an_export_explains_itself_and_stands_in_the_guide(name: str) -> None:
    """Each export has a docstring of its own, and the guide of the library names it."""
    found = getattr(schlemm, name)
    assert (found.__doc__ or type(found).__doc__ or "").strip()
    assert f"`{name}`" in (ROOT / "docs" / "library.md").read_text(encoding="utf-8")


def test_what_type_checkers_see_is_what_programs_get() -> None:
    """The imports for type checkers, the list of exports and the modules they are loaded from agree."""
    imported = {
        alias.name: node.module
        for node in ast.walk(DOOR)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("schlemm.")
        for alias in node.names
    }
    assert sorted(imported) == sorted(EXPORTS)
    for name, module in imported.items():
        assert getattr(schlemm, name) is getattr(sys.modules[str(module)], name)


def test_what_is_not_exported_is_not_there() -> None:
    """An unknown name fails as with any module, and the exports are listed."""
    with pytest.raises(AttributeError, match="no attribute 'Trumpf'"):
        schlemm.Trumpf  # pyrefly: ignore[missing-attribute]  # noqa: B018
    assert {*schlemm.__all__} <= {*dir(schlemm)}


def test_the_door_opens_at_once() -> None:
    """Importing the package loads nothing else of it, nor anything foreign, nor `typing`."""
    code = "import sys\nbefore = {*sys.modules}\nimport schlemm\nprint(*({*sys.modules} - before), file=sys.stderr)"
    ran = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys\nsys.path.insert(0, 'src')\n{code}"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert ran.stderr.split() == ["schlemm"]


@pytest.mark.parametrize(
    ("asked", "allowed"),
    [
        ("Card, Hand, Auction, Contract, Deal", {"core"}),
        ("contract_score, RubberForm, match_imps", {"core", "scoring"}),
        ("value_hand", {"core", "evaluation"}),
        ("deal_of_number, random_deal", {"core", "dealing"}),
        ("read_result, read_pbn", {"core", "formats"}),
    ],
)
def test_what_is_asked_for_is_what_is_loaded(asked: str, allowed: set[str]) -> None:
    """An export loads its own package and those below it, and no array library, catalogue or server."""
    found = loaded(f"from schlemm import {asked}")
    parts = {name.split(".")[1] for name in found if name.startswith("schlemm.")}
    assert parts <= allowed
    assert "numpy" not in found


PACKAGE: Final = ROOT / "src" / "schlemm"
LIBRARY: Final = ("core", "evaluation", "scoring", "formats", "dealing", "dd", "carding", "bidding")
TOPICS: Final = ("bidding.systems", "bidding.natural")
"""What systems are made of: a module a topic, which nobody imports but the system, and everybody may read."""


def module_of(file: Path) -> str:
    """The module that a file of the package is, without the package's own name."""
    return ".".join(file.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")


@cache
def importers() -> dict[str, set[str]]:
    """Who imports each module, by its own name: modules of the package, or the path of a tool or a benchmark."""
    found: dict[str, set[str]] = {}
    outside = [path for folder in ("tools", "benchmarks", "lab") for path in (ROOT / folder).rglob("*.py")]
    for file in (*PACKAGE.rglob("*.py"), *outside):
        who = module_of(file) if file.is_relative_to(PACKAGE) else str(file.relative_to(ROOT))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
            for name in names:
                found.setdefault(name.removeprefix("schlemm."), set()).add(who)
    return found


def test_what_begins_with_an_underscore_is_imported_by_its_own_package_alone() -> None:
    """No module of another package, and no tool or benchmark, imports one whose name begins with an underscore."""
    private = [module_of(file) for file in PACKAGE.rglob("_[a-z]*.py")]
    assert len(private) > 10
    by = importers()
    taken = [
        (name, who)
        for name in private
        for who in by.get(name, ())
        if not who.startswith(name.partition(".")[0] + ".")
    ]
    assert taken == []


def test_a_module_of_the_library_that_is_nobodys_business_says_so() -> None:
    """A module that only its own package imports, and no page names, begins with an underscore."""
    pages = "\n".join(
        page.read_text(encoding="utf-8") for page in (*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md"))
    )
    by, unmarked = importers(), list[str]()
    for file in (file for part in LIBRARY for file in (PACKAGE / part).rglob("[a-z]*.py")):
        name = module_of(file)
        own = name.partition(".")[0] + "."
        who = by.get(name, set())
        told = name.replace(".", "/") + ".py" in pages or f"schlemm.{name}" in pages
        if who and all(each.startswith(own) for each in who) and not told and not name.startswith(TOPICS):
            unmarked.append(name)
    assert unmarked == []
