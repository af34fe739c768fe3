"""Writing RBN."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from schlemm.core.calls import PASS, Call, Double, Pass, Redouble
from schlemm.core.contract import Contract
from schlemm.core.seats import SEATS, Seat
from schlemm.formats.filed import FiledBoard, north_south_score, played_with_cells
from schlemm.formats.rbn._values import (
    ROOMS,
    SCORING,
    VULNERABLE,
    join_parts,
    worth_tag,
    write_rbn_contract,
    write_rbn_date,
)

HEADER: Final = "% RBN"
MOST_NOTES: Final = 9
"""Numbers of notes have one digit."""
_LETTERS: Final = {name: letter for letter, name in SCORING.items()}
_VULNERABLE: Final = {vulnerability: letter for letter, vulnerability in VULNERABLE.items()}
_ROOMS: Final = {room: letter for letter, room in ROOMS.items()}


def write_rbn(boards: Iterable[FiledBoard]) -> str:
    """The boards as RBN; ``read_rbn`` gives them back.

    What the format has no room for is left out or changed: grades, irregularities, most tags, what stands behind a gap
    of the play, and where a comment belongs; of notes, the texts of the tenth and further ones; who is vulnerable where
    nobody deals. Who calls first deals. A board of which no more is told than of the one before has its lines again,
    for a record without a line is none; one of which nothing is told that the format knows is left out.
    """
    return "".join(rbn_pieces(boards))


def rbn_pieces(boards: Iterable[FiledBoard]) -> Iterator[str]:
    """What ``write_rbn`` writes, board by board."""
    head = f"{HEADER}\n"
    before: dict[str, str] = {}
    for board in boards:
        repeated, body = dict(_head(board)), list(_body(board))
        said = [f"{label} {text}" for label, text in repeated.items() if text]
        if not said and not body:
            continue
        lines = [
            f"{label} {text}".rstrip()
            for label, text in repeated.items()
            if text != before.get(label, "") or (text and label in "BH")
        ]
        before = repeated
        yield head + "".join(f"{line}\n" for line in ("", *([*lines, *body] or said)))
        head = ""
    if head:
        yield head


def _head(board: FiledBoard) -> Iterator[tuple[str, str]]:
    """The lines that hold for later boards too, empty ones among them."""

    def tag(name: str) -> str:
        return _plain(board.tag(name) or "")

    yield "D", write_rbn_date(tag("Date"), tag("Time"))
    yield "T", join_parts(tag("Title"), tag("Author"))
    yield "L", join_parts(tag("Site"))
    yield "E", join_parts(tag("Event"))
    yield "S", join_parts(tag("Stage"))
    scoring = tag("Scoring")
    first, *rest = [scoring] if scoring in _LETTERS else scoring.split(";")
    yield "F", ":".join([_LETTERS.get(first, first), *rest])
    teams = [_name(tag(name)) for name in ("HomeTeam", "VisitTeam", "HomeCarryOver", "VisitCarryOver")]
    yield "K", ":".join(teams).rstrip(":")
    yield "N", _names(board)
    yield "B", "" if board.number is None else str(board.number)
    yield "H", _hands(board)


def _names(board: FiledBoard) -> str:
    north, east, south, west = (_name(name) for name in board.players)
    room = _ROOMS.get(board.tag("Room") or "") or _name(board.tag("Table") or "")
    pairs = f"{north}+{south}".rstrip("+"), f"{west}+{east}".rstrip("+")
    return ":".join((*pairs, room)).rstrip(":")


def _hands(board: FiledBoard) -> str:
    """The hands from North on; a fourth that follows from the others is left out, one that is missing stands last."""
    hands = board.hands if board.ending is None else board.ending.hands
    missing = [seat for seat in SEATS if hands.of(seat) is None]
    if len(missing) == len(SEATS):
        return ""
    first = missing[0].left if len(missing) == 1 else Seat.NORTH
    texts = [str(hands.of(first.after(turns)) or "") for turns in range(4)]
    if not missing and board.ending is None:
        texts[3] = ""
    return f"{first}:" + ":".join(texts[:3] if len(missing) == 1 else texts)


def _body(board: FiledBoard) -> Iterator[str]:
    yield from _auction(board)
    if board.ending is not None:
        if board.ending.contract is not None:
            yield f"C {write_rbn_contract(board.ending.contract)}"
        yield from _play(board)
        if board.ending.tricks is not None:
            yield f"R {board.ending.tricks}"
    elif isinstance(board.contract, Contract):
        yield f"C {write_rbn_contract(board.contract)}"
        yield from _play(board)
        if board.tricks is not None:
            yield f"R {board.tricks}{_score(board)}"
    elif isinstance(board.contract, Pass):
        if board.auction is None:
            yield "C P"
        if worth := _score(board).partition(":")[2]:
            yield f"R P:{worth}"
    for comment in board.comments:
        if text := _plain(comment.text).replace("{", "(").replace("}", ")"):
            yield f"{{{text}}}"


def _score(board: FiledBoard) -> str:
    """The points of North and South behind the tricks, and what they were worth."""
    points = north_south_score(board.tag("Score"), board.contract)
    told = "" if points is None or points != int(points) else f"{int(points):+}"
    tag = worth_tag(board.tag("Scoring") or "")
    worth = None if tag is None else north_south_score(board.tag(tag), board.contract)
    return told if worth is None else f"{told}:{worth:+f}" if worth else f"{told}:="


def _auction(board: FiledBoard) -> Iterator[str]:
    auction = board.auction
    first = board.dealer if auction is None else auction.first
    if first is None:
        return
    vulnerable = "?" if board.vulnerability is None else _VULNERABLE[board.vulnerability]
    calls = () if auction is None else auction.calls
    numbers = _numbered(text for _, text in board.notes)
    marks = {index: _mark(text, numbers) for index, text in board.notes}
    said = [_call(call) + marks.get(index, "") for index, call in enumerate(calls)]
    if auction is not None and auction.is_over and calls[:-3] and said[-3:] == ["P"] * 3 and auction.contract:
        said[-3:] = ["A"]
    rounds = ("".join(said[start : start + 4]) for start in range(0, len(said), 4))
    yield f"A {first}{vulnerable}:" + ":".join(rounds)
    yield from (f"{number} {text}" for text, number in numbers.items())


def _play(board: FiledBoard) -> Iterator[str]:
    played = played_with_cells(board)
    cards = [card for card, _ in played]
    notes = {} if board.play is None else dict(board.play.notes)
    told = [notes.get(cell) for _, cell in played]
    numbers = _numbered(text for text in told if text is not None)
    said = [
        (card.rank.letter if index % 4 and card.suit is cards[index - index % 4].suit else str(card))
        + ("" if (note := told[index]) is None else _mark(note, numbers))
        for index, card in enumerate(cards)
    ]
    if said:
        yield "P " + ":".join("".join(said[start : start + 4]) for start in range(0, len(said), 4))
        yield from (f"{number} {text}" for text, number in numbers.items())


def _numbered(texts: Iterable[str]) -> dict[str, int]:
    """The first nine texts, each with its number."""
    found = dict.fromkeys(plain for text in texts if (plain := _plain(text)))
    return {text: number for number, text in enumerate(list(found)[:MOST_NOTES], 1)}


def _mark(text: str, numbers: dict[str, int]) -> str:
    number = numbers.get(_plain(text))
    return "*" if number is None else f"^{number}"


def _call(call: Call) -> str:
    match call:
        case Double():
            return "X"
        case Redouble():
            return "R"
        case _:
            return "P" if call == PASS else str(call).removesuffix("T")


def _name(name: str) -> str:
    """A name without the signs that part names."""
    return " ".join(name.replace(":", " ").replace("+", " ").split())


def _plain(text: str) -> str:
    """A text in one line, its words one blank apart."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
