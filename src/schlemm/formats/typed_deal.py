"""Four hands as people write them: in a line, a line each, suit by suit or as a diagram, in letters of any language.

What letters mean is tried language by language: a pack has one of each card, so hardly ever does more than one fit.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, TypeAlias
from urllib.parse import unquote

from schlemm.core.cards import SUITS, Card, Rank, Strain, Suit
from schlemm.core.checks import check_type
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.play import TRICKS
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.formats._contract_words import WORDS
from schlemm.formats.contract_text import read_seat
from schlemm.formats.filed._ending import is_ending
from schlemm.formats.hand_text import read_hand
from schlemm.formats.letters import CANONICAL, LOCAL, LetterSet
from schlemm.formats.reading import Defect, DefectCode, PlainText, UnreadableText, refuse

LONGEST: Final = 20_000
"""How many characters are read: a dozen boards with everything that was called and played."""

_FEWEST: Final = 3
"""Of so many hands the fourth is the rest."""
_MOST_HOLDINGS: Final = 16
"""Holdings of a line, where four hands stand in one."""
_SIGNS: Final = "♠♥♦♣"
_SUITS: Final = tuple(reversed(SUITS))
_OF_SIGN: Final[dict[str, Suit]] = dict(zip(_SIGNS, _SUITS, strict=True))
_SIGN_OF: Final = {suit: sign for sign, suit in _OF_SIGN.items()}
_SUIT_WORDS: Final = {
    word: _SIGN_OF[meaning.trump]
    for word, meaning in WORDS.items()
    if isinstance(meaning, Strain) and meaning.trump is not None and word.isalpha()
}
_SUIT_WORD: Final = re.compile(
    rf"(?<![a-z])(?:{'|'.join(sorted(_SUIT_WORDS, key=len, reverse=True))})(?![a-z])"
)
_SEATS: Final = {word: meaning for word, meaning in WORDS.items() if isinstance(meaning, Seat)}
_MARKED: Final = re.compile(r"[!@\\:]([shdcSHDC])(?=[AaKkQqJjTtDdBbRrVvFf0-9]*(?![a-zA-Z])):?")
"""A suit as forums and commentators mark it, alone or before its cards."""
_ROW_OF_PAGE: Final = re.compile(r"<(?:br|/?(?:p|div|tr|li|table|h\d))\b[^<>]{0,1000}>", re.IGNORECASE)
_OF_PAGE: Final = re.compile(r"</?[a-z][^<>]{0,1000}>", re.IGNORECASE)
"""What pages are made of; what ends a line there, and all else."""
_LINES_OF_HEAD: Final = 3
"""Lines above the hands of a table in which its columns are named."""
_BREAK: Final = re.compile(r"<br\b", re.IGNORECASE)
_CELL_OF_PAGE: Final = re.compile(r"</t[dh]\b[^<>]{0,1000}>", re.IGNORECASE)
"""The end of a cell, which is one of a line where cells have several."""
_ESCAPED: Final = re.compile(r"%(?:3A|20|2E|7C)", re.IGNORECASE)
_PREFIX: Final = re.compile(r"\s*([^\W\d_]{1,10})\s*[:=]\s*")
_LINE: Final = re.compile(r"[^\r\n]+")
_PART: Final = re.compile(r"[^\r\n;|]+")
_SEATED: Final = re.compile(r"(?<![^\W_])[^\W\d_]{1,10}\s{0,3}[:=](?:(?![^\W\d_]{1,10}\s{0,3}[:=]).)*")
"""A seat, or what else stands before a colon, up to the next one."""
_BEFORE: Final = re.compile(
    r"(?:(?<![^\W_])([^\W\d_]{1,10})[ \t]{0,3}[\])}:=.*]{0,4}[ \t]{0,3}"
    r"|(?:\A|\n)\W{0,4}([^\W\d_]{1,10})\W{0,4}\n[ \t]{0,20})\Z"
)
"""A word before a hand, in the same line, or alone in the line above."""
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_CHUNK: Final = re.compile(r"[a-z0-9]+")
_DIAGRAM: Final = (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH)


def read_typed_deal(text: str, letters: LetterSet = CANONICAL) -> BySeat[Hand]:
    r"""Four hands of a text: with their seats, in the order North, East, South, West, or as a diagram.

    Of three hands that are typed the fourth has the cards that are left. Four hands of the same number of fewer cards
    are those of an ending.

    >>> str(read_typed_deal("S: AKQJT98765432 - - -\nN: - AKQJT98765432 - -\nE: - - AKQJT98765432 -").west)
    '...AKQJT98765432'

    Args:
        text: What was typed; of one longer than ``LONGEST`` the beginning counts.
        letters: What letters mean where those of another language could be meant as well.

    Raises:
        UnreadableText: If there are no four hands, with what is wrong with them as lines; or several deals are meant.
        WrongType: If it is no text.
    """
    check_type("a deal", text, str, "str")
    beginning = _without_page(text[:LONGEST])
    plain = _plain(beginning)
    found: set[BySeat[Hand]] = set()
    endings: set[BySeat[Hand]] = set()
    are_unseated = False
    for each in (letters, *(each for each in (CANONICAL, *LOCAL.values()) if each is not letters)):
        for hands in _readings(beginning, plain, each):
            seats = _seats(hands)
            if not _fit(hands):
                if seats is not None and (ending := _ending(seats, hands)) is not None:
                    endings.add(ending)
                continue
            if seats is not None:
                found.add(_with_rest({seat: hand.cards for seat, hand in zip(seats, hands, strict=True)}))
                break
            are_unseated = True
        if found and each is letters:
            break
    if len(found or endings) == 1:
        return (found or endings).pop()
    if found or endings or are_unseated:
        code = DefectCode.TWO_MEANINGS if found or endings else DefectCode.WHOSE_HANDS
        raise UnreadableText("deal", beginning, (Defect(code, 0, 0),))
    _in_lines(beginning, letters)  # says what is wrong with hands in lines
    raise UnreadableText("deal", beginning, (Defect(DefectCode.NO_DEAL, 0, 0),))


@dataclass(frozen=True, slots=True)
class _Typed:
    """A hand as it is found.

    Attributes:
        cards: What it holds.
        seat: Whose it is, if that is said.
        beside: How many hands stand side by side there.
        rows: How many lines it takes.
        suits: The suits that have been told, each once.
    """

    cards: Hand
    seat: Seat | None = None
    beside: int = 1
    rows: int = 1
    suits: frozenset[Suit] = frozenset()

    def takes(self, other: _Typed) -> bool:
        """Whether the other is more of the same hand."""
        return (
            other.seat is None
            and self.beside == other.beside
            and not self.suits & other.suits
            and len(self.cards) + len(other.cards) <= TRICKS
        )

    def with_more(self, other: _Typed) -> _Typed:
        """Both together."""
        return replace(
            self, cards=self.cards | other.cards, rows=self.rows + 1, suits=self.suits | other.suits
        )


_Row: TypeAlias = "tuple[tuple[Seat, ...], tuple[_Typed, ...]]"
"""The seats that a line names as a heading, and its hands or what it has of them."""


def _without_page(text: str) -> str:
    """A text without the marks of a page and the escapes of an address, each row in a line, and cells apart."""
    plain = unquote(text) if _ESCAPED.search(text) else text
    if "<" not in plain:
        return plain
    rows = _ROW_OF_PAGE.sub("\n", plain)
    return _OF_PAGE.sub("\t", _CELL_OF_PAGE.sub("\n", rows) if _BREAK.search(plain) else rows)


def _plain(text: str) -> str:
    """A text in small letters, with the signs of suits wherever pages, forums and words name them."""
    plain = html.unescape(text) if "&" in text else text
    plain = _MARKED.sub(lambda hit: _SIGNS["SHDC".index(hit[1].upper())], plain.replace("\u200b", ""))
    return _SUIT_WORD.sub(lambda hit: _SUIT_WORDS[hit[0]], PlainText.of(plain).text)


def _readings(text: str, plain: str, letters: LetterSet) -> Iterator[Sequence[_Typed]]:
    """The hands of a text by these letters, read in each of the ways in which they are written; four at most."""
    with suppress(UnreadableText):
        yield _in_lines(text, letters)
    script = _Script(letters)
    yield script.dotted(plain)
    lines = plain.splitlines()
    if sum(map(plain.count, _SIGNS)) < len(_SIGNS):
        lines = script.with_signs(lines)
    yield _gathered(map(script.marked_row, lines))
    yield _gathered(script.bare_rows(plain.splitlines()))


def _fit(hands: Sequence[_Typed]) -> bool:
    """Whether the hands are three or four of a pack."""
    cards = EMPTY
    for hand in hands:
        if len(hand.cards) != TRICKS or cards & hand.cards:
            return False
        cards |= hand.cards
    return _FEWEST <= len(hands) <= len(SEATS)


def _ending(seats: Sequence[Seat], hands: Sequence[_Typed]) -> BySeat[Hand] | None:
    """Four hands with the same number of cards, fewer than thirteen; ``None`` if they are not that."""
    told = {seat: hand.cards for seat, hand in zip(seats, hands, strict=True)}
    given = BySeat.from_function(lambda seat: told.get(seat, EMPTY))
    return given if len(told) == len(hands) and is_ending(given) else None


def _seats(hands: Sequence[_Typed]) -> Sequence[Seat] | None:
    """Whose the hands are: as it is said, as a diagram has them, or clockwise; ``None`` if nothing tells."""
    told = [hand.seat for hand in hands]
    if None not in told and len({*told}) == len(told):
        return [seat for seat in told if seat is not None]
    if [hand.beside for hand in hands] == [1, 2, 2, 1]:
        return _DIAGRAM
    clockwise = [(told[0] or Seat.NORTH).after(turns) for turns in range(len(hands))]
    is_in_lines = all(hand.rows == hand.beside == 1 for hand in hands)
    return clockwise if is_in_lines and not {*told[1:]} - {None} else None


def _with_rest(hands: dict[Seat, Hand]) -> BySeat[Hand]:
    rest = PACK
    for hand in hands.values():
        rest -= hand
    return BySeat.from_function(lambda seat: hands.get(seat, rest))


class _Script:
    """The patterns of hands in one language's letters."""

    def __init__(self, letters: LetterSet) -> None:
        self.ranks = letters.ranks
        self.seats = {**_SEATS, **letters.seats}
        of_suit = {
            suit: "".join(letter for letter, strain in letters.strains.items() if strain.trump is suit)
            for suit in _SUITS
        }
        rank = rf"(?:10|[{''.join(letters.ranks)}])"
        held = rf"{rank}(?:[ ,]?{rank})*"
        dotted = rf"(?:{rank}|-)*"
        self._dotted = re.compile(rf"(?<![\w.-])({dotted}([.;/|]){dotted}\2{dotted}\2{dotted})(?![\w-])")
        self._holding = re.compile(rf"([{_SIGNS}])[ \t:=]{{0,9}}({held}|-{{1,3}}|)")
        self._cell = re.compile(rf"{held}|-{{1,3}}")
        self._in_order = [
            re.compile(
                r"(?<![a-z0-9])"
                + r"[\s,;./|]{0,3}".join(
                    rf"[{of_suit[suit]}][ \t:=]{{0,3}}((?:{rank}(?:{between}{rank}){{0,12}}|-{{1,3}})?)"
                    for suit in _SUITS
                )
                + r"(?![a-z0-9])"
            )
            for between in ("", " ?")
        ]
        self._signs = {letter: _SIGN_OF[suit] for suit, found in of_suit.items() for letter in found}
        alone = "".join(letter for letter in self._signs if letter not in letters.ranks)
        disputed = "".join(letter for letter in self._signs if letter in letters.ranks) or "_"
        self._glued = re.compile(rf"(?:[{alone}](?:{rank})*)+")
        self._mark = re.compile(rf"[{alone}]")
        self._disputed = re.compile(
            rf"(?:^|(?<=\s\s)|(?<=\t))([{disputed}])(?=[ \t:=]|$)|(?<![a-z0-9])([{disputed}])(?=[ \t]{{0,3}}[:=])"
        )
        self._rank = re.compile(rank)
        self._south = re.compile(r"(?<![a-z0-9])s[ \t]{0,3}[:=][ \t]{0,3}(?=s[ \t:=a-z0-9-]|♠)")

    def dotted(self, plain: str) -> Sequence[_Typed]:
        """Hands whose suits are divided by dots, wherever they stand."""
        found: list[_Typed] = []
        begin = 0
        for match in self._dotted.finditer(plain):
            holdings = match[1].split(match[2])
            cards = [self._cards(suit, held) for suit, held in zip(_SUITS, holdings, strict=True)]
            if any(cards):
                begin = begin or match.start()
                found.append(_Typed(_together(cards), self._seat_before(plain, 0, match.start())))
            if len(found) == len(SEATS):
                break
        if not any(hand.seat for hand in found):
            for line in reversed(plain[:begin].splitlines()[-_LINES_OF_HEAD:]):
                words = _LETTERS.findall(line)
                seats = [self.seats.get(word) for word in words]
                if len({*words}) == len(found) == len({*seats} - {None}):
                    return [replace(hand, seat=seat) for hand, seat in zip(found, seats, strict=True)]
                if len(words) == len(found) == len("".join(words)):  # seats in other letters
                    return [replace(hand, beside=len(found)) for hand in found]
        return found

    def with_signs(self, lines: Iterable[str]) -> list[str]:
        """The lines with signs for the letters of suits, where these can be no cards and no seats."""
        told = list(lines)
        are_headings = {"n", "e", "w", "o"} & {line.strip() for line in told}
        return [
            "south" if are_headings and line.strip() == "s" else self._line_with_signs(line) for line in told
        ]

    def _line_with_signs(self, line: str) -> str:
        marked = self._south.sub("south: ", line)
        for pattern in self._in_order:
            marked = pattern.sub(
                lambda hit: "".join(map("".join, zip(_SIGNS, hit.groups(), strict=True))), marked
            )
        marked = self._disputed.sub(lambda hit: self._signs[hit[1] or hit[2]], marked)
        return _CHUNK.sub(self._chunk, marked)

    def _chunk(self, hit: re.Match[str]) -> str:
        """A word with signs for its letters of suits, if it is made of them and of ranks."""
        if self._glued.fullmatch(hit[0]) is None:
            return hit[0]
        return self._mark.sub(lambda mark: self._signs[mark[0]], hit[0])

    def marked_row(self, line: str) -> _Row:
        """A line of holdings behind their suits: of one hand or several, or one suit of hands side by side."""
        found: list[_Typed] = []
        suits: list[Suit] = []
        end = 0
        for match in self._holding.finditer(line):
            suit = _OF_SIGN[match[1]]
            seat = self._seat_before(line, end, match.start())
            found.append(_Typed(self._cards(suit, match[2]), seat, suits=frozenset({suit})))
            suits.append(suit)
            end = match.end()
            if len(found) == _MOST_HOLDINGS:
                break
        if not found:
            return self._heading(line), ()
        if len(found) > 1 and len({*suits}) == 1:
            return (), tuple(replace(hand, seat=None, beside=len(found)) for hand in found)
        hands = found[:1]
        for more in found[1:]:
            if hands[-1].takes(more):
                hands[-1] = replace(hands[-1].with_more(more), rows=1)
            else:
                hands.append(more)
        return (), tuple(hands)

    def bare_rows(self, lines: Iterable[str]) -> Iterator[_Row]:
        """Lines of holdings without suits, from spades down."""
        place, wide = 0, 0
        for line in lines:
            cells = self._cells(line.strip())
            if not cells:
                yield self._heading(line), ()
                place = 0 if line.strip() else place
                continue
            place = place % len(_SUITS) if len(cells) == wide else 0
            suit, wide = _SUITS[place], len(cells)
            place += 1
            yield (
                (),
                tuple(
                    _Typed(self._cards(suit, cell), beside=wide, suits=frozenset({suit})) for cell in cells
                ),
            )

    def _cells(self, line: str) -> list[str]:
        """The holdings of a line side by side, without a compass or words that stand apart from them."""
        words = line.split()
        cells = [cell for cell in re.split(r"[ \t]{2,}|\t", line) if self._cell.fullmatch(cell)]
        if len(cells) == 1 and len(words) == 2 and any(len(self._rank.findall(word)) > 1 for word in words):
            cells = words
        return [cell for cell in cells if self._cell.fullmatch(cell)]

    def _heading(self, line: str) -> tuple[Seat, ...]:
        """The seats of a line that names them, by words, or by nothing but letters."""
        words = _LETTERS.findall(line[:200])
        is_short = all(word in self.seats for word in words)
        return tuple(self.seats[word] for word in words if word in (self.seats if is_short else _SEATS))

    def _seat_before(self, text: str, start: int, end: int) -> Seat | None:
        """Whose hand begins at ``end``, if a word from ``start`` on says so."""
        before = _BEFORE.search(text, max(start, end - 40), end)
        return None if before is None else self.seats.get(before[1] or before[2])

    def _cards(self, suit: Suit, held: str) -> Hand:
        return Hand.of(Card.of(suit, self._rank_of(rank)) for rank in self._rank.findall(held))

    def _rank_of(self, text: str) -> Rank:
        return Rank.TEN if text == "10" else self.ranks[text]


