"""Messages of looking on over HTTP: where a link, ``/watch/TABLE#KEY``, leads, and the boards that the gallery sees."""

from __future__ import annotations

from typing import Literal, TypeAlias

from schlemm.core.seats import Seat, Vulnerability
from schlemm.server.common.messages import FormName, Message
from schlemm.server.protocol.comparison import RecordView
from schlemm.server.protocol.match import LineUpView
from schlemm.server.protocol.seats import Key
from schlemm.server.protocol.view import ContractView, HandView, PlayerView

WatchState: TypeAlias = Literal["free", "yours", "plays", "watches", "full", "over"]


class WatchInvitation(Message, frozen=True):
    """POST /api/tables/{table}/watching with a ``ShowKey``: where a key leads, before looking on."""

    table: str
    seat: Seat | None
    """Whose cards are shown; ``None``: the gallery, which sees the boards that are over."""
    state: WatchState
    """``free``: look on. ``yours``: the reader's browser does already. ``plays``: it has, or had, a place in this game.
    ``watches``: it looks on, or did, somewhere else in this game. ``full``: enough do. ``over``: the game has ended."""
    form: FormName
    players: list[PlayerView]
    match: LineUpView | None


class WatchCommand(Message, frozen=True):
    """POST /api/tables/{table}/watch: look on where the key leads; coming twice changes nothing."""

    key: Key
    name: str
    """40 characters at most; everybody at the table reads it."""


class WatchAnswer(Message, frozen=True):
    """The answer. The browser's secret comes in a cookie, as when a table is opened."""

    table: str
    seat: Seat | None


class GalleryBoard(Message, frozen=True):
    """GET /api/tables/{table}/gallery/{number}: a board that is over, in a match at both tables, with all its cards."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    first: Seat
    """Who called first."""
    result: str
    """Such as ``4SXE+1``; ``P`` if passed out."""
    contract: ContractView | None
    hands: list[HandView]
    record: RecordView
    """How it was bid and played."""
