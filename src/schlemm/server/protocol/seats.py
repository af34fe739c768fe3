"""What is said over HTTP about the seats of a table: keys, invitations, sitting down.

Keys travel in the bodies of requests and behind the ``#`` of links, never in a path or a query: so they reach no log.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from schlemm.core.seats import Seat
from schlemm.server.common.messages import FormName, Message
from schlemm.server.protocol.match import LineUpView, PlaceName
from schlemm.server.protocol.view import PlayerView, SettingsView
from schlemm.table.state.face import Face

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]

SeatState: TypeAlias = Literal["free", "coming", "yours", "own", "lost", "taken", "elsewhere", "over"]


class SeatLink(Message, frozen=True):
    """The path of a link that opens a seat: ``/sit/TABLE#KEY``."""

    seat: Seat
    path: str
    place: PlaceName | None = None
    """In a match: which place of its two tables the link was made for."""


class TableLinks(Message, frozen=True):
    """GET /api/tables/{table}/links?seat=S: the links that the person of this seat may hand out."""

    own: str
    """Path of the link that brings the person to their own seat on another device; nobody else may see it."""
    seats: list[SeatLink]
    """The invitations to the other seats, also those that are taken; for the host only.

    In a match its host has those of both tables, and a captain those of the own team."""
    watch: str | None = None
    """Path of the link to look on at the person's own seat: whoever has it sees their cards."""
    gallery: str | None = None
    """Path of the link to the gallery, which sees the boards that are over; for the host, in a match also captains."""


class LostDevice(Message, frozen=True):
    """POST /api/tables/{table}/lost?seat=S: make a link for the person of a seat there, who has lost their device.

    The host may (in a match who decides for their team), once the person has not been here for a minute. The answer is
    a ``SeatLink`` that holds once, and all are told of it. S is the reader's own seat, at this table or at the other
    one of a match.
    """

    seat: Seat


class ShowKey(Message, frozen=True):
    """POST /api/tables/{table}/invitation: what a key opens, before sitting down."""

    key: Key


class InvitationView(Message, frozen=True):
    """The answer: what somebody who has this key is invited to."""

    table: str
    seat: Seat
    state: SeatState
    """``free``: sit down. ``coming``: the reader sits there once this board is over. ``yours``: the reader's browser
    holds the seat. ``own``: the key is a person's own and brings them to their seat in this browser too. ``lost``: the
    same, but only this once, and their other browsers lose the seat. ``taken``:
    somebody else sits there. ``elsewhere``: the reader's browser sits at the other table of the match, ``next``.
    ``over``: the game has ended."""
    at_once: bool
    """Whether the seat can be taken now, and not only once this board is over."""
    host: str
    """The host's name; may be empty."""
    form: FormName
    rules: list[str]
    """Codes of the house rules, as on the sheet."""
    settings: SettingsView
    players: list[PlayerView]
    """Who sits where, in the order N E S W."""
    next: str | None
    """The table where the same people have gone on, or where the reader sits."""
    match: LineUpView | None = None
    """The match that the table belongs to, if it does. In a match ``table`` may be its other table: who holds the key
    may have been lined up there."""
    habits: list[str] = field(default_factory=list)
    """Codes of what was agreed besides, as on the sheet."""


class TakeSeatCommand(Message, frozen=True):
    """POST /api/tables/{table}/sit: take the seat that a key opens; coming twice changes nothing."""

    key: Key
    name: str = ""
    """Needed for an invitation, left out with a person's own key; 40 characters at most."""
    face: Face | None = None
    """The picture beside the name, if one was chosen."""


class SeatAnswer(Message, frozen=True):
    """The answer: whose seat it is now. The browser's secret comes in a cookie, as when a table is opened."""

    table: str
    seat: Seat


class LetProgramCommand(Message, frozen=True):
    """POST /api/tables/{table}/programs?seat=S: let a program play at one's own seat, or as host at that of a bot.

    A new key for one's own seat takes the place of the one before.
    """

    seat: Seat
    name: str = ""
    """What others read; needed at a bot's seat, left out at one's own."""


class EndProgramCommand(Message, frozen=True):
    """POST /api/tables/{table}/programs/end?seat=S: take the key of the program at this seat back."""

    seat: Seat


class ProgramKey(Message, frozen=True):
    """The answer: the key, which is told this once and kept nowhere. It opens the socket of this seat, and no more.

    The program sends it as ``Authorization: Bearer KEY``.
    """

    key: str
    seat: Seat
    socket: str
    """Path of the socket: ``/ws/tables/TABLE``."""


class ProgramSeat(Message, frozen=True):
    """GET /api/tables/{table}/programs?seat=S: a seat at which a program may play, as far as the reader decides it."""

    seat: Seat
    name: str
    alone: bool
    """Whether the program sits there by itself; else it plays for the reader."""


class NewTable(Message, frozen=True):
    """The answer, also of POST /api/tables/{table}/again, /api/goals and /api/goals/{table}/next: where the table is.

    The seat's secret travels in a cookie that no script can read.
    """

    table: str
