"""Hand records as one HTML file that needs nothing else: to print, to hang up, to send."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from schlemm.export.records.board_markup import board_markup
from schlemm.export.records.hand_record import HandRecord
from schlemm.export.records.markup import clipped, element_lines, foreign
from schlemm.export.records.record_words import RecordWords
from schlemm.export.records.style import STYLE
from schlemm.export.records.traveller import RecordScoring
from schlemm.export.records.traveller_markup import traveller_markup
from schlemm.i18n import Translator

CLOSED: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""What a browser may load for the page, whatever stands in it: nothing but its own style."""
FEW: Final = 2
"""As many tables have room under a board; the results of more stand beside it."""


def hand_records_page(
    records: Sequence[HandRecord],
    say: Translator,
    *,
    title: str = "",
    scoring: RecordScoring = RecordScoring.NONE,
) -> str:
    """The page.

    Args:
        records: The boards, in the order in which they are printed.
        say: The reader's words and letters.
        title: What stands above; it may come from anywhere. Without one it says what the page is.
        scoring: How the tables are compared that played the same board.

    Returns:
        An HTML document, to be written as UTF-8.
    """
    words = RecordWords(say)
    usual = words.text("title")
    named = clipped(title)
    boards = [line for record in records for line in _board(record, scoring, words)]
    heading = f"<h1>{foreign(title) or escape(usual)}</h1>"
    hint = f'<p class="hint">{escape(words.text("hint"))}</p>'
    body = [
        *element_lines("div", [heading, hint], 'class="top"'),
        *element_lines("main", boards, f'class="boards {_layout(records)}"'),
        *(f'<p class="legend">{escape(text)}</p>' for text in _legend(records, words)),
    ]
    return "\n".join(
        [*_opened(f"{named} · {usual}" if named else usual, words), *body, "</body>", "</html>", ""]
    )


def _opened(title: str, words: RecordWords) -> list[str]:
    """Everything up to the first thing that is seen."""
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{CLOSED}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        *element_lines("style", STYLE.strip().split("\n")),
    ]
    return ["<!DOCTYPE html>", f'<html lang="{words.tag}">', *element_lines("head", head), "<body>"]


def _board(record: HandRecord, scoring: RecordScoring, words: RecordWords) -> list[str]:
    results = traveller_markup(record, scoring, words)
    return element_lines(
        "article",
        [*element_lines("div", board_markup(record, words), 'class="record"'), *results],
        'class="board"',
    )


def _layout(records: Sequence[HandRecord]) -> str:
    """How much room a board takes."""
    most = max((len(record.lines) for record in records), default=0)
    return "plain" if not most else "few" if most <= FEW else "many"


def _legend(records: Sequence[HandRecord], words: RecordWords) -> list[str]:
    """What the numbers are, as far as there are any."""
    solved = any(record.tricks is not None for record in records)
    told = [words.text("legend-points", {"counted": words.counted()})]
    return [" ".join([*told, words.text("legend-tricks")] if solved else told)]
