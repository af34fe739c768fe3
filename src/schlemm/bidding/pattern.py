"""Which auctions a table of rules answers, written as a player would write them.

A pattern is the calls from the first bid on, up to the seat in turn:

=============  ======================================================================================
``1S P``       these calls
``1M P``       one of a major; ``m`` is a minor; ``oM`` and ``om`` are the other one of the kind
``1x 2y``      any suits; ``x y z w`` are different suits, and different from ``M`` and ``m``
``#x``         a suit at any level; ``#NT`` notrump at any level
``X|P``        one or the other
``_``          any one call; ``?`` any call but a pass; ``*`` any calls, also none
=============  ======================================================================================

A letter that comes again means the same suit again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from types import MappingProxyType
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import DOUBLE, PASS, Bid, Call, Pass, parse_call
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.core.seats import Seat

Bound = Mapping[str, Suit]
"""The suits that the letters of a pattern stand for."""

_BID: Final = re.compile(r"([1-7#])(NT|oM|om|[CDHSMmxyzw])")
_LETTERS: Final = ("M", "m", "x", "y", "z", "w")
_STRAINS: Final = ("C", "D", "H", "S", "NT")
_OTHER: Final = (Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES, Suit.HEARTS)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern of calls.

    >>> bound = Pattern("1M P 2x P").match([parse_call(call) for call in ("1S", "P", "2D", "P")])
    >>> {letter: suit.letter for letter, suit in (bound or {}).items()}
    {'M': 'S', 'x': 'D'}

    Attributes:
        text: The pattern as above.
    """

    text: str

    def match(self, calls: Sequence[Call]) -> Bound | None:
        """What the letters stand for if these calls fit the pattern; ``None`` if they do not."""
        tokens, least, open_ended = _parsed(self.text)
        if len(calls) < least or (len(calls) > least and not open_ended):
            return None
        found = _match(tokens, tuple(calls), ())
        return None if found is None else MappingProxyType(dict(found))

    def examples(self) -> Iterator[tuple[Call, ...]]:
        """Legal auctions of the pattern, one for each way to fill its letters with suits."""
        letters = [letter for letter in _LETTERS if re.search(rf"[1-7#]o?{letter}", self.text)]
        for suits in permutations(reversed(SUITS), len(letters)):
            calls = _filled(self.text.split(), dict(zip(letters, suits, strict=True)))
            if calls is not None and self.match(calls) is not None:
                yield calls


_Pairs = tuple[tuple[str, Suit], ...]


@lru_cache(maxsize=1024)
def _parsed(text: str) -> tuple[tuple[str, ...], int, bool]:
    """The tokens of a pattern, how many calls it has at least, and whether it may have more."""
    tokens = tuple(text.split())
    return tokens, len(tokens) - tokens.count("*"), "*" in tokens


@lru_cache(maxsize=65536)
def _match(tokens: tuple[str, ...], calls: tuple[Call, ...], bound: _Pairs) -> _Pairs | None:
    if not tokens:
        return None if calls else bound
    first, rest = tokens[0], tokens[1:]
    if first == "*":
        tries = (_match(rest, calls[count:], bound) for count in range(len(calls) + 1))
        return next((found for found in tries if found is not None), None)
    if not calls:
        return None
    for token in first.split("|"):
        now = _bind(token, calls[0], bound)
        found = None if now is None else _match(rest, calls[1:], now)
        if found is not None:
            return found
    return None


def _bind(token: str, call: Call, bound: _Pairs) -> _Pairs | None:
    """What the letters stand for if this call fits this token."""
    if token in {"_", "?"}:
        return None if token == "?" and isinstance(call, Pass) else bound
    bid = _BID.fullmatch(token)
    if bid is None or not isinstance(call, Bid):
        return bound if bid is None and parse_call(token) == call else None
    level, strain = bid.groups()
    if level not in {"#", str(call.level)}:
        return None
    suit = call.strain.trump
    if strain in _STRAINS:
        return bound if call.strain is Strain.parse(strain) else None
    return None if suit is None else _bind_suit(strain, suit, bound)


def _bind_suit(name: str, suit: Suit, bound: _Pairs) -> _Pairs | None:
    known = dict(bound)
    letter = name[-1]
    if letter in "Mm" and suit.is_major is not (letter == "M"):
        return None
    if name.startswith("o"):
        return bound if known.get(letter) not in {None, suit} else None
    if letter in known:
        return bound if known[letter] is suit else None
    return None if suit in known.values() else (*bound, (letter, suit))


def _filled(tokens: Sequence[str], suits: Bound) -> tuple[Call, ...] | None:
    """The shortest legal auction with these suits; ``None`` if there is none."""
    auction = Auction(Seat.NORTH)
    for token in tokens:
        call = _call(token.split("|")[0], suits, auction)
        if call is not None and auction.why_not(call) is not None:
            return None
        auction = auction if call is None else auction.after(call)
    return auction.calls


def _call(token: str, suits: Bound, auction: Auction) -> Call | None:
    """The call that a token stands for; ``None`` if it may be left out."""
    if token in {"_", "*"}:
        return PASS if token == "_" else None
    bid = _BID.fullmatch(token)
    if bid is None:
        return DOUBLE if token == "?" else parse_call(token)
    level, name = bid.groups()
    strain = Strain.parse(name) if name in _STRAINS else Strain.of(_suit(name, suits))
    if level != "#":
        return Bid(int(level), strain)
    return next(
        (call for call in auction.legal_calls() if isinstance(call, Bid) and call.strain is strain), PASS
    )


def _suit(name: str, suits: Bound) -> Suit:
    suit = suits[name[-1]]
    return _OTHER[suit.index] if name.startswith("o") else suit
