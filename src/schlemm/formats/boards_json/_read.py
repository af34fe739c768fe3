"""Reading boards from JSON, with everything that is wrong on the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from schlemm.formats.boards_json._cut import WIDTHS, JsonCut, JsonPiece
from schlemm.formats.boards_json._fields import JsonFields
from schlemm.formats.boards_json._write import FORMAT
from schlemm.formats.filed import CommonCode, FiledBoard, FileDefect
from schlemm.formats.filed.allowance import in_proportion
from schlemm.formats.filed.source import no_boards, text_of


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
    return tuple(in_proportion(read_json_blocks((text,)), len(text)))


def read_json_blocks(blocks: Iterable[str]) -> Iterator[tuple[FiledBoard | FileDefect, int]]:
    """The boards of a text in pieces, each with the line that it begins in, as soon as it has been seen."""
    cut = JsonCut(blocks)
    found = is_ours = False
    for piece in cut.pieces():
        is_ours = is_ours or (piece.name == "format" and piece.value == FORMAT)
        item = _item(cut, piece)
        if item is not None:
            found = True
            yield item, piece.at.line
    if not found:
        yield from ((defect, 1) for defect in no_boards("JSON", is_empty=cut.is_empty or is_ours))


def _item(cut: JsonCut, piece: JsonPiece) -> FiledBoard | FileDefect | None:
    match piece.name:
        case "boards":
            return JsonFields(cut, piece).board()
        case "":
            return _unread(piece)
        case "format" if piece.value != FORMAT:
            facts = (("text", str(piece.value)[:100]), ("format", FORMAT))
            return FileDefect(CommonCode.VERSION, *piece.at, tag="format", data=facts)
        case _:
            return None


def _unread(piece: JsonPiece) -> FileDefect:
    match piece.value:
        case CommonCode.TOO_LONG:
            return FileDefect(CommonCode.TOO_LONG, *piece.at, data=(("most", WIDTHS[-1]),))
        case CommonCode.TOO_DENSE:
            return FileDefect(CommonCode.TOO_DENSE, piece.at.line)
        case _:
            return FileDefect(CommonCode.BROKEN, *piece.at, data=(("format", "JSON"),))
