"""The values of LIN tags: names, hands, calls, cards, results."""

from __future__ import annotations

import re
from typing import Final

from schlemm.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call, Pass
from schlemm.core.cards import CARDS, Card, Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Seat, Vulnerability

SEATS_OF_LIN: Final = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""LIN counts dealers from South, and names players and hands in this order."""

VULNERABLE: Final = {
    **dict.fromkeys(("o", "0", "-", "none"), Vulnerability.NONE),
    **dict.fromkeys(("n", "ns"), Vulnerability.NORTH_SOUTH),
    **dict.fromkeys(("e", "ew"), Vulnerability.EAST_WEST),
    **dict.fromkeys(("b", "both", "all"), Vulnerability.BOTH),
}

_CARDS: Final = {str(card): card for card in CARDS}
_CALLS: Final[dict[str, Call]] = {
    **dict.fromkeys(("p", "pas", "pass"), PASS),
    **dict.fromkeys(("d", "x", "dbl", "double"), DOUBLE),
    **dict.fromkeys(("r", "xx", "rdbl", "redbl", "redouble"), REDOUBLE),
    **{str(bid).lower(): bid for bid in BIDS},
    **{str(bid).lower().removesuffix("t"): bid for bid in BIDS},
}
_WORDS: Final = "|".join(sorted(_CALLS, key=len, reverse=True))
CALL: Final = re.compile(rf"\s*(?:((?ai:{_WORDS}))\s*(!?)|(\S{{1,100}}))")
CARD: Final = re.compile(r"\s*(?:((?ai:[SHDC](?:10|[2-9TJQKA])))|(\S{1,100}))")
_RESULT: Final = re.compile(r"([1-7])(NT?|[SHDC])([NESW])(x{0,2})(=|[+-]\d{1,2})", re.ASCII | re.IGNORECASE)
_SUITS: Final = re.compile(r"([SHDC])((?:10|[2-9TJQKA])*)", re.ASCII | re.IGNORECASE)


def call_named(text: str) -> Call:
    """The call that ``CALL`` has found."""
    return _CALLS[text.lower()]


def card_named(text: str) -> Card:
    """The card that ``CARD`` has found."""
    return _CARDS[text.upper().replace("10", "T")]


def read_lin_hand(text: str) -> Hand | None:
    """The cards of a hand such as ``SAKH2DQJT`` in any order; ``None`` if it holds anything else, or a card twice."""
    cards: list[Card] = []
    place = 0
    while place < len(text):
        match = _SUITS.match(text, place)
        if match is None:
            return None
        suit = match[1].upper()
        cards.extend(_CARDS[suit + rank] for rank in match[2].upper().replace("10", "T"))
        place = match.end()
    hand = Hand.of(cards)
    return hand if len(hand) == len(cards) else None


def split_names(text: str) -> list[str] | None:
    """Four or eight names; ``None`` if commas do not tell how many there are.

    A comma with a blank behind it may belong to a name, as in ``Doe, Jane``: it does, where four or eight names are
    left so.

    >>> split_names("Doe, Jane,West,North,East")
    ['Doe, Jane', 'West', 'North', 'East']
    """
    pieces = text.split(",")
    names = pieces[:1]
    for piece in pieces[1:]:
        if piece[:1].isspace():
            names[-1] += "," + piece
        else:
            names.append(piece)
    found = next((each for each in (names, pieces) if len(each) in {4, 8}), None)
    return None if found is None else [name.strip() for name in found]


def by_seat_of_lin(names: list[str]) -> BySeat[str]:
    """Four names in LIN's order, by seat."""
    told = dict(zip(SEATS_OF_LIN, names, strict=True))
    return BySeat.from_function(lambda seat: told[seat])


def read_lin_result(text: str) -> tuple[Contract | Pass, int | None] | None:
    """Contract and tricks of a result such as ``3NNx-1``; ``None`` if it is none."""
    if text.strip().lower() in {"p", "pass"}:
        return PASS, None
    match = _RESULT.fullmatch(text.strip())
    if match is None:
        return None
    bid = Bid(int(match[1]), Strain.parse(match[2].upper()))
    contract = Contract(bid, Doubling(match[4].upper()), Seat(match[3].upper()))
    tricks = bid.tricks + (0 if match[5] == "=" else int(match[5]))
    return (contract, tricks) if 0 <= tricks <= 13 else None
