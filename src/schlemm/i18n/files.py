"""The files of the catalogues, and the entries that stand in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

LENDER: Final = "en"
"""The language whose words stand in for those that are missing in others."""

Spelling: TypeAlias = tuple[tuple[str, str], ...]
"""What is written otherwise somewhere: each usual sign, and the one in its place."""

_ROOT: Final = Path(__file__).with_name("catalogues")
_START: Final = re.compile(r"(?m)^(?:(-?[a-zA-Z][\w-]*) *=|[^ }\n])")
"""A line at the margin: one that begins an entry, or one that belongs to none, if it does not end what is in braces."""
_COMMENT: Final = re.compile(r"^#.*", re.MULTILINE)


@dataclass(eq=False)
class CatalogueError(Exception):
    """A catalogue that cannot be read.

    Attributes:
        file: Which file.
        line: Which of its lines, from 1.
        problem: What is wrong there.
    """

    file: str
    line: int
    problem: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.problem}"


class CatalogueEntry(NamedTuple):
    """A message or a term as it is written.

    Attributes:
        name: Its id; a term's with the dash before it.
        text: All of it, from the id on, without comments.
        start: Where it begins in its file.
    """

    name: str
    text: str
    start: int


def catalogue_files(language: str) -> tuple[Path, ...]:
    """The files of a language without its chapters, in the order of their names."""
    return _fluent_files(_ROOT / language)


def chapter_files(language: str) -> tuple[Path, ...]:
    """The chapters of a language, in the order of their names."""
    return _fluent_files(_ROOT / language / "chapters")


def chapter_file(language: str, chapter: str) -> tuple[Path, ...]:
    """The file of a chapter, where the language has it."""
    file = _ROOT / language / "chapters" / f"{chapter}.ftl"
    return (file,) if file.is_file() else ()


def words_file(language: str) -> Path:
    """The file of what is said instead of a language's usual words where somebody has chosen others."""
    return _ROOT / "words" / f"{language}.ftl"


@cache
def chapters() -> tuple[str, ...]:
    """The names of the chapters, the same in every language."""
    return tuple(file.name.removesuffix(".ftl") for file in chapter_files(LENDER))


def catalogue_bytes() -> bytes:
    """Return all that stands in the catalogues, of whatever language."""
    return b"".join(file.read_bytes() for file in sorted(_ROOT.rglob("*.ftl")))


def entries_in(files_: Iterable[Path], spelling: Spelling = ()) -> dict[str, str]:
    """Return the texts of all entries of some files, by their names.

    Raises:
        CatalogueError: If a line belongs to no entry.
    """
    return {entry.name: entry.text for file in files_ for entry in entries_of(file, spelling)}


def entries_of(file: Path, spelling: Spelling = ()) -> Iterator[CatalogueEntry]:
    """Return the entries of a file: each begins at the start of a line and ends where the next begins.

    Raises:
        CatalogueError: If a line belongs to no entry.
    """
    text = file.read_text(encoding="utf-8")
    for usual, here in spelling:
        text = text.replace(usual, here)
    plain = _COMMENT.sub("", text)
    starts = list(_START.finditer(plain))
    before = re.search(r"[^ \n]", plain[: starts[0].start()] if starts else plain)
    stray = before or next((start for start in starts if start[1] is None), None)
    if stray:
        raise CatalogueError(str(file), line_of(file, stray.start()), "this line belongs to no entry")
    places = [*(start.start() for start in starts), len(plain)]
    for start, (place, end) in zip(starts, pairwise(places), strict=True):
        yield CatalogueEntry(start[1], plain[place:end].rstrip() + "\n", place)


def line_of(file: Path, place: int) -> int:
    """Return in which line of a file a place of its text without comments is, from 1."""
    plain = _COMMENT.sub("", file.read_text(encoding="utf-8"))
    return plain.count("\n", 0, place) + 1


def _fluent_files(folder: Path) -> tuple[Path, ...]:
    found = (file for file in folder.iterdir() if file.name.endswith(".ftl")) if folder.is_dir() else ()
    return tuple(sorted(found, key=lambda file: file.name))
