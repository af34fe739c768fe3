"""What pages ask for is said with them: every part is there, and all that it imports."""

import json

import pytest

from schlemm.server.app.application import STATIC
from schlemm.server.app.assets import Assets
from schlemm.server.app.preload import LIST, SOURCES, preloads
from schlemm.server.app.words import words_address

ROOMS = Assets(STATIC).rooms
BUILT = {
    LIST: {"file": "assets/pages.js", "imports": ["index.html"]},
    "src/pad/PadPage.svelte": {
        "file": "assets/pad.js",
        "imports": ["_a.js", "index.html"],
        "css": ["pad.css"],
    },
    "_a.js": {"file": "assets/a.js", "imports": ["_b.js"]},
    "_b.js": {"file": "assets/b.js", "imports": ["_a.js"], "css": ["b.css"]},
}


def test_all_imports_are_told_once() -> None:
    """A page's own file, its styles and all that it imports are told once, also where parts import each other."""
    told = preloads("/pad/x", json.dumps(BUILT).encode(), b"{}", "de").split(", ")
    assert len(told) == len(set(told)) == 9
    assert "</assets/b.js>; rel=modulepreload" in told
    assert "</b.css>; rel=preload; as=style; crossorigin" in told


@pytest.mark.parametrize("path", ["/games", "/nothing"])
def test_other_pages_say_nothing(path: str) -> None:
    """Pages that nobody comes to by a link say nothing; nor does what is no page."""
    assert preloads(path, json.dumps(BUILT).encode(), b"{}", "de") == ""


@pytest.mark.parametrize("name", SOURCES)
def test_every_page_is_in_the_build(name: str) -> None:
    """Each source that is named is a part of the built front end, so that its files are known."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_bytes())
    assert SOURCES[name] in manifest
    assert LIST in manifest


def test_what_is_large_is_told_before_what_is_small() -> None:
    """What stops the page, all its words and the scripts are asked for before styles, a lesson and its words."""
    manifest = (STATIC / ".vite" / "manifest.json").read_bytes()
    told = [
        link.partition(">")[0] for link in preloads("/lesson/trick", manifest, ROOMS, "de-AT").split(", ")
    ]
    main, page, school, words = (
        words_address("de-AT", room, ROOMS) for room in ("main", "learn.LessonPage", "school", "lesson-trick")
    )
    assert told[:3] == ["</theme.js", f"<{main}", f"<{page}"]
    assert told[-3:] == [f"<{address}" for address in ("/api/school/lessons/trick", school, words)]
    kinds = [link.rpartition(".")[2] for link in told[3:-3]]
    assert kinds == sorted(kinds, reverse=True)
    assert set(kinds) == {"js", "css"}


def test_no_lesson_that_there_is_none_of_is_told() -> None:
    """What a stranger writes into an address comes into no header."""
    manifest = (STATIC / ".vite" / "manifest.json").read_bytes()
    assert "evil" not in preloads("/lesson/evil>; rel=x", manifest, ROOMS, "de")
