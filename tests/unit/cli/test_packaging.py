"""What the package needs where: dependencies, extras, and what importing and running a part loads."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any, Final

import pytest
from tests.unit.cli.conftest import Terminal

from schlemm.cli.extras import EXTRAS
from schlemm.i18n import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[3]
SOURCES: Final = ROOT / "src" / "schlemm"
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]
MODULE_OF: Final = {
    "nats-py": "nats",
    "prometheus-client": "prometheus_client",
    "schlemm-native": "schlemm_native",
}
"""Where a distribution and its module are called differently."""
NOT_IMPORTED: Final = {"httptools", "websockets"}
"""What `uvicorn` finds by itself."""
WITH_EXTRA: Final = {
    "bus": "cluster",
    "dealing": "native",
    "environment": "pettingzoo",
    "dd": "native",
    "store": "cluster",
    "workers": "bulk",
}
"""Parts that use an extra where it is installed, and do without what it is for where it is not."""
FOR_PLOTS: Final = {"matplotlib", "PIL", "endplay"}
TO_BUILD: Final = ("hatchling",)
"""What the set-up installs both packages with."""
OURS: Final = {"schlemm", "schlemm-native"}


def modules(requirements: list[str]) -> set[str]:
    """The modules that requirements bring, extras of our own apart."""
    names = {re.split(r"[<>=;\[ ]", text)[0] for text in requirements if not text.startswith("schlemm[")}
    return {MODULE_OF.get(name, name) for name in names}


BASE: Final = modules(PROJECT["dependencies"])
EXTRA: Final = {name: modules(texts) for name, texts in PROJECT["optional-dependencies"].items()}


def imported(part: Path) -> Iterator[str]:
    """The foreign top modules that the files of a part import anywhere, for types apart."""
    for path in part.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            yield from (name.partition(".")[0] for name in names)


def foreign(part: Path) -> set[str]:
    """Those of them that neither Python nor the package itself brings."""
    return {*imported(part)} - {*sys.stdlib_module_names} - {"schlemm", "_typeshed"}


@pytest.mark.parametrize(
    "part", sorted(path for path in SOURCES.iterdir() if (path / "__init__.py").exists())
)
def test_what_a_part_imports_is_installed_with_it(part: Path) -> None:
    """The server's modules import what the extra brings, `serve` asks for it, all others the base or do without."""
    extras = EXTRA.get(part.name, set()) | EXTRA.get(WITH_EXTRA.get(part.name, ""), set())
    allowed = BASE | extras | ({"platformdirs"} if part.name == "cli" else set())
    assert foreign(part) <= allowed


def test_nothing_is_installed_for_nothing() -> None:
    """Each dependency is imported somewhere, or known to be found by another."""
    assert BASE | set().union(*EXTRA.values()) == {*foreign(SOURCES), *NOT_IMPORTED} - {"hatchling"}


def test_the_terminal_knows_the_extras() -> None:
    """What a command asks for before it starts is what its extra brings; `uvloop` is not there on every system."""
    assert {name: {*found} for name, found in EXTRAS.items() if name != "cli"} == {
        "server": EXTRA["server"] - {"uvloop"},
        "native": EXTRA["native"],
        "bulk": EXTRA["bulk"],
        "cluster": EXTRA["cluster"],
    }


