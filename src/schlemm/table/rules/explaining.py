"""Explain a call of one's own to the opponents, or ask an opponent about theirs (``domain.md`` C5, Law 20F)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.calls import Call
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, Pace
from schlemm.table.rules.disclosure import askable, check_asking, check_explaining, explainable
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.undo import Undone
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.events import BoardDealt, CallExplained, ExplanationAsked, Heard
from schlemm.table.state.table import Table

LONGEST: Final = 120
"""Signs of an explanation."""


@dataclass(frozen=True, slots=True)
class ExplainCall:
    """Tell the opponents what a call of one's own means.

    Attributes:
        index: Which call of the board, counted from 0.
        call: The call: another one may stand there by now.
        text: The words; ``None`` for what one's system says.
    """

    index: int
    call: Call
    text: str | None = None


@dataclass(frozen=True, slots=True)
class AskAboutCall:
    """Ask the opponent who made this call what it means; the attributes are those of ``ExplainCall``."""

    index: int
    call: Call


@dataclass(frozen=True, slots=True)
class AboutCall:
    """Who explained a call, or asks about one, and which; the words stand in the sights of those who may read them."""

    seat: Seat
    index: int


def _explain(table: Table, by: Seat, wish: ExplainCall, deals: DealSource) -> tuple[CallExplained, ...]:
    """What is not their own call, or no line of 1 to 120 signs, is refused."""
    _check_stands(table, wish)
    check_explaining(table, by, wish.index)
    if wish.text is not None and not _is_line(wish.text):
        raise Refused(RefusalCode.EXPLANATION_LENGTH, (("most", LONGEST),))
    return (CallExplained(by, wish.index, wish.text),)


def _ask(table: Table, by: Seat, wish: AskAboutCall, deals: DealSource) -> tuple[ExplanationAsked, ...]:
    _check_stands(table, wish)
    return (ExplanationAsked(by, check_asking(table, by, wish.index), wish.index),)


def _check_stands(table: Table, wish: ExplainCall | AskAboutCall) -> None:
    """Check that the call is still there.

    Raises:
        Refused: If another one stands there by now, or none.
    """
    calls = () if table.board is None else table.board.auction.calls
    if not 0 <= wish.index < len(calls) or calls[wish.index] != wish.call:
        raise Refused(RefusalCode.CALL_GONE)


def _is_line(text: str) -> bool:
    return 1 <= len(text) <= LONGEST and text.isprintable() and text == text.strip()


def _told_explained(event: CallExplained, viewer: Seat) -> AboutCall | None:
    """What partner explains is for the opponents only."""
    return None if viewer is event.seat.partner else AboutCall(event.seat, event.index)


def _told_asked(event: ExplanationAsked, viewer: Seat) -> AboutCall | None:
    return AboutCall(event.by, event.index) if viewer in {event.by, event.seat} else None


def _explained(table: Table, event: CallExplained) -> Table:
    heard = {seat for seat in SEATS if _told_explained(event, seat) is not None}
    return _untold(replace(table, explanations=table.explanations.after(event)), heard)


def _asked(table: Table, event: ExplanationAsked) -> Table:
    heard = {seat for seat in SEATS if _told_asked(event, seat) is not None}
    return _untold(replace(table, explanations=table.explanations.after(event)), heard)


def _untold(table: Table, heard: set[Seat]) -> Table:
    """The table when something was said that these have heard."""
    return replace(
        table, untold=BySeat.from_function(lambda seat: table.untold.of(seat) + (seat not in heard))
    )


def _by_another_call(table: Table, by: Seat, moves: Sequence[Heard]) -> bool:
    """Words about a call hold until something is taken back."""
    return any(isinstance(event, Undone | BoardDealt) for event in moves)


EXPLAIN: Final = Act(
    name="explain-call",
    request=ExplainCall,
    decide=_explain,
    kinds=(
        EventKind(
            name="explained",
            stored="CallExplained",
            event=CallExplained,
            evolve=_explained,
            seen=AboutCall,
            told=_told_explained,
            aside=True,
            spends=lambda table, event: (Repeatable.EXPLANATION, (event.seat,)),
        ),
    ),
    stale=_by_another_call,
    spends=lambda table, by, wish: (Repeatable.EXPLANATION, by),
    by_program=True,
    offers=explainable,
    pace=Pace.SPEECH,
)
ASK: Final = Act(
    name="ask-about-call",
    request=AskAboutCall,
    decide=_ask,
    kinds=(
        EventKind(
            name="explanation-asked",
            stored="ExplanationAsked",
            event=ExplanationAsked,
            evolve=_asked,
            seen=AboutCall,
            told=_told_asked,
            aside=True,
            spends=lambda table, event: (Repeatable.EXPLANATION, (event.by,)),
        ),
    ),
    stale=_by_another_call,
    spends=lambda table, by, wish: (Repeatable.EXPLANATION, by),
    offers=askable,
    pace=Pace.SPEECH,
)
