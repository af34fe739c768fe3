"""From a moment of a board to the first events of a table that goes on from there."""

from __future__ import annotations

from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import BySeat
from schlemm.server.common.bots import BOT_NAMES, bot_bidding, texts_of
from schlemm.server.replay.wire import GoOnFrom
from schlemm.table.rules.person_names import visible_name
from schlemm.table.rules.replaying import BoardMoment, auction_to, laid_out_from
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.origin import BoardOrigin
from schlemm.table.state.players import Person, Player, Robot, hashed
from schlemm.table.state.settings import Settings


def moment_of(board: PlayedBoard, calls: int, cards: int) -> BoardMoment:
    """A board after so many calls and cards; with a card, or where one player names the contract, after all calls."""
    auction = board.public.auction
    contract = None if board.play is None else board.play.contract
    whole = cards > 0
    if contract is not None and auction.is_naming:
        auction, whole = auction_to(contract, board.public.dealer), True
    return BoardMoment(
        board.deal,
        auction.first,
        board.public.vulnerability,
        auction.calls if whole else auction.calls[:calls],
        () if board.play is None else board.play.cards[:cards],
    )


def table_from(
    asked: GoOnFrom, board: PlayedBoard, origin: BoardOrigin, table: str, secret: str
) -> tuple[Event, ...]:
    """A table of this name that goes on from a moment of a board, for the person who has this secret.

    Each side bids as it did; where that is not known, the system of the bots.

    Raises:
        RuleViolation: If a call or card may not be made there.
        Refused: If the board is over after them, or the person's name is too long.
        UnknownSystem: If a side bid a system that does not exist.
    """
    moment = moment_of(board, asked.calls, asked.cards)
    bots = BySeat.from_function(lambda seat: bot_bidding(board.public.systems.of(seat.side), asked.level))
    robots: BySeat[Player] = BySeat.from_function(lambda seat: Robot(BOT_NAMES.of(seat), bots.of(seat)))
    person = Person(visible_name(asked.name), hashed(secret, table), bot=bots.of(asked.seat), face=asked.face)
    players = robots.put(asked.seat, person)
    opened = TableOpened(
        moment.form, players, Settings(asked.tempo), origin=origin, texts=texts_of(board.public.systems)
    )
    return laid_out_from(opened, moment)
