"""A table as one person may see it, ready to be shown."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from schlemm.bots.level import Level
from schlemm.core.cards import Strain
from schlemm.core.claim import Statement
from schlemm.core.contract import Doubling
from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.learn.minibridge import Zone
from schlemm.scoring.forms.settle import Rounding
from schlemm.server.common.messages import Message, Phase, Reason
from schlemm.server.protocol.explaining import CallQuestionView, ExplanationView
from schlemm.server.protocol.goals import GoalView, OriginView
from schlemm.server.protocol.match import MatchView
from schlemm.server.protocol.may import MayView
from schlemm.server.protocol.minibridge import MinibridgeView
from schlemm.server.protocol.onlookers import SpectatorView
from schlemm.server.protocol.promise import PromiseView
from schlemm.server.protocol.sheet import FateView, SheetView, ValuationView
from schlemm.table.state.chat import Line
from schlemm.table.state.face import Face
from schlemm.table.state.pack import Back
from schlemm.table.state.settings import (
    Ceremony,
    CeremonyDeals,
    LookingBack,
    PartnerDeclares,
    Shuffler,
    Tempo,
)


class PlayerView(Message, frozen=True):
    """Who sits at a seat."""

    seat: Seat
    name: str
    human: bool
    here: bool
    """Whether the person is connected; always true for a bot."""
    away: bool
    """Whether a bot stands in for the person until they are back."""
    kept: bool
    """Whether the seat, a bot's for now, is kept for a person who has not come yet."""
    coming: str | None
    """Name of the person who sits down here once this board is over."""
    lost: bool = False
    """Whether a link was made that brings the person back on another device; it holds once, until they are back."""
    shares: list[Seat] = field(default_factory=list)
    """The other seats that a browser of this person opens too, so that their people see each other's cards."""
    level: Level | None = None
    """How well the bot plays its cards; ``None`` for a person."""
    face: Face | None = None
    """The picture that the person has chosen."""
    program: bool = False
    """Whether a program may play here with a key of its own: for the person, or by itself."""


class BoardView(Message, frozen=True):
    """The board on the table."""

    number: int
    """Counts every deal, those passed out and dealt again too."""
    deal: int
    """Number of the deal in the robber."""
    deals: int
    """How many deals the robber has; 0 if it ends otherwise."""
    dealer: Seat
    first: Seat
    """Who calls first."""
    vulnerability: Vulnerability
    minibridge: MinibridgeView | None = None
    """What has been announced, where mini-bridge is played."""


class ContractView(Message, frozen=True):
    """The contract, while cards are played and after."""

    text: str
    level: int
    strain: Strain
    doubling: Doubling
    declarer: Seat
    dummy: Seat
    tricks: int
    """Tricks that make it."""


class HandView(Message, frozen=True):
    """Cards that the reader may see, in the order S H D C, each suit from the top."""

    seat: Seat
    cards: list[str]
    why: Literal["own", "dummy", "partner", "claim", "over"]
    """Why they may be seen: own hand; dummy, faced; partner's, which the reader plays as declarer; faced by a
    claim; the board is over."""


class TrickCard(Message, frozen=True):
    """A card on the table."""

    seat: Seat
    card: str
    tells: bool = False
    """Whether it can have told something as agreed, and the reader can ask what it says."""


class TrickView(Message, frozen=True):
    """Up to four cards, from the lead; ``winner`` is who is winning, or has won."""

    leader: Seat
    cards: list[TrickCard]
    winner: Seat | None


class TurnView(Message, frozen=True):
    """Whose turn it is, and what the reader may do about it."""

    seat: Seat | None
    """Whose call or card comes next (dummy's included)."""
    actor: Seat | None
    """Whose player chooses it."""
    mine: bool
    """Whether that is the reader."""
    calls: list[str]
    """Legal calls, if it is the reader's turn to call."""
    cards: list[str]
    """Legal cards, if it is the reader's turn to play."""
    reasons: dict[str, Reason]
    """Why the other calls or cards are not legal."""


class ClaimView(Message, frozen=True):
    """A claim on the table."""

    claimer: Seat
    tricks: int
    left: int
    """Tricks not yet complete."""
    statement: Statement
    waits: list[Seat]
    """Who has to answer."""
    mine: bool
    """Whether the reader has to answer."""


class ResultView(Message, frozen=True):
    """How the last board ended; all its cards are open now."""

    result: str
    """Such as ``4SXE+1``; ``P`` if passed out."""
    fate: FateView | None
    """``None`` if passed out."""
    hands: list[HandView]
    tricks: list[TrickView]
    """From the opening lead; the last may be what a claim has left on the table, and then has no winner."""
    claimed: bool
    honours: Seat | None
    """Whose hand held honours that count."""
    redeal: bool
    """Passed out, and the deal is repeated."""