def pinned(lock: str) -> set[str]:
    """The packages that a lock installs, on whatever system."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE))


def needed_by(packages: Iterable[str]) -> set[str]:
    """These packages with all that is installed here and that they need in turn, ours and extras apart."""
    found: set[str] = set()
    ahead = [re.split(r"[^\w.-]", text)[0] for text in packages]
    while ahead:
        name = re.sub(r"[._]", "-", ahead.pop().lower())
        if name in found | OURS:
            continue
        try:
            asks = requires(name) or []
        except PackageNotFoundError:  # of another system, or of another Python
            asks = []
        found.add(name)
        ahead += [re.split(r"[^\w.-]", text)[0] for text in asks if "extra ==" not in text]
    return found


def test_to_play_only_what_players_need_is_installed() -> None:
    """The lock of `make run` has nothing that no dependency asks for, and nothing that draws or solves for tests."""
    asked = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"], *TO_BUILD]
    installed = pinned("run")
    assert installed <= needed_by(asked)
    assert not installed & {"endplay", "matplotlib", "pillow", "pyparsing", "tqdm"}
    assert "endplay" in pinned("dev")


def test_the_server_brings_what_solves() -> None:
    """Who installs the server has the compiled parts; nothing else that solves stands beside them."""
    extras = PROJECT["optional-dependencies"]
    assert "schlemm[native]" in extras["server"]
    assert EXTRA["native"] == {"schlemm_native"}
    assert not any(
        "endplay" in text for texts in (PROJECT["dependencies"], *extras.values()) for text in texts
    )


def test_a_database_brings_no_dask() -> None:
    """Who keeps games in a database installs what speaks with it; Dask comes with bulk work, and that alone."""
    assert EXTRA["bulk"] == {"dask", "distributed"}
    others = set().union(*(found for name, found in EXTRA.items() if name != "bulk"))
    assert not others & EXTRA["bulk"]


def loaded(code: str, forbidden: set[str]) -> set[str]:
    """The foreign modules in memory after a program, which fails where it imports what is forbidden."""
    before = f"import sys; sys.modules.update(dict.fromkeys({sorted(forbidden)!r}))\n"
    after = "\nprint('|', *sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", before + code + after], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert ran.returncode == 0, ran.stderr
    names = {name.partition(".")[0] for name in ran.stdout.rpartition("|")[2].split()}
    return names - {*sys.stdlib_module_names} - {"schlemm"} - forbidden


PURE: Final = """
import importlib, pkgutil
for part in ("core", "evaluation", "scoring", "bidding", "formats", "carding", "dealing"):
    package = importlib.import_module(f"schlemm.{part}")
    for found in pkgutil.walk_packages(package.__path__, f"schlemm.{part}."):
        importlib.import_module(found.name)
import schlemm.dd.par, schlemm.dd.native
"""


def test_importing_the_library_loads_nothing_foreign() -> None:
    """Rules, scores, evaluation, bidding, formats, deals and par load Python's own library and nothing else."""
    found = loaded(PURE, set())
    assert {name for name in found if not name.startswith(("_", "sitecustomize", "a1_coverage"))} == set()


COMMANDS: Final = (
    ("--help",),
    ("score", "4SX+1", "--more"),
    ("hand", "AKQ54.K32.QJ3.32", "--more"),
    ("deal", "--seed", "1"),
    ("system",),
    ("system", "natur-a", "--topic", "opening"),
    ("bid", "--seed", "1"),
)


def test_the_commands_of_the_terminal_need_the_base_only() -> None:
    """Where nothing of the extras is installed, all commands but `serve` and `match` work, and load the base alone."""
    code = f"from schlemm.cli.run import run\nfor words in {COMMANDS!r}:\n    assert run(words) == 0, words"
    found = loaded(code, set().union(*EXTRA.values()) | FOR_PLOTS)
    assert found >= {"click", "rich"}
    assert not found & (EXTRA["server"] | FOR_PLOTS)


def test_a_score_needs_no_numbers_package() -> None:
    """Scoring, valuing a hand and dealing do without the package for arrays."""
    code = (
        f"from schlemm.cli.run import run\nfor words in {COMMANDS[:4]!r}:\n    assert run(words) == 0, words"
    )
    assert "numpy" not in loaded(code, {"numpy"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("match", "forum", "forum"), "native"),
        (("match", "forum", "forum", "--cluster", "local"), "bulk"),
        (("store", "migrate", "postgresql://anna@localhost/games"), "cluster"),
    ],
)
def test_what_is_not_installed_is_told(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, words: tuple[str, ...], extra: str
) -> None:
    """Without its extra a command ends with 1, and says what is missing and what to install."""
    missing = EXTRAS[extra][0]
    monkeypatch.setitem(sys.modules, missing, None)
    ran = terminal(*words, SCHLEMM_LANG=language)
    said = " ".join(ran.err.split())
    assert (ran.code, ran.out) == (1, "")
    assert f"({missing})" in said
    assert f'pip install ./native ".[{extra}]"' in said
