"""What a file holds and no board keeps, counted, so that nothing is dropped in silence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from schlemm.formats.filed.common_codes import CommonCode
from schlemm.formats.filed.defect import FileDefect

MOST_NAMES: Final = 40
"""Different names that are told of a file."""
LONGEST_NAME: Final = 40


class LeftOut:
    """Tags, fields or elements of one file that are left out, by their names."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._line = 1

    def add(self, name: str, line: int) -> None:
        """Take in one more; of too many different names the last count as one."""
        if not self._counts:
            self._line = line
        self._add(name, 1)

    def take_from(self, other: LeftOut) -> None:
        """Take in what another has counted, which has nothing then."""
        if other._counts:
            if not self._counts:
                self._line = other._line
            for name, count in other._counts.items():
                self._add(name, count)
            other._counts.clear()

    def _add(self, name: str, count: int) -> None:
        short = name[:LONGEST_NAME]
        self._counts[short if short in self._counts or len(self._counts) < MOST_NAMES else "…"] += count

    def told(self) -> Iterator[FileDefect]:
        """The one sentence about all of them, where there are any."""
        if self._counts:
            names = ", ".join(sorted(self._counts))
            data = (("count", self._counts.total()), ("text", names))
            yield FileDefect(CommonCode.LEFT_OUT, self._line, data=data)
