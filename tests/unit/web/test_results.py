"""The notation of results in the browser: written, and read where somebody has typed or picked it."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "web" / "src"

READERS = {"lib/words.ts", "bridge/seats/brief.ts", "bridge/result/picked.ts", "bridge/result/kept.ts"}
"""What puts a result into words, long and short; what is picked; what is typed without the server."""

MARGIN = re.compile(r"\[=\+-\]|\[\+-\]\)?\(?\\d")
"""An expression that looks for the end of a result such as ``4SXE+1``."""


def test_what_became_of_a_contract_is_nowhere_read_from_the_notation() -> None:
    """Made or down, by how much and by whom: the server says so, and no other file takes a result apart."""
    found = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*")
        if path.suffix in {".ts", ".svelte"} and MARGIN.search(path.read_text(encoding="utf-8"))
    }
    assert {each for each in found if not each.startswith("generated/")} == READERS
