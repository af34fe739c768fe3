"""The catalogues: Fluent files, one folder a language, shared by browser and server.

What is said all over the house lies in the folder itself and makes one catalogue. What one page alone says, such as a
lesson, is a chapter: a file in the folder ``chapters``, which a browser asks for when it shows that page.

German and English are written together. Where another language has no words yet, the English ones stand in its place,
whole: with the English terms that they build on, under names of their own.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from schlemm.core.sentence import Fact
from schlemm.i18n.files import (
    LENDER,
    Spelling,
    catalogue_files,
    chapter_file,
    chapter_files,
    chapters,
    entries_in,
    words_file,
)
from schlemm.i18n.fluent.parse import FluentSyntaxError, parse_entry
from schlemm.i18n.fluent.pattern import Pattern, references
from schlemm.i18n.fluent.say import said
from schlemm.i18n.profile import Profile, profile_named

WRITTEN: Final = ("de", "en")
"""The languages that have words for everything."""
_LENT: Final = "-in-english"
"""What is added to the name of an entry that English ones build on, beside the language's own."""

_KEPT: Final = 32
"""So many profiles with words chosen one by one are kept: their number has no bound that matters."""

_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Signs that are written from right to left: Hebrew, Arabic and their neighbours."""


@lru_cache(maxsize=_KEPT)
def catalogue_entries(profile: Profile) -> Mapping[str, str]:
    """Every message of a profile as it is written, by its id, and every term by its id with a dash before it.

    What the words of the profile say differently stands in place of the language's. Chapters are not in it.
    """
    return _with_words(_catalogue_of(profile.language, profile.spelling), profile)


@lru_cache(maxsize=_KEPT)
def every_entry(profile: Profile) -> Mapping[str, str]:
    """The same with those of all chapters."""
    own = _catalogue_of(profile.language, profile.spelling)
    chapters_ = (_chapter_of(profile.language, name, profile.spelling) for name in chapters())
    return _with_words(
        {**own, **{code: entry for chapter in chapters_ for code, entry in chapter.items()}}, profile
    )


def messages_sent(name: str, ids: Iterable[str] | None = None, known: Container[str] = ()) -> dict[str, str]:
    """Return what a browser needs to say these messages: by id, each as it is written behind its ``=``.

    Messages and terms that they are made of are among them.

    Args:
        name: The id of the profile in whose words they are said.
        ids: Which messages; ``None`` for all of them.
        known: What the browser has already.

    Raises:
        UnknownProfile: If there is no such profile.
    """
    entries = every_entry(profile_named(name))
    waiting, found = list(entries if ids is None else ids), dict[str, str]()
    while waiting:
        code = waiting.pop()
        if code in found or code in known or code not in entries:
            continue
        found[code] = entries[code].partition("=")[2].rstrip("\n")
        waiting += _REFERENCE.findall(entries[code])
    return {code: found[code] for code in entries if code in found}


@cache
def chapter_messages(chapter: str) -> tuple[str, ...]:
    """The ids of what a chapter says.

    Raises:
        KeyError: If there is no such chapter.
    """
    if chapter not in chapters():
        raise KeyError(chapter)
    return tuple(code for code in _chapter_of(LENDER, chapter, ()) if not code.startswith("-"))


class Catalogue:
    """What can be said in a profile's words."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile

    def text(self, code: str, args: Mapping[str, Fact] | None = None) -> str:
        """The sentence with this id; never an error: without words the id itself must do.

        Args:
            code: The id of the message.
            args: Facts to be named; texts stand in the sentence as they are.
        """
        return _sentences(self.profile).say(code, args or {}) if self.knows(code) else code

    def knows(self, code: str) -> bool:
        """Whether there are words for this id."""
        return code in catalogue_entries(self.profile) or code in every_entry(self.profile)


def isolated(text: str) -> str:
    """A text that people have written, as it stands in a sentence: each name of the other direction by itself.

    Unicode's isolates (UAX 9) keep it from turning round the words and numbers beside it; all that we say is written
    from left to right, so that a text without such signs stays as it is. The browser does the same.
    """
    if not _RIGHT_TO_LEFT.search(text):
        return text
    return ", ".join(f"\u2068{one}\u2069" if _RIGHT_TO_LEFT.search(one) else one for one in text.split(", "))


