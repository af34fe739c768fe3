"""Systems of one's own from a file, a text, or a package that brings some."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from schlemm.bidding.language._own_rows import read_rows
from schlemm.bidding.language.lines import SystemTextError
from schlemm.bidding.systems import system_named, system_of_text
from schlemm.bidding.systems.system import System
from schlemm.core.bot_name import LARGEST_TEXT

SUFFIX: Final = ".system"
"""How the name of a file ends that is a system."""
GROUP: Final = "schlemm.systems"
"""The entry points by which a package brings systems: each names a text, or a path to one."""


def load_system(source: str | Path) -> System:
    r"""Return the system that a text says: given itself, by the path of its file, or by the name a package has for it.

    >>> load_system("system Mine\non forum/notrump=14-16\n").title
    'Mine'

    Args:
        source: A path, such as ``mine.system``; a text of several lines; the name of an installed system, or of one in
            the box.

    Raises:
        SystemTextError: If a line of the text is wrong.
        UnknownSystem: If nobody knows the name.
        OSError: If the file cannot be read.
    """
    if isinstance(source, Path) or source.endswith(SUFFIX):
        path = Path(source)
        with path.open("rb") as file:
            return system_with_rows(read_text(path.name, file.read(LARGEST_TEXT + 1)), path.name)
    if "\n" in source:
        return system_with_rows(source)
    found = installed_systems().get(source)
    return system_named(source) if found is None else load_system(found)


def read_text(file: str, data: bytes) -> str:
    """Return the text of a file.

    Raises:
        SystemTextError: If it is too long, or no UTF-8.
    """
    if len(data) > LARGEST_TEXT:
        raise SystemTextError(file, 1, 1, f"a text has {LARGEST_TEXT} bytes at most")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise SystemTextError(file, 1, 1, "a text is written in UTF-8") from None


def system_with_rows(text: str, file: str = "mine.system") -> System:
    """Return the system that a text says, after every row of it was read.

    Raises:
        SystemTextError: If a line is wrong.
    """
    system = system_of_text(text, file)
    for fault in read_rows(system.topics, file):
        raise fault
    return system


def installed_systems() -> dict[str, str | Path]:
    """Return the systems that packages bring, by their names."""
    brought = {each.name: each.load() for each in entry_points(group=GROUP)}
    return {name: each if isinstance(each, Path) else str(each) for name, each in sorted(brought.items())}
