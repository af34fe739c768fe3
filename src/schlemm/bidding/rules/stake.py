"""What a contract brings its side, made or not, by the form of scoring: a sacrifice and judgement weigh it."""

from __future__ import annotations

from typing import Final

from schlemm.bidding.rules.situation import GAME_POINTS
from schlemm.core.contract import Contract
from schlemm.core.view import Public, Stakes
from schlemm.scoring.duplicate import duplicate_score
from schlemm.scoring.penalties import Penalties, undertrick_parts

FIRST_GAME: Final = 350
"""What a side's first game is worth in a rubber: about half the bonus of 700 for winning two to none."""
LAST_GAME: Final = 500
"""What the game that wins the rubber is worth."""
PART_WORTH: Final = 50
"""What a part score is worth in a rubber, as duplicate pays it: those who have one are closer to a game."""


def stake(contract: Contract, tricks: int, public: Public) -> int:
    """Return what a result brings declarer's side, in points; negative for its undertricks.

    Games and part scores of a rubber count what they are about worth, since the bonus is paid at its end.
    """
    vulnerable = public.vulnerability.of(contract.side)
    if public.stakes.simple_doubling and tricks < contract.tricks:
        down = contract.tricks - tricks
        price = undertrick_parts(down, contract.doubling, vulnerable=vulnerable, penalties=Penalties.SIMPLE)
        return -sum(part.points for part in price)
    score = duplicate_score(
        contract.level, contract.strain.index, contract.doubling.index, tricks, vulnerable=vulnerable
    )
    if tricks >= contract.tricks and public.stakes.form == "rubber":
        score += _rubber_bonus(contract, public.stakes, vulnerable=vulnerable)
    return score


def _rubber_bonus(contract: Contract, stakes: Stakes, *, vulnerable: bool) -> int:
    """What a made contract is worth in a rubber instead of duplicate's bonus for games and part scores."""
    each = 20 if contract.strain.is_minor else 30
    below = (each * contract.level + (10 if contract.strain.trump is None else 0)) * contract.doubling.factor
    duplicate_bonus = (500 if vulnerable else 300) if below >= GAME_POINTS else PART_WORTH
    completes = stakes.part_scores.of(contract.side) + below >= GAME_POINTS
    return ((LAST_GAME if vulnerable else FIRST_GAME) if completes else PART_WORTH) - duplicate_bonus
