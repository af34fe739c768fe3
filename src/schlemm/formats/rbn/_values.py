"""What the lines of RBN hold: calls, cards, contracts, names, and the words for forms of scoring."""

from __future__ import annotations

import re
from typing import Final

from schlemm.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call, Pass
from schlemm.core.cards import CARDS, Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.core.errors import NotationError
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat, Vulnerability

VULNERABLE: Final = {
    "Z": Vulnerability.NONE,
    "N": Vulnerability.NORTH_SOUTH,
    "E": Vulnerability.EAST_WEST,
    "B": Vulnerability.BOTH,
}
SCORING: Final = {
    "I": "IMP",
    "B": "BAM",
    "T": "TotalPoints",
    "X": "IMP;Cross",
    "M": "MP",
    "N": "Instant",
    "R": "Rubber",
    "C": "Chicago",
    "A": "Cavendish",
}
"""The letters of forms of scoring, and what PBN calls those."""
ROOMS: Final = {"O": "Open", "C": "Closed"}
CALLS: Final[dict[str, Call]] = {
    "P": PASS,
    "X": DOUBLE,
    "R": REDOUBLE,
    **{str(bid).removesuffix("T"): bid for bid in BIDS},
}
CARDS_BY_NAME: Final = {str(card): card for card in CARDS}
CALL: Final = re.compile(r"([1-7][SHDCN]|[PXRAY])T?([!?]{0,2})(\*|\^(\d))?|(\S)", re.ASCII | re.IGNORECASE)
"""A call, how good it was, an alert or the number of a note; or something else."""
CARD: Final = re.compile(r"([SHDC])?(10|[AKQJT2-9])([!?]{0,2})(\*|\^(\d))?|(\S)", re.ASCII | re.IGNORECASE)
"""A card, without its suit where it follows suit, with the same behind it."""
_CONTRACT: Final = re.compile(
    r"([1-7])(NT?|[SHDC])(XX?|R)?(?::([NESW])?(?::([NESW]))?)?", re.ASCII | re.IGNORECASE
)
_DOUBLINGS: Final = {
    "": Doubling.UNDOUBLED,
    "X": Doubling.DOUBLED,
    "XX": Doubling.REDOUBLED,
    "R": Doubling.REDOUBLED,
}


RESULT: Final = re.compile(r"(\d+|P|PASS)?\s*([+\-]\d{1,5})?", re.ASCII | re.IGNORECASE)
"""Tricks, and the points of North and South with their sign."""
WORTH: Final = re.compile(r"=|\+?(-?\d{1,5}(?:\.\d{1,4})?)", re.ASCII)
"""IMPs or matchpoints of North and South; an equals sign is none."""


def worth_tag(scoring: str) -> str | None:
    """The tag of what points were worth in this form of scoring, by its name in PBN; ``None`` if there is none."""
    return {"IMP": "ScoreIMP", "MP": "ScoreMP", "MatchPoints": "ScoreMP"}.get(
        scoring.split(";", maxsplit=1)[0]
    )


def read_rbn_contract(text: str) -> Contract | Pass | None:
    """A contract such as ``4SX:N``; ``None`` if it is none, or nobody's."""
    if text.strip().upper() in {"P", "PASS"}:
        return PASS
    match = _CONTRACT.fullmatch(text.strip().upper())
    if match is None or not match[4]:
        return None
    bid = Bid(int(match[1]), Strain.parse("NT" if match[2] == "N" else match[2]))
    return Contract(bid, _DOUBLINGS[match[3] or ""], Seat(match[4]))


def write_rbn_contract(contract: Contract) -> str:
    """A contract with its declarer."""
    doubling = {"": "", "X": "X", "XX": "R"}[str(contract.doubling)]
    return f"{str(contract.bid).removesuffix('T')}{doubling}:{contract.declarer}"


def read_rbn_hand(text: str) -> Hand | None:
    """A hand such as ``AK.QJ2..T98765432``; suits at its end may be left out. ``None`` if it is none."""
    holdings = text.strip().upper().replace("10", "T").split(".")
    try:
        return Hand.parse(".".join((holdings + [""] * 4)[:4])) if len(holdings) <= 4 else None
    except NotationError:
        return None


def split_parts(text: str) -> list[str]:
    """The parts of a line of text between its colons; two colons are one that belongs to the text.

    >>> split_parts("Preempts:: Fact or Fiction?:Marty Bergen")
    ['Preempts: Fact or Fiction?', 'Marty Bergen']
    """
    return [part.replace("\0", ":").strip() for part in text.replace("\0", "").replace("::", "\0").split(":")]


def join_parts(*parts: str) -> str:
    """The opposite of ``split_parts``; empty parts at the end are left out."""
    found = [part.replace(":", "::") for part in parts]
    while found and not found[-1]:
        found.pop()
    return ":".join(found)


def read_rbn_date(text: str) -> tuple[str, str]:
    """A date as PBN writes it, and a time; a date of several days or of an uncertain year is kept as it stands.

    >>> read_rbn_date("199709"), read_rbn_date("20010704:1930"), read_rbn_date("1955C")
    (('1997.09.??', ''), ('2001.07.04', '19:30'), ('1955C', ''))
    """
    date, _, time = text.strip().partition(":")
    clock = ":".join(re.findall("..", time.rstrip("Gg")))
    match = re.fullmatch(r"([\d?]{4})([\d?]{2})?([\d?]{2})?", date, re.ASCII)
    return (".".join((match[1], match[2] or "??", match[3] or "??")) if match else date), clock


def write_rbn_date(date: str, time: str) -> str:
    """The opposite of ``read_rbn_date``."""
    match = re.fullmatch(r"([\d?]{4})\.([\d?]{2})\.([\d?]{2})", date, re.ASCII)
    plain = "".join(match.groups()) if match else date
    return plain.removesuffix("??").removesuffix("??") + (f":{time.replace(':', '')}" if time else "")
