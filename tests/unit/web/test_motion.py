"""Only places and opacity move: what else would change from frame to frame lays a page out or paints it anew."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "web/src"
MOVING = frozenset({"transform", "translate", "rotate", "scale", "opacity"})
"""What a browser moves without laying out or painting."""

AT_ONCE = frozenset({"visibility", "none", "animation-timing-function", "transition-duration"})
"""Changes that are no movement: from one frame to the next, or of how something else moves."""


def styles() -> dict[str, str]:
    """The style sheets and the styles of components, without comments, by the file."""
    found = {}
    for file in sorted([*SOURCES.rglob("*.css"), *SOURCES.rglob("*.svelte")]):
        text = file.read_text(encoding="utf-8")
        parts = (
            re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL) if file.suffix == ".svelte" else [text]
        )
        found[str(file.relative_to(SOURCES))] = re.sub(r"/\*.*?\*/", "", "".join(parts), flags=re.DOTALL)
    return found


def block(text: str, start: int) -> str:
    """What stands between the brace that opens at this place or after it and the one that closes it."""
    first = text.index("{", start)
    depth = 0
    for place in range(first, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return text[first + 1 : place]
    raise AssertionError("a brace is missing")


def moved(text: str) -> set[str]:
    """The properties that transitions and keyframes of a style sheet change."""
    found: set[str] = set()
    for shorthand in re.findall(r"(?<![\w-])transition:([^;}]+)", text):
        parts = re.sub(r"\([^()]*\)", "", shorthand).split(",")
        found |= {"all" if re.match(r"[\d.]", name) else name for name in (part.split()[0] for part in parts)}
    for names in re.findall(r"(?<![\w-])transition-property:([^;}]+)", text):
        found |= {name.strip() for name in names.split(",")}
    for frames in re.finditer(r"@keyframes\b", text):
        found |= set(re.findall(r"[{;]\s*([\w-]+)\s*:", "{" + block(text, frames.start())))
    return found


def test_only_places_and_opacity_move() -> None:
    """No transition and no animation of any style sheet changes anything but transform and opacity."""
    wrong = {file: sorted(moved(text) - MOVING - AT_ONCE) for file, text in styles().items()}
    assert {file: names for file, names in wrong.items() if names} == {}


def test_what_moves_is_found_wherever_it_stands() -> None:
    """The shorthand, the list of properties and keyframes are all read."""
    assert moved(".a { transition: opacity 1s var(--ease), width 2s }") == {"opacity", "width"}
    assert moved(".a { transition: 1s }") == {"all"}
    assert moved(".a { transition-property: height, opacity; }") == {"height", "opacity"}
    assert moved("@keyframes in { from { opacity: 0; left: 0 } 50% { top: 1px; } }") == {
        "opacity",
        "left",
        "top",
    }
