"""What a page will ask for in the end, said with the page itself, so that a browser fetches it at once.

The parts of a page import each other; a browser that finds them one after the other waits for the network each time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from schlemm.learn.school.lessons.course import lesson_named
from schlemm.server.app.words import MAIN, rooms_in, words_address

LIST: Final = "src/pages/routes.ts"
"""The list of pages through which most of them come."""

SOURCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "conflicts": "src/library/ConflictsPage.svelte",
        "count": "src/count/CountPage.svelte",
        "glossary": "src/library/GlossaryPage.svelte",
        "hand": "src/hand/HandPage.svelte",
        "history": "src/library/HistoryPage.svelte",
        "learn": "src/library/LearnPage.svelte",
        "lesson": "src/learn/LessonPage.svelte",
        "pad": "src/pad/PadPage.svelte",
        "rules": "src/library/RulesPage.svelte",
        "school": "src/learn/CoursePage.svelte",
        "sources": "src/library/SourcesPage.svelte",
        "sit": "src/pages/sit/SitPage.svelte",
        "table": "src/pages/table/TablePage.svelte",
        "": "src/pages/start/StartPage.svelte",
    }
)
"""The part of the application that shows an address, by the address' first word: pages that people open by a link."""

AT_ONCE: Final = frozenset({"", "lesson", "sit", "table"})
"""The pages that are not in ``LIST``: the application itself names them."""

WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"lesson": ("school",), "school": ("school",), "count": ("tutor",), "pad": ("tutor", "pad")}
)
"""The chapters of words that a page asks for besides those that all pages have."""


def preloads(path: str, manifest: bytes, rooms: bytes, profile: str) -> str:
    """What to say in the header ``Link`` of the page at this path; nothing for pages that are not in ``SOURCES``.

    Args:
        path: The address.
        manifest: What the front end's build wrote of its files.
        rooms: What it wrote of the words that are said where.
        profile: In whose words the browser is likely to show it: without them nothing is shown.
    """
    page, _, name = path.strip("/").partition("/")
    source = SOURCES.get(page)
    if source is None:
        return ""
    built: Mapping[str, Any] = json.loads(manifest)
    first = ["theme.js", *filter(None, [built.get("index.html", {}).get("file")])]
    starts = (source,) if page in AT_ONCE else (LIST, source)
    found = dict.fromkeys(file for start in starts for file in _files(built, start, set()))
    room = source.removeprefix("src/").removesuffix(".svelte").replace("/", ".")
    words = [words_address(profile, each, rooms) for each in (MAIN, room) if each in rooms_in(rooms)]
    asked = _further(page, name, profile, rooms)
    files = sorted((*first, *found), key=_place)
    return ", ".join((_link(files[0]), *map(_fetched, words), *map(_link, files[1:]), *map(_fetched, asked)))


def _place(file: str) -> tuple[bool, bool]:
    """What stops the page first, then what is large.

    A browser has six answers on their way at once: what is small comes beside what is large, without a wait of its own.
    """
    return file != "theme.js", file.endswith(".css")


def _further(page: str, name: str, profile: str, rooms: bytes) -> Iterator[str]:
    """What a page asks for once its scripts run: its chapters of words, and a lesson."""
    chapters = WORDS.get(page, ())
    if page == "lesson" and lesson_named(name) is not None:
        yield f"/api/school/lessons/{name}"
        chapters = (*chapters, f"lesson-{name}")
    yield from (words_address(profile, chapter, rooms) for chapter in chapters)


def _files(built: Mapping[str, Any], name: str, seen: set[str]) -> Iterator[str]:
    """The files of a part and of all that it imports; what the page itself names is not told again."""
    if name in seen or name not in built or name == "index.html":
        return
    seen.add(name)
    part = built[name]
    yield part["file"]
    yield from part.get("css", ())
    for each in part.get("imports", ()):
        yield from _files(built, each, seen)


def _fetched(address: str) -> str:
    """As a script's own request asks for it, or it would be fetched twice."""
    return f"<{address}>; rel=preload; as=fetch; crossorigin"


def _link(file: str) -> str:
    """Style sheets are asked for as the front end's build asks for them, or they would be fetched twice.

    The first script of the page stops it from being read on, so that it is not to wait behind pictures and type.
    """
    if file == "theme.js":
        return f"</{file}>; rel=preload; as=script"
    kind = "rel=preload; as=style; crossorigin" if file.endswith(".css") else "rel=modulepreload"
    return f"</{file}>; {kind}"
