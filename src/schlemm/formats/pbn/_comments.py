"""Where the comments of a game stand: behind a tag, a call, a card or a line of a section (3.8)."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.formats.filed import FiledComment
from schlemm.formats.pbn._auction_section import ReadAuction
from schlemm.formats.pbn._encoding import remark_text
from schlemm.formats.pbn._play_section import ReadPlay
from schlemm.formats.pbn._tokens import PbnTokens, RawGame, RawTag
from schlemm.formats.pbn.game import PbnGame, comment_order, places_of_comments


def read_comments(
    raw: RawGame, game: PbnGame, auction: ReadAuction | None, play: ReadPlay | None
) -> tuple[FiledComment, ...]:
    """The comments of a game, in the order in which it is written.

    Those behind something that is not in the game belong to it as a whole.

    Args:
        raw: The tags and their comments.
        game: What has been read otherwise.
        auction: The Auction section, as it was read.
        play: The Play section, likewise.
    """
    if not (raw.comments.has_comments or any(tag.words.has_comments for tag in raw.tags)):
        return ()
    places = places_of_comments(game)
    found = [
        FiledComment(about, min(after, places[about]), text) if about in places else FiledComment("", 0, text)
        for about, after, piece in _all(raw, auction, play)
        if (text := remark_text(piece))
    ]
    return tuple(sorted(found, key=comment_order))


def _all(raw: RawGame, auction: ReadAuction | None, play: ReadPlay | None) -> Iterator[tuple[str, int, str]]:
    """All comments, as (what about, behind how much of it, comment with its signs)."""
    yield from (("", 0, piece) for piece in _remarks(raw.comments))
    read = {"Auction": auction, "Play": play}
    section = ""
    seen = set[str]()
    for tag in raw.tags:
        if tag.name == "Note":
            yield from ((section, END, piece) for piece in _remarks(tag.words))
            continue
        if tag.name in read or tag.words:
            section = tag.name
        is_first = tag.name not in seen
        seen.add(tag.name)
        if tag.name in read:
            at = read[tag.name] if is_first else None
            yield from (
                ((tag.name, after, piece) for after, piece in at.comments)
                if at is not None
                else ((tag.name, 0, piece) for piece in _remarks(tag.words))
            )
        else:
            yield from ((tag.name, rows, piece) for rows, piece in _behind_rows(tag))


END = 1 << 30
"""Behind everything."""


def _remarks(pieces: PbnTokens) -> Iterator[str]:
    return (piece.text for piece in pieces.everything() if piece.is_comment)


def _behind_rows(tag: RawTag) -> Iterator[tuple[int, str]]:
    """The comments of a section, each with the number of lines before it."""
    rows = line = 0
    for piece in tag.words.everything():
        if piece.is_comment:
            yield rows, piece.text
        elif piece.line != line:
            rows, line = rows + 1, piece.line
