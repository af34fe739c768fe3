"""What can happen at a table. The events of a table, in order, are the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core import bot_name
from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.claim import Claim
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.goal import TableGoal
from schlemm.core.seats import BySeat, Seat, Side
from schlemm.scoring.honours import Honours
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.chat import Line
from schlemm.table.state.elsewhere import ChangedElsewhere
from schlemm.table.state.forms import Form
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.origin import BoardOrigin
from schlemm.table.state.pack import Back
from schlemm.table.state.players import Person, Player, Robot
from schlemm.table.state.settings import Settings


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was set up; always the first event. ``practice`` says so if it was to practise a board.

    Attributes:
        circle: Who may come; ``None`` where nobody may.
        kept: The seats that are kept for people; with any, the table waits for them before it deals.
        away: The people who were away from the table that this one follows.
        origin: Where its board comes from, if it goes on from a moment of one that was played before.
        default_bot: The name of the bot that acts where nobody says otherwise.
    """

    form: Form
    players: BySeat[Player]
    settings: Settings
    practice: TableGoal | None = None
    circle: Invitation | None = None
    kept: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()
    origin: BoardOrigin | None = None
    default_bot: str = bot_name.DEFAULT


@dataclass(frozen=True, slots=True)
class BoardDealt:
    """A board was dealt. Only the table itself may read the deal.

    Attributes:
        number: Which board, counted from 1.
        conditions: Its dealer, vulnerability and house rules.
        deal: The four hands.
        declarer: To whom the hands were passed on so that they declare (``core.minibridge.passed_to``); ``None`` if
            they lie as they were dealt.
    """

    number: int
    conditions: Conditions
    deal: Deal
    declarer: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealPromised:
    """The deal with this number (counted from 1) will follow from this secret, and from what is given until then.

    Nobody may read the secret before the board is over; its digest is published at once (``dealing.fair``).
    """

    number: int
    secret: str


@dataclass(frozen=True, slots=True)
class Contributed:
    """A player's browser gave a number for the deal that is promised, or the player cut the pack.

    Attributes:
        seat: Whose browser.
        value: 32 hexadecimal digits; empty where only the pack was cut.
        cut: After how many cards it was cut.
    """

    seat: Seat
    value: str
    cut: int | None = None


@dataclass(frozen=True, slots=True)
class PackShuffled:
    """The pack of the next deal was shuffled and lies there to be cut, where the ceremony of dealing is played.

    Attributes:
        back: Which of the two packs.
        by: Who has shuffled it.
        dealer: Who deals it; their right-hand opponent cuts.
    """

    back: Back
    by: Seat
    dealer: Seat


@dataclass(frozen=True, slots=True)
class AnnouncementRead:
    """The only person at a table of mini-bridge has read what was announced, and the bots go on."""

    seat: Seat
    announcement: Announcement


@dataclass(frozen=True, slots=True)
class CallMade:
    """A player called."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played from the hand of this seat, dummy's included."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A player claimed; their hand is faced."""

    claim: Claim


@dataclass(frozen=True, slots=True)
class ClaimAnswered:
    """A player agreed to the claim on the table, or did not."""

    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The board went back to the moment after its first ``calls`` calls and ``cards`` cards."""

    by: Seat
    calls: int
    cards: int


@dataclass(frozen=True, slots=True)
class BoardEnded:
    """A board has its result; always stored together with the event that brought it about."""

    result: Result
    honours: Honours | None


@dataclass(frozen=True, slots=True)
class TimeTaken:
    """The people of a side were waited for; stored together with what ended the wait, before it.

    Attributes:
        side: Whose people.
        tenths: How long, in tenths of a second.
    """

    side: Side
    tenths: int


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    """The players agreed on other settings."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class Stopped:
    """The game was ended early and settled."""

    by: Seat


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person came to a bot's seat; during a board they sit down once it is over."""

    seat: Seat
    person: Person


