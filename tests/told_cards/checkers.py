"""All the checkers of what is said of a card that is to be played, by the code of the sentence that they read."""

from types import ModuleType
from typing import Final

from tests.told_cards import figures, following, leading, planning
from tests.told_cards.registry import READERS, Checker

MODULES: Final[tuple[ModuleType, ...]] = (figures, following, leading, planning)
"""Where they are; each module enters its own."""
CHECKERS: Final[dict[str, Checker]] = READERS
