"""What is said over HTTP about the worth of thirteen cards."""

from __future__ import annotations

from schlemm.core.seats import Seat, Vulnerability
from schlemm.server.common.messages import Message, Said
from schlemm.server.count.wire import DefectView
from schlemm.server.protocol.server import Shown
from schlemm.server.protocol.sheet import ValuationView
from schlemm.server.protocol.view import HandView


class OpeningView(Message, frozen=True):
    """What the hand opens in a system: the rule that it fits, and what the call says to everybody."""

    system: str
    call: str
    rule: Said
    said: list[Said]
    shown: Shown | None
    also: list[str]
    """Other calls that the rules leave to judgement."""


class ChanceView(Message, frozen=True):
    """How likely something is, in hundredths of a percent."""

    count: int
    chance: int


class FitView(Message, frozen=True):
    """How likely partner has enough cards for eight together, in hundredths of a percent."""

    suit: str
    own: int
    chance: int


class BreakView(Message, frozen=True):
    """How missing cards of a suit may lie with the opponents, in hundredths of a percent."""

    longer: int
    shorter: int
    chance: int


class HandAccount(Message, frozen=True):
    """What thirteen cards are worth, what they open, and what may be expected."""

    cards: list[str]
    text: str
    valuation: ValuationView
    shape_share: int
    """Of all hands, in thousandths of a percent."""
    class_share: int
    """The same for all shapes of its class."""
    openings: list[OpeningView]
    partner: list[ChanceView]
    """Partner's figure points, exactly so many."""
    average: int
    """What partner has on average, in hundredths of a point."""
    together: list[ChanceView]
    """So many figure points or more with partner's: for game, small slam, grand slam."""
    fits: list[FitView]


class DealAnswer(Message, frozen=True):
    """GET /api/deal?text=…: the first deal in a text that somebody was sent; no hands where there is none."""

    hands: list[HandView]
    dealer: Seat | None
    vulnerability: Vulnerability | None


class HandAnswer(Message, frozen=True):
    """POST /api/hand?text=…: what a typed hand is worth, or what is wrong with it; without text a hand is dealt."""

    account: HandAccount | None
    defects: list[DefectView]


class Breaks(Message, frozen=True):
    """GET /api/hand/breaks: for each number of missing cards, how they may lie."""

    missing: list[list[BreakView]]