@dataclass(frozen=True, slots=True)
class KeyAdded:
    """A person opened their seat on another device, whose secret has this hash."""

    seat: Seat
    secret: str


@dataclass(frozen=True, slots=True)
class ProgramKeyChanged:
    """A person let a program play at their seat with a key that has this hash, or let it do so no longer (empty)."""

    seat: Seat
    secret: str


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A person left, or was found missing: a bot plays for them until they are back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    """A person plays themselves again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """A person has left for good, and a bot has their seat, which another person may take."""

    by: Seat
    seat: Seat
    robot: Robot


@dataclass(frozen=True, slots=True)
class LinkRenewed:
    """A link was made that brings back a person who has lost their device; it holds once, until they are back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeviceReplaced:
    """A person came back by such a link, with a secret that has this hash: their former ones open nothing any more."""

    seat: Seat
    secret: str


@dataclass(frozen=True, slots=True)
class SeatsDrawn:
    """The players cut cards for their seats; in the order of their former seats.

    Attributes:
        cards: The card that each has cut.
        to: The seat that it has brought them.
    """

    cards: BySeat[Card]
    to: BySeat[Seat]


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """A player asks the others to go back to the moment after this many calls and cards."""

    by: Seat
    calls: int
    cards: int


@dataclass(frozen=True, slots=True)
class TakeBackAnswered:
    """A player let the one who asks take back, or did not; who has asked may give it up."""

    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class LineSaid:
    """A player said a line to the whole table."""

    seat: Seat
    line: Line


@dataclass(frozen=True, slots=True)
class CallExplained:
    """A player told the opponents what a call of their own means; partner hears it once the board is open.

    Attributes:
        seat: Who made the call and explains it.
        index: Which call of the board, counted from 0.
        text: Their words; ``None`` where they say that it is what their system says.
    """

    seat: Seat
    index: int
    text: str | None


@dataclass(frozen=True, slots=True)
class ExplanationAsked:
    """A player asked an opponent what a call means; nobody else hears of it.

    Attributes:
        by: Who asks.
        seat: Who made the call.
        index: Which call of the board, counted from 0.
    """

    by: Seat
    seat: Seat
    index: int


@dataclass(frozen=True, slots=True)
class WentOn:
    """The game is over, and the people go on at another table."""

    by: Seat
    table: str


@dataclass(frozen=True, slots=True)
class WatchBegan:
    """Somebody looks on from now on.

    Attributes:
        name: Their name.
        secret: Hash of the secret of their browser.
        seat: Whose cards they see; ``None`` in the gallery.
        guest_of: Hash of the secret of the person who shows them their cards; empty in the gallery.
    """

    name: str
    secret: str
    seat: Seat | None = None
    guest_of: str = ""


@dataclass(frozen=True, slots=True)
class SpectatorSentAway:
    """Somebody looks on no longer: ``since`` says how many had come with them."""

    by: Seat
    since: int


PeopleEvent: TypeAlias = (
    SeatTaken
    | KeyAdded
    | ProgramKeyChanged
    | StoodIn
    | CameBack
    | SeatFreed
    | LinkRenewed
    | DeviceReplaced
    | SeatsDrawn
    | TakeBackAsked
    | TakeBackAnswered
    | LineSaid
    | WentOn
    | WatchBegan
    | SpectatorSentAway
)
"""What happens among people; ``table.state.people`` has the state after each."""

Event: TypeAlias = (
    TableOpened
    | DealPromised
    | Contributed
    | PackShuffled
    | BoardDealt
    | AnnouncementRead
    | CallMade
    | CardPlayed
    | ClaimMade
    | ClaimAnswered
    | TakenBack
    | BoardEnded
    | TimeTaken
    | SettingsChanged
    | Stopped
    | CallExplained
    | ExplanationAsked
    | PeopleEvent
)

Heard: TypeAlias = Event | ChangedElsewhere
"""What the players of a table hear of; each counts as one version of it."""
