"""From what a browser says to what a table is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.core.action import AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.calls import Call, parse_call
from schlemm.core.cards import Card
from schlemm.core.errors import NotationError
from schlemm.server.common.bots import BOT_NAMES
from schlemm.server.protocol import client
from schlemm.table.rules.person_names import shown
from schlemm.table.rules.requests import (
    AnswerTakeBack,
    AskAboutCall,
    ChangeSettings,
    ComeBack,
    Command,
    Contribute,
    CutPack,
    DealNext,
    DrawSeats,
    ExplainCall,
    FreeSeat,
    ReadOn,
    Say,
    SendAway,
    StandIn,
    StopNow,
    TakeBack,
)
from schlemm.table.state.settings import Settings

WHENEVER: Final = (
    client.Stop,
    client.ChangeSettings,
    client.Say,
    client.StandIn,
    client.FreeSeat,
    client.ComeBack,
    client.Contribute,
    client.SendAway,
)
"""What means the same whatever has happened since the sender last looked."""


def command_of(asked: client.AskedOfTable, settings: Settings) -> Command:
    """What is asked of the table.

    Args:
        asked: What the browser said.
        settings: The settings as they are, for a change of some of them.

    Raises:
        NotationError: If a call or card in it is none.
    """
    match asked:
        case client.Call():
            return MakeCall(call_of(asked.call))
        case client.Card():
            return PlayCard(Card.parse(asked.card))
        case client.Claim():
            return MakeClaim(asked.tricks, asked.statement)
        case client.Answer():
            return AnswerClaim(asked.accept)
        case client.Undo() | client.Read():
            return _going_on(asked)
        case client.Next() | client.Cut():
            return CutPack(asked.after) if isinstance(asked, client.Cut) else DealNext()
        case client.Stop():
            return StopNow()
        case client.ChangeSettings():
            return ChangeSettings(_changed(settings, asked))
        case client.Tell() | client.AskCaller():
            return _about_call(asked)
        case people:
            return _among_people(people)


def _going_on(asked: client.Undo | client.Read) -> Command:
    """The board goes back to where it was, or on from what was announced."""
    return TakeBack() if isinstance(asked, client.Undo) else ReadOn(asked.announcement)


def _among_people(
    asked: client.Agree
    | client.Draw
    | client.StandIn
    | client.FreeSeat
    | client.ComeBack
    | client.Say
    | client.Contribute
    | client.SendAway,
) -> Command:
    """What people settle among themselves."""
    match asked:
        case client.Agree():
            return AnswerTakeBack(asked.accept)
        case client.Draw():
            return DrawSeats()
        case client.StandIn():
            return StandIn(asked.seat)
        case client.FreeSeat():
            return FreeSeat(asked.seat, BOT_NAMES.of(asked.seat))
        case client.ComeBack():
            return ComeBack()
        case client.Say():
            return Say(asked.line)
        case client.Contribute():
            return Contribute(asked.number, asked.value)
        case client.SendAway():
            return SendAway(asked.since)


def _about_call(asked: client.Tell | client.AskCaller) -> Command:
    """What is said about a call, and asked."""
    call = call_of(asked.call)
    if isinstance(asked, client.AskCaller):
        return AskAboutCall(asked.index, call)
    return ExplainCall(asked.index, call, None if asked.text is None else shown(asked.text))


def call_of(text: str) -> Call:
    """The call that a browser has written.

    Raises:
        NotationError: If it is none.
    """
    try:
        return parse_call(text)
    except NotationError as error:
        raise NotationError("call", text, error.reason) from None


def _changed(settings: Settings, asked: client.ChangeSettings) -> Settings:
    """The settings with what was named changed."""
    asked_for = {name: getattr(asked, name) for name in Settings.__dataclass_fields__ if hasattr(asked, name)}
    return replace(settings, **{name: value for name, value in asked_for.items() if value is not None})
