"""What is packed to be given away: the source distribution, and the wheel that is built of it elsewhere."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import pytest
from hatch_build import FrontEndHook
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT: Final = Path(__file__).resolve().parents[3]
STALE: Final = "import frontend; print(frontend.stale(), frontend.undescribed())"


def packed(root: Path, kind: str, target: Path) -> Path:
    """The distribution of a kind that is built of a source tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(command, cwd=root, check=True, capture_output=True)
    (found,) = target.iterdir()
    return found


def test_a_build_asks_for_nothing_of_ours(tmp_path: Path) -> None:
    """To describe the server a build installs what the server imports, not our compiled parts: no index has them."""
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    assert any("schlemm" in text for text in metadata.core.optional_dependencies["server"])
    asked = FrontEndHook(str(ROOT), {}, None, metadata, str(tmp_path), "wheel").imports_of_server()
    assert any(text.startswith("litestar") for text in asked)
    assert not any(text.startswith("schlemm") for text in asked)


@pytest.mark.exhaustive
def test_a_source_distribution_needs_neither_node_nor_the_server_to_become_a_wheel(tmp_path: Path) -> None:
    """It has the built page and what that was built from, found to be current; its wheel has page and lessons."""
    with tarfile.open(packed(ROOT, "sdist", tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    asked = [sys.executable, "-c", STALE]
    said = subprocess.run(asked, cwd=unpacked / "tools", capture_output=True, text=True, check=True).stdout
    assert said.split() == ["False", "False"]
    with zipfile.ZipFile(packed(unpacked, "wheel", tmp_path / "wheel")) as wheel:
        names = wheel.namelist()
    assert {"schlemm/static/index.html", "schlemm/learn/school/lessons/course.txt"} <= set(names)
    assert not [name for name in names if "generated" in name]
