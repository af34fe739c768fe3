"""Boards that somebody asked for, ready to be shown and to be taken home."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from schlemm.bidding.deals_asked import Rareness
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS
from schlemm.formats.filed import FiledBoard
from schlemm.server.common.letters import card_letters
from schlemm.server.common.messages import Said
from schlemm.server.count.views import defects_view
from schlemm.server.deals.reading import WrongWish
from schlemm.server.deals.wire import BoardsDealt, BoardToOrder, DealsRarity, WishField, WrongField
from schlemm.server.protocol.view import HandView
from schlemm.server.replay.packing import packed


def rarity_view(found: Rareness) -> DealsRarity:
    """How rare the deals are."""
    often, seldom = (1 / share if share else None for share in (found.most, found.least))
    below = None if found.below is None else int(1 / found.below)
    return DealsRarity(often, seldom, found.exact, [], None, below)


def rarity_of_wrong(wish: WrongWish) -> DealsRarity:
    """The same of what cannot be asked."""
    return DealsRarity(None, None, exact=False, wrong=_wrong(wish), why=_why(wish))


def boards_view(deals: Iterable[Deal]) -> BoardsDealt:
    """The boards of these deals, from the first on."""
    return BoardsDealt([_board(number, deal) for number, deal in enumerate(deals, start=1)], [], None)


def boards_of_wrong(wish: WrongWish) -> BoardsDealt:
    """The same of what cannot be asked."""
    return BoardsDealt([], _wrong(wish), _why(wish))


def filed_board(number: int, deal: Deal) -> FiledBoard:
    """A board for files, with who deals and who is vulnerable."""
    of_number = Conditions.of_board(number)
    return FiledBoard(number, of_number.dealer, of_number.vulnerability, deal.hands)


def _board(number: int, deal: Deal) -> BoardToOrder:
    conditions = Conditions.of_board(number)
    hands = [HandView(seat, card_letters(deal.hand(seat)), "over") for seat in SEATS]
    door = packed(filed_board(number, deal)) or ""
    return BoardToOrder(number, conditions.dealer, conditions.vulnerability, hands, door)


def _wrong(wish: WrongWish) -> list[WrongField]:
    return [WrongField(cast("WishField", name), defects_view(error)) for name, error in wish.fields.items()]


def _why(wish: WrongWish) -> Said | None:
    return Said(wish.code) if wish.code else None
