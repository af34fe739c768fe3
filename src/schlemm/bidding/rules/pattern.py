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
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache, reduce
from itertools import islice, permutations, product
from operator import or_
from types import MappingProxyType
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, CALLS, DOUBLE, PASS, Bid, Call, parse_call
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.core.seats import Seat

Bound = Mapping[str, Suit]
"""The suits that the letters of a pattern stand for."""

_BID: Final = re.compile(r"([1-7#])(NT|oM|om|[CDHSMmxyzw])")
_LOW: Final = "123"
"""Levels at which suits are often bid."""
_LETTERS: Final = ("M", "m", "x", "y", "z", "w")
_MOST_TRIED: Final = 256
"""In how many ways levels are chosen for examples; the patterns in the box have fewer."""
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
        """Return what the letters stand for if these calls fit the pattern; ``None`` if they do not."""
        found = _match(_parsed(self.text), tuple(calls), ()) if self.may_have(len(calls)) else None
        return None if found is None else MappingProxyType(dict(found))

    def may_match(self, places: Sequence[int]) -> bool:
        """Whether calls at these places of ``CALLS`` may fit, whatever the letters stand for: told at once."""
        begin, end, is_open = _masks(self.text)
        if len(places) < len(begin) + len(end) or (len(places) > len(begin) and not is_open):
            return False
        for mask, place in zip(begin, places, strict=False):
            if not mask >> place & 1:
                return False
        return all(mask >> place & 1 for mask, place in zip(end, reversed(places), strict=False))

    def may_have(self, length: int) -> bool:
        """Whether some auction of the pattern has so many calls."""
        places = _parsed(self.text)
        least = len(places) - places.count(ANYTHING)
        return length == least or (length > least and ANYTHING in places)

    def may_open(self, bid: Bid) -> bool:
        """Whether some auction of the pattern may begin with this bid."""
        places = _parsed(self.text)
        return (
            not places
            or places[0] == ANYTHING
            or any(_bind(token, bid, ()) is not None for token in places[0])
        )

    def examples(self) -> Iterator[tuple[Call, ...]]:
        """Legal auctions of the pattern, one for each way to choose low levels and to fill its letters with suits."""
        letters = [letter for letter in _LETTERS if re.search(rf"[1-7#]o?{letter}", self.text)]
        for tokens in islice(product(*map(_low_levels, self.text.split())), _MOST_TRIED):
            for suits in permutations(reversed(SUITS), len(letters)):
                calls = _filled(tokens, dict(zip(letters, suits, strict=True)))
                if calls is not None and self.match(calls) is not None:
                    yield calls


_Pairs = tuple[tuple[str, Suit], ...]


@dataclass(frozen=True, slots=True)
class _Token:
    """A bid with a letter for its suit, or one of the calls it lists.

    Attributes:
        calls: The calls; none if a letter stands for the suit.
        level: The level of the bid; 0 if any.
        name: The letter, such as ``x`` or ``oM``.
    """

    calls: frozenset[Call]
    level: int = 0
    name: str = ""

    @classmethod
    def parse(cls, text: str) -> _Token:
        """Read a token without ``|``."""
        if text in {"_", "?"}:
            return cls(frozenset(CALLS) if text == "_" else frozenset(CALLS) - {PASS})
        bid = _BID.fullmatch(text)
        if bid is None:
            return cls(frozenset({parse_call(text)}))
        level, name = bid.groups()
        if name in _STRAINS:
            strain = Strain.parse(name)
            return cls(
                frozenset(bid for bid in BIDS if bid.strain is strain and level in {"#", str(bid.level)})
            )
        return cls(frozenset(), 0 if level == "#" else int(level), name)


ANYTHING: Final[tuple[_Token, ...]] = ()
"""The place of a pattern at which any calls may stand, also none."""


@lru_cache(maxsize=1024)
def _parsed(text: str) -> tuple[tuple[_Token, ...], ...]:
    """The tokens that fit at each place of a pattern."""
    return tuple(
        ANYTHING if place == "*" else tuple(map(_Token.parse, place.split("|"))) for place in text.split()
    )


_Masks = tuple[int, ...]
"""The calls that may stand at places, a bit for each of ``CALLS``."""


@lru_cache(maxsize=1024)
def _masks(text: str) -> tuple[_Masks, _Masks, bool]:
    """The calls of a pattern before the first place for any calls, those after the last, and whether there is one.

    Those after the last are told from the end of the pattern on.
    """
    begin, is_open = _masks_before(_parsed(text))
    return begin, _masks_before(reversed(_parsed(text)))[0] if is_open else (), is_open


def _masks_before(places: Iterable[tuple[_Token, ...]]) -> tuple[_Masks, bool]:
    """The calls that may stand before the first place for any calls, and whether there is such a place."""
    masks: list[int] = []
    for place in places:
        if place == ANYTHING:
            return tuple(masks), True
        masks.append(reduce(or_, map(_calls_of, place)))
    return tuple(masks), False


@cache
def _calls_of(token: _Token) -> int:
    """The calls that fit the token for some suits that its letter and those before it may stand for."""
    first = replace(token, name=token.name.removeprefix("o"))
    return sum(1 << at for at, call in enumerate(CALLS) if _bind(first, call, ()) is not None)


def _match(places: Sequence[tuple[_Token, ...]], calls: tuple[Call, ...], bound: _Pairs) -> _Pairs | None:
    if not places:
        return None if calls else bound
    first, rest = places[0], places[1:]
    if first == ANYTHING:
        if not rest:
            return bound
        counts = (
            range(len(calls) + 1) if ANYTHING in rest else range(len(calls) - len(rest), len(calls) + 1)[:1]
        )
        tries = (_match(rest, calls[count:], bound) for count in counts if count >= 0)
        return next((found for found in tries if found is not None), None)
    if not calls:
        return None
    for token in first:
        now = _bind(token, calls[0], bound)
        found = None if now is None else _match(rest, calls[1:], now)
        if found is not None:
            return found
    return None


def _bind(token: _Token, call: Call, bound: _Pairs) -> _Pairs | None:
    """What the letters stand for if this call fits this token."""
    if not token.name:
        return bound if call in token.calls else None
    if not isinstance(call, Bid) or token.level not in {0, call.level}:
        return None
    suit = call.strain.trump
    return None if suit is None else _bind_suit(token.name, suit, bound)


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


def _low_levels(place: str) -> Sequence[str]:
    """The calls of a place that an example is wanted of: one suit at each low level, else the first call."""
    tokens = place.split("|")
    bids = [bid for token in tokens if (bid := _BID.fullmatch(token)) is not None]
    if len(bids) < len(tokens) or len({bid[2] for bid in bids}) > 1:
        return tokens[:1]
    return [bid[0] for bid in bids if bid[1] in _LOW] or tokens[:1]


def _filled(tokens: Sequence[str], suits: Bound) -> tuple[Call, ...] | None:
    """The shortest legal auction with these suits; ``None`` if there is none."""
    auction = Auction(Seat.NORTH)
    for token in tokens:
        call = _call(token, suits, auction)
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
