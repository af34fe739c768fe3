"""The catalogues: Fluent files, one folder a language, shared by browser, server and terminal.

Fluent is loaded with the first sentence only: it takes longer than all the rest of the terminal's help.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, TypeAlias

from schlemm.i18n.profile import Profile, profile_named

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

Argument: TypeAlias = str | int
"""A fact that a sentence names."""

_LAST_RESORT: Final = ("en", "de")
"""Whose words are shown where a profile has none; tests see to it that this never happens."""

_ROOT: Final = files("schlemm.i18n") / "catalogues"


def catalogue_files(language: str) -> tuple[Traversable, ...]:
    """The files of a language, in the order of their names."""
    found = (file for file in (_ROOT / language).iterdir() if file.name.endswith(".ftl"))
    return tuple(sorted(found, key=lambda file: file.name))


@cache
def entries(profile: Profile) -> Mapping[str, ast.Message | ast.Term]:
    """Every message of a profile by its id, and every term by its id with a dash before it.

    What the profile's region says differently stands in place of the language's.
    """
    texts = [file.read_text(encoding="utf-8") for file in catalogue_files(profile.language)]
    if profile.region:
        texts.append((_ROOT / "profiles" / f"{profile.id}.ftl").read_text(encoding="utf-8"))
    return {name: entry for text in texts for name, entry in _parse(_spelt(text, profile))}


@cache
def catalogue_text(name: str) -> str:
    """The whole catalogue of the profile with this id as one Fluent file, each id once.

    Raises:
        UnknownProfile: If there is no such profile.
    """
    from fluent.syntax import FluentSerializer, ast

    body: list[ast.EntryType] = [*entries(profile_named(name)).values()]
    return FluentSerializer().serialize(ast.Resource(body))


class Catalogue:
    """What can be said in a profile's words."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile

    def text(self, code: str, args: Mapping[str, Argument] | None = None) -> str:
        """The sentence with this id; never an error: without words the id itself must do.

        Args:
            code: The id of the message.
            args: Facts to be named; texts stand in the sentence as they are.
        """
        for profile in _chain(self.profile):
            bundle = _bundle(profile)
            if bundle.has_message(code):
                pattern = bundle.get_message(code).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args or {}))[0])
        return code

    def knows(self, code: str) -> bool:
        """Whether the profile itself has words for this id."""
        return code in entries(self.profile)


def _chain(profile: Profile) -> Iterator[Profile]:
    """Whose words are tried, one after the other."""
    yield profile
    yield from (profile_named(name) for name in _LAST_RESORT if name != profile.id)


@cache
def _bundle(profile: Profile) -> FluentBundle:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    bundle = FluentBundle([profile.id], use_isolating=False)
    bundle.add_resource(ast.Resource([*entries(profile).values()]))
    return bundle


def _spelt(text: str, profile: Profile) -> str:
    for usual, here in profile.spelling:
        text = text.replace(usual, here)
    return text


def _parse(text: str) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    from fluent.syntax import FluentParser, ast

    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            yield f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, entry
