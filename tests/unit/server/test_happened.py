"""What has happened, on its way to the browser: a message for each kind, with what it has and nothing else."""

import json
from typing import get_args

import msgspec
import pytest

from schlemm.core.calls import PASS
from schlemm.core.cards import Card
from schlemm.core.claim import Claim
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Result
from schlemm.core.seats import SEATS, BySeat, Seat, Vulnerability
from schlemm.server.protocol.happened import Happened
from schlemm.server.views.events import happened
from schlemm.table.state import events, project
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.chat import Line
from schlemm.table.state.pack import Back
from schlemm.table.state.players import Robot
from schlemm.table.state.settings import Settings

S, W = Seat.SOUTH, Seat.WEST
CARD = Card.parse("SA")

SENT: tuple[tuple[project.Seen, str], ...] = (
    (project.Opened(), '"kind": "opened"'),
    (events.SettingsChanged(Settings()), '"kind": "settings"'),
    (events.TimeTaken(S.side, 12), '"kind": "time"'),
    (project.Promised(1), '"kind": "promised"'),
    (project.Given(S), '"kind": "contributed", "seat": "S"'),
    (project.Given(S, 20), '"kind": "cut", "seat": "S", "cut": 20'),
    (events.PackShuffled(Back.RED, W, S), '"kind": "shuffled", "seat": "W"'),
    (project.Dealt(1, Conditions(S, Vulnerability.NONE)), '"kind": "dealt"'),
    (events.AnnouncementRead(S, Announcement.POINTS), '"kind": "read", "seat": "S"'),
    (events.CallMade(S, PASS), '"kind": "call", "seat": "S", "call": "P"'),
    (events.CardPlayed(S, CARD), '"kind": "card", "seat": "S", "card": "SA"'),
    (events.ClaimMade(Claim(W, 0)), '"kind": "claim", "seat": "W", "tricks": 0'),
    (events.ClaimAnswered(S, False), '"kind": "answer", "seat": "S", "accept": false'),
    (events.TakenBack(S, 3, 0), '"kind": "undone", "seat": "S"'),
    (events.BoardEnded(Result.parse("3NTN-2"), None), '"kind": "ended", "result": "3NTN-2"'),
    (events.Stopped(S), '"kind": "closed", "seat": "S"'),
    (project.Sat(S, "Ida"), '"kind": "sat", "seat": "S", "name": "Ida"'),
    (project.KeyGiven(S), '"kind": "key-added", "seat": "S"'),
    (project.KeyGiven(None), '"kind": "key-added", "seat": null'),
    (project.ProgramLet(S, True), '"kind": "program", "seat": "S", "plays": true'),
    (events.StoodIn(S), '"kind": "stood-in", "seat": "S"'),
    (events.CameBack(S), '"kind": "came-back", "seat": "S"'),
    (events.SeatFreed(W, S, Robot("Rob", "forum")), '"kind": "left", "seat": "S", "name": "Rob"'),
    (events.LinkRenewed(S), '"kind": "link-renewed", "seat": "S"'),
    (project.Replaced(S), '"kind": "device-replaced", "seat": "S"'),
    (events.SeatsDrawn(BySeat(CARD, CARD, CARD, CARD), BySeat(*SEATS)), '"kind": "drawn"'),
    (events.TakeBackAsked(S, 3, 0), '"kind": "undo-asked", "seat": "S"'),
    (events.TakeBackAnswered(W, True), '"kind": "undo-answered", "seat": "W", "accept": true'),
    (events.LineSaid(S, Line.THANKS), '"kind": "said", "seat": "S", "line": "chat-thanks"'),
    (events.CallExplained(S, 2, "weak"), '"kind": "explained", "seat": "S", "index": 2'),
    (events.ExplanationAsked(W, S, 2), '"kind": "explanation-asked", "seat": "W", "index": 2'),
    (events.WentOn(S, "next"), '"kind": "went-on", "seat": "S"'),
    (project.Watches("Eva", S), '"kind": "watches", "name": "Eva", "seat": "S"'),
    (project.Watches("Eva", None), '"kind": "watches", "name": "Eva", "seat": null'),
    (events.SpectatorSentAway(S, 1), '"kind": "sent-away"'),
)


@pytest.mark.parametrize(("seen", "sent"), SENT, ids=lambda each: type(each).__name__)
def test_what_happened_is_sent_with_what_its_kind_has(seen: project.Seen, sent: str) -> None:
    """An event arrives by these names and values, and with nothing that its kind never has."""
    assert json.loads(msgspec.json.encode(happened(7, seen))) == json.loads(f'{{"version": 7, {sent}}}')


def test_all_that_happens_is_tried() -> None:
    """No event that a player may know, and no message about one, is missing above."""
    assert {type(seen) for seen, _ in SENT} == set(get_args(project.Seen))
    assert {type(happened(1, seen)) for seen, _ in SENT} == set(get_args(Happened))
