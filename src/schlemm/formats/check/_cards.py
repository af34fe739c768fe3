"""The cards of a board against its hands and its contract."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.core.calls import Pass
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.hand import EMPTY
from schlemm.core.play import Play, Trick
from schlemm.core.seats import Seat
from schlemm.formats.check._difference import DifferenceCode, UnplacedDifference
from schlemm.formats.filed import FiledBoard, FiledPlay


def odd_cards(board: FiledBoard) -> Iterator[UnplacedDifference]:
    """Cards that cannot have been played, or not by the rules."""
    filed, contract = board.play, board.contract
    if filed is None:
        return
    if isinstance(contract, Pass) and filed.cells:
        yield UnplacedDifference(DifferenceCode.PASSED_OUT, {})
    if isinstance(contract, Contract) and filed.leader is not contract.leader:
        seats = {"seat": filed.leader.letter, "turn": contract.leader.letter}
        yield UnplacedDifference(DifferenceCode.LEADER, dict(seats))
    for cell, card in enumerate(filed.cells):
        seat = filed.seat_of(cell)
        hand = board.hands.of(seat)
        if card is not None and hand is not None and card not in hand:
            yield _about(DifferenceCode.NOT_HELD, card, seat, cell // 4)
    if (play := board.played) is not None:
        yield from _revokes(board, filed, play)


def _about(code: DifferenceCode, card: Card, seat: Seat, trick: int) -> UnplacedDifference:
    return UnplacedDifference(code, {"card": str(card), "seat": seat.letter, "trick": trick + 1})


def _revokes(board: FiledBoard, filed: FiledPlay, play: Play) -> Iterator[UnplacedDifference]:
    """Cards that did not follow suit, but those of which the file says so itself."""
    left = board.hands.map(lambda hand: hand or EMPTY)
    known = {filed.cells[cell] for cell, _ in filed.irregular}
    for number, trick in enumerate(tricks_in_order(play)):
        for seat, card in trick.by_seat():
            hand = left.of(seat)
            if trick.led and card.suit is not trick.led and hand.in_suit(trick.led) and card not in known:
                yield _about(DifferenceCode.REVOKE, card, seat, number)
            left = left.put(seat, hand.without(card))


def tricks_in_order(play: Play) -> list[Trick]:
    """All tricks of a play, the one in progress last."""
    done = [play.completed(index) for index in range(len(play.winners))]
    return done if play.is_over else [*done, play.trick]
