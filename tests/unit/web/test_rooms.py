"""The rooms of the browser's code: each has its place in the order of imports."""

import re
from pathlib import Path

WEB = Path(__file__).parents[3] / "web"
OUTSIDE = {".", "testing"}
"""Where the page begins, and what only tests import."""
MADE = "generated"
"""What is made, and may not be there yet, or hold folders of its own."""


def rooms() -> set[str]:
    """The folders of the browser's code that hold files, but for what is made."""
    source = WEB / "src"
    folders = {path.parent.relative_to(source) for path in source.rglob("*") if path.is_file()}
    return {each.as_posix() for each in folders if each.parts[:1] != (MADE,)}


def test_every_room_has_its_place_in_the_order_of_imports() -> None:
    """The list by which imports are checked names every folder that there is, and no other."""
    config = (WEB / "layers.config.js").read_text(encoding="utf-8")
    listed = re.search(r"const ROOMS = \[(.*?)\n\];", config, re.DOTALL)
    assert listed is not None
    assert sorted(re.findall(r"'([\w/]+)'", listed[1])) == sorted({*rooms(), MADE} - OUTSIDE)
