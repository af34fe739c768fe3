"""What declarer's tricks are worth in the form that is played: the contract first, then overtricks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from schlemm.bidding.stake import stake
from schlemm.core.contract import Contract
from schlemm.core.view import Public
from schlemm.scoring.imps import imps

UNIT: Final = 100
"""An IMP or a point."""


@lru_cache(maxsize=256)
def payoffs(contract: Contract, public: Public, usual: int) -> tuple[int, ...]:
    """What 0 … 13 tricks are worth to declarer's side.

    In duplicate forms it is IMPs against the usual result, as if that came about at the other table; at home it is
    points. Points within a class of IMPs count a little, so that an overtrick is worth having.

    Args:
        contract: What is played.
        public: Vulnerability and the form of scoring.
        usual: The number of tricks that will mostly be made.
    """
    scores = [stake(contract, tricks, public) for tricks in range(14)]
    if public.stakes.form != "duplicate":
        return tuple(UNIT * score for score in scores)
    return tuple(_imps(score - scores[usual]) for score in scores)


def _imps(difference: int) -> int:
    return UNIT * imps(abs(difference)) * (1 if difference > 0 else -1) + difference // 10