class _Sentences:
    """The messages of a profile that have been asked for so far.

    To parse a whole catalogue takes longer than most commands of the terminal, so a message is parsed, with all that
    it refers to, when it is said for the first time.
    """

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._patterns: dict[str, Pattern] = {}

    def say(self, code: str, args: Mapping[str, Fact]) -> str:
        """The sentence of a message that is there.

        Raises:
            CatalogueError: If it is written in a way that is not understood, or refers to nothing or itself.
        """
        if code not in self._patterns:
            self._parse(code, ())
        facts = {name: isolated(value) if isinstance(value, str) else value for name, value in args.items()}
        return said(self._patterns[code], facts, self._patterns, self._profile.region)

    def _parse(self, name: str, inside: tuple[str, ...]) -> None:
        """Parse an entry, after what it refers to, so that whatever is parsed can be said."""
        if name in self._patterns:
            return
        entry = catalogue_entries(self._profile).get(name) or every_entry(self._profile).get(name)
        try:
            if entry is None or name in inside:
                raise FluentSyntaxError(f"{inside[-1]} refers to {name}, which is not there or part of it", 0)
            pattern = parse_entry(entry)
        except FluentSyntaxError as error:
            from schlemm.i18n.faults import faults  # only here: nothing is wrong, as a rule

            raise next(faults(self._profile.language), error) from error
        for reference in references(pattern):
            self._parse(reference, (*inside, name))
        self._patterns[name] = pattern


@lru_cache(maxsize=_KEPT)
def _sentences(profile: Profile) -> _Sentences:
    return _Sentences(profile)


@cache
def _catalogue_of(language: str, spelling: Spelling) -> Mapping[str, str]:
    """The entries of a language as it is spelt somewhere, without its chapters."""
    own = entries_in(catalogue_files(language), spelling)
    return own if language in WRITTEN else {**own, **lent(own, _catalogue_of(LENDER, ()), {})}


@cache
def _chapter_of(language: str, name: str, spelling: Spelling) -> Mapping[str, str]:
    own = entries_in(chapter_file(language, name), spelling)
    if language in WRITTEN:
        return own
    return {**own, **lent(own, _chapter_of(LENDER, name, ()), _catalogue_of(LENDER, ()))}


def lent(own: Mapping[str, str], wanted: Mapping[str, str], beside: Mapping[str, str]) -> dict[str, str]:
    """Return the English entries that stand in for messages which a language lacks.

    Args:
        own: What the language has.
        wanted: All that it should have, in English; its terms are the language's own affair.
        beside: What else English messages may build on.
    """
    known, found = {**beside, **wanted}, dict[str, str]()
    waiting = [(code, code) for code in wanted if code not in own and not code.startswith("-")]
    while waiting:
        code, name = waiting.pop()
        built_on = {each for each in _REFERENCE.findall(known[code]) if each in known}
        entry = known[code].replace(code, name, 1)
        found[name] = _REFERENCE.sub(lambda each: each[0] + _LENT * (each[1] in known), entry)
        waiting += [(each, each + _LENT) for each in built_on if each + _LENT not in found]
    return found


def missing(language: str) -> dict[str, str]:
    """Return the messages that a language lacks, in English, by id."""
    files_ = (*catalogue_files(language), *chapter_files(language))
    own = entries_in(files_)
    english = entries_in((*catalogue_files(LENDER), *chapter_files(LENDER)))
    return {code: entry for code, entry in english.items() if code not in own and not code.startswith("-")}


@cache
def words_entries(language: str, spelling: Spelling) -> Mapping[str, Mapping[str, str]]:
    """What each word that can be chosen says instead, by the name of the word and the id that it replaces."""
    found: dict[str, dict[str, str]] = {}
    for name, entry in entries_in((words_file(language),), spelling).items():
        code, _, word = name.partition("--")
        found.setdefault(word, {})[code] = entry.replace(name, code, 1)
    return found


def _with_words(entries: Mapping[str, str], profile: Profile) -> Mapping[str, str]:
    """The entries, with those of the profile's words in place of the usual ones."""
    if not profile.words:
        return entries
    of_words = words_entries(profile.language, profile.spelling)
    instead = {code: entry for word in profile.words for code, entry in of_words[word].items()}
    return {code: instead.get(code, entry) for code, entry in entries.items()}
