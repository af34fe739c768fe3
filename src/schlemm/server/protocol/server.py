"""What the server says on a socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from schlemm.bidding.rules.rule import Force
from schlemm.carding.meaning import Standing
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
    """The hands that a player has shown, as a picture: points, and cards of each suit, at all and usually."""

    count: str
    """What the points count, as the sentence about the call does: a code of ``meaning-unit``."""
    points: Span
    lengths: dict[Suit, Span]
    usual_points: Span
    usual_lengths: dict[Suit, Span]


class MeaningView(Message, frozen=True, tag="meaning"):
    """What a call means, as its bidder's system reads it, to the reader, who sees some cards.

    ``usually`` is what it nearly always is, in the words that are told first; empty if that is all there is to say.
    ``shown`` is ``None`` if nobody knows, or if there is nothing to draw.
    """

    id: str
    index: int
    call: str
    seat: Seat
    usually: list[Said]
    said: list[Said]
    shown: Shown | None
    force: Force
    artificial: bool


class CardSays(Message, frozen=True):
    """What a defender's card says as agreed, as far as the cards that the reader sees allow."""

    said: Said
    holdings: list[str] = field(default_factory=list)
    """For a lead: from what it may come, as ids of the catalogues, the likeliest first."""
    standing: Standing = "agreed"
    """Whether it is so if the card is meant as agreed, is so in any case, or is excluded by what the reader sees."""
    alone: bool = False
    """For a signal: whether the player may have had no choice of cards that tell something."""


class CardSaid(Message, frozen=True, tag="card-said"):
    """What a defender's card says; ``says`` is ``None`` if it tells nothing after all."""

    id: str
    card: str
    says: CardSays | None


class Hinted(Message, frozen=True, tag="hinted"):
    """What the reader's system would call: the rule that their hand fits, and what the call says to everybody."""

    id: str
    call: str
    rule: Said
    overrules: Said | None
    """That the rules alone would call otherwise, where judgement chose the call."""
    usually: list[Said]
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


Reply: TypeAlias = (
    Done
    | Refusal
    | MeaningView
    | CardSaid
    | Hinted
    | Objections
    | CardHinted
    | Reviewed
    | GalleryView
    | Led
    | Trouble
)
"""What answers somebody, or tells them why there is no more to come."""

ServerMessage: TypeAlias = Update | Reply
