"""A board with everything that stands on its hand record."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.cards import Card
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.seats import BySeat, Seat, Vulnerability
from schlemm.dd.par import Par
from schlemm.dd.table import TrickTable


@dataclass(frozen=True, slots=True)
class TravellerLine:
    """The result of a board at one table.

    Attributes:
        room: The table or room as the file names it; empty if it does not.
        players: Their names; empty where they are not known.
        result: Contract and tricks.
        lead: The opening lead, if it is known.
        score: Points for North and South; ``None`` where boards are not counted by themselves.
    """

    room: str
    players: BySeat[str]
    result: Result
    lead: Card | None
    score: int | None


@dataclass(frozen=True, slots=True)
class HandRecord:
    """A board and what is known of it.

    Attributes:
        number: The board's number, if it has one.
        deal: All four hands; ``None`` where only results are known.
        dealer: Who deals, if that is known.
        vulnerability: Which sides are vulnerable, if that is known.
        tricks: What each player takes in each denomination with open cards; ``None`` if nobody has solved it.
        par: What the best auction leads to; ``None`` without tricks, dealer or vulnerability.
        lines: The traveller: a line for each table that played it, in the order of the file.
    """

    number: int | None
    deal: Deal | None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    tricks: TrickTable | None = None
    par: Par | None = None
    lines: tuple[TravellerLine, ...] = ()
