"""Systems as people name them on the command line: by name, by a file that ``--save`` has written, or by a text."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import CommandError, path_code

_LARGEST: Final = 65_536
"""Bytes of a file that may be a system; they have some hundred."""


@dataclass(frozen=True, slots=True)
class NamedSystem:
    """A system as it was asked for.

    Attributes:
        system: The system's own name, which says everything.
        title: What its owner calls it; empty if it has no name of its own.
    """

    system: str
    title: str = ""


def system_asked_for(text: str, changes: tuple[str, ...] = ()) -> NamedSystem:
    """The system of this name or in this file, with these agreements changed.

    Args:
        text: Such as ``forum``, ``forum/majors=4``, ``mine.system`` or ``mine.json``.
        changes: Such as ``notrump=16-18``; the last of two about the same counts.

    Raises:
        Trouble: If there is no such system, agreement or file.
    """
    from schlemm.bidding.rules.agreements import Agreements, UnknownSystem

    own = _own(text)
    if own is not None:
        if changes:
            raise CommandError("system-own-changes", {"path": text})
        return own
    named = _loaded(text) if text.endswith(".json") else NamedSystem(text)
    try:
        return NamedSystem(str(Agreements.parse("/".join((named.system, *changes)))), named.title)
    except UnknownSystem as error:
        facts = {"name": error.text, "part": error.part, "known": ", ".join(error.known)}
        raise CommandError(
            "system-none" if error.part == error.text else "system-unknown", dict(facts)
        ) from error


def save_system(path: str, system: str) -> None:
    """Write a system to a file, under the file's name.

    Raises:
        Trouble: If it cannot be written.
    """
    file = Path(path).expanduser()
    text = json.dumps({"name": file.stem, "system": system}, ensure_ascii=False)
    try:
        file.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise no_system_file(path, error) from error


def _loaded(path: str) -> NamedSystem:
    try:
        with Path(path).expanduser().open("rb") as file:
            told = json.loads(file.read(_LARGEST).decode("utf-8"))
    except OSError as error:
        raise no_system_file(path, error) from error
    except (ValueError, RecursionError):
        told = None
    match told:
        case {"name": str() as name, "system": str() as system}:
            return NamedSystem(system, name)
    raise CommandError("system-bad-file", {"path": path})


def _own(text: str) -> NamedSystem | None:
    """The system of this file's text, or that a package brings; ``None`` if it is no text."""
    from schlemm.bidding.language.lines import SystemTextError
    from schlemm.bidding.own.load_system import SUFFIX, installed_systems, load_system

    if not text.endswith(SUFFIX) and text not in installed_systems():
        return None
    try:
        system = load_system(str(Path(text).expanduser()) if text.endswith(SUFFIX) else text)
    except OSError as error:
        raise no_system_file(text, error) from error
    except SystemTextError as error:
        place = f"{text}:{error.line}:{error.column}"
        raise CommandError("system-fault", {"place": place, "detail": error.message}) from error
    return NamedSystem(system.name, system.title or Path(text).stem)


def no_system_file(path: str, error: OSError) -> CommandError:
    """Return what a command says of a file that cannot be used."""
    return CommandError("system-file-trouble", {"path": path, "detail": reason_of(error)}, path_code(error))
