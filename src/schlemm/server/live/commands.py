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
from schlemm.table.rules.person_names import visible_name
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
    client.StopCommand,
    client.ChangeSettingsCommand,
    client.SayCommand,
    client.StandInCommand,
    client.FreeSeatCommand,
    client.ComeBackCommand,
    client.ContributeCommand,
    client.SendAwayCommand,
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
        case client.MakeCallCommand():
            return MakeCall(call_of(asked.call))
        case client.PlayCardCommand():
            return PlayCard(Card.parse(asked.card))
        case client.MakeClaimCommand():
            return MakeClaim(asked.tricks, asked.statement)
        case client.AnswerClaimCommand():
            return AnswerClaim(asked.accept)
        case client.TakeBackCommand():
            return TakeBack()
        case client.ReadOnCommand():
            return ReadOn(asked.announcement)
        case client.DealNextCommand():
            return DealNext()
        case client.CutPackCommand():
            return CutPack(asked.after)
        case client.StopCommand():
            return StopNow()
        case client.ChangeSettingsCommand():
            return ChangeSettings(_changed(settings, asked))
        case client.ExplainCallCommand():
            text = None if asked.text is None else visible_name(asked.text)
            return ExplainCall(asked.index, call_of(asked.call), text)
        case client.AskAboutCallCommand():
            return AskAboutCall(asked.index, call_of(asked.call))
        case people:
            return _among_people(people)


def _among_people(
    asked: client.AnswerTakeBackCommand
    | client.DrawSeatsCommand
    | client.StandInCommand
    | client.FreeSeatCommand
    | client.ComeBackCommand
    | client.SayCommand
    | client.ContributeCommand
    | client.SendAwayCommand,
) -> Command:
    """What people settle among themselves."""
    match asked:
        case client.AnswerTakeBackCommand():
            return AnswerTakeBack(asked.accept)
        case client.DrawSeatsCommand():
            return DrawSeats()
        case client.StandInCommand():
            return StandIn(asked.seat)
        case client.FreeSeatCommand():
            return FreeSeat(asked.seat, BOT_NAMES.of(asked.seat))
        case client.ComeBackCommand():
            return ComeBack()
        case client.SayCommand():
            return Say(asked.line)
        case client.ContributeCommand():
            return Contribute(asked.number, asked.value)
        case client.SendAwayCommand():
            return SendAway(asked.since)


def call_of(text: str) -> Call:
    """The call that a browser has written.

    Raises:
        NotationError: If it is none.
    """
    try:
        return parse_call(text)
    except NotationError as error:
        raise NotationError("call", text, error.reason) from None


def _changed(settings: Settings, asked: client.ChangeSettingsCommand) -> Settings:
    """The settings with what was named changed."""
    asked_for = {name: getattr(asked, name) for name in Settings.__dataclass_fields__ if hasattr(asked, name)}
    return replace(settings, **{name: value for name, value in asked_for.items() if value is not None})
