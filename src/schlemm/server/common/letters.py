"""Seats, sides and vulnerability in the letters of the protocol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, TypeVar

from schlemm.core.cards import STRAINS, Card, Strain, Suit
from schlemm.core.claim import Statement
from schlemm.core.contract import Doubling
from schlemm.core.seats import SIDES, BySeat, BySide, Seat, Side, Vulnerability
from schlemm.server.common.messages import SeatLetter, SideLetters, StatementName, SuitLetter

T = TypeVar("T")

VulnerabilityName: TypeAlias = Literal["None", "NS", "EW", "All"]
StrainName: TypeAlias = Literal["C", "D", "H", "S", "NT"]
DoublingSign: TypeAlias = Literal["", "X", "XX"]

_SEATS: Final[BySeat[SeatLetter]] = BySeat("N", "E", "S", "W")
_SIDES: Final[BySide[SideLetters]] = BySide("NS", "EW")
_SUITS: Final[tuple[SuitLetter, ...]] = ("C", "D", "H", "S")
_STRAINS: Final[tuple[StrainName, ...]] = ("C", "D", "H", "S", "NT")
_DOUBLINGS: Final[tuple[DoublingSign, ...]] = ("", "X", "XX")
_STATEMENTS: Final[tuple[StatementName, ...]] = ("none", "top-cards", "trumps-first", "cross-ruff")
_VULNERABLE: Final[tuple[tuple[VulnerabilityName, ...], ...]] = (("None", "EW"), ("NS", "All"))


def seat_letter(seat: Seat) -> SeatLetter:
    """``N``, ``E``, ``S`` or ``W``."""
    return _SEATS.of(seat)


def seat_letters(seats: Iterable[Seat]) -> list[SeatLetter]:
    """The letters of these seats, in their order."""
    return [_SEATS.of(seat) for seat in seats]


def statement_name(statement: Statement) -> StatementName:
    """The line of play that goes with a claim."""
    return next(name for name in _STATEMENTS if name == statement.value)


def side_letters(side: Side) -> SideLetters:
    """``NS`` or ``EW``."""
    return _SIDES.of(side)


def by_side(values: BySide[T]) -> dict[SideLetters, T]:
    """What belongs to each side, by its letters."""
    return {_SIDES.of(side): values.of(side) for side in SIDES}


def vulnerability_name(vulnerability: Vulnerability) -> VulnerabilityName:
    """``None``, ``NS``, ``EW`` or ``All``."""
    ours, theirs = vulnerability.sides
    return _VULNERABLE[ours][theirs]


def suit_letter(suit: Suit) -> SuitLetter:
    """``C``, ``D``, ``H`` or ``S``."""
    return _SUITS[suit.index]


def strain_name(strain: Strain) -> StrainName:
    """``C``, ``D``, ``H``, ``S`` or ``NT``."""
    return _STRAINS[STRAINS.index(strain)]


def doubling_sign(doubling: Doubling) -> DoublingSign:
    """Nothing, ``X`` or ``XX``."""
    return _DOUBLINGS[doubling.index]


def cards(hand: Iterable[Card]) -> list[str]:
    """The cards in canonical letters; a hand gives them as S H D C, each suit from the top."""
    return [str(card) for card in hand]
