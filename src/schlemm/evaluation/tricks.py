"""How many tricks two hands will take: an estimate fitted to double-dummy results, in whole numbers.

The weights are made by ``lab/tricks/fit_tricks.py``, which prints how far the estimate is off
(``docs/decisions/07-estimate-of-tricks.md``). They stand in ``trick_weights``; nothing here is a float, so that
everybody gets the same estimate on every machine.
"""

from __future__ import annotations

from itertools import accumulate
from math import isqrt
from operator import mul

from schlemm.core.cards import Strain
from schlemm.core.hand import Hand
from schlemm.evaluation.trick_cells import count, fit
from schlemm.evaluation.trick_scale import CERTAIN, GOOD_FIT, HIGHEST, LOWEST, STEP, TRICK
from schlemm.evaluation.trick_weights import CHANCES, NOTRUMP, SUIT, WEIGHTS


def expected_tricks(hand: Hand, partner: Hand, strain: Strain) -> int:
    """The tricks two hands will take on average if one of them is declarer's, in hundredths: 0 to 1300.

    Args:
        hand: One hand of thirteen cards.
        partner: The hand opposite; the two may be exchanged.
        strain: The denomination.
    """
    tricks: int = sum(map(mul, chances(hand, partner, strain), range(14)))
    return tricks * TRICK // CERTAIN


def chances(hand: Hand, partner: Hand, strain: Strain) -> tuple[int, ...]:
    """How likely 0, 1, … 13 tricks are: fourteen weights whose sum is ``CERTAIN``."""
    estimate, most = _estimate(hand, partner, strain)
    weights = _between(estimate, _kind(hand, partner, strain))
    return (*weights[:most], sum(weights[most:]), *(0,) * (13 - most))


def weights_at_least(weights: tuple[int, ...]) -> tuple[int, ...]:
    """The weights for at least 0, 1, … 13 tricks, of ``CERTAIN``.

    >>> weights_at_least((0,) * 9 + (5000, 10000, 5000, 0, 0))[9:12]
    (20000, 15000, 5000)
    """
    return tuple(accumulate(reversed(weights)))[::-1]


def spread(weights: tuple[int, ...]) -> int:
    """The standard deviation of the tricks with these weights, in hundredths.

    >>> spread((0,) * 9 + (5000, 10000, 5000, 0, 0))
    70
    """
    total = sum(weights)
    first = sum(weight * tricks for tricks, weight in enumerate(weights))
    second = sum(weight * tricks * tricks for tricks, weight in enumerate(weights))
    return isqrt(TRICK * TRICK * (second * total - first * first)) // total


def _estimate(hand: Hand, partner: Hand, strain: Strain) -> tuple[int, int]:
    """The sum of the weights, which may be beyond 0 and 13 tricks, and the most tricks that losers leave."""
    cells, losers = count(hand, partner, strain)
    base = NOTRUMP if strain is Strain.NOTRUMP else SUIT
    return min(max(base + sum(map(WEIGHTS.__getitem__, cells)), LOWEST), HIGHEST), 13 - losers


def _kind(hand: Hand, partner: Hand, strain: Strain) -> int:
    """The table of chances: 0 at notrump, 1 with eight trumps or more, 2 with fewer."""
    if strain is Strain.NOTRUMP:
        return 0
    return 1 if fit(hand, partner, strain) >= GOOD_FIT else 2


def _between(estimate: int, kind: int) -> tuple[int, ...]:
    """The weights for an estimate, between those of the two nearest rows."""
    rows = CHANCES[kind]
    row, above = divmod(estimate - LOWEST, STEP)
    below = STEP - above
    if not above:
        return tuple(STEP * weight for weight in rows[row])
    return tuple(low * below + high * above for low, high in zip(rows[row], rows[row + 1], strict=True))
