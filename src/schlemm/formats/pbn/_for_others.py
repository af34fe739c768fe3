"""Games as other programs read them: nothing among calls and cards that these take for a call or a card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from schlemm.core.contract import Contract
from schlemm.formats.filed import FiledComment
from schlemm.formats.pbn._encoding import remark_text, without_signs
from schlemm.formats.pbn.game import PbnGame, PbnSection, comment_order

MOST_NOTES: Final = 32
"""Numbers of notes go from 1 to 32 (3.5.4)."""
_TABLE: Final = re.compile(r"\w*Table", re.ASCII)
_COLUMNS: Final = re.compile(r"[+-]?\w+(?:\\\d+[LR]?)?(?:;[+-]?\w+(?:\\\d+[LR]?)?)*", re.ASCII)


def game_for_others(game: PbnGame) -> PbnGame:
    """Return the game with its remarks before its tags, and without what only PBN itself has words for.

    That are grades of calls and cards, cards played against the rules, cards without a contract, tricks of which
    nobody declared, and sections that are no tables: readers of some programs refuse the whole file for one of them.
    """
    play = game.play if isinstance(game.contract, Contract) or game.ending is not None else None
    return replace(
        game,
        notes=_numbered(game.notes),
        grades=(),
        won=None,
        play=None if play is None else replace(play, notes=_numbered(play.notes), grades=(), irregular=()),
        sections=tuple(filter(_is_table, game.sections)),
        comments=tuple(sorted(_moved(game), key=comment_order)),
    )


def _numbered(notes: tuple[tuple[int, str], ...]) -> tuple[tuple[int, str], ...]:
    """The notes for which there are numbers."""
    beyond = {*_beyond(notes)}
    return tuple(each for each in notes if each[1] not in beyond) if beyond else notes


def _beyond(notes: tuple[tuple[int, str], ...]) -> list[str]:
    """The texts for which there are none."""
    numbered = {*[*dict.fromkeys(without_signs(text) for _, text in notes)][:MOST_NOTES]}
    return [text for text in dict.fromkeys(text for _, text in notes) if without_signs(text) not in numbered]


def is_columns(text: str) -> bool:
    """Whether a value names the columns of a table, widths behind a stroke that escapes nothing (5.2)."""
    return _COLUMNS.fullmatch(text) is not None


def _is_table(section: PbnSection) -> bool:
    return (
        _TABLE.fullmatch(section.name) is not None and section.name != "Table" and is_columns(section.value)
    )


def _moved(game: PbnGame) -> Iterator[FiledComment]:
    """The remarks, all but those on tags with a value of their own before everything else."""
    tags = dict(game.tags)
    for comment in game.comments:
        yield comment if comment.about in tags else FiledComment("", 0, comment.text)
    for text in _beyond(game.notes):
        if remark := remark_text(f";{text}"):
            yield FiledComment("", 0, remark)
