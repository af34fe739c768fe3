"""What can happen at a table. The events of a table, in order, are the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.claim import Claim
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.seats import BySeat, Seat
from schlemm.scoring.honours import Honours
from schlemm.table.forms import Form
from schlemm.table.players import Player
from schlemm.table.practice import Practice
from schlemm.table.settings import Settings


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was set up; always the first event. ``practice`` says so if it was to practise a board."""

    form: Form
    players: BySeat[Player]
    settings: Settings
    practice: Practice | None = None


@dataclass(frozen=True, slots=True)
class BoardDealt:
    """A board was dealt. Only the table itself may read the deal."""

    number: int
    conditions: Conditions
    deal: Deal


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
class SettingsChanged:
    """The players agreed on other settings."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class Stopped:
    """The game was ended early and settled."""

    by: Seat


Event: TypeAlias = (
    TableOpened
    | BoardDealt
    | CallMade
    | CardPlayed
    | ClaimMade
    | ClaimAnswered
    | TakenBack
    | BoardEnded
    | SettingsChanged
    | Stopped
)
