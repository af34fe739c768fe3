"""Work that takes a worker a minute, and answers nothing meanwhile."""

from dataclasses import dataclass
from time import process_time


@dataclass(frozen=True)
class ThinkLong:
    """Think for this many seconds of processor time."""

    seconds: float = 60.0

    def run(self) -> None:
        """Think."""
        end = process_time() + self.seconds
        while process_time() < end:
            pass
