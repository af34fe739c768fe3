"""Engines that fail: over one deal, or at once."""

from tests.unit.dd.made import OWN_SUIT

from schlemm.dd.engine import EngineError, Facts, Hands, Rows
from schlemm.dd.plain import bits_of


class BrokenEngine:
    """A `StoppableEngine` that knows a single table, and refuses the deal in which everybody holds a suit."""

    def table(self, hands: Hands) -> Rows:
        """Seven tricks for everybody."""
        if hands == bits_of(OWN_SUIT.hands):
            raise EngineError("too many cards")
        return ((7,) * 5,) * 4

    def cards(self, facts: Facts) -> dict[int, int]:
        """Nothing is asked about cards."""
        raise NotImplementedError

    def makes(self, facts: Facts, tricks: int) -> bool:
        """Nothing is asked about goals."""
        raise NotImplementedError

    def stop(self) -> None:
        """There is nothing to stop."""


def unloadable() -> BrokenEngine:
    """An engine whose library is that of another machine."""
    raise OSError("_library.so: wrong machine")
