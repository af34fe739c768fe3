"""A deal that nobody could choose: from a secret that was promised beforehand, and what browsers gave after that.

The rule is published in ``docs/fair-dealing.md``, with an example that a test works out again. It needs nothing but
SHA-256 of short texts, so that anybody can follow it by hand, on any page and in any language:

1. Whoever deals draws a secret and publishes its ``commitment``: they cannot have another secret afterwards.
2. Browsers give numbers of their own. They know the commitment only, so no number of theirs can be aimed at a deal.
3. The ``seed`` is the digest of all of it, and of where the pack was cut, if it was.
4. Blocks of random bits follow from the seed. The first 96 bits of the first block in which they are a number below
   ``DEALS`` are the number of the deal (``numbered.deal_of_number``). Whatever is too large is left out and never
   folded back, so every deal is as likely as any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count
from typing import Final

from schlemm.core.deal import Deal
from schlemm.core.minibridge import is_level, passed_to
from schlemm.core.seats import SEATS, Seat
from schlemm.dealing.numbered import DEALS, deal_of_number

VERSION: Final = 1
"""Of the rule; it stands in every text that is digested."""

NUMBER_BYTES: Final = 12
"""How much of a block is read: 2⁹⁶ is the first power of 256 above ``DEALS``."""

CUTS: Final = range(1, 52)
"""After how many cards a pack can be cut."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A deal to come, or one that was dealt so.

    Attributes:
        game: Name of the table or match.
        number: Which deal of it, counted from 1.
        secret: What the dealer has drawn: 64 hexadecimal digits, hidden until the board is over.
        given: Who gave what, as (``N`` or ``2N``, 32 hexadecimal digits); in the order of tables and seats.
        cut: After how many cards the pack was cut; ``None`` if it was not.
    """

    game: str
    number: int
    secret: str
    given: tuple[tuple[str, str], ...] = ()
    cut: int | None = None

    def after(self, who: str, value: str, cut: int | None = None) -> Promise:
        """The promise when this seat has given a value, has cut the pack, or both."""
        given = self.given if value == "" else tuple(sorted((*self.given, (who, value)), key=_place))
        return replace(self, given=given, cut=self.cut if cut is None else cut)

    @property
    def commitment(self) -> str:
        """What is published before anybody gives anything; it binds the dealer to the secret and does not tell it."""
        return _digest("promise", ("game", self.game), ("deal", self.number), ("secret", self.secret))

    @property
    def seed(self) -> str:
        """The digest of all that the deal follows from."""
        return _digest(
            "deal",
            ("game", self.game),
            ("deal", self.number),
            ("secret", self.secret),
            *self.given,
            ("cut", "none" if self.cut is None else self.cut),
        )

    @property
    def deal_number(self) -> int:
        """The number of the deal, uniform below ``DEALS``."""
        return next(self._numbers())

    @property
    def deal(self) -> Deal:
        """The deal."""
        return deal_of_number(self.deal_number)

    def first_deal(self, wanted: Callable[[Deal], bool]) -> Deal:
        """Return the first deal as wanted among those that the blocks of the seed make, in their order."""
        return next(filter(wanted, map(deal_of_number, self._numbers())))

    def _numbers(self) -> Iterator[int]:
        return (number for number in candidate_numbers(self.seed) if number < DEALS)


def candidate_numbers(seed: str) -> Iterator[int]:
    """The numbers below 2⁹⁶ that follow from a seed, without end; two of three are below ``DEALS``."""
    for block in count():
        digest = _digest("block", ("seed", seed), ("block", block))
        yield int(digest[: 2 * NUMBER_BYTES], base=16)


def _digest(about: str, *facts: tuple[str, str | int]) -> str:
    """SHA-256, in hexadecimal digits, of a line that says what it is about and a line for each fact.

    No name and no value has a line break or a colon in it, so different facts never make the same text.
    """
    lines = [f"schlemm {about} {VERSION}", *(f"{name}: {value}" for name, value in facts)]
    return sha256("".join(f"{line}\n" for line in lines).encode("ascii")).hexdigest()


def _place(given: tuple[str, str]) -> tuple[str, int]:
    """Where a seat stands among those that gave something: by table, then from North."""
    who = given[0]
    return who[:-1], [seat.letter for seat in SEATS].index(who[-1])


def newcomers_deal(source: Promise | Callable[[], Deal], declarer: Seat) -> Deal:
    """Return the first deal of a source that somebody declares, its hands passed on until the newcomer does."""
    if isinstance(source, Promise):
        drawn = source.first_deal(lambda deal: not is_level(deal))
    else:
        drawn = next(deal for deal in iter(source, None) if not is_level(deal))
    return passed_to(drawn, declarer)


def follows(promise: Promise, deal: Deal, declarer: Seat | None) -> bool:
    """Whether a deal follows from a promise; with a newcomer who declares, passed on until they do.

    Former versions drew no other deal for a newcomer where both sides had the same points, and passed nothing on.
    """
    if declarer is None or is_level(deal):
        return deal == promise.deal
    return deal == newcomers_deal(promise, declarer)
