"""The full words for suits, ranks, seats and calls in all languages, for reading."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache

from schlemm.i18n.catalogue import Catalogue, entries
from schlemm.i18n.profile import PROFILES

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
_SILENT = "-\u2011\ufe0f"


def folded(text: str) -> str:
    """A text without capitals, accents, blanks, hyphens and the marks that make a symbol coloured.

    >>> folded("Sans-Atout"), folded("Cœur"), folded("Trèfle")
    ('sansatout', 'coeur', 'trefle')
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(
        sign for sign in plain if not (unicodedata.combining(sign) or sign.isspace() or sign in _SILENT)
    )


@cache
def spoken(kind: str) -> Mapping[str, str]:
    """Every word of a kind (``suit``, ``rank`` …), folded, with the canonical letters it stands for.

    The words are those that the profiles use for it, and those that the catalogues list besides as ``also-…``.
    """
    found: dict[str, str] = {}
    for profile in PROFILES:
        catalogue = Catalogue(profile)
        for code in entries(profile):
            start, _, canonical = code.removeprefix("also-").partition("-")
            if start == kind and canonical.count("-") == 0:
                found |= {folded(word): canonical for word in catalogue.text(code).split(", ")}
    return found
