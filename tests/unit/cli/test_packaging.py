"""What the package needs where: dependencies, extras, and what importing and running a part loads."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any, Final

import pytest
from tests.unit.cli.conftest import Terminal

from schlemm.cli.extras import EXTRAS
from schlemm.i18n.profile import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[3]
SOURCES: Final = ROOT / "src" / "schlemm"
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]
SERVER: Final[list[str]] = tomllib.loads((ROOT / "server" / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]["dependencies"]
"""What the distribution with the server asks for."""
MODULE_OF: Final = {
    "access-parser": "access_parser",
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
    "dd": "native",
    "environment": "pettingzoo",
    "store": "cluster",
    "workers": "bulk",
}
"""Parts that use an extra where it is installed, and do without what it is for where it is not."""
FOR_PLOTS: Final = {"matplotlib", "PIL", "endplay"}
IN_A_PAGE: Final = {"pyodide"}
"""What is there where the server runs inside a page, and nowhere else."""
TO_BUILD: Final = ("hatchling",)
"""What the set-up installs both packages with."""
OURS: Final = {"schlemm", "schlemm-native", "schlemm-server"}


def modules(requirements: list[str]) -> set[str]:
    """The modules that requirements bring, extras of our own apart."""
    names = {re.split(r"[<>=;\[ ]", text)[0] for text in requirements if not text.startswith("schlemm[")}
    return {MODULE_OF.get(name, name) for name in names}


BASE: Final = modules(PROJECT["dependencies"])
EXTRA: Final = {
    name: modules(SERVER if name == "server" else texts)
    for name, texts in PROJECT["optional-dependencies"].items()
}


@cache
def imported(path: Path) -> frozenset[str]:
    """The top modules that a file imports anywhere, for types apart."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.append(node.module)
    return frozenset(name.partition(".")[0] for name in found)


def foreign(part: Path) -> set[str]:
    """Those of the files of a part that neither Python nor the package itself brings."""
    return (
        set().union(*map(imported, part.rglob("*.py")))
        - {*sys.stdlib_module_names}
        - {"schlemm", "_typeshed", *IN_A_PAGE}
    )


@pytest.mark.parametrize(
    "part", sorted(path for path in SOURCES.iterdir() if (path / "__init__.py").exists())
)
def test_what_a_part_imports_is_installed_with_it(part: Path) -> None:
    """Server and terminal import what their extras bring, `serve` asks for the server's, all others do without any."""
    extras = EXTRA.get(part.name, set()) | EXTRA.get(WITH_EXTRA.get(part.name, ""), set())
    allowed = BASE | extras | ({"platformdirs", *EXTRA["bws"]} if part.name == "cli" else set())
    assert foreign(part) <= allowed


def test_nothing_is_installed_for_nothing() -> None:
    """Each dependency is imported somewhere, or known to be found by another."""
    assert BASE | set().union(*EXTRA.values()) == {*foreign(SOURCES), *NOT_IMPORTED} - {"hatchling"}


