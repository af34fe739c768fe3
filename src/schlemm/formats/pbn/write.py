"""Writing PBN (3.3 to 3.5), so that the programs that people have can read it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import Call, Pass
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.seats import Seat
from schlemm.formats.filed import FiledPlay, final_contract
from schlemm.formats.pbn._deal_tag import write_deal
from schlemm.formats.pbn._encoding import as_remark, quoted, without_signs
from schlemm.formats.pbn._for_others import MOST_NOTES, game_for_others, is_columns
from schlemm.formats.pbn.game import MANDATORY, PbnGame, PbnSection, comment_order, tag_order

END_OF_LINE: Final = "\r\n"
HEADER: Final = "% PBN 2.1"


def write_pbn(games: Iterable[PbnGame]) -> str:
    """The games; ``read_pbn`` gives them back but for what ``game_for_others`` changes for other programs.

    The order is that of the export format, without tags of which nothing is known. What PBN has no room for is changed:
    tabs and line ends in texts become spaces, the 33rd and further different notes of an auction become remarks. A line
    is as long as its text, even beyond the 255 signs that the standard allows. Where a contract is known, the cards of
    who made the opening lead stand in the first column.
    """
    return join_pbn(map(write_game, games))


def write_game(game: PbnGame, *, exact: bool = False) -> str:
    """One game of a file, as ``join_pbn`` puts them together.

    Args:
        game: The game.
        exact: Whether ``read_pbn`` is to give back all of it, even what other programs cannot read.
    """
    return "".join(line + END_OF_LINE for line in _game(game if exact else game_for_others(game)))


def join_pbn(games: Iterable[str]) -> str:
    """A file of the games that ``write_game`` has written."""
    return HEADER + END_OF_LINE + END_OF_LINE.join(games)


def _from_leader(game: PbnGame) -> PbnGame:
    """The game with the cards of who made the opening lead in the first column (3.6), if a contract says who did."""
    if game.play is None or game.ending is not None or not isinstance(game.contract, Contract):
        return game
    before, leader = game.play, game.contract.leader
    play = before.with_columns_from(leader)
    last = len(play.cells)
    comments = (
        replace(each, after=min(before.cell_from(each.after - 1, leader) + 1, last))
        if each.about == "Play" and each.after
        else each
        for each in game.comments
    )
    return replace(game, play=play, comments=tuple(sorted(comments, key=comment_order)))


def _game(given: PbnGame) -> Iterator[str]:
    game = _from_leader(given)
    remarks = _Remarks.of(game)
    yield from remarks.lines("", 0)
    remarked = {each.about: "?" for each in game.comments if each.about in MANDATORY}
    told = {**remarked, **dict(game.tags), **_board(game), **_outcome(game)} or {"Event": "?"}
    for name in sorted(told, key=tag_order):
        yield _tag(name, told[name])
        yield from remarks.lines(name, 0)
    if game.auction is not None and game.dealer is not None:
        yield from _auction(game, game.auction, game.dealer, remarks)
    play = game.play
    if play is None and game.ending is not None and game.ending.leader is not None:
        play = FiledPlay(game.ending.leader)
    if play is not None:
        yield from _play(play, remarks)
    for section in game.sections:
        yield from _section(section, remarks)


@dataclass(frozen=True, slots=True)
class _Remarks:
    """The comments of a game as they are written, by what they are about and behind how much of it."""

    texts: Mapping[tuple[str, int], list[str]]

    @classmethod
    def of(cls, game: PbnGame) -> _Remarks:
        texts: dict[tuple[str, int], list[str]] = {}
        for comment in game.comments:
            text = as_remark(comment.text).replace("\n", END_OF_LINE)
            texts.setdefault((comment.about, comment.after), []).append(text)
        return cls(texts)

    def lines(self, about: str, after: int) -> list[str]:
        """Those that stand there."""
        return self.texts.get((about, after), [])


def _tag(name: str, value: str) -> str:
    """One tag; a value that would look like an inherited one gets a space before it."""
    escaped = f" {value}" if value == "#" or value.startswith("##") else value
    return f"[{name} {quoted(escaped)}]"


def _board(game: PbnGame) -> dict[str, str]:
    told = {
        "Board": game.number,
        "Dealer": game.dealer,
        "Vulnerable": game.vulnerability,
        "Deal": write_deal(
            game.hands if game.ending is None else game.ending.hands, game.dealer or Seat.NORTH
        ),
    }
    return {name: str(value) for name, value in told.items() if value is not None}


def _outcome(game: PbnGame) -> dict[str, str]:
    if game.ending is not None:
        told = {
            "Declarer": game.ending.declarer,
            "Contract": game.ending.strain,
            "Result": game.ending.tricks,
        }
        return {name: str(value) for name, value in told.items() if value is not None}
    match game.contract:
        case Contract() as contract:
            swapped = "^" if game.told is not None and final_contract(game.auction) is not None else ""
            result = {} if game.tricks is None else {"Result": str(game.tricks)}
            return {
                "Declarer": f"{swapped}{contract.declarer}",
                "Contract": f"{contract.bid}{contract.doubling}",
                **result,
            }
        case Pass():
            return {"Contract": "Pass"}
        case _ if game.won is not None:
            return {"Result": " ".join(f"{side} {tricks}" for side, tricks in game.won.items())}
        case _:
            return {}


def _auction(game: PbnGame, auction: Auction, dealer: Seat, remarks: _Remarks) -> Iterator[str]:
    """The section: the dealer's calls in the first column, what is said of each behind it, and how it ends."""
    numbers = _numbers(game.notes)
    waiting = ["-"] * ((auction.first.index - dealer.index) % 4)
    graded = _graded(game.grades)
    calls = [
        " ".join(
            [
                *_call(call, game.note(index), numbers),
                *graded.get(index, []),
                *remarks.lines("Auction", index + 1),
            ]
        )
        for index, call in enumerate(auction.calls)
    ]
    end: list[str] = [] if auction.is_over else ["+" if game.told is None else "*"]
    yield _tag("Auction", str(dealer))
    yield from remarks.lines("Auction", 0)
    yield from _fours([*waiting, *calls, *end])
    yield from _notes(numbers)


