"""The compiled library, where there is one: the same deals from the same integers, many times as fast."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from schlemm.dealing._request import DealRequest
from schlemm.dealing._trials import Hands
from schlemm.dealing.constraints import NothingFits

if TYPE_CHECKING:
    from types import ModuleType

    import schlemm_native


@cache
def library() -> ModuleType | None:
    """The package, or ``None`` where it is not installed or has no library for this machine."""
    try:
        import schlemm_native
    except ImportError:
        return None
    return schlemm_native if schlemm_native.is_built() else None


def dealer_of(request: DealRequest) -> schlemm_native.Dealer:
    """The library's dealer for a request; ``library()`` must be there.

    Raises:
        NothingFits: If it can be seen that no deal fits.
    """
    import schlemm_native

    checks = [schlemm_native.Test(*check) for check in request.checks]
    north_south, east_west = (schlemm_native.Side(bounds[4], bounds[:4]) for bounds in request.sides)
    try:
        return schlemm_native.Dealer(request.held, request.classes, checks, (north_south, east_west))
    except schlemm_native.NothingFitsError as error:
        raise NothingFits(str(error)) from error


def compiled_deals(
    dealer: schlemm_native.Dealer, seed: int, stream: int, trial: int, last: int, count: int
) -> tuple[Hands, int]:
    """As ``_trials.fitting_deals``."""
    hands = np.empty((count, 4), np.uint64)
    draw = dealer.deal_into(hands.data, seed, stream, trial, max(last - trial, 0))
    return hands[: draw.found], draw.trial