def _gathered(rows: Iterable[_Row]) -> Sequence[_Typed]:
    """The first four hands of some lines."""
    hands: list[_Typed] = []
    heading: tuple[Seat, ...] = ()
    wide = 0
    for seats, row in rows:
        if not row:
            heading, wide = (seats, 0) if seats else (heading, wide)
            continue
        beside = row[0].beside
        if wide == len(row) and all(hand.takes(more) for hand, more in zip(hands[-wide:], row, strict=True)):
            hands[-wide:] = [hand.with_more(more) for hand, more in zip(hands[-wide:], row, strict=True)]
        else:
            if len(hands) >= len(SEATS):
                break
            known = heading if len(heading) == len(row) else (None,) * len(row)
            hands += [replace(hand, seat=hand.seat or seat) for hand, seat in zip(row, known, strict=True)]
            heading = heading[len(row) :] if len(heading) != len(row) else ()
            wide = len(row) if beside == len(row) else 0
    return hands[: len(SEATS)]


def _together(hands: Iterable[Hand]) -> Hand:
    cards = EMPTY
    for hand in hands:
        cards |= hand
    return cards


def _in_lines(text: str, letters: LetterSet) -> Sequence[_Typed]:
    """Hands typed one below the other.

    Raises:
        UnreadableText: If they are none; places are those in the whole text.
    """
    lines = _pieces(_LINE, text)
    if len(lines) == 1:
        apart = (_pieces(_PART, text), _pieces(_SEATED, text))
        lines = next((each for each in apart if _FEWEST <= len(each) <= len(SEATS)), lines)
    if len(lines) > len(SEATS):
        lines = [each for each in lines if _named(*each, letters)[0] is not None]
    if not _FEWEST <= len(lines) <= len(SEATS):
        raise UnreadableText("deal", text, (Defect(DefectCode.NO_DEAL, 0, 0),))
    named = [_named(start, line, letters) for start, line in lines]
    if len({seat for seat, _, _ in named} - {None}) < len(named):  # letters of suits, or none at all
        named = [(seat, start, line) for seat, (start, line) in zip(SEATS, lines, strict=False)]
    hands, wrong = dict[Seat, Hand](), list[Defect]()
    size = _size(named, letters)
    for seat, start, line in named:
        try:
            hands[seat or Seat.NORTH] = read_hand(line, letters, size)
        except UnreadableText as error:
            wrong += [replace(each, start=start + each.start, end=start + each.end) for each in error.defects]
    refuse("deal", text, wrong or list(_clashes(hands.values(), len(text))))
    return [_Typed(hand, seat) for seat, hand in hands.items()]


def _size(named: Sequence[tuple[Seat | None, int, str]], letters: LetterSet) -> int:
    """How many cards each hand is to have: thirteen, but where four hands have the same number of fewer."""
    counts = set[object]()
    for _, _, line in named:
        try:
            read_hand(line, letters)
            counts.add(TRICKS)
        except UnreadableText as error:
            (first, *more) = error.defects
            counts.add(
                None if more or first.code is not DefectCode.TOO_FEW_CARDS else dict(first.data)["count"]
            )
    count = counts.pop() if len(counts) == 1 and len(named) == len(SEATS) else None
    return count if isinstance(count, int) else TRICKS


def _pieces(pattern: re.Pattern[str], text: str) -> list[tuple[int, str]]:
    """The pieces of a text that are found, each with its place and without what divides it from the next."""
    found = ((match.start(), match[0].rstrip(" ,;|")) for match in pattern.finditer(text))
    return [(start, piece) for start, piece in found if piece.strip()]


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
