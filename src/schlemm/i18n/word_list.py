"""The words that somebody may choose, as they read, for a page of settings and for help."""

from __future__ import annotations

import re
from typing import Final

from schlemm.i18n.catalogue import catalogue_entries, words_entries
from schlemm.i18n.choices import CHOICES
from schlemm.i18n.profile import Profile, profile_named

_BARE: Final = re.compile(r"\*\[bare\] (.+)|^[\w-]+ = (.+)$")
_TERM: Final = re.compile(r"\{ (-[\w-]+)(?:\(form: \"([\w-]+)\"\))? \}")


def word_list(profile: Profile) -> dict[str, dict[str, str]]:
    """What can be chosen in the language of a profile: each thing's words by their names, the profile's own first.

    >>> from schlemm.i18n.profile import profile_named
    >>> word_list(profile_named("de"))["clubs"]
    {'treff': 'Treff', 'kreuz': 'Kreuz'}
    """
    of_words = words_entries(profile.language, profile.spelling)
    usual = catalogue_entries(profile_named(profile.language))
    found: dict[str, dict[str, str]] = {}
    for choice in CHOICES.get(profile.language, ()):
        own, *others = choice.words
        code = next(iter(of_words[others[0]]))
        read = {own: _read(usual[code]), **{word: _read(of_words[word][code]) for word in others}}
        found[choice.thing] = dict(sorted(read.items(), key=lambda word: word[0] not in profile.words))
    return found


def with_terms(text: str, profile: Profile) -> str:
    """A plain text with its terms put in, for what must be said at once.

    >>> with_terms('Partei { -declarer(form: "des") }', profile_named("de-AT"))
    'Partei der Hand'
    """
    entries = catalogue_entries(profile)
    return _TERM.sub(lambda term: _read(entries[term[1]], term[2]), text)


def _read(entry: str, form: str | None = None) -> str:
    """A word as it stands by itself, or in one of its forms."""
    inflected = re.search(rf"\[{form}\] (.+)", entry) if form else None
    if inflected:
        return inflected[1].strip(" ")
    found = _BARE.search(entry)
    assert found, entry
    return (found[1] or found[2]).strip(" ")
