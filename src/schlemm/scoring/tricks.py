"""Points for tricks: those that were bid, and those beyond (Law 77; S0:24-28, S1:71, S2:7-9, S3:16)."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.scoring.items import ScorePart, Step, StepCode

GAME: Final = 100
"""Points for tricks bid that make a game (S0:34; S2:74 says "more than")."""


def bid_parts(level: int, strain: Strain) -> tuple[ScorePart, ...]:
    """What the tricks of a bid are worth undoubled: only in notrump the first counts more than the others.

    >>> [part.points for part in bid_parts(3, Strain.NOTRUMP)]
    [40, 60]
    """
    if strain is not Strain.NOTRUMP:
        return (ScorePart(level, 20 if strain.is_minor else 30),)
    return (ScorePart(1, 40), ScorePart(level - 1, 30, 2)) if level > 1 else (ScorePart(1, 40),)


def bid_worth(bid: Bid) -> int:
    """What all tricks of a bid are worth together, undoubled.

    >>> [bid_worth(Bid(level, Strain.NOTRUMP)) for level in (1, 2, 3)]
    [40, 70, 100]
    """
    return sum(part.points for part in bid_parts(bid.level, bid.strain))


def bid_points(contract: Contract) -> int:
    """What the tricks bid are worth, doubling included: the number that decides whether it is a game."""
    return contract.doubling.factor * bid_worth(contract.bid)


def bid_tricks(contract: Contract, before: int = 0) -> Step:
    """The tricks bid and made, twice or four times their worth if doubled or redoubled.

    Args:
        contract: What was made.
        before: Points already below the line, where part scores are carried over.
    """
    parts = bid_parts(contract.level, contract.strain)
    undoubled = before + bid_worth(contract.bid)
    reached = before + bid_points(contract)
    facts = (
        ("level", contract.level),
        ("strain", contract.strain.notation),
        ("before", before),
        ("reached", reached),
        ("game", int(reached >= GAME)),
        ("by-doubling", int(undoubled < GAME <= reached)),
    )
    return Step(StepCode.BID_TRICKS, contract.side, parts, contract.doubling.factor, facts=facts)


def overtrick_value(strain: Strain, doubling: Doubling, *, vulnerable: bool) -> int:
    """What each trick beyond the contract is worth: its own value, or 100 to 400 if doubled (S0:58-60)."""
    if doubling is Doubling.UNDOUBLED:
        return 20 if strain.is_minor else 30
    return 100 * doubling.index * (1 + vulnerable)


def overtricks(contract: Contract, count: int, *, vulnerable: bool) -> Step:
    """The tricks beyond the contract; they never count towards game (S3:19)."""
    each = overtrick_value(contract.strain, contract.doubling, vulnerable=vulnerable)
    facts = (
        ("strain", contract.strain.notation),
        ("vulnerable", int(vulnerable)),
        ("doubling", contract.doubling.factor),
    )
    return Step(StepCode.OVERTRICKS, contract.side, (ScorePart(count, each),), facts=facts)
