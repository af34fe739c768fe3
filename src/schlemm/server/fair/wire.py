"""Deals that are over and can be checked, as they are told over HTTP."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.server.common.messages import Message


class FairDeal(Message, frozen=True):
    """A deal whose board is over, with all that it follows from; the rule is in ``docs/fair-dealing.md``."""

    number: int
    """Which deal of the game, counted from 1."""
    deal: str
    """The cards as they were dealt, as PBN."""
    commitment: str | None
    """What was published beforehand; ``None`` for a deal that nothing was promised of."""
    secret: str | None
    given: dict[str, str]
    """Who gave which number: by ``N``, in a match by ``2N``."""
    cut: int | None
    """After how many cards the pack was cut."""
    declarer: Seat | None = None
    """The newcomer to mini-bridge to whom the hands were passed on; ``None`` if they lie as they were dealt."""


class FairRecord(Message, frozen=True):
    """GET /api/fair/{table}: the deals of a table or match of the asker's, as far as their boards are over."""

    game: str
    """The name that the deals follow from."""
    reader: str
    """The asker's seat, as in ``FairDeal.given``."""
    practice: bool
    """Whether boards were chosen to practise with; nothing is promised of such boards."""
    hidden: int
    """How many boards were dealt and are not over."""
    deals: list[FairDeal]


class Frequency(Message, frozen=True):
    """How often something came about among all hands that were counted."""

    name: str
    """A shape such as ``4-4-3-2``, or a number of points."""
    found: int
    probability: float


class FairTest(Message, frozen=True):
    """A chi-square test of the hands of one seat, which are independent of each other."""

    seat: str
    about: str
    """``shapes`` or ``points``."""
    statistic: float
    degrees: int
    chance: float
    """How likely chance alone deviates as much or more."""


class FairStatistics(Message, frozen=True):
    """GET /api/fair: shapes and points of all deals of this server that were dealt by the rule and are over."""

    promised: bool
    """Whether this server deals by the rule; one that was started with a seed does not."""
    deals: int
    shapes: list[Frequency]
    points: list[Frequency]
    tests: list[FairTest]
    chance: float | None
    """How likely the most striking of all tests would be by chance alone; ``None`` with too few deals to say."""
