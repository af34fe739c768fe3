"""Draw for seats: everybody cuts a card, and the cards say who plays with whom and who deals.

The two highest cards play together against the two lowest, cards of one rank ranking by their suits; the highest deals
first and keeps its seat (The Laws of Contract Bridge, Law 3; S4:11 "per Losverfahren").
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.cards import CARDS, Card
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.dealing.numbered import number_of_deal
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.table.rules.act import Act, EventKind, NoDetails, no_details
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import why_not_start
from schlemm.table.state.events import SeatsDrawn
from schlemm.table.state.players import Player
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class DrawSeats:
    """Have everybody cut a card for their seat."""


def cut_cards(deal: Deal) -> BySeat[Card]:
    """Four different cards, each four as likely as any other if the deal is (but for a part in 10^21).

    A deal is the only randomness that a decision is given; its number is cut down to four cards here.
    """
    number, pack, cut = number_of_deal(deal), list(CARDS), list[Card]()
    for _ in SEATS:
        number, place = divmod(number, len(pack))
        cut.append(pack.pop(place))
    return BySeat(*cut)


def by_height(cards: BySeat[Card]) -> tuple[Seat, ...]:
    """Who cut the cards, the highest first."""
    return tuple(sorted(SEATS, key=lambda seat: _height(cards.of(seat)), reverse=True))


def seats_for(cards: BySeat[Card]) -> BySeat[Seat]:
    """The seat that each has drawn: the highest stays, the second sits opposite, the third to the highest's left."""
    first, second, third, fourth = by_height(cards)
    to = {first: first, second: first.partner, third: first.left, fourth: first.right}
    return BySeat.from_function(to.__getitem__)


def _height(card: Card) -> tuple[int, int]:
    return card.rank.index, card.suit.index


def draw_seats(table: Table, by: Seat, deal: Deal) -> tuple[SeatsDrawn, ...]:
    """Everybody cuts a card for their seat.

    Args:
        table: The table.
        by: Who asks for it.
        deal: Where the cards come from.

    Raises:
        Refused: If the host does not ask for it, the seats have been drawn, or a board has been dealt.
    """
    if (refused := why_not_draw(table, by)) is not None:
        raise refused
    cards = cut_cards(deal)
    return (SeatsDrawn(cards, seats_for(cards)),)


def why_not_draw(table: Table, by: Seat) -> Refused | None:
    """Why this player may not have the seats drawn; ``None`` if they may."""
    if not table.is_waiting or table.company.drawn is not None:
        return Refused(RefusalCode.SEATS_ARE_FIXED)
    return why_not_start(table, by)


def _is_offered(table: Table, by: Seat) -> bool:
    return why_not_draw(table, by) is None


def _drawn(table: Table, event: SeatsDrawn) -> Table:
    """Everybody at their new seat; who cut the highest card deals first."""
    form, to, company = table.form, event.to, table.company
    if not isinstance(form, DuplicateForm):  # there the number of the board says who deals
        form = replace(form, first_dealer=to.of(by_height(event.cards)[0]))
    renewed = company.renewed
    for seat in SEATS:
        renewed = renewed.put(to.of(seat), company.renewed.of(seat))
    moved = replace(
        company,
        invitation=company.invitation.moved(to),
        kept=tuple(to.of(seat) for seat in company.kept),
        away=tuple(to.of(seat) for seat in company.away),
        lost=(),
        renewed=renewed,
        said=tuple(replace(spoken, seat=spoken.seat and to.of(spoken.seat)) for spoken in company.said),
        drawn=event,
    )
    return replace(table, score=form.start(), players=_at_new_seats(table, to), company=moved)


def _at_new_seats(table: Table, to: BySeat[Seat]) -> BySeat[Player]:
    """The players where they have drawn; what bots bid goes with the host's side and with the opponents'."""
    host = table.company.invitation.host
    ours, theirs = table.players.of(host).bot, table.players.of(host.left).bot
    players = table.players
    for seat in SEATS:
        bot = ours if to.of(seat).side is to.of(host).side else theirs
        players = players.put(to.of(seat), replace(table.players.of(seat), bot=bot))
    return players


DRAW: Final = Act(
    name="draw",
    request=DrawSeats,
    decide=lambda table, by, wish, deals: draw_seats(table, by, deals()),
    kinds=(
        EventKind(
            name="drawn",
            stored="SeatsDrawn",
            event=SeatsDrawn,
            evolve=_drawn,
            seen=NoDetails,
            told=no_details,
        ),
    ),
    offers=_is_offered,
)
