"""Part scores that add up to games: what a deal writes below and above the line (rubber bridge; S1:68)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from schlemm.core.contract import Contract
from schlemm.core.seats import BySide
from schlemm.scoring.items import SheetPlace, Step, on_lines, total
from schlemm.scoring.penalties import Penalties, check_contract, undertricks
from schlemm.scoring.premiums import insult, slam
from schlemm.scoring.tricks import GAME, bid_tricks, overtricks

NOTHING: Final = BySide(0, 0)


def carried_steps(
    contract: Contract, tricks: int, below: BySide[int], *, vulnerable: bool, penalties: Penalties
) -> tuple[Step, ...]:
    """What a contract brings where part scores are carried over: no bonus for part score or game by itself.

    Args:
        contract: What was bid, and by whom.
        tricks: How many declarer's side won.
        below: Points below the line of each side before this deal.
        vulnerable: Whether declarer's side is vulnerable.
        penalties: How doubled undertricks are counted.

    Raises:
        WrongType: If one of them is not of its kind.
        OutOfRange: If there are not 0 to 13 tricks.
    """
    check_contract(contract, tricks, vulnerable=vulnerable, penalties=penalties)
    margin = tricks - contract.tricks
    if margin < 0:
        return on_lines([undertricks(contract, -margin, vulnerable=vulnerable, penalties=penalties)])
    more = (overtricks(contract, margin, vulnerable=vulnerable),) if margin else ()
    made = bid_tricks(contract, below.of(contract.side))
    return on_lines((made, *more, *slam(contract, vulnerable=vulnerable), *insult(contract)))


def below_after(below: BySide[int], steps: Iterable[Step]) -> BySide[int]:
    """The points below the line after these steps, not yet ruled off when they complete a game."""
    return BySide(
        *(before + more for before, more in zip(below, total(steps, SheetPlace.BELOW), strict=True))
    )


def completes_game(below: BySide[int]) -> bool:
    """Whether one of these sides has reached 100 below the line."""
    return max(below) >= GAME


def ruled_off(below: BySide[int]) -> BySide[int]:
    """The points that count towards the next game: none for either side once a game is complete."""
    return NOTHING if completes_game(below) else below
