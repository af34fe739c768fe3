"""Requests of people who explain their own calls, or ask for it (``domain.md`` C5, Law 20F)."""

from __future__ import annotations

from typing import Final

from schlemm.core.seats import Seat
from schlemm.table.rules.disclosure import check_asking, check_explaining
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.requests import AboutCall, AskAboutCall, ExplainCall
from schlemm.table.state.events import CallExplained, Event, ExplanationAsked
from schlemm.table.state.table import Table

LONGEST: Final = 120
"""Signs of an explanation."""


def about_call(table: Table, by: Seat, wish: AboutCall) -> tuple[Event, ...]:
    """What happens when a player explains a call of their own, or asks about an opponent's.

    Raises:
        Refused: If there is a reason not to do it.
    """
    calls = () if table.board is None else table.board.auction.calls
    if not 0 <= wish.index < len(calls) or calls[wish.index] != wish.call:
        raise Refused(RefusalCode.CALL_GONE)
    if isinstance(wish, ExplainCall):
        return (_explained(table, by, wish),)
    return (_asked(table, by, wish),)


def _explained(table: Table, by: Seat, wish: ExplainCall) -> CallExplained:
    """A player tells the opponents what a call of their own means.

    Raises:
        Refused: If it is not their call, or the words are no line of 1 to 120 signs.
    """
    check_explaining(table, by, wish.index)
    if wish.text is not None and not _is_line(wish.text):
        raise Refused(RefusalCode.EXPLANATION_LENGTH, (("most", LONGEST),))
    return CallExplained(by, wish.index, wish.text)


def _asked(table: Table, by: Seat, wish: AskAboutCall) -> ExplanationAsked:
    """A player asks the opponent who made a call what it means.

    Raises:
        Refused: If it is not theirs to ask, or there is nobody who could answer.
    """
    return ExplanationAsked(by, check_asking(table, by, wish.index), wish.index)


def _is_line(text: str) -> bool:
    return 1 <= len(text) <= LONGEST and text.isprintable() and text == text.strip()
