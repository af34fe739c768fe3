"""What has happened at a table, as its reader may know it: a message for each kind, for announcements and movement."""

from __future__ import annotations

from typing import TypeAlias

from schlemm.core.seats import Seat
from schlemm.server.common.messages import Message
from schlemm.table.state.chat import Line


class _Numbered(Message, frozen=True, tag_field="kind"):
    version: int
    """Of the table after it, as the reader counts."""


class _OfSeat(_Numbered, frozen=True):
    seat: Seat


class TableOpenedView(_Numbered, frozen=True, tag="opened"):
    """The table was set up."""


class SettingsChangedView(_Numbered, frozen=True, tag="settings"):
    """The settings are others from now on."""


class TimeTakenView(_Numbered, frozen=True, tag="time"):
    """The clock waited for people."""


class DealPromisedView(_Numbered, frozen=True, tag="promised"):
    """A deal was promised."""


class ContributedView(_OfSeat, frozen=True, tag="contributed"):
    """A browser gave a number for the deal that is promised."""


class PackShuffledView(_OfSeat, frozen=True, tag="shuffled"):
    """A player shuffled the pack."""


class PackCutView(_OfSeat, frozen=True, tag="cut"):
    """A player cut the pack, after so many cards."""

    cut: int


class BoardDealtView(_Numbered, frozen=True, tag="dealt"):
    """A board was dealt."""


class AnnouncementReadView(_OfSeat, frozen=True, tag="read"):
    """A player has read the announced points."""


class CallMadeView(_OfSeat, frozen=True, tag="call"):
    """A call was made."""

    call: str


class CardPlayedView(_OfSeat, frozen=True, tag="card"):
    """A card of this seat was played."""

    card: str


class ClaimMadeView(_OfSeat, frozen=True, tag="claim"):
    """A player claimed so many of the remaining tricks."""

    tricks: int


class ClaimAnsweredView(_OfSeat, frozen=True, tag="answer"):
    """A player accepted a claim, or did not."""

    accept: bool


class BoardEndedView(_Numbered, frozen=True, tag="ended"):
    """The board is over."""

    result: str


class TakeBackAskedView(_OfSeat, frozen=True, tag="undo-asked"):
    """A player asks to take back."""


class TakeBackAnsweredView(_OfSeat, frozen=True, tag="undo-answered"):
    """A player agreed to that, or did not."""

    accept: bool


class TakenBackView(_OfSeat, frozen=True, tag="undone"):
    """A player took back."""


class StoppedView(_OfSeat, frozen=True, tag="closed"):
    """A player ended the game."""


class SeatsDrawnView(_Numbered, frozen=True, tag="drawn"):
    """Seats were drawn anew."""


class SeatTakenView(_OfSeat, frozen=True, tag="sat"):
    """A person of this name sat down."""

    name: str


class SeatFreedView(_OfSeat, frozen=True, tag="left"):
    """A person left for good; a bot of this name has their seat."""

    name: str


class StoodInView(_OfSeat, frozen=True, tag="stood-in"):
    """A bot plays for a person who is away."""


class CameBackView(_OfSeat, frozen=True, tag="came-back"):
    """A person plays again for whom a bot stood in."""


class KeyAddedView(_Numbered, frozen=True, tag="key-added"):
    """A person came with another device; only they are told whose seat it is."""

    seat: Seat | None


class ProgramLetView(_OfSeat, frozen=True, tag="program"):
    """A person let a program play at their seat, or no longer."""

    plays: bool


class LinkRenewedView(_OfSeat, frozen=True, tag="link-renewed"):
    """The link of a person who has lost their device is another one."""


class DeviceReplacedView(_OfSeat, frozen=True, tag="device-replaced"):
    """A person came back after they had lost their device."""


class LineSaidView(_OfSeat, frozen=True, tag="said"):
    """A player said something."""

    line: Line


class CallExplainedView(_OfSeat, frozen=True, tag="explained"):
    """A person explained the call with this index; the words stand in the view."""

    index: int


class ExplanationAskedView(_OfSeat, frozen=True, tag="explanation-asked"):
    """A player asked what the call with this index means."""

    index: int


class WatchBeganView(_Numbered, frozen=True, tag="watches"):
    """Somebody of this name looks on: behind a player, or in the gallery."""

    name: str
    seat: Seat | None


class SpectatorSentAwayView(_Numbered, frozen=True, tag="sent-away"):
    """Somebody no longer looks on."""


class WentOnView(_OfSeat, frozen=True, tag="went-on"):
    """A player is done with the board."""


Happened: TypeAlias = (
    TableOpenedView
    | SettingsChangedView
    | TimeTakenView
    | DealPromisedView
    | ContributedView
    | PackShuffledView
    | PackCutView
    | BoardDealtView
    | AnnouncementReadView
    | CallMadeView
    | CardPlayedView
    | ClaimMadeView
    | ClaimAnsweredView
    | BoardEndedView
    | TakeBackAskedView
    | TakeBackAnsweredView
    | TakenBackView
    | StoppedView
    | SeatsDrawnView
    | SeatTakenView
    | SeatFreedView
    | StoodInView
    | CameBackView
    | KeyAddedView
    | ProgramLetView
    | LinkRenewedView
    | DeviceReplacedView
    | LineSaidView
    | CallExplainedView
    | ExplanationAskedView
    | WatchBeganView
    | SpectatorSentAwayView
    | WentOnView
)
