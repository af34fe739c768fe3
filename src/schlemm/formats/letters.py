"""Single letters for suits, seats and ranks, by language: the same letter means different things (domain D1).

K is a king or diamonds, D a queen or diamonds, C clubs or hearts, O East or West: so beside the letters of the
language that is named, or the canonical ones, only those are read that mean the same wherever they mean anything,
such as P for spades; a text is never guessed at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from schlemm.core.cards import RANKS, Rank, Strain
from schlemm.core.seats import Seat

T = TypeVar("T")

_TRUMPS: Final = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)
_COURTS: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)


@dataclass(frozen=True, slots=True)
class LetterSet:
    """What single letters mean, all of them small.

    Attributes:
        strains: Denominations after a level.
        seats: Seats.
        ranks: Ranks; the ten may also be written ``10``.
    """

    strains: dict[str, Strain]
    seats: dict[str, Seat]
    ranks: dict[str, Rank]


def _letters(suits: str, seats: str, courts: str, hearts_too: str = "") -> LetterSet:
    """The letters of a language, besides A K Q J T 9 … 2, which every language's ranks leave free."""
    ranks = {rank.letter.lower(): rank for rank in RANKS} | dict(zip(courts, _COURTS, strict=True))
    strains = dict(zip(suits, _TRUMPS, strict=True)) | dict.fromkeys(hearts_too, Strain.HEARTS)
    return LetterSet(strains, dict(zip(seats, Seat, strict=True)), ranks)


CANONICAL: Final = _letters("shdc", "nesw", "akqj")
GERMAN: Final = _letters("pckt", "nosw", "akdb", hearts_too="h")
"""C as Coeur, and H as Herz, which Austria says and nothing else begins with."""
ITALIAN: Final = _letters("pcqf", "neso", "ardf")
FRENCH: Final = _letters("pckt", "neso", "ardv")
LOCAL: Final = {"de": GERMAN, "it": ITALIAN, "fr": FRENCH}
"""The languages whose letters are not the canonical ones."""


def with_undisputed(own: LetterSet) -> LetterSet:
    """These letters, and those for denominations and seats on which all other languages that have them agree.

    >>> read = with_undisputed(CANONICAL)
    >>> str(read.strains["p"]), str(read.strains["c"]), "o" in read.seats
    ('S', 'C', False)

    Args:
        own: Letters of a language; they go before all others.
    """
    others = (CANONICAL, *LOCAL.values())
    strains = _undisputed(each.strains for each in others) | own.strains
    return LetterSet(strains, _undisputed(each.seats for each in others) | own.seats, own.ranks)


def _undisputed(all_meanings: Iterable[Mapping[str, T]]) -> dict[str, T]:
    """What has one meaning only."""
    meanings: dict[str, set[T]] = {}
    for each in all_meanings:
        for letter, meaning in each.items():
            meanings.setdefault(letter, set()).add(meaning)
    return {letter: found.pop() for letter, found in meanings.items() if len(found) == 1}
