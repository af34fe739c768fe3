"""Writing links to the viewer of hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import quote

from schlemm.core.calls import Bid, Call, Double, Pass
from schlemm.core.cards import SUITS
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.seats import Vulnerability
from schlemm.formats.filed import FiledBoard, final_contract, played_with_cells
from schlemm.formats.lin._encoding import without_suits

ADDRESS: Final = "https://www.bridgebase.com/tools/handviewer.html"
"""Where the viewer is. Nothing here ever opens it."""

VULNERABLE: Final = {
    Vulnerability.NONE: "-",
    Vulnerability.NORTH_SOUTH: "n",
    Vulnerability.EAST_WEST: "e",
    Vulnerability.BOTH: "b",
}
_KEPT: Final = "!()-,;:'*"
"""Signs that may stand in an address as they are."""


def write_handviewer(boards: Iterable[FiledBoard]) -> str:
    """A link a line, one for each board; those without a hand and an auction, which show nothing, are left out."""
    return "".join(handviewer_pieces(boards))


def handviewer_pieces(boards: Iterable[FiledBoard]) -> Iterator[str]:
    """What ``write_handviewer`` writes, board by board."""
    for board in boards:
        if board.auction is not None or any(board.hands) or board.ending is not None:
            yield f"{write_handviewer_link(board)}\n"


def write_handviewer_link(board: FiledBoard) -> str:
    """The link of a board: names, hands, dealer, vulnerability, number, auction with what calls mean, play and claim.

    All else is left out: comments, most tags, what stands behind a gap of the play, and a contract that is told beside
    the auction. Who calls first deals.
    """
    fields = [*_names(board), *_hands(board), *_conditions(board), *_auction(board), *_play(board)]
    return f"{ADDRESS}?" + "&".join(f"{name}={quote(value, safe=_KEPT)}" for name, value in fields)


def _names(board: FiledBoard) -> Iterator[tuple[str, str]]:
    for seat, name in board.players.items():
        if plain := " ".join(name.split()):
            yield f"{str(seat).lower()}n", plain


def _hands(board: FiledBoard) -> Iterator[tuple[str, str]]:
    hands = board.hands if board.ending is None else board.ending.hands
    for seat, hand in hands.items():
        if hand is not None:
            yield str(seat).lower(), _hand(hand)


def _hand(hand: Hand) -> str:
    holdings = (
        suit.letter + "".join(card.rank.letter for card in hand.cards_of(suit)) for suit in reversed(SUITS)
    )
    return "".join(holdings).lower()


def _conditions(board: FiledBoard) -> Iterator[tuple[str, str]]:
    first = board.dealer if board.auction is None else board.auction.first
    if first is not None:
        yield "d", str(first).lower()
    if board.vulnerability is not None:
        yield "v", VULNERABLE[board.vulnerability]
    if board.number is not None:
        yield "b", str(board.number)


def _auction(board: FiledBoard) -> Iterator[tuple[str, str]]:
    if board.auction is not None:
        notes = dict(board.notes)
        said = (_call(call) + _note(notes.get(index)) for index, call in enumerate(board.auction.calls))
        yield "a", "".join(said)


def _call(call: Call) -> str:
    match call:
        case Bid():
            return str(call).removesuffix("T").lower()
        case Pass():
            return "p"
        case Double():
            return "d"
        case _:
            return "r"


def _note(text: str | None) -> str:
    """What a call means, suits as the viewer writes them; its parentheses are brackets, so that they do not end it."""
    if text is None:
        return ""
    plain = " ".join(without_suits(text).replace("(", "[").replace(")", "]").split())
    return f"!({plain})" if plain else "!"


def _play(board: FiledBoard) -> Iterator[tuple[str, str]]:
    if board.ending is not None:
        if cards := "".join(str(card) for card, _ in played_with_cells(board)).lower():
            yield "p", cards
        return
    settled = final_contract(board.auction)
    if not isinstance(settled, Contract) or board.contract != settled:
        return
    played = board.played
    if played is not None and played.cards:
        yield "p", "".join(map(str, played.cards)).lower()
    goes_on = board.play is not None and board.play.next_cell is not None
    is_told = played is not None and played.is_over and played.won_by(settled.side) == board.tricks
    if board.tricks is not None and not goes_on and not is_told:
        yield "c", str(board.tricks)
