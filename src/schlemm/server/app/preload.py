"""What a page will ask for in the end, said with the page itself, so that a browser fetches it at once.

The parts of a page import each other; a browser that finds them one after the other waits for the network each time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

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
    }
)
"""The part of the application that shows an address, by the address' first word: pages that people open by a link."""


def preloads(path: str, manifest: bytes) -> str:
    """What to say in the header ``Link`` of the page at this path; nothing for pages that are not in ``SOURCES``.

    >>> manifest = b'{"src/pad/PadPage.svelte": {"file": "assets/pad.js", "imports": ["index.html"], "css": ["a.css"]}}'
    >>> preloads("/pad/x", manifest)
    '</assets/pad.js>; rel=modulepreload, </a.css>; rel=preload; as=style; crossorigin'

    Args:
        path: The address.
        manifest: What the front end's build wrote of its files.
    """
    source = SOURCES.get(path.strip("/").split("/")[0])
    if source is None:
        return ""
    built: Mapping[str, Any] = json.loads(manifest)
    found = dict.fromkeys(file for start in (LIST, source) for file in _files(built, start, set()))
    return ", ".join(_link(file) for file in found)


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


def _link(file: str) -> str:
    """Style sheets are asked for as the front end's build asks for them, or they would be fetched twice."""
    kind = "rel=preload; as=style; crossorigin" if file.endswith(".css") else "rel=modulepreload"
    return f"</{file}>; {kind}"
