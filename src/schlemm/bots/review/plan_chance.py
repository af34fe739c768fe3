"""How often something holds in the imagined deals, and how the contract fares with and without it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.core.sentence import Fact, Sentence

MATTERS: Final = 20
"""By how many hundredths the contract must be made more often for a plan to rest on something."""
SOME: Final = 4
"""How many deals with it and without it are fewer than can be spoken of."""
RARE: Final = 4
"""What holds in less than this part of the deals is luck, and hardly a plan."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Something that holds in some of the imagined deals.

    Attributes:
        count: How many deals there are.
        works: In how many of them it holds.
        made: In how many of these the best card makes the contract ...
        saved: ... and in how many of the others.
    """

    count: int
    works: int
    made: int
    saved: int

    @property
    def fails(self) -> int:
        """In how many of the deals it does not hold."""
        return self.count - self.works

    @property
    def is_rare(self) -> bool:
        """Whether it holds in few of the deals."""
        return RARE * self.works < self.count

    @property
    def is_plan(self) -> bool:
        """Whether it holds in half of the deals, or in fewer, not rare, on which the contract rests."""
        return 2 * self.works >= self.count or (self.matters and not self.is_rare)

    @property
    def matters(self) -> bool:
        """Whether the contract is made much more often where it holds than where it does not."""
        if min(self.works, self.fails) < SOME:
            return False
        return 100 * (self.made * self.fails - self.saved * self.works) >= MATTERS * self.works * self.fails

    def sentence(self, code: str, *facts: tuple[str, Fact]) -> Sentence:
        """What is told of it, with all its numbers."""
        numbers = (("works", self.works), ("count", self.count), ("made", self.made))
        others = (("saved", self.saved), ("fails", self.fails), ("matters", "yes" if self.matters else "no"))
        return Sentence(code, (*facts, *numbers, *others))


def chance_of(holds: Sequence[bool], sight: CardView, found: CardComparison) -> Chance | None:
    """The chance of what holds in these deals; ``None`` where it is not known what the cards bring in each.

    Args:
        holds: For each of the deals, whether it does.
        sight: What declarer sees.
        found: The cards, compared over the deals.
    """
    if len(found.by_deal) != len(holds):
        return None
    goal, card = sight.play.contract.tricks, found.best.card
    makes = [tricks[card] >= goal for tricks in found.by_deal]
    made = sum(one and makes[place] for place, one in enumerate(holds))
    return Chance(len(holds), sum(holds), made, sum(makes) - made)
