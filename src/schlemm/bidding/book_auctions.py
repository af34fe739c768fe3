"""Auctions that reach the tables which no pattern can give an example of: those that ask more than a pattern says."""

from __future__ import annotations

from typing import Final

AUCTIONS: Final = ("1S P 3S P 4NT P 5D P 5NT P 6D P",)
"""Calls from the dealer on; every beginning of each is an example of the table that answers it."""
