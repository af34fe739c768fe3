"""The systems that the school teaches; others stand in their books."""

from __future__ import annotations

from typing import Final

TAUGHT_SYSTEMS: Final = ("forum", "natur-a", "natur-b")
"""Those of the sources, and the one that the bots start with."""
