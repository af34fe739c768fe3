"""A board in a text that somebody pastes: a file, a link, the deal of one alone, or four hands typed, a line each.

What the formats have is read as everywhere (``any_text``); what people type besides is read here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from schlemm.core.checks import check_type
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.formats.any_text import read_amid_words, read_any_text
from schlemm.formats.contract_text import read_seat
from schlemm.formats.filed import FiledBoard
from schlemm.formats.hand_text import read_hand
from schlemm.formats.letters import CANONICAL, LetterSet
from schlemm.formats.reading import Defect, DefectCode, UnreadableText, refuse

LONGEST: Final = 20_000
"""How many characters are read: a dozen boards with everything that was called and played."""

_PREFIX: Final = re.compile(r"\s*([^\W\d_]{1,10})\s*[:=]\s*")
_FEWEST: Final = 3
"""Of so many hands the fourth is the rest."""


def read_board_text(text: str, letters: LetterSet = CANONICAL) -> FiledBoard:
    r"""The first board of a text all of whose cards are known; else four hands, a line each.

    Typed hands stand behind the letters of their seats and a colon, or come in the order North, East, South, West.
    With three of them the fourth has the cards that are left.

    >>> board = read_board_text("S: AKQJT98765432 - - -\nN: - AKQJT98765432 - -\nE: - - AKQJT98765432 -")
    >>> str(board.hands.of(Seat.WEST))
    '...AKQJT98765432'

    Args:
        text: What was pasted; of one longer than ``LONGEST`` the beginning counts.
        letters: What single letters of typed hands mean.

    Raises:
        UnreadableText: If there is no board in it, with what is wrong with it as typed hands.
        WrongType: If it is no text.
    """
    check_type("a board's text", text, str, "str")
    beginning = text[:LONGEST]
    return _filed(beginning) or _typed(beginning, letters)


def _filed(text: str) -> FiledBoard | None:
    """The first whole board of a text as the formats have it; a deal may also stand in what is none."""
    for read in (read_any_text, read_amid_words):
        found = read(text)
        for board in () if found is None else found.boards:
            if board.deal is not None:
                return board
    return None


def _typed(text: str, letters: LetterSet) -> FiledBoard:
    """Hands typed one below the other.

    Raises:
        UnreadableText: If they are none; places are those in the whole text.
    """
    lines = [(found.start(), found[0]) for found in re.finditer(r"[^\r\n]+", text) if found[0].strip()]
    if not _FEWEST <= len(lines) <= len(SEATS):
        raise UnreadableText("deal", text, (Defect(DefectCode.NO_DEAL, 0, 0),))
    named = [_named(start, line, letters) for start, line in lines]
    if len({seat for seat, _, _ in named} - {None}) < len(named):  # letters of suits, or none at all
        named = [(seat, start, line) for seat, (start, line) in zip(SEATS, lines, strict=False)]
    hands, wrong = dict[Seat, Hand](), list[Defect]()
    for seat, start, line in named:
        try:
            hands[seat or Seat.NORTH] = read_hand(line, letters)
        except UnreadableText as error:
            wrong += [replace(each, start=start + each.start, end=start + each.end) for each in error.defects]
    refuse("deal", text, wrong or list(_clashes(hands.values(), len(text))))
    rest = PACK - _all(hands.values())
    return FiledBoard(hands=BySeat.from_function(lambda seat: hands.get(seat, rest)))


def _named(start: int, line: str, letters: LetterSet) -> tuple[Seat | None, int, str]:
    """The seat before a colon, if there is one, and what stands behind it with its place."""
    prefix = _PREFIX.match(line)
    if prefix is None:
        return None, start, line
    try:
        return read_seat(prefix[1], letters), start + prefix.end(), line[prefix.end() :]
    except UnreadableText:
        return None, start, line


def _clashes(hands: Iterable[Hand], end: int) -> Iterator[Defect]:
    """Cards that two hands have; it is said of the whole."""
    seen = EMPTY
    for hand in hands:
        for card in seen & hand:
            yield Defect(DefectCode.CARD_TWICE, end, end, (("card", str(card)),))
        seen |= hand


def _all(hands: Iterable[Hand]) -> Hand:
    cards = EMPTY
    for hand in hands:
        cards |= hand
    return cards
