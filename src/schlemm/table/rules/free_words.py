"""What people say in words of their own: only where the host wants it, and only while no board is open.

While a board is open free words could carry what a player may not know, from partner to partner, or from one table of a
match to the other: in the auction and the play, while a claim waits, and as long as the other table has yet to finish a
board that this one knows. Fixed lines (``state.chat``) are for that time. What is said is no event and kept nowhere:
nobody needs it to know how the table stands.
"""

from __future__ import annotations

from typing import Final

from schlemm.core.seats import Seat
from schlemm.table.rules.person_names import visible_words
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.settings import Settings
from schlemm.table.state.table import Table

LONGEST: Final = 200
"""Signs of what is said at once."""


def why_not_speak(table: Table) -> Refused | None:
    """Why nobody may say anything in words of their own now; ``None`` if they may."""
    if not table.settings.words:
        return Refused(RefusalCode.WORDS_OFF)
    if table.board_in_progress:
        return Refused(RefusalCode.WORDS_DURING_BOARD)
    return None if table.is_level else Refused(RefusalCode.WORDS_BOARD_ELSEWHERE)


def words_to_be_heard(table: Table, text: str) -> str:
    """The words as the others will read them: one line, without signs that show nothing or turn the text around.

    Raises:
        Refused: If nobody may speak freely now, or if nothing is left of the text, or too much.
    """
    if (refused := why_not_speak(table)) is not None:
        raise refused
    words = visible_words(text)
    if not 1 <= len(words) <= LONGEST:
        raise Refused(RefusalCode.WORDS_LENGTH, (("most", LONGEST),))
    return words


def decides_words(table: Table, seat: Seat) -> bool:
    """Whether the player of this seat allows free words, or not: the host does, in a match for both tables."""
    elsewhere = table.elsewhere
    return seat is table.company.invitation.host and not (elsewhere is not None and elsewhere.host_there)


def check_words_setting(table: Table, by: Seat, settings: Settings) -> None:
    """Check that a player may change whether free words are allowed, if that is what they change.

    Raises:
        Refused: If the host decides it.
    """
    if settings.words is not table.settings.words and not decides_words(table, by):
        raise Refused(RefusalCode.HOST_DECIDES)
