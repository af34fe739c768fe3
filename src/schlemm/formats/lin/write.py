"""Writing LIN: boards of one table or of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import Bid, Call, Double, Pass
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import Seat, Vulnerability
from schlemm.formats.filed import FiledBoard, final_contract, played_with_cells
from schlemm.formats.lin._encoding import without_suits
from schlemm.formats.lin._values import SEATS_OF_LIN

HEADER: Final = ("Event", "Stage", "HomeTeam", "VisitTeam")
"""What is told once for the boards that follow."""
MOST_RESULTS: Final = 800
"""Boards of one list of results, so that it does not get longer than a value may be."""
MOST_TOGETHER: Final = 2 * MOST_RESULTS
"""Boards that are told once of what they are part, and so wait for each other."""
MOST_WAITING: Final = 4_000_000
"""Characters of their text from which no more wait."""

_ROOMS: Final = {"Open": "o", "Closed": "c"}
_VULNERABLE: Final = {
    Vulnerability.NONE: "o",
    Vulnerability.NORTH_SOUTH: "n",
    Vulnerability.EAST_WEST: "e",
    Vulnerability.BOTH: "b",
}


def write_lin(boards: Iterable[FiledBoard]) -> str:
    """The boards, a call and a trick a line; ``read_lin`` gives them back.

    What the format has no room for is left out or changed: bars and line ends in texts become blanks, the play ends at
    its first gap, grades, irregularities and most tags are lost, and who calls first deals. An auction
    without a call is none. A contract that is told beside the auction is lost, and with it play and tricks: without an
    auction that ends in it nobody could say who led; but of boards with a number and a room the list of results has
    contract and tricks. Comments on cards that are not written stand behind the last one.
    Where three hands are given, reading gives the fourth too.
    """
    return "".join(lin_pieces(boards))


def lin_pieces(boards: Iterable[FiledBoard]) -> Iterator[str]:
    """What ``write_lin`` writes, in pieces; few boards, and not much text, wait for their header."""
    told = False
    for part in _parts(boards):
        if any(part.event) or part.is_match or told:
            yield from (line + "\n" for line in part.header())
        told = any(part.event) or part.is_match
        yield from part.lines


def write_lin_line(board: FiledBoard) -> str:
    """One board in one line, as viewers of hands take it."""
    return "".join(_board(board, with_names=any(board.players)))


def _event(board: FiledBoard) -> tuple[str, ...]:
    """Event, segment and both teams."""
    return tuple(_plain(board.tag(name) or "").replace(",", ";") for name in HEADER)


@dataclass(slots=True)
class _Part:
    """Boards that follow each other under one header.

    Attributes:
        event: Event, segment and both teams.
        is_match: Whether each has a number and a room, so that their results can be listed.
        lines: The boards as they are written.
        boards: How many they are.
        characters: How long they are.
        results: Of a match, what each table of a board made.
        first: The lowest number of a board, 0 if none has one.
        last: The highest.
    """

    event: tuple[str, ...]
    is_match: bool
    lines: list[str] = field(default_factory=list)
    boards: int = 0
    characters: int = 0
    results: dict[tuple[int, str], str] = field(default_factory=dict)
    first: int = 0
    last: int = 0

    def has_room(self, board: FiledBoard) -> bool:
        """Whether the header can speak for this board too: one list has one result for each table of a board."""
        if self.boards == MOST_TOGETHER or self.characters >= MOST_WAITING:
            return False
        if not self.is_match or board.number is None:
            return True
        result = _result(board)
        first, last = min(self.first, board.number), max(self.last, board.number)
        return last - first < MOST_RESULTS and self.results.get(_table(board), result) == result

    def add(self, board: FiledBoard, *, with_names: bool) -> None:
        """Take a board in."""
        lines = [line + "\n" for line in _board(board, with_names=with_names)]
        self.lines += lines
        self.boards += 1
        self.characters += sum(map(len, lines))
        if board.number:
            self.first, self.last = (
                min(self.first or board.number, board.number),
                max(self.last, board.number),
            )
        if self.is_match:
            self.results[_table(board)] = _result(board)

    def header(self) -> Iterator[str]:
        """What the boards are part of, and in a match of two tables their results."""
        event, stage, home, visitors = self.event
        kind = "I" if self.is_match or home or visitors else "P"
        yield f"vg|{event},{stage},{kind},{self.first or ''},{self.last or ''},{home},0,{visitors},0|"
        if self.is_match:
            tables = ((number, room) for number in range(self.first, self.last + 1) for room in _ROOMS)
            yield f"rs|{','.join(self.results.get(table, '') for table in tables)}|"


def _parts(boards: Iterable[FiledBoard]) -> Iterator[_Part]:
    """The boards in their order, cut where a header cannot speak for the next of them too."""
    part: _Part | None = None
    named = False
    for board in boards:
        named = named or any(board.players)
        event = _event(board)
        is_match = bool(board.number) and board.tag("Room") in _ROOMS
        if part is not None and (
            (part.event, part.is_match) != (event, is_match) or not part.has_room(board)
        ):
            yield part
            part = None
        part = part or _Part(event, is_match)
        part.add(board, with_names=named)
    if part is not None:
        yield part


def _table(board: FiledBoard) -> tuple[int, str]:
    """Which table of which board."""
    return board.number or 0, board.tag("Room") or ""


def _result(board: FiledBoard) -> str:
    """A result as the list of all has it, such as ``3NNx-1``; nothing where it is not known."""
    result = board.result
    if result is None or result.contract is None:
        return "" if result is None else "P"
    contract = result.contract
    doubled = str(contract.doubling).lower()
    bid = str(contract.bid).removesuffix("T")
    return f"{bid}{contract.declarer}{doubled}{'=' if result.margin == 0 else format(result.margin, '+d')}"


def _board(board: FiledBoard, *, with_names: bool) -> Iterator[str]:
    room = _ROOMS.get(board.tag("Room") or "")
    if room and board.number:
        yield f"qx|{room}{board.number}|"
    if with_names:  # empty ones too, or those of the board before would count
        yield f"pn|{','.join(_name(board.players.of(seat)) for seat in SEATS_OF_LIN)}|"
    first = board.dealer if board.auction is None else board.auction.first
    hands = board.hands if board.ending is None else board.ending.hands
    yield f"st||md|{_dealer(first)}{','.join(_hand(hands.of(seat)) for seat in SEATS_OF_LIN)}|"
    if board.number and not room:
        yield f"ah|Board {board.number}|"
    if board.vulnerability is not None:
        yield f"sv|{_VULNERABLE[board.vulnerability]}|"
    yield from _remarks(board, "", 0)
    if board.auction is not None:
        yield from _auction(board, board.auction)
    yield from _play(board)
    yield "pg||"


def _remarks(board: FiledBoard, about: str, after: int) -> list[str]:
    return [
        f"nt|{text}|"
        for comment in board.comments
        if (comment.about if comment.about in {"Auction", "Play"} else "") == about
        and (comment.after if about else 0) == after
        and (text := without_suits(_plain(comment.text)))
    ]


def _auction(board: FiledBoard, auction: Auction) -> Iterator[str]:
    notes = dict(board.notes)
    yield from _remarks(board, "Auction", 0)
    for index, call in enumerate(auction.calls):
        note = notes.get(index)
        yield f"mb|{_call(call)}{'' if note is None else '!'}|"
        if note:
            yield f"an|{without_suits(_plain(note))}|"
        yield from _remarks(board, "Auction", index + 1)


def _play(board: FiledBoard) -> Iterator[str]:
    """The cards and the claim, where the auction says what was played; comments in any case."""
    settled = final_contract(board.auction)
    is_settled = isinstance(settled, Contract) and board.contract == settled
    played = board.played if is_settled else None
    yield from _remarks(board, "Play", 0)
    written = {0}
    if board.play is not None and (played is not None or board.ending is not None):
        for card, cell in played_with_cells(board):
            written.add(cell + 1)
            yield f"pc|{card}|"
            yield from _remarks(board, "Play", cell + 1)
    behind = {comment.after for comment in board.comments if comment.about == "Play"} - written
    for after in sorted(behind):
        yield from _remarks(board, "Play", after)
    claimed = _claimed(board, played) if is_settled else None
    if board.ending is not None:
        claimed = board.ending.tricks
    if claimed is not None:
        yield f"mc|{claimed}|"


def _claimed(board: FiledBoard, played: Play | None) -> int | None:
    """What declarer wins, where it does not follow from the cards."""
    if not isinstance(board.contract, Contract):
        return None
    if board.play is not None and board.play.next_cell is not None:
        return None
    if board.play is not None and board.play.claimed is not None:
        return board.play.claimed
    if played is not None and played.is_over and played.won_by(board.contract.side) == board.tricks:
        return None
    return board.tricks


def _dealer(seat: Seat | None) -> int:
    return 0 if seat is None else SEATS_OF_LIN.index(seat) + 1


def _hand(hand: Hand | None) -> str:
    if hand is None:
        return ""
    return "".join(f"{suit}{held}" for suit, held in zip("SHDC", str(hand).split("."), strict=True))


def _call(call: Call) -> str:
    match call:
        case Bid():
            return str(call).removesuffix("T")
        case Pass():
            return "p"
        case Double():
            return "d"
        case _:
            return "r"


def _name(name: str) -> str:
    """A name; a comma in it has a blank behind it, by which it is known."""
    return ", ".join(part.strip() for part in _plain(name).split(","))


def _plain(text: str) -> str:
    """A text without bars, control characters and line ends, its words one blank apart."""
    return " ".join("".join(" " if sign == "|" or not sign.isprintable() else sign for sign in text).split())