def test_the_terminal_knows_the_extras() -> None:
    """What a command asks for before it starts is what its extra brings; `uvloop` is not there on every system."""
    assert {name: {*found} for name, found in EXTRAS.items()} == {
        "cli": EXTRA["cli"],
        "server": {"schlemm.server"} | EXTRA["server"] - {"uvloop"},
        "native": EXTRA["native"],
        "bulk": EXTRA["bulk"],
        "cluster": EXTRA["cluster"],
        "bws": EXTRA["bws"],
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
    extras = PROJECT["optional-dependencies"]
    asked = [*PROJECT["dependencies"], *extras["cli"], *SERVER, *TO_BUILD]
    installed = pinned("run")
    assert installed <= needed_by(asked)
    assert not installed & {"endplay", "matplotlib", "pillow", "pyparsing", "tqdm"}
    assert "endplay" in pinned("dev")


def test_the_server_brings_what_solves() -> None:
    """Who installs the server has the compiled parts and the command; nothing else that solves stands beside them."""
    extras = PROJECT["optional-dependencies"]
    assert any(text.startswith("schlemm[cli,native]") for text in SERVER)
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
    before = (
        f"import sys; begun = {{*sys.modules}}; sys.modules.update(dict.fromkeys({sorted(forbidden)!r}))\n"
    )
    after = "\nprint('|', *({*sys.modules} - begun))"  # what starts with every Python is not the program's
    ran = subprocess.run(
        [sys.executable, "-c", before + code + after], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert ran.returncode == 0, ran.stderr
    names = {name.partition(".")[0] for name in ran.stdout.rpartition("|")[2].split()}
    return names - {*sys.stdlib_module_names} - {"schlemm"} - forbidden


PURE: Final = """
import importlib, pkgutil
for part in ("core", "evaluation", "scoring", "bidding", "formats", "carding", "dealing", "i18n"):
    package = importlib.import_module(f"schlemm.{part}")
    for found in pkgutil.walk_packages(package.__path__, f"schlemm.{part}."):
        importlib.import_module(found.name)
import schlemm.dd.par, schlemm.dd.native
"""


def test_importing_the_library_loads_nothing_foreign() -> None:
    """Rules, scores, evaluation, bidding, formats, deals, par and words load Python's own library and nothing else."""
    found = loaded(PURE, set())
    assert {name for name in found if not name.startswith("_")} == set()


COMMANDS: Final = (
    ("--help",),
    ("score", "4SX+1", "--more"),
    ("hand", "AKQ54.K32.QJ3.32", "--more"),
    ("deal", "--seed", "1"),
    ("system",),
    ("system", "natur-a", "--topic", "opening"),
    ("bid", "--seed", "1"),
)


def test_the_commands_of_the_terminal_need_their_own_extra_only() -> None:
    """Where no other extra is installed, all commands but `serve` and `match` work, and load no more than theirs."""
    code = f"from schlemm.cli.run import run\nfor words in {COMMANDS!r}:\n    assert run(words) == 0, words"
    others = set().union(*(found for name, found in EXTRA.items() if name != "cli"))
    found = loaded(code, others | FOR_PLOTS)
    assert found >= EXTRA["cli"]
    assert not found & (others | FOR_PLOTS)


def alone(code: str, *args: str) -> subprocess.CompletedProcess[str]:
    """What a program does where nothing is installed but the library: it sees no folder of other packages."""
    before = f"import sys\nsys.path.insert(0, {str(SOURCES.parent)!r})\n"
    command = [sys.executable, "-I", "-S", "-X", "utf8", "-c", before + code, *args]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=ROOT, check=False)


ALONE: Final = """
from schlemm import *

score = contract_score(Contract.parse("4SXN"), 11, vulnerable=True)
print(score.for_side(Seat.NORTH.side), figure_points(Hand.parse("AKQ54.K32.QJ3.32")))
deal, first = random_deal(Pcg32(1).below), Conditions.of_board(1)
game = PbnGame(1, first.dealer, first.vulnerability, deal.hands)
print(read_pbn(write_pbn([game])) == (game,))
public = Public(Seat.NORTH, Vulnerability.NONE, Auction.parse("N: 1NT P"), BySide("forum", "natur-a"))
call = choose_call(public, Hand.parse("KJ842.73.Q52.984"))
opened = Public(Seat.NORTH, Vulnerability.NONE, Auction(Seat.NORTH), BySide("forum", "forum"))
print(call, bid_out(opened, deal).auction.is_over)
shown = BySeat(*([HandSet.of(Box())] * 2), HandSet.of(Box(figures=Range(15, 17))), HandSet.of(Box()))
print(*{figure_points(each.hand(Seat.SOUTH)) in (15, 16, 17) for each in
    sample_shown(deal.hand(Seat.NORTH), Seat.NORTH, shown, 5, Pcg32(1)).deals})
told = explain(Public(Seat.NORTH, Vulnerability.NONE, Auction.parse("N: 1NT P 2H"), BySide("forum", "forum")), 2)
german = Translator(profile_named("de"))
print(german.words.contract(Contract.parse("4SXN")), german.say(told.message.code, dict(told.message.args)), sep="|")
"""
"""What a program does with the library: scores, hands, files of boards, deals, bidding, and German."""


def test_the_library_alone_does_what_it_says() -> None:
    """Where nothing else is installed it scores, values, reads and writes PBN, deals, bids, and explains in German."""
    ran = alone(ALONE)
    assert ran.returncode == 0, ran.stderr
    *numbers, german = ran.stdout.splitlines()
    assert numbers == ["990 15", "True", "2H True", "True"]
    assert german.startswith("4♠X von Nord|Transfer")


def test_the_front_door_needs_nothing_installed() -> None:
    """Everything that `import schlemm` exports does what its types say without any other package."""
    door = ROOT / "tests" / "typing" / "front_door.py"
    ran = alone(f"import runpy\nrunpy.run_path({str(door)!r}, run_name='__main__')")
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_without_its_extra_says_what_to_install(language: str) -> None:
    """Where the library alone is installed the command says in one line, in each language, what brings the rest."""
    ran = alone("from schlemm.cli import main\nmain()", "score", "4SX+1", "--lang", language)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert re.fullmatch(r'[^\n]*\(.*click, rich\)[^\n]*: pip install "\.\[cli\]"\n', ran.stderr), ran.stderr


def test_in_an_unknown_language_the_usual_one_says_what_to_install() -> None:
    """Who asks for a language that we do not speak reads what to install all the same."""
    ran = alone("from schlemm.cli import main\nmain()", "--lang", "nl")
    assert ran.returncode == 1
    assert ran.stderr.endswith('pip install ".[cli]"\n')


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("backup", "copy.db"), "server"),
        (("restore", "copy.db"), "server"),
        (("store", "list", "games.db"), "server"),
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
    folders = "./native ./server" if extra in {"server", "cluster"} else "./native"
    assert f'pip install ".[{extra}]" {folders}' in said
