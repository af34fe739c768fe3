"""What a page says of itself before any script runs: title, description and picture, for messages and search engines.

It follows from the address alone, and of whatever has a name of its own (a table, a match, a circle, a pad) only the
kind is told: a preview is the same whether the thing is there or not, whose it is, and how it stands. Who invites says
their name in the link itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from types import MappingProxyType
from typing import Final

from schlemm.i18n.profile import profile_named
from schlemm.i18n.translator import Translator
from schlemm.learn.school.lessons.course import lesson_named
from schlemm.server.common.person_names import LONGEST_NAME
from schlemm.table.rules.person_names import visible_name

PUBLIC: Final = (
    *("analysis", "cards", "conflicts", "count", "deal", "deals", "fair", "games", "glossary", "hand"),
    *(
        "history",
        "learn",
        "match",
        "pad",
        "practice",
        "replay",
        "rules",
        "school",
        "series",
        "sources",
        "systems",
    ),
)
"""Pages whose address is their name."""

COUNTING: Final = ("tables", "sums")
"""Pages below that of the count."""

NAMED: Final = ("fair", "games", "match", "pad", "series", "sit", "table", "watch")
"""Pages that show one thing which has a name of its own: nobody is to find them by searching."""

AT_TABLES: Final = frozenset({"match", "series", "sit", "table", "watch"})
"""Pages where people sit."""

PICTURED: Final[Mapping[str, str]] = MappingProxyType(
    dict.fromkeys(("deal", "deals"), "deal") | dict.fromkeys(AT_TABLES, "seats")
)
"""Which picture a page has; the others have cards."""

LOCALES: Final = (("de", "de_DE"), ("it", "it_IT"), ("en", "en_GB"), ("fr", "fr_FR"))
PICTURE_SIZE: Final = (1200, 630)
"""Width and height of the pictures, in pixels: what those who show previews ask for."""

_TITLE: Final = re.compile(rb"<title>[^<]*</title>")
_LANGUAGE: Final = re.compile(rb'<html lang="[^"]*"')


@dataclass(frozen=True, slots=True)
class PagePreviewed:
    """Which page an address shows, as far as a preview may tell it.

    Attributes:
        page: Its name, as in ``title-start``.
        lesson: The lesson it shows.
        address: Its path, where anybody may find it.
        inviter: Who invites, as the link to a seat says.
    """

    page: str
    lesson: str = ""
    address: str | None = None
    inviter: str = ""


def page_previewed(path: str, inviter: str = "") -> PagePreviewed:
    """Which page this path shows; a link to a seat says who invites, and what is no name is nobody's.

    >>> page_previewed("/count/sums").address, page_previewed("/table/abc").address
    ('/count/sums', None)
    """
    match path.strip("/").split("/"):
        case [""]:
            return PagePreviewed("start", address="/")
        case ["count", name] if name in COUNTING:
            return PagePreviewed(name, address=f"/count/{name}")
        case ["lesson", name] if lesson_named(name) is not None:
            return PagePreviewed("lesson", name, f"/lesson/{name}")
        case [name] if name in PUBLIC:
            return PagePreviewed(name, address=f"/{name}")
        case ["sit", _] if inviter:
            name = visible_name(inviter)
            return PagePreviewed("sit", inviter=name if len(name) <= LONGEST_NAME else "")
        case [name, _, *_] if name in NAMED:
            return PagePreviewed(name)
        case _:
            return PagePreviewed("unknown")


@lru_cache(maxsize=512)
def head_of(shown: PagePreviewed, language: str, origin: str) -> str:
    """The lines of the page's head that tell a preview, as HTML.

    Args:
        shown: Which page.
        language: In which words.
        origin: Scheme, name and port under which the browser knows the server.
    """
    say = Translator(profile_named(language)).say
    title = f"{say(f'lesson-{shown.lesson}')} – Schlemm" if shown.lesson else say(f"title-{shown.page}")
    if shown.inviter:
        title = say("invited-by", {"name": shown.inviter})
    told = say(f"preview-{shown.page}")
    name = PICTURED.get(shown.page, "cards")
    width, height = PICTURE_SIZE
    properties = {
        "og:type": "website",
        "og:site_name": "Schlemm",
        "og:locale": dict(LOCALES)[language],
        "og:title": title,
        "og:description": told,
        "og:image": f"{origin}/pictures/{name}.jpg",
        "og:image:type": "image/jpeg",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": say("preview-picture"),
    } | ({} if shown.address is None else {"og:url": f"{origin}{shown.address}"})
    named = {"description": told, "twitter:card": "summary_large_image"}
    hidden = {"robots": "noindex"} if shown.address is None else {}
    lines = [
        f"<title>{escape(title)}</title>",
        *(_meta("name", *each) for each in (named | hidden).items()),
        *(_meta("property", *each) for each in properties.items()),
        f'<link rel="manifest" href="/manifest.webmanifest?words={language}" />',
    ]
    return "\n    ".join(lines)


def with_head(shell: bytes, head: str, language: str) -> bytes:
    """The page with these lines in place of its bare title, in this language.

    >>> with_head(b'<html lang="de"><title>Schlemm</title>', "<title>Bridge</title>", "en")
    b'<html lang="en"><title>Bridge</title>'
    """
    lines = head.encode()
    spoken = _LANGUAGE.sub(f'<html lang="{language}"'.encode(), shell, count=1)
    return _TITLE.sub(lambda _: lines, spoken, count=1)


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
