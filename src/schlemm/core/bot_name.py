"""The names of bots: ``SYSTEM`` or ``SYSTEM:LEVEL``, such as ``forum`` or ``natur-a:klub``.

>>> split("natur-a:klub")
('natur-a', 'klub')
"""

from __future__ import annotations

from typing import Final

DEFAULT: Final = "forum:klub"
"""Who sits down where nobody says otherwise."""
DEFAULT_BEFORE: Final = "forum:klub"
"""The same for games that do not say it, for they are older than that they do: it never changes."""
_FORMER: Final = "simple"
"""The name of that bot in the oldest games."""


def split(name: str) -> tuple[str, str]:
    """Return the system of a bot, and its level; the level is empty where it is not named."""
    system, _, level = (DEFAULT_BEFORE if name == _FORMER else name).partition(":")
    return system, level
