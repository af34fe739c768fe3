"""Which language to speak: what was chosen, else what terminal or browser ask for, else German."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from schlemm.i18n.profile import LANGUAGES, PROFILES, Profile, profile_named

DEFAULT: Final = "de"


def terminal_profile(option: str | None, environment: Mapping[str, str], words: str | None = None) -> Profile:
    """The profile to speak in a terminal.

    A choice made on purpose may name any profile; from the locale only the language is taken, because how somebody
    names the suits is a setting of its own.

    Args:
        option: What ``--lang`` said, if anything.
        environment: The variables of the process; ``SCHLEMM_LANG``, then the locale's are looked at.
        words: What ``--words`` said, if anything, else ``SCHLEMM_WORDS``: words to use, with commas between them.

    Raises:
        UnknownProfile: If a choice made on purpose names no profile.
        UnknownWord: If it names no word of the language.
    """
    chosen_words = environment.get("SCHLEMM_WORDS", "") if words is None else words
    return _asked_for(option, environment).saying(filter(str.strip, chosen_words.split(",")))


def _asked_for(option: str | None, environment: Mapping[str, str]) -> Profile:
    chosen = option or environment.get("SCHLEMM_LANG")
    if chosen:
        return profile_named(chosen)
    locale = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return profile_named(_known_language(locale.replace("_", "-")) or DEFAULT)


def browser_language(accepted: str) -> str:
    """The first language that a browser asks for and we speak, else German.

    >>> browser_language("nl, fr-CH;q=0.8, en;q=0.9")
    'en'

    Args:
        accepted: The header Accept-Language.
    """
    return next(filter(None, map(_known_language, _wanted(accepted))), DEFAULT)


def browser_profile(accepted: str) -> str:
    """The profile that a browser shows which nobody has chosen one in: by its region or at least its language.

    >>> browser_profile("nl, de-AT, en"), browser_profile("fr-CA, en")
    ('de-AT', 'fr')

    Args:
        accepted: The header Accept-Language.
    """
    regions = {profile.id: profile.id for profile in PROFILES}
    return next(
        filter(None, (regions.get(tag) or _known_language(tag) for tag in _wanted(accepted))), DEFAULT
    )


def _wanted(accepted: str) -> list[str]:
    """The tags of a header Accept-Language, the dearest first."""
    ranges = [_weighted(part) for part in accepted.split(",")]
    wanted = sorted((part for part in ranges if part[0] > 0), key=lambda part: -part[0])
    return [tag for _, tag in wanted]


def _weighted(part: str) -> tuple[float, str]:
    """The weight of a language range, and its tag; a weight that is no number counts as none."""
    tag, _, weight = part.partition(";")
    number = weight.strip().removeprefix("q=") or "1"
    try:
        return float(number), tag.strip()
    except ValueError:
        return 0.0, tag.strip()


def _known_language(tag: str) -> str | None:
    language = re.split("[-.]", tag, maxsplit=1)[0].casefold()
    return language if language in LANGUAGES else None
