"""What the server says on a socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from schlemm.bidding.rules.rule import Force
from schlemm.core.cards import Suit
from schlemm.core.seats import Seat
from schlemm.server.common.messages import Message, Reason, Said
from schlemm.server.protocol.happened import Happened
from schlemm.server.protocol.review import CardHinted, Reviewed
from schlemm.server.protocol.view import TableView
from schlemm.server.protocol.watching import GalleryView


class Update(Message, frozen=True, tag="update"):
    """What has happened since the last update, and how things stand now."""

    events: list[Happened]
    view: TableView


class Done(Message, frozen=True, tag="done"):
    """The command with this id has been carried out."""

    id: str
    version: int


class Refusal(Message, frozen=True, tag="refused"):
    """The command with this id has not been carried out, and why."""

    id: str
    why: Reason


Span: TypeAlias = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""The fewest and the most."""


class Shown(Message, frozen=True):
    """The hands that a player has shown, as a picture: points, and cards of each suit."""

    count: str
    """What the points count, as the sentence about the call does: a code of ``meaning-unit``."""
    points: Span
    lengths: dict[Suit, Span]


class MeaningView(Message, frozen=True, tag="meaning"):
    """What a call means, as its bidder's system reads it, to the reader, who sees some cards.

    ``shown`` is ``None`` if nobody knows, or if there is nothing to draw.
    """

    id: str
    index: int
    call: str
    seat: Seat
    said: list[Said]
    shown: Shown | None
    force: Force
    artificial: bool


class Hinted(Message, frozen=True, tag="hinted"):
    """What the reader's system would call: the rule that their hand fits, and what the call says to everybody."""

    id: str
    call: str
    rule: Said
    said: list[Said]
    shown: Shown | None
    force: Force
    artificial: bool


class Objections(Message, frozen=True, tag="objections"):
    """Why the reader's system would not make a call; none if it would."""

    id: str
    call: str
    reasons: list[Said]


class Led(Message, frozen=True, tag="led"):
    """The reader's place in the match is another one now; the server closes the socket after this.

    It is at ``/table/{table}?seat={seat}``, and its socket accordingly.
    """

    table: str
    seat: Seat


class Trouble(Message, frozen=True, tag="trouble"):
    """Something is wrong with the connection; the server closes it after this."""

    why: Reason


ServerMessage = (
    Update
    | Done
    | Refusal
    | MeaningView
    | Hinted
    | Objections
    | CardHinted
    | Reviewed
    | GalleryView
    | Led
    | Trouble
)
