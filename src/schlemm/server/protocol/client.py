"""What a browser says on a socket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from schlemm.bot_match.contestants import Team
from schlemm.core.claim import Statement
from schlemm.core.seats import Seat
from schlemm.match.state.place import Room
from schlemm.scoring.forms.settle import Rounding
from schlemm.server.common.messages import Message
from schlemm.server.protocol.match import PlaceName
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.chat import Line
from schlemm.table.state.settings import (
    Ceremony,
    CeremonyDeals,
    LookingBack,
    PartnerDeclares,
    Shuffler,
    Tempo,
)

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""An id of the sender's own: a command that comes twice is carried out once."""


class SocketCommand(Message, frozen=True):
    """What every command carries: an id of the sender's own, and the version it has seen."""

    id: CommandId
    seen: int


class MakeCallCommand(SocketCommand, frozen=True, tag="call"):
    """Make this call."""

    call: str


class PlayCardCommand(SocketCommand, frozen=True, tag="card"):
    """Play this card, from the hand in turn."""

    card: str


class MakeClaimCommand(SocketCommand, frozen=True, tag="claim"):
    """Claim this many of the tricks left, with a line of play or without."""

    tricks: int
    statement: Statement = Statement.NONE


class AnswerClaimCommand(SocketCommand, frozen=True, tag="answer"):
    """Accept or refuse the claim on the table."""

    accept: bool


class ReadOnCommand(SocketCommand, frozen=True, tag="read"):
    """Have read what was announced at a table of mini-bridge, where nobody else plays."""

    announcement: Announcement


class TakeBackCommand(SocketCommand, frozen=True, tag="undo"):
    """Take back the reader's last call or card; where other people play, ask them."""


class AnswerTakeBackCommand(SocketCommand, frozen=True, tag="agree"):
    """Let another player take back what they ask for, or not; who has asked gives it up with ``accept`` false."""

    accept: bool


class DrawSeatsCommand(SocketCommand, frozen=True, tag="draw"):
    """Have the seats drawn by cutting cards, before the first deal."""


class StandInCommand(SocketCommand, frozen=True, tag="stand-in"):
    """Have a bot play at this seat until its person is back: the reader's own, or one whose person is not here."""

    seat: Seat


class FreeSeatCommand(SocketCommand, frozen=True, tag="free-seat"):
    """Give the seat of who has left for good to a bot, so that somebody else can take it: one's own too."""

    seat: Seat


class ComeBackCommand(SocketCommand, frozen=True, tag="come-back"):
    """Play oneself again; a person whose socket opens again has come back without it."""


class SayCommand(SocketCommand, frozen=True, tag="say"):
    """Say one of the fixed lines to the whole table."""

    line: Line


class SpeakCommand(SocketCommand, frozen=True, tag="speak"):
    """Say something in words of the reader's own to the whole table; possible only while no board is open."""

    text: Annotated[str, Meta(max_length=400)]
    """One line of at most 200 signs."""


class ContributeCommand(SocketCommand, frozen=True, tag="contribute"):
    """Give a number for the deal that is promised, as browsers do by themselves."""

    number: int
    """Which deal, counted from 1."""
    value: Annotated[str, Meta(max_length=32)] = ""
    """32 hexadecimal digits."""


class CutPackCommand(SocketCommand, frozen=True, tag="cut"):
    """Cut the pack after so many cards, as the dealer's right-hand opponent."""

    after: Annotated[int, Meta(ge=5, le=47)]


class PickUpCommand(SocketCommand, frozen=True, tag="pick-up"):
    """Say that the own hand of a deal that was seen has been picked up, as browsers do by themselves."""


class SendAwayCommand(SocketCommand, frozen=True, tag="send-away"):
    """Let this one of those who have come to look on do so no longer."""

    since: int


class ExplainCallCommand(SocketCommand, frozen=True, tag="tell"):
    """Tell the opponents what a call of the reader's own means; partner does not hear of it."""

    index: int
    """Which call of the board, counted from 0."""
    call: str
    text: Annotated[str, Meta(max_length=240)] | None = None
    """One line of at most 120 signs; ``None`` for what the reader's system says."""


class AskAboutCallCommand(SocketCommand, frozen=True, tag="ask-caller"):
    """Ask the opponent who made a call, a person, what it means; nobody else hears of it."""

    index: int
    call: str


class DealNextCommand(SocketCommand, frozen=True, tag="next"):
    """Deal the next board."""


class StopCommand(SocketCommand, frozen=True, tag="stop"):
    """End the robber now and settle."""


class ChangeSettingsCommand(SocketCommand, frozen=True, tag="settings"):
    """Change what the table's players share; ``None`` leaves a setting as it is."""

    tempo: Tempo | None = None
    partner_declares: PartnerDeclares | None = None
    stake: int | None = None
    rounding: Rounding | None = None
    looking_back: LookingBack | None = None
    ceremony: Ceremony | None = None
    ceremony_deals: CeremonyDeals | None = None
    shuffler: Shuffler | None = None
    words: bool | None = None
    """Whether people may talk in words of their own; the host decides it, in a match for both tables."""


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


class PauseCommand(SocketCommand, frozen=True, tag="pause"):
    """Let the match rest."""


class ResumeCommand(SocketCommand, frozen=True, tag="resume"):
    """Let it go on."""


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
AskedOfTable: TypeAlias = (
    MakeCallCommand
    | PlayCardCommand
    | MakeClaimCommand
    | AnswerClaimCommand
    | ReadOnCommand
    | TakeBackCommand
    | AnswerTakeBackCommand
    | DealNextCommand
    | StopCommand
    | ChangeSettingsCommand
    | DrawSeatsCommand
    | StandInCommand
    | FreeSeatCommand
    | ComeBackCommand
    | SayCommand
    | ContributeCommand
    | CutPackCommand
    | SendAwayCommand
    | ExplainCallCommand
    | AskAboutCallCommand
)
AskedOfMatch: TypeAlias = (
    LineUpCommand | ReleaseCommand | ChooseCaptainCommand | PauseCommand | ResumeCommand | CommentCommand
)
"""What concerns both tables of a match; what ends it is ``StopCommand``."""

Asked: TypeAlias = AskedOfTable | AskedOfMatch | SpeakCommand | PickUpCommand
ClientMessage: TypeAlias = Asked | Question
