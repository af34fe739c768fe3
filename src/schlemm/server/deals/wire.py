"""What is said over HTTP about boards that are dealt as somebody asks for them."""

from __future__ import annotations

from typing import Literal

from schlemm.core.seats import Seat, Vulnerability
from schlemm.server.common.messages import Message, Said, SystemChoice
from schlemm.server.count.wire import DefectView
from schlemm.server.protocol.view import HandView

WishField = Literal["north", "east", "south", "west", "ns", "ew", "auction"]
"""Where somebody types conditions: of a seat, of a side, and how the auction begins."""


class SystemBid(Message, frozen=True):
    """What both sides bid, where boards are asked for by their auction; empty: what is bid that names nothing."""

    system: SystemChoice = ""


class WrongField(Message, frozen=True):
    """A field whose conditions cannot be read, and why."""

    field: WishField
    defects: list[DefectView]


class DealsRarity(Message, frozen=True):
    """POST /api/deals/rarity?…: how rare the deals are that are asked for."""

    often: float | None
    """One of so many deals fits, of the boards for which most do; ``None`` if no trial of many did."""
    seldom: float | None
    """The same of the boards for which fewest do."""
    exact: bool
    """Whether both are counted; otherwise they are estimated by trials."""
    wrong: list[WrongField]
    """With any of them nothing else is told."""
    why: Said | None
    """What keeps fields that can be read from going together."""
    below: int | None = None
    """Where no trial of many fitted, less than one of so many deals does by all likelihood."""


class BoardToOrder(Message, frozen=True):
    """A board that was dealt."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    hands: list[HandView]
    packed: str
    """What the replay's addresses and its door to a table take it by."""


class BoardsDealt(Message, frozen=True):
    """POST /api/deals/boards?…: boards that have what is asked."""

    boards: list[BoardToOrder]
    """Fewer than were asked for where more took too long; none where nothing fits."""
    wrong: list[WrongField]
    why: Said | None
