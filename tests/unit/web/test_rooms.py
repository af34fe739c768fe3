"""The rooms of the browser's code: small enough to look through, and each with its place in the order of imports."""

import re
from collections import Counter
from pathlib import Path

WEB = Path(__file__).parents[3] / "web"
MOST_FILES = 20
OUTSIDE = {".", "testing"}
"""Where the page begins, and what only tests import."""
MADE = "generated"
"""What is made, and may not be there yet."""


def rooms() -> Counter[str]:
    """The folders of the browser's code that hold files, with how many."""
    source = WEB / "src"
    found = Counter(
        path.parent.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()
    )
    del found[MADE]
    return found


def test_no_room_holds_more_than_one_looks_through() -> None:
    """No folder of the browser's code holds more than twenty files."""
    assert {room: files for room, files in rooms().items() if files > MOST_FILES} == {}


def test_every_room_has_its_place_in_the_order_of_imports() -> None:
    """The list by which imports are checked names every folder that there is, and no other."""
    config = (WEB / "layers.config.js").read_text(encoding="utf-8")
    listed = re.search(r"const ROOMS = \[(.*?)\n\];", config, re.DOTALL)
    assert listed is not None
    assert sorted(re.findall(r"'([\w/]+)'", listed[1])) == sorted({*rooms(), MADE} - OUTSIDE)
