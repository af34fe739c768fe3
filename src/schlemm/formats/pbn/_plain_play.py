"""Plays of nothing but cards in the columns of those who held them, read in one go.

``_play_section`` reads all others, and would read these the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from schlemm.core.cards import CARDS, Card
from schlemm.core.seats import Seat
from schlemm.formats.filed import FiledPlay, Hands
from schlemm.formats.filed.play import CELLS, without_end

GAP: Final = "-"
END: Final = "*"
_CARDS: Final[dict[str, Card | None]] = {**{str(card): card for card in CARDS}, GAP: None}
_BITS: Final = {**{str(card): 1 << card.index for card in CARDS}, GAP: 0}


def plain_play(texts: Sequence[str], leader: Seat, hands: Hands) -> FiledPlay | None:
    """The play; ``None`` if it is not plain, or a card does not stand in the column of who held it.

    Args:
        texts: The words of the section.
        leader: Whose cards stand in the first column.
        hands: Those that are given; where one is missing, nobody knows who held what.
    """
    is_closed = texts[-1:] == [END]
    told = texts[:-1] if is_closed else texts
    gaps = told.count(GAP)
    if len(told) > CELLS or len({*told}) < len(told) - gaps + (gaps > 0):
        return None
    try:
        cards = [_CARDS[text] for text in told]
    except KeyError:
        return None
    if None not in hands:
        for turns in range(4):
            hand = hands.of(leader.after(turns))
            if hand is None or sum(map(_BITS.__getitem__, told[turns::4])) & ~hand.bits:
                return None
    return FiledPlay(leader, tuple(cards) if cards and cards[-1] else without_end(cards), is_closed)
