"""What is said over HTTP when somebody practises bidding."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from schlemm.bidding.rules.rule import Force
from schlemm.core.seats import Seat, Vulnerability
from schlemm.learn.drill.review import CallVerdict
from schlemm.server.common.messages import Message, Said, SystemChoice
from schlemm.server.protocol.server import Shown
from schlemm.server.protocol.view import HandView

Code = Annotated[str, Meta(min_length=1, max_length=40)]
CallText = Annotated[str, Meta(max_length=4)]


class DrillMenu(Message, frozen=True):
    """GET /api/practice: what can be practised, in the order in which one learns it, and by which systems."""

    topics: list[str]
    systems: list[str]


class StartDrill(Message, frozen=True):
    """POST /api/practice: give me a hand for this topic."""

    topic: Code
    system: SystemChoice = "forum"


class GoOnWithDrill(Message, frozen=True):
    """POST /api/practice/{id}: where the hand with this id stands after these calls of the player.

    The server keeps nothing: topic and system are those that the hand was given for.
    """

    topic: Code
    calls: Annotated[list[CallText], Meta(max_length=80)]
    system: SystemChoice = "forum"


class DrillCall(Message, frozen=True):
    """One call of the auction, and what it means."""

    seat: Seat
    call: str
    usually: list[Said]
    said: list[Said]
    shown: Shown | None
    force: Force
    artificial: bool


class DrillReview(Message, frozen=True):
    """What there is to say about one call of the player."""

    index: int
    """Which call of the auction it is, counted from 0."""
    call: str
    verdict: CallVerdict
    better: str
    """What the system calls."""
    rule: Said
    """The system's rule, with its own numbers."""
    promises: list[Said]
    """What the system's call says to everybody."""
    why: list[Said]
    """Why the system does not make the player's call; empty unless the verdict is ``other``."""


class DoubleRisk(Message, frozen=True):
    """A double that would turn a part score into a game, if the opponents make it."""

    bid: str
    points: int


class OutlookView(Message, frozen=True):
    """A contract and what it may come to with these cards: an estimate."""

    contract: str
    tricks: int
    """Tricks on average, in hundredths."""
    made: int
    """How often it is made, in percent."""


class DrillEndingView(Message, frozen=True):
    """What is shown when the auction is over."""

    hands: list[HandView]
    outlook: OutlookView | None
    model: list[str]
    """The auction if the player had bid by the system, from its first call."""
    model_outlook: OutlookView | None


class DrillView(Message, frozen=True):
    """The answer to both: where a practice hand stands. Other hands are in it only at its end."""

    id: str
    topic: str
    system: str
    found: bool
    """Whether the hand belongs to the topic; if none did, it is just any."""
    me: Seat
    hand: list[str]
    dealer: Seat
    first: Seat
    vulnerability: Vulnerability
    calls: list[DrillCall]
    legal: list[str]
    """What the player may call now; nothing once the auction is over."""
    reviews: list[DrillReview]
    risk: DoubleRisk | None
    ending: DrillEndingView | None
