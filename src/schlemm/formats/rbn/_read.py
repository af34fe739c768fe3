"""Reading RBN: from a text to boards, with everything that is wrong on the way."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from schlemm.formats.filed import CommonCode, FiledBoard, FiledComment, FileDefect, FilePlace, LeftOut
from schlemm.formats.filed.allowance import in_proportion
from schlemm.formats.filed.source import LONGEST_TEXT, NOTHING, no_boards, text_of
from schlemm.formats.rbn._record import RbnLine, RbnRecord

REPEATED: Final = "DTLESFKNBH"
"""Lines that hold for the boards that follow, too, until there is another with the letter."""
LONGEST_REPEATED: Final = 1 << 10
"""Characters of such a line, which is read again for each board; the standard has 200."""
LONGEST_LINE: Final = 2 * LONGEST_TEXT
"""Characters of a line that are looked at; what has more than ``LONGEST_TEXT`` is told and not read."""
MOST_COMMENTS: Final = 1000
"""Comments of a board."""

_LINE: Final = re.compile(r"([A-Za-z0-9])(?:[ \t](.*))?", re.ASCII | re.DOTALL)


def read_rbn(source: str | bytes) -> tuple[FiledBoard | FileDefect, ...]:
    """All boards of a text, each as far as it can be read and with everything that is wrong with it.

    What a text keeps in memory is in proportion to its length.

    Args:
        source: A text, or the bytes of a file in UTF-8 or Latin-1.

    Raises:
        WrongType: If it is neither.
    """
    text = text_of("RBN", source)
    if isinstance(text, FileDefect):
        return (text,)
    lines = (line[:LONGEST_LINE] for line in io.StringIO(text, newline=None))
    return tuple(in_proportion(read_lines(lines), len(text)))


def read_lines(lines: Iterable[str]) -> Iterator[tuple[FiledBoard | FileDefect, int]]:
    """The boards of these lines of a file, each with the line that it begins in.

    Args:
        lines: With their ends, or their beginnings where they are longer than any that is read.
    """
    reader = _Reader()
    found = False
    for item in reader.items(lines):
        found = found or isinstance(item[0], FiledBoard) or not item[0].code.is_note
        yield item
    if not found:
        yield from ((defect, 1) for defect in no_boards("RBN", is_empty=not reader.has_facts))


@dataclass(slots=True)
class _Reader:
    """A file while its lines come in.

    Attributes:
        kept: The lines that hold for the boards that follow.
        left_out: What is not read.
        record: The lines of the board so far.
        comment: The lines of a comment that is not over.
        comment_length: How many characters it has.
        is_full: Whether the board has more comments than are kept.
        line: Which line is read.
        has_facts: Whether anything is there but notes on the file itself.
    """

    kept: dict[str, RbnLine] = field(default_factory=dict)
    left_out: LeftOut = field(default_factory=LeftOut)
    record: RbnRecord = field(init=False)
    comment: list[str] = field(default_factory=list)
    comment_length: int = 0
    is_full: bool = False
    line: int = 1
    has_facts: bool = False

    def __post_init__(self) -> None:
        self.record = RbnRecord(self.left_out)

    def items(self, lines: Iterable[str]) -> Iterator[tuple[FiledBoard | FileDefect, int]]:
        """The boards, each with the line that it begins in."""
        for number, line in enumerate(lines, 1):
            plain, self.line = line.rstrip(NOTHING), number
            self.has_facts = self.has_facts or not (line.startswith("%") or not plain.strip(NOTHING))
            if not plain.strip(NOTHING):
                yield from self._finished()
            elif self.comment:
                self._take_comment(plain, FilePlace(number))
            elif not plain.startswith("%"):
                self._take(plain.removeprefix("\ufeff"), FilePlace(number))
            elif plain.strip("% \t") not in {"", "RBN"}:
                self.left_out.add("%", number)
        yield from self._finished()
        yield from ((note, note.line) for note in self.left_out.told())

    def _finished(self) -> Iterator[tuple[FiledBoard | FileDefect, int]]:
        self._end_comment()
        record, self.record, self.is_full = self.record, RbnRecord(self.left_out), False
        if record.is_empty:
            yield from ((defect, defect.line) for defect in record.draft.defects)
            return
        for label in REPEATED:
            if label in record.lines:
                self.kept[label] = record.lines[label]
            elif label in self.kept:
                record.lines[label] = self.kept[label]
        yield record.board(), record.at.line

    def _take(self, line: str, at: FilePlace) -> None:
        match = _LINE.fullmatch(line)
        if line.startswith("{"):
            self._take_comment(line[1:], at)
        elif match is None:
            self.record.draft.report(CommonCode.UNKNOWN_FIELD, at, text=line)
        elif len(match[2] or "") > (
            most := LONGEST_REPEATED if match[1].upper() in REPEATED else LONGEST_TEXT
        ):
            self.record.draft.report(CommonCode.TOO_LONG, at, match[1], most=most)
        else:
            self.record.take(match[1].upper(), RbnLine((match[2] or "").strip(), at))

    def _take_comment(self, line: str, at: FilePlace) -> None:
        """Take in a line of a comment; it ends with a brace, before an empty line, or with a line that is too long."""
        text = line.strip().removesuffix("}").strip()
        self.comment_length += len(text)
        if self.comment_length <= LONGEST_TEXT and len(self.comment) <= MOST_COMMENTS:
            self.comment.append(text)
        elif self.comment_length - len(text) <= LONGEST_TEXT:
            self.record.draft.report(CommonCode.TOO_LONG, at, most=LONGEST_TEXT)
        if line.rstrip().endswith("}") or len(line) > LONGEST_TEXT:
            self._end_comment()

    def _end_comment(self) -> None:
        text = " ".join(line for line in self.comment if line)
        self.comment = []
        self.comment_length = 0
        comments = self.record.draft.comments
        if text and len(comments) < MOST_COMMENTS:
            comments.append(FiledComment("", 0, text))
        elif text and not self.is_full:
            self.is_full = True
            self.record.draft.report(CommonCode.TOO_MANY_COMMENTS, FilePlace(self.line), most=MOST_COMMENTS)
