"""The documentation tells the truth: its examples run, and what it names is there."""

import doctest
import hashlib
import json
import re
from pathlib import Path

import pytest

from schlemm.cli.run import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
CATALOGUES = ROOT / "src" / "schlemm" / "i18n" / "catalogues"
TEXTS = [*sorted(DOCS.glob("*.md")), *sorted((DOCS / "decisions").glob("*.md")), *sorted(ROOT.glob("*.md"))]
SUFFIXES = ("py", "md", "ftl", "toml", "txt", "csv", "png", "svelte", "ts")
PATH = re.compile(rf"[\w.*-]+(?:/[\w.*-]+)*/?(?<=/)|[\w.*-]+(?:/[\w.*-]+)*\.(?:{'|'.join(SUFFIXES)})(?!\w)")
MADE = ("build", "_build", "node_modules", ".venv")
"""Folders that the set-up makes; they need not be there."""
PAGES = sorted(page for page in DOCS.glob("*.md") if ">>>" in page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_the_examples_of_a_page_run(file: Path) -> None:
    """Every example on the page gives what the page says."""
    failed, tried = doctest.testfile(str(file), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def paths(text: str) -> list[str]:
    """The files and folders that a text names between backquotes or links to; those made elsewhere are left out."""
    code = [words for words in re.findall(r"`([^`\n]+)`", text) if " " not in words and "<" not in words]
    named = [words for words in code if PATH.fullmatch(words)]
    links = [target for target in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in target]
    return [path for path in (*named, *links) if not any(part in path.split("/") for part in MADE)]


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_what_a_page_names_is_there(file: Path) -> None:
    """Every file and folder that a page names is in the repository, in the package, or beside the page."""
    text = file.read_text(encoding="utf-8")
    package = ROOT / "src" / "schlemm"
    places = (
        ROOT,
        file.parent,
        package,
        package / "i18n" / "catalogues",
        package / "i18n" / "catalogues" / "de",
    )
    missing = [path for path in paths(text) if not any(list(place.glob(path)) for place in places)]
    assert missing == []


def test_messages_name_a_part_of_the_handbook() -> None:
    """Whoever is sent to the handbook is told which part of it to read, and it has that part."""
    headings = re.findall(r"^#+ (.*)", (DOCS / "handbook.md").read_text(encoding="utf-8"), re.MULTILINE)
    parts = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    texts = {file: file.read_text(encoding="utf-8") for file in CATALOGUES.rglob("*.ftl")}
    named = {file: re.findall(r"docs/handbook\.md#?([\w-]*)", text) for file, text in texts.items()}
    assert {file: set(found) - parts for file, found in named.items() if set(found) - parts} == {}


FROM_AN_INDEX = re.compile(r"""pip3? install (?:-\S+ )*(?:\{ "\\"" \}|['"])?schlemm(?![\w/-])""")
"""What installs the package by its name alone."""


def test_nothing_is_installed_from_where_it_is_not() -> None:
    """No page, message, comment or example has pip look for the package in an index: none has it yet."""
    folders = ("docs", "examples", "src", "native", "server", "tools", "web/src", "requirements")
    endings = {f".{each}" for each in ("md", "py", "ftl", "toml", "ts", "svelte", "service", "yaml", "txt")}
    files = [file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in endings]
    texts = [*files, *ROOT.glob("*.md"), *(ROOT / "examples").rglob("Containerfile")]
    assert FROM_AN_INDEX.search("`pip install 'schlemm[server]'`")
    assert [str(file) for file in texts if FROM_AN_INDEX.search(file.read_text(encoding="utf-8"))] == []


def test_every_command_is_described() -> None:
    """The page about the terminal has every command, and both readmes those for bidding."""
    terminal = (DOCS / "terminal.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"`schlemm {name}" not in terminal] == []
    for readme in ("README.md", "README.de.md"):
        text = (ROOT / readme).read_text(encoding="utf-8")
        assert [name for name in ("system", "bid", "match") if f"schlemm {name}" not in text] == []


def test_every_page_is_in_the_contents() -> None:
    """No page of the documentation is left out of its table of contents."""
    contents = (DOCS / "index.md").read_text(encoding="utf-8").splitlines()
    assert [page.stem for page in DOCS.glob("*.md") if page.stem not in {*contents, "index"}] == []


def test_every_test_on_the_page_of_hidden_cards_exists() -> None:
    """Every answer on the page names a test that holds what it says, and each of these tests is there."""
    rows = [
        row for row in (DOCS / "hidden-cards.md").read_text(encoding="utf-8").splitlines() if row[:2] == "| "
    ]
    told = [row for row in rows if not row.endswith("| held by |")]
    named = {row: re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", row) for row in told}
    assert len(told) > 30
    assert [row for row, tests in named.items() if not tests] == []
    missing = [
        f"{file}::{name}"
        for tests in named.values()
        for file, name in tests
        if not re.search(
            rf"^(?:async )?def {name}\(", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE
        )
    ]
    assert missing == []


LIGHT = 400_000
"""So many bytes the pictures of both readmes weigh at most together."""


def test_the_pictures_of_the_readmes_are_those_that_were_taken() -> None:
    """Each lies in its file as it was when the hash of what it shows was kept, and is in the readme of its language."""
    album = DOCS / "pictures"
    held = json.loads((album / "held.json").read_text(encoding="utf-8"))
    files = {
        file.stem: file.read_bytes() for file in album.glob("*.webp") if not file.stem.startswith("film-")
    }
    assert {name: hashlib.sha256(drawn).hexdigest() for name, drawn in files.items()} == {
        name: hashes["file"] for name, hashes in held.items()
    }
    assert sum(map(len, files.values())) <= LIGHT
    for readme, language in (("README.md", "en"), ("README.de.md", "de")):
        shown = re.findall(r"docs/pictures/([\w-]+)\.webp", (ROOT / readme).read_text(encoding="utf-8"))
        assert shown[0] == f"film-{language}"
        assert sorted(shown[1:]) == sorted(name for name in held if name.endswith(f"-{language}"))


SHORT = 2_000_000
"""So many bytes a film has at most."""


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_film_of_each_readme_is_short_and_moves(language: str) -> None:
    """It is an animated picture in WebP of about twenty seconds, in many frames."""
    film = (DOCS / "pictures" / f"film-{language}.webp").read_bytes()
    assert len(film) < SHORT
    frames, at = [], 12
    while at < len(film):
        size = int.from_bytes(film[at + 4 : at + 8], "little")
        if film[at : at + 4] == b"ANMF":
            frames.append(int.from_bytes(film[at + 20 : at + 23], "little"))
        at += 8 + size + size % 2
    assert len(frames) > 30
    assert 15_000 < sum(frames) < 30_000
