"""Auctions of nothing but lawful calls in their usual spelling and references to notes, read in one go.

``_auction_section`` reads all others, and would read these the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call
from schlemm.core.seats import Seat

_PASS, _DOUBLE, _REDOUBLE = -1, -2, -3
_CALLS: Final[dict[str, tuple[int, Call]]] = {
    **dict.fromkeys(("Pass", "pass", "PASS", "P"), (_PASS, PASS)),
    "X": (_DOUBLE, DOUBLE),
    "XX": (_REDOUBLE, REDOUBLE),
    **{str(bid): (bid.index, bid) for bid in BIDS},
}
_NOTES: Final = {f"={number}=": number for number in range(1, 33)}


def plain_auction(texts: Iterable[str], first: Seat) -> tuple[Auction, dict[int, int]] | None:
    """The auction, and the numbers of notes by the index of their call; ``None`` if it is not plain or not lawful.

    Args:
        texts: The words of the section.
        first: Who calls first.
    """
    calls: list[Call] = []
    references: dict[int, int] = {}
    highest, stake, caller, passes = -1, _REDOUBLE, 0, 0  # nothing to double before the first bid
    for text in texts:
        found = _CALLS.get(text)
        if found is None:
            if text not in _NOTES or not calls:
                return None
            references.setdefault(len(calls) - 1, _NOTES[text])
            continue
        if passes >= 3 and len(calls) > 3:
            return None
        kind, call = found
        if kind == _PASS:
            passes += 1
        else:
            if kind >= 0:
                if kind <= highest:
                    return None
                highest, stake = kind, _PASS
            elif kind != stake - 1 or (len(calls) - caller) % 2 == 0:
                return None
            else:
                stake = kind
            caller, passes = len(calls), 0
        calls.append(call)
    return Auction(first, tuple(calls)), references
