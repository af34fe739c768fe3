"""Which checker reads which sentence."""

from collections.abc import Callable
from typing import Final, TypeAlias

from tests.told_cards.scene import Scene

Checker: TypeAlias = Callable[[Scene], str | None]
"""Says what is not so in a sentence, or nothing."""

READERS: Final[dict[str, Checker]] = {}
"""The checkers by the code of the sentence that they read."""


def reads(*codes: str) -> Callable[[Checker], Checker]:
    """Make a function the checker of sentences."""

    def register(checker: Checker) -> Checker:
        for code in codes:
            assert code not in READERS, f"{code} has a checker"
            READERS[code] = checker
        return checker

    return register