class SettingsView(Message, frozen=True):
    """Settings of the table that its players share."""

    tempo: Tempo
    """Pace of bots: 0 at once, 1 calm, 2 slow."""
    partner_declares: PartnerDeclares
    """When the person's partner, a bot, is declarer: the person plays both hands, or watches."""
    stake: int
    """Hundredths of the agreed unit for a hundred points; 0: no stake."""
    rounding: Rounding
    minutes: int
    """How long the people of a side may take over a board; 0 without a clock. It costs nobody points."""
    looking_back: LookingBack
    """How long auction and last trick may be looked at during the play."""
    ceremony: Ceremony
    ceremony_deals: CeremonyDeals
    """Which deals the ceremony is played for."""
    shuffler: Shuffler
    words: bool
    """Whether people may talk in words of their own between boards."""


class PackView(Message, frozen=True):
    """The pack of the deal in progress or of the next one, where the dealing is played."""

    back: Back
    shuffler: Seat
    """Who has shuffled it."""
    dealer: Seat
    cutter: Seat
    cut: int | None
    """After how many cards it was cut; ``None`` as long as it waits for that."""
    least: int
    most: int
    """After so many cards at least, and so many at most, it may be cut."""
    mine: bool
    """Whether the reader is to cut it now."""


class ClockView(Message, frozen=True):
    """How long people have taken over the board in progress; bots' time counts for nobody."""

    limit: int
    """Seconds that the people of a side have."""
    used: dict[Side, int]
    """What each side with people has used at this moment, in tenths of a second."""
    runs: list[Side]
    """The sides whose time runs: it is theirs to act."""


class UndoView(Message, frozen=True):
    """A player asks to take back their last call or card."""

    by: Seat
    waits: list[Seat]
    """Who still has to agree; bots always do."""
    mine: bool
    """Whether the reader has to answer."""


class CutView(Message, frozen=True):
    """A card that was cut for the seats."""

    card: str
    before: Seat
    """Where who cut it sat before."""
    seat: Seat
    """The seat it has brought."""


class ChatView(Message, frozen=True):
    """A line that somebody has said to the table."""

    number: int
    """Newer lines have higher ones."""
    seat: Seat | None
    """Where who said it sits now; none once they have left."""
    name: str
    line: Line


class WordsView(Message, frozen=True):
    """What somebody has said in words of their own since the last board: kept for as long as somebody is here."""

    id: str
    """Tells it from all else that is said."""
    seat: Seat | None
    """Where who said it sits now; none once they have left."""
    name: str
    """Their name then."""
    text: str
    """To be shown as text, never as markup or links."""
    mine: bool
    """Whether the reader said it."""


class TableView(Message, frozen=True):
    """All that one person may know about a table, ready to be shown."""

    table: str
    version: int
    """Grows whenever anything else here changes, but for who is connected, offers, trouble, clocks and free words."""
    me: Seat
    phase: Phase
    players: list[PlayerView]
    controls: list[Seat]
    """Seats whose cards the reader chooses in this board."""
    board: BoardView | None
    calls: list[str]
    """Empty, or a call ``""``, where the reader may not look at them any longer; they open again after the board."""
    contract: ContractView | None
    hands: list[HandView]
    left: dict[Seat, int]
    """How many cards each seat still holds."""
    trick: TrickView | None
    last_trick: TrickView | None
    """As long as ``settings.looking_back`` allows."""
    piles: list[Side]
    """Which side won each complete trick."""
    turn: TurnView
    goals: dict[str, Zone]
    """What each bid would be worth with the score as it is; during the auction."""
    claim: ClaimView | None
    may: MayView
    valuation: ValuationView | None
    sheet: SheetView
    result: ResultView | None
    settings: SettingsView
    host: Seat
    """Whose person has opened the table, hands out the invitations and starts."""
    seated: bool
    """False while the reader waits to take a seat once this board is over: they see no card until then."""
    undo: UndoView | None
    cut: list[CutView]
    """The cards cut for the seats, the highest first, until the first board has been dealt."""
    chat: list[ChatView]
    """The last few lines said, the oldest first."""
    words: list[WordsView]
    """What was said freely since the last board while the reader was at the table, the oldest first."""
    explanations: list[ExplanationView]
    """What has been said about calls: by the reader and to them, partner's once the board is open."""
    questions: list[CallQuestionView]
    next: str | None
    """The table where the same people go on, once one of them has opened it."""
    spectators: list[SpectatorView]
    """Who looks on."""
    practice: GoalView | None = None
    """What is practised, if this is no game."""
    origin: OriginView | None = None
    """Where the board comes from, if it goes on from a moment of one that was played before."""
    trouble: Reason | None = None
    """What keeps the bots from acting; they try again by themselves."""
    clock: ClockView | None = None
    """How long people have taken over this board, if there is a clock."""
    match: MatchView | None = None
    series: str | None = None
    promise: PromiseView | None = None
    pack: PackView | None = None
    """The match and circle of the table, the deal to come, and the pack it comes from, where there are any."""
