"""Reading boards from JSON, with everything that is wrong on the way."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.formats.boards_json._cut import JsonCut, JsonPiece, is_costly, with_whole_signs
from schlemm.formats.boards_json._fields import JsonFields
from schlemm.formats.boards_json._write import FORMAT
from schlemm.formats.filed import CommonCode, FiledBoard, FileDefect
from schlemm.formats.filed.allowance import in_proportion
from schlemm.formats.filed.source import NOTHING, no_boards, text_of


def read_boards_json(source: str | bytes) -> tuple[FiledBoard | FileDefect, ...]:
    """All boards of a text, each as far as it can be read and with everything that is wrong with it.

    The place of a defect is that of the field in which it is. Where the text is no JSON, reading goes on in the next
    line that begins an object. What a text keeps in memory is in proportion to its length.

    Args:
        source: A text, or the bytes of a file in UTF-8.

    Raises:
        WrongType: If it is neither.
    """
    text = text_of("boards as JSON", source)
    if isinstance(text, FileDefect):
        return (text,)
    if is_costly(text):
        return (FileDefect(CommonCode.TOO_DENSE, 1),)
    text = with_whole_signs(text)
    found = tuple(in_proportion(_items(text), len(text)))
    return found or no_boards("JSON", is_empty=not text.strip(NOTHING) or _is_ours(text))


def _is_ours(text: str) -> bool:
    """Whether it is a file of this format, of no boards."""
    return any(piece.name == "format" and piece.value == FORMAT for piece in JsonCut(text).pieces())


def _items(text: str) -> Iterator[tuple[FiledBoard | FileDefect, int]]:
    if not text.strip(NOTHING):
        return
    cut = JsonCut(text)
    for piece in cut.pieces():
        item = _item(cut, piece)
        if item is not None:
            yield item, piece.at.line


def _item(cut: JsonCut, piece: JsonPiece) -> FiledBoard | FileDefect | None:
    match piece.name:
        case "boards":
            return JsonFields(cut, piece).board()
        case "":
            return FileDefect(CommonCode.BROKEN, *piece.at, data=(("format", "JSON"),))
        case "format" if piece.value != FORMAT:
            facts = (("text", str(piece.value)[:100]), ("format", FORMAT))
            return FileDefect(CommonCode.VERSION, *piece.at, tag="format", data=facts)
        case _:
            return None
