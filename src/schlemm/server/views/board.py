"""What everybody at the table sees: the board, its contract, the trick and the piles."""

from __future__ import annotations

from msgspec.structs import replace

from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.play import Play, Trick
from schlemm.core.seats import SEATS, Seat, Side
from schlemm.server.protocol.view import BoardView, ContractView, TrickCard, TrickView
from schlemm.server.views.minibridge import minibridge_view
from schlemm.table.state.settings import LookingBack
from schlemm.table.views.sight import Sight


def board_view(sight: Sight) -> BoardView | None:
    """Which board it is, and under what conditions; ``None`` before the first."""
    number, conditions = sight.number, sight.conditions
    if number is None or conditions is None:
        return None
    return BoardView(
        number=number.board,
        deal=1 if sight.origin is not None else number.deal if sight.goal is None else sight.goal.number,
        deals=sight.sheet.stakes.deals,
        dealer=conditions.dealer,
        first=conditions.first_caller if sight.own is None else sight.own.auction.first,
        vulnerability=conditions.vulnerability,
        minibridge=minibridge_view(sight),
    )


def call_views(sight: Sight) -> list[str]:
    """The calls so far, from the first caller's; those that the reader may not look at any longer are left out."""
    in_sight = sight.disclosed.in_sight
    if sight.own is None or not in_sight:
        return []
    return [str(call) if seat in in_sight else "" for seat, call in sight.own.auction.by_seat()]


def contract_view(sight: Sight) -> ContractView | None:
    """The contract, once the auction has decided on one."""
    play = play_of(sight)
    return None if play is None else contract_of(play.contract)


def play_of(sight: Sight) -> Play | None:
    """The cards played so far; ``None`` during the auction or when the board was passed out."""
    return None if sight.own is None else sight.own.play


def cards_left(sight: Sight) -> dict[Seat, int]:
    """How many cards each seat still holds; empty before the first board."""
    if sight.own is None:
        return {}
    play = sight.own.play
    return {seat: 13 - (0 if play is None else _played(play, seat.index)) for seat in SEATS}


def trick_view(trick: Trick, play: Play, telling: Hand) -> TrickView:
    """Up to four cards, with who is winning and which of them can be asked about."""
    return TrickView(
        leader=trick.leader,
        cards=[TrickCard(seat, str(card), card in telling) for seat, card in trick.by_seat()],
        winner=trick.winning(play.trump)[0] if trick.cards else None,
    )


def tricks_of(play: Play, telling: Hand) -> list[TrickView]:
    """The tricks of a play that is over, from the opening lead; nobody has won the last one if it is not complete."""
    tricks = [trick_view(play.completed(index), play, telling) for index in range(len(play.winners))]
    if play.trick.cards:
        tricks.append(replace(trick_view(play.trick, play, telling), winner=None))
    return tricks


def current_trick(sight: Sight, telling: Hand) -> TrickView | None:
    """The trick in progress, without cards before its lead; ``None`` while no cards are played.

    Of a board that is over it is what a claim has left on the table.
    """
    play = play_of(sight)
    ended = sight.own is not None and sight.own.result is not None
    if play is None or (ended and not play.trick.cards):
        return None
    return trick_view(play.trick, play, telling)


def last_trick(sight: Sight, telling: Hand) -> TrickView | None:
    """The trick completed last, with who has won it; ``None`` if it lies face down."""
    play, trick = play_of(sight), last_trick_of(sight)
    return None if play is None or trick is None else trick_view(trick, play, telling)


def last_trick_of(sight: Sight) -> Trick | None:
    """The trick completed last, as long as the table lets one look back (S1:62, Law 66A).

    By the Laws others may lead at once: until the reader's side has played, nobody who saw it late has lost anything.
    """
    play = play_of(sight)
    if play is None or play.last_trick is None:
        return None
    match sight.disclosed.looking_back:
        case LookingBack.LAWS if any(seat.side is sight.me.side for seat, _ in play.trick.by_seat()):
            return None
        case LookingBack.NEXT_LEAD if play.trick.cards:
            return None
        case _:
            return play.last_trick


def piles(sight: Sight) -> list[Side]:
    """Which side won each complete trick."""
    play = play_of(sight)
    return [] if play is None else [winner.side for winner in play.winners]


def _played(play: Play, seat_index: int) -> int:
    """How many cards this seat has played: one for each complete trick, and perhaps one to that in progress."""
    turns = (seat_index - play.leader.index) % 4
    return len(play.winners) + (turns < len(play.trick.cards))


def contract_of(contract: Contract) -> ContractView:
    """A contract, taken apart."""
    return ContractView(
        text=str(contract),
        level=contract.level,
        strain=contract.strain,
        doubling=contract.doubling,
        declarer=contract.declarer,
        dummy=contract.dummy,
        tricks=contract.tricks,
    )
