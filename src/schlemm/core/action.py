"""What a player can do with a board, as values: the same for people and bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.claim import Statement


@dataclass(frozen=True, slots=True)
class MakeCall:
    """Make this call."""

    call: Call


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play this card from the hand in turn: one's own, or dummy's if one plays declarer's cards."""

    card: Card


@dataclass(frozen=True, slots=True)
class MakeClaim:
    """Claim this many of the tricks left for one's own side, with a line of play or without."""

    tricks: int
    statement: Statement = Statement.NONE


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    """Accept the claim on the table, or have play go on."""

    accept: bool


Action: TypeAlias = MakeCall | PlayCard | MakeClaim | AnswerClaim
