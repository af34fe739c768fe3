"""From which chance on a bolder contract pays, in whole percent; what lessons tell of risk comes from here."""

from __future__ import annotations

from schlemm.core.contract import Result
from schlemm.scoring.duplicate import contract_score


def points(result: str, *, vulnerable: bool) -> int:
    """What a result is worth to declarer's side.

    >>> points("3SS+2", vulnerable=False), points("4SS-1", vulnerable=True)
    (200, -100)
    """
    read = Result.parse(result)
    if read.contract is None:
        return 0
    return contract_score(read.contract, read.tricks, vulnerable=vulnerable).for_side(read.contract.side)


def worth_from(bold: tuple[str, str], safe: tuple[str, str], *, vulnerable: bool) -> int:
    """The least chance, in whole percent, at which the bold contract brings as much on average as the safe one.

    >>> worth_from(("4SS=", "4SS-1"), ("3SS+1", "3SS="), vulnerable=False)
    44

    Args:
        bold: Its results if the cards lie well, and if they do not.
        safe: Those of the other contract with the same cards.
        vulnerable: Whether declarer's side is vulnerable.
    """
    well, badly = (
        points(one, vulnerable=vulnerable) - points(other, vulnerable=vulnerable)
        for one, other in zip(bold, safe, strict=True)
    )
    return -(100 * badly // (well - badly))
