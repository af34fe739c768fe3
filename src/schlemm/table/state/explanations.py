"""What people have told the other side about their own calls of a board, and what they have been asked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.table.state.events import CallExplained, ExplanationAsked


@dataclass(frozen=True, slots=True)
class Explanations:
    """The words about the calls of one board; partner hears none of them before it is open.

    Attributes:
        given: What callers have said; of several explanations of a call the last one.
        asked: Questions that wait for an answer.
    """

    given: tuple[CallExplained, ...] = ()
    asked: tuple[ExplanationAsked, ...] = ()

    def after(self, event: CallExplained | ExplanationAsked) -> Explanations:
        """These when somebody has explained a call, which answers all who asked about it, or has asked."""
        if isinstance(event, ExplanationAsked):
            return replace(self, asked=(*self.asked, event))
        given = tuple(each for each in self.given if each.index != event.index)
        asked = tuple(each for each in self.asked if each.index != event.index)
        return Explanations((*given, event), asked)

    def back_to(self, calls: int) -> Explanations:
        """These when only the first calls stand: what was said about those taken back goes with them."""
        given = tuple(each for each in self.given if each.index < calls)
        return Explanations(given, tuple(each for each in self.asked if each.index < calls))


UNSPOKEN: Final = Explanations()
"""Nobody has said anything yet."""
