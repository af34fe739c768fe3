"""What a browser needs to install the page: names, colours, icons, shortcuts, and what may be shared with it.

The names are said in the player's language, as the page asks for them; all else is the same for everybody.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from schlemm.i18n.profile import profile_named
from schlemm.i18n.translator import Translator
from schlemm.server.app.assets import Asset

ROOM: Final = "#0a1813"
"""The room at night, which the page paints first."""

SHORTCUTS: Final = (
    ("install-deal", "/?deal"),
    ("install-mini", "/?new=mini"),
    ("section-count", "/count"),
    ("section-pad", "/pad"),
)
"""What is done most, by the name of its message, and where."""

SIZES: Final = (192, 512)
"""Widths of the icons in pixels."""


def manifest_of(language: str) -> dict[str, object]:
    """The manifest in the words of a language."""
    say = Translator(profile_named(language)).say
    return {
        "id": "/",
        "name": say("title-start"),
        "short_name": "Schlemm",
        "description": say("preview-start"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": ROOM,
        "theme_color": ROOM,
        "categories": ["games", "education"],
        "icons": [
            {"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            *(_icon(f"icon-{size}", size, "any") for size in SIZES),
            _icon("maskable-512", 512, "maskable"),
        ],
        "shortcuts": [
            {"name": say(name), "url": url, "icons": [_icon("icon-192", 192, "any")]}
            for name, url in SHORTCUTS
        ],
        "share_target": {
            "action": "/deal",
            "method": "GET",
            "params": {"title": "title", "text": "text", "url": "url"},
        },
    }


@lru_cache(maxsize=8)
def manifest_asset(language: str) -> Asset:
    """The manifest as it is sent."""
    return Asset.of(msgspec.json.encode(manifest_of(language)), "application/manifest+json")


def _icon(name: str, size: int, purpose: str) -> dict[str, str]:
    return {
        "src": f"/icons/{name}.png",
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": purpose,
    }
