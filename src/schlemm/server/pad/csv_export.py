"""A score pad as CSV: one line a deal or a line of the sheet, under the same headings as all that is taken home."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.core.conditions import Conditions
from schlemm.core.seats import SEATS, BySide
from schlemm.formats.csv_text import Field, write_csv
from schlemm.i18n.translator import Translator
from schlemm.match.state.place import Room
from schlemm.pad.pad import Pad, PadEntry, Round
from schlemm.pad.scored import PadBoard, boards_of, round_sheet
from schlemm.scoring.forms.form import LineKind, PlayedLine, SheetLine
from schlemm.server.export.csv_export import COLUMNS


def pad_as_csv(pad: Pad, say: Translator) -> str:
    """All that is written on a pad."""
    rows = _of_match(pad, say) if pad.boards else _of_rounds(pad, say)
    return write_csv([say.say(f"export-{column}") for column in COLUMNS], rows)


def _of_rounds(pad: Pad, say: Translator) -> Iterator[list[Field]]:
    for number, played in enumerate(pad.notes.rounds, start=1):
        for line in round_sheet(pad.form, played).lines:
            yield [*_head(pad, played, number, line.kind, say), None, *_line(pad, played, line, say), None]


def _line(pad: Pad, played: Round, line: SheetLine, say: Translator) -> list[Field]:
    points = line.score.totals
    if not isinstance(line, PlayedLine):
        return [*[None] * 12, *points]
    names = played.seated.map(pad.notes.people.__getitem__)
    number = [line.number.board, line.number.deal]
    entry = PadEntry(line.outcome.result)
    return [*number, *_conditions(line.conditions, say), *names, *_result(entry, say), *points]


def _of_match(pad: Pad, say: Translator) -> Iterator[list[Field]]:
    for board in boards_of(pad):
        for room in Room:
            row = _at_table(pad, board, room, say)
            if row is not None:
                yield row


def _at_table(pad: Pad, board: PadBoard, room: Room, say: Translator) -> list[Field] | None:
    entry, score = board.entries[room.index], board.scores[room.index]
    if entry is None or score is None:
        return None
    kind = LineKind.PASSED_OUT if entry.result.passed_out else LineKind.BOARD
    first, second = pad.notes.people if room is Room.OPEN else reversed(pad.notes.people)
    names = BySide(first, second)
    return [
        *_head(pad, pad.notes.current, 1, kind, say),
        *(room.value, board.number, board.number, *_conditions(board.conditions, say)),
        *(names.of(seat.side) for seat in SEATS),
        *_result(entry, say),
        *score.totals,
        board.imps,
    ]


def _head(pad: Pad, played: Round, number: int, kind: LineKind, say: Translator) -> list[Field]:
    agreed = "; ".join(say.say(f"rule-{rule.value}") for rule in pad.form.options)
    return [
        *(played.date, f"{pad.name or pad.id} {number}", say.say(f"form-{pad.form.name}")),
        *(agreed, say.say(f"sheet-{kind.value}")),
    ]


def _conditions(conditions: Conditions, say: Translator) -> list[Field]:
    dealer = say.profile.letters.seat(conditions.dealer.letter)
    return [dealer, say.words.vulnerability(conditions.vulnerability)]


def _result(entry: PadEntry, say: Translator) -> list[Field]:
    """Result, declarer, tricks; nobody has written down the lead."""
    result, contract = entry.result, entry.result.contract
    if contract is None:
        return [say.words.short_result(result), None, None, None]
    declarer = say.profile.letters.seat(contract.declarer.letter)
    return [say.words.short_result(result), declarer, result.tricks, None]
