"""What has happened, on its way to the browser: a message for each kind, with what it has and nothing else."""

import json

import msgspec
import pytest
from tests.unit.table.playing import PLAYERS, deals_from

from schlemm.core.calls import PASS
from schlemm.core.cards import Card
from schlemm.core.claim import Claim
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Result
from schlemm.core.seats import SEATS, BySeat, Seat, Vulnerability
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.server.protocol.happened import happened
from schlemm.table.rules.acts import KINDS, told
from schlemm.table.rules.announcing import AnnouncementRead
from schlemm.table.rules.claiming import ClaimAnswered, ClaimMade
from schlemm.table.rules.dealing import Contributed
from schlemm.table.rules.devices import DeviceReplaced, KeyAdded, LinkRenewed
from schlemm.table.rules.fixed_lines import LineSaid
from schlemm.table.rules.leaving import SeatFreed
from schlemm.table.rules.pausing import TablePaused, TableResumed
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.rules.programs import ProgramKeyChanged
from schlemm.table.rules.rematch import WentOn
from schlemm.table.rules.seating import SeatTaken
from schlemm.table.rules.settings import SettingsChanged
from schlemm.table.rules.spectators import SpectatorSentAway
from schlemm.table.rules.standing_in import CameBack, StoodIn
from schlemm.table.rules.stopping import Stopped
from schlemm.table.rules.undo import UndoAnswered, Undone
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.chat import Line
from schlemm.table.state.events import (
    BoardDealt,
    BoardEnded,
    CallExplained,
    DealPromised,
    Event,
    ExplanationAsked,
    PackShuffled,
    SeatsDrawn,
    TableOpened,
    TimeTaken,
    UndoAsked,
    WatchBegan,
)
from schlemm.table.state.pack import Back
from schlemm.table.state.players import Person, Robot
from schlemm.table.state.settings import Settings

S, W = Seat.SOUTH, Seat.WEST
CARD = Card.parse("SA")
DEAL = deals_from(1)()

SENT: tuple[tuple[Event, str], ...] = (
    (TableOpened(RobberOfFourForm(), PLAYERS, Settings()), '"kind": "opened"'),
    (SettingsChanged(Settings()), '"kind": "settings"'),
    (TimeTaken(S.side, 12), '"kind": "time"'),
    (DealPromised(1, "secret"), '"kind": "promised"'),
    (Contributed(S, "0" * 32), '"kind": "contributed", "seat": "S", "cut": null'),
    (Contributed(S, "", 20), '"kind": "contributed", "seat": "S", "cut": 20'),
    (PackShuffled(Back.RED, W, S), '"kind": "shuffled", "seat": "W"'),
    (BoardDealt(1, Conditions(S, Vulnerability.NONE), DEAL), '"kind": "dealt"'),
    (AnnouncementRead(S, Announcement.POINTS), '"kind": "read", "seat": "S"'),
    (CallMade(S, PASS), '"kind": "call", "seat": "S", "call": "P"'),
    (CardPlayed(S, CARD), '"kind": "card", "seat": "S", "card": "SA"'),
    (ClaimMade(Claim(W, 0)), '"kind": "claim", "seat": "W", "tricks": 0'),
    (ClaimAnswered(S, False), '"kind": "answer", "seat": "S", "accept": false'),
    (Undone(S, 3, 0), '"kind": "undone", "seat": "S"'),
    (BoardEnded(Result.parse("3NTN-2"), None), '"kind": "ended", "result": "3NTN-2"'),
    (Stopped(S), '"kind": "closed", "seat": "S"'),
    (SeatTaken(S, Person("Ida", "hash")), '"kind": "sat", "seat": "S", "name": "Ida"'),
    (KeyAdded(S, "hash"), '"kind": "key-added", "seat": "S"'),
    (KeyAdded(W, "hash"), '"kind": "key-added", "seat": null'),
    (ProgramKeyChanged(S, "hash"), '"kind": "program", "seat": "S", "plays": true'),
    (StoodIn(S), '"kind": "stood-in", "seat": "S"'),
    (TablePaused(S), '"kind": "paused", "seat": "S"'),
    (TableResumed(W), '"kind": "resumed", "seat": "W"'),
    (CameBack(S), '"kind": "came-back", "seat": "S"'),
    (SeatFreed(W, S, Robot("Rob", "forum")), '"kind": "left", "seat": "S", "name": "Rob"'),
    (LinkRenewed(S), '"kind": "link-renewed", "seat": "S"'),
    (DeviceReplaced(S, "hash"), '"kind": "device-replaced", "seat": "S"'),
    (SeatsDrawn(BySeat(CARD, CARD, CARD, CARD), BySeat(*SEATS)), '"kind": "drawn"'),
    (UndoAsked(S, 3, 0), '"kind": "undo-asked", "seat": "S"'),
    (UndoAnswered(W, True), '"kind": "undo-answered", "seat": "W", "accept": true'),
    (LineSaid(S, Line.THANKS), '"kind": "said", "seat": "S", "line": "chat-thanks"'),
    (CallExplained(S, 2, "weak"), '"kind": "explained", "seat": "S", "index": 2'),
    (ExplanationAsked(W, S, 2), '"kind": "explanation-asked", "seat": "W", "index": 2'),
    (WentOn(S, "next"), '"kind": "went-on", "seat": "S"'),
    (WatchBegan("Eva", "hash", S), '"kind": "watches", "name": "Eva", "seat": "S"'),
    (WatchBegan("Eva", "hash"), '"kind": "watches", "name": "Eva", "seat": null'),
    (SpectatorSentAway(S, 1), '"kind": "sent-away"'),
)


@pytest.mark.parametrize(("event", "sent"), SENT, ids=lambda each: type(each).__name__)
def test_what_happened_is_sent_with_what_its_kind_has(event: Event, sent: str) -> None:
    """An event arrives by these names and values, and with nothing that its kind never has."""
    message = happened(7, event, told(event, S))
    assert json.loads(msgspec.json.encode(message)) == json.loads(f'{{"version": 7, {sent}}}')


def test_all_that_happens_is_tried() -> None:
    """No kind of event is missing above."""
    assert {type(event) for event, _ in SENT} == {kind.event for kind in KINDS}
