r"""The names of bots and of systems of one's own.

A bot is ``SYSTEM`` or ``SYSTEM:LEVEL``, such as ``forum`` or ``natur-a:klub``; a system of one's own is named by its
text, so that a name says everything here too.

>>> split("natur-a:klub")
('natur-a', 'klub')
>>> named = name_of_text("system Mine\non forum\n")
>>> named
'text/c3lzdGVtIE1pbmUKb24gZm9ydW0K'
>>> text_of_name(named)
'system Mine\non forum\n'
"""

from __future__ import annotations

from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Final

DEFAULT: Final = "forum:klub"
"""Who sits down where nobody says otherwise."""
DEFAULT_BEFORE: Final = "forum:klub"
"""The same for games that do not say it, for they are older than that they do: it never changes."""
_FORMER: Final = "simple"
"""The name of that bot in the oldest games."""
OWN: Final = "text/"
"""How the name of a system begins whose text it is."""
LARGEST_TEXT: Final = 64_000
"""Bytes of a text."""
SHORT: Final = "own-"
"""How the name of a system begins whose text is kept elsewhere, once."""


def split(name: str) -> tuple[str, str]:
    """Return the system of a bot, and its level; the level is empty where it is not named."""
    system, _, level = (DEFAULT_BEFORE if name == _FORMER else name).partition(":")
    return system, level


@lru_cache(maxsize=64)
def name_of_text(text: str) -> str:
    """Return the name of the system that a text says."""
    return OWN + urlsafe_b64encode(text.encode()).decode()


@lru_cache(maxsize=64)
def text_of_name(name: str) -> str | None:
    """Return the text that is a system's name; ``None`` if the name says no text."""
    if not name.startswith(OWN) or len(name) > 2 * LARGEST_TEXT:
        return None
    try:
        return b64decode(name.removeprefix(OWN), altchars=b"-_", validate=True).decode()
    except ValueError:
        return None


@lru_cache(maxsize=64)
def short_name(text: str) -> str:
    """Return a name for a text by which it is found among few: whoever keeps the name keeps the text as well."""
    return SHORT + blake2b(text.encode(), digest_size=12).hexdigest()


def whole_name(name: str, texts: Iterable[str]) -> str:
    """Return the name that says all, of a system whose text is among these; any other name is that already."""
    return next((name_of_text(text) for text in texts if short_name(text) == name), name)
