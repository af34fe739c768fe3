"""What declarer's tricks are worth in the form that is played.

By IMPs and at home the contract comes first and overtricks after it; by matchpoints each trick may beat half the field.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from schlemm.bidding.rules.stake import stake
from schlemm.core.contract import Contract
from schlemm.core.view import Public
from schlemm.scoring.imps import imps
from schlemm.scoring.matchpoints import NAME as MATCHPOINTS

UNIT: Final = 100
"""An IMP or a point."""
FIELD: Final = ((-1, 1), (0, 2), (1, 1))
"""How many tricks more than usual other tables make, and how many such tables there are to each."""


@lru_cache(maxsize=256)
def payoffs(contract: Contract, public: Public, usual: int) -> tuple[int, ...]:
    """What 0 … 13 tricks are worth to declarer's side.

    In duplicate it is IMPs against the usual result, as if that came about at the other table. Points within a class of
    IMPs count a little, so that an overtrick is worth having. By matchpoints it is tables beaten less tables lost to,
    in a field that makes the usual number of tricks, one more or one less. At home it is points.

    Args:
        contract: What is played.
        public: Vulnerability and the form of scoring.
        usual: The number of tricks that will mostly be made.
    """
    scores = [stake(contract, tricks, public) for tricks in range(14)]
    if public.stakes.form == MATCHPOINTS:
        return tuple(_matchpoints(scores, tricks, usual) for tricks in range(14))
    if public.stakes.form != "duplicate":
        return tuple(UNIT * score for score in scores)
    return tuple(_imps(score - scores[usual]) for score in scores)


def _imps(difference: int) -> int:
    return UNIT * imps(abs(difference)) * (1 if difference > 0 else -1) + difference // 10


def _matchpoints(scores: list[int], tricks: int, usual: int) -> int:
    """Tables beaten, less those lost to; beyond the field each trick still counts a little."""
    others = [(scores[min(max(usual + more, 0), 13)], tables) for more, tables in FIELD]
    mine = scores[tricks]
    return tricks + UNIT * sum(tables * ((mine > other) - (mine < other)) for other, tables in others)
