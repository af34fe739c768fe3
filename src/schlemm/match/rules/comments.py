"""What players of both tables say about the record when the match is over: the quarrel from which one learns (S1:60).

Before, free words could carry knowledge from one table to the other; then there are only fixed lines (``state.chat``).
"""

from __future__ import annotations

from typing import Final

from schlemm.match.rules.requests import Comment
from schlemm.match.state.events import Commented
from schlemm.match.state.match import Match
from schlemm.match.state.parting import What
from schlemm.match.state.place import Place
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.board_quota import TOLD_FROM
from schlemm.table.state.players import Person

LONGEST: Final = 400
"""Signs of a comment."""

MOST: Final = 500
"""Comments of a match."""


def comments_left(match: Match) -> int:
    """How many comments the record still takes."""
    return max(0, MOST - len(match.comments))


def comments_soon_used_up(match: Match) -> int | None:
    """The same, once it is told because it is few; ``None`` before."""
    left = comments_left(match)
    return left if left <= TOLD_FROM else None


def comment(match: Match, by: Place, wish: Comment) -> tuple[Commented, ...]:
    """A comment, kept with the match.

    Raises:
        Refused: If the match goes on, no person sits there, or all has been said.
        ValueError: If there is no such call or card, or the text is empty or too long.
    """
    if not match.is_over:
        raise Refused(RefusalCode.GAME_NOT_OVER)
    player = match.player(by)
    if not isinstance(player, Person):
        raise Refused(RefusalCode.NOT_SEATED_YET)
    if not comments_left(match):
        raise Refused(RefusalCode.COMMENTS_FULL, (("most", MOST),))
    text = wish.text.strip()
    if not 1 <= len(text) <= LONGEST:
        raise ValueError(f"a comment has 1 to {LONGEST} signs, not {len(text)}")
    if not 0 <= wish.index < _length(match, wish):
        raise ValueError(
            f"board {wish.board} has no {wish.what.value} {wish.index} at table {wish.room.value}"
        )
    return (Commented(by, player.name, wish.board, wish.room, wish.what, wish.index, text),)


def _length(match: Match, wish: Comment) -> int:
    """How many calls or cards there are to be talked about."""
    if not 1 <= wish.board <= match.open_boards:
        return 0
    board = match.records[wish.room.index][wish.board - 1].board
    if wish.what is What.CALL:
        return len(board.public.auction.calls)
    return 0 if board.play is None or wish.what is not What.CARD else len(board.play.cards)
