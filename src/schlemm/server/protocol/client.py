"""What a browser says on a socket."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from schlemm.bot_match.contestants import Team
from schlemm.match.state.place import Room
from schlemm.server.common.messages import Message
from schlemm.server.protocol.acts import MESSAGES
from schlemm.server.protocol.command import CommandId, SocketCommand
from schlemm.server.protocol.match import PlaceName


class SpeakCommand(SocketCommand, frozen=True, tag="speak"):
    """Say something in words of the reader's own to the whole table; possible only while no board is open."""

    text: Annotated[str, Meta(max_length=400)]
    """One line of at most 200 signs."""


class PickUpCommand(SocketCommand, frozen=True, tag="pick-up"):
    """Say that the own hand of a deal that was seen has been picked up, as browsers do by themselves."""


class LineUpCommand(SocketCommand, frozen=True, tag="line-up"):
    """Put the players of a team at other places, before the first board."""

    team: Team
    to: Annotated[list[PlaceName], Meta(min_length=4, max_length=4)]
    """The new place of each: of who sits at 1N 1S 2E 2W (team A), or at 1E 1W 2N 2S (team B)."""


class ReleaseCommand(SocketCommand, frozen=True, tag="release"):
    """Give the place of a person who has left for good to a bot, so that a substitute can take it."""

    place: PlaceName


class ChooseCaptainCommand(SocketCommand, frozen=True, tag="captain"):
    """Let the person at this place be captain of their team."""

    place: PlaceName


class CommentCommand(SocketCommand, frozen=True, tag="comment"):
    """Say something about a call or a card of a match that is over."""

    board: int
    room: Room
    what: Literal["call", "card"]
    index: int
    """Which call, or card of the play, counted from 0."""
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class ExplainQuestion(Message, frozen=True, tag="explain"):
    """Ask what the call with this index means."""

    id: CommandId
    index: int


class CardQuestion(Message, frozen=True, tag="card-says"):
    """Ask what a defender's card says that lies open, one of those marked with ``tells``."""

    id: CommandId
    card: str


class HintQuestion(Message, frozen=True, tag="hint"):
    """Ask what the reader's own system would call now."""

    id: CommandId


class WhyNotQuestion(Message, frozen=True, tag="why-not"):
    """Ask why the reader's own system would not make this call now."""

    id: CommandId
    call: str


class CardHintQuestion(Message, frozen=True, tag="card-hint"):
    """Ask which card the reader should play now."""

    id: CommandId


class ReviewQuestion(Message, frozen=True, tag="review"):
    """Ask what the cards of the board that has just ended were worth; the answer comes again as more is known."""

    id: CommandId


Question: TypeAlias = (
    ExplainQuestion | CardQuestion | HintQuestion | WhyNotQuestion | CardHintQuestion | ReviewQuestion
)
AskedOfMatch: TypeAlias = LineUpCommand | ReleaseCommand | ChooseCaptainCommand | CommentCommand
"""What concerns both tables of a match; it is paused and ended as a table is."""

CLIENT_MESSAGES: Final[tuple[type[Struct], ...]] = (
    *MESSAGES,
    *(LineUpCommand, ReleaseCommand, ChooseCaptainCommand, CommentCommand),
    *(SpeakCommand, PickUpCommand),
    *(ExplainQuestion, CardQuestion, HintQuestion, WhyNotQuestion, CardHintQuestion, ReviewQuestion),
)
"""All that may be said; what asks for an act of a table follows from the acts."""

ClientMessage: Final = reduce(or_, CLIENT_MESSAGES)
"""Any of them."""
