"""Which bots answer: of one kind are those that answer everything alike, wherever they run."""

from __future__ import annotations

import re
from typing import Final

from schlemm.dd.inside import engine_version

_NO_WORD: Final = re.compile(r"[^A-Za-z0-9_-]+")
"""What is in no word of a bus's subjects."""


def bot_kind(version: str) -> str:
    """The kind of the bots in this process, a word of a bus's subjects: version, and what solves.

    >>> bot_kind("1.2+x").startswith("1-2-x-")
    True

    Args:
        version: That of the package.
    """
    engine = engine_version()
    solves = "rules" if engine is None else f"solver-{engine}"
    return _NO_WORD.sub("-", f"{version}-{solves}")
