"""Boards that are over as games of a file, with what their calls meant."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from schlemm.bots.workers.executor import JobRunner
from schlemm.formats.pbn import PbnGame
from schlemm.i18n.translator import Translator
from schlemm.match.views.paper import ExportRow, Paper
from schlemm.match.views.paper_pbn import game_of
from schlemm.server.export.csv_export import form_in_words
from schlemm.server.export.meanings import notes_of


@dataclass(frozen=True, slots=True)
class FileWriter:
    """Who makes games of boards.

    Attributes:
        say: The reader's words.
        runner: Whose workers know what calls mean.
    """

    say: Translator
    runner: JobRunner

    async def game(self, paper: Paper, row: ExportRow) -> PbnGame | None:
        """A board as a game; ``None`` for a line that belongs to none. Others have their turn meanwhile."""
        if row.record is None:
            return None
        await asyncio.sleep(0)
        notes = await notes_of(row.record, self.runner, self.say)
        return game_of(paper, row, row.record, form_in_words(paper, self.say), notes)