def _play(play: FiledPlay, remarks: _Remarks) -> Iterator[str]:
    """The section: a trick a line, the opening leader's cards in the first column, and how it ends."""
    notes, numbers, graded = dict(play.notes), _numbers(play.notes), _graded(play.grades)
    irregular = {cell: [f"^{what.value}"] for cell, what in play.irregular}
    length = max(len(play.cells), 0 if play.next_cell is None else play.next_cell + 1)
    cells = (*play.cells, *[None] * (-(-length // 4) * 4 - len(play.cells)))
    tokens = [
        " ".join(
            [
                *irregular.get(cell, []),
                *_noted(_cell(card, is_next=cell == play.next_cell), notes.get(cell), numbers),
                *graded.get(cell, []),
                *remarks.lines("Play", cell + 1),
            ]
        )
        for cell, card in enumerate(cells)
    ]
    yield _tag("Play", str(play.leader))
    yield from remarks.lines("Play", 0)
    yield from _fours(tokens)
    yield from ["*"] if play.is_closed else []
    yield from _notes(numbers)


def _cell(card: Card | None, *, is_next: bool) -> str:
    if card is None:
        return "+" if is_next else "-"
    return str(card)


def _fours(tokens: list[str]) -> Iterator[str]:
    return (" ".join(tokens[start : start + 4]) for start in range(0, len(tokens), 4))


def _numbers(notes: Iterable[tuple[int, str]]) -> dict[str, int]:
    """The numbers of the different notes of a section."""
    numbers: dict[str, int] = {}
    for _, text in notes:
        numbers.setdefault(without_signs(text), len(numbers) + 1)
    return numbers


def _graded(grades: Iterable[tuple[int, int]]) -> dict[int, list[str]]:
    written: dict[int, list[str]] = {}
    for index, number in grades:
        written.setdefault(index, []).append(f"${number}")
    return written


def _notes(numbers: dict[str, int]) -> Iterator[str]:
    return (_tag("Note", f"{number}:{text}") for text, number in numbers.items() if number <= MOST_NOTES)


def _call(call: Call, note: str | None, numbers: dict[str, int]) -> list[str]:
    return _noted("Pass" if isinstance(call, Pass) else str(call), note, numbers)


def _noted(written: str, note: str | None, numbers: dict[str, int]) -> list[str]:
    """A call or card with the number of its note; the text itself where numbers end."""
    if note is None:
        return [written]
    text = without_signs(note)
    if numbers[text] > MOST_NOTES:
        return [written, f"{{{text.replace('}', ')')}}}"]
    return [written, f"={numbers[text]}="]


def _section(section: PbnSection, remarks: _Remarks) -> Iterator[str]:
    columns = is_columns(section.value)
    yield f'[{section.name} "{section.value}"]' if columns else _tag(section.name, section.value)
    yield from remarks.lines(section.name, 0)
    for number, row in enumerate(section.rows, 1):
        line = " ".join(row)
        yield f" {line}" if line.startswith("%") else line
        yield from remarks.lines(section.name, number)
    for number, text in section.notes:
        yield _tag("Note", f"{number}:{without_signs(text)}")
