"""Grades of calls and cards: ``!``, ``?`` and the numbers that stand for them (3.5.3, 3.6.3, 3.7)."""

from __future__ import annotations

from typing import Final

_SUFFIXES: Final = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
_OF_CARDS: Final = 6
"""How much higher the numbers of cards are."""
_HIGHEST: Final = 255
_MOST: Final = 8
"""Grades of one call or card that are kept."""


class Grades:
    """The grades of a section while they come in.

    Args:
        of_cards: Whether cards are graded, not calls.
    """

    __slots__ = ("_found", "_shift")

    def __init__(self, *, of_cards: bool) -> None:
        self._shift = _OF_CARDS if of_cards else 0
        self._found: dict[int, set[int]] = {}

    def take(self, index: int, text: str) -> None:
        """Take in one grade of the call or card with this index; ``$0`` is none, and what is beyond 255 neither."""
        if text in _SUFFIXES:
            number = _SUFFIXES[text] + self._shift
        else:
            number = int(text[1:]) if len(text) <= len("$255") else 0
        known = self._found.setdefault(index, set())
        if 1 <= number <= _HIGHEST and len(known) < _MOST:
            known.add(number)

    def read(self) -> tuple[tuple[int, int], ...]:
        """All grades, as (index, number) pairs in their order."""
        return tuple(
            (index, number) for index in sorted(self._found) for number in sorted(self._found[index])
        )
