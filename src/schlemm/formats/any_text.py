"""Boards out of whatever somebody has pasted or filed: a file of any format, or a piece of one amid other words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple
from urllib.parse import unquote_plus

from schlemm.core.checks import check_type
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.formats.file_formats import HANDVIEWER, LIN, PBN, foreign_kind, recognise
from schlemm.formats.filed import CommonCode, FiledBoard, FileDefect, FiledEnding, is_ending
from schlemm.formats.letters import CANONICAL, LetterSet
from schlemm.formats.reading import UnreadableText
from schlemm.formats.typed_deal import read_typed_deal

_LIN: Final = re.compile(r"(?:^|[\s|?&=])((?:qx|pn|st|md|rh|vg)\|)", re.IGNORECASE)
"""Where LIN begins, alone or behind something else, as in a link."""
_TAG: Final = re.compile(r"[\s\ufeff]*[A-Za-z]\w\|", re.ASCII)
"""A command of LIN at the beginning of a text, all of which is LIN then."""
_LOOKED_AT: Final = 40
"""Characters in which it is seen that a text is none, but a file of another kind."""
_CHARACTER: Final = re.compile(r"[^\r\n]")
_QUOTES: Final = "\"'“”„‟«»‘’″"
_QUOTED: Final = re.compile(rf"(\[\s*\w{{1,100}}\s+)[{_QUOTES}]([^{_QUOTES}\]]{{0,1000}})[{_QUOTES}]\s*\]")
"""A tag of PBN in quotes of any kind, as word processors and messages make them."""


class ReadBoards(NamedTuple):
    """What could be read of a text or a file.

    Attributes:
        kind: The name of its format.
        boards: In the order of the file.
        defects: All that could not be read, in the same order.
    """

    kind: str
    boards: tuple[FiledBoard, ...]
    defects: tuple[FileDefect, ...]

    @classmethod
    def of(cls, kind: str, items: Iterable[FiledBoard | FileDefect]) -> ReadBoards:
        """What a reader has found."""
        boards: list[FiledBoard] = []
        defects: list[FileDefect] = []
        for item in items:
            if isinstance(item, FiledBoard):
                boards.append(item)
                defects.extend(item.defects)
            else:
                defects.append(item)
        return cls(kind, tuple(boards), tuple(defects))


def read_any_text(text: str, letters: LetterSet = CANONICAL) -> ReadBoards:
    """The boards of a text in any format that is one, or amid words: links, LIN in an address, the deal of PBN alone.

    A packed file or one that only its own program reads is named. What looks like no format is read as four typed
    hands, else as PBN, which says what is wrong.

    >>> found = read_any_text(
    ...     "Look: https://example.org/?lin=md%7C1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,%7C"
    ... )
    >>> found.kind, str(found.boards[0].hands.east)
    ('handviewer', '...AKQJT98765432')

    Args:
        text: What was pasted; no address in it is followed.
        letters: What letters of typed hands mean where those of another language could be meant as well.

    Raises:
        WrongType: If it is no text.
    """
    check_type("boards' text", text, str, "str")
    if (kind := foreign_kind(text[:_LOOKED_AT].encode("cp1252", "replace"))) is not None:
        return ReadBoards.of(kind, (FileDefect(CommonCode.FOREIGN, 1, data=(("kind", kind),)),))
    plain = _QUOTED.sub(_in_one_line, text)
    data = plain.encode("utf-8", "replace")
    form = recognise(data)
    if form is None or not form.is_text:
        return read_amid_words(plain, letters) or ReadBoards.of(PBN.name, PBN.read(data))
    if form is LIN and _TAG.match(plain) is None:
        data = (_from_lin_on(plain) or plain).encode("utf-8", "replace")
    found = ReadBoards.of(form.name, form.read(data))
    return found if found.boards else read_amid_words(plain, letters) or found


def _in_one_line(tag: re.Match[str]) -> str:
    """A tag in plain quotes, in a line of its own where a message has broken it."""
    value = re.sub(r"\s*\r?\n\s*", " ", tag[2])
    return f'{tag[1]}"{value}"]' + "\n" * tag[2].count("\n")


def read_amid_words(text: str, letters: LetterSet = CANONICAL) -> ReadBoards | None:
    """The boards in a text that is no file of boards; ``None`` if there are none.

    Args:
        text: What was pasted.
        letters: What letters of typed hands mean where those of another language could be meant as well.
    """
    data = text.encode("utf-8", "replace")
    links = ReadBoards.of(HANDVIEWER.name, HANDVIEWER.read(data))
    if links.boards:
        return links
    if lin := _from_lin_on(text):
        found = ReadBoards.of(LIN.name, LIN.read(lin.encode("utf-8", "replace")))
        if found.boards:
            return found
    filed = ReadBoards.of(PBN.name, PBN.read(data))
    if any(any(board.hands) or board.ending is not None for board in filed.boards):
        return filed
    try:
        hands = read_typed_deal(text, letters)
    except UnreadableText:
        return None
    return ReadBoards(PBN.name, (typed_board(hands),), ())


def typed_board(hands: BySeat[Hand]) -> FiledBoard:
    """Return the board of four hands that somebody has typed, which may be an ending."""
    return FiledBoard(ending=FiledEnding(hands)) if is_ending(hands) else FiledBoard(hands=hands)


def _from_lin_on(text: str) -> str:
    """The text from a command of LIN on, behind blanks, so that places stay what they are; else nothing."""
    plain = unquote_plus(text) if "%7C" in text.upper() else text
    found = _LIN.search(plain)
    if found is None:
        return ""
    start = found.start(1)
    return _CHARACTER.sub(" ", plain[:start]) + plain[start:]
