"""Words for players: catalogues in four languages, and terminology profiles.

Everything below speaks in codes and canonical letters; only what stands here turns them into sentences and local
letters. What players type is read in ``schlemm.formats``.
"""

from schlemm.i18n.catalogue import catalogue_text, chapter_text
from schlemm.i18n.choose import browser_language, browser_profile, terminal_profile
from schlemm.i18n.files import CatalogueError, chapters
from schlemm.i18n.profile import (
    LANGUAGES,
    PROFILES,
    Letters,
    Profile,
    UnknownProfile,
    UnknownWord,
    letters_of,
    profile_named,
)
from schlemm.i18n.translator import Translator
from schlemm.i18n.word_list import word_list

__all__ = [
    "LANGUAGES",
    "PROFILES",
    "CatalogueError",
    "Letters",
    "Profile",
    "Translator",
    "UnknownProfile",
    "UnknownWord",
    "browser_language",
    "browser_profile",
    "catalogue_text",
    "chapter_text",
    "chapters",
    "letters_of",
    "profile_named",
    "terminal_profile",
    "word_list",
]
