"""What is packed to be given away: the library, the server with its page, and source distributions that become both."""

import ast
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any, Final

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import schlemm
from page_hook import PageHook

ROOT: Final = Path(__file__).resolve().parents[3]
SERVER: Final = ROOT / "server"
SOURCES: Final = ROOT / "src" / "schlemm"
MOST: Final = 4_900_000
"""Bytes of the library as it is installed; 5 MB with what an installer writes beside it."""


def project(folder: Path) -> dict[str, Any]:
    """All that a folder's pyproject.toml says."""
    return tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))


def hook() -> PageHook:
    """What builds the distribution with the server."""
    metadata = ProjectMetadata(str(SERVER), PluginManager())
    config = project(SERVER)["tool"]["hatch"]["build"]["hooks"]["custom"]
    return PageHook(str(SERVER), config, None, metadata, "", "wheel")


def packed(root: Path, kind: str, target: Path) -> Path:
    """The distribution of a kind that is built of a source tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(command, cwd=root, check=True, capture_output=True)
    (found,) = target.iterdir()
    return found


def unpacked(archive: Path, target: Path) -> Path:
    """The tree that a source distribution holds."""
    with tarfile.open(archive) as file:
        file.extractall(target, filter="data")
    (found,) = target.iterdir()
    return found


def test_a_build_asks_for_nothing_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """To describe the server a build installs what the server imports, and nothing of ours: no index has it."""
    frontend = hook().frontend()
    assert frontend is not None
    monkeypatch.setattr(frontend, "undescribed", lambda: True)
    monkeypatch.setattr(PageHook, "frontend", lambda self: frontend)
    asked = hook().dependencies()
    assert any(text.startswith("litestar") for text in asked)
    assert not any(text.startswith("schlemm") for text in asked)


def test_the_distributions_are_of_one_version_and_ask_for_each_other() -> None:
    """A server never runs on another version of the rules than it was made with."""
    server = project(SERVER)["project"]
    assert server["version"] == schlemm.__version__
    assert f"schlemm[cli,native]=={schlemm.__version__}" in server["dependencies"]
    assert project(ROOT)["project"]["optional-dependencies"]["server"] == [
        f"schlemm-server=={schlemm.__version__}"
    ]


def test_each_part_is_in_one_distribution() -> None:
    """What the library leaves out is what the server packs, and the library is small without it."""
    left_out = project(ROOT)["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]
    assert {Path(place).name for place in left_out} == {*hook().config["parts"]}
    apart = [SOURCES / Path(place).name for place in left_out]
    assert all(part.is_dir() for part in apart)
    kept = [
        file
        for file in SOURCES.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and not {*apart} & {*file.parents}
    ]
    assert sum(file.stat().st_size for file in kept) <= MOST


def parts_used(file: Path) -> set[str]:
    """The parts of the package that a module imports anywhere, for types apart."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    named = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name.split(".")[1] for name in named if name.startswith("schlemm.")}


def test_the_library_does_not_use_what_it_leaves_out() -> None:
    """Only commands that ask for the extra first do, and the suites for other people's stores and tables."""
    apart = {*hook().config["parts"]}
    found = {
        file.relative_to(SOURCES).as_posix()
        for part in SOURCES.iterdir()
        if part.is_dir() and part.name not in {*apart, "testing"}
        for file in part.rglob("*.py")
        if parts_used(file) & apart
    }
    commands = {f"cli/commands/{name}.py" for name in ("backup", "bots", "restore", "serve", "store")}
    assert found == {"cli/stores.py", *commands}


@pytest.mark.exhaustive
def test_a_source_distribution_needs_neither_node_nor_the_server_to_become_a_wheel(tmp_path: Path) -> None:
    """That of the server has the built page, that of the library the lessons, and no wheel has what the other has."""
    names = {}
    for name, folder in (("library", ROOT), ("server", SERVER)):
        source = unpacked(packed(folder, "sdist", tmp_path / name), tmp_path / f"{name}-sources")
        with zipfile.ZipFile(packed(source, "wheel", tmp_path / f"{name}-wheel")) as wheel:
            names[name] = {each for each in wheel.namelist() if ".dist-info/" not in each}
    assert "schlemm/static/index.html" in names["server"]
    assert "schlemm/learn/school/lessons/course.txt" in names["library"]
    assert not names["library"] & names["server"]
    files = {
        file.relative_to(SOURCES.parent).as_posix()
        for file in SOURCES.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert names["library"] | names["server"] == files
