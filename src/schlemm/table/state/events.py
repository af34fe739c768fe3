"""What can happen at a table. The events of a table, in order, are the table.

Here are those that no player asks for, and those that a table remembers; all others stand beside what brings them about
(``table.rules``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core import bot_name
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.goal import TableGoal
from schlemm.core.seats import BySeat, Seat, Side
from schlemm.scoring.honours import Honours
from schlemm.table.state.elsewhere import ChangedElsewhere
from schlemm.table.state.forms import Form
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.origin import BoardOrigin
from schlemm.table.state.pack import Back
from schlemm.table.state.players import Player
from schlemm.table.state.settings import Settings


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened at a table."""


@dataclass(frozen=True, slots=True)
class TableOpened(Event):
    """A table was set up; always the first event. ``practice`` says so if it was to practise a board.

    Attributes:
        circle: Who may come; ``None`` where nobody may.
        kept: The seats that are kept for people; with any, the table waits for them before it deals.
        away: The people who were away from the table that this one follows.
        origin: Where its board comes from, if it goes on from a moment of one that was played before.
        default_bot: The name of the bot that acts where nobody says otherwise.
        texts: The texts of systems of somebody's own, which bots' names name by ``short_name``: each stands here once.
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
    texts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DealPromised(Event):
    """The deal with this number (counted from 1) will follow from this secret, and from what is given until then.

    Nobody may read the secret before the board is over; its digest is published at once (``dealing.fair``).
    """

    number: int
    secret: str


@dataclass(frozen=True, slots=True)
class PackShuffled(Event):
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
class BoardDealt(Event):
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
class BoardEnded(Event):
    """A board has its result; always stored together with the event that brought it about."""

    result: Result
    honours: Honours | None


@dataclass(frozen=True, slots=True)
class TimeTaken(Event):
    """The people of a side were waited for; stored together with what ended the wait, before it.

    Attributes:
        side: Whose people.
        tenths: How long, in tenths of a second.
    """

    side: Side
    tenths: int


@dataclass(frozen=True, slots=True)
class UndoAsked(Event):
    """A player asks the others to go back to the moment after this many calls and cards."""

    by: Seat
    calls: int
    cards: int


@dataclass(frozen=True, slots=True)
class CallExplained(Event):
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
class ExplanationAsked(Event):
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
class SeatsDrawn(Event):
    """The players cut cards for their seats; in the order of their former seats.

    Attributes:
        cards: The card that each has cut.
        to: The seat that it has brought them.
    """

    cards: BySeat[Card]
    to: BySeat[Seat]


@dataclass(frozen=True, slots=True)
class WatchBegan(Event):
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


Heard: TypeAlias = Event | ChangedElsewhere
"""What the players of a table hear of; each counts as one version of it."""
