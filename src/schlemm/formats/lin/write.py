"""Writing LIN: boards of one table or of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import Bid, Call, Double, Pass
from schlemm.core.cards import SUITS
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import Seat, Vulnerability
from schlemm.formats.filed import FiledBoard
from schlemm.formats.lin._values import SEATS_OF_LIN

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
    without a call is none.
    """
    found = tuple(boards)
    return "".join(
        line + "\n" for line in (*_header(found), *(line for each in found for line in _board(each)))
    )


def write_lin_line(board: FiledBoard) -> str:
    """One board in one line, as viewers of hands take it."""
    return "".join(_board(board))


def _header(boards: tuple[FiledBoard, ...]) -> Iterator[str]:
    """The event and the teams, where all boards are of one match of two tables."""
    if not boards or not all(board.tag("Room") in _ROOMS and board.number for board in boards):
        return
    names = ("Event", "Stage", "HomeTeam", "VisitTeam")
    told = [{name: board.tag(name) or "" for name in names} for board in boards]
    if all(each == told[0] for each in told) and any(told[0].values()):
        event, stage, home, visitors = (_plain(told[0][name]).replace(",", ";") for name in names)
        numbers = [board.number or 0 for board in boards]
        yield f"vg|{event},{stage},I,{min(numbers)},{max(numbers)},{home},0,{visitors},0|"


def _board(board: FiledBoard) -> Iterator[str]:
    room = _ROOMS.get(board.tag("Room") or "")
    if room and board.number:
        yield f"qx|{room}{board.number}|"
    if any(board.players):
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
        and (text := _plain(comment.text))
    ]


def _auction(board: FiledBoard, auction: Auction) -> Iterator[str]:
    notes = dict(board.notes)
    yield from _remarks(board, "Auction", 0)
    for index, call in enumerate(auction.calls):
        note = notes.get(index)
        yield f"mb|{_call(call)}{'' if note is None else '!'}|"
        if note:
            yield f"an|{_plain(note)}|"
        yield from _remarks(board, "Auction", index + 1)


def _play(board: FiledBoard) -> Iterator[str]:
    played = board.played
    cards = () if played is None else played.cards
    for index, card in enumerate(cards):
        yield f"pc|{card}|"
        yield from _remarks(board, "Play", index + 1)
    claimed = _claimed(board, played)
    if claimed is not None:
        yield f"mc|{claimed}|"


def _claimed(board: FiledBoard, played: Play | None) -> int | None:
    """What declarer wins, where it does not follow from the cards."""
    if not isinstance(board.contract, Contract):
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
