"""What is wrong in the catalogues, with file and line: for whoever writes them, and where they cannot be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from schlemm.i18n.files import (
    LENDER,
    CatalogueEntry,
    CatalogueError,
    catalogue_files,
    chapter_files,
    entries_of,
    line_of,
    words_file,
)
from schlemm.i18n.fluent.parse import FluentSyntaxError, parse_entry
from schlemm.i18n.fluent.pattern import references


def faults(language: str) -> Iterator[CatalogueError]:
    """Return what is wrong in the files of a language: what is not understood, and references that lead nowhere."""
    files = (*catalogue_files(language), *chapter_files(language), words_file(language))
    written: list[tuple[Path, CatalogueEntry]] = []
    for file in files:
        try:
            written += ((file, entry) for entry in entries_of(file))
        except CatalogueError as error:
            yield error
    lent = (*catalogue_files(LENDER), *chapter_files(LENDER)) if language != LENDER else ()
    there = {entry.name for file in lent for entry in entries_of(file) if not entry.name.startswith("-")}
    there |= {entry.name for _, entry in written}
    built_on: dict[str, set[str]] = {}
    for file, entry in written:
        try:
            built_on[entry.name] = {*references(parse_entry(entry.text))}
        except FluentSyntaxError as error:
            yield _fault(file, entry, f"{entry.name}: {error}", error.place)
        else:
            for name in sorted(built_on[entry.name] - there):
                yield _fault(file, entry, f"{entry.name}: there is no {name}", max(entry.text.find(name), 0))
    circle = _circle(built_on)
    yield from (
        _fault(file, entry, f"{entry.name} is part of itself: {' → '.join(circle)}", 0)
        for file, entry in written
        if circle and entry.name == circle[0]
    )


def _fault(file: Path, entry: CatalogueEntry, problem: str, place: int) -> CatalogueError:
    return CatalogueError(str(file), line_of(file, entry.start + place), problem)


def _circle(built_on: Mapping[str, set[str]]) -> tuple[str, ...]:
    """The names of entries that are part of each other, the first once more at the end; nothing where none are."""
    try:
        TopologicalSorter(built_on).prepare()
    except CycleError as error:
        return tuple(error.args[1])
    return ()
