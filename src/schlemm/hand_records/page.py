"""Hand records as one HTML file that needs nothing else: to print, to hang up, to send."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from schlemm.hand_records.board_markup import board_markup
from schlemm.hand_records.hand_record import HandRecord
from schlemm.hand_records.markup import clipped, element_lines, foreign
from schlemm.hand_records.record_words import RecordWords
from schlemm.hand_records.style import STYLE, repeated_title
from schlemm.hand_records.traveller import RecordScoring
from schlemm.hand_records.traveller_markup import traveller_markup
from schlemm.i18n.translator import Translator

CLOSED: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""What a browser may load for the page, whatever stands in it: nothing but its own style."""
FEW: Final = 2
"""As many tables have room under a board; the results of more stand beside it."""
LONGEST_OUTCOME: Final = 200
"""Signs of an outcome that are printed: two names and a result."""
LONG: Final = 20
"""With more tables than this a board may go on over the end of a sheet."""


@dataclass(frozen=True, slots=True)
class RecordsPart:
    """Boards that were played together: a file's, a table's, those of a match.

    Attributes:
        records: The boards, in the order in which they are printed.
        outcome: How it ended, in a few words; it may come from anywhere.
        scoring: How the tables are compared that played the same board.
        title: What stands above, if the page has several parts; it may come from anywhere.
    """

    records: Sequence[HandRecord]
    outcome: str = ""
    scoring: RecordScoring = RecordScoring.NONE
    title: str = ""


def hand_records_page(
    records: Sequence[HandRecord],
    say: Translator,
    *,
    title: str = "",
    outcome: str = "",
    scoring: RecordScoring = RecordScoring.NONE,
) -> str:
    """The page of boards that were played together, see ``RecordsPart``.

    Args:
        records: The boards, in the order in which they are printed.
        say: The reader's words and letters.
        title: What stands above; it may come from anywhere. Without one it says what the page is.
        outcome: How it ended, in a few words below the title; it may come from anywhere.
        scoring: How the tables are compared that played the same board.

    Returns:
        An HTML document, to be written as UTF-8.
    """
    return evening_page([RecordsPart(records, outcome, scoring)], say, title=title)


def evening_page(parts: Sequence[RecordsPart], say: Translator, *, title: str) -> str:
    """The page of all that was played in an evening.

    Args:
        parts: What was played, one after the other; of several each stands under its own title.
        say: The reader's words and letters.
        title: What stands above; it may come from anywhere. Without one it says what the page is.

    Returns:
        An HTML document, to be written as UTF-8.
    """
    words = RecordWords(say)
    usual = words.text("title")
    named = clipped(title)
    top = [
        f"<h1>{foreign(title) or escape(usual)}</h1>",
        *(_outcome(parts[0]) if len(parts) == 1 else []),
        f'<p class="hint">{escape(words.text("hint"))}</p>',
    ]
    legend = _legend([record for part in parts for record in part.records], words)
    body = [
        *element_lines("div", top, 'class="top"'),
        *(f'<p class="legend">{escape(text)}</p>' for text in legend),
        *(_part(parts[0], "main", words) if len(parts) == 1 else _parts(parts, words)),
    ]
    heading = f"{named} · {usual}" if named else usual
    return "\n".join([*_opened(heading, named, words), *body, "</body>", "</html>", ""])


def _parts(parts: Sequence[RecordsPart], words: RecordWords) -> list[str]:
    """The boards of all parts, each under what it is."""
    lines: list[str] = []
    for part in parts:
        head = [f"<h2>{foreign(part.title)}</h2>", *_outcome(part)]
        lines += [*element_lines("div", head, 'class="part"'), *_part(part, "div", words)]
    return element_lines("main", lines, 'class="parts"')


def _part(part: RecordsPart, element: str, words: RecordWords) -> list[str]:
    """The boards of one part, in an element of this name."""
    layout = _layout(part.records)
    boards = [
        line
        for record in part.records
        for line in _board(record, part.scoring, words, narrow=layout == "few")
    ]
    return element_lines(element, boards, f'class="boards {layout}"')


def _outcome(part: RecordsPart) -> list[str]:
    ended = foreign(part.outcome, LONGEST_OUTCOME)
    return [f'<p class="outcome">{ended}</p>'] if ended else []


def _opened(heading: str, title: str, words: RecordWords) -> list[str]:
    """Everything up to the first thing that is seen; the title is at the foot of further sheets, too."""
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{CLOSED}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(heading)}</title>",
        *element_lines("style", [*STYLE.strip().split("\n"), repeated_title(title)]),
    ]
    return ["<!DOCTYPE html>", f'<html lang="{words.tag}">', *element_lines("head", head), "<body>"]


def _board(record: HandRecord, scoring: RecordScoring, words: RecordWords, *, narrow: bool) -> list[str]:
    results = traveller_markup(record, scoring, words, narrow=narrow)
    kind = "board long" if len(record.lines) > LONG else "board"
    inside = [*element_lines("div", board_markup(record, words), 'class="record"'), *results]
    return element_lines("article", inside, f'class="{kind}"')


def _layout(records: Sequence[HandRecord]) -> str:
    """How much room a board takes."""
    most = max((len(record.lines) for record in records), default=0)
    return "plain" if not most else "few" if most <= FEW else "many"


def _legend(records: Sequence[HandRecord], words: RecordWords) -> list[str]:
    """What the numbers are, as far as there are any."""
    dealt = [record for record in records if record.deal is not None]
    solved = sum(record.tricks is not None for record in dealt)
    told = [words.text("legend-points", {"counted": words.counted()})] if dealt else []
    if solved:
        told.append(words.text("legend-tricks"))
    if 0 < solved < len(dealt):
        told.append(words.text("legend-unsolved"))
    return [" ".join(told)] if told else []
