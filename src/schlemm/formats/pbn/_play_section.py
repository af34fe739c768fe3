"""The Play section: cards in columns and their notes (3.6)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from schlemm.core.cards import CARDS, Card
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.formats.filed import FiledPlay, Hands, Irregularity
from schlemm.formats.filed.play import CELLS, without_end
from schlemm.formats.pbn._encoding import capitals
from schlemm.formats.pbn._grades import Grades
from schlemm.formats.pbn._plain_sections import plain_play
from schlemm.formats.pbn._tokens import PbnTokens, RawTag
from schlemm.formats.pbn.defect import Findings, PbnCode, TextPlace
from schlemm.formats.pbn.limits import LONGEST_NUMBER

T = TypeVar("T")

_CARDS: Final = {str(card): card for card in CARDS}
_PIECE: Final = re.compile(
    r"(?P<card>[SHDC](?:10|[2-9TJQKA])(?![A-Z0-9]))|(?P<star>\*)|(?P<next>\+)|(?P<gap>-)"
    r"|=(?P<note>[0-9]+)(?:=|\Z)|(?P<grade>[!?]{1,2}|\$[0-9]+)|(?P<irregular>\^[RL])|(?P<unknown>[A-Z0-9]+|.)",
    re.ASCII | re.DOTALL | re.IGNORECASE,  # ASCII, or the long s and the sign of kelvins are S and K
)


@dataclass(frozen=True, slots=True)
class ReadPlay:
    """What a Play section says.

    Attributes:
        play: Its cards.
        references: Its notes, as (cell, number of the note) pairs.
        comments: Its comments, as (cells before it, comment with its signs) pairs.
    """

    play: FiledPlay
    references: tuple[tuple[int, int], ...] = ()
    comments: tuple[tuple[int, str], ...] = ()


def read_play(tag: RawTag, contract: Contract | None, hands: Hands, findings: Findings) -> ReadPlay | None:
    """The cards of a section, up to the first that cannot be read, which is reported.

    Some programs write a trick in the order in which it was played, and not in columns: where the deal tells that a
    card was another's, it stands in that player's column.

    Args:
        tag: The Play tag with its section.
        contract: What was played; it says who leads where the tag does not.
        hands: Those that are given.
        findings: Where to report.
    """
    named = capitals(tag.value.strip())
    if named not in {*"NESW"} and (contract is None or named not in {"", "?"}):
        if named not in {"", "?"} or tag.words:
            findings.report(PbnCode.UNKNOWN_LEADER, tag.at, tag.name, text=tag.value.strip() or "none")
        return None
    if named not in {*"NESW"} and not tag.words:
        return None
    leader = Seat(named) if named in {*"NESW"} or contract is None else contract.leader
    plain = None if tag.words.texts is None else plain_play(tag.words.texts, leader, hands)
    if plain is not None:
        return ReadPlay(plain)
    cards = _Cards(tag.name, findings)
    for kind, text, at in _pieces(tag.words):
        cards.take(kind, text, at)
    return cards.read(leader, None if None in hands else hands.map(lambda hand: hand or Hand()))


def _pieces(words: PbnTokens) -> Iterator[tuple[str, str, TextPlace]]:
    """The tokens of the section as (kind, text, place)."""
    for word in words.everything():
        text = word.text
        if text in _CARDS:
            yield "card", text, word.at
        elif word.is_comment:
            yield "comment", text, word.at
        else:
            for match in _PIECE.finditer(text):
                kind = match.lastgroup or "unknown"
                yield kind, match[kind], TextPlace(word.line, word.column + match.start())


@dataclass(slots=True)
class _Cards:
    """The play while its tokens come in."""

    tag: str
    findings: Findings
    cells: list[Card | None] = field(default_factory=list)
    references: dict[int, int] = field(default_factory=dict)
    grades: Grades = field(default_factory=lambda: Grades(of_cards=True))
    irregular: dict[int, Irregularity] = field(default_factory=dict)
    comments: list[tuple[int, str]] = field(default_factory=list)
    known: set[Card] = field(default_factory=set)
    next_cell: int | None = None
    is_closed: bool = False
    goes_on: bool = True

    def take(self, kind: str, text: str, at: TextPlace) -> None:
        """Take in one token; once the play has ended, only comments and what belongs to the last card."""
        last = len(self.cells) - 1
        match kind:
            case "comment":
                self.comments.append((len(self.cells), text))
            case _ if not self.goes_on:
                if self.is_closed:
                    self.findings.left_out.add(self.tag, at.line)
            case "note" if len(text) > LONGEST_NUMBER:
                self.findings.report(PbnCode.NOTE_NUMBER, at, self.tag, text=text)
            case "note":
                self.references.setdefault(last, int(text))
            case "grade":
                self.grades.take(last, text)
            case "star":
                self.is_closed, self.goes_on = True, False
            case "irregular":
                self.irregular[last + 1] = Irregularity(text[1].upper())
            case _:
                self._take_cell(kind, text, at)

    def _take_cell(self, kind: str, text: str, at: TextPlace) -> None:
        number = len(self.cells) + 1
        if kind == "unknown":
            self._refuse(PbnCode.UNKNOWN_CARD, at, number=number, text=text)
        elif number > CELLS:
            if kind == "card":
                self._refuse(PbnCode.TOO_MANY_CARDS, at)
        elif kind != "card":
            if kind == "next" and self.next_cell is None:
                self.next_cell = len(self.cells)
            self.cells.append(None)
        else:
            card = _CARDS[text.upper().replace("10", "T")]
            if card in self.known:
                self._refuse(PbnCode.PLAYED_TWICE, at, number=number, card=str(card))
            else:
                self.known.add(card)
                self.cells.append(card)

    def _refuse(self, code: PbnCode, at: TextPlace, **data: str | int) -> None:
        """Report what ends the play that can be read."""
        self.findings.report(code, at, self.tag, **data)
        self.goes_on = False

    def read(self, leader: Seat, hands: BySeat[Hand] | None) -> ReadPlay:
        """What has come in, each card in the column of who held it."""
        columns = _seated(self.cells, leader, hands)
        cells: list[Card | None] = [None] * (4 * -(-len(self.cells) // 4))
        for cell, card in enumerate(self.cells):
            if card is not None:
                cells[columns[cell]] = card
        moved = {cell: columns[cell] for cell, card in enumerate(self.cells) if card is not None}
        play = FiledPlay(
            leader,
            without_end(cells),
            self.is_closed,
            self._next(cells),
            grades=_moved(self.grades.read(), moved),
            irregular=_moved(tuple(self.irregular.items()), moved),
        )
        references = _moved(tuple(self.references.items()), moved)
        comments = tuple((columns[cells - 1] + 1 if cells else 0, text) for cells, text in self.comments)
        return ReadPlay(play, references, comments)

    def _next(self, cells: list[Card | None]) -> int | None:
        """The cell of the card that is to be played next, if the play goes on."""
        if self.next_cell is None or self.is_closed or cells[self.next_cell] is not None:
            return None
        return self.next_cell


def _moved(told: tuple[tuple[int, T], ...], moved: dict[int, int]) -> tuple[tuple[int, T], ...]:
    """What is told of known cards, each at its place."""
    pairs = [(moved[cell], what) for cell, what in told if cell in moved]
    return tuple(sorted(pairs, key=lambda pair: pair[0]))


def _seated(cells: list[Card | None], leader: Seat, hands: BySeat[Hand] | None) -> list[int]:
    """The cell of each card: its own, or in a trick that is not in columns that of who held it."""
    columns = list(range(len(cells)))
    if hands is None or all(
        card is None or card in hands.of(leader.after(cell)) for cell, card in enumerate(cells)
    ):
        return columns
    holders = {card: seat for seat in SEATS for card in hands.of(seat)}
    for start in range(0, len(cells), 4):
        known = [cell for cell in range(start, min(start + 4, len(cells))) if cells[cell] is not None]
        owners = [
            start + (holders[card].index - leader.index) % 4 if card in holders else cell
            for cell in known
            if (card := cells[cell])
        ]
        if len({*owners}) == len(owners):
            for cell, owner in zip(known, owners, strict=True):
                columns[cell] = owner
    return columns


def with_notes(play: FiledPlay, references: tuple[tuple[int, int], ...], texts: dict[int, str]) -> FiledPlay:
    """The play with what the notes of its section say."""
    if not references:
        return play
    return replace(play, notes=tuple((cell, texts.get(number, "")) for cell, number in references))
