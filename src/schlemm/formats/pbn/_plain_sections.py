"""Auction and Play sections of nothing but what most have, each read in one go.

An auction is plain if it has lawful calls in their usual spelling, and references to notes; a play, if each card stands
in the column of who held it. ``_auction_section`` and ``_play_section`` read all others, and would read these the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from types import MappingProxyType
from typing import Final, NamedTuple

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call, Pass
from schlemm.core.cards import CARDS, STRAINS, Card
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import SEATS, Seat
from schlemm.formats.filed import FiledPlay, Hands
from schlemm.formats.filed.play import CELLS, without_end

_PASS, _DOUBLE, _REDOUBLE = -1, -2, -3
_CALLS: Final[dict[str, tuple[int, Call]]] = {
    **dict.fromkeys(("Pass", "pass", "PASS", "P"), (_PASS, PASS)),
    "X": (_DOUBLE, DOUBLE),
    "XX": (_REDOUBLE, REDOUBLE),
    **{str(bid): (bid.index, bid) for bid in BIDS},
}
_CONTRACTS: Final = {
    (bid.index, stake, seat): Contract(bid, doubling, seat)
    for bid, (stake, doubling), seat in product(
        BIDS, zip((_PASS, _DOUBLE, _REDOUBLE), Doubling, strict=True), SEATS
    )
}
"""By their bid, what raised its stake last, and declarer."""
_NOTES: Final = {f"={number}=": number for number in range(1, 33)}

NO_REFERENCES: Final[Mapping[int, int]] = MappingProxyType({})

GAP: Final = "-"
END: Final = "*"
_CARDS: Final[dict[str, Card | None]] = {**{str(card): card for card in CARDS}, GAP: None}
_BITS: Final = {**{str(card): 1 << card.index for card in CARDS}, GAP: 0}


class PlainAuction(NamedTuple):
    """A lawful auction in which every word is a call or a reference to a note.

    Attributes:
        auction: The calls.
        references: The numbers of notes by the index of their call.
        contract: The contract, ``PASS`` if passed out; ``None`` if the auction is not over.
    """

    auction: Auction
    references: Mapping[int, int]
    contract: Contract | Pass | None


def plain_auction(texts: Iterable[str], first: Seat) -> PlainAuction | None:
    """The auction; ``None`` if it is not plain or not lawful.

    Args:
        texts: The words of the section.
        first: Who calls first.
    """
    calls: list[Call] = []
    kinds: list[int] = []
    references: dict[int, int] = {}
    highest, bidder, stake, caller, passes = -1, -1, _REDOUBLE, 0, 0  # nothing to double before the first bid
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
                highest, bidder, stake = kind, len(calls), _PASS
            elif kind != stake - 1 or (len(calls) - caller) % 2 == 0:
                return None
            else:
                stake = kind
            caller, passes = len(calls), 0
        calls.append(call)
        kinds.append(kind)
    auction = Auction(first, tuple(calls))
    if passes < 3 or len(calls) < 4:
        return PlainAuction(auction, references, None)
    return PlainAuction(auction, references, _contract(kinds, bidder, stake, first))


def _contract(kinds: Sequence[int], bidder: int, stake: int, first: Seat) -> Contract | Pass:
    """The contract of an auction that is over.

    Args:
        kinds: Its calls; bids by their index.
        bidder: The index of the last bid, -1 without one.
        stake: What raised its stake last.
        first: Who called first.
    """
    if bidder < 0:
        return PASS
    last = kinds[bidder]
    named = (
        index
        for index in range(bidder % 2, bidder + 1, 2)
        if kinds[index] >= 0 and kinds[index] % len(STRAINS) == last % len(STRAINS)
    )
    return _CONTRACTS[last, stake, first.after(next(named))]


def plain_play(texts: Sequence[str], leader: Seat, hands: Hands) -> FiledPlay | None:
    """The play; ``None`` if it is not plain, or a card does not stand in the column of who held it.

    Args:
        texts: The words of the section.
        leader: Whose cards stand in the first column.
        hands: Those that are given; where one is missing, nobody knows who held what.
    """
    is_closed = texts[-1:] == [END]
    told = texts[:-1] if is_closed else texts
    gaps = told.count(GAP)
    if len(told) > CELLS or len({*told}) < len(told) - gaps + (gaps > 0):
        return None
    try:
        cards = [_CARDS[text] for text in told]
    except KeyError:
        return None
    if None not in hands:
        for turns in range(4):
            hand = hands.of(leader.after(turns))
            if hand is None or sum(map(_BITS.__getitem__, told[turns::4])) & ~hand.bits:
                return None
    return FiledPlay.unchecked(leader, tuple(cards) if cards and cards[-1] else without_end(cards), is_closed)
