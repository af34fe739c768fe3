r"""The name of a system of one's own: it is the text, so that a name says everything here too.

>>> named = name_of_text("system Mine\non forum\n")
>>> named
'text/c3lzdGVtIE1pbmUKb24gZm9ydW0K'
>>> text_of_name(named)
'system Mine\non forum\n'
"""

from __future__ import annotations

from base64 import b64decode, urlsafe_b64encode
from typing import Final

OWN: Final = "text/"
"""How the name of a system begins whose text it is."""
LARGEST_TEXT: Final = 64_000
"""Bytes of a text."""


def name_of_text(text: str) -> str:
    """Return the name of the system that a text says."""
    return OWN + urlsafe_b64encode(text.encode()).decode()


def text_of_name(name: str) -> str | None:
    """Return the text that is a system's name; ``None`` if the name says no text."""
    if not name.startswith(OWN) or len(name) > 2 * LARGEST_TEXT:
        return None
    try:
        return b64decode(name.removeprefix(OWN), altchars=b"-_", validate=True).decode()
    except ValueError:
        return None
