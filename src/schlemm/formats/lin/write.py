"""Writing LIN: boards of one table or of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import Bid, Call, Double, Pass
from schlemm.core.cards import SUITS
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import Seat, Vulnerability
from schlemm.formats.filed import FiledBoard, final_contract
from schlemm.formats.lin._encoding import without_suits
from schlemm.formats.lin._values import SEATS_OF_LIN

HEADER: Final = ("Event", "Stage", "HomeTeam", "VisitTeam")
"""What is told once for the boards that follow."""
MOST_RESULTS: Final = 800
"""Boards of one list of results, so that it does not get longer than a value may be."""

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
    auction that ends in it nobody could say who led; but where every board has a number and a room, the list of results
    has contract and tricks. Comments on cards that are not written stand behind the last one.
    Where three hands are given, reading gives the fourth too.
    """
    found = tuple(boards)
    named = any(any(board.players) for board in found)
    lines: list[str] = []
    told = False
    for values, group in groupby(found, _event):
        same = tuple(group)
        if any(values) or told:
            lines.extend(_header(same, values))
        told = any(values)
        lines.extend(line for each in same for line in _board(each, with_names=named))
    return "".join(line + "\n" for line in lines)


def write_lin_line(board: FiledBoard) -> str:
    """One board in one line, as viewers of hands take it."""
    return "".join(_board(board, with_names=any(board.players)))


def _event(board: FiledBoard) -> tuple[str, ...]:
    """Event, segment and both teams."""
    return tuple(_plain(board.tag(name) or "").replace(",", ";") for name in HEADER)


def _header(boards: tuple[FiledBoard, ...], values: tuple[str, ...]) -> Iterator[str]:
    """What boards that follow each other are part of, and in a match of two tables their results."""
    event, stage, home, visitors = values
    numbers = [board.number for board in boards if board.number]
    first, last = (min(numbers), max(numbers)) if numbers else ("", "")
    in_rooms = len(numbers) == len(boards) and all(board.tag("Room") in _ROOMS for board in boards)
    kind = "I" if in_rooms or home or visitors else "P"
    yield f"vg|{event},{stage},{kind},{first},{last},{home},0,{visitors},0|"
    if in_rooms and max(numbers) - min(numbers) < MOST_RESULTS:
        results = {(board.number, board.tag("Room")): _result(board) for board in reversed(boards)}
        listed = (
            results.get((number, room), "")
            for number in range(min(numbers), max(numbers) + 1)
            for room in _ROOMS
        )
        yield f"rs|{','.join(listed)}|"


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
    yield f"st||md|{_dealer(first)}{','.join(_hand(board.hands.of(seat)) for seat in SEATS_OF_LIN)}|"
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
    if board.play is not None and played is not None:
        for card, cell in zip(played.cards, board.play.cells_in_order(played.contract), strict=True):
            written.add(cell + 1)
            yield f"pc|{card}|"
            yield from _remarks(board, "Play", cell + 1)
    behind = {comment.after for comment in board.comments if comment.about == "Play"} - written
    for after in sorted(behind):
        yield from _remarks(board, "Play", after)
    claimed = _claimed(board, played) if is_settled else None
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
    return "".join(
        suit.letter + "".join(card.rank.letter for card in hand.cards_of(suit)) for suit in reversed(SUITS)
    )


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
