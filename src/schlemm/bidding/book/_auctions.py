"""Auctions that reach the tables which no pattern can give an example of: those that ask more than a pattern says."""

from __future__ import annotations

from typing import Final

AUCTIONS: Final = (
    # what is met most often once both sides bid
    "1H 1S 2H 2S",
    "1S 2H 2S 3H X P",
    "1S P 2S 3D 3H P",
    "1C 1S X 2S P",
    "1H X 3H 3S",
    "1D 1S P 2S P P X P",
    "1H 2C P 3C X P",
    "1H 1S 2S P",
    "1D 1S 2H P",
    "1S P 2S P P",
    "1H P 1NT P P",
    "1C P 1H P 2H P P",
    # slam, and asking for aces
    "1S P 3S P 4NT P 5D P 5NT P 6D P 6S P",
    "1S P 3S P 4NT P 5D P 6S P",
    "1S P 3S P 4NT 5C 5D P",
    "1NT P 4C P 4S P 5C P 5H P 6NT P",
    "1NT P 4C P 4S P 6NT P",
    "1C P 2D P 4NT P 5D P 6D P",
    "1H P 2S P 3C P 3D P 3S P 4S P 4NT P 5D P 5NT P 6H P 6S P",
    "1S P 2D P 2S P 3S P 4C P",
    "1S P 2NT P 3C P",
    # after notrump
    "1NT P 2C P 2D P 2NT P",
    "1NT P 2C P 2D P 3C P 4C P",
    "1NT P 2C P 2H P 4NT P",
    "1NT P 2C P 2S P 3NT P",
    "2NT P 3C P 3H P 4NT P",
    "2NT P 3C P 3S P 3NT P",
    # after a strong or weak opening of two
    "2C P 2D P 2NT P 3C P 3H P 4NT P",
    "2C P 2D P 2NT P 3C P 3S P 3NT P",
    "2C P 2D P 2H P 4H P",
    "2C P 3C P 3D P",
    "2D P 2H P 2NT P 3C P 3H P 4NT P",
    "2D P 2H P 2NT P 3C P 3S P 3NT P",
    "2D P 2S P 2NT P",
    "2D P 3H P",
    "2S P 2NT P 3NT P 4S P",
    # second and third bids
    "1S P 4H P",
    "1C P 1S P 3D P",
    "1C P 1S P 1NT P 2D P 2S P",
    "1C P 2NT P",
    "1D P 1S P 2D P 2H P 2NT P 3D P",
    "1S P 2C P 2S P 3S P",
    # both sides bid
    "1C X P 1D P",
    "1C X 1H",
    "1D X 2C 2S P",
    "1C 1D P",
    "1C 1D 1S",
    "1C 2S P",
    "1C 2H 3C",
    "1H P 2H P P",
    "1S P 1NT P P",
    "1H 1S 2S P",
    "1H 2C 3C P",
    "1D 1S 2H P",
    "1H P 2NT X",
    "2H 2S",
    "3H X",
)
"""Calls from the dealer on; every beginning of each is an example of the table that answers it."""
