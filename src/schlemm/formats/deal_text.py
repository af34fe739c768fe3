"""A deal in a text that somebody was sent: PBN, the deal of it alone, or LIN, as it stands in files and in links.

LIN is what Bridge Base Online writes: https://www.bridgebase.com/help/v2help/linhtmls.html names its commands; of it
only the deal (``md``), and who is vulnerable (``sv``), are read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote_plus

from schlemm.core.checks import check_type
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat, Vulnerability
from schlemm.formats.pbn.game import PbnGame
from schlemm.formats.pbn.read import read_pbn

LONGEST: Final = 6_000
"""How many characters are read: several times what a board with its auction, play and players takes."""

RANKS: Final = "AKQJT98765432"
_HAND: Final = rf"(?:[{RANKS}]*\.){{3}}[{RANKS}]*"
_BARE: Final = re.compile(rf"\b[NESW]:{_HAND}(?:\s+{_HAND}){{3}}")
_LIN: Final = re.compile(r"\bmd\|([1-4])([^|]*)\|", re.IGNORECASE)
_LIN_HAND: Final = re.compile(r"S([^SHDC.]*)H([^SHDC.]*)D([^SHDC.]*)C([^SHDC.]*)", re.IGNORECASE)
_LIN_DANGER: Final = re.compile(r"\bsv\|([onebONEB0])\|")
_LIN_SEATS: Final = "SWNE"
"""LIN counts dealers from South, and names the hands in this order."""

_LIN_DANGERS: Final = {"o": "None", "0": "None", "n": "NS", "e": "EW", "b": "All"}


@dataclass(frozen=True, slots=True)
class SentDeal:
    """A deal as a text tells it.

    Attributes:
        deal: All four hands.
        dealer: Who dealt; ``None`` if the text does not say so.
        vulnerability: Who is vulnerable; ``None`` likewise.
    """

    deal: Deal
    dealer: Seat | None
    vulnerability: Vulnerability | None


def read_sent_deal(text: str) -> SentDeal | None:
    """The first complete deal of a text; ``None`` if there is none, or it is longer than ``LONGEST``.

    >>> str(read_sent_deal("md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|").deal.hand(Seat.EAST))
    '...AKQJT98765432'

    Raises:
        WrongType: If it is no text.
    """
    check_type("a deal's text", text, str, "str")
    if len(text) > LONGEST:
        return None
    plain = unquote_plus(text) if "%" in text else text
    lin = _LIN.search(plain)
    return _from_lin(lin, plain) if lin else _from_pbn(plain)


def _from_pbn(text: str) -> SentDeal | None:
    bare = _BARE.search(text)
    source = f'[Deal "{bare[0]}"]' if bare and "[Deal" not in text else text
    for game in read_pbn(source):
        if isinstance(game, PbnGame) and game.deal is not None:
            return SentDeal(game.deal, game.dealer, game.vulnerability)
    return None


def _from_lin(found: re.Match[str], text: str) -> SentDeal | None:
    """The same by way of PBN, which finds whatever is wrong; a fourth hand may be left out, for it is the rest."""
    hands = {
        seat: ".".join(group.upper() for group in hand.groups())
        for seat, one in zip(_LIN_SEATS, found[2].split(","), strict=False)
        if (hand := _LIN_HAND.fullmatch(_complete(one.strip()))) and any(hand.groups())
    }
    missing = set("NESW") - set(hands)
    if len(missing) == 1:
        hands[missing.pop()] = _rest(hands.values())
    told = " ".join(hands.get(seat, "-") for seat in "NESW")
    danger = _LIN_DANGER.search(text)
    vulnerable = f'[Vulnerable "{_LIN_DANGERS[danger[1].lower()]}"]\n' if danger else ""
    dealer = _LIN_SEATS[int(found[1]) - 1]
    return _from_pbn(f'[Dealer "{dealer}"]\n{vulnerable}[Deal "N:{told}"]')


def _rest(hands: Iterable[str]) -> str:
    """What the other hands leave."""
    suits = zip(*(hand.split(".") for hand in hands), strict=True)
    return ".".join("".join(rank for rank in RANKS if rank not in "".join(held)) for held in suits)


def _complete(hand: str) -> str:
    """A hand with all four suits named: LIN leaves out empty ones."""
    held: dict[str, str] = dict(re.findall(r"([SHDC])([^SHDC]*)", hand.upper()))
    return "".join(suit + held.get(suit, "") for suit in "SHDC")
