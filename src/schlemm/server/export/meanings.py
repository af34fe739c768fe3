"""What the calls of a board that is over meant, in the reader's words, for the files that it is taken home in."""

from __future__ import annotations

from schlemm.bidding.explanation.explain import UNKNOWN, Explanation
from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.bots.explaining import WhatCallsMean
from schlemm.bots.workers.executor import JobRunner
from schlemm.i18n.translator import Translator
from schlemm.table.views.record import RoomRecord
from schlemm.workers.process import WorkerFault


async def notes_of(record: RoomRecord, runner: JobRunner, say: Translator) -> tuple[tuple[int, str], ...]:
    """What each call meant: as its player told the opponents, else as the system of the side has it.

    Calls of which nobody knows what they meant have none. Where no worker answers, there is only what players told.

    Args:
        record: The board.
        runner: Whose workers know the systems.
        say: The reader's words.
    """
    told = {each.index: each.text for each in record.explained if each.text}
    meanings = await _meanings(record, runner)
    by_system = {
        index: " ".join(map(say.tell, meaning.sentences))
        for index, meaning in enumerate(meanings)
        if meaning.message != UNKNOWN.message
    }
    calls = len(record.board.public.auction.calls)
    return tuple(sorted((index, text) for index, text in {**by_system, **told}.items() if index < calls))


async def _meanings(record: RoomRecord, runner: JobRunner) -> tuple[Explanation, ...]:
    """What the systems of both sides say, where they have one and calls were made by it."""
    public = record.board.public
    if public.auction.is_naming or not all(public.systems):
        return ()
    try:
        return await runner.carry_out(WhatCallsMean(public))
    except (WorkerFault, UnknownSystem):
        return ()
